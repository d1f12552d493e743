"""Worksheets: tasks to do with a pencil, one, two or four on a page, and the key behind them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Literal

from trainer.game.sides import SIDES, Side
from trainer.sheets.blocks import Block
from trainer.sheets.booklet import Booklet, Page, room
from trainer.sheets.chips import draw_chip
from trainer.sheets.errors import SelectionError
from trainer.sheets.inks import inks
from trainer.sheets.key import key_pages
from trainer.sheets.letters import width_of
from trainer.sheets.paper import A4, Paper
from trainer.sheets.pen import Pen
from trainer.sheets.qr_code import Link
from trainer.sheets.sheet_task import SheetTask
from trainer.sheets.task_block import Numbered, full_pages, half_pages, quarter_pages

Key = Literal["end", "none", "only"]
"""Where the answers are: on pages at the end, nowhere, or alone."""

TITLE: Final = "SEQUENCE puzzles"
_NAME: Final = "Name ______________________"
_GAP: Final = 24.0
"""Between two tasks."""

_Maker = Callable[[Sequence[Numbered], Link | None, float, float], list[Block]]

_SPLITS: Final[dict[int, tuple[int, int, _Maker]]] = {
    1: (1, 1, full_pages),
    2: (1, 2, half_pages),
    4: (2, 2, quarter_pages),
}
"""By tasks a page: how many side by side, how many below each other, and how each is made."""

PER_PAGE: Final = tuple(_SPLITS)
"""How many tasks a page can have."""


def worksheet(  # noqa: PLR0913 - choices of whoever prints, by name
    tasks: Sequence[SheetTask],
    paper: Paper = A4,
    *,
    per_page: int = 2,
    link: str | None = None,
    grey: bool = False,
    key: Key = "end",
    title: str = TITLE,
) -> bytes:
    """Return a worksheet as PDF; the same tasks give the same bytes.

    With a link, the address of an app, each task has a code that leads to it there.
    Raises SelectionError for no tasks, LinkError for a link that is no address.
    """
    if not tasks:
        raise SelectionError("there is nothing to print; choose one task or more")
    leads = None if link is None else Link(link)
    pages: list[Page] = []
    if key != "only":
        pages += _task_pages(tasks, paper, per_page, leads, title)
    if key != "none":
        pages += key_pages(tasks, paper, f"{title}: answers")
    return Booklet(title, paper, inks(grey=grey), tuple(pages)).to_bytes()


def _task_pages(
    tasks: Sequence[SheetTask], paper: Paper, per_page: int, link: Link | None, title: str
) -> list[Page]:
    across, down, make = _SPLITS[per_page]
    wide = (paper.across - _GAP * (across - 1)) / across
    high = (room(paper) - _GAP * (down - 1)) / down
    sides = max(task.position.table.sides for task in tasks)
    pages = []
    for first in range(0, len(tasks), per_page):
        numbered = tuple(enumerate(tasks[first : first + per_page], start=first + 1))
        blocks = make(numbered, link, wide, high)
        placed = [
            (number % across * (wide + _GAP), number // across * (high + _GAP), block)
            for number, block in enumerate(blocks)
        ]
        pages.append(_page(title, placed, SIDES[:sides]))
    return pages


def _page(title: str, placed: list[tuple[float, float, Block]], sides: tuple[Side, ...]) -> Page:
    def draw(pen: Pen) -> None:
        for x, y, block in placed:
            block.draw(pen.at(x, y))

    altered = any(block.altered for _, _, block in placed)
    return Page(title, draw, _NAME, lambda pen: _legend(pen, sides), altered=altered)


def _legend(pen: Pen, sides: tuple[Side, ...]) -> None:
    """Say whose chips are whose, on the line where the pen is."""
    x = 0.0
    for side in sides:
        draw_chip(pen.at(x + 6, -3, 13), side)
        pen.text(x + 15, 0, str(side), 8.5, colour=pen.inks.faint)
        x += 15 + width_of(str(side), 8.5) + 14
    pen.text(
        x, 0, "Bars join finished sequences. Stars are free corners.", 8.5, colour=pen.inks.faint
    )
