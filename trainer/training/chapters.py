"""Chapters: lessons and puzzles grouped by the folder that they lie in."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeVar

from trainer.content.lesson import Lesson
from trainer.content.library import Library
from trainer.content.puzzle import Puzzle
from trainer.training.progress import Progress

_Item = TypeVar("_Item", Lesson, Puzzle)

_TEACHING_ORDER: Final = (
    "win",
    "corners",
    "jacks",
    "block",
    "second-sequence",
    "nine-in-a-row",
    "dead-cards",
    "double-threats",
    "counting",
    "three-sides",
    "teams",
)
"""The chapters that come along, from the first idea to the last."""


def lesson_chapters(library: Library) -> tuple[tuple[str, tuple[Lesson, ...]], ...]:
    """Return the chapters of lessons in the order of the course."""
    return _grouped(library.lessons)


def chapters(library: Library) -> tuple[tuple[str, tuple[Puzzle, ...]], ...]:
    """Return the chapters of puzzles, each from easy to hard.

    Those of one's own come first, then the others in the order in which they teach.
    """
    places = {chapter: place for place, chapter in enumerate(_TEACHING_ORDER, start=1)}
    return tuple(sorted(_grouped(library.puzzles), key=lambda each: places.get(each[0], 0)))


def _grouped(items: Iterable[_Item]) -> tuple[tuple[str, tuple[_Item, ...]], ...]:
    found: dict[str, list[_Item]] = {}
    for item in items:
        found.setdefault(item.chapter, []).append(item)
    return tuple((chapter, tuple(members)) for chapter, members in found.items())


def chapter_title(chapter: str) -> str:
    """Say a chapter: `nine-in-a-row` is `Nine in a row`."""
    return chapter.replace("-", " ").capitalize()


def next_in(puzzles: tuple[Puzzle, ...], progress: Progress) -> Puzzle:
    """Return the first unsolved puzzle of a chapter, or its first where all are solved."""
    return next((each for each in puzzles if not progress.has(each.id)), puzzles[0])
