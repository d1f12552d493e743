"""Booklets: pages with head and foot, which become one PDF. The same pages are the same bytes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from io import BytesIO
from typing import Final

from reportlab import rl_config
from reportlab.pdfgen.canvas import Canvas

from trainer.sheets.inks import Inks
from trainer.sheets.letters import STAND_IN, is_altered, printable, width_of
from trainer.sheets.paper import MARGIN, Paper
from trainer.sheets.pen import Pen

rl_config.useA85 = 0  # a second encoding, for mail that carries no bytes: slower and larger

HEAD: Final = 32.0
"""From the upper margin to what is on the page."""

FOOT: Final = 28.0
"""From what is on the page to the lower margin."""

_TITLE: Final = 14.0
_LEAST: Final = 8.0
_SMALL: Final = 7.5
_CREATOR: Final = "SEQUENCE trainer"
_ALTERED: Final = (
    f'Letters that cannot be printed here are written without their marks or as "{STAND_IN}".'
)


@dataclass(frozen=True, slots=True)
class Page:
    """One page: its title, what is written beside it, and what is drawn between head and foot."""

    title: str
    draw: Callable[[Pen], None]
    """The pen is given at the upper left of the room between the margins, below the head."""
    beside: str = ""
    legend: Callable[[Pen], None] | None = None
    """Draws at the left of the foot."""
    altered: bool = False


@dataclass(frozen=True, slots=True)
class Booklet:
    """Some pages on one paper, with one kind of inks."""

    title: str
    paper: Paper
    inks: Inks
    pages: tuple[Page, ...]

    def to_bytes(self) -> bytes:
        """Return the PDF."""
        held = BytesIO()
        size = (self.paper.width, self.paper.height)
        canvas = Canvas(held, pagesize=size, invariant=1, pageCompression=1)
        canvas.setTitle(printable(self.title))
        canvas.setCreator(_CREATOR)
        canvas.setAuthor(_CREATOR)
        for number, page in enumerate(self.pages, start=1):
            self._draw(Pen(canvas, self.inks, self.paper.height), page, number)
            canvas.showPage()
        canvas.save()
        return held.getvalue()

    def _draw(self, pen: Pen, page: Page, number: int) -> None:
        inner = pen.at(MARGIN, MARGIN)
        across, bottom = self.paper.across, self.paper.height - 2 * MARGIN
        room = across - (width_of(printable(page.beside), 10) + 20 if page.beside else 0)
        title, size = _in_one_line(printable(page.title), room)
        inner.text(0, 14, title, size, bold=True)
        if page.beside:
            inner.text(across, 14, page.beside, 10, align="right")
        inner.line((0, 21), (across, 21), self.inks.text, 1.0)
        page.draw(inner.at(0, HEAD))
        inner.text(
            across,
            bottom - 3,
            f"{number} / {len(self.pages)}",
            8,
            colour=self.inks.faint,
            align="right",
        )
        if page.legend is not None:
            page.legend(inner.at(0, bottom - 3))
        if page.altered or is_altered(page.title):
            inner.text(0, bottom - 13, _ALTERED, _SMALL, colour=self.inks.faint)


def _in_one_line(title: str, room: float) -> tuple[str, float]:
    """Return a title and a size at which it fits; only one that is long beyond reason is cut."""
    size = min(_TITLE, max(_LEAST, _TITLE * room / max(1.0, width_of(title, _TITLE, bold=True))))
    while title and width_of(title, size, bold=True) > room + 0.01:
        title = f"{title[:-2].rstrip()}…"
    return title, size


def room(paper: Paper) -> float:
    """Return the height between head and foot."""
    return paper.height - 2 * MARGIN - HEAD - FOOT
