"""Positions from drawn boards, so that a test shows what it speaks of."""

from trainer.game.board import Board
from trainer.game.cards import parse_cards
from trainer.game.diagram import check_capitals, parse_diagram
from trainer.game.legality import legal_moves, why_illegal
from trainer.game.lines import parse_line
from trainer.game.moves import format_move, parse_move
from trainer.game.play import play
from trainer.game.position import Hand, Position
from trainer.game.sides import parse_side
from trainer.game.table import parse_table

EMPTY = """
* . . . . . . . . *  1
. . . . . . . . . .  2
. . . . . . . . . .  3
. . . . . . . . . .  4
. . . . . . . . . .  5
. . . . . . . . . .  6
. . . . . . . . . .  7
. . . . . . . . . .  8
. . . . . . . . . .  9
* . . . . . . . . *  10
a b c d e f g h i j
"""


def board(drawing: str = EMPTY, sequences: str = "") -> Board:
    """Return a drawn board; `sequences` lists them as `b:a3-a7 g:a1-e5`.

    The capitals of the drawing must agree with the list.
    """
    chips, capitals = parse_diagram(drawing)
    listed = [piece.split(":") for piece in sequences.split()]
    made = Board(
        chips=chips,
        sequences=tuple((parse_side(side), parse_line(line)) for side, line in listed),
    )
    assert check_capitals(made, capitals) is None
    return made


def position(
    drawing: str = EMPTY,
    hand: str = "",
    *,
    sequences: str = "",
    table: str = "2p2s",
    seat: int = 1,
    deck: str | None = None,
    exchanged: bool = False,
    passes: int = 0,
) -> Position:
    """Return a drawn position; the others hold a full hand face down."""
    seats = parse_table(table)
    hands = [Hand((), seats.hand_size)] * seats.people
    hands[seat - 1] = Hand(parse_cards(hand))
    return Position(
        board(drawing, sequences),
        seats,
        seat,
        tuple(hands),
        deck=None if deck is None else parse_cards(deck),
        exchanged=exchanged,
        passes=passes,
    )


def listed(where: Position) -> list[str]:
    """Return the legal moves as text."""
    return [format_move(move) for move in legal_moves(where)]


def refusal(where: Position, move: str) -> str:
    """Return rule and sentence that refuse a move; empty for a legal one."""
    found = why_illegal(where, parse_move(move))
    return "" if found is None else str(found)


def after(where: Position, *moves: str) -> Position:
    """Return the position after some moves."""
    for move in moves:
        where = play(where, parse_move(move))
    return where
