"""Tasks as blocks: the board beside its words, or above the hand, as large as the room allows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from trainer.game.sides import Side
from trainer.sheets.blanks import code_with_words, ticks, written
from trainer.sheets.blocks import LEADING, Block, beside, fitted, scaled, space, stack, words
from trainer.sheets.chips import draw_chip
from trainer.sheets.pen import Pen
from trainer.sheets.printed_board import ACROSS, draw_board
from trainer.sheets.printed_hand import hand_block
from trainer.sheets.qr_code import Link
from trainer.sheets.sheet_task import SheetTask

Numbered = tuple[int, SheetTask]


@dataclass(frozen=True, slots=True)
class Sizes:
    """Sizes of letters and things in a task, in points."""

    title: float
    goal: float
    fine: float
    card: float
    in_a_row: int
    """Cards side by side."""
    line: float
    """From one line to write on to the next."""
    code: float


_HALF: Final = Sizes(13.0, 11.5, 9.5, card=37.0, in_a_row=4, line=26.0, code=64.0)
_FULL: Final = Sizes(16.0, 14.0, 11.0, card=46.0, in_a_row=7, line=29.0, code=84.0)
_QUARTER: Final = Sizes(11.0, 9.5, 8.0, card=28.0, in_a_row=7, line=19.0, code=54.0)

_BOARD_SHARE: Final = 0.61
"""Of the width, for a board with its words on the right."""

_LEAST_BOARD: Final = 0.7
"""Of the width: a board is not made smaller for the sake of many words."""

_BETWEEN: Final = 18.0


def half_pages(
    tasks: Sequence[Numbered], link: Link | None, width: float, height: float
) -> list[Block]:
    """Make tasks with the board on the left and all else on the right."""
    side = min(height, width * _BOARD_SHARE)
    column = width - side - _BETWEEN
    return [
        beside(
            (0, _board(task, side)),
            (side + _BETWEEN, _column(number, task, link, column, height)),
        )
        for number, task in tasks
    ]


def _column(number: int, task: SheetTask, link: Link | None, width: float, height: float) -> Block:
    sizes = _HALF

    def made(wide: float) -> Block:
        return stack((*_words(number, task, link, wide, sizes),), 11)

    return fitted(made, width, height)


def _words(
    number: int, task: SheetTask, link: Link | None, width: float, sizes: Sizes
) -> tuple[Block, Block, Block]:
    """Return heading, hand, and what is filled in, with the code on its right."""
    head = heading(number, task, width, sizes)
    hand = _hand(task, width, sizes)
    code = code_with_words(task, link, sizes.code)
    beside_code = width - (sizes.code + 10 if code else 0)
    short, why = written(task, beside_code, width, sizes.line, sizes.fine)
    first = stack((ticks(task, beside_code, sizes.fine * 1.05), short))
    if code is not None:
        first = beside((0, first), (width - sizes.code, code))
    return head, hand, stack((first, why))


def full_pages(
    tasks: Sequence[Numbered], link: Link | None, width: float, height: float
) -> list[Block]:
    """Make tasks that have a page each to themselves."""
    return [block for each in tasks for block in _upright([each], link, width, height, _FULL)]


def quarter_pages(
    tasks: Sequence[Numbered], link: Link | None, width: float, height: float
) -> list[Block]:
    """Make tasks of which four share a page; their boards are of one size."""
    return _upright(tasks, link, width, height, _QUARTER)


def _upright(
    tasks: Sequence[Numbered], link: Link | None, width: float, height: float, sizes: Sizes
) -> list[Block]:
    """Make tasks with the words above the board, and the hand below it."""
    gap = sizes.fine * 0.75
    scale = 1.0
    while True:
        around = [_around(number, task, link, width / scale, sizes) for number, task in tasks]
        most = max(head.height + foot.height for head, foot in around)
        side = min(width, height - most * scale - 2 * gap)
        if side >= width * _LEAST_BOARD or scale < 0.3:
            break
        scale *= 0.96
    side = max(side, width * 0.2)
    return [
        stack(
            (
                scaled(head, scale),
                beside(((width - side) / 2, _board(task, side))),
                scaled(foot, scale),
            ),
            gap,
        )
        for (head, foot), (_, task) in zip(around, tasks, strict=True)
    ]


def _around(
    number: int, task: SheetTask, link: Link | None, width: float, sizes: Sizes
) -> tuple[Block, Block]:
    head = heading(number, task, width, sizes)
    code = code_with_words(task, link, sizes.code)
    wide = width - (sizes.code + 10 if code else 0)
    hand = _hand(task, wide, sizes)
    short, why = written(task, wide, wide, sizes.line, sizes.fine, one_row=True)
    foot = stack(
        (hand, ticks(task, wide, sizes.fine * 1.05), stack((short, why))), sizes.fine * 0.6
    )
    if code is None:
        return head, foot
    return head, beside((0, foot), (width - sizes.code, code))


def heading(number: int, task: SheetTask, width: float, sizes: Sizes) -> Block:
    """Make the words above a task: number, title, what to do, and the facts about it."""
    badge = sizes.title * 1.7
    room = width - badge - 7
    fine = sizes.fine
    facts = words(task.facts, fine, width - fine * 1.7)
    return stack(
        (
            beside((0, _number(number, badge)), (badge + 7, _title(task.title, sizes.title, room))),
            words(task.prompt, sizes.goal, width, bold=True),
            beside((0, _chip(task.position.side, fine)), (fine * 1.7, facts)),
        ),
        sizes.title * 0.36,
    )


def _title(text: str, size: float, width: float) -> Block:
    """Make a title whose first line stands in the middle of the badge on its left."""
    return stack((space(size * 0.22), words(text, size, width, bold=True)))


def _number(number: int, size: float) -> Block:
    def draw(pen: Pen) -> None:
        middle, text = size / 2, str(number)
        high = size * (0.56 if len(text) < 3 else 0.44)
        pen.disc(middle, middle, middle, pen.inks.text)
        down = middle + high * 0.36
        pen.text(middle, down, text, high, bold=True, colour=pen.inks.rim, align="middle")

    return Block(size, draw)


def _chip(side: Side, size: float) -> Block:
    def draw(pen: Pen) -> None:
        draw_chip(pen.at(size * 0.65, size * 0.62, size * 1.45), side)

    return Block(size * LEADING, draw)


def _board(task: SheetTask, side: float) -> Block:
    def draw(pen: Pen) -> None:
        draw_board(pen.at(0, 0, side / ACROSS), task.position.board, task.task.show)

    return Block(side, draw)


def _hand(task: SheetTask, width: float, sizes: Sizes) -> Block:
    cards = task.position.hand.cards
    label = words("Your hand", sizes.fine, width, faint=True) if cards else space(0)
    hand = hand_block(cards, width, sizes.card, sizes.in_a_row)
    return stack((stack((label, hand), 3), words(task.face_up, sizes.fine * 0.95, width)), 5)
