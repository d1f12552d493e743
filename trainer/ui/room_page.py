"""One room on the teacher's screen: a line to go between its views, and the view below it."""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import Final

import streamlit as st

from trainer.classroom.codes import format_room_code
from trainer.classroom.room import Pace, Phase, Room
from trainer.content.library import Library
from trainer.store.errors import StoreError
from trainer.ui.big_text import for_your_eyes, joining
from trainer.ui.class_board import class_board
from trainer.ui.class_list import class_list
from trainer.ui.class_report import class_report
from trainer.ui.controls import Look, button, row
from trainer.ui.keeping import settings
from trainer.ui.lobby import lobby
from trainer.ui.notice import told_notice
from trainer.ui.pace_board import pace_board
from trainer.ui.pace_table import pace_table
from trainer.ui.question_list import question_list
from trainer.ui.room_seen import RoomSeen, now, see
from trainer.ui.teach_address import View, code_in_address, to_room, to_rooms
from trainer.ui.text import feedback, heading, hero, words

_NAMES: Final = {
    View.BOARD: ("Board", "cast"),
    View.QUESTIONS: ("Questions", "list"),
    View.PUPILS: ("Children", "visibility_lock"),
    View.TABLE: ("Table", "visibility_lock"),
    View.REPORT: ("Afterwards", "visibility_lock"),
}


def room_page(text: str, view: View, book: Library) -> None:
    """Draw a view of the room of a code as it stands in the address."""
    try:
        seen = see(code_in_address(text)) if code_in_address(text) else None
    except StoreError as error:
        feedback(str(error), "bad")
        button("Try again", "again", to_room, text, view)
        return
    if seen is None:
        button("All rooms", "rooms", to_rooms, look="tertiary", icon="arrow_back")
        hero("There is no such room", "Its code was changed, or it was deleted.")
        told_notice()
        return
    _head(seen, view)
    told_notice()
    if view.private:
        for_your_eyes()
    match view:
        case View.BOARD:
            _board(seen, book)
        case View.QUESTIONS:
            question_list(seen, book)
        case View.PUPILS:
            class_list(seen)
        case View.TABLE:
            pace_table(seen, book)
        case View.REPORT:
            class_report(seen, book)


def _head(seen: RoomSeen, view: View) -> None:
    room = seen.room
    with row("teach-head"):
        button("All rooms", "rooms", to_rooms, look="tertiary", icon="arrow_back")
        for each, (name, icon) in _NAMES.items():
            look: Look = "secondary" if each is view else "tertiary"
            button(name, f"view {each.value}", to_room, room.code, each, look=look, icon=icon)
        if view is View.BOARD and room.phase is not Phase.LOBBY:
            way_in = () if room.locked else (settings().address, format_room_code(room.code))
            joining(_standing(room), *way_in)


def _standing(room: Room) -> str:
    questions = len(room.items)
    if room.pace is Pace.LIVE:
        return f"Question {room.index + 1} of {questions}"
    return "1 question" if questions == 1 else f"{questions} questions"


def _board(seen: RoomSeen, book: Library) -> None:
    room = seen.room
    if room.is_over(now()):
        heading("This room has ended.")
        words("What the class did stands under Afterwards.")
        button("Afterwards", "afterwards", to_room, room.code, View.REPORT, look="primary")
    elif room.phase is Phase.LOBBY:
        lobby(seen)
    elif room.pace is Pace.LIVE:
        class_board(seen, book)
    else:
        pace_board(seen)


def teach_frame() -> AbstractContextManager[object]:
    """Hold the teacher's pages, which are read from further away."""
    return st.container(key="teach")
