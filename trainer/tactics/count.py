"""Counting: the number that a `Count` goal asks for."""

from __future__ import annotations

from trainer.game.cards import Card
from trainer.game.position import Position
from trainer.tactics.goal import Count, Number
from trainer.tactics.threats import finishing_spaces


def counted(position: Position, goal: Count) -> int:
    """Return the right number (SEQ-10, TAC-7, DEAD-1); two copies of a card count as two."""
    board = position.board
    side = position.side if goal.side is None else goal.side
    match goal.number:
        case Number.SEQUENCES:
            return len(board.sequences_of(side))
        case Number.THREATS:
            return len(finishing_spaces(board, side))
        case Number.UNSEEN:
            return 0 if goal.card is None else position.unseen()[goal.card]
        case Number.DEAD:
            return len(_dead(position))


def name_counted(position: Position, goal: Count) -> str:
    """Name what a `Count` goal counts: `c4, f7`, `a4-a8` or `3♥, Q♦`; empty where none can be."""
    board = position.board
    side = position.side if goal.side is None else goal.side
    match goal.number:
        case Number.SEQUENCES:
            return ", ".join(map(str, board.sequences_of(side)))
        case Number.THREATS:
            return ", ".join(map(str, sorted(finishing_spaces(board, side))))
        case Number.DEAD:
            return ", ".join(card.shown for card in _dead(position))
        case Number.UNSEEN:
            return ""


def _dead(position: Position) -> tuple[Card, ...]:
    return tuple(card for card in position.hand.cards if position.is_dead(card))
