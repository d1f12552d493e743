"""Rooms: what a teacher shows to a class, as a value with a text form."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from enum import Enum
from typing import Final

from trainer.classroom import json_text
from trainer.classroom.codes import parse_room_code
from trainer.errors import TrainerError
from trainer.game.errors import NotationError
from trainer.game.sides import SIDES, Side, format_side, parse_side

FORMAT: Final = 1
OPEN_FOR: Final = timedelta(days=1)
"""A room ends by itself after a day, unless it is kept."""

LOOKED_AT_FOR: Final = timedelta(days=7)
"""How long a room that has ended can be looked at; then it is deleted."""

MOST_ITEMS: Final = 100
_ID: Final = re.compile(r"[A-Za-z0-9-]{1,64}")
_ITEM: Final = re.compile(r"puzzle/[a-z0-9-]{1,64}|lesson/[a-z0-9-]{1,64}/[a-z0-9-]{1,64}")


class RoomError(TrainerError):
    """Something that a room cannot do now, in words for whoever asked for it."""


class Pace(Enum):
    """Who says which question comes next; the value is its word in files."""

    LIVE = "live"
    """The teacher: all answer the question on the board."""
    OWN = "own"
    """Each pupil."""


class Phase(Enum):
    """Where a room stands; the value is its word in files."""

    LOBBY = "lobby"
    ASKING = "asking"
    PAUSED = "paused"
    CLOSED = "closed"
    """No more answers, and nothing told yet."""
    SHOWN = "shown"
    """Answers or verdicts are on the board."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Room:
    """A room as it stands. Times are kept in UTC.

    `ends` is None for a kept room. `version` rises by one with every change, so that two pages
    that change a room at once are told from each other. `index` counts the items from 0, and is
    -1 in the lobby and at the pupils' own pace. `round` rises whenever a question is opened anew;
    answers belong to a round. `heat` and `verdicts` tell what the board shows. `asked` is when the
    round began, moved on by the length of each break; `paused` when the break began.
    `deadline` is when answers end. `teams` are the colours that play, none or 2 or 3.
    Raises RoomError where the parts do not belong together.
    """

    id: str
    code: str
    opened: datetime
    ends: datetime | None
    version: int = 0
    pace: Pace = Pace.LIVE
    items: tuple[str, ...] = ()
    index: int = -1
    round: int = 0
    phase: Phase = Phase.LOBBY
    heat: bool = False
    verdicts: bool = False
    asked: datetime | None = None
    paused: datetime | None = None
    deadline: datetime | None = None
    teams: tuple[Side, ...] = ()
    locked: bool = False

    def __post_init__(self) -> None:
        for name in ("opened", "ends", "asked", "paused", "deadline"):
            time = getattr(self, name)
            if time is not None:
                object.__setattr__(self, name, _utc(time))
        fault = _fault(self)
        if fault:
            raise RoomError(fault)

    @property
    def question(self) -> str:
        """The id of the question on the board; empty in the lobby and at the pupils' own pace."""
        return self.items[self.index] if self.index >= 0 else ""

    def is_over(self, now: datetime) -> bool:
        """Whether the room has ended."""
        return self.ends is not None and now >= self.ends

    def takes_answers(self, now: datetime) -> bool:
        """Whether a pupil may answer, or change an answer, at this moment."""
        in_time = self.deadline is None or now < self.deadline
        return self.phase is Phase.ASKING and in_time and not self.is_over(now)


def _fault(room: Room) -> str:
    if not _ID.fullmatch(room.id):
        return "The id of a room has letters, digits and hyphens."
    if room.code != parse_room_code(room.code):
        return "The code of a room is kept as six capital letters."
    if room.version < 0 or room.round < 0:
        return "Version and round count from 0."
    fault = _fault_of_items(room.items)
    if fault:
        return fault
    if not -1 <= room.index < len(room.items):
        return "The question on the board must be one of the items."
    if room.pace is Pace.OWN and room.index != -1:
        return "At the pupils' own pace there is no question on the board."
    if room.pace is Pace.LIVE and (room.index == -1) != (room.phase is Phase.LOBBY):
        return "There is a question on the board, or the room is in the lobby."
    if (room.round == 0 or room.asked is None) and room.phase is not Phase.LOBBY:
        return "A question that was asked has a round and a time."
    if (room.phase is Phase.PAUSED) != (room.paused is not None):
        return "A break has a beginning, and nothing else has."
    if room.phase is not Phase.SHOWN and (room.heat or room.verdicts):
        return "Answers and verdicts are shown after the question is closed."
    if room.teams not in ((), SIDES[:2], SIDES):
        return "Teams are blue and green, or blue, green and red."
    return ""


def _fault_of_items(items: tuple[str, ...]) -> str:
    if len(items) > MOST_ITEMS:
        return f"A room has at most {MOST_ITEMS} questions."
    if len(set(items)) < len(items):
        return "A question is there twice. Once is enough: it can be asked again."
    for item in items:
        if not _ITEM.fullmatch(item):
            return f"'{item[:80]}' is not the id of a question."
    return ""


def open_room(id_: str, code: str, now: datetime, *, pace: Pace = Pace.LIVE) -> Room:
    """Open a room with nothing in it; it ends by itself after `OPEN_FOR`."""
    return Room(id=id_, code=code, opened=now, ends=now + OPEN_FOR, pace=pace)


def _utc(time: datetime) -> datetime:
    if time.utcoffset() is None:
        raise RoomError("The times of a room need their time zone.")
    return time.astimezone(UTC)


_KEYS: Final = frozenset({"format", *Room.__dataclass_fields__})


def format_room(room: Room) -> str:
    """Write a room as one line of JSON. The inverse of `parse_room`."""
    times = ("opened", "ends", "asked", "paused", "deadline")
    values: dict[str, object] = {name: getattr(room, name) for name in Room.__dataclass_fields__}
    for name in times:
        time = getattr(room, name)
        values[name] = None if time is None else time.isoformat()
    values["pace"], values["phase"] = room.pace.value, room.phase.value
    values["teams"] = [format_side(side) for side in room.teams]
    return json_text.write({**values, "format": FORMAT})


def parse_room(text: str) -> Room:
    """Read a room.

    Raises JsonTextError for a text of another form or a later one, RoomError and CodeError where
    its parts do not belong together.
    """
    values = json_text.read(text, "room", _KEYS)
    if values.number("format") != FORMAT:
        raise json_text.JsonTextError(f"room: only format {FORMAT} can be read.")
    try:
        teams = tuple(parse_side(each) for each in values.texts("teams", most=len(SIDES)))
    except NotationError as error:
        raise json_text.JsonTextError(f"room: {error.message}.") from None
    return Room(
        id=values.text("id"),
        code=values.text("code"),
        opened=values.time("opened"),
        ends=values.time_or_none("ends"),
        version=values.number("version"),
        pace=values.word("pace", Pace),
        items=values.texts("items", most=MOST_ITEMS),
        index=values.number("index"),
        round=values.number("round"),
        phase=values.word("phase", Phase),
        heat=values.flag("heat"),
        verdicts=values.flag("verdicts"),
        asked=values.time_or_none("asked"),
        paused=values.time_or_none("paused"),
        deadline=values.time_or_none("deadline"),
        teams=teams,
        locked=values.flag("locked"),
    )
