"""Exact odds: how likely it is that opponents hold a card that helps them.

Hidden cards are taken as evenly mixed: every way to deal the unseen cards is as likely as any
other. All chances are counted, none is sampled.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from math import comb

from trainer.game.cards import TWO_EYED, Card
from trainer.game.legality import legal_moves
from trainer.game.moves import MoveKind
from trainer.game.play import play
from trainer.game.position import Position
from trainer.game.sides import Side
from trainer.tactics.holdings import seats_between, unseen_cards
from trainer.tactics.threats import winning_spaces

Useful = Callable[[Side], frozenset[Card]]


@dataclass(frozen=True, slots=True)
class Odds:
    """A chance, and the counting behind it: `useful` of `unseen` cards, `hidden` of them in hands.

    For two opposing sides `useful` counts the cards that help at least one of them.
    """

    chance: Fraction
    useful: int
    unseen: int
    hidden: int

    @property
    def percent(self) -> float:
        """The chance in percent, to one decimal."""
        return round(float(self.chance) * 100, 1)


def winning_cards(position: Position, side: Side) -> frozenset[Card]:
    """Return the cards with which a side could win if it were on turn on this board."""
    return completing_cards(position, side, position.missing(side))


def completing_cards(position: Position, side: Side, missing: int) -> frozenset[Card]:
    """Return the cards with which a side could complete at least `missing` sequences at once."""
    board = position.board
    spaces = winning_spaces(board, side, missing)
    printed = {card for space in spaces if (card := board.layout.card_at(space)) is not None}
    return frozenset(printed) | (frozenset(TWO_EYED) if spaces else frozenset())


def chance_of_loss(after: Position, mover: int) -> Odds:
    """Return the chance that an opponent holds a card that wins before `mover` is on turn.

    Each is looked at on the board as it is now; exchanges and help of others are left out.
    """
    return chance_held(after, mover, lambda side: winning_cards(after, side))


def chance_of_sequence(after: Position, mover: int) -> Odds:
    """Return the chance that an opponent holds a card that completes any sequence at once."""
    return chance_held(after, mover, lambda side: completing_cards(after, side, 1))


def risk(position: Position, after: Position) -> Odds:
    """Return the chance of losing after a move of the seat on turn in `position`; 0 if it wins."""
    if after.winner is not None:
        return Odds(Fraction(after.winner != position.side), 0, unseen_cards(after)[1], 0)
    return chance_of_loss(after, position.seat)


@lru_cache(maxsize=256)
def lowest_risk(position: Position) -> Fraction:
    """Return the lowest chance of losing that a move which ends the turn can leave."""
    return min(
        risk(position, play(position, move)).chance
        for move in legal_moves(position)
        if move.kind is not MoveKind.EXCHANGE
    )


def chance_held(
    after: Position, mover: int, useful: Useful, seats: tuple[int, ...] | None = None
) -> Odds:
    """Return the chance that an opponent holds a card that is useful to its side.

    Those who have a turn before `mover` are looked at, or the given seats alone. With h hidden
    cards in the hands of one side, k of U unseen cards useful, it is 1 - C(U - k, h) / C(U, h);
    for two opposing sides the deals are counted over both hands.
    """
    if seats is None:
        seats = seats_between(after, mover)
    unseen, total = unseen_cards(after)
    hidden: dict[Side, int] = {}
    wanted: dict[Side, frozenset[Card]] = {}
    certain = False
    for seat in seats:
        side, hand = after.table.side_of(seat), after.hands[seat - 1]
        hidden[side] = hidden.get(side, 0) + hand.hidden
        wanted[side] = wanted[side] if side in wanted else useful(side)
        certain = certain or not wanted[side].isdisjoint(hand.cards)
    helpful: frozenset[Card] = frozenset().union(*wanted.values())
    count = sum(unseen.get(card, 0) for card in helpful)
    in_hands = sum(hidden.values())
    if certain:
        return Odds(Fraction(1), count, total, in_hands)
    sides = sorted(hidden)
    if len(sides) == 1:
        none = Fraction(comb(total - count, in_hands), comb(total, in_hands))
    else:
        none = _none_of_two(unseen, total, [(hidden[side], wanted[side]) for side in sides])
    return Odds(1 - none, count, total, in_hands)


def _none_of_two(
    unseen: Mapping[Card, int], total: int, hands: list[tuple[int, frozenset[Card]]]
) -> Fraction:
    """Return the chance that neither of two sides holds a card useful to it.

    The first side draws `j` cards that only the second could use, the rest from those that
    nobody can use; the second then draws from what the first left of its own useless ones.
    """
    (first, for_first), (second, for_second) = hands
    only_first = sum(unseen.get(card, 0) for card in for_first - for_second)
    only_second = sum(unseen.get(card, 0) for card in for_second - for_first)
    both = sum(unseen.get(card, 0) for card in for_first & for_second)
    neither = total - only_first - only_second - both
    ways = sum(
        comb(only_second, j)
        * comb(neither, first - j)
        * comb(only_first + neither - (first - j), second)
        for j in range(min(first, only_second) + 1)
        if first - j <= neither
    )
    return Fraction(ways, comb(total, first) * comb(total - first, second))
