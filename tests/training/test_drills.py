"""The ways to train as one: every puzzle works in each, and a run can be kept."""

from __future__ import annotations

import json
import random
from datetime import UTC, date, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.training.facts import NOON, answer
from tests.training.runs import EMPTY, POOL, at, to, to_the_top
from trainer.game.sides import Side
from trainer.training.answer import Mode, Outcome
from trainer.training.day import start_day
from trainer.training.drill import Topic, start_drill
from trainer.training.drills import Drill, format_drill, parse_drill
from trainer.training.history import History
from trainer.training.mistakes import start_mistakes
from trainer.training.mix import Ease, Mix, start_mix
from trainer.training.pool import Entry, Moment, Pool
from trainer.training.round import Round, start_round
from trainer.training.storm import (
    Played,
    Storm,
    review_of,
    start_storm,
)
from trainer.training.streak import Streak, start_streak
from trainer.training.summary import Result, Summary, Tally, tally_of

RIGHT, WRONG, REFUSED, SHOWN = Outcome.RIGHT, Outcome.WRONG, Outcome.REFUSED, Outcome.SHOWN
seeds = st.integers(-(2**40), 2**40)


def begun() -> list[Drill]:
    first = [entry.id for entry in POOL.entries[:3]]
    stormy = start_storm(1, EMPTY)
    return [
        start_mix(1, EMPTY),
        start_round(Mode.DAILY, first),
        start_drill(Topic(), EMPTY),
        start_mistakes(at(EMPTY, answer(first[0], WRONG))),
        start_day(date(2026, 5, 4), POOL),
        start_streak(1, EMPTY),
        start_storm(1, EMPTY),
        review_of(stormy.after(to(stormy, WRONG), EMPTY)),
    ]


@pytest.mark.parametrize("drill", begun(), ids=lambda drill: drill.mode.value)
@pytest.mark.parametrize("outcome", Outcome)
def test_every_way_to_train_takes_every_answer_and_comes_back_as_it_was_kept(
    drill: Drill, outcome: Outcome
) -> None:
    assert drill.current in POOL
    assert not drill.is_over
    assert parse_drill(format_drill(drill)) == drill
    after = drill.after(to(drill, outcome, hints=1), EMPTY)
    assert after.is_answered == (outcome is not REFUSED)
    assert parse_drill(format_drill(after)) == after
    moved = after.moved_on(EMPTY)
    assert parse_drill(format_drill(moved)) == moved
    assert after.summary.sentence.endswith(".")


@pytest.mark.parametrize("entry", POOL.entries, ids=lambda entry: entry.id)
def test_every_puzzle_works_in_every_way_to_train(entry: Entry) -> None:
    alone = Moment(Pool((entry,)), History(), NOON)
    missed = at(alone, answer(entry.id, WRONG))
    runs: list[Drill] = [
        start_mix(1, alone),
        start_drill(Topic(goals=frozenset({entry.goal})), alone),
        start_mistakes(missed),
        start_day(date(2026, 5, 4), alone.pool),
        start_streak(1, alone),
        start_storm(1, alone),
    ]
    for run in runs:
        assert run.current == entry.id
        solved = run.after(to(run, RIGHT), alone)
        assert solved.is_answered
        assert solved.summary.tally.clean == 1


