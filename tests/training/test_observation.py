from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest

from tests.training.boards import DEAD, FOUR_IN_ROW_5, SEQUENCE, THREAT, asked, picked, tapped
from tests.training.facts import NOON
from tests.training.test_steps import ONE_DEAD, QUESTION, turn
from trainer.content.library import Library, load_library, shipped_folders
from trainer.game.cards import parse_card
from trainer.game.moves import parse_move
from trainer.game.position_line import parse_position
from trainer.game.rulebook import RULES
from trainer.game.spaces import SPACES, parse_space
from trainer.tactics.cause import Cause
from trainer.tactics.count import counted
from trainer.tactics.facts import facts_of
from trainer.tactics.goal import Count, Spot
from trainer.tactics.spot import spotted
from trainer.training.answer import Answer, Mode, Outcome
from trainer.training.attempt import (
    choose,
    options,
    retry,
    reveal,
    say_number,
    show_hint,
    swap,
    tap,
    type_in,
)
from trainer.training.choice_attempt import ChoiceAttempt, answer
from trainer.training.film_attempt import FilmAttempt, next_move
from trainer.training.lesson_run import AnyAttempt
from trainer.training.observation import Showing, answer_between
from trainer.training.puzzle_run import start_puzzle
from trainer.training.question import Film
from trainer.training.turn_attempt import (
    draw_card,
    end_turn,
    exchange_card,
    pick_card,
    tap_space,
)

SHOWING = Showing(
    meaning="9b6ed685e993107d", mode=Mode.MIX, visit="v1", since=NOON, rules=("SEQ-2",)
)
LATER = NOON + timedelta(seconds=7)


def seen(before: AnyAttempt, after: AnyAttempt) -> Answer | None:
    return answer_between(before, after, SHOWING, LATER)


def told(before: AnyAttempt, after: AnyAttempt) -> tuple[Outcome, str, str, str]:
    found = seen(before, after)
    assert found is not None
    return found.outcome, found.said, found.cause, found.rule


@pytest.fixture(scope="module")
def book() -> Library:
    return load_library(shipped_folders())


def test_a_miss_is_told_with_its_move_its_cause_and_its_rule() -> None:
    start = asked(FOUR_IN_ROW_5.format("QS3S"), "complete")
    missed = type_in(start, "3S@c1")
    assert told(start, missed) == (
        Outcome.WRONG,
        "3S@c1",
        Cause.GAVE_AWAY_WIN.value,
        "TAC-1",
    )


def test_a_solve_is_told_with_its_move() -> None:
    start = asked(FOUR_IN_ROW_5.format("QS4H"), "complete")
    assert told(start, tapped(start, "b5")) == (Outcome.RIGHT, "QS@b5", "", "")


def test_what_surrounds_the_answer_is_in_it() -> None:
    start = asked(FOUR_IN_ROW_5.format("QS4H"), "complete")
    hinted = show_hint(show_hint(start))
    found = answer_between(hinted, tapped(hinted, "b5"), replace(SHOWING, tries=2), LATER)
    assert found == Answer(
        question="puzzle/here",
        meaning="9b6ed685e993107d",
        mode=Mode.MIX,
        visit="v1",
        number=3,
        at=LATER,
        outcome=Outcome.RIGHT,
        said="QS@b5",
        hints=2,
        milliseconds=7_000,
    )
    assert SHOWING.after(found).tries == 3
    assert SHOWING.after(None) == SHOWING


def test_a_clock_set_back_makes_no_negative_time() -> None:
    start = asked(FOUR_IN_ROW_5.format("QS4H"), "complete")
    found = answer_between(start, tapped(start, "b5"), SHOWING, NOON - timedelta(days=1))
    assert found is not None
    assert found.milliseconds == 0


def test_a_card_chosen_a_hint_and_a_question_asked_again_are_no_tries() -> None:
    start = asked(FOUR_IN_ROW_5.format("QS3S"), "complete")
    missed = type_in(start, "3S@c1")
    for after in (start, picked(start, "3S"), show_hint(start), type_in(start, "nonsense")):
        assert seen(start, after) is None
    for after in (retry(missed), show_hint(missed), picked(missed, "QS")):
        assert seen(missed, after) is None


def test_another_question_is_no_try_at_this_one() -> None:
    start = asked(FOUR_IN_ROW_5.format("QS4H"), "complete")
    other = ChoiceAttempt(QUESTION)
    assert seen(start, other) is None


def test_a_refused_move_is_told_with_its_rule_and_cause() -> None:
    """TURN-3, TURN-4, TURN-1, JACK-ONE-3."""
    start = asked(FOUR_IN_ROW_5.format("QS4H"), "complete")
    refused = Outcome.REFUSED
    chosen = picked(start, "QS")
    assert told(chosen, tapped(chosen, "a2")) == (
        refused,
        "QS@a2",
        Cause.NOT_YOUR_CARDS_SPACE.value,
        "TURN-3",
    )
    assert told(start, tapped(start, "a2")) == (
        refused,
        "a2",
        Cause.NOT_YOUR_CARDS_SPACE.value,
        "TURN-3",
    )
    assert told(start, tapped(start, "c5"))[2:] == (Cause.SPACE_TAKEN.value, "TURN-4")
    assert told(start, picked(start, "9H")) == (
        refused,
        "9H",
        Cause.CARD_NOT_HELD.value,
        "TURN-1",
    )
    assert told(start, type_in(start, "9H@e7"))[:2] == (refused, "9H@e7")
    jack = asked(FOUR_IN_ROW_5.format("JS"), "remove")
    assert told(jack, tapped(jack, "c5"))[2:] == (Cause.OWN_CHIP.value, "JACK-ONE-3")


