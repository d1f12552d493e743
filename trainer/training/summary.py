"""Summaries: how a piece of training went, as facts."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import Enum

from trainer.training.answer import Answer, Mode, Outcome


class Result(Enum):
    """How a puzzle went; the value is its word in kept runs."""

    OPEN = "open"
    """Not decided."""
    CLEAN = "clean"
    """Right at once and without a hint."""
    HELPED = "helped"
    """Right at once, after a hint."""
    MISSED = "missed"
    """Missed first, or the solution shown."""


def result_of(answer: Answer) -> Result:
    """Return what an answer makes of a puzzle, where it is the first that decides."""
    if not answer.decides:
        return Result.OPEN
    if answer.outcome is not Outcome.RIGHT:
        return Result.MISSED
    return Result.HELPED if answer.hints else Result.CLEAN


@dataclass(frozen=True, slots=True)
class Tally:
    """How many puzzles went how."""

    clean: int = 0
    helped: int = 0
    missed: int = 0

    def plus(self, result: Result) -> Tally:
        """Return the tally with one result more."""
        match result:
            case Result.CLEAN:
                return replace(self, clean=self.clean + 1)
            case Result.HELPED:
                return replace(self, helped=self.helped + 1)
            case Result.MISSED:
                return replace(self, missed=self.missed + 1)
            case Result.OPEN:
                return self

    @property
    def tried(self) -> int:
        """How many puzzles were decided."""
        return self.clean + self.helped + self.missed


def tally_of(results: Iterable[Result]) -> Tally:
    """Count results."""
    tally = Tally()
    for result in results:
        tally = tally.plus(result)
    return tally


@dataclass(frozen=True, slots=True, kw_only=True)
class Summary:
    """How a run went; `left` puzzles are still to come, None where there is no end.

    `combo` is the most that were solved one after the other.
    """

    mode: Mode
    tally: Tally
    skipped: int = 0
    left: int | None = None
    combo: int = 0

    @property
    def sentence(self) -> str:
        """Say it in words for a ten-year-old."""
        clean, tried = self.tally.clean, self.tally.tried
        if tried and not clean:
            return "You solved none at once this time."
        if self.mode in (Mode.STREAK, Mode.STORM):
            row = f", {self.combo} of them in a row" if 1 < self.combo < clean else ""
            return f"You solved {_puzzles(clean)}{row}."
        if not tried:
            return "There is nothing to do." if self.left == 0 else "You have not tried any yet."
        if clean == tried:
            return f"You solved {'it' if tried == 1 else f'all {tried}'} at once."
        return f"You solved {clean} of {_puzzles(tried)} at once."


def _puzzles(number: int) -> str:
    return "1 puzzle" if number == 1 else f"{number} puzzles"
