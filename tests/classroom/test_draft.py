"""Drafts: a touch sends what was meant, legal or not, and nothing else."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as some

from tests.classroom.scenes import (
    CHOICE,
    COUNT,
    DEAD,
    FILM,
    LONG_RUN,
    SPOT,
    TURN,
    WIN,
    asked,
)
from trainer.classroom.draft import (
    Draft,
    Touch,
    draft_of,
    forms_of,
    picked_card,
    touch_card,
    touch_exchange,
    touch_film,
    touch_send,
    touch_space,
    type_in,
)
from trainer.classroom.live import SaidError, judge_live
from trainer.game.cards import format_card, parse_card
from trainer.game.errors import NotationError
from trainer.game.moves import format_move
from trainer.game.spaces import SPACES, parse_space
from trainer.training.answer import Outcome
from trainer.training.question import AnyTask

EXCHANGE = asked(DEAD.format("KS4H"), "exchange", "puzzle/exchange")
LONG = asked(LONG_RUN, "force", "puzzle/long")
ALL = (WIN, SPOT, COUNT, CHOICE, FILM, TURN, EXCHANGE)
HELD = {format_card(card): index for index, card in enumerate(WIN.position.hand.cards)}
B5, C1, D1, D4 = map(parse_space, ("b5", "c1", "d1", "d4"))


def test_a_card_and_a_space_are_sent_as_a_move() -> None:
    chosen = touch_card(WIN, Draft(), HELD["QS"])
    assert (chosen.said, picked_card(WIN, chosen.draft)) == ("", parse_card("QS"))
    sent = touch_space(WIN, chosen.draft, B5)
    assert sent.said == "QS@b5"
    assert touch_space(WIN, sent.draft, C1).said == "QS@c1", "another space changes it"


def test_a_one_eyed_jack_takes() -> None:
    assert touch_space(WIN, Draft(picked=HELD["JH"]), D4).said == "JHxd4"


def test_a_move_against_the_rules_is_sent_like_any_other() -> None:
    said = touch_space(WIN, Draft(picked=HELD["QS"]), D4).said
    assert judge_live(WIN, said).outcome is Outcome.REFUSED


def test_a_space_for_one_card_alone_needs_no_other_tap() -> None:
    sent = touch_space(WIN, Draft(), B5)
    assert (sent.said, sent.draft.picked) == ("QS@b5", HELD["QS"])


def test_a_space_for_no_card_or_for_several_waits_for_its_card() -> None:
    waits = touch_space(WIN, Draft(), D1)
    assert (waits.said, waits.draft.waiting) == ("", D1)
    assert touch_card(WIN, waits.draft, HELD["2H"]).said == "2H@d1"
    assert touch_space(WIN, waits.draft, D1).draft == Draft(), "a second tap lets it go"
    wild = asked("*8*/10/10/10/10/10/10/10/10/*8* 1 2p2s - h1=QSJC", "win")
    assert touch_space(wild, Draft(), B5).draft.waiting == B5


def test_a_chosen_card_is_put_back_by_a_second_tap() -> None:
    assert touch_card(WIN, Draft(picked=2), 2).draft == Draft()
    assert touch_card(WIN, Draft(), 99).draft == Draft(), "there is no such card"


def test_spaces_to_tap_are_marked_and_sent_together() -> None:
    draft = Draft()
    for space in (C1, B5, D4, D4):
        touched = touch_space(SPOT, draft, space)
        assert touched.said == ""
        draft = touched.draft
    assert touch_send(SPOT, draft).said == "c1 b5"
    assert touch_send(SPOT, Draft()).said == "", "nothing is nothing"


def test_the_chosen_card_is_exchanged() -> None:
    assert touch_exchange(EXCHANGE, Draft(picked=1)).said == "4H~"
    assert touch_exchange(EXCHANGE, Draft()).said == ""
    assert touch_exchange(WIN, Draft(picked=1)).said == "", "only where that is asked for"


def test_a_film_is_seen_with_its_last_move() -> None:
    seen = touch_film(FILM, Draft())
    assert (seen.said, seen.draft.seen) == ("seen", len(FILM.moves))
    assert touch_film(FILM, seen.draft, back=True).draft.seen == 0
    assert touch_film(WIN, Draft()).said == ""


def test_all_can_be_typed() -> None:
    assert type_in(WIN, Draft(), "qs b5").said == "QS@b5"
    assert type_in(WIN, Draft(), "jh").draft.picked == HELD["JH"]
    assert type_in(WIN, Draft(picked=HELD["JH"]), "d4").said == "JHxd4"
    assert type_in(WIN, Draft(), "KD c1").said == "KD@c1", "a card that is not held is an answer"
    assert type_in(SPOT, Draft(), "c1").draft.marked == {C1}
    assert type_in(COUNT, Draft(), " 2 ").said == "2"
    for task, text in ((WIN, "zebra"), (WIN, "KD"), (SPOT, "QS"), (SPOT, "QS b5")):
        with pytest.raises(NotationError):
            type_in(task, Draft(), text)


def test_where_it_matters_the_five_are_asked_for() -> None:
    said = touch_space(LONG, Draft(picked=1), parse_space("f5")).said
    assert said == "4H@f5"
    with pytest.raises(SaidError, match="which five"):
        judge_live(LONG, said)
    forms = [format_move(move) for move in forms_of(LONG, said)]
    assert len(forms) > 1
    assert {judge_live(LONG, form).is_right for form in forms} == {True, False}
    assert forms_of(WIN, "QS@b5") == forms_of(SPOT, "c1") == forms_of(WIN, "zebra") == ()


@pytest.mark.parametrize(
    ("task", "said", "draft"),
    [
        (WIN, "QS@b5", Draft(picked=HELD["QS"])),
        (WIN, "KD@b5", Draft()),
        (SPOT, "c1 b5", Draft(marked=frozenset((C1, B5)))),
        (COUNT, "2", Draft()),
        (FILM, "seen", Draft(seen=1)),
        (CHOICE, "1", Draft()),
        (SPOT, "of another day", Draft()),
        (WIN, "of another day", Draft()),
    ],
)
def test_what_was_sent_lies_on_the_table_again(task: AnyTask, said: str, draft: Draft) -> None:
    assert draft_of(task, said) == draft


def touch(task: AnyTask, draft: Draft, kind: str, index: int) -> Touch:
    match kind:
        case "card":
            return touch_card(task, draft, index)
        case "space":
            return touch_space(task, draft, SPACES[index])
        case "send":
            return touch_send(task, draft)
        case "exchange":
            return touch_exchange(task, draft)
    return touch_film(task, draft, back=kind == "back")


@given(
    some.sampled_from(ALL),
    some.lists(
        some.one_of(
            some.tuples(some.just("card"), some.integers(-1, 8)),
            some.tuples(some.just("space"), some.integers(0, 99)),
            some.tuples(some.sampled_from(["send", "exchange", "film", "back"]), some.just(0)),
        ),
        max_size=12,
    ),
)
def test_whatever_is_touched_what_is_sent_is_an_answer(
    task: AnyTask, touches: list[tuple[str, int]]
) -> None:
    draft = Draft()
    for kind, index in touches:
        touched = touch(task, draft, kind, index)
        draft = touched.draft
        if touched.said:
            assert judge_live(task, touched.said).said
            assert draft.waiting is None
