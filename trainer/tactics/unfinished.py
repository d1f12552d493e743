"""Why a move finishes nothing: it builds, or takes, or its line does not count (SEQ-4, SEQ-12)."""

from __future__ import annotations

from trainer.game.board import Claim
from trainer.game.lines import LENGTH, LINES, LINES_THROUGH, Line
from trainer.game.moves import Move, MoveKind
from trainer.game.position import Position
from trainer.game.spaces import Space
from trainer.tactics.cause import Cause


def unfinished(position: Position, move: Move, completed: Claim) -> Cause:
    """Say why a legal move completes nothing, or not enough to win."""
    if move.kind is MoveKind.REMOVE:
        return Cause.REMOVED_ONLY
    if move.kind is not MoveKind.PLACE or move.space is None or completed:
        return Cause.GAVE_AWAY_WIN
    run = _refused_line(position, move.space)
    if run:
        return Cause.SIX_IS_NOT_TWO if run < 9 else Cause.SHARES_TWO
    filled = position.board.filled(position.side)
    builds = any(
        (line.mask & filled).bit_count() >= 2
        and not _blocked(position, line.mask)
        and position.board.fits(position.side, line)
        for line in LINES_THROUGH[move.space]
    )
    return Cause.BUILDS_ONLY if builds else Cause.GAVE_AWAY_WIN


def _refused_line(position: Position, space: Space) -> int:
    """Return the length of the run where a full line does not count for SEQ-4; 0 for none."""
    board, side = position.board, position.side
    filled = board.filled(side) | space.mask
    for line in LINES_THROUGH[space]:
        if line.mask & filled == line.mask and not board.fits(side, line):
            return _run(filled, line).bit_count()
    return 0


def _run(filled: int, line: Line) -> int:
    """Return the spaces of the whole unbroken run that a full line is part of."""
    run, before = line.mask, 0
    while run != before:
        before = run
        for other in LINES:
            if other.mask & filled == other.mask and (other.mask & run).bit_count() == LENGTH - 1:
                run |= other.mask
    return run


def _blocked(position: Position, mask: int) -> bool:
    board = position.board
    return bool(mask & board.occupied & ~board.chips[position.side])
