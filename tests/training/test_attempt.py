from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.training.boards import (
    FOUR_IN_ROW_5,
    LONG_RUN,
    SEQUENCE,
    THREAT,
    asked,
    picked,
    tapped,
)
from trainer.game.cards import CARDS
from trainer.game.moves import parse_move
from trainer.game.spaces import SPACES, parse_space
from trainer.tactics.cause import Cause
from trainer.tactics.hints import Stage
from trainer.training.attempt import (
    Attempt,
    Phase,
    choose,
    hints,
    hints_shown,
    options,
    pick,
    retry,
    reveal,
    right_moves,
    say_number,
    show_hint,
    swap,
    tap,
    type_in,
)

WIN = FOUR_IN_ROW_5.format("QS8H2CJDJS9D4S")


def test_a_tap_plays_the_one_card_that_fits() -> None:
    attempt = tapped(asked(WIN, "win"), "b5")
    assert attempt.phase is Phase.CHOOSING, "the Queen and the wild Jack both fit"
    attempt = tapped(asked(FOUR_IN_ROW_5.format("QS8H2C"), "win"), "b5")
    assert attempt.is_solved
    assert attempt.message == "Row 5 from b5 to f5 is complete. Blue wins."
    assert attempt.misses == 0


def test_the_chosen_card_is_the_one_that_is_played() -> None:
    attempt = tapped(picked(asked(WIN, "win"), "JD"), "b5")
    assert attempt.is_solved
    assert attempt.verdict is not None
    assert str(attempt.verdict.move) == "JD@b5"


def test_a_second_tap_on_the_chosen_card_puts_it_back() -> None:
    attempt = picked(asked(WIN, "win"), "JD")
    assert attempt.picked is not None
    assert picked(attempt, "JD").picked is None
    other = picked(attempt, "QS")
    assert str(other.picked) == "QS"


def test_a_card_that_is_not_held_cannot_be_chosen() -> None:
    attempt = picked(asked(WIN, "win"), "KC")
    assert attempt.picked is None
    assert attempt.refusal is not None
    assert attempt.refusal.rule == "TURN-1"
    assert attempt.misses == 1


def test_two_cards_that_fit_one_space_are_asked_about_and_either_may_be_meant() -> None:
    attempt = tapped(asked(WIN, "win"), "b5")
    assert attempt.phase is Phase.CHOOSING
    labels = [label for label, _ in options(attempt)]
    assert labels == ["Q♠", "J♦"]
    for _, move in options(attempt):
        done = choose(attempt, move)
        assert done.is_solved
        assert done.verdict is not None
        assert done.verdict.move == move


def test_a_move_that_is_no_option_changes_nothing() -> None:
    attempt = tapped(asked(WIN, "win"), "b5")
    assert choose(attempt, parse_move("2C@e2")) == attempt


def test_what_was_not_meant_is_forgotten_with_the_next_tap() -> None:
    attempt = tapped(asked(WIN, "win"), "b5", "i7")
    assert attempt.phase is Phase.MISSED, "the wild Jack alone fits i7"
    back = picked(tapped(asked(WIN, "win"), "b5"), "QS")
    assert (back.phase, back.choices) == (Phase.ASKING, ())


@pytest.mark.parametrize("jacks", ["JCJD", "JCJC", "JDJD"])
def test_two_wild_jacks_would_do_the_same_and_nobody_is_asked(jacks: str) -> None:
    attempt = tapped(asked(FOUR_IN_ROW_5.format(f"{jacks}8H"), "win"), "b5")
    assert attempt.is_solved


def test_two_one_eyed_jacks_would_do_the_same_and_nobody_is_asked() -> None:
    attempt = tapped(asked(FOUR_IN_ROW_5.format("JHJS8H"), "remove"), "d4")
    assert attempt.is_solved


def test_of_two_jacks_the_one_that_the_task_names_is_asked_about() -> None:
    attempt = tapped(asked(FOUR_IN_ROW_5.format("JCJD8H"), "play JD"), "i7")
    assert attempt.phase is Phase.CHOOSING
    assert [label for label, _ in options(attempt)] == ["J♦", "J♣"]


