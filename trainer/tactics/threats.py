"""Threats: lines that one more chip turns into a sequence, and what can finish them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from trainer.game.board import Board
from trainer.game.lines import LINES, Line
from trainer.game.sides import Side
from trainer.game.spaces import SPACES, Space

_BY_MASK: Final = tuple((line.mask, line) for line in LINES)


@dataclass(frozen=True, slots=True)
class Threat:
    """A line of four and its open fifth space; a corner counts as filled (SEQ-2)."""

    side: Side
    line: Line
    space: Space
    """The finishing space."""


def threats(board: Board, side: Side) -> tuple[Threat, ...]:
    """Return the side's threats: one chip short, and a sequence once it is there (SEQ-4)."""
    lacking, open_ = ~board.filled(side), board.open
    found = []
    for mask, line in _BY_MASK:
        rest = mask & lacking
        if not rest & (rest - 1) and rest & open_ and board.fits(side, line):
            found.append(Threat(side, line, SPACES[rest.bit_length() - 1]))
    return tuple(found)


def finishing_spaces(board: Board, side: Side) -> frozenset[Space]:
    """Return where one more chip completes a sequence of this side."""
    return frozenset(threat.space for threat in threats(board, side))


def winning_spaces(board: Board, side: Side, missing: int) -> frozenset[Space]:
    """Return where one chip gives a side at least `missing` new sequences (SEQ-7, SEQ-11)."""
    spaces = finishing_spaces(board, side)
    if missing <= 1:
        return spaces
    return frozenset(space for space in spaces if len(board.claims(side, space)[0]) >= missing)
