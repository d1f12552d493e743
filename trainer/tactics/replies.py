"""Replies: how opponents punish a move, with every move that leads there."""

from __future__ import annotations

from dataclasses import dataclass

from trainer.game.board import Claim
from trainer.game.moves import Move
from trainer.game.sides import Side


@dataclass(frozen=True, slots=True)
class Reply:
    """A move of an opponent, and the lines that it completes.

    `before` are moves of opponents that come first and make it possible. A reply that completes
    nothing spoils a plan of the mover instead.
    """

    seat: int
    side: Side
    move: Move
    completed: Claim = ()
    wins: bool = False
    before: tuple[Reply, ...] = ()

    @property
    def acts(self) -> tuple[Reply, ...]:
        """All moves in order, this one last."""
        return (*self.before, self)
