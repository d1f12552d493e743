from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta

import pytest
from fsrs import Card, Rating, Scheduler
from hypothesis import given
from hypothesis import strategies as st

from tests.training.facts import NOON, answer, days, each_day
from tests.training.runs import EMPTY, POOL
from trainer.training.answer import Answer, Mode, Outcome
from trainer.training.days import day_of
from trainer.training.history import History, history_of
from trainer.training.person import Person
from trainer.training.schedule import (
    LONGEST,
    MOST_A_DAY,
    Agenda,
    agenda,
    due,
    schedule_of,
    start_review,
)

RIGHT, WRONG, REFUSED, SHOWN = Outcome.RIGHT, Outcome.WRONG, Outcome.REFUSED, Outcome.SHOWN
TODAY = NOON.date()
PERSON = Person(id="p", name="Ann", key="k", words="calm-otter-47", since=NOON, reviews=True)


def comes_again(*answers: Answer, now: int = 0) -> date | None:
    return schedule_of(history_of(answers), NOON + days(now)).get("one")


def test_only_a_failure_or_a_hint_brings_a_puzzle_in() -> None:
    assert comes_again(answer("one", RIGHT)) is None
    assert comes_again(answer("one", REFUSED)) is None
    assert comes_again(answer("one", RIGHT, mode=Mode.CARRIED_OVER)) is None
    assert comes_again(answer("one", WRONG)) == TODAY + days(1)
    assert comes_again(answer("one", SHOWN)) == TODAY + days(1)
    hinted = comes_again(answer("one", RIGHT, hints=1))
    assert hinted is not None
    assert hinted > TODAY


def test_steps_of_lessons_do_not_come_again() -> None:
    assert schedule_of(history_of([answer("lesson/a/b", WRONG)]), NOON) == {}


def test_only_the_first_deciding_try_of_a_visit_counts() -> None:
    missed = [answer("one", WRONG, visit="v")]
    practised = [*missed, answer("one", RIGHT, visit="v", number=2)]
    refused = [answer("one", REFUSED, visit="v"), answer("one", WRONG, visit="v", number=2)]
    assert comes_again(*missed) == comes_again(*practised) == comes_again(*refused)


def test_clean_reviews_come_ever_later_and_never_later_than_half_a_year() -> None:
    answers, gaps = [answer("one", WRONG)], []
    at = NOON
    for number in range(12):
        again = schedule_of(history_of(answers), at).get("one")
        assert again is not None
        gaps.append((again - at.date()).days)
        at = NOON + (again - TODAY)
        answers.append(answer("one", RIGHT, at=at, visit=f"v{number}"))
    assert gaps == sorted(gaps)
    assert gaps[0] == 1
    assert gaps[-1] == LONGEST.days


def test_a_hint_brings_a_puzzle_sooner_than_a_clean_solve_and_a_miss_sooner_still() -> None:
    before = each_day("one", [WRONG, RIGHT, RIGHT])
    at = NOON + days(9)
    clean, hinted, missed = (
        comes_again(*before, answer("one", outcome, at=at, hints=hints), now=9)
        for outcome, hints in ((RIGHT, 0), (RIGHT, 1), (WRONG, 0))
    )
    assert clean is not None
    assert hinted is not None
    assert missed is not None
    assert missed < hinted < clean


def test_the_days_are_those_of_the_library() -> None:
    scheduler = Scheduler(
        desired_retention=0.85,
        learning_steps=(),
        relearning_steps=(),
        maximum_interval=180,
        enable_fuzzing=False,
    )
    midnight = NOON.replace(hour=0)
    card, _ = scheduler.review_card(Card(card_id=1), Rating.Again, midnight)
    card, _ = scheduler.review_card(card, Rating.Good, midnight + days(1))
    card, _ = scheduler.review_card(card, Rating.Good, midnight + days(4))
    found = comes_again(
        answer("one", WRONG),
        answer("one", RIGHT, at=NOON + days(1)),
        answer("one", RIGHT, at=NOON + days(4)),
        now=4,
    )
    assert found == card.due.date()


def test_a_clock_set_back_is_harmless() -> None:
    forth = each_day("one", [WRONG, RIGHT])
    back = [*forth, answer("one", RIGHT, at=NOON - days(400), visit="back")]
    again = comes_again(*back, now=2)
    assert again is not None
    assert again > TODAY + days(1)


def test_a_clock_that_was_ahead_keeps_nothing_away_for_years() -> None:
    ahead = answer("one", WRONG, at=NOON + days(9_999))
    assert due(history_of([ahead]), NOON) == ("one",)
    before = history_of([answer("two", RIGHT), ahead])
    assert due(before, NOON) == ()
    assert due(before, NOON + days(1)) == ("one",)


