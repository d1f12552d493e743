"""The sides: blue and green, and red where three play (SEAT-4, EQ-3)."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from trainer.game.errors import NotationError


class Side(IntEnum):
    """A player alone or a team, named by the colour of its chips (EQ-3)."""

    BLUE = 0
    GREEN = 1
    RED = 2

    @property
    def letter(self) -> str:
        """The mark of its chips in a drawn board: `b`, `g` or `r`."""
        return "bgr"[self]

    def __str__(self) -> str:
        return format_side(self)

    def __repr__(self) -> str:
        return f"Side.{self.name}"


SIDES: Final = tuple(Side)


def format_side(side: Side) -> str:
    """Write a side: `blue`. The inverse of `parse_side`."""
    return side.name.lower()


def parse_side(text: str) -> Side:
    """Read `blue`, `green` or `red`, or just the first letter.

    Raises NotationError for anything else.
    """
    for side in SIDES:
        if text in (format_side(side), side.letter):
            return side
    raise NotationError(f"expected blue, green or red, found {text!r}", text)
