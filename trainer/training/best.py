"""The best of one's streaks and storms."""

from __future__ import annotations

from trainer.training.answer import Mode
from trainer.training.history import History

_MARK = ":"


def visit_in_run(run: int, visit: str) -> str:
    """Name a visit so that the run it belongs to, numbered by its seed, can be told."""
    return f"{run}{_MARK}{visit}"


def best_of(history: History, mode: Mode) -> int:
    """Return the most puzzles that were solved at once in one run of a mode; 0 without any."""
    solved: dict[str, int] = {}
    for visit in history.visits:
        run, mark, _ = visit.id.partition(_MARK)
        if mark and visit.mode is mode and visit.is_clean:
            solved[run] = solved.get(run, 0) + 1
    return max(solved.values(), default=0)
