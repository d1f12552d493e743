"""Wins: the moves that reach the target at once, found without trying each."""

from __future__ import annotations

from trainer.game.moves import Move, place
from trainer.game.position import Position
from trainer.tactics.threats import winning_spaces


def winning_moves(position: Position) -> tuple[Move, ...]:
    """Return every move with which the seat on turn wins now (SEQ-9), in order.

    Just those that `solve` with the goal to win says are right.
    """
    if position.is_over:
        return ()
    board = position.board
    spaces = winning_spaces(board, position.side, position.missing(position.side))
    if not spaces:
        return ()
    moves: list[Move] = []
    for space in sorted(spaces):
        claims = position.claims(space)
        chosen = claims if len(claims) > 1 else ((),)
        for card in set(position.hand.cards):
            if card.is_two_eyed or board.layout.card_at(space) == card:
                moves += [place(card, space, claim) for claim in chosen]
    return tuple(sorted(moves, key=lambda move: move.order))
