"""What a wrong move gives up of the chance to win, where that can be counted exactly."""

from __future__ import annotations

from fractions import Fraction

from trainer.game.position import Position
from trainer.tactics.cause import Cause
from trainer.tactics.goal import Block, Force, Reduce
from trainer.tactics.odds import lowest_risk
from trainer.tactics.verdict import Verdict


def given_up(position: Position, verdict: Verdict) -> Fraction | None:
    """Return the chance to win, 0 to 1, that a wrong move gives away until the next own turn.

    To block and to reduce: the chance of losing by then, less that of the best move. To force:
    the chance that a win which was sure is stopped. None for a right or refused move, and where
    nobody can know: what comes later than the next turn, two opponents who act together, and the
    other goals, since a missed win may still be had later. `position` is the one before the move.
    """
    odds, reply = verdict.odds, verdict.reply
    if verdict.met or odds is None or (reply is not None and reply.before):
        return None
    match verdict.goal:
        case Reduce():
            return odds.chance - lowest_risk(position)
        case Block(sequence):
            if sequence and not _one_sequence_wins(position):
                return None
            return max(Fraction(0), odds.chance - lowest_risk(position))
        case Force() if verdict.cause is not Cause.NO_THREAT:
            return odds.chance
    return None


def _one_sequence_wins(position: Position) -> bool:
    return all(
        position.missing(side) == 1 for side in position.table.in_play if side != position.side
    )
