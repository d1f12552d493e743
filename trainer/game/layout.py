"""Layouts: which card each space shows, as data (EQ-4), refused unless it satisfies EQ-1."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from trainer.game.cards import CARDS, Card, format_card, parse_card
from trainer.game.errors import LayoutError, NotationError
from trainer.game.offers import Offer, offers_of
from trainer.game.spaces import SIZE, SPACES, Space, format_space

_CLASSIC: Final = """\
**  2S  3S  4S  5S  6S  7S  8S  9S  **
6C  5C  4C  3C  2C  AH  KH  QH  TH  TS
7C  AS  2D  3D  4D  5D  6D  7D  9H  QS
8C  KS  6C  5C  4C  3C  2C  8D  8H  KS
9C  QS  7C  6H  5H  4H  AH  9D  7H  AS
TC  TS  8C  7H  2H  3H  KH  TD  6H  2D
QC  9S  9C  8H  9H  TH  QH  QD  5H  3D
KC  8S  TC  QC  KC  AC  AD  KD  4H  4D
AC  7S  6S  5S  4S  3S  2S  2H  3H  5D
**  AD  KD  QD  TD  9D  8D  7D  6D  **
"""


@dataclass(frozen=True)
class Layout:
    """An edition of the board: a name and the card of each space, none for a corner.

    Raises LayoutError unless the four corners are free and the other 96 spaces show
    every non-Jack card exactly twice (EQ-1).
    """

    name: str
    cards: tuple[Card | None, ...]
    _spaces: tuple[tuple[Space, ...], ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        fault = _fault(self.cards)
        if fault:
            raise LayoutError(f"layout {self.name!r}: {fault}")
        where = tuple(
            tuple(space for space in SPACES if self.cards[space] == card) for card in CARDS
        )
        object.__setattr__(self, "_spaces", where)

    def card_at(self, space: Space) -> Card | None:
        """Return the card that a space shows; None for a corner."""
        return self.cards[space]

    def spaces_of(self, card: Card) -> tuple[Space, ...]:
        """Return the two spaces that show a card; none for a Jack (JACK-1)."""
        return self._spaces[card]

    @cached_property
    def offers(self) -> tuple[Offer, ...]:
        """What each card allows on this layout."""
        return offers_of(self._spaces)


def _fault(cards: tuple[Card | None, ...]) -> str | None:
    if len(cards) != SIZE * SIZE:
        return f"expected 100 spaces, found {len(cards)}"
    for space in SPACES:
        card = cards[space]
        if space.is_corner and card is not None:
            return f"corner {format_space(space)} is free, but shows {format_card(card)}"
        if not space.is_corner and card is None:
            return f"space {format_space(space)} shows no card; only the four corners are free"
        if card is not None and card.is_jack:
            return f"space {format_space(space)} shows {format_card(card)}; Jacks have no space"
    counts = Counter(card for card in cards if card is not None)
    for card in CARDS:
        if not card.is_jack and counts[card] != 2:
            return f"{format_card(card)} must be there twice, found it {counts[card]} times"
    return None


def parse_layout(name: str, text: str) -> Layout:
    """Read ten rows of ten cards, `**` for a corner.

    Raises LayoutError naming the row and what was expected.
    """
    cards: list[Card | None] = []
    rows = text.strip().splitlines()
    if len(rows) != SIZE:
        raise LayoutError(f"layout {name!r}: expected 10 rows, found {len(rows)}")
    for number, row in enumerate(rows, start=1):
        marks = row.split()
        if len(marks) != SIZE:
            raise LayoutError(f"layout {name!r}: row {number} has {len(marks)} cards, expected 10")
        for mark in marks:
            try:
                cards.append(None if mark == "**" else parse_card(mark))
            except NotationError as error:
                raise LayoutError(f"layout {name!r}: row {number}: {error.message}") from None
    return Layout(name, tuple(cards))


def format_layout(layout: Layout) -> str:
    """Draw a layout as text, ten rows of ten. The inverse of `parse_layout`."""
    marks = ["**" if card is None else format_card(card) for card in layout.cards]
    rows = ["  ".join(marks[row * SIZE : row * SIZE + SIZE]) for row in range(SIZE)]
    return "\n".join(rows) + "\n"


CLASSIC: Final = parse_layout("classic", _CLASSIC)
"""The classic printed board: one unbroken spiral from 2 of hearts in the middle (EQ-4)."""

LAYOUTS: Final = {CLASSIC.name: CLASSIC}
