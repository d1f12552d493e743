"""Runs through the shipped puzzles, answered in one line."""

from __future__ import annotations

from dataclasses import replace

from tests.training.facts import NOON, answer
from trainer.content.library import load_library, shipped_folders
from trainer.training.answer import Answer, Outcome
from trainer.training.drills import Drill
from trainer.training.history import History
from trainer.training.pool import Moment, Pool, pool_of
from trainer.training.streak import Streak, start_streak

LIBRARY = load_library(shipped_folders())
POOL = pool_of(LIBRARY)
EMPTY = Moment(POOL, History(), NOON)


def at(moment: Moment, *answers: Answer) -> Moment:
    return replace(moment, history=moment.history.with_answers(answers))


def to(drill: Drill, outcome: Outcome, hints: int = 0, milliseconds: int = 5_000) -> Answer:
    """Answer the puzzle shown."""
    return answer(
        drill.current or "none", outcome, mode=drill.mode, hints=hints, milliseconds=milliseconds
    )


def ratings(ids: tuple[str, ...] | list[str], pool: Pool = POOL) -> list[float]:
    return [entry.rating for id_ in ids if (entry := pool.entry(id_)) is not None]


def to_the_top(seed: int) -> Streak:
    """Solve a streak as far as it goes, at most all puzzles once."""
    streak = start_streak(seed, EMPTY)
    for _ in POOL.entries:
        streak = streak.after(to(streak, Outcome.RIGHT), EMPTY).moved_on(EMPTY)
    return streak