def test_the_same_refusal_twice_is_two_tries() -> None:
    start = asked(FOUR_IN_ROW_5.format("QS4H"), "complete")
    once = tapped(start, "a2")
    twice = tapped(once, "a2")
    assert told(once, twice) == told(start, once)


def test_a_solution_shown_is_told() -> None:
    start = asked(FOUR_IN_ROW_5.format("QS4H"), "complete")
    shown = reveal(start)
    assert told(start, shown)[0] is Outcome.SHOWN
    assert seen(shown, reveal(shown)) is None


def test_what_a_wrong_block_gives_up_is_told() -> None:
    start = asked(THREAT.format("AD4H"), "block")
    missed = type_in(start, "4H@f5")
    found = seen(start, missed)
    assert found is not None
    assert found.outcome is Outcome.WRONG
    assert found.said == "4H@f5"
    assert found.given_up is not None
    assert 0 < found.given_up < 1
    assert found.rule in RULES


def test_an_exchange_after_which_the_turn_goes_on_is_no_try() -> None:
    """DEAD-2."""
    start = asked(ONE_DEAD, "play 6D")
    chosen = picked(start, "8H")
    swapped = swap(chosen)
    assert swapped.message
    assert seen(chosen, swapped) is None


def test_a_wrong_tap_and_a_right_one_that_leaves_others() -> None:
    start = asked(DEAD.format("8H"), "spot corners")
    one = tapped(start, "a1")
    assert seen(start, one) is None
    assert told(one, tapped(one, "b2")) == (
        Outcome.WRONG,
        "b2",
        Cause.NOT_ONE_OF_THEM.value,
        "EQ-1",
    )
    three = tapped(one, "j1", "a10")
    assert told(three, tapped(three, "j10"))[:2] == (Outcome.RIGHT, "j10")


def test_a_wrong_number_and_the_right_one() -> None:
    start = asked(SEQUENCE.format("8H"), "count sequences blue")
    wrong = say_number(start, 4)
    assert told(start, wrong) == (Outcome.WRONG, "4", "", "SEQ-10")
    assert told(wrong, say_number(wrong, 1))[:2] == (Outcome.RIGHT, "1")
    assert seen(start, type_in(start, "many")) is None


def test_a_choice_is_told_in_its_words_with_the_first_rule_of_the_content() -> None:
    start = ChoiceAttempt(QUESTION)
    wrong = answer(start, 0)
    assert told(start, wrong) == (Outcome.WRONG, "One", "", "SEQ-2")
    assert told(wrong, answer(wrong, 1)) == (Outcome.RIGHT, "Two", "", "")
    assert seen(wrong, answer(wrong, 0)) is None


def test_a_film_is_answered_when_it_is_seen_to_its_end() -> None:
    moves = (parse_move("QS@b5"), parse_move("TD@h6"))
    position = parse_position(FOUR_IN_ROW_5.format("QS").replace("+sprint", ""))
    start = FilmAttempt(Film(id="lesson/a/b", prompt="Watch.", position=position, moves=moves))
    one = next_move(start)
    assert seen(start, one) is None
    assert told(one, next_move(one)) == (Outcome.RIGHT, "", "", "")


def test_a_whole_turn_is_right_when_it_is_done_and_what_is_out_of_order_is_refused() -> None:
    """TURN-1, TURN-2, DEAD-1, DEAD-2, DRAW-1."""
    begun = turn(ONE_DEAD, "play TC", exchange=True, draws="TC 9D")
    early = tap_space(begun, parse_space("g3"))
    assert told(begun, early)[2:] == (Cause.NOT_A_MOVE.value, "DEAD-2")
    alive = pick_card(begun, parse_card("6D"))
    assert told(alive, exchange_card(alive))[2:] == (Cause.CARD_NOT_DEAD.value, "DEAD-1")
    chosen = pick_card(begun, parse_card("8H"))
    assert seen(begun, chosen) is None
    swapped = exchange_card(chosen)
    assert seen(chosen, swapped) is None
    ready = pick_card(swapped, parse_card("TC"))
    played = tap_space(ready, parse_space("a6"))
    assert seen(ready, played) is None
    assert told(played, end_turn(played))[2:] == (Cause.NOT_A_MOVE.value, "DRAW-1")
    assert told(played, tap_space(played, parse_space("c8")))[3] == "TURN-2"
    assert told(played, draw_card(played))[:2] == (Outcome.RIGHT, "TC@a6")


def test_every_shipped_puzzle_is_observed_right_wrong_and_shown(book: Library) -> None:
    for puzzle in book.puzzles:
        start = start_puzzle(puzzle).attempt
        assert told(start, reveal(start))[0] is Outcome.SHOWN
        before = after = start
        goal = puzzle.goal
        if isinstance(goal, Count):
            number = counted(puzzle.position, goal)
            wrong, after = say_number(start, number + 1), say_number(start, number)
        elif isinstance(goal, Spot):
            right = spotted(puzzle.position, goal)
            wrong = tap(start, next(space for space in SPACES if space not in right))
            for space in right:
                before, after = after, tap(after, space)
        else:
            facts = facts_of(puzzle.position, goal)
            after = type_in(start, str(facts.right[0].move))
            if after.choices:
                after = choose(after, facts.right[0].move)
            miss = next(each for each in facts.wrong if each.cause is not Cause.TURN_GOES_ON)
            wrong = type_in(start, str(miss.move))
            if wrong.choices:
                wrong = choose(wrong, options(wrong)[-1][1])
        assert told(before, after)[0] is Outcome.RIGHT, puzzle.id
        outcome, said, _, rule = told(start, wrong)
        assert outcome is Outcome.WRONG, puzzle.id
        assert said
        assert rule in RULES
