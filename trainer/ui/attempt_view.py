"""From an attempt to the table that shows it. Draws nothing and decides nothing."""

from __future__ import annotations

from trainer.game.board import Board
from trainer.game.legality import legal_moves
from trainer.game.moves import MoveKind
from trainer.game.play import changed
from trainer.game.spaces import Space
from trainer.tactics.verdict import Verdict
from trainer.training.attempt import Attempt, Phase, hints_shown
from trainer.ui.table_view import TableView

_NOWHERE: frozenset[Space] = frozenset()


def table_view(attempt: Attempt) -> TableView:
    """Return what the table shows: the question, or the move that was tried and its reply."""
    if attempt.verdict is not None and attempt.verdict.refusal is None:
        return _after(attempt, attempt.verdict)
    position, hand = attempt.position, attempt.position.hand.cards
    picked = None if attempt.picked is None else hand.index(attempt.picked)
    legal = (
        frozenset(
            move.space
            for move in legal_moves(position)
            if move.card == attempt.picked and move.space is not None
        )
        if attempt.picked is not None
        else _NOWHERE
    )
    return TableView(
        layout=position.board.layout,
        chips=position.board.chips,
        sequences=position.board.sequences,
        hand=hand,
        side=position.side,
        picked=picked,
        legal=legal,
        right=attempt.tapped,
        marked=frozenset(space for hint in hints_shown(attempt) for space in hint.spaces),
        wrong=_NOWHERE if attempt.stray is None else frozenset([attempt.stray]),
        locked=attempt.is_finished,
        scene=attempt.question.id,
    )


def _after(attempt: Attempt, verdict: Verdict) -> TableView:
    position, move = attempt.position, verdict.move
    board: Board = changed(position.board, position.side, move)
    reply = verdict.reply
    sequences = board.sequences
    for act in () if reply is None else reply.acts:
        board = changed(board, act.side, act.move)
    judged = _NOWHERE if move.space is None else frozenset([move.space])
    hand = position.hand if move.card is None else position.hand.without(move.card)
    placed = move.kind is MoveKind.PLACE
    return TableView(
        layout=board.layout,
        chips=board.chips,
        sequences=sequences,
        hand=hand.cards,
        side=position.side,
        last=move.space if placed else None,
        taken=None if placed else move.space,
        right=judged if verdict.met else _NOWHERE,
        wrong=_NOWHERE if verdict.met else judged,
        danger=() if reply is None else tuple((reply.side, line) for line in reply.completed),
        reply=None if reply is None else reply.move.space,
        locked=attempt.phase is not Phase.MISSED,
        scene=attempt.question.id,
    )
