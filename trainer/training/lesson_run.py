"""Running a lesson: one step after the other, each an attempt of its own."""

from __future__ import annotations

from dataclasses import dataclass, replace

from trainer.content.lesson import Lesson
from trainer.training.attempt import Attempt
from trainer.training.question import question_of_step


@dataclass(frozen=True, slots=True)
class LessonRun:
    """A learner in a lesson; `index` counts the steps from 0."""

    lesson: Lesson
    index: int
    attempt: Attempt

    @property
    def is_last(self) -> bool:
        """Whether this is the lesson's last step."""
        return self.index == len(self.lesson.steps) - 1

    def at(self, index: int) -> LessonRun:
        """Return the run at a step, asked anew; an index out of range goes to the nearest."""
        inside = max(0, min(index, len(self.lesson.steps) - 1))
        return start_lesson(self.lesson, inside)

    def with_attempt(self, attempt: Attempt) -> LessonRun:
        """Return the run with a changed attempt."""
        return replace(self, attempt=attempt)


def start_lesson(lesson: Lesson, index: int = 0) -> LessonRun:
    """Begin a lesson at a step."""
    return LessonRun(lesson, index, Attempt(question_of_step(lesson, index)))
