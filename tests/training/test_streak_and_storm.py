from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.training.facts import NOON, answer
from tests.training.runs import EMPTY, POOL, ratings, to, to_the_top
from trainer.training.answer import Answer, Mode, Outcome
from trainer.training.history import history_of
from trainer.training.pool import Pool
from trainer.training.storm import (
    BLIND,
    LENGTH,
    MOST_MISSES,
    Storm,
    bonus_for,
    review_of,
    start_storm,
)
from trainer.training.streak import start_streak
from trainer.training.summary import Summary, Tally

RIGHT, WRONG, REFUSED, SHOWN = Outcome.RIGHT, Outcome.WRONG, Outcome.REFUSED, Outcome.SHOWN
seeds = st.integers(-(2**40), 2**40)


@settings(max_examples=25, deadline=None)
@given(seeds)
def test_a_streak_never_repeats_a_puzzle_and_never_gets_easier(seed: int) -> None:
    streak = to_the_top(seed)
    assert streak.is_over
    assert len(set(streak.played)) == len(streak.played) == streak.score
    assert ratings(streak.played) == sorted(ratings(streak.played))
    assert streak.current is None
    assert streak.score >= 30
    assert ratings(streak.played)[0] <= 650
    assert ratings(streak.played)[-1] == POOL.entries[-1].rating


@pytest.mark.parametrize(("outcome", "hints"), [(WRONG, 0), (SHOWN, 0), (RIGHT, 1), (REFUSED, 1)])
def test_a_miss_a_solution_and_a_hint_end_a_streak(outcome: Outcome, hints: int) -> None:
    streak = start_streak(3, EMPTY)
    over = streak.after(to(streak, outcome, hints=hints), EMPTY)
    assert over.is_over
    assert over.score == 0
    assert over.current == streak.current
    assert over.moved_on(EMPTY) == over.skipped(EMPTY) == over


def test_a_refused_move_does_not_end_a_streak() -> None:
    streak = start_streak(3, EMPTY)
    assert streak.after(to(streak, REFUSED), EMPTY) == streak


def test_one_puzzle_of_a_streak_may_be_skipped() -> None:
    streak = start_streak(3, EMPTY)
    assert streak.moved_on(EMPTY) == streak
    skipped = streak.skipped(EMPTY)
    assert skipped.current != streak.current
    assert skipped.score == 0
    assert not skipped.may_skip
    assert skipped.skipped(EMPTY) == skipped
    solved = skipped.after(to(skipped, RIGHT), EMPTY)
    assert solved.score == 1
    assert solved.summary == Summary(mode=Mode.STREAK, tally=Tally(clean=1), skipped=1, combo=1)


def test_a_streak_goes_on_where_ratings_have_moved_meanwhile() -> None:
    streak = start_streak(3, EMPTY).after(to(start_streak(3, EMPTY), RIGHT), EMPTY)
    easier = Pool(tuple(replace(entry, rating=entry.rating - 50) for entry in POOL.entries))
    on = streak.moved_on(replace(EMPTY, pool=easier))
    assert ratings([on.current or ""], easier)[0] >= streak.floor


def storm_answer(storm: Storm, outcome: Outcome, seconds: float, took: int = 2_000) -> Answer:
    return (
        to(storm, outcome, milliseconds=took)
        if not seconds
        else answer(
            storm.current or "none",
            outcome,
            mode=Mode.STORM,
            at=storm.started + timedelta(seconds=seconds),
            milliseconds=took,
        )
    )


def on(storm: Storm, outcome: Outcome, seconds: float, took: int = 2_000) -> Storm:
    """Answer at so many seconds after the start, and go on to the next puzzle."""
    given_ = storm_answer(storm, outcome, seconds, took)
    return storm.after(given_, EMPTY).moved_on(replace(EMPTY, at=given_.at))


steps = st.lists(
    st.tuples(
        st.sampled_from(Outcome), st.floats(0.5, 12), st.integers(0, 12_000), st.integers(0, 1)
    ),
    max_size=60,
)


