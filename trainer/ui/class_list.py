"""The children of a room, for the teacher alone: names, numbers, two words, teams, and the door."""

from __future__ import annotations

import secrets
from datetime import datetime
from functools import partial
from typing import Final

import streamlit as st

from trainer.classroom.codes import format_room_code, format_words, new_room_code
from trainer.classroom.nickname import LONGEST
from trainer.classroom.pupil import (
    HIGHEST_NUMBER,
    Pupil,
    PupilError,
    in_roster_order,
    number_pupil,
    rename,
    with_teams,
)
from trainer.classroom.room import Room
from trainer.classroom.steps import set_code, set_teams
from trainer.errors import TrainerError
from trainer.ui.big_text import plain_table
from trainer.ui.controls import button, row
from trainer.ui.form import choice, line, one_of
from trainer.ui.keeping import store
from trainer.ui.lobby import door_button
from trainer.ui.notice import notice
from trainer.ui.room_change import change, change_pupils
from trainer.ui.room_seen import RoomSeen, now, see
from trainer.ui.teach_address import View, to_room
from trainer.ui.text import feedback, heading, words

_CHILD: Final = "child in hand"
_NAME: Final = "name of child"
_NUMBER: Final = "number of child"
_TEAMS: Final = "teams of room"
_SURE: Final = "sure to remove"
_NONE: Final = "Nobody"
_CHOICES: Final = {"No teams": 0, "Two teams": 2, "Three teams": 3}
_TRIES: Final = 5


def class_list(seen: RoomSeen) -> None:
    """Draw the page."""
    room = seen.room
    heading(f"The code is {format_room_code(room.code)}")
    over = room.is_over(now())
    if not over:
        with row("door"):
            door_button(seen)
            button("Change the code", "new code", _new_code, seen, icon="password")
        st.session_state[_TEAMS] = next(
            name for name, number in _CHOICES.items() if number == len(room.teams)
        )
        one_of("Teams", _TEAMS, tuple(_CHOICES), lambda: _set_teams(seen))
    pupils = in_roster_order(seen.pupils)
    if not pupils:
        words("Nobody is in yet.")
        return
    plain_table(
        ("No.", "Name", "Two words to come back", "Team"),
        [
            (
                "" if pupil.number is None else str(pupil.number),
                pupil.nickname,
                format_words(pupil.words),
                "" if pupil.colour is None else str(pupil.colour),
            )
            for pupil in pupils
        ],
    )
    names = {pupil.nickname: pupil for pupil in pupils}
    choice("Change a child", _CHILD, (_NONE, *names), _not_sure)
    chosen = names.get(str(st.session_state.get(_CHILD)))
    if chosen is not None:
        _in_hand(seen, chosen)


def _in_hand(seen: RoomSeen, pupil: Pupil) -> None:
    said = format_words(pupil.words)
    words(f"To come back on any device: the code of the room, then {said}.")
    number = "" if pupil.number is None else str(pupil.number)
    name_key, number_key = f"{_NAME} {pupil.id} {pupil.nickname}", f"{_NUMBER} {pupil.id} {number}"
    line(
        "Name", name_key, lambda: _rename(seen, pupil, name_key),
        example="A name", longest=LONGEST, value=pupil.nickname,
    )  # fmt: skip
    line(
        "Number on your list", number_key, lambda: _renumber(seen, pupil, number_key),
        example="17", longest=2, value=number,
    )  # fmt: skip
    if st.session_state.get(_SURE) == pupil.id:
        feedback(f"{pupil.nickname} and all answers go for good.", "bad")
        with row():
            button("Yes, take out", "remove", _remove, seen, pupil)
            button("No", "no remove", _not_sure)
    else:
        button("Take out of the room", "ask remove", _ask, pupil.id, icon="person_remove")


def _ask(pupil: str) -> None:
    st.session_state[_SURE] = pupil


def _not_sure() -> None:
    st.session_state.pop(_SURE, None)


def _rename(seen: RoomSeen, pupil: Pupil, key: str) -> None:
    try:
        renamed = rename(seen.pupils, pupil, str(st.session_state[key]))
        change_pupils(seen, (renamed,))
        st.session_state[_CHILD] = renamed.nickname
    except TrainerError as error:
        notice(str(error))


def _renumber(seen: RoomSeen, pupil: Pupil, key: str) -> None:
    typed = str(st.session_state[key]).strip()
    try:
        if typed and not (typed.isascii() and typed.isdigit()):
            raise PupilError(f"Type a number from 1 to {HIGHEST_NUMBER}, or nothing.")
        change_pupils(seen, (number_pupil(seen.pupils, pupil, int(typed) if typed else None),))
    except TrainerError as error:
        notice(str(error))


def _remove(seen: RoomSeen, pupil: Pupil) -> None:
    _not_sure()
    try:
        store().remove_pupil(seen.room.id, pupil.id)
    except TrainerError as error:
        notice(str(error))
        return
    st.session_state[_CHILD] = _NONE
    notice(f"{pupil.nickname} is out. Close the door, if nobody is to come in anew.", "plain")


def _new_code(seen: RoomSeen) -> None:
    for _ in range(_TRIES):
        code = new_room_code(secrets.SystemRandom())
        if change(seen.room.code, partial(_with_code, code)):
            to_room(code, View.PUPILS)
            return


def _with_code(code: str, room: Room, now: datetime) -> Room:
    return set_code(room, code, now)


def _set_teams(seen: RoomSeen) -> None:
    number = _CHOICES[str(st.session_state[_TEAMS])]
    if change(seen.room.code, lambda room, at: set_teams(room, number, at)) is None:
        return
    try:
        again = see(seen.room.code)
        if again is not None:
            change_pupils(again, with_teams(again.pupils, again.room.teams))
    except TrainerError as error:
        notice(str(error))
