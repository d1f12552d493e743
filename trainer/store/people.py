"""People in the store. Each function works within the transaction of the connection."""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    Row,
    bindparam,
    delete,
    insert,
    or_,
    select,
    update,
)

from trainer.store.errors import NoSuchPerson, PersonTaken, WordsTaken
from trainer.store.storable import check_person, is_text
from trainer.store.tables import PEOPLE, PUPILS
from trainer.training.person import Person

_SELECT = select(
    PEOPLE.c.id,
    PEOPLE.c.name,
    PEOPLE.c.key,
    PEOPLE.c.words,
    PEOPLE.c.since,
    PEOPLE.c.reviews,
    PEOPLE.c.last,
)
_OWN = PEOPLE.c.number.not_in(select(PUPILS.c.person))
_NUMBER = select(PEOPLE.c.number).where(PEOPLE.c.id == bindparam("whose"))


def add(connection: Connection, person: Person) -> int:
    """Add a person and return the number of the row.

    Raises NotStorable, PersonTaken or WordsTaken.
    """
    check_person(person)
    _check_free(connection, person, PEOPLE.c.id != "")
    connection.execute(insert(PEOPLE).values(_values(person)))
    return number_of(connection, person.id)


def change(connection: Connection, person: Person) -> None:
    """Change all of a person but the id and the day they came.

    Raises NoSuchPerson, NotStorable, PersonTaken or WordsTaken.
    """
    check_person(person)
    number = number_of(connection, person.id)
    _check_free(connection, person, PEOPLE.c.number != number)
    values = _values(person)
    del values["id"], values["since"]
    connection.execute(update(PEOPLE).where(PEOPLE.c.number == number).values(values))


def forget(connection: Connection, id_: str) -> None:
    """Delete a person, and with the row all that hangs on it. Raises NoSuchPerson."""
    number = number_of(connection, id_)
    connection.execute(delete(PEOPLE).where(PEOPLE.c.number == number))


def number_of(connection: Connection, id_: str) -> int:
    """Return the number of a person's row. Raises NoSuchPerson."""
    number: int | None = connection.scalar(_NUMBER, {"whose": id_}) if is_text(id_) else None
    if number is None:
        raise NoSuchPerson("This person is not here any more. Perhaps they were forgotten.")
    return number


def all_people(connection: Connection) -> tuple[Person, ...]:
    """Return all people but the pupils of rooms, the oldest row first."""
    rows = connection.execute(_SELECT.where(_OWN).order_by(PEOPLE.c.number))
    return tuple(_person(row) for row in rows)


def by_id(connection: Connection, id_: str) -> Person:
    """Return the person of an id. Raises NoSuchPerson."""
    number = number_of(connection, id_)
    return _person(connection.execute(_SELECT.where(PEOPLE.c.number == number)).one())


def find(connection: Connection, id_: str) -> Person | None:
    """Return the person of an id, if they are here."""
    return _found(connection, PEOPLE.c.id, id_)


def by_key(connection: Connection, key: str) -> Person | None:
    """Return the person of a key; nobody has an empty one."""
    return _found(connection, PEOPLE.c.key, key)


def by_words(connection: Connection, words: str) -> Person | None:
    """Return the person of some words; nobody has empty ones."""
    return _found(connection, PEOPLE.c.words, words)


def _found(connection: Connection, column: Column[str], text: str) -> Person | None:
    if not text or not is_text(text):  # an address can be made up
        return None
    row = connection.execute(_SELECT.where(column == text)).one_or_none()
    return None if row is None else _person(row)


def _check_free(connection: Connection, person: Person, others: ColumnElement[bool]) -> None:
    words = select(PEOPLE.c.number).where(others, PEOPLE.c.words == person.words)
    if connection.scalar(words) is not None:
        raise WordsTaken(f"The words {person.words} belong to somebody here.")
    ours = or_(PEOPLE.c.id == person.id, PEOPLE.c.key == person.key)
    if connection.scalar(select(PEOPLE.c.number).where(others, ours).limit(1)) is not None:
        raise PersonTaken("Somebody by this id or key is here already.")


def _values(person: Person) -> dict[str, Any]:
    return {
        "id": person.id,
        "name": person.name,
        "key": person.key,
        "words": person.words,
        "since": person.since,
        "reviews": person.reviews,
        "last": person.last,
    }


def _person(row: Row[*tuple[Any, ...]]) -> Person:
    return Person(
        id=row.id,
        name=row.name,
        key=row.key,
        words=row.words,
        since=row.since,
        reviews=row.reviews,
        last=row.last,
    )