@settings(max_examples=60, deadline=None)
@given(seeds, steps)
def test_the_score_of_a_storm_is_the_number_of_its_clean_solves(
    seed: int, run: list[tuple[Outcome, float, int, int]]
) -> None:
    storm, clock = start_storm(seed, EMPTY), 0.0
    counted: list[Answer] = []
    for outcome, pause, took, hints in run:
        clock += pause
        moment = NOON + timedelta(seconds=clock)
        given_ = answer(
            storm.current or "none",
            outcome,
            mode=Mode.STORM,
            at=moment,
            milliseconds=took,
            hints=hints,
            visit=f"{len(storm.played)}",
            number=len(counted) + 1,
        )
        after = storm.after(given_, EMPTY)
        if len(after.played) > len(storm.played):
            counted.append(given_)
        storm = after.moved_on(replace(EMPTY, at=moment))
    visits = history_of(counted).visits
    assert storm.score == sum(visit.is_clean for visit in visits)
    assert storm.misses == sum(visit.is_failed for visit in visits) <= MOST_MISSES
    assert storm.is_over or storm.misses < MOST_MISSES
    shown = [each.puzzle for each in storm.played]
    assert len(set(shown)) == len(shown)
    assert ratings(shown) == sorted(ratings(shown))
    assert storm.best_combo <= storm.score


def test_a_storm_ends_with_the_third_miss_and_a_refused_move_is_none() -> None:
    storm = on(on(start_storm(1, EMPTY), WRONG, 1), SHOWN, 2)
    assert (storm.misses, storm.is_over) == (2, False)
    assert on(storm, REFUSED, 3).misses == 2
    over = on(storm, WRONG, 3)
    assert over.is_over
    assert over.seconds_left(NOON) == 0
    assert on(over, RIGHT, 4) == over


def test_a_storm_ends_when_its_time_is_up_also_without_an_answer() -> None:
    storm = start_storm(1, EMPTY)
    assert storm.seconds_left(NOON) == pytest.approx(180.4)
    assert not storm.ticked(NOON + LENGTH).is_over
    late = storm.ticked(NOON + LENGTH + timedelta(seconds=2))
    assert late.is_over
    assert late.score == 0
    assert on(storm, RIGHT, 190).score == 0
    assert on(storm, RIGHT, 180).score == 1


def test_a_clock_set_back_wins_no_time() -> None:
    storm = on(start_storm(1, EMPTY), RIGHT, 100)
    back = storm.ticked(NOON)
    assert back == storm
    assert back.seconds_left(NOON) == pytest.approx(180 + 0.8 - 100)


def test_what_comes_at_once_was_meant_for_the_puzzle_before() -> None:
    storm = start_storm(1, EMPTY)
    assert storm.ignores(399)
    assert not storm.ignores(400)
    assert storm.after(storm_answer(storm, WRONG, 0.2, took=200), EMPTY).misses == 0
    shown = on(storm, RIGHT, 3)
    assert shown.ends - storm.ends == BLIND


def test_combos_win_seconds_and_a_miss_breaks_them() -> None:
    assert [bonus_for(combo) for combo in (1, 5, 12, 20, 30, 35, 40)] == [0, 3, 5, 7, 10, 0, 10]
    storm = start_storm(1, EMPTY)
    for number in range(1, 6):
        storm = on(storm, RIGHT, number)
    assert (storm.combo, storm.bonus) == (5, 3)
    missed = on(storm, WRONG, 6)
    assert (missed.combo, missed.best_combo, missed.score) == (0, 5, 5)
    assert missed.summary.sentence == "You solved 5 puzzles."
    assert on(on(missed, RIGHT, 7), RIGHT, 8).summary.sentence == (
        "You solved 7 puzzles, 5 of them in a row."
    )


def test_after_a_storm_what_was_missed_or_slow_is_looked_at_in_calm() -> None:
    storm = start_storm(1, EMPTY)
    quick = storm.current
    storm = on(storm, RIGHT, 2)
    slow = storm.current
    storm = on(storm, RIGHT, 14, took=10_001)
    missed = storm.current
    storm = on(storm, WRONG, 16)
    review = review_of(storm)
    assert review.ids == (slow, missed)
    assert quick not in review.ids
    assert review.mode is Mode.STORM_REVIEW
    assert not review.hurries
    assert storm.hurries
