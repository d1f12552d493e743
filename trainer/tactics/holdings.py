"""Holdings: which cards each opponent may hold, copies counted over all of them."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from trainer.game.board import Board
from trainer.game.cards import Card
from trainer.game.position import Position


def is_dead_on(board: Board, card: Card) -> bool:
    """Tell whether both spaces of a card hold chips on this board (DEAD-1)."""
    return not card.is_jack and all(
        board.occupied >> space & 1 for space in board.layout.spaces_of(card)
    )


@dataclass(frozen=True, slots=True)
class Holdings:
    """What the others may hold, less what a line of play has used already.

    A hidden card may be any unseen one. A known card is there for sure. Whoever knows a dead
    card in a hand must also reckon with its exchange for any unseen card (DEAD-2).
    """

    position: Position
    unseen: tuple[tuple[Card, int], ...]
    used: tuple[Card, ...] = ()

    def left(self, card: Card) -> int:
        """Return how many unseen copies of a card are still to be had."""
        there = dict(self.unseen).get(card, 0)
        return there - self.used.count(card)

    def may_play(self, seat: int, card: Card, board: Board) -> bool:
        """Tell whether a seat can have this card when its turn comes, on this board."""
        hand = self.position.hands[seat - 1]
        if card in hand.cards:
            return True
        if self.left(card) <= 0:
            return False
        return hand.hidden > 0 or any(is_dead_on(board, other) for other in hand.cards)

    def without(self, seat: int, card: Card) -> Holdings:
        """Return the holdings after a seat has played this card.

        A known card is not taken from those unseen.
        """
        if card in self.position.hands[seat - 1].cards:
            return self
        return Holdings(self.position, self.unseen, (*self.used, card))


def holdings(position: Position) -> Holdings:
    """Return what the seats of a position may hold."""
    unseen: Counter[Card] = position.unseen()
    return Holdings(position, tuple(sorted(unseen.items())))


def seats_between(position: Position, mover: int) -> tuple[int, ...]:
    """Return the opponents' seats that have a turn before `mover` has one again, in order.

    Team mates of the mover are left out: nothing that they may do is relied on.
    """
    table, seats = position.table, []
    seat = table.after(mover)
    while seat != mover:
        if table.side_of(seat) != table.side_of(mover):
            seats.append(seat)
        seat = table.after(seat)
    return tuple(seats)
