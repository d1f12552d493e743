"""Visits: one showing of a question to one person, with all tries that were made at it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime

from trainer.training.answer import Answer, Mode, Outcome


@dataclass(frozen=True, slots=True)
class Visit:
    """One showing of a question; `answers` are its tries by their number, at least one.

    Only the first try that decides counts for results: a refused move decides nothing, and what
    comes after a miss is practice.
    """

    answers: tuple[Answer, ...]

    @property
    def id(self) -> str:
        """The name of the showing."""
        return self.answers[0].visit

    @property
    def question(self) -> str:
        """The id of the question."""
        return self.answers[0].question

    @property
    def puzzle(self) -> str:
        """The id of the puzzle; empty for a step of a lesson."""
        return self.answers[0].puzzle

    @property
    def mode(self) -> Mode:
        """The way of training it came by."""
        return self.answers[0].mode

    @property
    def deciding(self) -> Answer | None:
        """The first try that decides; None as long as there is none."""
        return next((answer for answer in self.answers if answer.decides), None)

    @property
    def outcome(self) -> Outcome | None:
        """What became of the first try that decides."""
        deciding = self.deciding
        return None if deciding is None else deciding.outcome

    @property
    def at(self) -> datetime:
        """When it was decided, or else last tried."""
        return (self.deciding or self.answers[-1]).at

    @property
    def hints(self) -> int:
        """How many hints were shown before it was decided."""
        return (self.deciding or self.answers[-1]).hints

    @property
    def milliseconds(self) -> int | None:
        """How long the first try that decides took; None as long as there is none."""
        deciding = self.deciding
        return None if deciding is None else deciding.milliseconds

    @property
    def is_clean(self) -> bool:
        """Whether it was right at once and without a hint; unknown for what was carried over."""
        known = self.mode is not Mode.CARRIED_OVER
        return known and self.outcome is Outcome.RIGHT and not self.hints

    @property
    def is_failed(self) -> bool:
        """Whether it was missed first, or the solution shown."""
        return self.outcome in (Outcome.WRONG, Outcome.SHOWN)

    @property
    def is_solved(self) -> bool:
        """Whether it was right in the end."""
        return any(answer.is_right for answer in self.answers)

    @property
    def is_a_try(self) -> bool:
        """Whether it says how well somebody did; a result carried over does not."""
        return self.mode is not Mode.CARRIED_OVER and self.deciding is not None

    def has(self, answer: Answer) -> bool:
        """Tell whether a try is in it already."""
        return any(each.number == answer.number for each in self.answers)

    def with_answer(self, answer: Answer) -> Visit:
        """Return the visit with one try more, at the place of its number."""
        if answer.number > self.answers[-1].number:
            return replace(self, answers=(*self.answers, answer))
        return replace(self, answers=tuple(sorted((*self.answers, answer), key=_number)))


def _number(answer: Answer) -> int:
    return answer.number
