"""Allowances: how many boards a search may look at, so that no position takes for ever."""

from __future__ import annotations

from typing import Final

from trainer.errors import TrainerError
from trainer.game.legality import legal_moves
from trainer.game.position import Position

MOST_BOARDS: Final = 20_000
"""Boards looked at for all moves of a position together."""


class SearchLimitError(TrainerError):
    """There are more ways to play on than were looked at; neither answer is proved."""


class Allowance:
    """The boards that are left to look at; a search counts each that it comes to."""

    def __init__(self, boards: int = MOST_BOARDS) -> None:
        self._left = boards

    def count_one(self) -> None:
        """Count a board; raises SearchLimitError where no more may be looked at."""
        if self._left <= 0:
            raise SearchLimitError("too many ways to play on to look at them all")
        self._left -= 1


def allowance_for_a_move(position: Position) -> Allowance:
    """Return what may be looked at to judge one move: an equal share for each legal one.

    So a move gets the same verdict alone as among all others, in whatever order.
    """
    return Allowance(MOST_BOARDS // max(1, len(legal_moves(position))))
