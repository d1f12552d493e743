from __future__ import annotations

from dataclasses import replace
from datetime import date
from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.training.facts import NOON, answer
from tests.training.runs import EMPTY, LIBRARY, POOL, at, ratings, to
from trainer.training.answer import Outcome
from trainer.training.day import start_day
from trainer.training.history import History, history_of
from trainer.training.mix import Ease, start_mix
from trainer.training.pool import Moment, Pool, pool_of
from trainer.training.rating import Rating, new_person
from trainer.training.storm import start_storm
from trainer.training.streak import start_streak
from trainer.training.summary import Tally

RIGHT, WRONG, REFUSED, SHOWN = Outcome.RIGHT, Outcome.WRONG, Outcome.REFUSED, Outcome.SHOWN
seeds = st.integers(-(2**40), 2**40)


def test_the_pool_has_every_puzzle_from_easy_to_hard() -> None:
    assert len(POOL.entries) == len(LIBRARY.puzzles) > 200
    assert ratings([entry.id for entry in POOL.entries]) == sorted(
        entry.rating for entry in POOL.entries
    )
    assert all(entry.id in POOL for entry in POOL.entries)
    assert "no-such-puzzle" not in POOL


def test_a_rating_moved_by_answers_takes_the_place_of_the_authored_one() -> None:
    first = POOL.entries[0]
    moved = pool_of(LIBRARY, {first.id: Rating(2222, 60, 0.06)}).entry(first.id)
    assert moved is not None
    assert (moved.rating, moved.authored) == (2222, first.authored)


@given(seeds, st.floats(400, 3000))
def test_the_mix_shows_an_unseen_puzzle_near_the_rating(seed: int, value: float) -> None:
    moment = replace(EMPTY, rating=replace(new_person(), value=value))
    mix = start_mix(seed, moment)
    assert mix.is_rated
    away = sorted(abs(entry.rating - (value - 100)) for entry in POOL.entries)
    (shown,) = ratings([mix.current or ""])
    assert abs(shown - (value - 100)) <= away[11]


def test_easier_is_easier_and_harder_is_harder() -> None:
    moment = replace(EMPTY, rating=replace(new_person(), value=1100))
    shown = [start_mix(7, moment, ease).current or "" for ease in Ease]
    easier, normal, harder = ratings(shown)
    assert easier < normal < harder


@settings(max_examples=20, deadline=None)
@given(seeds)
def test_the_mix_never_repeats_a_puzzle_before_all_are_seen_and_varies(seed: int) -> None:
    moment, mix, shown = EMPTY, start_mix(seed, EMPTY), []
    for number in range(40):
        given_ = to(mix, RIGHT, milliseconds=number)
        moment = at(moment, given_)
        mix = mix.after(given_, moment)
        shown.append(mix.current or "")
        mix = mix.moved_on(moment)
    assert len(set(shown)) == 40
    goals = [entry.goal for id_ in shown if (entry := POOL.entry(id_)) is not None]
    assert sum(one == other for one, other in pairwise(goals)) <= 8
    assert mix.summary.tally == Tally(clean=40)


def test_the_same_seed_shows_the_same_puzzles() -> None:
    assert start_mix(5, EMPTY) == start_mix(5, EMPTY)
    assert len({start_mix(seed, EMPTY).current for seed in range(20)}) > 3


def test_when_all_are_seen_the_one_longest_unseen_comes_and_is_not_rated() -> None:
    small = Pool(POOL.entries[:3])
    one, two, three = (entry.id for entry in small.entries)
    history = history_of([answer(id_) for id_ in (two, one, three)])
    moment = Moment(small, history, NOON)
    mix = start_mix(1, moment)
    assert mix.current == two
    assert not mix.is_rated
    assert start_mix(1, at(moment, answer(two, visit="again"))).current == one
    alone = Moment(Pool(POOL.entries[:1]), history_of([answer(one)]), NOON)
    assert start_mix(1, alone).moved_on(alone).current == POOL.entries[0].id


def test_without_puzzles_there_is_nothing_to_mix() -> None:
    nothing = Moment(Pool(()), History(), NOON)
    assert start_mix(1, nothing).is_over
    assert start_streak(1, nothing).is_over
    assert start_storm(1, nothing).is_over
    assert start_day(date(2026, 5, 4), Pool(())).is_over


def test_a_puzzle_of_the_mix_counts_once_and_only_if_it_is_the_one_shown() -> None:
    mix = start_mix(1, EMPTY)
    assert mix.after(answer("another"), EMPTY) == mix
    assert mix.after(to(mix, REFUSED), EMPTY) == mix
    missed = mix.after(to(mix, WRONG), EMPTY)
    assert missed.tally == Tally(missed=1)
    assert missed.after(to(mix, RIGHT), EMPTY) == missed
    helped = mix.after(to(mix, RIGHT, hints=1), EMPTY)
    assert helped.tally == Tally(helped=1)
    assert helped.summary.skipped == 0
    assert mix.moved_on(EMPTY).summary.skipped == 1
