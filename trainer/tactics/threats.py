"""Threats: lines that one more chip turns into a sequence, and where they are finished."""

from __future__ import annotations

from dataclasses import dataclass

from trainer.game.board import Board
from trainer.game.lines import THROUGH, Line
from trainer.game.sides import Side
from trainer.game.spaces import Space, spaces_of


@dataclass(frozen=True, slots=True)
class Threat:
    """A line of four and its open fifth space; a corner counts as filled (SEQ-2)."""

    side: Side
    line: Line
    space: Space
    """The finishing space."""


def threats(board: Board, side: Side) -> tuple[Threat, ...]:
    """Return the side's threats: one chip short, and a sequence once it is there (SEQ-4)."""
    lacking = ~board.filled(side)
    found = [
        Threat(side, line, space)
        for space in finishing_spaces(board, side)
        for others, line in THROUGH[space]
        if not others & lacking and board.fits(side, line)
    ]
    return tuple(sorted(found, key=lambda threat: threat.line.index))


def finishing_spaces(board: Board, side: Side) -> frozenset[Space]:
    """Return where one more chip completes a sequence of this side."""
    return frozenset(spaces_of(board.finishing(side) & board.open))


def winning_spaces(board: Board, side: Side, missing: int) -> frozenset[Space]:
    """Return where one chip gives a side at least `missing` new sequences (SEQ-7, SEQ-11)."""
    spaces = finishing_spaces(board, side)
    if missing <= 1 or not spaces:
        return spaces
    return frozenset(space for space in spaces if len(board.claims(side, space)[0]) >= missing)
