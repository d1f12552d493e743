"""The judge: whether a move meets a goal, over all the cards that others may hold."""

from __future__ import annotations

from dataclasses import replace

from trainer.game.legality import canonical, completed_by, legal_moves, why_illegal
from trainer.game.lines import LENGTH, LINES, LINES_THROUGH, Line
from trainer.game.moves import Move, MoveKind
from trainer.game.play import play
from trainer.game.position import Position
from trainer.game.spaces import Space
from trainer.tactics.cause import Cause, cause_of_refusal
from trainer.tactics.goal import Block, Complete, MoveGoal, Play, Remove, Way, Win
from trainer.tactics.replies import (
    Reply,
    finishing_cards,
    next_opponents,
    possible_cards,
    replies_of_all,
)
from trainer.tactics.threats import Threat, threats, winning_spaces
from trainer.tactics.verdict import Verdict


def judge(position: Position, goal: MoveGoal, move: Move) -> Verdict:
    """Judge one move of the seat on turn against a goal.

    An illegal move is a miss with the refusal in it, not an error. So is an exchange where
    the turn goes on: the move that counts comes after it (DEAD-2, VAR-DEAD).
    """
    refusal = why_illegal(position, move)
    if refusal is not None:
        cause = cause_of_refusal(move, refusal)
        return Verdict(goal, move, met=False, cause=cause, refusal=refusal)
    move = canonical(position, move)
    if move.kind is MoveKind.EXCHANGE and not position.table.options.dead_turn:
        return Verdict(goal, move, met=False, cause=Cause.TURN_GOES_ON)
    completed = completed_by(position.board, position.side, move)
    verdict = Verdict(goal, move, met=False, completed=completed)
    after = play(position, move)
    match goal:
        case Win():
            verdict = _judge_win(position, after, verdict)
        case Complete(way):
            verdict = _judge_complete(position, after, verdict, way)
        case Block():
            verdict = _judge_block(position, after, verdict, only_wins=not goal.sequence)
        case Remove():
            verdict = _judge_remove(position, after, verdict, threat=goal.threat)
        case Play(card):
            met = move.card == card and move.kind in (MoveKind.PLACE, MoveKind.REMOVE)
            verdict = replace(verdict, met=met, cause=None if met else Cause.ANOTHER_TASK)
    return verdict


def solve(position: Position, goal: MoveGoal) -> tuple[Verdict, ...]:
    """Judge every legal move, in the order of `legal_moves`."""
    return tuple(judge(position, goal, move) for move in legal_moves(position))


def solutions(position: Position, goal: MoveGoal) -> tuple[Move, ...]:
    """Return every move that meets the goal: all of them are right."""
    return tuple(verdict.move for verdict in solve(position, goal) if verdict.met)


def _judge_win(position: Position, after: Position, verdict: Verdict) -> Verdict:
    if after.winner == position.side:
        return replace(verdict, met=True)
    return replace(
        verdict,
        cause=_unfinished(position, verdict),
        reply=_worst(after, position.seat, only_wins=True),
    )


def _judge_complete(position: Position, after: Position, verdict: Verdict, way: Way) -> Verdict:
    completed = verdict.completed
    met = {
        Way.ANY: len(completed) >= 1,
        Way.CORNER: any(line.has_corner for line in completed),
        Way.SECOND: bool(completed) and len(after.board.sequences_of(position.side)) >= 2,
        Way.TWO: len(completed) >= 2,
    }[way]
    if met:
        return replace(verdict, met=True)
    cause = Cause.ANOTHER_TASK if completed else _unfinished(position, verdict)
    reply = None if after.is_over else _worst(after, position.seat, only_wins=True)
    return replace(verdict, cause=cause, reply=reply)


def _judge_block(
    position: Position, after: Position, verdict: Verdict, *, only_wins: bool
) -> Verdict:
    if after.is_over:
        return replace(verdict, met=True)
    reply = _worst(after, position.seat, only_wins=only_wins)
    checked = _cards_checked(after, position.seat)
    if reply is None:
        return replace(verdict, met=True, unseen=checked)
    cause = _leak(position, after, verdict.move, reply, only_wins=only_wins)
    return replace(verdict, cause=cause, reply=reply, unseen=checked)


def _judge_remove(
    position: Position, after: Position, verdict: Verdict, *, threat: bool
) -> Verdict:
    if verdict.move.kind is not MoveKind.REMOVE:
        return replace(
            verdict,
            cause=Cause.ANOTHER_TASK,
            reply=None if after.is_over else _worst(after, position.seat, only_wins=True),
        )
    if not threat:
        return replace(verdict, met=True)
    return _judge_block(position, after, verdict, only_wins=False)


def _worst(after: Position, mover: int, *, only_wins: bool) -> Reply | None:
    for reply in replies_of_all(after, mover):
        if reply.wins or not only_wins:
            return reply
    return None


def _cards_checked(after: Position, mover: int) -> int:
    """Count the cards, copies apart, that an opponent may hold after the move."""
    unseen = after.unseen()
    known = [after.hands[seat - 1] for seat in next_opponents(after, mover)]
    hidden = unseen.total() if any(hand.hidden for hand in known) else 0
    return hidden + sum(len(hand.cards) for hand in known)


def _unfinished(position: Position, verdict: Verdict) -> Cause:
    """Say why a legal move completes nothing, or not enough to win."""
    move = verdict.move
    if move.kind is not MoveKind.PLACE or move.space is None:
        return Cause.GAVE_AWAY_WIN
    if verdict.completed:
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


def _leak(
    position: Position, after: Position, move: Move, reply: Reply, *, only_wins: bool
) -> Cause:
    """Say what a move overlooked that lets an opponent through."""
    before = _harmful_threats(position, position.seat, only_wins=only_wins)
    if before - _harmful_threats(after, position.seat, only_wins=only_wins):
        return Cause.BLOCKED_ONE_OF_TWO
    if _was_empty_threat(position, move, reply, only_wins=only_wins):
        return Cause.THREAT_WAS_EMPTY
    if reply.move.is_wild:
        return Cause.WILD_JACK
    if move.card == reply.move.card:
        return Cause.OTHER_COPY
    return Cause.LEFT_THREAT_OPEN


def _harmful_threats(position: Position, mover: int, *, only_wins: bool) -> frozenset[Threat]:
    """Return the threats that some opponent may have the card for."""
    board, found = position.board, set[Threat]()
    for seat in next_opponents(position, mover):
        side = position.table.side_of(seat)
        cards = possible_cards(position, seat)
        harmful = winning_spaces(board, side, position.missing(side) if only_wins else 1)
        found.update(
            threat
            for threat in threats(board, side)
            if threat.space in harmful
            and cards.intersection(finishing_cards(position, threat.space))
        )
    return frozenset(found)


def _was_empty_threat(position: Position, move: Move, reply: Reply, *, only_wins: bool) -> bool:
    """Tell whether the move filled a finishing space that no card could have reached."""
    if move.kind is not MoveKind.PLACE:
        return False
    missing = position.missing(reply.side) if only_wins else 1
    return move.space in winning_spaces(position.board, reply.side, missing)
