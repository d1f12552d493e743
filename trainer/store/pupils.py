"""Pupils in the store: people who belong to a room, and go with it."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Row, bindparam, delete, insert, select, update

from trainer.classroom.pupil import Pupil
from trainer.game.sides import format_side, parse_side
from trainer.store import answers, people
from trainer.store.errors import NicknameTaken, NoSuchPupil, NumberTaken, PersonTaken, PupilTaken
from trainer.store.storable import is_text
from trainer.store.tables import ANSWERS, PEOPLE, PUPILS
from trainer.training.answer import Answer

_SELECT = (
    select(
        PEOPLE.c.id,
        PEOPLE.c.name,
        PUPILS.c.folded,
        PUPILS.c.words,
        PEOPLE.c.since,
        PUPILS.c.listed,
        PUPILS.c.colour,
    )
    .join(PUPILS, PUPILS.c.person == PEOPLE.c.number)
    .where(PUPILS.c.room == bindparam("in"))
    .order_by(PEOPLE.c.number)
)
_ONE = _SELECT.where(PEOPLE.c.id == bindparam("text"))
_ANSWERS = (
    select(*answers.SELECT.selected_columns, PEOPLE.c.id)
    .join(PUPILS, PUPILS.c.person == ANSWERS.c.person)
    .join(PEOPLE, PEOPLE.c.number == ANSWERS.c.person)
    .where(PUPILS.c.room == bindparam("in"), ANSWERS.c.number > bindparam("after"))
    .order_by(ANSWERS.c.number)
)


def add(connection: Connection, room: int, pupil: Pupil) -> None:
    """Add a pupil to the room of a row. Raises PupilTaken, as its kind, or PersonTaken."""
    _check_free(connection, room, pupil, None)
    if people.find(connection, pupil.id) is not None:
        raise PersonTaken("Somebody by this id is here already.")
    connection.execute(
        insert(PEOPLE),
        {
            "id": pupil.id,
            "name": pupil.nickname,
            "key": "",
            "words": "",
            "since": pupil.joined,
            "reviews": False,
            "last": "",
        },
    )
    person = people.number_of(connection, pupil.id)
    connection.execute(insert(PUPILS), {**_values(pupil), "person": person, "room": room})


def of_room(connection: Connection, room: int) -> tuple[Pupil, ...]:
    """Return the pupils of a room, in the order in which they were let in."""
    return tuple(map(_pupil, connection.execute(_SELECT, {"in": room})))


def by_id(connection: Connection, room: int, id_: str) -> Pupil | None:
    """Return the pupil of an id in a room, if there is one."""
    row = connection.execute(_ONE, {"in": room, "text": id_}).first() if is_text(id_) else None
    return None if row is None else _pupil(row)


def change(connection: Connection, room: int, pupil: Pupil) -> None:
    """Change all of a pupil but the time of joining. Raises NoSuchPupil or PupilTaken."""
    person = number_of(connection, room, pupil.id)
    _check_free(connection, room, pupil, person)
    connection.execute(update(PEOPLE).where(PEOPLE.c.number == person).values(name=pupil.nickname))
    connection.execute(update(PUPILS).where(PUPILS.c.person == person).values(_values(pupil)))


def remove(connection: Connection, room: int, id_: str) -> None:
    """Delete a pupil with all answers. Raises NoSuchPupil."""
    person = number_of(connection, room, id_)
    connection.execute(delete(PEOPLE).where(PEOPLE.c.number == person))


def forget_all(connection: Connection, room: int) -> None:
    """Delete all pupils of a room with all their answers."""
    mine = select(PUPILS.c.person).where(PUPILS.c.room == room)
    connection.execute(delete(PEOPLE).where(PEOPLE.c.number.in_(mine)))


def number_of(connection: Connection, room: int, id_: str) -> int:
    """Return the number of a pupil's row among the people. Raises NoSuchPupil."""
    asked = (
        select(PEOPLE.c.number)
        .join(PUPILS, PUPILS.c.person == PEOPLE.c.number)
        .where(PUPILS.c.room == room, PEOPLE.c.id == id_)
    )
    number: int | None = connection.scalar(asked) if is_text(id_) else None
    if number is None:
        raise NoSuchPupil("This pupil is not in the room any more.")
    return number


def answers_of_room(
    connection: Connection, room: int, after: int
) -> tuple[tuple[int, str, Answer], ...]:
    """Return what all pupils of a room have answered, in the order it was kept.

    Each with the number of its row, which is above `after`, and the id of the pupil.
    """
    rows = connection.execute(_ANSWERS, {"in": room, "after": after})
    return tuple((row[0], row[-1], answers.answer_of(row)) for row in rows)


def _check_free(connection: Connection, room: int, pupil: Pupil, person: int | None) -> None:
    others = select(PUPILS.c.person).where(PUPILS.c.room == room)
    if person is not None:
        others = others.where(PUPILS.c.person != person)
    if connection.scalar(others.where(PUPILS.c.folded == pupil.folded)) is not None:
        raise NicknameTaken("Somebody here has that name, or one that looks like it. Add a letter.")
    if connection.scalar(others.where(PUPILS.c.words == pupil.words)) is not None:
        raise PupilTaken("Somebody here has these two words. Try again.")
    if pupil.number is None:
        return
    if connection.scalar(others.where(PUPILS.c.listed == pupil.number)) is not None:
        raise NumberTaken(f"Somebody has number {pupil.number} already. Look at your number again.")


def _values(pupil: Pupil) -> dict[str, Any]:
    return {
        "folded": pupil.folded,
        "words": pupil.words,
        "listed": pupil.number,
        "colour": "" if pupil.colour is None else format_side(pupil.colour),
    }


def _pupil(row: Row[*tuple[Any, ...]]) -> Pupil:
    return Pupil(
        id=row[0],
        nickname=row[1],
        folded=row[2],
        words=row[3],
        joined=row[4],
        number=row[5],
        colour=parse_side(row[6]) if row[6] else None,
    )
