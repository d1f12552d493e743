"""Leaks: what a move overlooked that lets an opponent through."""

from __future__ import annotations

from trainer.game.lines import LINES_THROUGH
from trainer.game.moves import Move, MoveKind
from trainer.game.position import Position
from trainer.game.sides import Side
from trainer.tactics.cause import Cause
from trainer.tactics.holdings import holdings, seats_between, unseen_cards
from trainer.tactics.replies import Reply
from trainer.tactics.threats import Threat, threats, winning_spaces


def leak(
    position: Position, after: Position, move: Move, reply: Reply, *, only_wins: bool
) -> Cause:
    """Name the cause for which a block lets `reply` through."""
    if any(act.move.kind is MoveKind.REMOVE for act in reply.before):
        return Cause.ONE_EYED_REOPENS
    if move.kind is MoveKind.REMOVE and reply.move.space == move.space:
        return Cause.OPENED_A_SPACE
    mover = position.seat
    before = _harmful_threats(position, mover, only_wins=only_wins)
    if before - _harmful_threats(after, mover, only_wins=only_wins):
        return Cause.BLOCKED_ONE_OF_TWO
    if reply.before:
        return Cause.FINISHED_TOGETHER
    if _was_empty_threat(position, move, reply, only_wins=only_wins):
        return Cause.THREAT_WAS_EMPTY
    if _did_not_count(position, move, reply.side):
        return Cause.LINE_DID_NOT_COUNT
    if reply.move.is_wild:
        return Cause.WILD_JACK
    if move.card == reply.move.card:
        return Cause.OTHER_COPY
    return Cause.LEFT_THREAT_OPEN


def _harmful_threats(position: Position, mover: int, *, only_wins: bool) -> frozenset[Threat]:
    """Return the threats that some opponent may have the card for."""
    board, held, found = position.board, holdings(position, mover), set[Threat]()
    for seat in seats_between(position, mover):
        side = position.table.side_of(seat)
        harmful = winning_spaces(board, side, position.missing(side) if only_wins else 1)
        found.update(
            threat
            for threat in threats(board, side)
            if threat.space in harmful and held.cards_to_place(seat, threat.space, board)
        )
    return frozenset(found)


def _was_empty_threat(position: Position, move: Move, reply: Reply, *, only_wins: bool) -> bool:
    """Tell whether the move filled a finishing space that no card could have reached."""
    if move.kind is not MoveKind.PLACE:
        return False
    missing = position.missing(reply.side) if only_wins else 1
    return move.space in winning_spaces(position.board, reply.side, missing)


def _did_not_count(position: Position, move: Move, side: Side) -> bool:
    """Tell whether the move filled the gap of a line that would not count for SEQ-4."""
    if move.kind is not MoveKind.PLACE or move.space is None:
        return False
    board = position.board
    filled = board.filled(side) | move.space.mask
    return any(
        line.mask & filled == line.mask and not board.fits(side, line)
        for line in LINES_THROUGH[move.space]
    )


def cards_checked(after: Position, mover: int) -> int:
    """Count the cards, copies apart, that the opponents may hold after the move."""
    hands = [after.hands[seat - 1] for seat in seats_between(after, mover)]
    hidden = unseen_cards(after)[1] if any(hand.hidden for hand in hands) else 0
    return hidden + sum(len(hand.cards) for hand in hands)
