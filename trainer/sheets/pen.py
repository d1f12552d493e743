"""The pen: draws on a page whose origin is the upper left, in a scale of its own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final, Literal

from reportlab.lib.colors import HexColor
from reportlab.pdfgen.canvas import Canvas

from trainer.sheets.inks import Inks
from trainer.sheets.letters import (
    SUIT_FONT,
    SUIT_WIDTH,
    Run,
    TextLine,
    line_width,
    pieces,
    printable,
    width_of,
)
from trainer.sheets.outlines import SUITS, Outline, Point

_UNIT: Final = 20.0
"""Points a unit of what is stamped."""

Align = Literal["left", "middle", "right"]


@dataclass(frozen=True)
class Pen:
    """A canvas with a place and a scale: all numbers are taken from there, down is positive."""

    canvas: Canvas
    inks: Inks
    height: float
    """Of the page, which the canvas counts from below."""
    left: float = 0.0
    top: float = 0.0
    scale: float = 1.0

    def at(self, x: float, y: float, scale: float = 1.0) -> Pen:
        """Return the pen at a place of this one, perhaps at another scale."""
        return replace(
            self,
            left=self.left + x * self.scale,
            top=self.top + y * self.scale,
            scale=self.scale * scale,
        )

    def point(self, x: float, y: float) -> Point:
        """Return a place as the canvas counts it."""
        return self.left + x * self.scale, self.height - self.top - y * self.scale

    def box(
        self, x: float, y: float, wide: float, high: float
    ) -> tuple[float, float, float, float]:
        """Return a box as the canvas counts it: left, bottom, right, top."""
        left, top = self.point(x, y)
        return left, top - high * self.scale, left + wide * self.scale, top

    def stamp(self, name: str, reach: float, draw: Callable[[Pen], None]) -> None:
        """Draw something round the pen that comes again and again: it is in the file once.

        `reach` is how far it goes at most; the name must be the same for the same drawing only.
        """
        canvas = self.canvas
        if not canvas.hasForm(name):
            size = reach * _UNIT
            canvas.beginForm(name, -size, -size, size, size)
            draw(replace(self, height=0.0, left=0.0, top=0.0, scale=_UNIT))
            canvas.endForm()
        scale = self.scale / _UNIT
        canvas.saveState()
        canvas.transform(scale, 0, 0, scale, *self.point(0, 0))
        canvas.doForm(name)
        canvas.restoreState()

    def fill(self, outline: Outline, colour: str) -> None:
        """Fill an outline."""
        path = self.canvas.beginPath()
        for sign, numbers in outline:
            spots = [self.point(*numbers[i : i + 2]) for i in range(0, len(numbers), 2)]
            if sign == "M":
                path.moveTo(*spots[0])
            elif sign == "L":
                path.lineTo(*spots[0])
            elif sign == "C":
                path.curveTo(*(number for spot in spots for number in spot))
            else:
                path.close()
        self._fill_with(colour)
        self.canvas.drawPath(path, stroke=0, fill=1)

    def line(
        self, start: Point, end: Point, colour: str, width: float, *, round_: bool = False
    ) -> None:
        """Draw a straight stroke."""
        self._stroke_with(colour, width)
        self.canvas.setLineCap(1 if round_ else 0)
        self.canvas.line(*self.point(*start), *self.point(*end))

    def rect(  # noqa: PLR0913 - four numbers for the place, the rest by name
        self,
        x: float,
        y: float,
        wide: float,
        high: float,
        *,
        fill: str = "",
        edge: str = "",
        width: float = 0.0,
        corner: float = 0.0,
    ) -> None:
        """Draw a box, filled, edged or both; with round corners if asked for."""
        if fill:
            self._fill_with(fill)
        if edge:
            self._stroke_with(edge, width)
        left, bottom, _, _ = self.box(x, y, wide, high)
        size = (wide * self.scale, high * self.scale)
        kind = {"stroke": int(bool(edge)), "fill": int(bool(fill))}
        if corner:
            self.canvas.roundRect(left, bottom, *size, corner * self.scale, **kind)
        else:
            self.canvas.rect(left, bottom, *size, **kind)

    def disc(self, x: float, y: float, radius: float, colour: str) -> None:
        """Fill a disc."""
        self._fill_with(colour)
        self.canvas.circle(*self.point(x, y), radius * self.scale, stroke=0, fill=1)

    def ring(self, x: float, y: float, radius: float, colour: str, width: float) -> None:
        """Draw a circle; the radius goes to the middle of the stroke."""
        self._stroke_with(colour, width)
        self.canvas.circle(*self.point(x, y), radius * self.scale, stroke=1, fill=0)

    def suit(self, suit: str, x: float, y: float, radius: float, colour: str) -> None:
        """Draw a suit by its sign, the middle at a place."""
        self.at(x, y, radius).fill(SUITS[suit], colour)

    def text(  # noqa: PLR0913 - a place, a text and its looks by name
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        *,
        bold: bool = False,
        colour: str = "",
        align: Align = "left",
    ) -> None:
        """Write a text, `y` being the line that letters stand on."""
        self.write(x, y, (Run(printable(text), bold),), size, colour=colour, align=align)

    def write(  # noqa: PLR0913 - as above
        self,
        x: float,
        y: float,
        line: TextLine,
        size: float,
        *,
        colour: str = "",
        align: Align = "left",
    ) -> None:
        """Write a line whose runs are printable."""
        if align != "left":
            x -= line_width(line, size) / (2 if align == "middle" else 1)
        for run in line:
            x = self._write_run(x, y, run, size, colour or self.inks.text)
            x += width_of(" ", size)

    def _write_run(self, x: float, y: float, run: Run, size: float, colour: str) -> float:
        for font, letters in pieces(run.text, bold=run.bold):
            if font == SUIT_FONT:
                self._write_suit(x, y, letters, size, colour)
                x += SUIT_WIDTH * size
                continue
            self._fill_with(colour)
            self.canvas.setFont(font, size * self.scale)
            self.canvas.drawString(*self.point(x, y), letters)
            x += width_of(letters, size, bold=run.bold)
        return x

    def _write_suit(self, x: float, y: float, suit: str, size: float, colour: str) -> None:
        plain = colour == self.inks.text
        shade = self.inks.red if plain and suit in "♥♦" else colour
        self.suit(suit, x + SUIT_WIDTH * size / 2, y - size * 0.34, size * 0.31, shade)
        self.canvas.saveState()
        words = self.canvas.beginText(*self.point(x, y))
        words.setFont(SUIT_FONT, size * self.scale * 0.9)
        words.setTextRenderMode(3)
        words.textOut(suit)
        self.canvas.drawText(words)
        self.canvas.restoreState()

    def _fill_with(self, colour: str) -> None:
        self.canvas.setFillColor(HexColor(colour))

    def _stroke_with(self, colour: str, width: float) -> None:
        self.canvas.setStrokeColor(HexColor(colour))
        self.canvas.setLineWidth(width * self.scale)
