"""The lobby: how to come in, very big, and who is in already."""

from __future__ import annotations

from collections.abc import Hashable

import streamlit as st

from trainer.classroom.codes import format_room_code
from trainer.classroom.pupil import in_order_of_joining
from trainer.classroom.room import Pace
from trainer.classroom.steps import ask_next, lock, start
from trainer.store.errors import StoreError
from trainer.ui.big_text import count, door, names, state_line
from trainer.ui.controls import button, row
from trainer.ui.keeping import settings
from trainer.ui.room_change import change
from trainer.ui.room_seen import RoomSeen, see
from trainer.ui.teach_address import View, to_room
from trainer.ui.text import feedback, words


def lobby(seen: RoomSeen) -> None:
    """Draw the lobby."""
    room = seen.room
    code = format_room_code(room.code)
    if room.locked:
        state_line("The door is closed.")
    else:
        address = settings().address
        door(address, code, f"{address}/?join={room.code}")
    who_is_in(room.code, seen.mark)
    with row("teach-buttons"):
        if room.items:
            number = len(room.items)
            label = "Start with 1 question" if number == 1 else f"Start: {number} questions"
            button(label, "start", _start, seen, look="primary", icon="play_arrow")
            button("Choose questions", "choose", to_room, room.code, View.QUESTIONS, icon="list")
        else:
            go = to_room, room.code, View.QUESTIONS
            button("Choose questions", "choose", *go, look="primary", icon="list")
        door_button(seen)
    if room.pace is Pace.OWN:
        words("Each child goes through the questions at their own pace, with hints.")


def door_button(seen: RoomSeen) -> None:
    """Draw the button that closes the door, or opens it."""
    if seen.room.locked:
        button("Open the door", "unlock", _lock, seen, False, icon="lock_open")
    else:
        button("Close the door", "lock", _lock, seen, True, icon="lock")


@st.fragment(run_every=1)
def who_is_in(code: str, drawn: Hashable) -> None:
    """Draw who is in, every second."""
    try:
        seen = see(code)
    except StoreError as error:
        feedback(str(error), "bad")
        return
    if seen is None or seen.mark != drawn:
        st.rerun()
    pupils = in_order_of_joining(seen.pupils)
    number = len(pupils)
    count(number, "child is in" if number == 1 else "children are in")
    names((pupil.nickname, pupil.colour) for pupil in pupils)


def _start(seen: RoomSeen) -> None:
    step = ask_next if seen.room.pace is Pace.LIVE else start
    change(seen.room.code, step, seen.version)


def _lock(seen: RoomSeen, on: bool) -> None:
    change(seen.room.code, lambda room, now: lock(room, now, on=on))
