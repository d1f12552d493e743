"""Measures what grows with a person's answers: `python -m benchmarks.training`.

All times are process time, so that other work on the machine counts little. Then it lets
simulated learners train, and prints how near their ratings come to the truth.
"""
# ruff: noqa: T201 - what is measured is printed

from __future__ import annotations

import argparse
from collections.abc import Callable
from datetime import timedelta
from time import process_time

from tests.training.facts import NOON, answer, days
from tests.training.learners import simulate
from trainer.content.library import Library, load_library, shipped_folders
from trainer.training.answer import Answer, Mode, Outcome
from trainer.training.dashboard import dashboard_of
from trainer.training.history import history_of
from trainer.training.mistakes import mistakes_of
from trainer.training.mix import start_mix
from trainer.training.pool import Moment, pool_of
from trainer.training.rating import Rating
from trainer.training.schedule import agenda

_OUTCOMES = (Outcome.RIGHT, Outcome.WRONG, Outcome.RIGHT, Outcome.REFUSED, Outcome.SHOWN)


def answers_of(library: Library, number: int) -> list[Answer]:
    """Make answers of a diligent person: fifty a day, of every outcome, a visit each."""
    ids = [puzzle.id for puzzle in library.puzzles]
    return [
        answer(
            ids[i % len(ids)],
            _OUTCOMES[i % 5],
            mode=Mode.MIX if i < len(ids) else Mode.THEME,
            visit=f"v{i}",
            at=NOON - days((number - i) / 50),
            rule="SEQ-4" if i % 5 == 1 else "",
            given_up=0.25 if i % 5 == 1 else None,
        )
        for i in range(number)
    ]


def timed(name: str, act: Callable[[], object]) -> None:
    """Print the process time of a first call and of the quickest of three more."""
    times = []
    for _ in range(4):
        begun = process_time()
        act()
        times.append((process_time() - begun) * 1000)
    print(f"{name:<28} first {times[0]:8.1f} ms  then {min(times[1:]):8.1f} ms")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Measure training, in milliseconds.")
    parser.add_argument("--answers", type=int, default=10_000)
    parser.add_argument("--simulations", type=int, default=10)
    chosen = parser.parse_args()
    library = load_library(shipped_folders())
    timed("the pool with all themes", lambda: pool_of(library))
    given = answers_of(library, chosen.answers)
    history = history_of(given)
    moment = Moment(pool_of(library), history, NOON)
    ratings = [Rating(1000, 60, 0.06, each.at) for each in given[: chosen.answers // 5]]
    timed(f"a history of {len(given):,} answers", lambda: history_of(given))
    timed("one answer more", lambda: history.with_answer(answer("one", visit="new")))
    timed("the dashboard", lambda: dashboard_of(moment, ratings, timedelta(hours=2)))
    timed("the reviews of today", lambda: agenda(history, NOON))
    timed("my mistakes", lambda: mistakes_of(history))
    timed("the next puzzle of the mix", lambda: start_mix(1, moment))
    for seed in range(1, chosen.simulations + 1):
        print(f"seed {seed}: {simulate(seed)}")


if __name__ == "__main__":
    main()
