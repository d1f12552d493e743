"""The door of a room: its code, a name for the board, and the way back in with two words."""

from __future__ import annotations

import secrets
from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Final, Literal

import streamlit as st

from trainer.classroom.codes import format_room_code
from trainer.classroom.nickname import NicknameError, offered
from trainer.classroom.pupil import HIGHEST_NUMBER, Pupil, PupilError, join
from trainer.classroom.room import Room, RoomError
from trainer.errors import TrainerError
from trainer.store.errors import StoreError
from trainer.ui.controls import button, fold, row
from trainer.ui.form import hand_in, line, sheet
from trainer.ui.pulse import pulse
from trainer.ui.pupil_kept import (
    Presence,
    Removed,
    bring_back,
    let_in,
    now,
    presence,
    present_elsewhere,
    pupils_of,
    remember,
    room_again,
    room_at,
)
from trainer.ui.state import leave
from trainer.ui.text import feedback, fine_print, hero

_JOIN: Final = "join"
_ROOM: Final = "room"
_CODE: Final = "room code"
_NAME: Final = "nickname"
_NUMBER: Final = "number"
_WORDS: Final = "two words"
_OFFERED: Final = "offered name"
_REFUSED: Final = "refused at the door"
_JUST_IN: Final = "just let in"
_LONGEST: Final = 40

Field = Literal["code", "name", "number", "words"]


@dataclass(frozen=True, slots=True)
class _Refusal:
    """What could not be, and the field beside which that is said."""

    field: Field
    words: str


def join_in_address(query: Mapping[str, str]) -> str | None:
    """Read the address: `?join`, empty then, or `?join=CODE`; None without."""
    return query.get(_JOIN)


def room_address(room: Room) -> dict[str, str]:
    """Return the address of a room for those who are in."""
    return {_ROOM: room.code}


def join_address(room: Room | None = None) -> dict[str, str]:
    """Return the address of a room's door, or of all doors."""
    return {_JOIN: "" if room is None else room.code}


def open_join(room: Room | None = None) -> None:
    """Go to the door."""
    st.query_params.from_dict(join_address(room))


def is_new_here() -> bool:
    """Tell whether the pupil of this tab has just come in and not seen the two words yet."""
    return bool(st.session_state.get(_JUST_IN))


def has_seen_words() -> None:
    """Note that the two words were seen."""
    st.session_state.pop(_JUST_IN, None)


def join_page(code: str) -> None:
    """Draw the door of a room, or the field for its code."""
    with st.container(key="join"):
        room = _room(code) if code else None
        if room is None:
            _ask_for_code()
        else:
            _ask_for_name(room)


def refuse_at_door(words: str) -> None:
    """Go to the field for the code, with the reason why a room was not found."""
    st.session_state[_REFUSED] = _Refusal("code", words)
    st.query_params.from_dict(join_address())


def _room(code: str) -> Room | None:
    """Find the room; where there is none, its code leaves the address: it is looked up once."""
    try:
        room = room_at(code)
        if room.is_over(now()):
            raise RoomError("This room has ended.")
    except TrainerError as error:
        refuse_at_door(str(error))
        return None
    return room


def _ask_for_code() -> None:
    with row():
        button("Home", "home", leave, look="tertiary", icon="arrow_back")
    hero("Join your class", "Type the code that your teacher shows.")
    with sheet("door"):
        line("Code of the room", _CODE, example="KTM WXA", longest=_LONGEST)
        hand_in("Go on", "find room", _find_room)
    _show_refusal("code")
    try:
        for here in present_elsewhere():
            label = f"Go on as {here.pupil.nickname}"
            button(label, f"back {here.room.id}", _go_on, here, icon="meeting_room")
    except TrainerError as error:
        feedback(str(error), "bad")


def _find_room() -> None:
    try:
        open_join(room_at(str(st.session_state[_CODE])))
    except TrainerError as error:
        st.session_state[_REFUSED] = _Refusal("code", str(error))


def _ask_for_name(room: Room) -> None:
    try:
        here, pupils = _presence(room), pupils_of(room)
        closed = _why_closed(room, pupils)
    except TrainerError as error:
        feedback(str(error), "bad")
        return
    if here is not None:
        _welcome_back(here)
        return
    name = f"Room {format_room_code(room.code)}"
    if closed:
        hero(name, "Stay here: this page looks again by itself.")
        feedback(closed, "bad")
        pulse(closed, partial(_why_closed_now, room.id))
    else:
        hero(name, "Pick a name for the board. Not your real one.")
        _form(room, pupils)
    with fold("I was here before"), sheet("way back"):
        line("Your two words", _WORDS, example="calm otter", longest=_LONGEST)
        hand_in("Bring me back", "bring back", lambda: _bring_back(room.id))
    _show_refusal("words")
    fine_print("Your name and your answers are kept for your teacher. Nothing else is.")