def test_seq_8_which_five_is_not_asked_where_every_choice_is_right() -> None:
    attempt = tapped(asked(LONG_RUN, "complete"), "f5")
    assert attempt.is_solved


def test_seq_8_which_five_is_asked_where_only_one_choice_is_right() -> None:
    attempt = tapped(asked(LONG_RUN, "force"), "f5")
    assert attempt.phase is Phase.CHOOSING
    assert [label for label, _ in options(attempt)] == ["b5-f5", "c5-g5", "d5-h5", "e5-i5"]
    verdicts = {label: choose(attempt, move).phase for label, move in options(attempt)}
    assert verdicts.pop("b5-f5") is Phase.SOLVED
    assert set(verdicts.values()) == {Phase.MISSED}


def test_seq_8_which_five_may_be_typed_at_once() -> None:
    assert type_in(asked(LONG_RUN, "force"), "4h f5=b5-f5").is_solved
    assert type_in(asked(LONG_RUN, "force"), "4h f5=c5-g5").phase is Phase.MISSED


REFUSED = [
    ("QS8H2C", "", "a1", "TURN-6"),
    ("QS8H2C", "", "d5", "TURN-4"),
    ("QS8H2C", "", "d4", "TURN-4"),
    ("QS8H2C", "", "b1", "TURN-3"),
    ("QS8H2C", "8H", "b5", "TURN-3"),
    ("JCJD8H", "JD", "d4", "JACK-TWO-2"),
    ("JCJD8H", "JD", "j10", "JACK-TWO-2"),
    ("JSQS8H", "JS", "d5", "JACK-ONE-3"),
    ("JSQS8H", "", "d5", "JACK-ONE-3"),
    ("JSQS8H", "JS", "b1", "JACK-ONE-2"),
    ("JS", "", "a1", "JACK-ONE-2"),
]


@pytest.mark.parametrize(("hand", "card", "space", "rule"), REFUSED)
def test_a_refusal_names_its_rule_counts_as_a_miss_and_keeps_the_question(
    hand: str, card: str, space: str, rule: str
) -> None:
    attempt = asked(FOUR_IN_ROW_5.format(hand), "win")
    attempt = tapped(picked(attempt, card) if card else attempt, space)
    assert attempt.phase is Phase.ASKING
    assert attempt.refusal is not None
    assert attempt.refusal.rule == rule
    assert attempt.message == attempt.refusal.message
    assert attempt.misses == 1
    assert attempt.verdict is None
    assert str(attempt.picked or "") == card


def test_jack_one_4_a_chip_of_a_finished_sequence_is_refused() -> None:
    line = "*8*/10/10/4b5/1GGGGG4/10/10/10/10/*8* 1 2p2s g:b5-f5 h1=JS8H2C"
    attempt = tapped(asked(line, "remove"), "c5")
    assert attempt.refusal is not None
    assert attempt.refusal.rule == "JACK-ONE-4"


def test_a_hand_without_cards_is_refused_and_has_no_solution() -> None:
    attempt = asked(FOUR_IN_ROW_5.format("?3"), "win")
    for name in ("b5", "a1", "d4"):
        refused = tapped(attempt, name)
        assert refused.refusal is not None
        assert refused.refusal.rule == "TURN-1"
    shown = reveal(attempt)
    assert (shown.phase, shown.message) == (Phase.REVEALED, "No move does that here.")
    assert right_moves(shown) == ()


def test_a_miss_lies_on_the_board_with_the_reply_that_punishes_it() -> None:
    attempt = tapped(asked(THREAT.format("2CKC4S9C3C6CTS"), "block"), "g4")
    assert attempt.phase is Phase.MISSED
    assert attempt.misses == 1
    assert attempt.verdict is not None
    assert attempt.verdict.cause is Cause.LEFT_THREAT_OPEN
    assert attempt.verdict.reply is not None
    assert str(attempt.verdict.reply.move.space) == "g8"
    assert attempt.message.startswith("That leaves a line of four open. Green answers ")
    assert right_moves(attempt) == ()


