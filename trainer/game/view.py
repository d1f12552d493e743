"""The view of one seat: what it may know of a game, and nothing more (SEAT-4, TALK-1)."""

from __future__ import annotations

from typing import Protocol

from trainer.game.deck import Piles
from trainer.game.errors import TableError
from trainer.game.position import Hand, Position, unchecked_position
from trainer.game.sides import Side
from trainer.game.turn import Turn


class Dealt(Turn, Protocol):
    """A table with all its cards, as a `Game` is, which asks here for the view of its mover."""

    @property
    def piles(self) -> Piles:
        """One pile of discards a seat."""

    @property
    def winner(self) -> Side | None:
        """The side that has reached its target; None while there is none."""


def view(game: Dealt, seat: int) -> Position:
    """Return the position as a seat sees it, whoever is on turn.

    Its own hand is known; of the others only their number of cards, team mates included; all that
    was discarded since the last shuffle is known, the deck and its order are not.
    Raises TableError for a seat that the table has not.
    """
    if not 1 <= seat <= game.table.people:
        raise TableError(f"there are seats 1 to {game.table.people}, not {seat}")
    hands = [Hand((), hand.size) for hand in game.hands]
    hands[seat - 1] = game.hands[seat - 1]
    return unchecked_position(
        board=game.board,
        table=game.table,
        seat=game.seat,
        hands=tuple(hands),
        discards=tuple(sorted([card for pile in game.piles for card in pile])),
        deck=None,
        exchanged=game.exchanged,
        passes=game.passes,
        winner=game.winner,
    )
