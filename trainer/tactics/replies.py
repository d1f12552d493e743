"""What an opponent could do on its next turn, over every card it may hold."""

from __future__ import annotations

from dataclasses import dataclass

from trainer.game.board import Claim
from trainer.game.cards import TWO_EYED, Card
from trainer.game.moves import Move, place
from trainer.game.position import Position
from trainer.game.sides import Side
from trainer.game.spaces import Space
from trainer.tactics.threats import finishing_spaces


@dataclass(frozen=True, slots=True)
class Reply:
    """A move of an opponent, with the card that it needs, and the lines that it completes."""

    seat: int
    side: Side
    move: Move
    completed: Claim
    wins: bool


def next_opponents(position: Position, mover: int) -> tuple[int, ...]:
    """Return the first seat of each opposing side that comes after the seat `mover`.

    Each is looked at as if it moved next: what others do in between is not relied on.
    """
    table = position.table
    seats: dict[Side, int] = {}
    seat = table.after(mover)
    while seat != mover:
        if table.side_of(seat) != table.side_of(mover):
            seats.setdefault(table.side_of(seat), seat)
        seat = table.after(seat)
    return tuple(seats.values())


def possible_cards(position: Position, seat: int) -> frozenset[Card]:
    """Return every card that a seat may hold: its known ones, and all unseen ones.

    A hand without hidden cards holds just what is known of it.
    """
    hand = position.hands[seat - 1]
    unseen = frozenset(position.unseen()) if hand.hidden else frozenset[Card]()
    return unseen | frozenset(hand.cards)


def completing_replies(position: Position, seat: int) -> tuple[Reply, ...]:
    """Return every way in which a seat, if it moved now, could complete a sequence.

    One reply a space and card; printed cards come before two-eyed Jacks.
    """
    board, side = position.board, position.table.side_of(seat)
    cards = possible_cards(position, seat)
    missing = position.missing(side)
    replies = []
    for space in sorted(finishing_spaces(board, side)):
        completed = board.claims(side, space)[0]
        for card in finishing_cards(position, space):
            if card in cards:
                wins = len(completed) >= missing
                replies.append(Reply(seat, side, place(card, space), completed, wins))
    return tuple(replies)


def finishing_cards(position: Position, space: Space) -> tuple[Card, ...]:
    """Return the cards that put a chip on a space: the printed one, then two-eyed Jacks."""
    printed = position.board.layout.card_at(space)
    return TWO_EYED if printed is None else (printed, *TWO_EYED)


def replies_of_all(position: Position, mover: int) -> tuple[Reply, ...]:
    """Return the completing replies of every opposing side, those that win first."""
    found = [
        reply
        for seat in next_opponents(position, mover)
        for reply in completing_replies(position, seat)
    ]
    return tuple(sorted(found, key=lambda reply: (not reply.wins, reply.move.is_wild)))