def test_a_second_tap_on_the_space_that_missed_only_goes_back() -> None:
    missed = tapped(asked(WIN, "win"), "i7")
    assert missed.phase is Phase.MISSED
    back = tapped(missed, "i7")
    assert back == retry(missed)
    assert (back.phase, back.verdict, back.message, back.misses) == (Phase.ASKING, None, "", 1)


def test_another_tap_after_a_miss_is_the_next_try() -> None:
    right = tapped(picked(tapped(asked(WIN, "win"), "i7"), "QS"), "b5")
    assert (right.phase, right.misses) == (Phase.SOLVED, 1)
    again = tapped(tapped(asked(WIN, "win"), "i7"), "a1")
    assert (again.phase, again.stray, again.misses) == (Phase.ASKING, parse_space("a1"), 2)


def test_a_card_chosen_after_a_miss_goes_back_and_is_chosen() -> None:
    back = picked(tapped(asked(WIN, "win"), "i7"), "QS")
    assert (back.phase, str(back.picked), back.misses) == (Phase.ASKING, "QS", 1)


def test_typing_after_a_miss_goes_back_and_plays() -> None:
    done = type_in(tapped(asked(WIN, "win"), "i7"), "qs b5")
    assert (done.is_solved, done.misses) == (True, 1)


def test_tap_and_card_change_nothing_once_it_is_solved_or_shown() -> None:
    attempt = asked(WIN, "win")
    for over in (tapped(picked(attempt, "QS"), "b5"), reveal(attempt)):
        assert over.is_finished
        assert tapped(over, "g5") == over
        assert picked(over, "JD") == over
        assert type_in(over, "JD g5") == over
        assert show_hint(over) == over
        assert reveal(over) == over
        assert swap(over) == over
        assert say_number(over, 1) == over


def test_a_task_to_tap_takes_right_spaces_one_by_one_and_tells_how_many_are_left() -> None:
    attempt = asked(WIN, "spot corners")
    assert attempt.left == 4
    attempt = tapped(attempt, "a1", "j1")
    assert (attempt.left, attempt.phase, len(attempt.tapped)) == (2, Phase.ASKING, 2)
    assert tapped(attempt, "a1") == attempt, "a space twice is no mistake"
    attempt = tapped(attempt, "j10", "a10")
    assert (attempt.left, attempt.is_solved, attempt.misses) == (0, True, 0)


def test_a_wrong_tap_is_marked_and_explained_and_the_right_ones_stay() -> None:
    attempt = tapped(asked(WIN, "spot corners"), "a1", "e5")
    assert attempt.stray == parse_space("e5")
    assert attempt.tapped == {parse_space("a1")}
    assert attempt.message == "e5 shows 5♥."
    assert attempt.misses == 1
    assert tapped(attempt, "j1").stray is None


def test_in_a_task_to_tap_cards_are_not_chosen_and_spaces_may_be_typed() -> None:
    attempt = asked(WIN, "spot corners")
    assert picked(attempt, "QS") == attempt
    assert type_in(attempt, " A1 ").tapped == {parse_space("a1")}
    assert type_in(attempt, "QS a1").tapped == {parse_space("a1")}
    for other in ("QS", "5H~", "--"):
        told = type_in(attempt, other)
        assert (told.message, told.misses) == ("Type a space, such as c4.", 0)


def test_what_was_to_be_tapped_is_shown_whole() -> None:
    shown = reveal(tapped(asked(WIN, "spot corners"), "a1"))
    assert shown.phase is Phase.REVEALED
    assert len(shown.tapped) == 4
    assert not shown.is_solved


def test_a_task_to_count_takes_a_number() -> None:
    attempt = asked(WIN, "count threats blue")
    wrong = say_number(attempt, 3)
    assert (wrong.phase, wrong.misses) == (Phase.ASKING, 1)
    assert wrong.message == "3 is not right. Count again."
    right = say_number(wrong, 2)
    assert (right.is_solved, right.misses, right.message) == (True, 1, "2 is right.")
    assert reveal(attempt).message == "The answer is 2."


