"""The question on show in this tab: it times the tries, and has them kept."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from time import monotonic
from typing import Final

import streamlit as st

from trainer.training.answer import Answer, Mode
from trainer.training.best import visit_in_run
from trainer.training.lesson_run import AnyAttempt, LessonRun
from trainer.training.observation import Showing, answer_between
from trainer.training.puzzle_run import PuzzleRun
from trainer.ui.book import library, meanings
from trainer.ui.keeping import keep, settings

_ON_SHOW: Final = "on show"
_ID_BYTES: Final = 12


@dataclass(frozen=True, slots=True)
class _OnShow:
    """A showing; `since` is a time of the steady clock, so that no clock set back bends it.

    `take` keeps the answers where they are not the learner's own.
    """

    question: str
    showing: Showing
    since: float
    take: Callable[[Answer], Answer] | None = None


def show(playing: LessonRun | PuzzleRun, mode: Mode, run: int | None = None) -> None:
    """Begin to show a question; `run` names the run that it is part of."""
    question = playing.attempt.question.id
    if isinstance(playing, PuzzleRun):
        rules = playing.puzzle.rules
    else:
        rules = playing.lesson.steps[playing.index].rules
    visit = secrets.token_urlsafe(_ID_BYTES)
    showing = Showing(
        meaning=meanings(settings().folders).get(question, ""),
        mode=mode,
        visit=visit if run is None else visit_in_run(run, visit),
        since=datetime.now(UTC),
        rules=rules,
    )
    st.session_state[_ON_SHOW] = _OnShow(question, showing, monotonic())


def show_for(mode: Mode, visit: str, tries: int, take: Callable[[Answer], Answer]) -> None:
    """Let the answers to the question on show go elsewhere, and not to who trains in this tab.

    `tries` is how often it was tried before; `take` keeps an answer and returns it as kept.
    """
    on_show = st.session_state.get(_ON_SHOW)
    if isinstance(on_show, _OnShow):
        showing = replace(on_show.showing, mode=mode, visit=visit, tries=tries)
        st.session_state[_ON_SHOW] = replace(on_show, showing=showing, take=take)


def visit_on_show() -> str:
    """Return the name of the showing; empty where nothing is on show."""
    on_show = st.session_state.get(_ON_SHOW)
    return on_show.showing.visit if isinstance(on_show, _OnShow) else ""


def mode_on_show() -> Mode | None:
    """Return the way of training that the question on show came by."""
    on_show = st.session_state.get(_ON_SHOW)
    return on_show.showing.mode if isinstance(on_show, _OnShow) else None


def milliseconds() -> int:
    """Return how long the question has been on show."""
    on_show = st.session_state.get(_ON_SHOW)
    if not isinstance(on_show, _OnShow):
        return 0
    return round((monotonic() - on_show.since) * 1000)


def note(before: AnyAttempt, after: AnyAttempt) -> Answer | None:
    """Keep what a change of the attempt on show says, if it is a try, and return that."""
    on_show = st.session_state.get(_ON_SHOW)
    if not isinstance(on_show, _OnShow) or on_show.question != after.question.id:
        return None
    now = datetime.now(UTC)
    since = now - timedelta(seconds=monotonic() - on_show.since)
    answer = answer_between(before, after, replace(on_show.showing, since=since), now)
    if answer is not None:
        if on_show.take is not None:
            answer = on_show.take(answer)
        st.session_state[_ON_SHOW] = replace(on_show, showing=on_show.showing.after(answer))
        if on_show.take is None:
            keep(answer, library(settings().folders))
    return answer
