"""The way from one puzzle of a run of training to the next."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from datetime import UTC, datetime, timedelta
from typing import Final

import streamlit as st

from trainer.content.library import Library
from trainer.training.answer import Mode
from trainer.training.day import start_day
from trainer.training.days import day_of
from trainer.training.drill import start_drill
from trainer.training.drills import Drill
from trainer.training.mistakes import start_mistakes
from trainer.training.mix import start_mix
from trainer.training.pool import Moment
from trainer.training.progress import Place
from trainer.training.puzzle_run import start_puzzle
from trainer.training.round import Round
from trainer.training.schedule import start_review
from trainer.training.storm import Storm, start_storm
from trainer.training.streak import Streak, start_streak
from trainer.ui.drill_kept import drill, drill_of, keep_drill, moment
from trainer.ui.keeping import person
from trainer.ui.on_show import mode_on_show
from trainer.ui.state import enter, to_address
from trainer.ui.topic import ease, topic
from trainer.ui.ways import way_address

_SEEDS: Final = 2**31


def open_way(mode: Mode) -> None:
    """Go to the page of a way of training."""
    to_address(way_address(mode))


def _seed() -> int:
    return secrets.randbelow(_SEEDS)


def _starts(now: Moment) -> Mapping[Mode, Callable[[], Drill]]:
    return {
        Mode.MIX: lambda: start_mix(_seed(), now, ease()),
        Mode.DAY: lambda: start_day(day_of(now.at, offset()), now.pool),
        Mode.MISTAKES: lambda: start_mistakes(now),
        Mode.DAILY: lambda: start_review(person(), now, offset()),
        Mode.STREAK: lambda: start_streak(_seed(), now),
        Mode.STORM: lambda: start_storm(_seed(), now),
        Mode.THEME: lambda: start_drill(topic(), now),
    }


def start(mode: Mode, book: Library) -> None:
    """Begin a run of a mode at its first puzzle."""
    go_on(_starts(moment())[mode](), book)


def go_on(running: Drill, book: Library) -> None:
    """Show the puzzle of a run, or how it went where there is none."""
    keep_drill(running)
    puzzle = None if running.current is None else book.puzzle(running.current)
    if puzzle is None or running.is_over:
        open_way(running.mode)
    else:
        seed = running.seed if isinstance(running, Streak | Storm) else None
        enter(start_puzzle(puzzle), running.mode, way_address(running.mode), seed)


def running_now(mode: Mode, now: Moment) -> Drill | None:
    """Return the run of a mode in this tab; the puzzle of another day is none of today's."""
    running = drill_of(mode)
    if mode is Mode.DAY and isinstance(running, Round):
        today = start_day(day_of(now.at, offset()), now.pool)
        return running if running.ids == today.ids else None
    return running


def is_running(mode: Mode, place: Place | None) -> bool:
    """Tell whether a place in the address is the puzzle of the run that is on."""
    now = drill_of(mode)
    return (
        now is not None
        and place is not None
        and bool(place.puzzle)
        and (now.current == place.puzzle and mode_on_show() is mode)
    )


def next_puzzle(book: Library, here: str | None) -> None:
    """Go from a puzzle to the next one of the run, or to how it went.

    A second press of the same button finds another puzzle there, and skips none.
    """
    now = drill()
    if now is not None and now.current == here:
        go_on(now.moved_on(moment()), book)


def skip(book: Library) -> None:
    """Leave out the puzzle of a streak."""
    now = drill()
    if isinstance(now, Streak):
        go_on(now.skipped(moment()), book)


def time_is_up(book: Library) -> None:
    """Look at the clock of a storm."""
    now = drill()
    if isinstance(now, Storm):
        go_on(now.ticked(datetime.now(UTC)), book)


def offset() -> timedelta:
    """Return how far the learner's clock is from UTC; nothing where the browser has not said."""
    minutes = st.context.timezone_offset
    return timedelta(minutes=-minutes) if isinstance(minutes, int) else timedelta()


def hurry(book: Library) -> None:
    """Go on at once where the run is in a hurry and its puzzle is decided."""
    now = drill()
    decided = now is not None and (now.is_answered or now.is_over)
    if now is not None and decided and now.hurries and now.mode is mode_on_show():
        next_puzzle(book, now.current)
