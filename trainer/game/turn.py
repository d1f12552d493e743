"""The turn: what the rules must know to judge a move, of a position and of a whole game alike."""

from __future__ import annotations

from typing import Protocol

from trainer.game.board import Board
from trainer.game.position import Hand
from trainer.game.table import Table


class Turn(Protocol):
    """A table with somebody on turn: a `Position`, or a `Game`, which has all the cards."""

    @property
    def board(self) -> Board:
        """The chips and the sequences."""

    @property
    def table(self) -> Table:
        """People, sides and options."""

    @property
    def seat(self) -> int:
        """The seat on turn."""

    @property
    def hands(self) -> tuple[Hand, ...]:
        """One hand a seat, as far as it is known."""

    @property
    def exchanged(self) -> bool:
        """Whether a dead card was exchanged in this turn (DEAD-3)."""

    @property
    def passes(self) -> int:
        """The turns passed in a row (END-2)."""

    @property
    def is_over(self) -> bool:
        """Whether nobody moves any more."""
