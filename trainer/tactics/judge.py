"""The judge: whether a move meets a goal, over all the cards that others may hold."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from trainer.game.legality import canonical, completed_by, legal_moves, why_illegal
from trainer.game.moves import Move, MoveKind
from trainer.game.play import play
from trainer.game.position import Position
from trainer.tactics.allowance import SearchLimitError, allowance_for_a_move
from trainer.tactics.answers import chance_of_answer
from trainer.tactics.between import reply_before_next_turn
from trainer.tactics.cause import Cause, cause_of_refusal
from trainer.tactics.force import defence, finishable, winning_next
from trainer.tactics.goal import (
    Block,
    Complete,
    Exchange,
    Force,
    Fork,
    MoveGoal,
    Play,
    Reduce,
    Remove,
    Way,
    Win,
)
from trainer.tactics.leak import cards_checked, leak
from trainer.tactics.odds import chance_of_loss, chance_of_sequence, lowest_risk, risk
from trainer.tactics.replies import Reply
from trainer.tactics.threats import winning_spaces
from trainer.tactics.unfinished import unfinished
from trainer.tactics.verdict import Verdict
from trainer.tactics.wins import winning_moves


def judge(position: Position, goal: MoveGoal, move: Move) -> Verdict:
    """Judge one move of the seat on turn against a goal.

    An illegal move is a miss with the refusal in it, not an error. So is an exchange where
    the turn goes on: the move that counts comes after it (DEAD-2, VAR-DEAD). A deck whose order
    is known is left out: nobody counts on a card before it is drawn.
    """
    if position.deck is not None:
        position = replace(position, deck=None)
    refusal = why_illegal(position, move)
    if refusal is not None:
        cause = cause_of_refusal(move, refusal)
        return Verdict(goal, move, met=False, cause=cause, refusal=refusal)
    return _judge_move(position, goal, canonical(position, move))


def _judge_move(position: Position, goal: MoveGoal, move: Move) -> Verdict:
    """Judge a legal move, written as `legal_moves` lists it."""
    if isinstance(goal, Exchange):
        met = move.kind is MoveKind.EXCHANGE
        return Verdict(goal, move, met, None if met else Cause.ANOTHER_TASK)
    if move.kind is MoveKind.EXCHANGE and not position.table.options.dead_turn:
        return Verdict(goal, move, met=False, cause=Cause.TURN_GOES_ON)
    completed = completed_by(position.board, position.side, move)
    verdict = Verdict(goal, move, met=False, completed=completed)
    after = play(position, move)
    try:
        return _judge_legal(position, after, verdict)
    except SearchLimitError:
        return replace(verdict, cause=Cause.UNPROVED)


def _judge_legal(position: Position, after: Position, verdict: Verdict) -> Verdict:
    match verdict.goal:
        case Win():
            return _judge_win(position, after, verdict)
        case Complete(way):
            return _judge_complete(position, after, verdict, way)
        case Block(sequence):
            return _judge_block(position, after, verdict, only_wins=not sequence)
        case Remove(threat):
            return _judge_remove(position, after, verdict, threat=threat)
        case Force():
            return _judge_force(position, after, verdict)
        case Fork():
            return _judge_fork(position, after, verdict)
        case Reduce():
            return _judge_reduce(position, after, verdict)
        case Play(card):
            move = verdict.move
            met = move.card == card and move.kind in (MoveKind.PLACE, MoveKind.REMOVE)
            return replace(verdict, met=met, cause=None if met else Cause.ANOTHER_TASK)
        case Exchange():
            return verdict


@lru_cache(maxsize=512)
def solve(position: Position, goal: MoveGoal) -> tuple[Verdict, ...]:
    """Judge every legal move, in the order of `legal_moves`. What was solved last is kept."""
    if position.deck is not None:
        position = replace(position, deck=None)
    return tuple(_judge_move(position, goal, move) for move in legal_moves(position))


def solutions(position: Position, goal: MoveGoal) -> tuple[Move, ...]:
    """Return every move that meets the goal: all of them are right."""
    if isinstance(goal, Win):
        return winning_moves(position)
    return tuple(verdict.move for verdict in solve(position, goal) if verdict.met)


def _judge_win(position: Position, after: Position, verdict: Verdict) -> Verdict:
    if after.winner == position.side:
        return replace(verdict, met=True)
    cause = unfinished(position, verdict.move, verdict.completed)
    judged = _punished(replace(verdict, cause=cause), position, after)
    if judged.reply is None and _stops_instead(position, verdict.move):
        return replace(judged, cause=Cause.STOPPED_INSTEAD)
    return judged


def _stops_instead(position: Position, move: Move) -> bool:
    """Tell whether a move fills a space where an opponent could win, though the mover could."""
    return (
        move.kind is MoveKind.PLACE
        and any(
            move.space in winning_spaces(position.board, side, position.missing(side))
            for side in position.table.in_play
            if side != position.side
        )
        and bool(winning_moves(position))
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
    cause = (
        Cause.ANOTHER_TASK if completed else unfinished(position, verdict.move, verdict.completed)
    )
    return _punished(replace(verdict, cause=cause), position, after)


def _judge_block(
    position: Position, after: Position, verdict: Verdict, *, only_wins: bool
) -> Verdict:
    if after.winner == position.side:
        return replace(verdict, met=True)
    checked = cards_checked(after, position.seat)
    reply = reply_before_next_turn(
        after, position.seat, allowance_for_a_move(position), only_wins=only_wins
    )
    if reply is None:
        return replace(verdict, met=True, unseen=checked)
    cause = leak(position, after, verdict.move, reply, only_wins=only_wins)
    odds = (chance_of_loss if only_wins else chance_of_sequence)(after, position.seat)
    return replace(verdict, cause=cause, reply=reply, unseen=checked, odds=odds)


def _judge_remove(
    position: Position, after: Position, verdict: Verdict, *, threat: bool
) -> Verdict:
    if verdict.move.kind is not MoveKind.REMOVE:
        return _punished(replace(verdict, cause=Cause.ANOTHER_TASK), position, after)
    if not threat:
        return replace(verdict, met=True)
    return _judge_block(position, after, verdict, only_wins=False)


def _judge_force(position: Position, after: Position, verdict: Verdict) -> Verdict:
    if after.winner == position.side:
        return replace(verdict, met=True)
    checked = cards_checked(after, position.seat)
    if not winning_next(after, position.seat):
        return _punished(replace(verdict, cause=Cause.NO_THREAT), position, after)
    reply = defence(after, position.seat, allowance_for_a_move(position))
    if reply is None:
        return replace(verdict, met=True, unseen=checked)
    if reply.completed:
        cause = leak(position, after, verdict.move, reply, only_wins=True)
        odds = chance_of_loss(after, position.seat)
    else:
        cause, odds = _stopped(reply), chance_of_answer(after, position.seat)
    return replace(verdict, cause=cause, reply=reply, unseen=checked, odds=odds)


def _stopped(reply: Reply) -> Cause:
    if reply.before:
        return Cause.STOPPED_TOGETHER
    return Cause.ONE_EYED_BREAKS if reply.move.kind is MoveKind.REMOVE else Cause.ONE_BLOCK


def _judge_fork(position: Position, after: Position, verdict: Verdict) -> Verdict:
    side, cards = position.side, after.hands[position.seat - 1].cards
    ready = finishable(after.board, side, cards)
    new = ready - finishable(position.board, side, cards)
    if len(ready) >= 2 and new:
        return replace(verdict, met=True)
    cause = Cause.ONE_THREAT if new else Cause.NO_THREAT
    return _punished(replace(verdict, cause=cause), position, after)


def _judge_reduce(position: Position, after: Position, verdict: Verdict) -> Verdict:
    odds = risk(position, after)
    verdict = replace(verdict, odds=odds, unseen=odds.unseen)
    if odds.chance == lowest_risk(position):
        return replace(verdict, met=True)
    return _punished(replace(verdict, cause=Cause.HIGHER_RISK), position, after)


def _punished(verdict: Verdict, position: Position, after: Position) -> Verdict:
    """Add a win of an opponent that a miss allows, if one was found, and its chance."""
    try:
        reply = reply_before_next_turn(after, position.seat, allowance_for_a_move(position))
    except SearchLimitError:
        return verdict
    if reply is None:
        return verdict
    odds = verdict.odds or chance_of_loss(after, position.seat)
    return replace(verdict, reply=reply, odds=odds)