def test_a_number_may_be_typed_and_nothing_else_counts() -> None:
    attempt = asked(WIN, "count threats blue")
    assert type_in(attempt, " 2 ").is_solved
    for other in ("two", "", "-2", "2.0", "٢", "1000", "9" * 10_000, "QS b5"):
        told = type_in(attempt, other)
        assert (told.message, told.misses) == ("Type a number, such as 2.", 0)
    assert tapped(attempt, "b5") == attempt
    assert picked(attempt, "QS") == attempt


def test_dead_2_the_chosen_dead_card_is_exchanged() -> None:
    line = "*8*/10/10/10/10/5g4/10/10/8b1/*8* 1 2p2s - h1=3HQS8H"
    attempt = asked(line, "exchange")
    assert swap(attempt) == attempt, "no card is chosen yet"
    assert swap(picked(attempt, "3H")).is_solved
    assert type_in(attempt, "3h~").is_solved


def test_dead_1_a_card_that_is_not_dead_is_refused() -> None:
    attempt = swap(picked(asked(WIN, "exchange"), "8H"))
    assert attempt.refusal is not None
    assert attempt.refusal.rule == "DEAD-1"
    assert str(attempt.picked) == "8H"


def test_a_legal_move_in_a_task_to_exchange_misses_it() -> None:
    attempt = tapped(asked(WIN, "exchange"), "i4")
    assert attempt.phase is Phase.CHOOSING, "8H and the wild Jack"
    done = choose(attempt, options(attempt)[0][1])
    assert done.phase is Phase.MISSED
    assert done.verdict is not None
    assert done.verdict.cause is Cause.ANOTHER_TASK


def test_hints_come_one_by_one_from_the_least_to_the_most_telling() -> None:
    attempt = asked(WIN, "win")
    stages = [hint.stage.value for hint in hints(attempt)]
    assert stages == sorted(stages)
    assert hints(attempt)[-1].stage is Stage.SPACE
    for number in range(1, len(stages) + 1):
        attempt = show_hint(attempt)
        assert hints_shown(attempt) == hints(attempt)[:number]
    assert show_hint(attempt) == attempt


def test_what_the_author_wrote_comes_first_and_then_line_card_and_space() -> None:
    attempt = asked(WIN, "win", "Look left.", "Look right.")
    texts = [hint.text for hint in hints(attempt)]
    assert texts[:2] == ["Look left.", "Look right."]
    assert [hint.stage for hint in hints(attempt)[2:]] == [Stage.LINE, Stage.CARD, Stage.SPACE]


def test_a_hint_keeps_the_chosen_card_and_takes_back_a_miss() -> None:
    attempt = show_hint(picked(asked(WIN, "win"), "QS"))
    assert (str(attempt.picked), attempt.hints) == ("QS", 1)
    after = show_hint(tapped(asked(WIN, "win"), "i7"))
    assert (after.phase, after.hints, after.misses) == (Phase.ASKING, 1, 1)


def test_the_solution_is_shown_with_all_right_moves_and_does_not_count_as_solved() -> None:
    attempt = reveal(asked(WIN, "win"))
    assert attempt.phase is Phase.REVEALED
    assert not attempt.is_solved
    assert attempt.message.endswith("Blue wins.")
    assert sorted(map(str, right_moves(attempt))) == ["JD@b5", "JD@g5", "QS@b5"]


def test_before_the_end_no_right_move_is_told() -> None:
    attempt = asked(WIN, "win")
    assert right_moves(attempt) == right_moves(show_hint(attempt)) == ()


@pytest.mark.parametrize(
    "text", ["QS b5", "qs b5", "qsb5", "qs@b5", "Q♠ b5", "q♠\ufe0f b5", "  QS   b5 ", "qs on b5"]
)
def test_a_move_is_typed_in_any_usual_form(text: str) -> None:
    done = type_in(asked(WIN, "win"), text)
    assert done.is_solved
    assert done.verdict is not None
    assert str(done.verdict.move) == "QS@b5"


