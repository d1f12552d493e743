"""What a teacher's tab sees of a room: read from the store, of the answers only the new ones."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

import streamlit as st

from trainer.classroom.pupil import Pupil
from trainer.classroom.room import Phase, Room
from trainer.classroom.steps import settled
from trainer.classroom.visit import last_of_round
from trainer.store.store import Store
from trainer.training.answer import Answer
from trainer.ui.keeping import store

_ROWS: Final = "answers of a room"


@dataclass(frozen=True, slots=True)
class RoomSeen:
    """A room with all that is in it. `room` stands as the clock leaves it at this moment.

    `version` is that of the store: a step that was meant for another one is not taken.
    """

    room: Room
    version: int
    pupils: tuple[Pupil, ...]
    answers: tuple[Answer, ...]

    @property
    def last(self) -> dict[str, Answer]:
        """What counts in the round on the board, by pupil."""
        here = {pupil.id for pupil in self.pupils}
        # Reading the names of all visits of a lesson each second would cost more than the rest.
        round_ = f"{self.room.id}:{self.room.round}:"
        recent = (answer for answer in self.answers if answer.visit.startswith(round_))
        given = last_of_round(self.room, recent)
        return {pupil: answer for pupil, answer in given.items() if pupil in here}

    @property
    def mark(self) -> Hashable:
        """Differs where the board has to be drawn anew; the count beside it is drawn by itself."""
        shown = len(self.answers) if self.room.phase is Phase.SHOWN else 0
        return self.room.code, self.version, self.room.phase, len(self.room.teams), shown


def see(code: str) -> RoomSeen | None:
    """Look at a room; None where it is not there. Raises StoreError."""
    kept = store()
    room = kept.room(code)
    return None if room is None else _seen(kept, room)


def _seen(kept: Store, room: Room) -> RoomSeen:
    pupils = kept.pupils(room.id)
    here = {pupil.id for pupil in pupils}
    rows = _rows(kept, room)
    answers = tuple(answer for _, (pupil, answer) in sorted(rows.items()) if pupil in here)
    return RoomSeen(settled(room, now()), room.version, pupils, answers)


def _rows(kept: Store, room: Room) -> dict[int, tuple[str, Answer]]:
    before = st.session_state.get(_ROWS)
    id_, rows = before if before is not None else ("", {})
    if id_ != room.id:
        rows = {}
    new = kept.room_answers(room.id, after=max(rows, default=0))
    found = {number: (pupil, answer) for number, pupil, answer in new}
    rows = {**rows, **found}
    st.session_state[_ROWS] = (room.id, rows)
    return rows


def forget_seen() -> None:
    """Forget all answers that this tab has read."""
    st.session_state.pop(_ROWS, None)


def now() -> datetime:
    """Return the time of this server, by which all of a room goes."""
    return datetime.now(UTC)