def test_a_day_begins_at_midnight_where_one_lives() -> None:
    late = answer("one", WRONG, at=NOON.replace(hour=22))
    history = history_of([late])
    assert due(history, NOON.replace(hour=23)) == ()
    assert due(history, NOON + timedelta(hours=12, minutes=1)) == ("one",)
    east = timedelta(hours=3)
    assert due(history, NOON + timedelta(hours=20), east) == ()
    assert due(history, NOON + timedelta(hours=34), east) == ("one",)


def test_what_is_due_longest_comes_first() -> None:
    history = history_of(
        [answer("late", WRONG, at=NOON + days(3)), answer("early", WRONG, at=NOON)]
    )
    assert due(history, NOON + days(9)) == ("early", "late")


def many(number: int) -> list[Answer]:
    return [answer(f"p{i}", WRONG) for i in range(number)]


def test_a_day_has_twenty_reviews_those_done_already_included() -> None:
    history, tomorrow = history_of(many(30)), NOON + days(1)
    assert agenda(history, tomorrow) == Agenda(
        due=tuple(f"p{i}" for i in range(MOST_A_DAY)), waiting=10, done=0
    )
    done = [answer(f"p{i}", RIGHT, mode=Mode.DAILY, at=tomorrow, visit=f"r{i}") for i in range(15)]
    after = agenda(history.with_answers(done), tomorrow)
    assert after.due == tuple(f"p{i}" for i in range(15, 20))
    assert (after.waiting, after.done) == (10, 15)
    elsewhere = [replace(each, mode=Mode.MIX) for each in done]
    assert agenda(history.with_answers(elsewhere), tomorrow).done == 0
    assert len(due(history.with_answers(done), NOON + days(2))) == 15


outcomes = st.sampled_from(Outcome)
tries = st.lists(
    st.tuples(st.integers(0, 40), outcomes, st.integers(0, 1), st.integers(-50, 50)), max_size=80
)


@given(tries, st.integers(-100, 400), st.integers(-23, 23))
def test_never_more_than_twenty_are_due_and_never_twice_the_same(
    given_: list[tuple[int, Outcome, int, int]], later: int, hours: int
) -> None:
    history = history_of(
        answer(f"p{which}", outcome, hints=hints, at=NOON + days(day), visit=f"v{number}")
        for number, (which, outcome, hints, day) in enumerate(given_)
    )
    now, offset = NOON + days(later), timedelta(hours=hours)
    found = agenda(history, now, offset)
    assert len(found.due) <= MOST_A_DAY
    assert len(set(found.due)) == len(found.due)
    assert found == agenda(history, now, offset)
    today = day_of(now, offset)
    again = schedule_of(history, now, offset)
    assert all(again[id_] <= today for id_ in found.due)
    assert all(day <= today + LONGEST for day in again.values())


@given(tries)
def test_after_a_day_of_clean_reviews_none_of_them_is_due(
    given_: list[tuple[int, Outcome, int, int]],
) -> None:
    history = history_of(
        answer(f"p{which}", outcome, hints=hints, at=NOON + days(day), visit=f"v{number}")
        for number, (which, outcome, hints, day) in enumerate(given_)
    )
    now = NOON + days(60)
    found = due(history, now)
    reviewed = history.with_answers(
        answer(id_, RIGHT, mode=Mode.DAILY, at=now, visit=f"r {id_}") for id_ in found
    )
    assert not set(found) & set(due(reviewed, now))


def test_reviews_are_for_those_who_want_them() -> None:
    first = POOL.entries[0].id
    history = history_of([answer(first, WRONG), answer("vanished", WRONG)])
    moment = replace(EMPTY, history=history, at=NOON + days(2))
    assert start_review(PERSON, moment).ids == (first,)
    assert start_review(PERSON, moment).mode is Mode.DAILY
    assert start_review(replace(PERSON, reviews=False), moment).is_over


def test_puzzles_that_have_vanished_take_no_place_of_others() -> None:
    first = POOL.entries[0].id
    history = history_of([*many(30), answer(first, WRONG)])
    moment = replace(EMPTY, history=history, at=NOON + days(1))
    assert first not in due(history, moment.at)
    assert start_review(PERSON, moment).ids == (first,)


def test_an_empty_history_has_no_reviews() -> None:
    assert agenda(History(), NOON) == Agenda()


@pytest.mark.parametrize("hours", [-12, 0, 14])
def test_a_day_is_counted_by_the_clock_on_the_wall(hours: int) -> None:
    offset = timedelta(hours=hours)
    assert day_of(NOON, offset) == (NOON + offset).date()
