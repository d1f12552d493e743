"""Positions: what one mover can see of a game, as a value. A move gives a new one."""

from __future__ import annotations

from bisect import insort
from collections import Counter
from dataclasses import dataclass, field, replace
from typing import Final

from trainer.game.board import Board, Claim
from trainer.game.cards import PACK, Card
from trainer.game.drafts import draft_of
from trainer.game.errors import BoardError
from trainer.game.sides import SIDES, Side
from trainer.game.spaces import Space
from trainer.game.table import Table


@dataclass(frozen=True, slots=True)
class Hand:
    """The cards of one seat: those that are known, and how many more there are face down."""

    cards: tuple[Card, ...] = ()
    hidden: int = 0

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", tuple(sorted(self.cards)))

    @property
    def size(self) -> int:
        """How many cards the hand has."""
        return len(self.cards) + self.hidden

    def without(self, card: Card) -> Hand:
        """Return the hand after playing a card: a known one, or one of those face down."""
        return self.after(card, None)

    def after(self, played: Card, drawn: Card | None) -> Hand:
        """Return the hand after playing a card, and drawing one that its owner sees."""
        cards, hidden = list(self.cards), self.hidden
        if played in cards:
            cards.remove(played)
        else:
            hidden -= 1
        if drawn is not None:
            insort(cards, drawn)
        made = _HandDraft()
        made.cards = tuple(cards)
        made.hidden = hidden
        made.__class__ = Hand
        sealed: Hand = made
        return sealed


_HandDraft: Final = draft_of(Hand)


@dataclass(frozen=True, slots=True)
class Position:
    """The board, whose turn it is, and all cards as far as the mover knows them.

    `hands` has one entry a seat, `discards` all cards that lie face up, in any order.
    `deck` is the exact order, top card first, where it is known (tests, records); where it is
    None nothing is drawn. `passes` counts turns passed in a row (END-2).
    The table's options hold for the board too (SEQ-8).
    Raises BoardError where the parts do not belong together or a card occurs three times (EQ-2).
    """

    board: Board
    table: Table
    seat: int
    hands: tuple[Hand, ...]
    discards: tuple[Card, ...] = ()
    deck: tuple[Card, ...] | None = None
    exchanged: bool = False
    passes: int = 0
    winner: Side | None = field(init=False, repr=False, compare=False)
    """The side that has reached its target (SEQ-9, SEQ-11); None while there is none."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "discards", tuple(sorted(self.discards)))
        whole_runs = self.table.options.whole_runs
        if self.board.whole_runs != whole_runs:
            object.__setattr__(self, "board", replace(self.board, whole_runs=whole_runs))
        object.__setattr__(self, "winner", winner_of(self.board, self.table))
        fault = _fault(self)
        if fault:
            raise BoardError(fault)

    @property
    def side(self) -> Side:
        """The side on turn."""
        return self.table.side_of(self.seat)

    @property
    def hand(self) -> Hand:
        """The hand of the seat on turn."""
        return self.hands[self.seat - 1]

    @property
    def is_drawn(self) -> bool:
        """Whether a full round was passed (END-2)."""
        return self.passes >= self.table.people

    @property
    def is_over(self) -> bool:
        """Whether nobody moves any more."""
        return self.winner is not None or self.passes >= self.table.people

    def missing(self, side: Side) -> int:
        """Return how many sequences a side still needs (SEAT-5)."""
        return max(0, self.table.target - len(self.board.sequences_of(side)))

    def unseen(self) -> Counter[Card]:
        """Count the cards that are neither in a known hand nor face up: what others may hold."""
        left = Counter(PACK)
        left.subtract(self.discards)
        for hand in self.hands:
            left.subtract(hand.cards)
        return +left

    def is_dead(self, card: Card) -> bool:
        """Tell whether a card is dead on the board of this position (DEAD-1)."""
        return self.board.is_dead(card)

    def claims(self, space: Space) -> tuple[Claim, ...]:
        """Return every claim that a chip of the mover on this open space may make.

        All of `Board.claims`, or the first alone where the table does not let the mover choose
        (SEQ-8).
        """
        claims = self.board.claims(self.side, space)
        return claims[:1] if self.table.options.first_five else claims

    def with_hand(self, hand: Hand) -> Position:
        """Return the position with another hand for the seat on turn."""
        return replace(self, hands=with_hand(self.hands, self.seat, hand))


def with_hand(hands: tuple[Hand, ...], seat: int, hand: Hand) -> tuple[Hand, ...]:
    """Return the hands with another one for a seat."""
    changed = list(hands)
    changed[seat - 1] = hand
    return tuple(changed)


def with_card(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """Return sorted cards with one more in its place."""
    more = list(cards)
    insort(more, card)
    return tuple(more)


_PositionDraft: Final = draft_of(Position)


def unchecked_position(  # noqa: PLR0913
    *,
    board: Board,
    table: Table,
    seat: int,
    hands: tuple[Hand, ...],
    discards: tuple[Card, ...],
    deck: tuple[Card, ...] | None,
    exchanged: bool,
    passes: int,
    winner: Side | None,
) -> Position:
    """Return a position that is known to be good; `discards` must be sorted.

    For the rules of play alone: a legal move leaves a good position good, and looking at every
    card again would take longer than the move.
    """
    made = _PositionDraft()
    made.board = board
    made.table = table
    made.seat = seat
    made.hands = hands
    made.discards = discards
    made.deck = deck
    made.exchanged = exchanged
    made.passes = passes
    made.winner = winner
    made.__class__ = Position
    sealed: Position = made
    return sealed


def winner_of(board: Board, table: Table) -> Side | None:
    """Return the side that has reached its target (SEQ-9, SEQ-10, SEQ-11); None where none has.

    Sequences are counted, not chips.
    """
    for side in table.in_play if board.sequences else ():
        if len(board.sequences_of(side)) >= table.target:
            return side
    return None


def _fault(position: Position) -> str | None:
    table = position.table
    if not 1 <= position.seat <= table.people:
        return f"there are seats 1 to {table.people}, not {position.seat}"
    if len(position.hands) != table.people:
        return f"expected {table.people} hands, found {len(position.hands)}"
    return _stranger(position) or _miscount(position)


def _stranger(position: Position) -> str | None:
    for side in SIDES:
        if side in position.table.in_play:
            continue
        if position.board.chips[side] or position.board.sequences_of(side):
            return f"SEAT-4: {side} does not play here, but is on the board"
    return None


def _miscount(position: Position) -> str | None:
    known = Counter(position.discards)
    for hand in position.hands:
        known.update(hand.cards)
    known.update(position.deck or ())
    for card, number in known.items():
        if number > 2:
            return f"EQ-2: {card} is there {number} times, the pack has two"
    total = known.total() + sum(hand.hidden for hand in position.hands)
    if total > len(PACK):
        return f"EQ-2: {total} cards, the pack has {len(PACK)}"
    return None
