"""Blanks: what a pencil fills in below a task, and the code beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trainer.sheets.blocks import LEADING, Block, beside, space, stack, words
from trainer.sheets.letters import width_of
from trainer.sheets.pen import Pen
from trainer.sheets.qr_code import Link, code_block
from trainer.sheets.sheet_task import SheetTask
from trainer.training.question import ChoiceQuestion

_WHY: Final = "Why"
_CODE_WORDS: Final = "Scan to play it"
_BETWEEN: Final = 8.0


def ticks(task: SheetTask, width: float, size: float) -> Block:
    """Make the answers to choose from, each with a box to tick; empty where there are none."""
    if not isinstance(task.task, ChoiceQuestion):
        return space(0)
    room = width - size * 1.6
    rows = (
        beside((0, _box(size)), (size * 1.6, words(choice.text, size, room)))
        for choice in task.task.choices
    )
    return stack(rows, size * 0.4)


def _box(size: float) -> Block:
    def draw(pen: Pen) -> None:
        pen.rect(0, size * 0.12, size, size, edge=pen.inks.text, width=0.8)

    return Block(size * LEADING, draw)


def written(  # noqa: PLR0913 - two widths, two sizes, and whether to save height
    task: SheetTask,
    width: float,
    full: float,
    step: float,
    size: float,
    *,
    one_row: bool = False,
) -> tuple[Block, Block]:
    """Make lines to write on: short ones of a width, and those for the reason, of another."""
    labels = tuple(label for label in task.blanks if label != _WHY)
    rows = [labels] if one_row and labels else [(label,) for label in labels]
    short = stack(_row(row, width, step, size) for row in rows)
    why = _row((_WHY,), full, step, size) if _WHY in task.blanks else space(0)
    return short, why


def _row(labels: Sequence[str], width: float, step: float, size: float) -> Block:
    each = (width - _BETWEEN * (len(labels) - 1)) / len(labels)

    def draw(pen: Pen) -> None:
        for number, label in enumerate(labels):
            x = number * (each + _BETWEEN)
            pen.text(x, step - 4, label, size, colour=pen.inks.faint)
            start = x + width_of(label, size) + 4
            pen.line((start, step - 3), (x + each, step - 3), pen.inks.text, 0.7)

    return Block(step, draw)


def code_with_words(task: SheetTask, link: Link | None, size: float) -> Block | None:
    """Make a code to the task with a word below it; None without a link."""
    if link is None or not task.place:
        return None

    def said(pen: Pen) -> None:
        pen.text(size / 2, 5, _CODE_WORDS, size * 0.115, colour=pen.inks.faint, align="middle")

    return stack((code_block(link.to(**dict(task.place)), size), Block(8, said)))
