"""Playing a move: from one position to the next (TURN-1 to TURN-5, SEQ-9, DRAW-1)."""

from __future__ import annotations

from dataclasses import replace

from trainer.game.board import Board
from trainer.game.cards import Card
from trainer.game.errors import IllegalMoveError
from trainer.game.legality import completed_by, why_illegal
from trainer.game.moves import Move, MoveKind
from trainer.game.position import Hand, Position
from trainer.game.sides import Side


def play(position: Position, move: Move) -> Position:
    """Return the position after a move.

    The card goes face up, the board changes, one card is drawn where the deck is known, and the
    turn passes on, unless the move wins (SEQ-9) or was an exchange (DEAD-2).
    Raises IllegalMoveError with the refusal of `why_illegal`.
    """
    refusal = why_illegal(position, move)
    if refusal is not None:
        raise IllegalMoveError(refusal)
    if move.kind is MoveKind.PASS or move.card is None:
        passed = position.table.after(position.seat)
        return replace(position, seat=passed, exchanged=False, passes=position.passes + 1)
    board = changed(position.board, position.side, move)
    discarded = replace(
        position.with_hand(position.hand.without(move.card)),
        board=board,
        discards=(*position.discards, move.card),
        passes=position.passes if move.kind is MoveKind.EXCHANGE else 0,
    )
    if discarded.winner is not None:
        return discarded
    drawn = _draw(discarded)
    if move.kind is MoveKind.EXCHANGE:
        return replace(drawn, exchanged=True)
    return replace(drawn, seat=position.table.after(position.seat), exchanged=False)


def changed(board: Board, side: Side, move: Move) -> Board:
    """Return the board after a move that is known to be legal: a chip more, a chip less."""
    if move.space is None:
        return board
    if move.kind is MoveKind.REMOVE:
        return board.take(move.space)
    return board.place(side, move.space, completed_by(board, side, move))


def _draw(position: Position) -> Position:
    if not position.deck:
        return position
    top: Card = position.deck[0]
    hand = Hand((*position.hand.cards, top), position.hand.hidden)
    hands = (*position.hands[: position.seat - 1], hand, *position.hands[position.seat :])
    return replace(position, hands=hands, deck=position.deck[1:])
