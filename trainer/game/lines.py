"""The 192 lines: every five spaces in a row, a column or a diagonal (SEQ-1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from trainer.game.errors import NotationError
from trainer.game.spaces import CORNER_MASK, SIZE, SPACES, Space, mask_of, parse_space

LENGTH: Final = 5
_DIRECTIONS: Final = (("row", 0, 1), ("column", 1, 0), ("diagonal", 1, 1), ("diagonal", 1, -1))


@dataclass(frozen=True, slots=True, order=True)
class Line:
    """Five spaces in one straight line, named by its two ends: `a3-a7`."""

    index: int
    spaces: tuple[Space, ...]
    mask: int
    kind: str
    """`row`, `column` or `diagonal`."""

    @property
    def has_corner(self) -> bool:
        """Whether one of the five is a free corner, so that four chips fill it (SEQ-2)."""
        return bool(self.mask & CORNER_MASK)

    @property
    def step(self) -> int:
        """From one of its spaces to the next, in numbers of spaces; it tells the direction."""
        return self.spaces[1] - self.spaces[0]

    def shared_with(self, other: Line) -> int:
        """How many spaces the two lines have in common (SEQ-4)."""
        return (self.mask & other.mask).bit_count()

    def __str__(self) -> str:
        return format_line(self)

    def __repr__(self) -> str:
        return f"parse_line({format_line(self)!r})"


def _all_lines() -> tuple[Line, ...]:
    lines: list[Line] = []
    for kind, down, right in _DIRECTIONS:
        for start in SPACES:
            last_row = start.row + down * (LENGTH - 1)
            last_column = start.column + right * (LENGTH - 1)
            if last_row < SIZE and 0 <= last_column < SIZE:
                step = down * SIZE + right
                spaces = tuple(SPACES[start + step * i] for i in range(LENGTH))
                lines.append(Line(len(lines), spaces, mask_of(spaces), kind))
    return tuple(lines)


def _by_space(lines: tuple[Line, ...]) -> tuple[tuple[Line, ...], ...]:
    through: list[list[Line]] = [[] for _ in SPACES]
    for line in lines:
        for space in line.spaces:
            through[space].append(line)
    return tuple(map(tuple, through))


LINES: Final = _all_lines()
LINES_THROUGH: Final = _by_space(LINES)
"""For each space the lines through it: 3 for a corner, up to 20 in the centre."""

THROUGH: Final = tuple(
    tuple((line.mask & ~space.mask, line) for line in LINES_THROUGH[space]) for space in SPACES
)
"""For each space its lines again, each with the mask of its other four spaces."""

REACH: Final = tuple(
    mask_of(s for line in LINES_THROUGH[space] for s in line.spaces) for space in SPACES
)
"""For each space all spaces that share a line with it, and itself."""


_STARTS: Final = tuple(
    (
        down * SIZE + right,
        mask_of(line.spaces[0] for line in LINES if line.step == down * SIZE + right),
    )
    for _, down, right in _DIRECTIONS
)
"""For each direction the step from space to space, and where its lines begin."""


def last_gaps(filled: int) -> int:
    """Return the spaces that are the only gap of some line, all other four being filled.

    All lines of a direction are looked at together: the bit board is shifted so that the five
    spaces of a line lie on top of each other.
    """
    gaps = 0
    for step, starts in _STARTS:
        first = filled & starts
        second, third = filled >> step & starts, filled >> 2 * step & starts
        fourth, fifth = filled >> 3 * step, filled >> 4 * step
        left, right = first & second, fourth & fifth & starts
        gaps |= second & third & right
        gaps |= (first & third & right) << step
        gaps |= (left & right) << 2 * step
        gaps |= (left & third & fifth) << 3 * step
        gaps |= (left & third & fourth) << 4 * step
    return gaps & ~filled


def _outward(end: Space, step: tuple[int, int]) -> tuple[Space, ...]:
    row, column = end.row + step[0], end.column + step[1]
    spaces = []
    while 0 <= row < SIZE and 0 <= column < SIZE:
        spaces.append(SPACES[row * SIZE + column])
        row, column = row + step[0], column + step[1]
    return tuple(spaces)


def beyond(line: Line) -> tuple[tuple[Space, ...], tuple[Space, ...]]:
    """Return the spaces that go on from either end of a line to the edge, nearest first."""
    first, second, last = line.spaces[0], line.spaces[1], line.spaces[-1]
    down, right = second.row - first.row, second.column - first.column
    return _outward(first, (-down, -right)), _outward(last, (down, right))


_BY_ENDS: Final = {frozenset((line.spaces[0], line.spaces[-1])): line for line in LINES}


def format_line(line: Line) -> str:
    """Write a line by its ends: `a3-a7`. The inverse of `parse_line`."""
    return f"{line.spaces[0]}-{line.spaces[-1]}"


def parse_line(text: str) -> Line:
    """Read `a3-a7`; the two ends may come in either order.

    Raises NotationError where the ends are no spaces, or are not five in a straight line.
    """
    first, hyphen, last = text.partition("-")
    if not hyphen:
        raise NotationError(f"expected a line such as a3-a7, found {text!r}", text)
    start = parse_space(first)
    try:
        end = parse_space(last)
    except NotationError as error:
        raise NotationError(error.message, text, len(first) + 2) from None
    line = _BY_ENDS.get(frozenset((start, end)))
    if line is None:
        raise NotationError(
            f"expected the two ends of five spaces in a straight line, found {text!r}", text
        )
    return line
