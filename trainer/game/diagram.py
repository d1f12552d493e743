"""Boards drawn as text: ten rows of ten marks, for people, files and diffs."""

from __future__ import annotations

from typing import Final

from trainer.game.board import Board
from trainer.game.errors import NotationError
from trainer.game.sides import SIDES, Side, parse_side
from trainer.game.spaces import COLUMNS, CORNERS, SIZE, SPACES, Space, format_space, spaces_of

OPEN: Final = "."
CORNER: Final = "*"
_SIDE_MARKS: Final = "".join(side.letter for side in SIDES)


class DiagramError(NotationError):
    """A drawn board with a fault; `row` counts the text's lines from 1."""

    def __init__(self, message: str, text: str, row: int, column: int = 1) -> None:
        super().__init__(message, text, column)
        self.row = row


def format_diagram(board: Board) -> str:
    """Draw a board: `.` open, `b` `g` `r` chips, capitals in sequences, `*` corners.

    Row numbers stand at the end and column letters below. The chips are read back by
    `parse_diagram`; layout and sequences are kept apart.
    """
    return draw(board.chips, board.in_sequences)


def draw(chips: tuple[int, int, int], capitals: int) -> str:
    """Draw chips, given by side, as `parse_diagram` reads them, with capitals on some spaces."""
    rows = []
    for row in range(SIZE):
        spaces = SPACES[row * SIZE : row * SIZE + SIZE]
        marks = (_mark(chips, capitals, space) for space in spaces)
        rows.append(f"{' '.join(marks)}  {row + 1}")
    return "\n".join([*rows, " ".join(COLUMNS)]) + "\n"


def _mark(chips: tuple[int, int, int], capitals: int, space: Space) -> str:
    if space.is_corner:
        return CORNER
    owner = next((side for side in SIDES if chips[side] >> space & 1), None)
    if owner is None:
        return OPEN
    return owner.letter.upper() if capitals >> space & 1 else owner.letter


def parse_diagram(text: str) -> tuple[tuple[int, int, int], int]:
    """Read a drawn board; return the chips by side and the spaces marked as in a sequence.

    Blank lines, row numbers and the letters below may be missing; where they are there they must
    be right. Raises DiagramError with the text's row and column.
    """
    chips = [0, 0, 0]
    capitals = 0
    row = 0
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.strip():
            continue
        if row == SIZE:
            if line.split() != list(COLUMNS):
                raise DiagramError(
                    f"expected the letters a to j or nothing below row 10, found {line.strip()!r}",
                    text,
                    number,
                )
            row += 1
            continue
        if row > SIZE:
            raise DiagramError("nothing may follow the letters", text, number)
        for space, mark, column in _row_marks(text, line, number, row):
            side = _side_of(text, mark, space, number, column)
            if side is not None:
                chips[side] |= space.mask
                capitals |= space.mask if mark.isupper() else 0
        row += 1
    if row < SIZE:
        raise DiagramError(f"expected 10 rows, found {row}", text, max(1, len(text.splitlines())))
    return (chips[0], chips[1], chips[2]), capitals


def _row_marks(text: str, line: str, number: int, row: int) -> list[tuple[Space, str, int]]:
    marks: list[tuple[Space, str, int]] = []
    end = len(line) + 1
    for column, mark in enumerate(line, start=1):
        if mark.isspace():
            continue
        if len(marks) == SIZE:
            if line[column - 1 :].strip() != str(row + 1):
                raise DiagramError(
                    f"expected ten marks and then {row + 1} or nothing in row {row + 1}",
                    text,
                    number,
                    column,
                )
            break
        if line[column - 1 :].strip() == str(row + 1):
            end = column
            break
        marks.append((SPACES[row * SIZE + len(marks)], mark, column))
    if len(marks) < SIZE:
        raise DiagramError(f"row {row + 1} has {len(marks)} marks, expected 10", text, number, end)
    return marks


def _side_of(text: str, mark: str, space: Space, number: int, column: int) -> Side | None:
    if space in CORNERS:
        if mark == CORNER:
            return None
        raise DiagramError(
            f"expected * on the corner {format_space(space)}, found {mark!r}", text, number, column
        )
    if mark == OPEN:
        return None
    if mark.lower() in _SIDE_MARKS:
        return parse_side(mark.lower())
    raise DiagramError(
        f"expected . or b g r (B G R in a sequence) on {format_space(space)}, found {mark!r}",
        text,
        number,
        column,
    )


def check_capitals(board: Board, capitals: int) -> str | None:
    """Return what is wrong where capitals and listed sequences disagree; None when they agree."""
    shown = board.in_sequences & board.occupied
    for space in spaces_of(capitals & ~shown):
        return f"{format_space(space)} is drawn as part of a sequence, but none is listed there"
    for space in spaces_of(shown & ~capitals):
        return f"{format_space(space)} is part of a listed sequence, draw it as a capital"
    return None
