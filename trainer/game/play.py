"""Playing a move: from one position to the next (TURN-1 to TURN-5, SEQ-9, DRAW-1)."""

from __future__ import annotations

from typing import Final

from trainer.game.board import Board
from trainer.game.errors import IllegalMoveError
from trainer.game.legality import completed_by, is_plainly_legal, why_illegal
from trainer.game.moves import Move, MoveKind
from trainer.game.position import Position, unchecked_position, winner_of, with_card, with_hand
from trainer.game.sides import Side
from trainer.game.turn import Turn

_REMOVE: Final = MoveKind.REMOVE
_EXCHANGE: Final = MoveKind.EXCHANGE


def play(position: Position, move: Move) -> Position:
    """Return the position after a move.

    The card goes face up, the board changes, one card is drawn where the deck is known, and the
    turn passes on, unless the move wins (SEQ-9) or was an exchange (DEAD-2; VAR-DEAD).
    An exchange is no turn: it does not interrupt a round of passes (END-2). From a deck that is
    known to be empty nothing is drawn (DRAW-4).
    Raises IllegalMoveError with the refusal of `why_illegal`.
    """
    if not is_plainly_legal(position, move):
        refusal = why_illegal(position, move)
        if refusal is not None:
            raise IllegalMoveError(refusal)
    board, seat, exchanged, passes, winner = outcome(position, move)
    hands, discards, deck = position.hands, position.discards, position.deck
    if move.card is not None:
        drawn = None
        if deck and winner is None:
            drawn, deck = deck[0], deck[1:]
        hand = hands[position.seat - 1].after(move.card, drawn)
        hands = with_hand(hands, position.seat, hand)
        discards = with_card(discards, move.card)
    return unchecked_position(
        board=board,
        table=position.table,
        seat=seat,
        hands=hands,
        discards=discards,
        deck=deck,
        exchanged=exchanged,
        passes=passes,
        winner=winner,
    )


Outcome = tuple[Board, int, bool, int, Side | None]
"""Board, seat, whether it has exchanged, the passes in a row, and the winner."""


def outcome(turn: Turn, move: Move) -> Outcome:
    """Return what a legal move makes of board and turn, whoever knows which cards."""
    board, table, seat = turn.board, turn.table, turn.seat
    if move.card is None:
        return board, table.after(seat), False, turn.passes + 1, None
    if move.kind is _EXCHANGE and not table.options.dead_turn:
        return board, seat, True, turn.passes, None
    side = table.side_of(seat)
    after = changed(board, side, move)
    if after.sequences is not board.sequences and winner_of(after, table) is not None:
        return after, seat, turn.exchanged, 0, side
    return after, table.after(seat), False, 0, None


def changed(board: Board, side: Side, move: Move) -> Board:
    """Return the board after a move that is known to be legal: a chip more, a chip less."""
    if move.space is None:
        return board
    if move.kind is _REMOVE:
        return board.take(move.space)
    if not board.finishing(side) >> move.space & 1:
        return board.place(side, move.space)
    return board.place(side, move.space, completed_by(board, side, move))
