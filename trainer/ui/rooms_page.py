"""All rooms of the teacher, and the way to a new one."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from datetime import datetime
from functools import partial
from typing import Final

import streamlit as st

from trainer.classroom.codes import format_room_code, new_room_code
from trainer.classroom.items import items_of_lesson
from trainer.classroom.room import LOOKED_AT_FOR, Pace, Phase, Room, open_room
from trainer.classroom.steps import set_items
from trainer.content.library import Library
from trainer.errors import TrainerError
from trainer.store.errors import CodeTaken, StoreError
from trainer.training.chapters import chapter_title, chapters
from trainer.ui.controls import button, row
from trainer.ui.form import choice, one_of
from trainer.ui.keeping import store
from trainer.ui.notice import notice, told_notice
from trainer.ui.room_seen import now
from trainer.ui.state import leave
from trainer.ui.teach_address import to_room
from trainer.ui.teacher_gate import sign_out
from trainer.ui.text import feedback, fine_print, heading, hero, part, words
from trainer.ui.training import offset

_PACES: Final = {"One question for all": Pace.LIVE, "Each at their own pace": Pace.OWN}
_PACE: Final = "pace of the new room"
_FIRST: Final = "first of the new room"
_LATER: Final = "Choose later"
_TRIES: Final = 5


def rooms_page(book: Library) -> None:
    """Draw the page."""
    with row():
        button("Home", "home", leave, look="tertiary", icon="arrow_back")
        button("Sign out", "sign out", sign_out, look="tertiary", icon="logout")
    hero("Teach", "Open a room. Children come in with a code, and without accounts.")
    told_notice()
    _opening(book)
    part("Your rooms")
    try:
        store().purge_rooms(now() - LOOKED_AT_FOR)
        rooms = store().rooms()
        counts = {room.id: len(store().pupils(room.id)) for room in rooms}
    except StoreError as error:
        feedback(str(error), "bad")
        return
    if not rooms:
        words("None yet.")
    for room in reversed(rooms):
        _room_line(room, counts[room.id])
    fine_print(
        "A room ends after a day, unless you keep it. A week after its end it is deleted, with all "
        "names and answers in it."
    )


def _opening(book: Library) -> None:
    st.session_state.setdefault(_PACE, next(iter(_PACES)))
    one_of("Pace", _PACE, tuple(_PACES), lambda: None)
    choice("What to ask first", _FIRST, (_LATER, *firsts(book)), lambda: None)
    button("Open a room", "open room", _open, book, look="primary", icon="meeting_room")


def firsts(book: Library) -> Mapping[str, tuple[str, ...]]:
    """Return what a room can begin with, by its name: lessons, then chapters of puzzles."""
    lessons = {f"Lesson: {each.title}": items_of_lesson(each) for each in book.lessons}
    return lessons | {
        f"Puzzles: {chapter_title(chapter)}": tuple(f"puzzle/{each.id}" for each in puzzles)
        for chapter, puzzles in chapters(book)
    }


def _room_line(room: Room, pupils: int) -> None:
    opened = (room.opened + offset()).strftime("%d %b, %H:%M")
    children = "1 child" if pupils == 1 else f"{pupils} children"
    with st.container(border=True), row():
        button(format_room_code(room.code), f"room {room.id}", to_room, room.code, look="primary")
        heading(f"{opened} · {children}", standing(room, now()))


def standing(room: Room, at: datetime) -> str:
    """Say where a room stands."""
    pace = "one question for all" if room.pace is Pace.LIVE else "own pace"
    if room.is_over(at):
        return f"{pace}, has ended"
    if room.phase is Phase.LOBBY:
        return f"{pace}, not begun"
    if room.pace is Pace.LIVE:
        return f"{pace}, question {room.index + 1} of {len(room.items)}"
    return f"{pace}, {len(room.items)} questions"


def _open(book: Library) -> None:
    pace = _PACES[str(st.session_state[_PACE])]
    items = firsts(book).get(str(st.session_state.get(_FIRST)), ())
    try:
        room = keep_new(partial(open_room, pace=pace), items)
    except TrainerError as error:
        notice(str(error))
        return
    to_room(room.code)


def keep_new(opening: partial[Room], items: tuple[str, ...]) -> Room:
    """Keep a new room, with a code that no other has. Raises StoreError."""
    chance, taken = secrets.SystemRandom(), {room.code for room in store().rooms()}
    for _ in range(_TRIES):
        at = now()
        code = new_room_code(chance, taken)
        room = set_items(opening(secrets.token_hex(8), code, at), items, at)
        try:
            store().add_room(room)
        except CodeTaken:
            taken.add(code)
            continue
        return room
    raise CodeTaken("No free code was found. Try again.")
