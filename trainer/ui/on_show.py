"""The question on show in this tab: it times the tries, and has them kept."""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from typing import Final

import streamlit as st

from trainer.training.answer import Answer, Mode
from trainer.training.lesson_run import AnyAttempt, LessonRun
from trainer.training.observation import Showing, answer_between
from trainer.training.puzzle_run import PuzzleRun
from trainer.ui.book import library, meanings
from trainer.ui.keeping import keep, settings

_ON_SHOW: Final = "on show"
_ID_BYTES: Final = 12


@dataclass(frozen=True, slots=True)
class _OnShow:
    """A showing; `since` is a time of the steady clock, so that no clock set back bends it."""

    question: str
    showing: Showing
    since: float


def show(playing: LessonRun | PuzzleRun, mode: Mode) -> None:
    """Begin to show a question."""
    question = playing.attempt.question.id
    if isinstance(playing, PuzzleRun):
        rules = playing.puzzle.rules
    else:
        rules = playing.lesson.steps[playing.index].rules
    showing = Showing(
        meaning=meanings(settings().folders).get(question, ""),
        mode=mode,
        visit=secrets.token_urlsafe(_ID_BYTES),
        since=datetime.now(UTC),
        rules=rules,
    )
    st.session_state[_ON_SHOW] = _OnShow(question, showing, time.monotonic())


def note(before: AnyAttempt, after: AnyAttempt) -> Answer | None:
    """Keep what a change of the attempt on show says, if it is a try, and return that."""
    on_show = st.session_state.get(_ON_SHOW)
    if not isinstance(on_show, _OnShow) or on_show.question != after.question.id:
        return None
    now = datetime.now(UTC)
    since = now - timedelta(seconds=time.monotonic() - on_show.since)
    answer = answer_between(before, after, replace(on_show.showing, since=since), now)
    if answer is not None:
        st.session_state[_ON_SHOW] = replace(on_show, showing=on_show.showing.after(answer))
        keep(answer, library(settings().folders))
    return answer
