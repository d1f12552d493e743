"""Rooms in the store. Each function works within the transaction of the connection."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import Connection, bindparam, delete, insert, or_, select, update

from trainer.classroom.room import Room, format_room, parse_room
from trainer.store import pupils
from trainer.store.errors import CodeTaken, NoSuchRoom, RoomChanged
from trainer.store.storable import is_text
from trainer.store.tables import ROOMS

_BY_ID = select(ROOMS.c.room).where(ROOMS.c.id == bindparam("text"))
_BY_CODE = select(ROOMS.c.room).where(ROOMS.c.code == bindparam("text"))
_NUMBER = select(ROOMS.c.number).where(ROOMS.c.id == bindparam("text"))


def add(connection: Connection, room: Room) -> None:
    """Add a room. Raises CodeTaken."""
    taken = select(ROOMS.c.number).where(or_(ROOMS.c.code == room.code, ROOMS.c.id == room.id))
    if connection.scalar(taken.limit(1)) is not None:
        raise CodeTaken("Another room has this code. Draw another.")
    connection.execute(insert(ROOMS), {**_values(room), "id": room.id})


def by_id(connection: Connection, id_: str) -> Room | None:
    """Return the room of an id, if there is one."""
    found = connection.scalar(_BY_ID, {"text": id_}) if is_text(id_) else None
    return None if found is None else parse_room(found)


def by_code(connection: Connection, code: str) -> Room | None:
    """Return the room that a code opens, if there is one; the code in its plain form."""
    found = connection.scalar(_BY_CODE, {"text": code}) if is_text(code) else None
    return None if found is None else parse_room(found)


def all_rooms(connection: Connection) -> tuple[Room, ...]:
    """Return all rooms, the oldest row first."""
    return tuple(map(parse_room, connection.scalars(select(ROOMS.c.room).order_by(ROOMS.c.number))))


def number_of(connection: Connection, id_: str) -> int:
    """Return the number of a room's row. Raises NoSuchRoom."""
    number: int | None = connection.scalar(_NUMBER, {"text": id_}) if is_text(id_) else None
    if number is None:
        raise NoSuchRoom("This room is not there any more.")
    return number


def change(connection: Connection, before: Room, after: Room) -> None:
    """Put a room in the place of what it was. Raises NoSuchRoom, RoomChanged or CodeTaken."""
    number = number_of(connection, before.id)
    others = select(ROOMS.c.number).where(ROOMS.c.code == after.code, ROOMS.c.number != number)
    if connection.scalar(others) is not None:
        raise CodeTaken("Another room has this code. Draw another.")
    changed = connection.execute(
        update(ROOMS)
        .where(ROOMS.c.number == number, ROOMS.c.version == before.version)
        .values(_values(after))
    )
    if not changed.rowcount:
        raise RoomChanged("The room was changed on another page. Look at it, and try again.")


def forget(connection: Connection, id_: str) -> None:
    """Delete a room with its pupils and their answers. Raises NoSuchRoom."""
    _delete(connection, number_of(connection, id_))


def forget_ended(connection: Connection, now: datetime) -> int:
    """Delete all rooms that have ended by a time, and return how many."""
    ended = connection.scalars(select(ROOMS.c.number).where(ROOMS.c.ends <= now)).all()
    for number in ended:
        _delete(connection, number)
    return len(ended)


def _delete(connection: Connection, number: int) -> None:
    pupils.forget_all(connection, number)
    connection.execute(delete(ROOMS).where(ROOMS.c.number == number))


def _values(room: Room) -> dict[str, Any]:
    return {
        "code": room.code,
        "version": room.version,
        "ends": room.ends,
        "room": format_room(room),
    }
