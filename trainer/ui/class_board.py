"""A live question on the teacher's board: what is asked, how many have answered, what they said."""

from __future__ import annotations

from collections.abc import Hashable
from datetime import timedelta
from functools import partial
from typing import Final

import streamlit as st

from trainer.classroom.items import task_of
from trainer.classroom.room import Phase, Room
from trainer.classroom.steps import (
    ask_back,
    ask_next,
    close,
    pause,
    reopen,
    resume,
    set_limit,
    show_heat,
    show_verdicts,
)
from trainer.classroom.tally import Tally, tally
from trainer.content.library import Library
from trainer.store.errors import StoreError
from trainer.training.question import AnyTask
from trainer.ui.big_text import Bar, bars, class_sentence, count, state_line
from trainer.ui.class_view import answer_bars, class_view, right_in_words
from trainer.ui.clock import clock
from trainer.ui.controls import Look, button, row
from trainer.ui.room_change import Step, change
from trainer.ui.room_seen import RoomSeen, now, see
from trainer.ui.rule_button import rule_button
from trainer.ui.table import Tap, table
from trainer.ui.text import feedback, goal_line, heading, words

_KEYS: Final = {"heat": "a", "right": "w", "next": "n", "pause": "p", "go on": "p"}
_LIMITS: Final = {"30 s": 30, "1 min": 60, "2 min": 120, "5 min": 300}


def class_board(seen: RoomSeen, book: Library) -> None:
    """Draw the question on the board."""
    room = seen.room
    task = task_of(book, room.question)
    if task is None:
        feedback("This question is not in the content any more. Go on to the next one.", "bad")
        _steps(seen)
        return
    counted = tally(task, seen.pupils, seen.last, room.teams)
    left, right = st.columns([3, 2], gap="medium")
    with left:
        goal_line(task)
        table(class_view(task, room, counted), key="class table", on_tap=_nothing)
    with right:
        how_many(room.code, seen.mark)
        _time(seen)
        _steps(seen)
        _told(room, task, counted)


def _nothing(_: Tap) -> None:
    """Do nothing: the board of the class is locked."""


@st.fragment(run_every=1)
def how_many(code: str, drawn: Hashable) -> None:
    """Draw how many have answered, every second."""
    try:
        seen = see(code)
    except StoreError as error:
        feedback(str(error), "bad")
        return
    if seen is None or seen.mark != drawn:
        st.rerun()
    answered = len(seen.last)
    count(answered, "has answered" if answered == 1 else "have answered", len(seen.pupils))


def _time(seen: RoomSeen) -> None:
    room = seen.room
    if room.phase is Phase.PAUSED:
        state_line("A break. No answers now.")
    elif room.phase is Phase.CLOSED:
        state_line("Closed. Nobody can change an answer.")
    elif room.phase is Phase.ASKING and room.deadline is not None:
        left = max(0.0, (room.deadline - now()).total_seconds())
        with st.container(key="class-clock"):
            clock(left, f"clock {room.round} {room.deadline.timestamp():.0f}", _time_is_up)
    if room.phase in (Phase.ASKING, Phase.PAUSED):
        with row("limits"):
            words("Time:")
            for label, seconds in _LIMITS.items():
                limit = timedelta(seconds=seconds)
                button(label, f"limit {seconds}", _limit, seen, limit, look="tertiary")
            if room.deadline is not None:
                button("No limit", "limit none", _limit, seen, None, look="tertiary")


def _time_is_up() -> None:
    """Let the page be drawn anew; what the clock closes is closed for everybody by itself."""


def _limit(seen: RoomSeen, limit: timedelta | None) -> None:
    change(seen.room.code, lambda room, at: set_limit(room, limit, at), seen.version)


def _steps(seen: RoomSeen) -> None:
    """Draw all that can be done now; the button that comes next by rights is the coloured one."""
    room = seen.room
    what_next = _next_by_rights(room)
    last = room.index + 1 == len(room.items)

    def draw(label: str, key: str, step: Step, icon: str, *, off: bool = False) -> None:
        look: Look = "primary" if key == what_next else "secondary"
        given = _take, seen, step
        letter = _KEYS.get(key, "")
        button(label, key, *given, look=look, icon=icon, disabled=off, shortcut=letter)

    shown = room.phase is Phase.SHOWN
    with row("show"):
        heat = shown and room.heat
        label = "Hide answers" if heat else "Show answers"
        draw(label, "heat", partial(show_heat, on=not heat), "grid_on")
        right = shown and room.verdicts
        label = "Hide what is right" if right else "Show what is right"
        draw(label, "right", partial(show_verdicts, on=not right), "check_circle")
    with row("go"):
        draw("Back", "back", ask_back, "arrow_back", off=room.index == 0)
        draw("Next", "next", ask_next, "arrow_forward", off=last)
        draw("Ask again", "again", reopen, "replay")
        if room.phase is Phase.PAUSED:
            draw("Go on", "go on", resume, "play_arrow")
        else:
            draw("Pause", "pause", pause, "pause", off=room.phase is not Phase.ASKING)
        open_ = room.phase in (Phase.ASKING, Phase.PAUSED)
        draw("Close", "close", close, "block", off=not open_)


def _next_by_rights(room: Room) -> str:
    if room.phase is Phase.PAUSED:
        return "go on"
    if not room.heat and not room.verdicts:
        return "heat"
    return "next" if room.verdicts else "right"


def _take(seen: RoomSeen, step: Step) -> None:
    change(seen.room.code, step, seen.version)


def _told(room: Room, task: AnyTask, counted: Tally) -> None:
    """Draw what the class said, and why it is right or wrong, as far as it is shown."""
    if room.verdicts:
        feedback(right_in_words(task), "good")
        if counted.common is not None and counted.common.count > 1:
            class_sentence(counted.common.sentence)
            rule_button(counted.common.rule)
    if room.heat or room.verdicts:
        bars(answer_bars(task, counted, verdicts=room.verdicts))
    if room.verdicts and room.teams:
        _by_team(counted)


def _by_team(counted: Tally) -> None:
    heading("Right, by team")
    bars(
        Bar(
            str(each.side).capitalize(),
            each.right,
            each.answered,
            side=each.side,
            told=f"{each.right} of {each.answered}",
        )
        for each in counted.teams
    )
