"""The 100 spaces and their names: `a1` top left, `j10` bottom right (EQ-1)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

from trainer.game.errors import NotationError

SIZE: Final = 10
COLUMNS: Final = "abcdefghij"
_NAME: Final = re.compile(r"([a-j])(10|[1-9])")


class Space(int):
    """A place on the board, as a number from 0 to 99, row by row from the top left."""

    __slots__ = ()

    @property
    def row(self) -> int:
        """0 at the top to 9 at the bottom."""
        return self // SIZE

    @property
    def column(self) -> int:
        """0 at the left to 9 at the right."""
        return self % SIZE

    @property
    def is_corner(self) -> bool:
        """Corners are free for every side and never take a chip (EQ-1, TURN-6)."""
        return bool(CORNER_MASK >> self & 1)

    @property
    def mask(self) -> int:
        """The bit of this space in a bit board."""
        return 1 << self

    def __str__(self) -> str:
        return format_space(self)

    def __repr__(self) -> str:
        return f"parse_space({format_space(self)!r})"


CORNER_MASK: Final = 1 << 0 | 1 << 9 | 1 << 90 | 1 << 99
SPACES: Final = tuple(Space(number) for number in range(SIZE * SIZE))
CORNERS: Final = tuple(space for space in SPACES if space.is_corner)
ALL_MASK: Final = (1 << SIZE * SIZE) - 1
CARD_MASK: Final = ALL_MASK & ~CORNER_MASK
"""The 96 spaces that show a card."""


def format_space(space: Space) -> str:
    """Write a space like a spreadsheet cell: `e5`. The inverse of `parse_space`."""
    return f"{COLUMNS[space.column]}{space.row + 1}"


def parse_space(text: str) -> Space:
    """Read `a1` to `j10`.

    Raises NotationError for anything else, with a guess where the text looks like a card.
    """
    match = _NAME.fullmatch(text)
    if match:
        return Space((int(match[2]) - 1) * SIZE + COLUMNS.index(match[1]))
    if _NAME.fullmatch(text.lower()):
        raise NotationError(
            f"expected a space with a small letter such as {text.lower()}, found {text!r}", text
        )
    raise NotationError(f"expected a space from a1 to j10, found {text!r}", text)


def mask_of(spaces: Iterable[Space]) -> int:
    """Make the bit board that holds just these spaces."""
    mask = 0
    for space in spaces:
        mask |= 1 << space
    return mask


def spaces_of(mask: int) -> Iterator[Space]:
    """Yield the spaces of a bit board in reading order."""
    while mask:
        low = mask & -mask
        yield SPACES[low.bit_length() - 1]
        mask ^= low
