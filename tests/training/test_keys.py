"""What a key does at each kind of task."""

from __future__ import annotations

import string

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.training.boards import FOUR_IN_ROW_5, LONG_RUN, asked, picked, tapped
from tests.training.test_steps import ONE_DEAD, QUESTION, turn
from trainer.game.moves import parse_move
from trainer.game.position_line import parse_position
from trainer.game.spaces import parse_space
from trainer.training.attempt import Attempt, Phase, reveal
from trainer.training.choice_attempt import ChoiceAttempt
from trainer.training.film_attempt import FilmAttempt
from trainer.training.keys import AGAIN, NEXT, keys_of, press
from trainer.training.lesson_run import AnyAttempt
from trainer.training.question import Film
from trainer.training.turn_attempt import Part, TurnAttempt, tap_space

LINE = FOUR_IN_ROW_5.format("QS8H2C")
FILM = Film(
    id="lesson/a/d",
    prompt="Watch.",
    position=parse_position(LINE),
    moves=(parse_move("QS@b5"),),
)


def goal_after(attempt: Attempt, signs: str) -> Attempt:
    after: AnyAttempt = attempt
    for sign in signs:
        after = press(after, sign)
    assert isinstance(after, Attempt)
    return after


def test_h_gives_one_hint_after_the_other() -> None:
    assert goal_after(asked(LINE, "win"), "hh").hints == 2


def test_after_a_miss_both_r_and_n_go_back_to_the_question_and_the_miss_stays() -> None:
    missed = tapped(asked(LINE, "win"), "i4")
    assert missed.phase is Phase.MISSED
    for sign in (AGAIN, NEXT):
        again = goal_after(missed, sign)
        assert again.phase is Phase.ASKING
        assert again.misses == 1


def test_n_does_nothing_before_an_answer() -> None:
    attempt = picked(asked(LINE, "win"), "QS")
    assert press(attempt, NEXT) == attempt


def test_a_digit_says_the_number_where_one_is_asked_for() -> None:
    attempt = asked(LINE, "count threats blue")
    assert set("0123456789") <= set(keys_of(attempt).signs)
    wrong = goal_after(attempt, "0")
    assert wrong.misses == 1
    assert goal_after(wrong, "2").is_solved


def test_a_digit_is_a_card_where_a_move_is_asked_for() -> None:
    attempt = asked(LINE, "win")
    assert not set(string.digits) & set(keys_of(attempt).signs)
    assert press(attempt, "2") == attempt, "cards are tapped, whatever taps them"
    twofold = tapped(asked(FOUR_IN_ROW_5.format("QSJD8H"), "win"), "b5")
    assert twofold.phase is Phase.CHOOSING
    assert not set(string.digits) & set(keys_of(twofold).signs)


def test_seq_8_a_digit_says_which_five_are_meant_where_that_is_asked() -> None:
    attempt = tapped(asked(LONG_RUN, "force"), "f5")
    assert attempt.phase is Phase.CHOOSING
    assert "1" in keys_of(attempt).signs
    found = [goal_after(attempt, sign).is_solved for sign in "123456789"]
    assert found.count(True) == 1
    assert goal_after(attempt, "9") == attempt, "there are not so many"


@pytest.mark.parametrize("sign", ["n", "e"])
def test_dead_2_the_chosen_card_is_exchanged_by_key(sign: str) -> None:
    attempt = asked(ONE_DEAD, "exchange")
    assert press(attempt, sign) == attempt, "no card is chosen yet"
    assert goal_after(picked(attempt, "8H"), sign).is_solved
    refused = goal_after(picked(attempt, "6D"), sign).refusal
    assert refused is not None
    assert refused.rule == "DEAD-1"


def test_a_digit_chooses_an_answer_and_a_tried_one_is_out_of_use() -> None:
    start = ChoiceAttempt(QUESTION)
    wrong = press(start, "1")
    assert isinstance(wrong, ChoiceAttempt)
    assert wrong.misses == 1
    assert press(wrong, "1") == wrong
    assert press(wrong, "0") == press(wrong, "3") == wrong
    assert press(wrong, "2").is_finished


def test_n_plays_a_film_and_r_goes_to_its_start() -> None:
    start = FilmAttempt(FILM)
    assert press(start, "h") == start
    assert press(start, AGAIN) == start
    assert press(start, NEXT).is_finished


def test_turn_1_a_whole_turn_is_taken_by_keys() -> None:
    attempt = turn(FOUR_IN_ROW_5.format("8H2C"), "play 8H", exchange=False, draws="3S")
    early = press(attempt, "d")
    assert isinstance(early, TurnAttempt)
    assert early.refusal is not None
    played = tap_space(attempt, parse_space("i4"))
    assert played.part is Part.DRAW
    forgot = press(played, "t")
    assert isinstance(forgot, TurnAttempt)
    assert forgot.refusal is not None
    assert press(forgot, "d").is_finished


@pytest.mark.parametrize("sign", [AGAIN, NEXT])
def test_after_a_miss_in_a_turn_one_goes_back_by_key(sign: str) -> None:
    start = turn(FOUR_IN_ROW_5.format("QS2D"), "play QS", exchange=False, draws="3S")
    missed = tap_space(start, parse_space("c3"))
    assert missed.play.phase is Phase.MISSED
    again = press(missed, sign)
    assert isinstance(again, TurnAttempt)
    assert again.play.phase is Phase.ASKING
    assert again.play.misses == 1


def test_dead_2_e_exchanges_in_a_turn() -> None:
    start = turn(ONE_DEAD, "play 6D", exchange=True, draws="KC 2S")
    asked_first = press(start, "e")
    assert isinstance(asked_first, TurnAttempt)
    assert asked_first.said == "Choose the dead card in your hand first."


TASKS: list[AnyAttempt] = [
    asked(LINE, "win"),
    asked(LINE, "exchange"),
    asked(LINE, "count threats blue"),
    asked(LINE, "spot corners"),
    ChoiceAttempt(QUESTION),
    FilmAttempt(FILM),
    turn(FOUR_IN_ROW_5.format("8H2C"), "play 8H", exchange=False, draws="3S"),
]


@pytest.mark.parametrize("attempt", TASKS)
def test_every_letter_in_the_list_of_keys_is_heard_and_every_heard_one_is_listed(
    attempt: AnyAttempt,
) -> None:
    keys = keys_of(attempt)
    letters = {sign for sign, _ in keys.listed if len(sign) == 1}
    assert letters == {sign.upper() for sign in keys.signs if sign.isalpha()}
    assert all(words for _, words in keys.listed)


def test_without_help_there_is_no_key_for_a_hint() -> None:
    keys = keys_of(asked(LINE, "win"), helps=False)
    assert "h" not in keys.signs
    assert "H" not in dict(keys.listed)
    assert "n" in keys.signs


def test_a_finished_task_hears_no_key() -> None:
    attempt = reveal(asked(LINE, "win"))
    for sign in string.printable:
        assert press(attempt, sign) == attempt


@given(st.sampled_from(TASKS), st.lists(st.characters(max_codepoint=127), max_size=8))
def test_whatever_is_pressed_the_task_stays_the_same_task(
    attempt: AnyAttempt, signs: list[str]
) -> None:
    after = attempt
    for sign in signs:
        after = press(after, sign)
    assert after.question == attempt.question
    assert type(after) is type(attempt)
