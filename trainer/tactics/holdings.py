"""Holdings: which cards each opponent may hold, copies counted over all of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from types import MappingProxyType

from trainer.game.board import Board
from trainer.game.cards import ONE_EYED, PACK, TWO_EYED, Card
from trainer.game.position import Position
from trainer.game.spaces import Space

_NO_CARDS: Mapping[Card, int] = {}


@dataclass(frozen=True, slots=True)
class Holdings:
    """What the others may hold, less what a line of play has used already.

    A hidden card may be any unseen one. A known card is there for sure. Whoever knows a dead
    card in a hand must also reckon with its exchange for any unseen card (DEAD-2), and for any
    card at all where the deck may run out before and be renewed from the discards (DRAW-2).
    """

    position: Position
    mover: int
    unseen: Mapping[Card, int]
    deck: int
    used: tuple[Card, ...] = ()

    def cards_to_place(self, seat: int, space: Space, board: Board) -> tuple[Card, ...]:
        """Return cards with which a seat can have the means to put a chip on a space.

        A known one alone, for it takes nothing from the unseen; else the printed card, then a
        two-eyed Jack. Cards that would do just the same are left out.
        """
        printed = board.layout.card_at(space)
        if printed is None:
            return ()
        return self._any_of(seat, (printed, *TWO_EYED), board)

    def cards_to_take(self, seat: int, board: Board) -> tuple[Card, ...]:
        """Return a one-eyed Jack that a seat may hold; none where it cannot."""
        return self._any_of(seat, ONE_EYED, board)

    def _any_of(self, seat: int, cards: tuple[Card, ...], board: Board) -> tuple[Card, ...]:
        known = self.position.hands[seat - 1].cards
        for card in cards:
            if card in known:
                return (card,)
        stock = self._stock(seat, board)
        found: list[Card] = []
        for card in cards:
            there = stock.get(card, 0)
            if there and there > self.used.count(card):
                found.append(card)
                if card.is_jack:
                    break
        return tuple(found)

    def _stock(self, seat: int, board: Board) -> Mapping[Card, int]:
        """Return the cards that a seat may hold hidden, or get for a dead card."""
        hand = self.position.hands[seat - 1]
        exchanges = not self.position.table.options.dead_turn
        knows_dead = exchanges and any(board.is_dead(card) for card in hand.cards)
        if exchanges and self.may_be_renewed(seat):
            hides_dead = hand.hidden and any(board.is_dead(card) for card in self.unseen)
            if knows_dead or hides_dead:
                held = (card for each in self.position.hands for card in each.cards)
                return _left_of_pack(tuple(sorted(held)))[0]
        return self.unseen if hand.hidden or knows_dead else _NO_CARDS

    def may_be_renewed(self, seat: int) -> bool:
        """Tell whether the deck may have been used up when a seat exchanges (DRAW-2).

        The mover draws first, then each seat before this one.
        """
        steps = (seat - self.mover) % self.position.table.people
        return self.deck < steps + 1

    def exchangeable(self, seat: int) -> frozenset[Card]:
        """Return the cards that let a seat do more once they are dead."""
        hand = self.position.hands[seat - 1]
        if self.position.table.options.dead_turn:
            return frozenset()
        if self.may_be_renewed(seat):
            return frozenset((*hand.cards, *(self.unseen if hand.hidden else ())))
        return frozenset() if hand.hidden else frozenset(hand.cards)

    def without(self, seat: int, card: Card) -> Holdings:
        """Return the holdings after a seat has played this card.

        A known card is not taken from those unseen.
        """
        if card in self.position.hands[seat - 1].cards:
            return self
        return replace(self, used=(*self.used, card))


def holdings(position: Position, mover: int) -> Holdings:
    """Return what the seats of a position may hold before a seat is on turn again."""
    unseen, total = unseen_cards(position)
    return Holdings(position, mover, unseen, total - sum(hand.hidden for hand in position.hands))


def unseen_cards(position: Position) -> tuple[Mapping[Card, int], int]:
    """Return what `Position.unseen` counts, and how many there are; counted once for equal cards.

    A move turns a card of the hand face up, so that all moves of a position leave the same.
    """
    known = [*position.discards]
    for hand in position.hands:
        known += hand.cards
    return _left_of_pack(tuple(sorted(known)))


@lru_cache(maxsize=256)
def _left_of_pack(known: tuple[Card, ...]) -> tuple[Mapping[Card, int], int]:
    left = Counter(PACK)
    left.subtract(known)
    return MappingProxyType(+left), len(PACK) - len(known)


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
