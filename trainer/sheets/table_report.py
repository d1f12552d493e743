"""Reports in tables: a title, some facts, and rows of texts, over as many pages as it takes.

Whatever a text holds is printed as it is: nothing in it is read as a command or as markup.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from trainer.sheets.blocks import LEADING, Block, space, stack, words
from trainer.sheets.booklet import Booklet, Page, room
from trainer.sheets.inks import inks
from trainer.sheets.letters import Run, TextLine, is_altered, printable, width_of, wrap
from trainer.sheets.paper import A4, Paper
from trainer.sheets.pen import Pen

_SIZE: Final = 9.0
_STEP: Final = _SIZE * LEADING
_PAD: Final = 4.0
_NOTHING: Final = "Nothing yet."
_NARROWEST: Final = 24.0


@dataclass(frozen=True, slots=True)
class ReportTable:
    """A table: its title, the heads of its columns, and rows of as many texts each."""

    title: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def table_report(
    title: str,
    intro_lines: Sequence[str],
    tables: Sequence[ReportTable],
    paper: Paper = A4,
    *,
    grey: bool = False,
) -> bytes:
    """Return a report as PDF: long cells wrap, heads come again on each page, pages are numbered.

    Raises ValueError for a row that has not as many texts as its table has heads.
    """
    width, height = paper.across, room(paper)
    pages: list[list[Block]] = [[]]
    left = height

    def put(block: Block) -> None:
        nonlocal left
        pages[-1].append(block)
        left -= block.height

    def turn() -> None:
        nonlocal left
        pages.append([])
        left = height

    for line in intro_lines:
        for part in _paragraph(line, width):
            if part.height > left:
                turn()
            put(part)
    for table in tables:
        _check(table)
        head, rows = _table(table, width)
        first = rows[0].height if rows else 0.0
        if pages[-1]:
            put(space(min(16.0, max(0.0, left))))
        if head.height + min(first, height * 0.5) > left:
            turn()
        put(head)
        for row in rows:
            for piece in _fitting(row, left, height - head.height):
                if piece.height > left:
                    turn()
                    put(head)
                put(piece.block())
    made = tuple(_page(title, blocks) for blocks in pages)
    return Booklet(title, paper, inks(grey=grey), made).to_bytes()


def _page(title: str, blocks: list[Block]) -> Page:
    whole = stack(blocks)
    return Page(title, whole.draw, altered=whole.altered)


def _paragraph(text: str, width: float) -> list[Block]:
    """Make a block a line, so that a long text goes on over the page."""
    lines = wrap((Run(text),), 10, width)
    altered = is_altered(text)
    return [
        *(words(line, 10, width * 1.01) for line in lines),
        Block(3.0, lambda _: None, altered),
    ]


def _check(table: ReportTable) -> None:
    for number, row in enumerate(table.rows, start=1):
        if len(row) != len(table.head):
            message = f"row {number} of {table.title!r} has {len(row)} texts"
            raise ValueError(f"{message}, expected {len(table.head)}")


@dataclass(frozen=True, slots=True)
class _Row:
    """One row with its lines broken; it can be parted between two of its lines."""

    widths: tuple[float, ...]
    cells: tuple[tuple[TextLine, ...], ...]
    altered: bool

    @property
    def lines(self) -> int:
        return max((len(cell) for cell in self.cells), default=1) or 1

    @property
    def height(self) -> float:
        return self.lines * _STEP + 2 * _PAD

    def parted(self, lines: int) -> tuple[_Row, _Row]:
        first = tuple(cell[:lines] for cell in self.cells)
        others = tuple(cell[lines:] for cell in self.cells)
        return _Row(self.widths, first, self.altered), _Row(self.widths, others, self.altered)

    def block(self, *, head: bool = False) -> Block:
        def draw(pen: Pen) -> None:
            across = sum(self.widths)
            if head:
                pen.rect(0, 0, across, self.height, fill=pen.inks.tint)
            x = 0.0
            for width, cell in zip(self.widths, self.cells, strict=True):
                for number, line in enumerate(cell):
                    pen.write(x + _PAD, _PAD + number * _STEP + _SIZE * 0.92, line, _SIZE)
                x += width
            edge = pen.inks.text if head else pen.inks.hair
            pen.line((0, self.height), (across, self.height), edge, 0.8 if head else 0.4)

        return Block(self.height, draw, self.altered)


def _fitting(row: _Row, left: float, fresh: float) -> list[_Row]:
    """Part a row that is higher than a fresh page, so that it begins where there is room."""
    if row.height <= max(left, fresh):
        return [row]
    parts, room_here = [], left
    while row.height > room_here:
        lines = int((room_here - 2 * _PAD) // _STEP)
        if lines > 0:
            part, row = row.parted(lines)
            parts.append(part)
        room_here = fresh
    return [*parts, row]


def _table(table: ReportTable, width: float) -> tuple[Block, list[_Row]]:
    """Return what stands at the top of each page of a table, and its rows."""
    widths = _widths(table, width)
    head = _row(table.head, widths, bold=True)
    title = words(table.title, 11, width, bold=True)
    top = stack((title, head.block(head=True)), 4) if table.head else title
    if not table.rows:
        return stack((top, words(_NOTHING, _SIZE, width)), 5), []
    return top, [_row(row, widths) for row in table.rows]


def _row(texts: Sequence[str], widths: Sequence[float], *, bold: bool = False) -> _Row:
    cells = tuple(
        wrap((Run(text, bold),), _SIZE, max(width - 2 * _PAD, _SIZE))
        for text, width in zip(texts, widths, strict=True)
    )
    return _Row(tuple(widths), cells, any(map(is_altered, texts)))


def _widths(table: ReportTable, width: float) -> tuple[float, ...]:
    """Share a width out: each column what its texts need, the widest ones giving way."""
    wanted = []
    for column, head in enumerate(table.head):
        texts = [(head, True), *((row[column], False) for row in table.rows)]
        need = max(width_of(printable(text[:400]), _SIZE, bold=bold) for text, bold in texts)
        wanted.append(max(_NARROWEST, need + 2 * _PAD + 1))
    if not wanted:
        return ()
    least = min(_NARROWEST, width / len(wanted))
    most = width
    for _ in range(60):  # halves the step each time: the largest width that lets all fit
        if sum(min(each, most) for each in wanted) <= width:
            break
        most = max(least, most * 0.94)
    cut = [min(each, most) for each in wanted]
    return tuple(each * width / sum(cut) for each in cut)
