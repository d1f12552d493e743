"""Items: the questions that a room can ask, found in the library by their ids."""

from __future__ import annotations

from trainer.content.lesson import Lesson
from trainer.content.library import Library
from trainer.training.question import AnyTask, question_of_puzzle, task_of_step


def task_of(library: Library, item: str) -> AnyTask | None:
    """Return what an item, `puzzle/ID` or `lesson/ID/STEP`, asks; None where it is not there."""
    match item.split("/"):
        case ["puzzle", id_]:
            puzzle = library.puzzle(id_)
            return None if puzzle is None else question_of_puzzle(puzzle)
        case ["lesson", id_, step]:
            lesson = library.lesson(id_)
            if lesson is not None:
                for index, each in enumerate(lesson.steps):
                    if each.id == step:
                        return task_of_step(lesson, index)
    return None


def title_of(library: Library, item: str) -> str:
    """Return the title of an item; of a step that of its lesson with its number.

    An item that is not there any more is called by its id.
    """
    match item.split("/"):
        case ["puzzle", id_]:
            puzzle = library.puzzle(id_)
            return item if puzzle is None else puzzle.title
        case ["lesson", id_, step]:
            lesson = library.lesson(id_)
            steps = () if lesson is None else tuple(each.id for each in lesson.steps)
            if lesson is not None and step in steps:
                return f"{lesson.title}, step {steps.index(step) + 1}"
    return item


def items_of_lesson(lesson: Lesson) -> tuple[str, ...]:
    """Return all steps of a lesson as items."""
    return tuple(f"lesson/{lesson.id}/{step.id}" for step in lesson.steps)
