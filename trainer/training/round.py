"""Rounds: a list of puzzles to go through in calm, each once."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import ClassVar

from trainer.training.answer import Answer, Mode
from trainer.training.pool import Moment
from trainer.training.summary import Result, Summary, result_of, tally_of


@dataclass(frozen=True, slots=True, kw_only=True)
class Round:
    """A round through `ids`; `place`, from 0, is which of them is shown.

    `results` has one for each of the ids.
    """

    hurries: ClassVar[bool] = False

    mode: Mode
    ids: tuple[str, ...]
    results: tuple[Result, ...]
    place: int = 0

    @property
    def current(self) -> str | None:
        """The puzzle shown; None at the end."""
        return None if self.is_over else self.ids[self.place]

    @property
    def is_over(self) -> bool:
        """Whether all were shown."""
        return self.place >= len(self.ids)

    @property
    def is_answered(self) -> bool:
        """Whether the puzzle shown was decided."""
        return not self.is_over and self.results[self.place] is not Result.OPEN

    def after(self, answer: Answer, moment: Moment) -> Round:  # noqa: ARG002 - as all drills have it
        """Return the round after an answer; only the first that decides about a puzzle counts."""
        if self.is_answered or answer.puzzle != self.current or not answer.decides:
            return self
        results = list(self.results)
        results[self.place] = result_of(answer)
        return replace(self, results=tuple(results))

    def moved_on(self, moment: Moment) -> Round:
        """Return the round at its next puzzle, whether or not this one was answered.

        One that is not in the pool any more is passed over.
        """
        place = min(self.place + 1, len(self.ids))
        while place < len(self.ids) and self.ids[place] not in moment.pool:
            place += 1
        return replace(self, place=place)

    @property
    def summary(self) -> Summary:
        """How it went so far."""
        tally = tally_of(self.results)
        passed = self.place + self.is_answered
        left = len(self.ids) - passed
        return Summary(mode=self.mode, tally=tally, skipped=passed - tally.tried, left=left)


def start_round(mode: Mode, ids: Iterable[str]) -> Round:
    """Begin a round at the first of its puzzles."""
    ids = tuple(dict.fromkeys(ids))
    return Round(mode=mode, ids=ids, results=(Result.OPEN,) * len(ids))