names = st.text(max_size=12)
tallies = st.builds(Tally, *[st.integers(0, 99)] * 3)
results = st.sampled_from(Result)
moments = st.datetimes(datetime(2000, 1, 1), datetime(2100, 1, 1), timezones=st.just(UTC))  # noqa: DTZ001
counts = st.integers(0, 10_000)
ids = st.lists(names, unique=True, max_size=8).map(tuple)
mixes = st.builds(
    Mix,
    seed=seeds,
    ease=st.sampled_from(Ease),
    current=st.none() | names,
    number=counts,
    is_rated=st.booleans(),
    is_answered=st.booleans(),
    tally=tallies,
)
streaks = st.builds(
    Streak,
    seed=seeds,
    current=st.none() | names,
    played=ids,
    floor=st.floats(0, 3000),
    score=counts,
    has_skipped=st.booleans(),
    is_answered=st.booleans(),
    is_over=st.booleans(),
)
storms = st.builds(
    Storm,
    seed=seeds,
    started=moments,
    now=moments,
    current=st.none() | names,
    floor=st.floats(0, 3000),
    played=st.lists(st.builds(Played, names, results, counts), max_size=5).map(tuple),
    combo=counts,
    best_combo=counts,
    bonus=counts,
    is_answered=st.booleans(),
    is_over=st.booleans(),
)


@st.composite
def rounds(draw: st.DrawFn) -> Round:
    chosen = draw(ids)
    own = {Mode.MIX, Mode.STREAK, Mode.STORM}
    mode = draw(st.sampled_from([mode for mode in Mode if mode not in own]))
    found = draw(st.lists(results, min_size=len(chosen), max_size=len(chosen)))
    place = draw(st.integers(0, len(chosen)))
    return Round(mode=mode, ids=chosen, results=tuple(found), place=place)


@given(mixes | streaks | storms | rounds())
def test_every_run_comes_back_as_it_was_written(drill: Drill) -> None:
    assert parse_drill(format_drill(drill)) == drill


def hostile() -> list[object]:
    chosen = random.Random(11)  # noqa: S311 - the same every time
    found: list[object] = [None, 7, b"{}", "", "null", "[]", "{", "[" * 90_000, "1" * 9_000, "NaN"]
    values: list[object] = [
        None,
        True,
        -1,
        1.5,
        1e999,
        "x",
        [],
        {},
        [[]],
        "mix",
        [1, 2],
        [["a", "clean", -1]],
    ]
    for drill in begun():
        text = format_drill(drill)
        found += [text[:-cut] for cut in (1, 2, 9)]
        parts = json.loads(text)
        for name in parts:
            found.append(json.dumps({key: parts[key] for key in parts if key != name}))
            found += [json.dumps({**parts, name: value}) for value in chosen.sample(values, 4)]
    found.append(format_drill(begun()[0]) + " " * 200_000)
    return found


@pytest.mark.parametrize("kept", hostile())
def test_a_strange_text_is_no_run_or_a_whole_one(kept: object) -> None:
    drill = parse_drill(kept)
    if drill is not None:
        assert parse_drill(format_drill(drill)) == drill
        assert drill.summary.sentence


def test_a_kept_streak_of_all_rungs_is_a_short_text() -> None:
    assert len(format_drill(to_the_top(3))) < 3_000


def test_sides_and_results_are_counted() -> None:
    assert {entry.side for entry in POOL.entries} == set(Side)
    assert tally_of(Result) == Tally(1, 1, 1)
    assert tally_of([]).tried == 0


@pytest.mark.parametrize(
    ("summary", "words"),
    [
        (Summary(mode=Mode.DAY, tally=Tally(), left=1), "You have not tried any yet."),
        (Summary(mode=Mode.DAILY, tally=Tally(), left=0), "There is nothing to do."),
        (Summary(mode=Mode.DAY, tally=Tally(clean=1), left=0), "You solved it at once."),
        (Summary(mode=Mode.THEME, tally=Tally(clean=3)), "You solved all 3 at once."),
        (Summary(mode=Mode.THEME, tally=Tally(missed=1)), "You solved none at once this time."),
        (Summary(mode=Mode.STREAK, tally=Tally(missed=1)), "You solved none at once this time."),
        (Summary(mode=Mode.STREAK, tally=Tally(clean=1), combo=1), "You solved 1 puzzle."),
    ],
)
def test_a_summary_is_said_in_plain_words(summary: Summary, words: str) -> None:
    assert summary.sentence == words
