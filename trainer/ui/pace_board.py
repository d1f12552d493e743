"""A room at the children's own pace, as the class may see it: how far all are together."""

from __future__ import annotations

from collections.abc import Hashable
from datetime import timedelta
from typing import Final

import streamlit as st

from trainer.classroom.grid import grid
from trainer.classroom.room import Phase
from trainer.classroom.steps import close, pause, resume, set_limit, start
from trainer.store.errors import StoreError
from trainer.ui.big_text import count, state_line
from trainer.ui.clock import clock
from trainer.ui.controls import button, row
from trainer.ui.lobby import door_button
from trainer.ui.room_change import Step, change
from trainer.ui.room_seen import RoomSeen, now, see
from trainer.ui.teach_address import View, to_room
from trainer.ui.text import feedback, words

_LIMITS: Final = {"10 min": 10, "20 min": 20, "30 min": 30}
_AT_HOME: Final = {"1 day": 1440, "1 week": 10_080}
_SOON: Final = timedelta(hours=2)


def pace_board(seen: RoomSeen) -> None:
    """Draw how far the class has come, without any name."""
    room = seen.room
    how_far(room.code, seen.mark)
    if room.phase is Phase.PAUSED:
        state_line("A break. No answers now.")
    elif room.phase is Phase.CLOSED:
        state_line("Closed. Nobody can answer.")
    elif room.deadline is not None:
        left = room.deadline - now()
        if left < _SOON:
            with st.container(key="class-clock"):
                name = f"clock {room.round} {room.deadline.timestamp():.0f}"
                clock(max(0.0, left.total_seconds()), name, _time_is_up)
        else:
            state_line(f"Open for {left.days * 24 + left.seconds // 3600} hours.")
    with row("go"):
        if room.phase is Phase.ASKING:
            _button("Pause", "pause", pause, seen, "pause")
            _button("Close", "close", close, seen, "block")
        elif room.phase is Phase.PAUSED:
            _button("Go on", "go on", resume, seen, "play_arrow")
        else:
            _button("Open again", "go on", start, seen, "play_arrow")
        door_button(seen)
        button("Table", "table", to_room, room.code, View.TABLE, icon="visibility_lock")
    if room.phase in (Phase.ASKING, Phase.PAUSED):
        _limits(seen)


def _button(label: str, key: str, step: Step, seen: RoomSeen, icon: str) -> None:
    button(label, key, _take, seen, step, icon=icon)


def _take(seen: RoomSeen, step: Step) -> None:
    change(seen.room.code, step, seen.version)


def _limits(seen: RoomSeen) -> None:
    limits = {**_LIMITS, **(_AT_HOME if seen.room.ends is None else {})}
    with row("limits"):
        words("Time:")
        for label, minutes in limits.items():
            limit = timedelta(minutes=minutes)
            button(label, f"limit {minutes}", _limit, seen, limit, look="tertiary")
        if seen.room.deadline is not None:
            button("No limit", "limit none", _limit, seen, None, look="tertiary")


def _limit(seen: RoomSeen, limit: timedelta | None) -> None:
    change(seen.room.code, lambda room, at: set_limit(room, limit, at), seen.version)


def _time_is_up() -> None:
    """Let the page be drawn anew; what the clock closes is closed for everybody by itself."""


@st.fragment(run_every=2)
def how_far(code: str, drawn: Hashable) -> None:
    """Draw how many answers are there of all that can be, every two seconds."""
    try:
        seen = see(code)
    except StoreError as error:
        feedback(str(error), "bad")
        return
    if seen is None or seen.mark != drawn:
        st.rerun()
    whole = grid(seen.room, seen.pupils, seen.answers)
    done = sum(row.totals.done for row in whole.rows)
    count(done, "solved by all together", len(whole.rows) * len(whole.columns))
    ready = sum(row.totals.done == len(whole.columns) for row in whole.rows)
    count(ready, "have done all of it", len(whole.rows))
