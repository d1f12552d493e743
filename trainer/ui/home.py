"""Home: continue, lessons, puzzles."""

from __future__ import annotations

from typing import Final

import streamlit as st

from trainer.content.lesson import Lesson
from trainer.content.library import Library
from trainer.content.problem import format_problem
from trainer.training.progress import Place, first_open, place_to_continue
from trainer.training.puzzle_run import chapter_title, chapters
from trainer.ui.keeper import keeper
from trainer.ui.state import go_to, progress
from trainer.ui.text import fine_print, hero

_NOTICE: Final = (
    "An independent trainer. SEQUENCE is a trademark of its owner, who has no part in it. "
    "What you solve is kept in this browser only."
)


def home(book: Library, missing: str = "") -> None:
    """Draw the home page; `missing` says what an address led to in vain."""
    keeper()
    hero("Learn SEQUENCE", "Put chips on a real board. Every answer is checked by the rules.")
    if missing:
        st.warning(missing, icon=":material/search_off:")
    _continue(book)
    st.subheader("Lessons", anchor=False)
    for column, lesson in zip(st.columns(max(1, len(book.lessons))), book.lessons, strict=False):
        with column:
            _lesson(lesson, book)
    st.subheader("Puzzles", anchor=False)
    _puzzles(book)
    if book.problems:
        with st.expander(f"{len(book.problems)} problems in content files"):
            st.code("\n".join(map(format_problem, book.problems[:50])), language=None)
    fine_print(_NOTICE)


def _continue(book: Library) -> None:
    done = progress()
    place = place_to_continue(done, book) or first_open(done, book)
    if place is None:
        return
    lesson, puzzle = book.lesson(place.lesson), book.puzzle(place.puzzle)
    name = lesson.title if lesson else puzzle.title if puzzle else ""
    word = "Continue" if done.last else "Start"
    st.button(
        f"{word}: {name}",
        key="continue",
        type="primary",
        icon=":material/play_arrow:",
        on_click=go_to,
        args=(place, book),
    )


def _lesson(lesson: Lesson, book: Library) -> None:
    done, steps = progress().steps_done(lesson), len(lesson.steps)
    with st.container(border=True, height="stretch"):
        st.markdown(f"**{lesson.order}. {lesson.title}**  \n{lesson.about}")
        st.progress(done / steps, f"{done} of {steps} steps")
        label = "Again" if done == steps else "Go on" if done else "Start"
        place = Place(lesson=lesson.id, step=0 if done == steps else min(done, steps - 1))
        st.button(label, key=f"lesson {lesson.id}", on_click=go_to, args=(place, book))


def _puzzles(book: Library) -> None:
    done = progress()
    for chapter, puzzles in chapters(book):
        solved = sum(done.has(puzzle.id) for puzzle in puzzles)
        st.markdown(f"**{chapter_title(chapter)}** · {solved} of {len(puzzles)} solved")
        with st.container(horizontal=True):
            for puzzle in puzzles:
                st.button(
                    puzzle.title,
                    key=f"puzzle {puzzle.id}",
                    icon=":material/check_circle:" if done.has(puzzle.id) else None,
                    on_click=go_to,
                    args=(Place(puzzle=puzzle.id), book),
                )
