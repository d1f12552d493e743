"""Choosing one of several answers; each says why it is right or wrong."""

from __future__ import annotations

from dataclasses import dataclass, replace

from trainer.training.question import ChoiceQuestion


@dataclass(frozen=True, slots=True)
class ChoiceAttempt:
    """A learner at a question with answers to choose from; `chosen` is the last one chosen."""

    question: ChoiceQuestion
    chosen: int | None = None
    tried: frozenset[int] = frozenset()

    @property
    def is_solved(self) -> bool:
        """Whether the right answer was chosen."""
        return self.chosen is not None and self.question.choices[self.chosen].right

    @property
    def is_finished(self) -> bool:
        """Whether there is nothing left to choose."""
        return self.is_solved

    @property
    def misses(self) -> int:
        """How many wrong answers were chosen."""
        return len(self.tried)

    @property
    def message(self) -> str:
        """The reason behind the answer chosen last; empty before."""
        return "" if self.chosen is None else self.question.choices[self.chosen].because


def answer(attempt: ChoiceAttempt, index: int) -> ChoiceAttempt:
    """Choose an answer; after the right one nothing changes any more."""
    if attempt.is_solved or not 0 <= index < len(attempt.question.choices):
        return attempt
    wrong = not attempt.question.choices[index].right
    return replace(attempt, chosen=index, tried=attempt.tried | {index} if wrong else attempt.tried)
