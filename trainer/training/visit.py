"""Visits: one showing of a question to one person, with all tries that were made at it."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime

from trainer.training.answer import Answer, Mode, Outcome


@dataclass(frozen=True, slots=True)
class Visit:
    """One showing of a question; `answers` are its tries by their number, at least one.

    Only the first try that decides counts for results: a refused move decides nothing, and what
    comes after a miss is practice.
    """

    answers: tuple[Answer, ...]
    puzzle: str = field(init=False, compare=False, repr=False)
    """The id of the puzzle; empty for a step of a lesson."""
    deciding: Answer | None = field(init=False, compare=False, repr=False)
    """The first try that decides; None as long as there is none."""
    is_a_try: bool = field(init=False, compare=False, repr=False)
    """Whether it says how well somebody did: it is decided, and not carried over."""
    is_clean: bool = field(init=False, compare=False, repr=False)
    """Whether it was right at once and without a hint; unknown for what was carried over."""
    is_failed: bool = field(init=False, compare=False, repr=False)
    """Whether it was missed first, or the solution shown."""

    def __post_init__(self) -> None:
        # Whatever counts results asks for these, some for each of ten thousand visits.
        first = self.answers[0]
        deciding = next((answer for answer in self.answers if answer.decides), None)
        is_right = deciding is not None and deciding.is_right
        is_a_try = deciding is not None and first.mode is not Mode.CARRIED_OVER
        hinted = deciding is not None and deciding.hints > 0
        put = object.__setattr__
        put(self, "puzzle", first.puzzle)
        put(self, "deciding", deciding)
        put(self, "is_a_try", is_a_try)
        put(self, "is_clean", is_a_try and is_right and not hinted)
        put(self, "is_failed", deciding is not None and not is_right)

    @property
    def id(self) -> str:
        """The name of the showing."""
        return self.answers[0].visit

    @property
    def question(self) -> str:
        """The id of the question."""
        return self.answers[0].question

    @property
    def mode(self) -> Mode:
        """The way of training it came by."""
        return self.answers[0].mode

    @property
    def outcome(self) -> Outcome | None:
        """What became of the first try that decides."""
        return None if self.deciding is None else self.deciding.outcome

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
        return None if self.deciding is None else self.deciding.milliseconds

    @property
    def is_solved(self) -> bool:
        """Whether it was right in the end."""
        return any(answer.is_right for answer in self.answers)

    def has(self, answer: Answer) -> bool:
        """Tell whether a try is in it already."""
        return any(each.number == answer.number for each in self.answers)

    def with_answer(self, answer: Answer) -> Visit:
        """Return the visit with one try more, at the place of its number."""
        if answer.number > self.answers[-1].number:
            return Visit((*self.answers, answer))
        return Visit(tuple(sorted((*self.answers, answer), key=_number)))


def _number(answer: Answer) -> int:
    return answer.number
