"""What can go wrong in the game itself."""

from __future__ import annotations

from dataclasses import dataclass

from trainer.errors import TrainerError


class NotationError(TrainerError, ValueError):
    """A text is not the notation it should be.

    `text` is what was read, `column` (from 1) where it stops making sense.
    """

    def __init__(self, message: str, text: str, column: int = 1) -> None:
        super().__init__(f"{message} (column {column} of {text[:80]!r})")
        self.message = message
        self.text = text
        self.column = column


class LayoutError(TrainerError, ValueError):
    """A board layout that is not a SEQUENCE board (EQ-1, EQ-4)."""


class TableError(TrainerError, ValueError):
    """People and sides that cannot play together (SEAT-1, SEAT-2)."""


class BoardError(TrainerError, ValueError):
    """Chips and sequences that cannot lie on a board like this."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move is not legal: the rule that forbids it, and one sentence for a person."""

    rule: str
    message: str

    def __str__(self) -> str:
        return f"{self.rule}: {self.message}"


class IllegalMoveError(TrainerError):
    """Somebody insisted on a move that `why_illegal` refuses."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class RecordError(TrainerError, ValueError):
    """A game record that is damaged; `line` (from 1) is where, `turn` (from 1) which turn's line.

    A fault before the first turn has turn 0; one of the record as a whole has line 0.
    """

    def __init__(self, message: str, line: int = 0, turn: int = 0) -> None:
        where = f"line {line}, turn {turn}: " if turn else f"line {line}: " if line else ""
        super().__init__(f"{where}{message}")
        self.message = message
        self.line = line
        self.turn = turn


class UnknownRuleError(TrainerError, LookupError):
    """An id that no rule has; `nearest` is the one that looks most like it."""

    def __init__(self, text: str, nearest: str) -> None:
        super().__init__(f"there is no rule {text[:40]!r}; did you mean {nearest}?")
        self.nearest = nearest
