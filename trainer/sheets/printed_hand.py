"""A hand on paper: cards with rank and suit, Jacks with the eyes that decide (JACK-1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trainer.game.cards import Card
from trainer.sheets.blocks import Block
from trainer.sheets.inks import WHITE
from trainer.sheets.outlines import EYE
from trainer.sheets.pen import Pen

HIGH: Final = 1.36
"""Height of a card, in widths."""

_GAP: Final = 0.13


def draw_card(pen: Pen, card: Card) -> None:
    """Draw a card, 1 wide and `HIGH` high, its upper left where the pen is."""
    pen.stamp(f"card-{card}", HIGH, lambda at: _drawn(at, card))


def _drawn(pen: Pen, card: Card) -> None:
    inks = pen.inks
    colour = inks.red if card.is_red else inks.black
    rank, suit = card.shown[:-1], card.shown[-1]
    pen.rect(0, 0, 1, HIGH, fill=WHITE, edge=inks.text, width=0.028, corner=0.1)
    down = 0.0 if card.is_jack else 0.11
    pen.text(0.5, 0.49 + down, rank, 0.52, bold=True, colour=colour, align="middle")
    pen.suit(suit, 0.5, 0.79 + down, 0.21, colour)
    if card.is_jack:
        eyes = (0.31, 0.69) if card.is_two_eyed else (0.5,)
        for middle in eyes:
            draw_eye(pen.at(middle, 1.18, 0.15))


def draw_eye(pen: Pen) -> None:
    """Draw an eye, 2 wide, its middle where the pen is."""
    pen.fill(EYE, pen.inks.text)
    pen.at(0, 0, 0.8).fill(EYE, WHITE)
    pen.disc(0, 0, 0.3, pen.inks.text)


def hand_block(cards: Sequence[Card], width: float, card: float, row: int) -> Block:
    """Make a hand of cards so many points wide, so many in a row; smaller where room is short."""
    across = min(len(cards), row)
    if not across:
        return Block(0.0, lambda _: None)
    size = min(card, width / (across + _GAP * (across - 1)))
    step = (1 + _GAP) * size
    down = (HIGH + _GAP) * size
    rows = -(-len(cards) // row)

    def draw(pen: Pen) -> None:
        for number, each in enumerate(cards):
            draw_card(pen.at(number % row * step, number // row * down, size), each)

    return Block(rows * down - _GAP * size, draw)