def _presence(room: Room) -> Presence | None:
    try:
        return presence(room)
    except Removed:
        remember(room, "")
        return None


def _welcome_back(here: Presence) -> None:
    hero(f"Welcome back, {here.pupil.nickname}", "Your answers are all here.")
    with row():
        button("Go on", "go on", _go_on, here, look="primary")
        button("I am somebody else", "somebody else", remember, here.room, "")


def _go_on(here: Presence) -> None:
    st.query_params.from_dict(room_address(here.room))


def _form(room: Room, pupils: tuple[Pupil, ...]) -> None:
    name = _key(_NAME, room.id)
    if name not in st.session_state:
        st.session_state[name] = st.session_state[_OFFERED] = _offer(pupils)
    line("Your name in this room", name, example="Calm Otter", longest=_LONGEST)
    _show_refusal("name")
    button("Another name", "another name", _another, room.id, icon="casino")
    line(
        "Your number, if your teacher gave you one",
        _key(_NUMBER, room.id),
        example="7",
        longest=_LONGEST,
    )
    _show_refusal("number")
    button("Let me in", "let in", _let_in, room.id, look="primary", wide=True)


def _key(field: str, room: str) -> str:
    return f"{field} {room}"


def _offer(pupils: tuple[Pupil, ...]) -> str:
    try:
        return offered(secrets.SystemRandom(), {pupil.folded for pupil in pupils})
    except NicknameError:
        return ""  # all are taken: the field waits for a name of one's own


def _another(room: str) -> None:
    try:
        name = _offer(pupils_of(room_again(room)))
        st.session_state[_key(_NAME, room)] = st.session_state[_OFFERED] = name
    except TrainerError as error:
        st.session_state[_REFUSED] = _Refusal("name", str(error))


def _why_closed(room: Room, pupils: tuple[Pupil, ...]) -> str:
    """Say why nobody can come in; empty where the door is open."""
    try:
        join(
            room,
            pupils,
            id_="nobody",
            nickname=_offer(pupils) or "Nobody",
            now=now(),
            chance=secrets.SystemRandom(),
        )
    except RoomError as error:
        return str(error)
    except NicknameError:
        return ""
    return ""


def _why_closed_now(id_: str) -> Hashable:
    try:
        room = room_again(id_)
        return _why_closed(room, pupils_of(room))
    except StoreError:
        raise
    except TrainerError as error:
        return str(error)


def _let_in(id_: str) -> None:
    name = str(st.session_state.get(_key(_NAME, id_), ""))
    try:
        room = room_again(id_)
        let_in(room, name, _number(str(st.session_state.get(_key(_NUMBER, id_), ""))))
    except PupilError as error:
        st.session_state[_REFUSED] = _Refusal("number", str(error))
    except NicknameError as error:
        words = str(error)
        if name == st.session_state.get(_OFFERED):  # thirty children were offered names at once
            words = "Somebody took that name a moment ago. Here is another one."
            _another(id_)
        st.session_state[_REFUSED] = _Refusal("name", words)
    except TrainerError as error:
        st.session_state[_REFUSED] = _Refusal("name", str(error))
    else:
        st.session_state[_JUST_IN] = True
        st.query_params.from_dict(room_address(room))


def _number(text: str) -> int | None:
    text = text.strip()
    if not text:
        return None
    if not (text.isascii() and text.isdigit() and len(text) < 4):
        raise PupilError(f"A number goes from 1 to {HIGHEST_NUMBER}. Or leave it empty.")
    return int(text)


def _bring_back(id_: str) -> None:
    try:
        room = room_again(id_)
        bring_back(room, str(st.session_state[_WORDS]))
    except TrainerError as error:
        st.session_state[_REFUSED] = _Refusal("words", str(error))
    else:
        st.query_params.from_dict(room_address(room))


def _show_refusal(field: Field) -> None:
    """Say beside a field what was wrong with it, until the page is drawn anew."""
    refusal = st.session_state.get(_REFUSED)
    if isinstance(refusal, _Refusal) and refusal.field == field:
        del st.session_state[_REFUSED]
        feedback(refusal.words, "bad")
