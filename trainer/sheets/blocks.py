"""Blocks: pieces of a page that know how high they are, and how to draw themselves."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from trainer.sheets.letters import Run, is_altered, wrap
from trainer.sheets.pen import Pen

LEADING = 1.24
"""From one line to the next, in sizes."""


@dataclass(frozen=True, slots=True)
class Block:
    """Something to draw; the pen is given at its upper left.

    `altered` tells that some letter in it had to be printed as another.
    """

    height: float
    draw: Callable[[Pen], None]
    altered: bool = False


def space(height: float) -> Block:
    """Make an empty block."""
    return Block(height, lambda _: None)


def words(
    runs: Iterable[Run] | str, size: float, width: float, *, bold: bool = False, faint: bool = False
) -> Block:
    """Make a paragraph, lines broken to a width; empty for no words."""
    runs = (Run(runs, bold),) if isinstance(runs, str) else tuple(runs)
    lines = wrap(runs, size, width)
    step = size * LEADING

    def draw(pen: Pen) -> None:
        colour = pen.inks.faint if faint else ""
        for number, line in enumerate(lines):
            pen.write(0, number * step + size * 0.92, line, size, colour=colour)

    return Block(len(lines) * step, draw, any(is_altered(run.text) for run in runs))


def stack(blocks: Iterable[Block], gap: float = 0.0) -> Block:
    """Put blocks below each other; empty ones leave no gap."""
    shown = tuple(block for block in blocks if block.height > 0)

    def draw(pen: Pen) -> None:
        y = 0.0
        for block in shown:
            block.draw(pen.at(0, y))
            y += block.height + gap

    height = sum(block.height for block in shown) + gap * max(0, len(shown) - 1)
    return Block(height, draw, any(block.altered for block in shown))


def beside(*placed: tuple[float, Block]) -> Block:
    """Put blocks side by side, each at its distance from the left."""

    def draw(pen: Pen) -> None:
        for x, block in placed:
            block.draw(pen.at(x, 0))

    height = max(block.height for _, block in placed)
    return Block(height, draw, any(block.altered for _, block in placed))


def scaled(block: Block, scale: float) -> Block:
    """Make a block smaller or larger."""
    return Block(block.height * scale, lambda pen: block.draw(pen.at(0, 0, scale)), block.altered)


def fitted(make: Callable[[float], Block], width: float, height: float) -> Block:
    """Return what `make` makes of a width, as large as fits into a width and a height.

    Where it is too high it gets more width and is drawn smaller, down to whatever it takes.
    """
    scale = 1.0
    while True:
        block = scaled(make(width / scale), scale)
        if block.height <= height or scale < 0.05:
            return block
        scale *= 0.94


def poured(blocks: Sequence[Block], height: float, gap: float = 0.0) -> list[list[Block]]:
    """Fill columns of a height with blocks, in order; a block is never parted."""
    columns: list[list[Block]] = [[]]
    left = height
    for block in blocks:
        need = block.height + (gap if columns[-1] else 0.0)
        if columns[-1] and need > left:
            columns.append([])
            left, need = height, block.height
        columns[-1].append(block)
        left -= need
    return columns
