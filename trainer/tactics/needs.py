"""Needs: lines that lack one, two or three chips, and which cards can still fill the gaps."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final

from trainer.game.board import Board
from trainer.game.cards import TWO_EYED, Card
from trainer.game.lines import LINES, Line
from trainer.game.position import Position
from trainer.game.sides import Side
from trainer.game.spaces import Space, spaces_of
from trainer.tactics.threats import finishing_spaces

MOST_SHORT: Final = 3
"""How many chips a line may lack to be worth a look."""


@dataclass(frozen=True, slots=True)
class Gap:
    """An open space of a line, the card that it shows, and where copies of that card are.

    `unseen` copies may be in other hands or in the deck, `held` ones are in the hand on turn.
    """

    space: Space
    card: Card
    unseen: int
    held: int


@dataclass(frozen=True, slots=True)
class Need:
    """A line that a side can still complete, with its gaps.

    `jacks_unseen` and `jacks_held` count the two-eyed Jacks, which fill any gap (JACK-TWO-1).
    """

    side: Side
    line: Line
    gaps: tuple[Gap, ...]
    jacks_unseen: int
    jacks_held: int

    @property
    def short(self) -> int:
        """How many chips the line lacks."""
        return len(self.gaps)

    @property
    def is_phantom(self) -> bool:
        """Whether the unseen cards cannot fill all gaps: no threat to the hand on turn (TAC-7)."""
        return _lacking([(gap.card, gap.unseen) for gap in self.gaps]) > self.jacks_unseen

    @property
    def is_in_hand(self) -> bool:
        """Whether the hand on turn holds a card for every gap."""
        return _lacking([(gap.card, gap.held) for gap in self.gaps]) <= self.jacks_held


def _lacking(gaps: list[tuple[Card, int]]) -> int:
    """Count the gaps for which there is no copy; both gaps of one card need two."""
    wanted = Counter(card for card, _ in gaps)
    return sum(max(0, wanted[card] - there) for card, there in dict(gaps).items())


def needs(position: Position, side: Side, most: int = MOST_SHORT) -> tuple[Need, ...]:
    """Return the lines that a side can complete with at most so many chips, the shortest first.

    A line with a chip of another side is none of them, nor one that would not count (SEQ-4).
    """
    board, hand = position.board, Counter(position.hand.cards)
    unseen = position.unseen()
    jacks = (sum(unseen[jack] for jack in TWO_EYED), sum(hand[jack] for jack in TWO_EYED))
    found = []
    for line in LINES:
        lacking = line.mask & ~board.filled(side)
        if lacking & ~board.open or not 1 <= lacking.bit_count() <= most:
            continue
        if board.fits(side, line):
            gaps = tuple(_gaps(board, lacking, unseen, hand))
            found.append(Need(side, line, gaps, *jacks))
    return tuple(sorted(found, key=lambda need: (need.short, need.line.index)))


def _gaps(board: Board, lacking: int, unseen: Counter[Card], hand: Counter[Card]) -> list[Gap]:
    return [
        Gap(space, card, unseen[card], hand[card])
        for space in spaces_of(lacking)
        if (card := board.layout.card_at(space)) is not None
    ]


def describe_need(need: Need) -> str:
    """Say a line and its gaps: `green e8-i8 needs g8 (AD: 1 unseen, 0 held); ...`."""
    gaps = " and ".join(
        f"{gap.space} ({gap.card}: {gap.unseen} unseen, {gap.held} held)" for gap in need.gaps
    )
    jacks = f"two-eyed Jacks: {need.jacks_unseen} unseen, {need.jacks_held} held"
    marks = [word for word, is_so in _marks(need) if is_so]
    return "; ".join([f"{need.side} {need.line} needs {gaps}", jacks, *marks])


def _marks(need: Need) -> tuple[tuple[str, bool], ...]:
    return ("no card left for it", need.is_phantom), ("in hand", need.is_in_hand)


def double_threats(board: Board, side: Side) -> frozenset[Space]:
    """Return a side's finishing spaces where there are two or more; else none (TAC-3)."""
    spaces = finishing_spaces(board, side)
    return spaces if len(spaces) > 1 else frozenset()
