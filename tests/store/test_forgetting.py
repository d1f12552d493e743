"""Who is forgotten leaves nothing: no row, and in a file not one byte of the name."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from random import Random
from threading import Event

from sqlalchemy import func, select

from tests.store.samples import answer, person
from trainer.store.store import Store
from trainer.store.tables import SCHEMA
from trainer.training.person import Person
from trainer.training.rating import new_puzzle

MARK = "Quetzalcoatl Xiuhnel"


def marked(number: int) -> Person:
    """Return a person all of whose texts can be told from everything else in a file."""
    return Person(
        id=f"Zxq-id-{number}",
        name=MARK,
        key=f"Zxq-key-{number}",
        words=f"Zxq-words-{number}",
        since=person().since,
        last=f"puzzle/Zxq-last-{number}",
    )


def all_bytes(path: Path) -> bytes:
    return b"".join(file.read_bytes() for file in path.parent.iterdir())


def test_no_row_of_who_is_forgotten_is_left_and_others_keep_theirs(store: Store) -> None:
    for number in (1, 2):
        store.add_person(person(number))
        for each in range(5):
            store.record(person(number).id, answer(each), new_puzzle(900))
    before = (store.answers(person(2).id), store.rating_course(person(2).id))
    store.forget_person(person(1).id)
    assert store.people() == (person(2),)
    assert (store.answers(person(2).id), store.rating_course(person(2).id)) == before
    with store._reading() as connection:
        rows = {
            name: connection.scalar(select(func.count()).select_from(table))
            for name, table in SCHEMA.tables.items()
        }
    assert (rows["people"], rows["answers"], rows["rated_answers"]) == (1, 5, 5)
    assert rows["person_ratings"] == 1


def test_not_a_byte_of_who_is_forgotten_is_left_in_file_or_log(path: Path) -> None:
    chance = Random(3)  # noqa: S311
    store = Store.open(str(path))
    store.add_person(person())
    for number in range(12):
        store.add_person(marked(number))
    for each in range(600):
        id_ = marked(chance.randrange(12)).id
        store.record(id_, answer(each, said="Zxq " + "x" * chance.randrange(300)), new_puzzle(900))
        if each % 10 == 0:
            store.record(person().id, answer(each), new_puzzle(900))
            store.change_person(replace(marked(each % 12), last="puzzle/Zxq" + "y" * (each % 150)))
    assert MARK.encode() in all_bytes(path)
    for number in chance.sample(range(12), 12):
        assert b"Zxq" in all_bytes(path)
        store.forget_person(marked(number).id)
    left = all_bytes(path)
    assert MARK.encode() not in left
    assert b"Zxq" not in left
    assert person().name.encode() in left
    assert len(store.answers(person().id)) == 60
    store.close()


def test_a_name_that_was_changed_is_gone_once_the_store_is_closed(path: Path) -> None:
    store = Store.open(str(path))
    store.add_person(marked(1))
    store.change_person(replace(marked(1), name="Mira"))
    store.close()
    assert MARK.encode() not in all_bytes(path)


def test_nothing_is_left_even_where_others_are_reading_all_the_time(path: Path) -> None:
    store = Store.open(str(path))
    store.add_person(person())
    for each in range(50):
        store.record(person().id, answer(each))
    store.add_person(marked(1))
    done = Event()

    def read() -> None:
        while not done.is_set():
            store.answers(person().id)

    with ThreadPoolExecutor(6) as pool:
        readers = [pool.submit(read) for _ in range(6)]
        store.forget_person(marked(1).id)
        left = all_bytes(path)
        done.set()
    assert [reader.result() for reader in readers] == [None] * 6
    assert b"Zxq" not in left
    store.close()
