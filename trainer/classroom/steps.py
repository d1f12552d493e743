"""Steps: all that a room can do, each from one value to the next, at a time that is handed in.

Each raises RoomError, in words for the teacher, where it cannot be done now. A step that changes
nothing, such as a second click, returns the same room.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from trainer.classroom.room import Pace, Phase, Room, RoomError
from trainer.game.sides import SIDES

SHORTEST: Final = timedelta(seconds=5)
LONGEST: Final = timedelta(days=60)
"""The longest time limit: for questions to be answered at home."""


def settled(room: Room, now: datetime) -> Room:
    """Return the room as the clock leaves it: a question is closed once its time is up."""
    if room.phase is Phase.ASKING and room.deadline is not None and now >= room.deadline:
        return _changed(room, phase=Phase.CLOSED)
    return room


def set_items(room: Room, items: tuple[str, ...], now: datetime) -> Room:
    """Choose the questions, in their order; the one on the board stays there."""
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
