"""The shelf of ways to train, on the home page."""

from __future__ import annotations

from trainer.content.library import Library
from trainer.training.answer import Mode
from trainer.training.best import best_of
from trainer.training.day import has_solved_day, puzzle_of_the_day
from trainer.training.days import day_of
from trainer.training.mistakes import start_mistakes
from trainer.training.pool import Moment
from trainer.training.schedule import start_review
from trainer.ui.controls import button
from trainer.ui.drill_kept import moment
from trainer.ui.keeping import history, person
from trainer.ui.shelf import side_by_side, small_cards
from trainer.ui.text import heading, words
from trainer.ui.training import offset, open_way, start
from trainer.ui.ways import WAYS, Way


def training_shelf(book: Library) -> None:
    """Draw all ways to train as cards."""
    now = moment()
    with small_cards("ways"):
        side_by_side(WAYS, lambda way: _card(way, now, book))


def has_trained() -> bool:
    """Tell whether the learner has ever trained in one of these ways."""
    modes = {way.mode for way in WAYS}
    return any(visit.mode in modes for visit in history().visits)


def _card(way: Way, now: Moment, book: Library) -> None:
    heading(way.name, _fact(way.mode, now))
    words(way.about)
    if way.mode in (Mode.MIX, Mode.DAY):
        button("Start", f"train {way.mode.value}", start, way.mode, book, icon=way.icon)
    else:
        button("Open", f"train {way.mode.value}", open_way, way.mode, icon=way.icon)


def _fact(mode: Mode, now: Moment) -> str:
    """Say in two or three words what a mode has for this learner."""
    match mode:
        case Mode.MIX:
            return "" if now.rating.at is None else f"{round(now.rating.value)}"
        case Mode.DAY:
            today = day_of(now.at, offset())
            puzzle = puzzle_of_the_day(today, now.pool)
            solved = puzzle and has_solved_day(now.history, puzzle, today, offset())
            return "solved" if solved else ""
        case Mode.MISTAKES:
            left = len(start_mistakes(now).ids)
            return f"{left} to mend" if left else ""
        case Mode.DAILY:
            return (
                f"{len(start_review(person(), now, offset()).ids)} due" if person().reviews else ""
            )
        case Mode.STREAK | Mode.STORM:
            best = best_of(now.history, mode)
            return f"best {best}" if best else ""
    return ""
