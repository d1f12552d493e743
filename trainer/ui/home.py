"""Home: continue, lessons, ways to train, puzzles; who trains finds that first."""

from __future__ import annotations

from typing import Final

from trainer.content.library import Library
from trainer.content.problem import format_problem
from trainer.training.progress import first_open, place_to_continue
from trainer.ui.controls import button, fold, row
from trainer.ui.join_page import open_join
from trainer.ui.keeper import keeper
from trainer.ui.keeping import catch_up, person, progress, settings
from trainer.ui.person_page import open_person
from trainer.ui.progress_page import open_progress
from trainer.ui.shelf import lessons_shelf, puzzles_shelf
from trainer.ui.state import go_to, open_studio, read_on
from trainer.ui.teach_address import to_rooms
from trainer.ui.text import feedback, fine_print, hero, listing, part
from trainer.ui.training_shelf import has_trained, training_shelf
from trainer.ui.trouble import told_loss, told_trouble

_MOST_PROBLEMS: Final = 50
_NOTICE: Final = (
    "An independent trainer. SEQUENCE is a trademark of its owner, who has no part in it. "
    "What you solve is kept with this trainer, and nowhere else."
)


def home(book: Library, missing: str = "") -> None:
    """Draw the home page; `missing` says what an address led to in vain."""
    keeper()
    catch_up()
    hero("Learn SEQUENCE", "Put chips on a real board. Every answer is checked by the rules.")
    if missing:
        feedback(missing, "bad")
    with row():
        _continue(book)
        if settings().lock:
            button("Join your class", "join", open_join, icon="groups")
        button("All rules", "rules", read_on, look="tertiary", icon="menu_book")
        button("Progress", "progress", open_progress, look="tertiary", icon="insights")
        button(person().name, "me", open_person, look="tertiary", icon="person")
    told_loss()
    told_trouble()
    shelves = {"Lessons": lessons_shelf, "Train": training_shelf, "Puzzles": puzzles_shelf}
    for title in ("Train", "Lessons", "Puzzles") if has_trained() else shelves:
        part(title)
        shelves[title](book)
    if book.problems:
        with fold(f"Problems in content files: {len(book.problems)}"):
            listing(map(format_problem, book.problems[:_MOST_PROBLEMS]))
    with row():
        button(
            "Make a puzzle of your own", "studio", open_studio, look="tertiary", icon="edit_square"
        )
        if settings().lock or not settings().shared:
            button("Teach", "teach", to_rooms, look="tertiary", icon="school")
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
