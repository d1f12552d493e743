"""Home: continue, lessons, puzzles."""

from __future__ import annotations

from functools import partial
from typing import Final

from trainer.content.library import Library
from trainer.content.problem import format_problem
from trainer.training.progress import first_open, place_to_continue
from trainer.ui.controls import button, fold, row
from trainer.ui.keeper import keeper
from trainer.ui.shelf import lessons_shelf, puzzles_shelf
from trainer.ui.state import (
    ask_to_forget,
    forget,
    go_to,
    is_asked_to_forget,
    open_studio,
    progress,
    read_on,
)
from trainer.ui.text import feedback, fine_print, hero, listing, part

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
    lessons_shelf(book)
    part("Puzzles")
    puzzles_shelf(book)
    if book.problems:
        with fold(f"Problems in content files: {len(book.problems)}"):
            listing(map(format_problem, book.problems[:_MOST_PROBLEMS]))
    with row():
        button(
            "Make a puzzle of your own", "studio", open_studio, look="tertiary", icon="edit_square"
        )
        _start_over()
    fine_print(_NOTICE)


def _start_over() -> None:
    """Offer to forget what is solved, and ask once before it is done."""
    if is_asked_to_forget():
        button("Yes, forget what I solved", "forget", partial(forget, sure=True))
        button("No, keep it", "keep", partial(forget, sure=False))
    elif progress().solved:
        button("Start over", "start over", ask_to_forget, look="tertiary", icon="restart_alt")


def _continue(book: Library) -> None:
    done = progress()
    place = place_to_continue(done, book) or first_open(done, book)
    if place is None:
        return
    lesson, puzzle = book.lesson(place.lesson), book.puzzle(place.puzzle)
    name = lesson.title if lesson else puzzle.title if puzzle else ""
    word = "Continue" if done.last else "Start"
    button(f"{word}: {name}", "continue", go_to, place, book, look="primary", icon="play_arrow")
