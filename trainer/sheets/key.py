"""The key: pages with all that is right, each with the engine's reason."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trainer.sheets.answers import Answer, answers_to
from trainer.sheets.blocks import Block, beside, poured, stack, words
from trainer.sheets.booklet import Page, room
from trainer.sheets.letters import Run
from trainer.sheets.paper import Paper
from trainer.sheets.pen import Pen
from trainer.sheets.sheet_task import SheetTask

_COLUMNS: Final = 2
_BETWEEN: Final = 22.0
_AFTER: Final = 11.0
"""Between one task and the next."""


def key_pages(tasks: Sequence[SheetTask], paper: Paper, title: str) -> tuple[Page, ...]:
    """Return the pages that answer numbered tasks, in two columns."""
    width = (paper.across - _BETWEEN * (_COLUMNS - 1)) / _COLUMNS
    high = room(paper)
    entries: list[Block] = []
    for number, task in enumerate(tasks, start=1):
        parts = _parts(number, task, width)
        whole = stack(parts, 2.5)
        entries += [whole] if whole.height <= high else parts
    columns = poured(entries, high, _AFTER)
    return tuple(
        _page(title, columns[first : first + _COLUMNS], width)
        for first in range(0, len(columns), _COLUMNS)
    )


def _parts(number: int, task: SheetTask, width: float) -> list[Block]:
    head = words((Run(f"{number}", bold=True), Run(task.title, bold=True)), 9.5, width)
    asked = words(task.prompt, 8, width, faint=True)
    answers = [_answer(each, width) for each in answers_to(task.task)]
    rules = words(" · ".join(task.rules), 7, width, faint=True)
    return [stack((head, asked), 1.5), *answers, rules]


def _answer(answer: Answer, width: float) -> Block:
    runs = (Run(answer.said, bold=True), Run(answer.reason))
    if answer.reason and not answer.said.endswith((".", "?", "!")):
        runs = (Run(f"{answer.said}:", bold=True), Run(answer.reason))
    return words(runs, 9, width)


def _page(title: str, columns: list[list[Block]], width: float) -> Page:
    placed = [
        (number * (width + _BETWEEN), stack(column, _AFTER))
        for number, column in enumerate(columns)
    ]
    block = beside(*placed)
    middle = width + _BETWEEN / 2

    def draw(pen: Pen) -> None:
        block.draw(pen)
        if len(columns) > 1:
            pen.line((middle, 0), (middle, block.height), pen.inks.hair, 0.4)

    return Page(title, draw, altered=block.altered)
