"""Home: continue, lessons, puzzles."""

from __future__ import annotations

from typing import Final

import streamlit as st

from trainer.content.lesson import Lesson
from trainer.content.library import Library
from trainer.content.problem import format_problem
from trainer.training.progress import Place, first_open, place_to_continue
from trainer.training.puzzle_run import chapter_title, chapters
from trainer.ui.controls import bar, button, fold, row
from trainer.ui.keeper import keeper
from trainer.ui.state import go_to, progress, read_on
from trainer.ui.text import feedback, fine_print, heading, hero, listing, part, words

_COLUMNS: Final = 3
_MOST_PROBLEMS: Final = 50
_NOTICE: Final = (
    "An independent trainer. SEQUENCE is a trademark of its owner, who has no part in it. "
    "What you solve is kept in this browser only."
)


def home(book: Library, missing: str = "") -> None:
    """Draw the home page; `missing` says what an address led to in vain."""
    keeper()
    hero("Learn SEQUENCE", "Put chips on a real board. Every answer is checked by the rules.")
    if missing:
        feedback(missing, "bad")
    with row():
        _continue(book)
        button("All rules", "rules", read_on, look="tertiary", icon="menu_book")
    part("Lessons")
    _lessons(book)
    part("Puzzles")
    _puzzles(book)
    if book.problems:
        with fold(f"Problems in content files: {len(book.problems)}"):
            listing(map(format_problem, book.problems[:_MOST_PROBLEMS]))
    fine_print(_NOTICE)


def _continue(book: Library) -> None:
    done = progress()
    place = place_to_continue(done, book) or first_open(done, book)
    if place is None:
        return
    lesson, puzzle = book.lesson(place.lesson), book.puzzle(place.puzzle)
    name = lesson.title if lesson else puzzle.title if puzzle else ""
    word = "Continue" if done.last else "Start"
    button(f"{word}: {name}", "continue", go_to, place, book, look="primary", icon="play_arrow")


def _lessons(book: Library) -> None:
    for start in range(0, len(book.lessons), _COLUMNS):
        side_by_side = book.lessons[start : start + _COLUMNS]
        for column, lesson in zip(st.columns(_COLUMNS), side_by_side, strict=False):
            with column:
                _lesson(lesson, book)


def _lesson(lesson: Lesson, book: Library) -> None:
    done, steps = progress().steps_done(lesson), len(lesson.steps)
    with st.container(border=True, height="stretch"):
        heading(lesson.title)
        words(lesson.about)
        bar(done, steps, f"{done} of {steps} steps")
        label = "Again" if done == steps else "Go on" if done else "Start"
        place = Place(lesson=lesson.id, step=0 if done == steps else min(done, steps - 1))
        button(label, f"lesson {lesson.id}", go_to, place, book)


def _puzzles(book: Library) -> None:
    done = progress()
    for chapter, puzzles in chapters(book):
        solved = sum(done.has(puzzle.id) for puzzle in puzzles)
        heading(chapter_title(chapter), f"{solved} of {len(puzzles)} solved")
        with row():
            for puzzle in puzzles:
                place, icon = Place(puzzle=puzzle.id), "check_circle" if done.has(puzzle.id) else ""
                button(puzzle.title, f"puzzle {puzzle.id}", go_to, place, book, icon=icon)
