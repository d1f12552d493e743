"""Selection: which tasks of a library go on a sheet."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches

from trainer.content.lesson import Lesson
from trainer.content.library import Library
from trainer.content.puzzle import HIGHEST_RATING, LOWEST_RATING, Puzzle
from trainer.game.chance import shuffled
from trainer.sheets.errors import SelectionError
from trainer.sheets.sheet_task import SheetTask, task_of_lesson_step, task_of_puzzle
from trainer.training.question import ChoiceQuestion, Question, task_of_step


@dataclass(frozen=True, slots=True, kw_only=True)
class Selection:
    """What is wanted: ids in their order, or else puzzles of chapters and ratings.

    With a `number` so many of those are drawn, which ones being up to the seed.
    """

    ids: tuple[str, ...] = ()
    chapters: tuple[str, ...] = ()
    lowest: int = LOWEST_RATING
    highest: int = HIGHEST_RATING
    number: int | None = None
    seed: int = 1


def select(library: Library, wanted: Selection) -> tuple[SheetTask, ...]:
    """Return the tasks that are wanted: those with ids in their order, others from easy to hard.

    An id is that of a puzzle, `puzzle/ID`, `lesson/ID/STEP` for one step of a lesson, or
    `lesson/ID` for all its steps that fit on paper.
    Raises SelectionError for what is not there, and where nothing is left.
    """
    if wanted.ids:
        return tuple(task for id_ in wanted.ids for task in _with_id(library, id_))
    known = tuple(dict.fromkeys(puzzle.chapter for puzzle in library.puzzles))
    for chapter in wanted.chapters:
        if chapter not in known:
            raise SelectionError(_unknown("chapter of puzzles", chapter, known))
    fitting = tuple(
        puzzle
        for puzzle in library.puzzles
        if wanted.lowest <= puzzle.rating <= wanted.highest
        and (not wanted.chapters or puzzle.chapter in wanted.chapters)
    )
    return tuple(task_of_puzzle(puzzle) for puzzle in _drawn(fitting, wanted))


def _drawn(fitting: tuple[Puzzle, ...], wanted: Selection) -> tuple[Puzzle, ...]:
    span = f"rated {wanted.lowest} to {wanted.highest}"
    where = f"{span} in {' and '.join(wanted.chapters)}" if wanted.chapters else span
    if not fitting:
        raise SelectionError(f"no puzzle is {where}; ask for a wider range or another chapter")
    if wanted.number is None:
        return fitting
    if wanted.number > len(fitting):
        asked = f"{wanted.number} were asked for"
        raise SelectionError(f"only {len(fitting)} puzzles are {where}, and {asked}")
    order, _ = shuffled(range(len(fitting)), wanted.seed)
    return tuple(fitting[place] for place in sorted(order[: wanted.number]))


def _with_id(library: Library, id_: str) -> tuple[SheetTask, ...]:
    match id_.split("/"):
        case [name] | ["puzzle", name]:
            puzzle = library.puzzle(name)
            if puzzle is None:
                known = [each.id for each in library.puzzles]
                raise SelectionError(_unknown("puzzle", name, known))
            return (task_of_puzzle(puzzle),)
        case ["lesson", name]:
            return _steps(_lesson(library, name))
        case ["lesson", name, step]:
            return (_step(_lesson(library, name), step),)
    message = f"{_short(id_)} is no id; expected that of a puzzle, lesson/ID or lesson/ID/STEP"
    raise SelectionError(message)


def _lesson(library: Library, name: str) -> Lesson:
    lesson = library.lesson(name)
    if lesson is None:
        raise SelectionError(_unknown("lesson", name, [each.id for each in library.lessons]))
    return lesson


def _step(lesson: Lesson, name: str) -> SheetTask:
    steps = [each.id for each in lesson.steps]
    if name not in steps:
        raise SelectionError(_unknown(f"step of the lesson '{lesson.id}'", name, steps))
    return task_of_lesson_step(lesson, steps.index(name))


def _steps(lesson: Lesson) -> tuple[SheetTask, ...]:
    found = tuple(
        task_of_lesson_step(lesson, index)
        for index in range(len(lesson.steps))
        if isinstance(task_of_step(lesson, index), Question | ChoiceQuestion)
    )
    if not found:
        raise SelectionError(f"every step of the lesson '{lesson.id}' needs a screen")
    return found


def _unknown(kind: str, name: str, known: Iterable[str]) -> str:
    near = get_close_matches(name[:80], known, n=1, cutoff=0.5)
    hint = f"; did you mean '{near[0]}'?" if near else ""
    return f"there is no {kind} {_short(name)}{hint}"


def _short(text: str) -> str:
    return repr(text if len(text) <= 60 else f"{text[:60]}...")