@pytest.mark.parametrize("text", ["jsxd4", "js d4", "JS X D4", "J♠ d4", "jsd4"])
def test_a_removal_is_typed_with_a_sign_or_without(text: str) -> None:
    assert type_in(asked(WIN, "remove"), text).is_solved


def test_a_space_alone_plays_the_card_that_fits_and_a_card_alone_is_chosen() -> None:
    attempt = asked(FOUR_IN_ROW_5.format("QS8H2C"), "win")
    assert type_in(attempt, "b5").is_solved
    assert str(type_in(attempt, "8h").picked) == "8H"
    assert type_in(type_in(attempt, "qs"), "b5").is_solved


@pytest.mark.parametrize(
    "text", ["", " ", "?", "x" * 10_000, "8H z9", "<b>", "c4 c5", "\x00", "💥"]
)
def test_what_is_no_move_is_told_and_does_not_count(text: str) -> None:
    attempt = type_in(asked(WIN, "win"), text)
    assert "such as 8H c4" in attempt.message
    assert len(attempt.message) < 120
    assert (attempt.phase, attempt.misses, attempt.refusal) == (Phase.ASKING, 0, None)


def test_an_illegal_typed_move_is_refused_with_its_rule() -> None:
    for text, rule in (
        ("qs c4", "TURN-3"),
        ("KC e3", "TURN-1"),
        ("qs~", "DEAD-1"),
        ("--", "END-1"),
    ):
        attempt = type_in(asked(WIN, "win"), text)
        assert attempt.refusal is not None, text
        assert attempt.refusal.rule == rule


def test_after_the_solution_hand_and_position_are_those_of_the_question() -> None:
    attempt = asked(SEQUENCE.format("4H2C3C"), "win")
    assert reveal(attempt).position is attempt.position


acts = st.lists(
    st.one_of(
        st.sampled_from(SPACES).map(lambda space: lambda attempt: tap(attempt, space)),
        st.sampled_from(CARDS).map(lambda card: lambda attempt: pick(attempt, card)),
        st.text(max_size=8).map(lambda text: lambda attempt: type_in(attempt, text)),
        st.integers(-1, 12).map(lambda number: lambda attempt: say_number(attempt, number)),
        st.sampled_from([swap, retry, show_hint]).map(lambda act: act),
        st.integers(0, 3).map(
            lambda i: (
                lambda attempt: (
                    choose(attempt, attempt.choices[i % len(attempt.choices)])
                    if attempt.choices
                    else attempt
                )
            )
        ),
    ),
    max_size=12,
)
GOALS = ("win", "complete", "block", "remove", "play JD", "exchange", "spot corners", "count dead")


@given(acts=acts, goal=st.sampled_from(GOALS))
def test_whatever_is_done_misses_and_hints_only_grow_and_the_question_stays(
    acts: list[Callable[[Attempt], Attempt]], goal: str
) -> None:
    attempt = start = asked(WIN, goal)
    for act in acts:
        before = attempt
        attempt = act(attempt)
        assert attempt.question == start.question
        assert attempt.misses in (before.misses, before.misses + 1)
        assert attempt.hints in (before.hints, before.hints + 1)
        assert not before.is_finished or attempt == before
        assert (attempt.phase is Phase.CHOOSING) == bool(attempt.choices)
        assert attempt.verdict is None or attempt.phase in (Phase.MISSED, Phase.SOLVED)


def test_retry_never_loses_a_solved_question() -> None:
    solved = tapped(picked(asked(WIN, "win"), "QS"), "b5")
    assert retry(solved) == solved


def test_attempts_are_values() -> None:
    attempt = tapped(asked(WIN, "win"), "i7")
    assert attempt == tapped(asked(WIN, "win"), "i7")
    assert hash(attempt) == hash(replace(attempt))
