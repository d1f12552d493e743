"""Playing a move: from one position to the next (TURN-1 to TURN-5, SEQ-9, DRAW-1)."""

from __future__ import annotations

from trainer.game.board import Board
from trainer.game.errors import IllegalMoveError
from trainer.game.legality import completed_by, why_illegal
from trainer.game.moves import Move, MoveKind
from trainer.game.position import Hand, Position, unchecked_position, winner_of
from trainer.game.sides import Side


def play(position: Position, move: Move) -> Position:
    """Return the position after a move.

    The card goes face up, the board changes, one card is drawn where the deck is known, and the
    turn passes on, unless the move wins (SEQ-9) or was an exchange (DEAD-2; VAR-DEAD).
    An exchange is no turn: it does not interrupt a round of passes (END-2). From a deck that is
    known to be empty nothing is drawn (DRAW-4).
    Raises IllegalMoveError with the refusal of `why_illegal`.
    """
    refusal = why_illegal(position, move)
    if refusal is not None:
        raise IllegalMoveError(refusal)
    table, seat = position.table, position.seat
    if move.kind is MoveKind.PASS or move.card is None:
        return unchecked_position(
            board=position.board,
            table=table,
            seat=table.after(seat),
            hands=position.hands,
            discards=position.discards,
            deck=position.deck,
            exchanged=False,
            passes=position.passes + 1,
        )
    board = changed(position.board, position.side, move)
    goes_on = move.kind is MoveKind.EXCHANGE and not table.options.dead_turn
    won = winner_of(board, table) is not None
    hand, deck = position.hand.without(move.card), position.deck
    if deck and not won:
        hand, deck = Hand((*hand.cards, deck[0]), hand.hidden), deck[1:]
    return unchecked_position(
        board=board,
        table=table,
        seat=seat if goes_on or won else table.after(seat),
        hands=(*position.hands[: seat - 1], hand, *position.hands[seat:]),
        discards=tuple(sorted((*position.discards, move.card))),
        deck=deck,
        exchanged=goes_on or (won and position.exchanged),
        passes=position.passes if goes_on else 0,
    )


def changed(board: Board, side: Side, move: Move) -> Board:
    """Return the board after a move that is known to be legal: a chip more, a chip less."""
    if move.space is None:
        return board
    if move.kind is MoveKind.REMOVE:
        return board.take(move.space)
    return board.place(side, move.space, completed_by(board, side, move))
