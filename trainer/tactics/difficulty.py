"""Difficulty: a rating estimated from what can be counted in a question of moves.

    rating = 300 + 70 * log2(moves / right moves) + 60 * decoys + 6 * lines + 250 * (depth - 1)

`moves` and `right moves` are legal ones, `decoys` wrong moves that look as good, at most six,
`lines` those worth scanning: three or more chips of one side and none of another, at most
twenty; `depth` is how many turns one must look ahead. It is an estimate until people have tried.
"""

from __future__ import annotations

from math import log2
from typing import Final

from trainer.game.lines import LINES
from trainer.game.moves import MoveKind
from trainer.game.position import Position
from trainer.tactics.cause import Cause
from trainer.tactics.facts import Facts
from trainer.tactics.goal import Block, Complete, Exchange, Force, Play, Reduce, Remove, Win

EASIEST: Final = 400
HARDEST: Final = 3000
_BASE: Final = 300
_MOST_DECOYS: Final = 6
_MOST_LINES: Final = 20
_TEMPTING: Final = frozenset(
    {
        Cause.BUILDS_ONLY,
        Cause.SIX_IS_NOT_TWO,
        Cause.SHARES_TWO,
        Cause.BLOCKED_ONE_OF_TWO,
        Cause.THREAT_WAS_EMPTY,
        Cause.OTHER_COPY,
        Cause.ONE_THREAT,
        Cause.ONE_BLOCK,
        Cause.STOPPED_TOGETHER,
        Cause.ONE_EYED_BREAKS,
        Cause.ONE_EYED_REOPENS,
    }
)


def rating_estimate(facts: Facts) -> int:
    """Return the estimated rating, from 400 to 3000, to the nearest ten."""
    legal = [each for each in facts.verdicts if each.move.kind is not MoveKind.EXCHANGE]
    right = max(1, len(facts.right))
    search = log2(max(1.0, len(legal) / right))
    estimate = (
        _BASE
        + 70 * search
        + 60 * min(_MOST_DECOYS, decoys(facts))
        + 6 * min(_MOST_LINES, lines_to_scan(facts.position))
        + 250 * (depth(facts) - 1)
    )
    return max(EASIEST, min(HARDEST, round(estimate / 10) * 10))


def decoys(facts: Facts) -> int:
    """Count the spaces of wrong moves that look as good: they build, block or threaten."""
    return len({each.move.space for each in facts.wrong if each.cause in _TEMPTING})


def lines_to_scan(position: Position) -> int:
    """Count the lines with three or more chips of one side, corners included, and no other's."""
    board, count = position.board, 0
    for side in position.table.in_play:
        own, foreign = board.filled(side), board.occupied & ~board.chips[side]
        for line in LINES:
            count += not line.mask & foreign and 3 <= (line.mask & own).bit_count() < 5
    return count


def depth(facts: Facts) -> int:
    """Return how many turns one must look ahead: one's own, the others', one's own again."""
    match facts.goal:
        case Win() | Complete() | Play() | Exchange():
            return 1
        case Block() | Reduce() | Remove(threat=True):
            return 2
        case Force():
            return 3
    return 1
