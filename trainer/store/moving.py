"""Moving house: a person is packed here, and unpacked in another store."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from sqlalchemy import Connection, func, select

from trainer.store import answers, people, ratings
from trainer.store.errors import FileRefused
from trainer.store.parcel import Parcel
from trainer.store.tables import ANSWERS, RATED
from trainer.training.person import Person


def pack(connection: Connection, id_: str, now: datetime) -> Parcel:
    """Return all about a person. Raises NoSuchPerson."""
    number = people.number_of(connection, id_)
    met = func.coalesce(ANSWERS.c.met, RATED.c.met)
    rows = connection.execute(
        select(*answers.SELECT.selected_columns, met.label("met"))
        .outerjoin(RATED, RATED.c.answer == ANSWERS.c.number)
        .where(ANSWERS.c.person == number)
        .order_by(ANSWERS.c.number)
    )
    held = tuple((answers.answer_of(row), row.met) for row in rows)
    return Parcel(now, people.by_id(connection, id_), held)


def unpack(connection: Connection, parcel: Parcel) -> Person:
    """Add what is missing of a parcel, and return the person. Raises FileRefused."""
    person = people.find(connection, parcel.person.id)
    if person is None:
        person = _without_taken(connection, parcel.person)
        number = people.add(connection, person)
    elif person.key and person.key == parcel.person.key:
        number = people.number_of(connection, person.id)
    else:
        # Else a made-up file with somebody's id would let its writer in as them.
        raise FileRefused(
            "This person is here already, with another private link. Write the file once more "
            "where it comes from, with the link of today."
        )
    held = answers.of_person(connection, number)
    there = {answer.key for _, answer in held}
    new = [(answer, met) for answer, met in parcel.answers if answer.key not in there]
    answers.add_all(connection, number, new)
    ratings.move_by_brought(connection, number, held[-1][0] if held else 0)
    return person


def _without_taken(connection: Connection, person: Person) -> Person:
    """Return a newcomer without the key or words that somebody here has already."""
    if people.by_key(connection, person.key) is not None:
        person = replace(person, key="")
    if people.by_words(connection, person.words) is not None:
        person = replace(person, words="")
    return person
