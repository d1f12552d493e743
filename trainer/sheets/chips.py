"""Chips: each side's with a mark of its own, so that no colour has to be seen (SEAT-4)."""

from __future__ import annotations

from math import pi
from typing import Final

from trainer.game.cards import Card
from trainer.game.sides import Side
from trainer.sheets.outlines import notches
from trainer.sheets.pen import Pen

RADIUS: Final = 0.44
"""Of a chip, in spaces."""

_DOTS: Final = notches(8, 0.13, 0.415, 0.33)
_CORNERS: Final = notches(4, 0.3, 0.415, 0.325, turn=pi / 4)


def draw_chip(pen: Pen, side: Side, card: Card | None = None, *, ringed: bool = False) -> None:
    """Draw a chip whose middle is where the pen is; a space is 1 wide.

    With a card it bears rank and suit of the space that it lies on. `ringed` chips are part of a
    finished sequence.
    """
    name = f"chip-{side}-{card}-{ringed}"
    pen.stamp(name, 0.52, lambda at: _drawn(at, side, card, ringed=ringed))


def _drawn(pen: Pen, side: Side, card: Card | None, *, ringed: bool) -> None:
    looks = pen.inks.chips[side]
    if ringed:
        pen.disc(0, 0, RADIUS + 0.055, looks.edge)
        pen.disc(0, 0, RADIUS + 0.035, pen.inks.rim)
    pen.disc(0, 0, RADIUS, looks.edge)
    pen.disc(0, 0, RADIUS - 0.022, looks.fill)
    if side is Side.BLUE:
        pen.ring(0, 0, 0.365, looks.sign, 0.045)
    for notch in {Side.GREEN: _DOTS, Side.RED: _CORNERS}.get(side, ()):
        pen.fill(notch, looks.sign)
    if card is not None:
        draw_sign(pen.at(0, 0.0, 0.86), card, looks.sign)


def draw_sign(pen: Pen, card: Card, colour: str) -> None:
    """Draw rank and suit of a card round the middle of a space."""
    rank, suit = card.shown[:-1], card.shown[-1]
    pen.text(
        0, -0.02, rank, 0.36 if len(rank) == 1 else 0.32, bold=True, colour=colour, align="middle"
    )
    pen.suit(suit, 0, 0.185, 0.145, colour)
