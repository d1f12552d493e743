"""What is legal: every legal move, and for every other one the rule that forbids it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trainer.game.board import NO_CLAIM, Board, Claim
from trainer.game.cards import Card
from trainer.game.errors import Refusal
from trainer.game.lines import Line, format_line
from trainer.game.moves import PASS, Move, MoveKind, place
from trainer.game.offers import jack_moves
from trainer.game.options import STANDARD, Options
from trainer.game.position import Position
from trainer.game.sides import Side
from trainer.game.spaces import Space, spaces_of
from trainer.game.turn import Turn

_PLACE: Final = MoveKind.PLACE
_REMOVE: Final = MoveKind.REMOVE
_EXCHANGE: Final = MoveKind.EXCHANGE


def legal_moves(turn: Turn) -> tuple[Move, ...]:
    """Return every legal move of the seat on turn, sorted, each once; none when the game is over.

    Where a run leaves a choice of five, each choice is a move of its own (SEQ-8).
    Only known cards of the hand are used. A hand that is stuck, as can happen on the first turn
    of all, may pass (END-1, END-3).
    """
    if turn.is_over:
        return ()
    board, table, seat = turn.board, turn.table, turn.seat
    side, hand, options = table.side_of(seat), turn.hands[seat - 1], table.options
    offers, free, finishing = board.layout.offers, board.open, board.finishing(side)
    moves: list[Move] = []
    exchanges: list[Move] = []
    one_eyed: list[Card] = []
    before = None
    for card in hand.cards:
        offer = offers[card]
        if offer is before:
            continue
        before = offer
        spaces, placements, exchange = offer
        where = spaces & free
        if exchange is None and not spaces:
            one_eyed.append(card)
        elif not where:
            if exchange is not None:
                exchanges.append(exchange)
        elif exchange is None or where & finishing:
            moves += card_moves(board, side, card, options)
        else:
            moves += placements[where]
    # Placements, removals, exchanges, pass: that is how moves are sorted.
    for card in one_eyed:
        moves += card_moves(board, side, card, options)
    stuck = not moves and not hand.hidden
    if not turn.exchanged:
        moves += exchanges
    if stuck:
        moves.append(PASS)
    return tuple(moves)


def card_moves(board: Board, side: Side, card: Card, options: Options = STANDARD) -> Sequence[Move]:
    """Return the placements and removals that one card allows a side on this board."""
    spaces, placements, _ = board.layout.offers[card]
    if not spaces:
        removable = board.removable(side)
        return [move for bit, move in jack_moves(card) if bit & removable]
    where = spaces & board.open
    finishing = 0 if options.first_five else where & board.finishing(side)
    choices = {
        space: claims
        for space in spaces_of(finishing)
        if len(claims := board.claims(side, space)) > 1
    }
    if choices:
        return [
            place(card, space, claim)
            for space in spaces_of(where)
            for claim in choices.get(space, NO_CLAIM)
        ]
    if card.is_two_eyed:
        return [move for bit, move in jack_moves(card) if bit & where]
    return placements[where] if where else ()


def is_plainly_legal(turn: Turn, move: Move) -> bool:
    """Tell quickly that a move is legal.

    True is certain. A move that claims lines, a pass, or a card face down gets False without a
    look: `why_illegal` decides about it.
    """
    board, card, space = turn.board, move.card, move.space
    if card is None or move.claim or turn.is_over or card not in turn.hands[turn.seat - 1].cards:
        return False
    spaces, _, exchange = board.layout.offers[card]
    if space is None:
        return (
            move.kind is _EXCHANGE
            and exchange is not None
            and not turn.exchanged
            and not spaces & board.open
        )
    if move.kind is _PLACE:
        return (spaces & board.open) >> space & 1 == 1
    if move.kind is not _REMOVE or spaces:
        return False
    return board.removable(turn.table.side_of(turn.seat)) >> space & 1 == 1


def open_spaces(board: Board, card: Card) -> tuple[Space, ...]:
    """Return where a card can put a chip: its open spaces, or all for a two-eyed Jack."""
    free = board.open
    if card.is_two_eyed:
        return tuple(spaces_of(free))
    return tuple([space for space in board.layout.spaces_of(card) if free >> space & 1])


def completed_by(board: Board, side: Side, move: Move) -> Claim:
    """Return the lines that a placement completes.

    Where the move leaves the choice open, the engine's default is the claim whose lines come
    first in the order rows, columns, diagonals, each from the top left (SEQ-8).
    """
    if move.kind is not _PLACE or move.space is None:
        return ()
    return move.claim or board.claims(side, move.space)[0]


def why_illegal(position: Position, move: Move) -> Refusal | None:
    """Return the rule that forbids a move and a sentence for the mover; None for a legal move."""
    refusal = why_over(position) or _why_no_move(move)
    if refusal is not None:
        return refusal
    if move.kind is MoveKind.PASS:
        return _why_no_pass(position)
    if move.card is None:
        return Refusal("TURN-1", "Name a card of your hand to play.")
    if not _may_hold(position, move.card):
        return Refusal("TURN-1", f"You do not hold {move.card.shown}. Play a card of your hand.")
    if move.kind is _EXCHANGE:
        return _why_no_exchange(position, move.card)
    if move.space is None:
        return Refusal("TURN-1", f"Name a space for {move.card.shown}.")
    if move.kind is _REMOVE:
        return _why_no_removal(position, move.card, move.space)
    return _why_no_place(position.board, move.card, move.space) or _why_no_claim(
        position, move.space, move.claim
    )


def why_over(position: Position) -> Refusal | None:
    """Return why nobody moves any more; None while the game goes on (SEQ-9, END-2)."""
    if position.winner is not None:
        return Refusal("SEQ-9", "The game is won. Nobody moves any more.")
    if position.is_drawn:
        return Refusal("END-2", "Everybody passed. The game is drawn.")
    return None


def _why_no_move(move: Move) -> Refusal | None:
    if move.kind is MoveKind.DRAW:
        return Refusal("DRAW-1", "First play a card. You draw after that.")
    if move.kind is MoveKind.PASS and (move.card is not None or move.space is not None):
        return Refusal("END-1", "To pass, name no card and no space.")
    if move.kind is MoveKind.EXCHANGE and move.space is not None:
        return Refusal("DEAD-2", "An exchanged card goes to no space. Name the card alone.")
    if move.claim and move.kind is not MoveKind.PLACE:
        return Refusal("SEQ-12", "Only a chip that you put down completes a sequence.")
    return None


def _may_hold(position: Position, card: Card) -> bool:
    hand = position.hand
    return card in hand.cards or (hand.hidden > 0 and position.unseen()[card] > 0)


def _why_no_pass(position: Position) -> Refusal | None:
    if position.hand.hidden:
        return Refusal("END-1", "Nobody knows yet that this hand is stuck.")
    for card in position.hand.cards:
        for _ in card_moves(position.board, position.side, card):
            return Refusal("END-1", f"You can still play {card.shown}. Pass only when stuck.")
    return None


def _why_no_exchange(position: Position, card: Card) -> Refusal | None:
    if card.is_jack:
        return Refusal("DEAD-5", "A Jack is never dead. It is never exchanged.")
    for space in open_spaces(position.board, card):
        return Refusal("DEAD-1", f"{card.shown} is not dead. Space {space} is still open.")
    if position.exchanged:
        return Refusal("DEAD-3", "Only one exchange a turn. Wait for your next turn.")
    return None


def _why_no_removal(position: Position, card: Card, space: Space) -> Refusal | None:
    board, side = position.board, position.side
    if not card.is_one_eyed:
        return Refusal("JACK-ONE-1", f"{card.shown} takes no chip. Only a one-eyed Jack does.")
    owner = board.owner(space)
    if space.is_corner:
        return Refusal("TURN-6", "A corner has no chip to take. It is free for everyone.")
    if owner is None:
        return Refusal("JACK-ONE-1", f"There is no chip on {space} to take.")
    if owner == side:
        return Refusal("JACK-ONE-3", "That is your own side's chip. Take one of another side.")
    if board.protected >> space & 1:
        return Refusal("JACK-ONE-4", "That chip is part of a finished sequence. It is protected.")
    return None


def _why_no_place(board: Board, card: Card, space: Space) -> Refusal | None:
    if card.is_one_eyed:
        return Refusal("JACK-ONE-2", f"{card.shown} takes a chip away. It never puts one down.")
    if space.is_corner:
        rule = "JACK-TWO-2" if card.is_two_eyed else "TURN-6"
        return Refusal(rule, "No chip goes on a corner. It already counts for everyone.")
    if board.occupied >> space & 1:
        rule = "JACK-TWO-2" if card.is_two_eyed else "TURN-4"
        return Refusal(rule, f"Space {space} already has a chip. Choose an open one.")
    shows = board.layout.card_at(space)
    if not card.is_two_eyed and shows is not None and shows != card:
        return Refusal("TURN-3", f"Space {space} shows {shows.shown}, your card is {card.shown}.")
    return None


def _why_no_claim(position: Position, space: Space, claim: Claim) -> Refusal | None:
    board, side, allowed = position.board, position.side, position.claims(space)
    if not claim or claim in allowed:
        return None
    if claim in board.claims(side, space):
        first = " and ".join(map(format_line, allowed[0]))
        return Refusal("SEQ-8", f"At this table the first five count: {first}.")
    for line in claim:
        refusal = _why_no_line(board, side, space, line)
        if refusal:
            return refusal
    for line in claim:
        if any(line is not other and line.shared_with(other) > 1 for other in claim):
            return Refusal("SEQ-4", "Two sequences may share one space, not more.")
    return Refusal("SEQ-7", "This chip completes more. Name all lines that fit together.")


def _why_no_line(board: Board, side: Side, space: Space, line: Line) -> Refusal | None:
    if not line.mask >> space & 1:
        return Refusal("SEQ-1", f"The chip on {space} is not part of {line}.")
    for hole in spaces_of(line.mask & ~(board.filled(side) | space.mask)):
        return Refusal("SEQ-1", f"{line} is not five in a row: {hole} is not yours.")
    if not board.fits(side, line):
        return Refusal("SEQ-4", f"{line} shares more than one space with your first sequence.")
    return None


def canonical(position: Position, move: Move) -> Move:
    """Return a move as `legal_moves` lists it.

    A claim is named just where there is a choice; where none was named it is the default.
    An illegal move stays one that is not listed.
    """
    if move.kind is not _PLACE or move.space is None:
        return move
    claims = position.claims(move.space)
    claim = move.claim or claims[0]
    if claims == (claim,):
        claim = ()
    return Move(move.kind, move.card, move.space, claim)
