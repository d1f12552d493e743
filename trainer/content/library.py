"""The library: all lessons and puzzles that can be used, and what is wrong with the others."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from trainer.content.document import read_document
from trainer.content.folder import content_files
from trainer.content.lesson import Lesson
from trainer.content.problem import Problem
from trainer.content.puzzle import Puzzle

_PACKAGE: Final = Path(__file__).resolve().parent.parent


@dataclass(frozen=True, slots=True)
class Library:
    """Lessons in the order of the course, puzzles from easy to hard; published ones only."""

    lessons: tuple[Lesson, ...]
    puzzles: tuple[Puzzle, ...]
    problems: tuple[Problem, ...]

    def lesson(self, id_: str) -> Lesson | None:
        """Return the lesson with an id."""
        return next((lesson for lesson in self.lessons if lesson.id == id_), None)

    def puzzle(self, id_: str) -> Puzzle | None:
        """Return the puzzle with an id."""
        return next((puzzle for puzzle in self.puzzles if puzzle.id == id_), None)


def shipped_folders() -> tuple[Path, ...]:
    """Return the folders of lessons and puzzles that came with the package.

    In an installed copy they lie in it, in a working copy beside it.
    """
    inside = _PACKAGE if (_PACKAGE / "lessons").is_dir() else _PACKAGE.parent
    return inside / "lessons", inside / "puzzles"


def load_library(folders: Iterable[Path]) -> Library:
    """Read all content below some folders.

    A file that cannot be used is left out, and its problems are told: the rest goes on. Of two
    with one id the first counts.
    """
    lessons: dict[str, Lesson] = {}
    puzzles: dict[str, Puzzle] = {}
    problems: list[Problem] = []
    for folder in folders:
        files = content_files(folder)
        problems.extend(files.problems)
        for path in files.paths:
            document = read_document(path)
            problems.extend(document.report.problems)
            content = document.content
            if content is None or content.status != "published":
                continue
            if isinstance(content, Lesson):
                lessons.setdefault(content.id, content)
            else:
                puzzles.setdefault(content.id, content)
    return Library(
        tuple(sorted(lessons.values(), key=lambda lesson: (lesson.order, lesson.id))),
        tuple(sorted(puzzles.values(), key=lambda puzzle: (puzzle.rating, puzzle.id))),
        tuple(problems),
    )
