"""Who this tab is in a room: found again by a cookie, or by two words, and never by a guess.

The browser keeps the pupil's id, 128 random bits that are written nowhere else but in the store.
A token kept as a hash would guard nothing more: the two words, which do the same, lie beside it.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from threading import Lock
from typing import Final

import streamlit as st

from trainer.classroom.codes import parse_room_code
from trainer.classroom.live import give
from trainer.classroom.nickname import NicknameError
from trainer.classroom.pupil import Pupil, PupilError, come_back, join
from trainer.classroom.room import Room, RoomError
from trainer.classroom.steps import settled
from trainer.classroom.visit import format_visit, visit_of
from trainer.errors import TrainerError
from trainer.store.errors import NoSuchPerson, PupilTaken
from trainer.training.answer import Answer
from trainer.training.question import AnyTask
from trainer.ui.book import meanings
from trainer.ui.cookie import cookie, cookies, keep_cookies
from trainer.ui.guard import guarded
from trainer.ui.keeping import settings, store

_COOKIE: Final = "sequence_trainer_pupil_"
_DOORS: Final = "doors opened"
_ID_BYTES: Final = 16
_MOST_COOKIES: Final = 50
_TRIES: Final = 5
_KEPT_FOR: Final = timedelta(days=60)
"""How long a browser remembers a pupil of a room that does not end by itself."""

_REMOVED: Final = "You are not in this room any more. You can come in again."
_AT_THE_DOOR: Final = Lock()
"""Pupils who come at once are let in one after the other, so that teams stay even."""


class Removed(TrainerError):  # noqa: N818 - named for what has happened
    """The teacher has taken this pupil out of the room."""


@dataclass(frozen=True, slots=True)
class Presence:
    """A pupil in a room, both as they stand now."""

    room: Room
    pupil: Pupil


def now() -> datetime:
    """Return the time of this server, by which all of a room goes."""
    return datetime.now(UTC)


def room_at(code: str) -> Room:
    """Find the room that a code, as typed, opens. Raises TrainerError in words for the pupil.

    Once opened, a door stays open for this tab: a guess is counted once, and a code that the
    teacher changes keeps nobody out who is in.
    """
    plain = parse_room_code(code)
    doors = st.session_state.setdefault(_DOORS, {})
    if plain not in doors:
        found = guarded(lambda: store().room(plain))
        if found is None:
            raise RoomError("No room has this code. Look at each letter on the board.")
        doors[plain] = found.id
    return room_again(doors[plain])


def room_again(id_: str) -> Room:
    """Read a room anew that was found before. Raises RoomError where it is gone."""
    found = store().room_by_id(id_)
    if found is None:
        raise RoomError("This room is not there any more.")
    return settled(found, now())


def pupil_id(room: Room) -> str:
    """Return the id of the pupil that this tab or its browser remembers; empty without."""
    name = _COOKIE + room.id
    return str(st.session_state.get(name) or cookie(name))


def remember(room: Room, id_: str) -> None:
    """Be a pupil in this tab from now on, or nobody."""
    st.session_state[_COOKIE + room.id] = id_ or "nobody"


def keep_in_browser(room: Room, id_: str) -> None:
    """Let the browser remember the pupil as long as the room may last; or forget."""
    left = _KEPT_FOR if room.ends is None else max(room.ends - now(), timedelta(minutes=1))
    keep_cookies({_COOKIE + room.id: id_}, "pupil cookie", round(left.total_seconds()))


def pupils_of(room: Room) -> tuple[Pupil, ...]:
    """Return all pupils of a room."""
    return store().pupils(room.id)


def presence(room: Room) -> Presence | None:
    """Return who this tab is in a room; None for nobody. Raises Removed."""
    id_ = pupil_id(room)
    found = store().pupil(room.id, id_)
    if found is not None:
        return Presence(room, found)
    if id_ in ("", "nobody"):
        return None
    raise Removed(_REMOVED)


def present_again(here: Presence) -> Presence:
    """Read anew a pupil in a room. Raises RoomError where the room is gone, Removed, StoreError."""
    room = room_again(here.room.id)
    pupil = store().pupil(room.id, here.pupil.id)
    if pupil is None:
        raise Removed(_REMOVED)
    return Presence(room, pupil)


def present_elsewhere() -> tuple[Presence, ...]:
    """Return the open rooms that this browser remembers a pupil of, whatever their codes are."""
    found = []
    for id_, mine in sorted(cookies(_COOKIE).items())[:_MOST_COOKIES]:
        room = store().room_by_id(id_)
        if room is None or room.is_over(now()) or _COOKIE + id_ in st.session_state:
            continue
        pupil = store().pupil(room.id, mine)
        found += [] if pupil is None else [Presence(room, pupil)]
    return tuple(found)


def let_in(room: Room, nickname: str, number: int | None) -> Pupil:
    """Let a child in, who is kept when this returns. Raises TrainerError in words for the child."""
    with _AT_THE_DOOR:
        for _ in range(_TRIES):
            pupil = join(
                room,
                pupils_of(room),
                id_=secrets.token_hex(_ID_BYTES),
                nickname=nickname,
                now=now(),
                chance=secrets.SystemRandom(),
                number=number,
            )
            try:
                store().add_pupil(room.id, pupil)
            except PupilTaken:
                continue  # another server let somebody in: `join` says what is taken now
            remember(room, pupil.id)
            return pupil
    raise NicknameError("Somebody here has that name. Add a letter.")


def bring_back(room: Room, words: str) -> Pupil:
    """Find the pupil whose two words these are. Raises TrainerError in words for the child."""
    pupils = pupils_of(room)
    found = guarded(lambda: come_back(pupils, words), words=True)
    if found is None:
        raise PupilError("Nobody in this room has these two words. Look at them again.")
    remember(room, found.id)
    return found


def own_answers(here: Presence) -> tuple[Answer, ...]:
    """Return what this pupil has answered in the room, and nobody else."""
    return tuple(answer for _, answer in store().answers(here.pupil.id))


def last_said(here: Presence, question: str) -> Answer | None:
    """Return what counts of this pupil's answers to the question that is asked now."""
    visit = format_visit(visit_of(here.room, here.pupil.id, question))
    given = [
        answer
        for answer in own_answers(here)
        if answer.visit == visit and answer.question == question
    ]
    return max(given, key=lambda answer: answer.number, default=None)


def send(here: Presence, task: AnyTask, said: str) -> Answer:
    """Give an answer to a live question; it is kept when this returns.

    Raises TrainerError in words for the pupil: RoomError, SaidError, Removed, StoreError.
    """
    last = last_said(here, task.id)
    if last is not None and last.said == said:
        return last
    answer = give(
        here.room,
        here.pupil.id,
        task,
        said,
        meaning=meanings(settings().folders).get(task.id, ""),
        number=1 if last is None else last.number + 1,
        now=now(),
    )
    return record(here.pupil.id, answer)


def record(pupil: str, answer: Answer) -> Answer:
    """Keep an answer under the next free number: another tab may have used its own.

    Raises Removed or StoreError.
    """
    try:
        while not store().record(pupil, answer).new:
            same = [each for _, each in store().answers(pupil) if each.key == answer.key]
            if same and (same[0].said, same[0].at) == (answer.said, answer.at):
                return answer
            answer = replace(answer, number=answer.number + 1)
    except NoSuchPerson as error:
        raise Removed(_REMOVED) from error
    return answer
