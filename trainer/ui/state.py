"""What a browser tab keeps while it is open: every session key, with its type."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeVar

import streamlit as st

from trainer.content.library import Library
from trainer.training.answer import Mode
from trainer.training.attempt import Attempt
from trainer.training.choice_attempt import ChoiceAttempt
from trainer.training.film_attempt import FilmAttempt
from trainer.training.lesson_run import AnyAttempt, LessonRun, start_lesson
from trainer.training.progress import Place
from trainer.training.puzzle_run import PuzzleRun, start_puzzle
from trainer.training.try_run import TryRun
from trainer.training.turn_attempt import TurnAttempt
from trainer.ui.drill_kept import comes_too_soon, hear
from trainer.ui.keeping import seen
from trainer.ui.on_show import milliseconds, mode_on_show, note, show

Run = LessonRun | PuzzleRun | TryRun
_Kind = TypeVar("_Kind", Attempt, ChoiceAttempt, FilmAttempt, TurnAttempt)

_RUN: Final = "run"
_WAY: Final = "way to the run"
_RULES: Final = "rules"
_STUDIO: Final = "studio"
_TRY: Final = "try"
_GOAL: Final = "goal"
_LAST_STEP: Final = 999


def run() -> Run | None:
    """Return what is being played in this tab."""
    kept = st.session_state.get(_RUN)
    return kept if isinstance(kept, LessonRun | PuzzleRun | TryRun) else None


def keep_attempt(attempt: AnyAttempt) -> None:
    """Set how the question on show stands; a solved one goes into the progress."""
    playing = run()
    if playing is None or playing.attempt.question.id != attempt.question.id:
        return
    if isinstance(playing, LessonRun):
        changed: Run = playing.with_attempt(attempt)
    elif isinstance(attempt, Attempt):
        changed = playing.with_attempt(attempt)
    else:
        return
    if not isinstance(playing, TryRun):
        if mode_on_show() is Mode.STORM and comes_too_soon(milliseconds()):
            return
        answer = note(playing.attempt, attempt)
        if answer is not None:
            hear(answer)
    st.session_state[_RUN] = changed


def act(kind: type[_Kind], change: Callable[[_Kind], _Kind]) -> None:
    """Change the attempt on show, if it is of the kind that the change is for."""
    playing = run()
    if playing is not None and isinstance(playing.attempt, kind):
        keep_attempt(change(playing.attempt))


def enter(
    playing: Run,
    mode: Mode | None = None,
    way: Mapping[str, str] | None = None,
    seed: int | None = None,
) -> None:
    """Go to a lesson's step, a puzzle or a position, and let the address say so.

    `mode` is how a puzzle is come by and `way` the address of that; `seed` names the run.
    """
    st.session_state[_RUN] = playing
    st.session_state[_WAY] = dict(way or {})
    if isinstance(playing, LessonRun):
        show(playing, Mode.LESSON)
    elif isinstance(playing, PuzzleRun):
        show(playing, mode or Mode.CHAPTER, seed)
    if not isinstance(playing, TryRun) and mode is None:
        seen(playing.attempt.question.id)
    st.query_params.from_dict({**(way or {}), **_address(playing)})


def to_address(address: Mapping[str, str]) -> None:
    """Leave what is being played, and go to another page."""
    st.session_state.pop(_RUN, None)
    st.query_params.from_dict(dict(address))


def leave() -> None:
    """Go home."""
    st.session_state.pop(_RUN, None)
    st.query_params.clear()


def read_on(rule: str = "") -> None:
    """Open the rules, at one of them if it is named. What is being played waits."""
    st.query_params.from_dict({_RULES: rule})


def open_studio(line: str = "", goal: str = "") -> None:
    """Open the Studio, with a position if there is one."""
    st.session_state.pop(_RUN, None)
    st.query_params.from_dict(studio_address(line, goal))


def studio_address(line: str = "", goal: str = "") -> dict[str, str]:
    """Return the address of the Studio, with a position if there is one."""
    return {_STUDIO: "", **(try_address(line, goal) if line else {})}


def try_address(line: str, goal: str) -> dict[str, str]:
    """Return the address of a position to try."""
    # The goal comes first: a link that lost its end then lacks part of the position, which shows.
    return {_GOAL: goal, _TRY: line}


def come_back() -> None:
    """Return from the rules to what was being played, as it stood, or home."""
    playing = run()
    if playing is None:
        leave()
    else:
        st.query_params.from_dict({**st.session_state.get(_WAY, {}), **_address(playing)})


def go_to(place: Place, book: Library) -> None:
    """Go to a place in the content, or home where it is not there any more."""
    playing = run_at(place, book)
    if playing is None:
        leave()
    else:
        enter(playing)


def run_at(place: Place, book: Library) -> Run | None:
    """Begin at a place; None where there is no such lesson or puzzle."""
    puzzle, lesson = book.puzzle(place.puzzle), book.lesson(place.lesson)
    if puzzle is not None:
        return start_puzzle(puzzle)
    if lesson is not None:
        return start_lesson(lesson, min(place.step, len(lesson.steps) - 1))
    return None


def rule_in_address(query: Mapping[str, str]) -> str | None:
    """Read the address: `?rules` for all of them, empty then, or `?rules=ID`; None without."""
    return query.get(_RULES)


def studio_in_address(query: Mapping[str, str]) -> bool:
    """Tell whether the address asks for the Studio: `?studio`."""
    return _STUDIO in query


def try_in_address(query: Mapping[str, str]) -> tuple[str, str] | None:
    """Read the address: `?goal=GOAL&try=POSITION LINE`; None without."""
    return (query[_TRY], query.get(_GOAL, "")) if _TRY in query else None


def place_in_address(query: Mapping[str, str]) -> Place | None:
    """Read the address: `?puzzle=ID`, or `?lesson=ID&step=N` with steps from 1."""
    if "puzzle" in query:
        return Place(puzzle=query["puzzle"])
    if "lesson" not in query:
        return None
    step = query.get("step", "1")
    number = int(step) if step.isascii() and step.isdigit() and len(step) < 4 else 1
    return Place(lesson=query["lesson"], step=max(1, min(number, _LAST_STEP)) - 1)


def _address(playing: Run) -> dict[str, str]:
    if isinstance(playing, PuzzleRun):
        return {"puzzle": playing.puzzle.id}
    if isinstance(playing, TryRun):
        return try_address(playing.line, playing.goal)
    return {"lesson": playing.lesson.id, "step": str(playing.index + 1)}


def shows(playing: Run | None, place: Place) -> bool:
    """Tell whether what is being played is what the address says."""
    if isinstance(playing, PuzzleRun):
        return playing.puzzle.id == place.puzzle
    if isinstance(playing, LessonRun):
        return (playing.lesson.id, playing.index) == (place.lesson, place.step)
    return False


def shows_try(playing: Run | None, line: str, goal: str) -> bool:
    """Tell whether what is being played is the position that the address holds."""
    return isinstance(playing, TryRun) and (playing.line, playing.goal) == (line, goal)
