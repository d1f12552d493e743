"""Rooms: what a teacher shows to a class, and each step that a room can take, as values."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from enum import Enum
from typing import Final

from trainer.classroom import json_text
from trainer.classroom.codes import parse_room_code
from trainer.errors import TrainerError
from trainer.game.errors import NotationError
from trainer.game.sides import SIDES, Side, format_side, parse_side

FORMAT: Final = 1
OPEN_FOR: Final = timedelta(hours=8)
"""A room ends by itself after a school day, unless it is kept."""

MOST_ITEMS: Final = 100
SHORTEST: Final = timedelta(seconds=5)
LONGEST: Final = timedelta(days=60)
"""The longest time limit: for questions to be answered at home."""

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


def settled(room: Room, now: datetime) -> Room:
    """Return the room as the clock leaves it: a question is closed once its time is up."""
    if room.phase is Phase.ASKING and room.deadline is not None and now >= room.deadline:
        return _changed(room, phase=Phase.CLOSED)
    return room


def set_items(room: Room, items: tuple[str, ...], now: datetime) -> Room:
    """Choose the questions, in their order; the one on the board stays there.

    Raises RoomError, as all steps of a room do, in words for the teacher.
    """
    room = _awake(room, now)
    if room.question and room.question not in items:
        raise RoomError("The question on the board must stay in the list. Go to another one first.")
    if not items and room.phase is not Phase.LOBBY:
        raise RoomError("A room that has begun needs a question.")
    index = items.index(room.question) if room.question else -1
    return _changed(room, items=items, index=index)


def ask(room: Room, index: int, now: datetime) -> Room:
    """Put a question on the board, counted from 0, and open it anew for answers."""
    room = _live(_awake(room, now))
    if not room.items:
        raise RoomError("Choose a question first.")
    if not 0 <= index < len(room.items):
        raise RoomError(f"There is no question {index + 1}. The list has {len(room.items)}.")
    return _anew(room, now, index=index)


def ask_next(room: Room, now: datetime) -> Room:
    """Go on to the next question; from the lobby to the first."""
    room = _live(_awake(room, now))
    if room.index + 1 == len(room.items) > 0:
        raise RoomError("That was the last question.")
    return ask(room, room.index + 1, now)


def ask_back(room: Room, now: datetime) -> Room:
    """Go back to the question before, and open it anew."""
    room = _live(_awake(room, now))
    if room.index <= 0:
        raise RoomError("There is no question before this one.")
    return ask(room, room.index - 1, now)


def start(room: Room, now: datetime) -> Room:
    """Let the pupils begin at their own pace, or go on after `close`.

    The round rises with the first start only: what was answered stays answered.
    """
    room = _own(_awake(room, now))
    if not room.items:
        raise RoomError("Choose a question first.")
    if room.phase is Phase.ASKING:
        return room
    if room.phase is Phase.LOBBY:
        return _anew(room, now, index=-1)
    return _open_again(room)


def reopen(room: Room, now: datetime) -> Room:
    """Ask again: a live question is opened anew, in a round of its own."""
    room = _awake(room, now)
    if room.phase is Phase.LOBBY:
        raise RoomError("There is no question to ask again yet.")
    if room.pace is Pace.OWN:
        return start(room, now)
    return _anew(room, now, index=room.index)


def pause(room: Room, now: datetime) -> Room:
    """Take no answers for a while; the clock stands still."""
    room = _awake(room, now)
    if room.phase is Phase.PAUSED:
        return room
    if room.phase is not Phase.ASKING:
        raise RoomError("There is no open question to pause.")
    return _changed(room, phase=Phase.PAUSED, paused=now)


def resume(room: Room, now: datetime) -> Room:
    """Go on after a break, with as much time left as before it."""
    room = _awake(room, now)
    if room.phase is Phase.ASKING:
        return room
    if room.paused is None or room.asked is None:
        raise RoomError("The question is not paused.")
    break_ = max(now - room.paused, timedelta())
    # At home a day is a day, break or not: only a question in class gets its time back.
    live = room.pace is Pace.LIVE
    deadline = room.deadline + break_ if room.deadline is not None and live else room.deadline
    resumed = _changed(
        room, phase=Phase.ASKING, paused=None, asked=room.asked + break_, deadline=deadline
    )
    return settled(resumed, now)


def close(room: Room, now: datetime) -> Room:
    """Take no more answers."""
    room = _awake(room, now)
    if room.phase is Phase.LOBBY:
        raise RoomError("There is no question to close yet.")
    if room.phase in (Phase.CLOSED, Phase.SHOWN):
        return room
    return _changed(room, phase=Phase.CLOSED, paused=None)


def show_heat(room: Room, now: datetime, *, on: bool = True) -> Room:
    """Show on the board where the class played, which closes the question; or take it away."""
    return _show(room, now, heat=on, verdicts=None)


def show_verdicts(room: Room, now: datetime, *, on: bool = True) -> Room:
    """Show on the board what is right and why, which closes the question; or take it away."""
    return _show(room, now, heat=None, verdicts=on)


def set_limit(room: Room, time: timedelta | None, now: datetime) -> Room:
    """Give the open question a time from now on; None takes the limit away."""
    room = _awake(room, now)
    if room.phase not in (Phase.ASKING, Phase.PAUSED):
        raise RoomError("Open a question first. Then give it a time.")
    if time is None:
        return _changed(room, deadline=None)
    if not SHORTEST <= time <= LONGEST:
        raise RoomError(
            f"A time limit is {SHORTEST.seconds} seconds or more, and at most {LONGEST.days} days."
        )
    return _changed(room, deadline=(room.paused or now) + time)


def keep(room: Room, now: datetime) -> Room:
    """Keep the room: it does not end by itself any more."""
    room = _awake(room, now)
    return room if room.ends is None else _changed(room, ends=None)


def end(room: Room, now: datetime) -> Room:
    """End the room for good; nobody joins or answers any more."""
    if room.is_over(now):
        return room
    closed = room if room.phase is Phase.LOBBY else close(room, now)
    return _changed(closed, ends=now)


def set_teams(room: Room, number: int, now: datetime) -> Room:
    """Let 2 or 3 colours play, or 0 for none."""
    room = _awake(room, now)
    if number not in (0, 2, 3):
        raise RoomError("There are two or three teams, or none.")
    return room if len(room.teams) == number else _changed(room, teams=SIDES[:number])


def lock(room: Room, now: datetime, *, on: bool = True) -> Room:
    """Let nobody else join; or open the door again. Who is in can always come back."""
    room = _awake(room, now)
    return room if room.locked is on else _changed(room, locked=on)


def set_code(room: Room, code: str, now: datetime) -> Room:
    """Change the code at the door; the old one opens nothing any more."""
    return _changed(_awake(room, now), code=code)


def _utc(time: datetime) -> datetime:
    if time.utcoffset() is None:
        raise RoomError("The times of a room need their time zone.")
    return time.astimezone(UTC)


def _changed(room: Room, **changes: object) -> Room:
    return replace(room, version=room.version + 1, **changes)  # type: ignore[arg-type]


def _awake(room: Room, now: datetime) -> Room:
    if room.is_over(now):
        raise RoomError("This room has ended.")
    return settled(room, now)


def _live(room: Room) -> Room:
    if room.pace is Pace.OWN:
        raise RoomError("In this room everybody goes at their own pace.")
    return room


def _own(room: Room) -> Room:
    if room.pace is Pace.LIVE:
        raise RoomError("In this room the teacher shows one question after the other.")
    return room


def _anew(room: Room, now: datetime, *, index: int) -> Room:
    return _changed(
        room,
        index=index,
        round=room.round + 1,
        phase=Phase.ASKING,
        heat=False,
        verdicts=False,
        asked=now,
        paused=None,
        deadline=None,
    )


def _open_again(room: Room) -> Room:
    return _changed(
        room, phase=Phase.ASKING, heat=False, verdicts=False, paused=None, deadline=None
    )


def _show(room: Room, now: datetime, *, heat: bool | None, verdicts: bool | None) -> Room:
    room = _live(_awake(room, now))
    if room.phase is Phase.LOBBY:
        raise RoomError("There is nothing to show yet.")
    heat = room.heat if heat is None else heat
    verdicts = room.verdicts if verdicts is None else verdicts
    if (heat, verdicts) == (room.heat, room.verdicts):
        return room
    # What was once shown stays shown: an answer is not changed by taking the picture away.
    return _changed(room, phase=Phase.SHOWN, paused=None, heat=heat, verdicts=verdicts)


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
