"""Strips: a few spaces in a row, to show a sequence without a whole board."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from trainer.game.sides import Side
from trainer.sheets.blocks import Block
from trainer.sheets.chips import draw_chip
from trainer.sheets.outlines import star
from trainer.sheets.pen import Pen
from trainer.sheets.printed_board import draw_face


@dataclass(frozen=True, slots=True)
class Strip:
    """Spaces from left to right with the chips on them; `bars` join the first and last of five."""

    chips: tuple[Side | None, ...]
    corner: int | None = None
    """Which one is a free corner."""
    bars: tuple[tuple[int, int], ...] = ()


_BRACKET: Final = 5.0
"""Height of a bracket below a strip with several sequences."""


def strip_block(strip: Strip, size: float) -> Block:
    """Make a strip, each space so many points wide."""

    def draw(pen: Pen) -> None:
        inner = pen.at(size / 2, size / 2, size)
        for number in range(len(strip.chips)):
            draw_face(inner.at(number, 0), corner=number == strip.corner)
        for first, last in strip.bars:
            _bar(inner, strip, first, last)
        for number, side in enumerate(strip.chips):
            if side is not None:
                draw_chip(inner.at(number, 0), side, ringed=bool(strip.bars))
        for number, (first, last) in enumerate(strip.bars if len(strip.bars) > 1 else ()):
            y = size + _BRACKET * (number + 0.6)
            left, right = (first + 0.2) * size, (last + 0.8) * size
            pen.line((left, y), (right, y), pen.inks.text, 1.1)
            for x in (left, right):
                pen.line((x, y), (x, y - 3), pen.inks.text, 1.1)

    below = _BRACKET * len(strip.bars) if len(strip.bars) > 1 else 0.0
    return Block(size + below, draw)


def _bar(pen: Pen, strip: Strip, first: int, last: int) -> None:
    side = next(side for side in strip.chips if side is not None)
    looks = pen.inks.chips[side]
    for width, colour in ((0.74, looks.edge), (0.69, pen.inks.rim), (0.5, looks.bar)):
        pen.line((first, 0), (last, 0), colour, width, round_=True)
    if strip.corner is not None:
        there = pen.at(strip.corner, 0)
        there.disc(0, 0, 0.42, pen.inks.rim)
        there.disc(0, 0, 0.37, pen.inks.corner)
        there.fill(star(0.29), pen.inks.star)
