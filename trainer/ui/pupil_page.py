"""The page of a pupil in a room: waiting, asked, told, at the own pace, or at the end."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from datetime import timedelta
from functools import partial
from typing import Final

import streamlit as st

from trainer.classroom.codes import format_words
from trainer.classroom.items import task_of
from trainer.classroom.room import Pace, Phase, Room, RoomError
from trainer.content.library import Library
from trainer.errors import TrainerError
from trainer.game.layout import CLASSIC
from trainer.store.errors import StoreError
from trainer.ui.clock import clock
from trainer.ui.controls import button, fold, row
from trainer.ui.join_page import (
    has_seen_words,
    is_new_here,
    join_address,
    join_page,
    open_join,
    refuse_at_door,
)
from trainer.ui.live_page import TABLE, live_page
from trainer.ui.pace_page import catch_up, pace_page
from trainer.ui.pulse import pulse
from trainer.ui.pupil_kept import (
    Presence,
    Removed,
    keep_in_browser,
    now,
    presence,
    present_again,
    remember,
    room_at,
)
from trainer.ui.state import leave
from trainer.ui.table import Tap, table
from trainer.ui.table_view import TableView
from trainer.ui.text import feedback, heading, hero, words

_ROOM: Final = "room"
_CLOCK_FROM: Final = timedelta(hours=1)
"""With more time left than this nobody watches seconds."""


def pupil_in_address(query: Mapping[str, str]) -> str | None:
    """Read the address `?room=CODE` of a pupil in a room; None without."""
    return query.get(_ROOM)


def pupil_page(code: str, book: Library, query: Mapping[str, str]) -> None:
    """Draw what a pupil sees of the room that a code opens, or else its door."""
    try:
        room = room_at(code)
        here = presence(room)
    except Removed as error:
        _removed(room, str(error))
    except StoreError as error:
        feedback(str(error), "bad", "Wait a moment. This page looks again by itself.")
        pulse(None, partial(_can_be_read, code))
    except TrainerError as error:
        refuse_at_door(str(error))
        join_page("")
    else:
        if here is not None:
            _inside(here, code, book, query)
        elif room.is_over(now()):
            refuse_at_door("This room has ended.")
            join_page("")
        else:
            st.query_params.from_dict(join_address(room))
            join_page(room.code)


def _can_be_read(code: str) -> Hashable:
    try:
        return presence(room_at(code))
    except StoreError:
        raise
    except TrainerError as error:
        return str(error)


def _inside(here: Presence, code: str, book: Library, query: Mapping[str, str]) -> None:
    keep_in_browser(here.room, here.pupil.id)
    catch_up()
    if code != here.room.code:  # typed in another form, or changed by the teacher
        st.query_params[_ROOM] = here.room.code
    if here.room.is_over(now()):
        _ended(here)
        return
    if is_new_here():
        _two_words(here)
        return
    if here.room.pace is Pace.OWN and here.room.phase is not Phase.LOBBY:
        _time_left(here.room)
        pace_page(here, book, query)
    elif here.room.phase is Phase.LOBBY:
        _wait(here)
    else:
        _live(here, book)
    pulse(_stands(here), partial(_stands_now, here))


def _stands(here: Presence) -> Hashable:
    return here, here.room.is_over(now())


def _stands_now(here: Presence) -> Hashable:
    try:
        return _stands(present_again(here))
    except (RoomError, Removed) as error:
        return str(error)


def _two_words(here: Presence) -> None:
    with st.container(key="words"):
        hero(
            f"Remember: {format_words(here.pupil.words)}",
            "These two words bring you back, on any device. Write them down.",
        )
        button("Go on", "words seen", has_seen_words, look="primary", wide=True)


def _wait(here: Presence) -> None:
    """Say that one has to wait. The empty board has come to the device before it is needed."""
    _name(here, "")
    own = here.room.pace is Pace.OWN
    hero(
        "You are in.",
        "Wait until your teacher lets you begin." if own else "Wait for the first question.",
    )
    with fold("My two words"):
        words(f"{format_words(here.pupil.words)}. They bring you back, on any device.")
    view = TableView(layout=CLASSIC, locked=True, scene="lobby")
    table(view, key=TABLE, on_tap=_no_tap)


def _no_tap(_: Tap) -> None:
    """Do nothing: the board in the lobby is there to be looked at."""


def _live(here: Presence, book: Library) -> None:
    room = here.room
    with row():
        _name(here, f"Question {room.index + 1} of {len(room.items)}")
        _time_left(room)
    task = task_of(book, room.question)
    if task is None:
        feedback("This question is not on this computer. Wait for the next one.", "plain")
    else:
        live_page(here, task)


def _name(here: Presence, fact: str) -> None:
    team = "" if here.pupil.colour is None else f"team {here.pupil.colour}"
    # Beside a question there is one chip alone: that of the side which is to move.
    chip = None if fact else here.pupil.colour
    heading(here.pupil.nickname, " · ".join(filter(None, (team, fact))), chip)


def _time_left(room: Room) -> None:
    if room.deadline is None or room.phase is not Phase.ASKING:
        return
    left = room.deadline - now()
    if left <= _CLOCK_FROM:
        clock(left.total_seconds(), f"clock {room.round}", _time_is_up)
        return
    hours = left // timedelta(hours=1)
    time = f"{hours // 24} days" if hours >= 48 else f"{hours} hours" if hours > 1 else "an hour"
    words(f"Time left: more than {time}.")


def _time_is_up() -> None:
    """Draw the page anew; the room itself says that the time is up."""


def _ended(here: Presence) -> None:
    hero("This room has ended.", f"Thank you for playing, {here.pupil.nickname}.")
    button("Train on your own", "home", leave, look="primary")


def _removed(room: Room, why: str) -> None:
    keep_in_browser(room, "")
    hero("Hello.", why)
    button("Come in again", "come in again", _come_in_again, room, look="primary")


def _come_in_again(room: Room) -> None:
    remember(room, "")
    open_join(room)
