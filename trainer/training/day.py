"""The puzzle of the day: the same for everybody who has the same puzzles."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Final

from trainer.training.answer import Mode
from trainer.training.days import NO_OFFSET, day_of
from trainer.training.history import History
from trainer.training.lot import drawn
from trainer.training.pool import Pool
from trainer.training.round import Round, start_round

HARDEST: Final = 1200
"""By the rating in its file, which is the same for everybody."""


def puzzle_of_the_day(day: date, pool: Pool) -> str | None:
    """Return the puzzle of a day; None without puzzles.

    It is drawn by the date alone. A puzzle added or taken away changes a day only if it is that
    day's own.
    """
    easy = [entry.id for entry in pool.entries if entry.authored <= HARDEST]
    ids = easy or [entry.id for entry in pool.entries]
    return drawn(ids, "day", day.isoformat()) if ids else None


def start_day(day: date, pool: Pool) -> Round:
    """Begin the round that has only the puzzle of the day."""
    id_ = puzzle_of_the_day(day, pool)
    return start_round(Mode.DAY, () if id_ is None else (id_,))


def has_solved_day(history: History, puzzle: str, day: date, offset: timedelta = NO_OFFSET) -> bool:
    """Tell whether a puzzle was solved as the puzzle of a day: in time it comes again."""
    visits = history.visits_of(f"puzzle/{puzzle}")
    return any(
        visit.mode is Mode.DAY and visit.is_solved and day_of(visit.at, offset) == day
        for visit in visits
    )
