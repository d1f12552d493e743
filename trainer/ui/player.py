"""The player: one task with its board, what is said about it, and the way on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

import streamlit as st

from trainer.content.library import Library
from trainer.game.spaces import SPACES
from trainer.training.attempt import Attempt, pick, tap
from trainer.training.chapters import chapter_title
from trainer.training.choice_attempt import ChoiceAttempt
from trainer.training.drills import Drill
from trainer.training.film_attempt import FilmAttempt
from trainer.training.keys import AGAIN, NEXT, keys_of, press
from trainer.training.lesson_run import LessonRun, lesson_after
from trainer.training.progress import Place
from trainer.training.puzzle_run import puzzle_after
from trainer.training.try_run import TryRun, start_again
from trainer.training.turn_attempt import TurnAttempt, pick_card, tap_space
from trainer.ui.attempt_view import table_view
from trainer.ui.controls import button, row
from trainer.ui.goal_panel import goal_panel
from trainer.ui.keeper import keeper
from trainer.ui.keeping import progress
from trainer.ui.run_head import describe_run, is_alone, run_buttons, run_on_show
from trainer.ui.state import (
    Run,
    act,
    enter,
    go_to,
    keep_attempt,
    leave,
    open_studio,
    rule_in_address,
    run,
    studio_in_address,
)
from trainer.ui.step_panels import choice_panel, film_panel, turn_panel
from trainer.ui.table import Tap, table
from trainer.ui.text import goal_line, heading, steps_bar
from trainer.ui.training import hurry, next_puzzle
from trainer.ui.trouble import told_trouble
from trainer.ui.ways import way_of


@dataclass(frozen=True, slots=True)
class Course:
    """What a task is part of, where somebody else has set it: its head, and the way on.

    `way_on` draws its buttons by the function it is given, the foremost first.
    """

    head: Callable[[], None]
    way_on: Callable[[Callable[..., None]], None]


@st.fragment
def player(book: Library, course: Course | None = None) -> None:
    """Play the lesson or puzzle of this tab. A tap runs this part of the page only."""
    playing = run()
    query = st.query_params.to_dict()
    if playing is None or rule_in_address(query) is not None or studio_in_address(query):
        st.rerun()
    hurry(book)
    playing = run()
    if playing is None:  # a storm that has just ended
        st.rerun()
    attempt = playing.attempt
    running = run_on_show(playing)
    helps = running is None or not is_alone(running)
    if course is None:
        keeper()
        _head(playing, running, book)
        told_trouble()
        way_on = partial(_way_on, playing, book)
    else:
        course.head()
        way_on = partial(course.way_on, button)
    left, right = st.columns([3, 2], gap="medium")
    with left:
        goal_line(attempt.question)
        tapped = partial(_tapped, book, course)
        view = table_view(attempt)
        if running is not None and running.hurries:
            view = replace(view, grace="none")  # a finger in a storm has no time to wait
        table(view, key="table", on_tap=tapped, keys=keys_of(attempt, helps=helps))
    with right:
        match attempt:
            case Attempt():
                goal_panel(attempt, way_on, helps=helps)
            case ChoiceAttempt():
                choice_panel(attempt, way_on)
            case FilmAttempt():
                film_panel(attempt, way_on)
            case TurnAttempt():
                turn_panel(attempt, way_on)


def _tapped(book: Library, course: Course | None, touched: Tap) -> None:
    playing = run()
    if playing is None or playing.attempt.question.id != touched.scene:
        return
    if touched.kind == "key":
        _pressed(playing, book, course, chr(touched.index))
    elif touched.kind == "space":
        space = SPACES[touched.index]
        act(Attempt, partial(tap, space=space))
        act(TurnAttempt, partial(tap_space, space=space))
    else:
        card = table_view(playing.attempt).hand[touched.index]
        act(Attempt, partial(pick, card=card))
        act(TurnAttempt, partial(pick_card, card=card))


def _pressed(playing: Run, book: Library, course: Course | None, sign: str) -> None:
    if not playing.attempt.is_finished:
        keep_attempt(press(playing.attempt, sign))
        return
    ways: dict[str, Callable[[], None]] = {}

    def hear(_: str, key: str, go: Callable[..., None], *given: object, **_look: str) -> None:
        ways[key] = partial(go, *given)

    if course is None:
        _way_on(playing, book, hear)
    else:
        course.way_on(hear)
    way = ways.get("again") if sign == AGAIN else next(iter(ways.values()))
    if sign in (AGAIN, NEXT) and way is not None:
        way()


def _head(playing: Run, running: Drill | None, book: Library) -> None:
    with row():
        button("Home", "home", leave, look="tertiary", icon="arrow_back")
        if isinstance(playing, LessonRun):
            heading(playing.lesson.title, f"{playing.index + 1} of {len(playing.lesson.steps)}")
        elif isinstance(playing, TryRun):
            heading("A position to try")
            _studio_button(playing)
        elif running is not None:
            heading(way_of(running.mode).name, describe_run(running))
            run_buttons(running, book)
        else:
            heading(playing.puzzle.title, chapter_title(playing.puzzle.chapter))
    if isinstance(playing, LessonRun):
        steps_bar(playing)


def _studio_button(playing: TryRun) -> None:
    position = playing.line, playing.goal
    button("Open in the Studio", "studio", open_studio, *position, look="tertiary", icon="edit")


def _way_on(playing: Run, book: Library, button: Callable[..., None] = button) -> None:
    """Draw the buttons that lead on from a finished task, the foremost first.

    Another `button` only hears of them.
    """
    if isinstance(playing, TryRun):
        button("Play it again", "again", enter, start_again(playing), look="primary")
        return
    running = run_on_show(playing)
    if running is not None:
        button("Next puzzle", "next", next_puzzle, book, running.current, look="primary")
        return
    if isinstance(playing, LessonRun):
        here = Place(lesson=playing.lesson.id, step=playing.index)
        place, label = _after_step(playing, book)
    else:
        here = Place(puzzle=playing.puzzle.id)
        following = puzzle_after(book, playing.puzzle, progress())
        place = None if following is None else Place(puzzle=following.id)
        label = "Next puzzle"
    if isinstance(playing, LessonRun) and place is not None and _ends_chapter(playing, book):
        button("Done: home", "done", leave, look="primary")
        button("More lessons", "next", go_to, place, book)
    elif place is None:
        button("Home", "done", leave, look="primary")
    else:
        button(label, "next", go_to, place, book, look="primary")
    button("Play it again", "again", go_to, here, book)


def _ends_chapter(playing: LessonRun, book: Library) -> bool:
    """Tell whether a step is the last before a lesson of another chapter."""
    following = lesson_after(book, playing.lesson) if playing.is_last else None
    return following is not None and following.chapter != playing.lesson.chapter


def _after_step(playing: LessonRun, book: Library) -> tuple[Place | None, str]:
    if not playing.is_last:
        return Place(lesson=playing.lesson.id, step=playing.index + 1), "Next"
    following = lesson_after(book, playing.lesson)
    if following is not None:
        return Place(lesson=following.id), "Next lesson"
    if book.puzzles:
        return Place(puzzle=book.puzzles[0].id), "On to the puzzles"
    return None, ""
