"""Running a lesson: one step after the other, each an attempt of its own."""

from __future__ import annotations

from dataclasses import dataclass, replace

from trainer.content.lesson import Lesson
from trainer.content.library import Library
from trainer.training.attempt import Attempt
from trainer.training.choice_attempt import ChoiceAttempt
from trainer.training.film_attempt import FilmAttempt
from trainer.training.question import (
    AnyTask,
    ChoiceQuestion,
    Film,
    Question,
    WholeTurn,
    task_of_step,
)
from trainer.training.turn_attempt import TurnAttempt, start_turn

AnyAttempt = Attempt | ChoiceAttempt | FilmAttempt | TurnAttempt


@dataclass(frozen=True, slots=True)
class LessonRun:
    """A learner in a lesson; `index` counts the steps from 0."""

    lesson: Lesson
    index: int
    attempt: AnyAttempt

    @property
    def is_last(self) -> bool:
        """Whether this is the lesson's last step."""
        return self.index == len(self.lesson.steps) - 1

    def at(self, index: int) -> LessonRun:
        """Return the run at a step, asked anew; an index out of range goes to the nearest."""
        inside = max(0, min(index, len(self.lesson.steps) - 1))
        return start_lesson(self.lesson, inside)

    def with_attempt(self, attempt: AnyAttempt) -> LessonRun:
        """Return the run with a changed attempt."""
        return replace(self, attempt=attempt)


def start_lesson(lesson: Lesson, index: int = 0) -> LessonRun:
    """Begin a lesson at a step."""
    return LessonRun(lesson, index, begin(task_of_step(lesson, index)))


def lesson_after(library: Library, lesson: Lesson) -> Lesson | None:
    """Return the lesson that follows in the course; None after the last.

    Lessons of one order follow each other by their ids, as the library has them.
    """
    here = (lesson.order, lesson.id)
    return next((each for each in library.lessons if (each.order, each.id) > here), None)


def begin(task: AnyTask) -> AnyAttempt:
    """Begin a task of any kind."""
    match task:
        case ChoiceQuestion():
            return ChoiceAttempt(task)
        case Film():
            return FilmAttempt(task)
        case WholeTurn():
            return start_turn(task)
        case Question():
            return Attempt(task)
