"""My mistakes: puzzles that were failed, until they are solved at once and without a hint."""

from __future__ import annotations

from trainer.training.answer import Mode
from trainer.training.history import History
from trainer.training.pool import Moment
from trainer.training.round import Round, start_round


def mistakes_of(history: History) -> tuple[str, ...]:
    """Return the puzzles failed and not solved cleanly since; the failure longest ago first.

    The order is that of the history, so that a clock set back moves nothing.
    """
    open_: dict[str, None] = {}
    for visit in history.visits:
        if not visit.puzzle:
            continue
        if visit.is_failed:
            open_.pop(visit.puzzle, None)
            open_[visit.puzzle] = None
        elif visit.is_clean:
            open_.pop(visit.puzzle, None)
    return tuple(open_)


def start_mistakes(moment: Moment) -> Round:
    """Begin a round through one's mistakes."""
    ids = (id_ for id_ in mistakes_of(moment.history) if id_ in moment.pool)
    return start_round(Mode.MISTAKES, ids)
