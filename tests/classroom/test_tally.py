"""Tallies: a round counted, each answer with the engine's word, and nobody named."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.classroom.scenes import CHOICE, COUNT, FILM, SPOT, WIN, a_class, asking, gives
from trainer.classroom.live import judge_live
from trainer.classroom.tally import Tally, shown, tally
from trainer.classroom.visit import last_of_round
from trainer.game.sides import SIDES
from trainer.game.spaces import parse_space
from trainer.tactics.cause import Cause
from trainer.training.answer import Outcome
from trainer.training.question import AnyTask

NAMES = [f"Kid {number}" for number in range(2, 32)]
INDEX = {WIN.id: 0, SPOT.id: 1, COUNT.id: 2, CHOICE.id: 3, FILM.id: 4}


def tallied(task: AnyTask, said: list[str], teams: int = 0) -> Tally:
    """Let a class of thirty send these, the others nothing."""
    room = asking(INDEX[task.id], teams)
    pupils = a_class(room, *NAMES)
    answers = [gives(room, pupil.id, task, text) for pupil, text in zip(pupils, said, strict=False)]
    return tally(task, pupils, last_of_round(room, answers), room.teams)


def test_a_round_is_counted_by_move_with_verdict_and_reason() -> None:
    found = tallied(WIN, ["QS@b5"] * 8 + ["JH@d4"] * 11 + ["JHxd4"] * 3)
    assert (found.pupils, found.answered, found.right) == (30, 22, 8)
    assert [(each.said, each.count, each.outcome) for each in found.said] == [
        ("JH@d4", 11, Outcome.REFUSED), ("QS@b5", 8, Outcome.RIGHT), ("JHxd4", 3, Outcome.WRONG),
    ]  # fmt: skip
    assert [each.shown for each in found.said] == [
        "J♥ on d4", "Q♠ on b5", "J♥ takes the chip on d4",
    ]  # fmt: skip
    assert found.said[2].sentence == judge_live(WIN, "JHxd4").sentence
    assert found.said[2].rule == "SEQ-12"
    assert str(found.common) == "Eleven put a chip after the one-eyed Jack: JACK-ONE-2"


def test_the_heat_map_counts_moves_by_their_space() -> None:
    found = tallied(WIN, ["QS@b5"] * 8 + ["JH@d4"] * 2 + ["JHxd4"] * 3 + ["--"])
    assert [(str(each.space), each.count, each.right) for each in found.spaces] == [
        ("d4", 5, 0), ("b5", 8, 8),
    ]  # fmt: skip
    assert found.spaces[0].sentence == judge_live(WIN, "JHxd4").sentence


def test_the_heat_map_of_spaces_to_tap_judges_each_space_by_itself() -> None:
    found = tallied(SPOT, ["b5 g5"] * 3 + ["b5 h5"] * 2 + ["g5"])
    assert [(str(each.space), each.count, each.right) for each in found.spaces] == [
        ("b5", 5, 5), ("g5", 4, 4), ("h5", 2, 0),
    ]  # fmt: skip
    assert found.spaces[2].space == parse_space("h5")
    assert found.spaces[2].sentence == "A chip on h5 completes nothing."
    assert found.right == 3
    assert found.said[0].shown == "b5, g5"


@pytest.mark.parametrize(("task", "said", "texts"), [
    (COUNT, ["2", "2", "3"], ["2", "3"]),
    (CHOICE, ["2", "1", "2"], ["Five", "Four"]),
    (FILM, ["seen"], ["Seen"]),
])  # fmt: skip
def test_numbers_and_choices_are_counted_without_a_map(
    task: AnyTask, said: list[str], texts: list[str]
) -> None:
    found = tallied(task, said)
    assert [each.shown for each in found.said] == texts
    assert found.spaces == ()
    assert found.common is None


def test_teams_are_compared_by_their_share_of_right_answers() -> None:
    found = tallied(WIN, ["QS@b5", "JHxd4", "QS@b5", "QS@b5"], teams=3)
    assert [(each.side, each.pupils, each.answered, each.right) for each in found.teams] == [
        (SIDES[0], 10, 2, 2), (SIDES[1], 10, 1, 0), (SIDES[2], 10, 1, 1),
    ]  # fmt: skip
    assert [each.share for each in found.teams] == [1.0, 0.0, 1.0]
    assert [each.share for each in tallied(WIN, [], teams=2).teams] == [0.0, 0.0]
    assert tallied(WIN, ["QS@b5"]).teams == ()


def test_a_tally_names_no_child() -> None:
    text = repr(tallied(WIN, ["QS@b5", "JHxd4"], teams=2))
    assert "Kid" not in text
    assert "p0" not in text


def test_answers_of_pupils_who_are_not_in_the_room_do_not_count() -> None:
    room = asking()
    answers = [gives(room, "gone", WIN, "QS@b5"), gives(room, "p0", WIN, "QS@b5")]
    found = tally(WIN, a_class(room, "Anna"), last_of_round(room, answers))
    assert (found.pupils, found.answered) == (1, 1)


def test_an_answer_to_content_of_another_day_keeps_its_verdict() -> None:
    room = asking()
    old = replace(
        gives(room, "p0", WIN, "JHxd4"), said="moonwalk", cause=Cause.WILD_JACK.value, rule="TAC-7"
    )
    found = tally(WIN, a_class(room, "Anna"), {"p0": old})
    assert found.said[0].outcome is Outcome.WRONG
    assert found.said[0].sentence == ""
    assert str(found.common) == "One forgot that a two-eyed Jack can fill any gap: TAC-7"
    assert shown(WIN, "moonwalk") == "moonwalk"
    assert shown(CHOICE, "9") == "9"


moves = st.lists(st.sampled_from(["QS@b5", "JHxd4", "JH@d4", "AH@g5", "--"]), max_size=30)


@given(moves)
def test_all_counts_add_up(said: list[str]) -> None:
    found = tallied(WIN, said, teams=2)
    assert found.answered == len(said) == sum(each.count for each in found.said)
    assert found.right == said.count("QS@b5") == sum(team.right for team in found.teams)
    assert sum(each.count for each in found.spaces) == len(said) - said.count("--")
    wrong = max((said.count(each) for each in set(said) - {"QS@b5"}), default=0)
    assert (found.common.count if found.common else 0) == wrong
