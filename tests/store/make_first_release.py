"""Makes `first_release.sql`, once: what a store of the first release held.

`python -m tests.store.make_first_release` writes it again only where the file is not there, for
it stays as that release wrote it.
"""

from __future__ import annotations

import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path

from tests.store.samples import MODES, NOON, OUTCOMES, answer
from trainer.store import schema
from trainer.store.engine import WRITES, engine_for
from trainer.store.place import FilePlace
from trainer.store.store import Store
from trainer.training.answer import Answer, Mode
from trainer.training.person import Person
from trainer.training.rating import new_puzzle

FILE = Path(__file__).with_name("first_release.sql")
VERSION = "0001"
PEOPLE = (
    Person(id="p-1", name="Ada", key="k-1" * 8, words="calm-otter-47", since=NOON, reviews=True),
    Person(id="p-2", name="Łukasz", key="k-2" * 8, words="", since=NOON, last="puzzle/a-1"),
    Person(id="p-3", name="小明", key="", words="brave-heron-12", since=NOON),
)
EACH = 68


def answers_of(number: int) -> list[Answer]:
    """Return what one of the people has answered: every mode with every outcome, and more."""
    given = [
        answer(
            10 * at + number,
            f"a-{at % 50}",
            mode=MODES[at % len(MODES)] if at % 4 == 3 else Mode.MIX,
            outcome=OUTCOMES[at % 5 % len(OUTCOMES)],
            hints=at % 9 // 8,
            cause="left a threat open" if at % 4 == 1 else "",
            rule="JACK-ONE-2" if at % 4 == 1 else "",
            given_up=at / 100 if at % 5 == 0 else None,
        )
        for at in range(EACH - len(MODES))
    ]
    return given + [answer(1000 + at, mode=mode) for at, mode in enumerate(MODES)]


def fill(store: Store) -> None:
    """Let the people come and answer, one after the other."""
    for person in PEOPLE:
        store.add_person(person)
    for each in zip(*(answers_of(number) for number in range(len(PEOPLE))), strict=True):
        for person, given in zip(PEOPLE, each, strict=True):
            store.record(person.id, given, new_puzzle(1000))


def main() -> None:
    """Write the file."""
    if FILE.exists():
        sys.exit(f"{FILE.name} is there already, and stays as it is.")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "progress.sqlite3"
        path.touch()
        engine = engine_for(FilePlace(path))
        with engine.execution_options(**{WRITES: True}).begin() as connection:
            schema.carry_over(connection, VERSION)
        engine.dispose()
        store = Store.open(str(path))
        fill(store)
        store.close()
        with closing(sqlite3.connect(path)) as connection:
            FILE.write_text("\n".join(connection.iterdump()) + "\n", "utf-8")


if __name__ == "__main__":
    main()
