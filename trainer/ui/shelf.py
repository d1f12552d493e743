"""The shelf on the home page: lessons and puzzles by chapter, and a page for each chapter."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager
from typing import Final, TypeVar

import streamlit as st

from trainer.content.lesson import Lesson
from trainer.content.library import Library
from trainer.content.puzzle import Puzzle
from trainer.training.chapters import chapter_title, chapters, lesson_chapters, next_in
from trainer.training.progress import Place
from trainer.ui.controls import bar, button, row
from trainer.ui.keeper import keeper
from trainer.ui.keeping import progress
from trainer.ui.paper import save_worksheet
from trainer.ui.state import go_to, leave
from trainer.ui.text import heading, hero, words

_COLUMNS: Final = 4
_CHAPTER: Final = "chapter"
_DONE: Final = "check_circle"
_Item = TypeVar("_Item")


def lessons_shelf(book: Library) -> None:
    """Draw all lessons: those of the first chapter as cards, the others as buttons."""
    done = progress()
    for number, (chapter, lessons) in enumerate(lesson_chapters(book)):
        finished = [each for each in lessons if done.steps_done(each) == len(each.steps)]
        heading(chapter_title(chapter), f"{len(finished)} of {len(lessons)} done")
        if number == 0:
            side_by_side(lessons, lambda lesson: _lesson_card(lesson, book))
            continue
        with row():
            for lesson in lessons:
                icon = _DONE if lesson in finished else ""
                place = _place_in(lesson)
                button(lesson.title, f"lesson {lesson.id}", go_to, place, book, icon=icon)


def _lesson_card(lesson: Lesson, book: Library) -> None:
    done, steps = progress().steps_done(lesson), len(lesson.steps)
    heading(lesson.title)
    words(lesson.about)
    bar(done, steps, f"{done} of {steps} steps")
    label = "Again" if done == steps else "Go on" if done else "Start"
    button(label, f"lesson {lesson.id}", go_to, _place_in(lesson), book)


def _place_in(lesson: Lesson) -> Place:
    """Return where to go on in a lesson; at its start where all of it is done."""
    done = progress().steps_done(lesson)
    return Place(lesson=lesson.id, step=0 if done == len(lesson.steps) else done)


def puzzles_shelf(book: Library) -> None:
    """Draw all chapters of puzzles as cards."""
    with small_cards("puzzles"):
        side_by_side(chapters(book), lambda chapter: _chapter_card(*chapter, book))


def _chapter_card(chapter: str, puzzles: tuple[Puzzle, ...], book: Library) -> None:
    done = progress()
    solved = sum(done.has(puzzle.id) for puzzle in puzzles)
    heading(chapter_title(chapter))
    bar(solved, len(puzzles), f"{solved} of {len(puzzles)} solved")
    with row():
        following = Place(puzzle=next_in(puzzles, done).id)
        label = "Again" if solved == len(puzzles) else "Go on" if solved else "Start"
        button(label, f"chapter {chapter}", go_to, following, book)
        button("See all", f"all {chapter}", _open_chapter, chapter, look="tertiary")


def side_by_side(items: tuple[_Item, ...], draw: Callable[[_Item], None]) -> None:
    """Draw a card for each item, four in a row where there is room."""
    for start in range(0, len(items), _COLUMNS):
        here = items[start : start + _COLUMNS]
        for column, item in zip(st.columns(_COLUMNS), here, strict=False):
            with column, st.container(border=True, height="stretch"):
                draw(item)


def small_cards(name: str) -> AbstractContextManager[object]:
    """Let the cards that are drawn inside stand in pairs on a phone."""
    return st.container(key=f"small-{name}")


def chapter_in_address(query: Mapping[str, str]) -> str | None:
    """Read the address `?chapter=NAME`."""
    return query.get(_CHAPTER)


def _open_chapter(chapter: str) -> None:
    st.query_params.from_dict({_CHAPTER: chapter})


def chapter_page(book: Library, chapter: str) -> bool:
    """Draw all puzzles of a chapter; False, and nothing drawn, where there is no such chapter."""
    puzzles = dict(chapters(book)).get(chapter)
    if puzzles is None:
        return False
    keeper()
    with row():
        button("Home", "home", leave, look="tertiary", icon="arrow_back")
    done = progress()
    solved = sum(done.has(puzzle.id) for puzzle in puzzles)
    hero(chapter_title(chapter), f"{solved} of {len(puzzles)} solved. The easiest come first.")
    with row():
        for puzzle in puzzles:
            icon = _DONE if done.has(puzzle.id) else ""
            place = Place(puzzle=puzzle.id)
            button(puzzle.title, f"puzzle {puzzle.id}", go_to, place, book, icon=icon)
    save_worksheet(chapter_title(chapter), chapter, puzzles)
    return True
