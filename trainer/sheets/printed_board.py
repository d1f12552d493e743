"""The board on paper: card faces, chips, sequences joined by a bar, letters and numbers."""

from __future__ import annotations

from math import hypot
from typing import Final

from trainer.content.pointers import NO_POINTERS, Pointers
from trainer.game.board import Board
from trainer.game.layout import Layout
from trainer.game.lines import Line
from trainer.game.sides import SIDES, Side
from trainer.game.spaces import COLUMNS, CORNERS, SIZE, SPACES, Space, spaces_of
from trainer.sheets.chips import draw_chip, draw_sign
from trainer.sheets.inks import WHITE
from trainer.sheets.outlines import polygon, star
from trainer.sheets.pen import Pen

LABEL: Final = 0.42
"""Room for letters above and numbers on the left, in spaces."""

ACROSS: Final = SIZE + LABEL
"""Width and height of a board with its labels, in spaces."""

_STAR: Final = star(0.32)


def draw_board(pen: Pen, board: Board, pointers: Pointers = NO_POINTERS) -> None:
    """Draw a position in a square of `ACROSS` spaces."""
    layout = board.layout
    pen.stamp(f"board-{layout.name}", ACROSS, lambda at: _draw_faces(at, layout))
    inner = pen.at(LABEL + 0.5, LABEL + 0.5)
    for side in SIDES:
        draw_bars(inner, side, board.sequences_of(side))
    for side in SIDES:
        for space in spaces_of(board.chips[side]):
            card = board.layout.card_at(space)
            ringed = bool(board.in_sequences >> space & 1)
            draw_chip(_on(inner, space), side, card, ringed=ringed)
    _point_out(inner, pointers)


def _on(inner: Pen, space: Space) -> Pen:
    return inner.at(space.column, space.row)


def _draw_faces(pen: Pen, layout: Layout) -> None:
    inks = pen.inks
    for number in range(SIZE):
        middle = LABEL + number + 0.5
        pen.text(
            middle, LABEL - 0.09, COLUMNS[number], 0.3, bold=True, colour=inks.faint, align="middle"
        )
        pen.text(
            LABEL - 0.08,
            middle + 0.1,
            str(number + 1),
            0.28,
            bold=True,
            colour=inks.faint,
            align="right",
        )
    inner = pen.at(LABEL + 0.5, LABEL + 0.5)
    for space in SPACES:
        card = layout.card_at(space)
        draw_face(_on(inner, space), corner=card is None)
        if card is not None:
            draw_sign(_on(inner, space), card, inks.red if card.is_red else inks.black)


def draw_face(pen: Pen, *, corner: bool = False) -> None:
    """Draw the face of a space round the pen: an empty card, or a free corner with its star."""
    fill = pen.inks.corner if corner else WHITE
    pen.rect(-0.47, -0.47, 0.94, 0.94, fill=fill, edge=pen.inks.face_edge, width=0.022, corner=0.09)
    if corner:
        pen.fill(_STAR, pen.inks.star)


def draw_bars(pen: Pen, side: Side, lines: tuple[Line, ...]) -> None:
    """Join finished sequences, chips left out; a corner in one gets its star back."""
    looks = pen.inks.chips[side]
    for width, colour in ((0.74, looks.edge), (0.69, pen.inks.rim), (0.5, looks.bar)):
        for line in lines:
            first, last = line.spaces[0], line.spaces[-1]
            ends = (first.column, first.row), (last.column, last.row)
            pen.line(*ends, colour, width, round_=True)
    for corner in CORNERS:
        if any(corner in line.spaces for line in lines):
            there = _on(pen, corner)
            there.disc(0, 0, 0.42, pen.inks.rim)
            there.disc(0, 0, 0.37, pen.inks.corner)
            there.fill(star(0.29), pen.inks.star)


def _point_out(pen: Pen, pointers: Pointers) -> None:
    for space in pointers.marks:
        there = _on(pen, space)
        there.rect(-0.45, -0.45, 0.9, 0.9, edge=WHITE, width=0.13, corner=0.09)
        there.rect(-0.45, -0.45, 0.9, 0.9, edge=pen.inks.pointer, width=0.085, corner=0.09)
    for start, end in pointers.arrows:
        _arrow(pen, start, end)


def _arrow(pen: Pen, start: Space, end: Space) -> None:
    """Draw an arrow; one along a column keeps to the side, off the ranks."""
    aside = 0.3 if start.column == end.column else 0.0
    sx, sy, ex, ey = start.column + aside, start.row, end.column + aside, end.row
    length = hypot(ex - sx, ey - sy)
    ax, ay = (ex - sx) / length, (ey - sy) / length
    for grow, colour in ((0.035, WHITE), (0.0, pen.inks.pointer)):
        body, head = 0.055 + grow, 0.18 + grow * 1.6
        shape = (
            (0.3 - grow, body),
            (length - 0.58 - grow, body),
            (length - 0.58 - grow, head),
            (length - 0.24 + grow * 2, 0.0),
            (length - 0.58 - grow, -head),
            (length - 0.58 - grow, -body),
            (0.3 - grow, -body),
        )
        pen.fill(polygon(*((sx + ax * f - ay * a, sy + ay * f + ax * a) for f, a in shape)), colour)
