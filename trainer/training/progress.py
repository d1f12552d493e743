"""Progress: which steps and puzzles are done, and where to continue. A small text keeps it."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from trainer.content.lesson import Lesson
from trainer.content.library import Library
from trainer.training.question import Scene

_VERSION: Final = 1
_LONGEST: Final = 200_000
_MOST: Final = 5_000


@dataclass(frozen=True, slots=True)
class Progress:
    """The ids of all questions solved, and the id of the one seen last."""

    solved: frozenset[str] = frozenset()
    last: str = ""

    def with_solved(self, question: Scene) -> Progress:
        """Return the progress with one question more."""
        return replace(self, solved=self.solved | {question.id})

    def seen(self, question: Scene) -> Progress:
        """Return the progress with the question as the place to continue."""
        return replace(self, last=question.id)

    def has(self, puzzle_id: str) -> bool:
        """Tell whether a puzzle is solved."""
        return f"puzzle/{puzzle_id}" in self.solved

    def steps_done(self, lesson: Lesson) -> int:
        """Count the solved steps of a lesson."""
        ids = (f"lesson/{lesson.id}/{step.id}" for step in lesson.steps)
        return sum(id_ in self.solved for id_ in ids)


def format_progress(progress: Progress) -> str:
    """Write progress as JSON. The inverse of `parse_progress`."""
    return json.dumps(
        {"version": _VERSION, "solved": sorted(progress.solved), "last": progress.last}
    )


def parse_progress(text: object) -> Progress:
    """Read progress that was kept somewhere outside; anything strange in it counts as nothing."""
    if not isinstance(text, str) or len(text) > _LONGEST:
        return Progress()
    try:
        kept = json.loads(text)
    except (ValueError, RecursionError):
        return Progress()
    if not isinstance(kept, dict) or kept.get("version") != _VERSION:
        return Progress()
    solved, last = kept.get("solved"), kept.get("last")
    return Progress(
        frozenset(_texts(solved)) if isinstance(solved, list) else frozenset(),
        last if isinstance(last, str) else "",
    )


def _texts(items: Iterable[object]) -> list[str]:
    return [item for item in items if isinstance(item, str)][:_MOST]


@dataclass(frozen=True, slots=True)
class Place:
    """Where in the content somebody is: a puzzle, or a step of a lesson counted from 0."""

    puzzle: str = ""
    lesson: str = ""
    step: int = 0


def place_to_continue(progress: Progress, library: Library) -> Place | None:
    """Return where to go on: at the question seen last, or the next one if that is solved."""
    kind, _, rest = progress.last.partition("/")
    if kind == "puzzle":
        return _after_puzzle(progress, library, rest)
    lesson_id, _, step_id = rest.partition("/")
    lesson = library.lesson(lesson_id)
    if lesson is None:
        return None
    index = next((i for i, step in enumerate(lesson.steps) if step.id == step_id), 0)
    if progress.last in progress.solved:
        index += 1
    if index < len(lesson.steps):
        return Place(lesson=lesson.id, step=index)
    return first_open(progress, library)


def _after_puzzle(progress: Progress, library: Library, puzzle_id: str) -> Place | None:
    if library.puzzle(puzzle_id) is None:
        return None
    if not progress.has(puzzle_id):
        return Place(puzzle=puzzle_id)
    return first_open(progress, library)


def first_open(progress: Progress, library: Library) -> Place | None:
    """Return the first unfinished lesson, or else the first unsolved puzzle."""
    for lesson in library.lessons:
        for index, step in enumerate(lesson.steps):
            if f"lesson/{lesson.id}/{step.id}" not in progress.solved:
                return Place(lesson=lesson.id, step=index)
    for puzzle in library.puzzles:
        if not progress.has(puzzle.id):
            return Place(puzzle=puzzle.id)
    return None
