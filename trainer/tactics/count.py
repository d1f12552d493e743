"""Counting: the number that a `Count` goal asks for."""

from __future__ import annotations

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
            return sum(position.is_dead(card) for card in position.hand.cards)
