"""From an attempt to the table that shows it. Draws nothing and decides nothing."""

from __future__ import annotations

from dataclasses import replace

from trainer.game.board import Board
from trainer.game.legality import legal_moves
from trainer.game.moves import MoveKind
from trainer.game.play import changed, play
from trainer.game.position import Position
from trainer.game.spaces import Space
from trainer.tactics.goal import Count, Spot
from trainer.tactics.verdict import Verdict
from trainer.training.attempt import Attempt, Phase, hints_shown
from trainer.training.choice_attempt import ChoiceAttempt
from trainer.training.film_attempt import FilmAttempt
from trainer.training.lesson_run import AnyAttempt
from trainer.training.question import Scene
from trainer.training.turn_attempt import Part, TurnAttempt
from trainer.ui.table_view import Grace, TableView

_NOWHERE: frozenset[Space] = frozenset()


def table_view(attempt: AnyAttempt) -> TableView:
    """Return what the table shows, whatever kind of task it is."""
    match attempt:
        case Attempt():
            return _of_attempt(attempt)
        case TurnAttempt():
            return _of_turn(attempt)
        case ChoiceAttempt():
            return _of_scene(attempt.question, attempt.question.position)
        case FilmAttempt():
            return _of_film(attempt)


def _of_turn(attempt: TurnAttempt) -> TableView:
    """Show the part of the turn; the card drawn last comes where the played one was."""
    view = _of_attempt(attempt.play)
    view = replace(view, locked=attempt.part in (Part.DRAW, Part.DONE))
    if attempt.part is not Part.DONE or view.spent is None:
        return view
    hand = (*view.hand[: view.spent], *attempt.drawn_last, *view.hand[view.spent + 1 :])
    return replace(view, hand=hand, spent=None)


def _of_scene(scene: Scene, position: Position) -> TableView:
    board = position.board
    return TableView(
        layout=board.layout,
        chips=board.chips,
        sequences=board.sequences,
        hand=scene.position.hand.cards,
        side=position.side,
        marked=frozenset(scene.show.marks),
        arrows=scene.show.arrows,
        locked=True,
        scene=scene.id,
    )


def _of_film(attempt: FilmAttempt) -> TableView:
    position, last = attempt.position, attempt.last
    view = _of_scene(attempt.question, position)
    hand = position.hands[attempt.question.position.seat - 1].cards
    if last is None:
        return replace(view, hand=hand)
    placed = last.kind is MoveKind.PLACE
    return replace(
        view,
        hand=hand,
        last=last.space if placed else None,
        taken=None if placed else last.space,
    )


def _pointed(attempt: Attempt) -> frozenset[Space]:
    hinted = (space for hint in hints_shown(attempt) for space in hint.spaces)
    return frozenset((*attempt.question.show.marks, *hinted))


def _of_attempt(attempt: Attempt) -> TableView:
    """Show the question, or the move that was tried and its reply."""
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
        marked=_pointed(attempt) if not attempt.is_finished else _NOWHERE,
        arrows=attempt.question.show.arrows,
        wrong=_NOWHERE if attempt.stray is None else frozenset([attempt.stray]),
        locked=attempt.is_finished,
        grace=_grace(attempt),
        scene=attempt.question.id,
    )


def _after(attempt: Attempt, verdict: Verdict) -> TableView:
    position, move = attempt.position, verdict.move
    board: Board = changed(position.board, position.side, move)
    reply = verdict.reply
    sequences = board.sequences
    for act in () if reply is None else reply.acts:
        board = changed(board, act.side, act.move)
    answered = _answered(attempt, verdict)
    if answered is not None:
        board, sequences = answered, answered.sequences
    judged = _NOWHERE if move.space is None else frozenset([move.space])
    hand = position.hand.cards
    placed = move.kind is MoveKind.PLACE
    return TableView(
        layout=board.layout,
        chips=board.chips,
        sequences=sequences,
        hand=hand,
        side=position.side,
        spent=None if move.card is None else hand.index(move.card),
        last=move.space if placed else None,
        taken=None if placed else move.space,
        right=judged if verdict.met else _NOWHERE,
        wrong=_NOWHERE if verdict.met else judged,
        danger=() if reply is None else tuple((reply.side, line) for line in reply.completed),
        reply=None if reply is None else reply.move.space,
        locked=attempt.phase is not Phase.MISSED,
        grace=_grace(attempt),
        scene=attempt.question.id,
    )


def _grace(attempt: Attempt) -> Grace:
    """Say how a tap waits: no tap is an answer where a number is asked for."""
    goal = attempt.question.goal
    return "none" if isinstance(goal, Count) else "each" if isinstance(goal, Spot) else "one"


def _answered(attempt: Attempt, verdict: Verdict) -> Board | None:
    """Return the board after the moves that a lesson lets others play; None without any."""
    if not attempt.is_solved or not attempt.question.answer:
        return None
    position = play(attempt.position, verdict.move)
    for move in attempt.question.answer:
        position = play(position, move)
    return position.board
