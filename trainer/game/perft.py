"""Perft: how many ways there are to play a number of moves from a position.

The one number that two engines of the same rules must agree on. A move is one action: a
placement with its claim, a removal, an exchange or a pass. Draws come from the position's deck,
in its order; where a position names no deck nothing is drawn.
"""

from __future__ import annotations

from trainer.game.legality import legal_moves
from trainer.game.moves import Move
from trainer.game.play import play
from trainer.game.position import Position


def perft(position: Position, depth: int) -> int:
    """Count the ways to play `depth` moves, each of them legal; a game that is over has none."""
    if depth <= 0:
        return 1
    moves = legal_moves(position)
    if depth == 1:
        return len(moves)
    return sum(perft(play(position, move), depth - 1) for move in moves)


def divide(position: Position, depth: int) -> tuple[tuple[Move, int], ...]:
    """Return for each legal move, in order, how many ways go on from it; the sum is the perft."""
    return tuple((move, perft(play(position, move), depth - 1)) for move in legal_moves(position))
