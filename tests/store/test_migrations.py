"""A store of any release is carried over with nothing lost, and a copy is kept of what it was."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, MetaData, insert, text

from tests.store import make_first_release as first
from tests.store.samples import answer
from trainer.store import schema
from trainer.store.engine import WRITES, engine_for
from trainer.store.place import parse_place
from trainer.store.store import Store
from trainer.store.tables import SCHEMA
from trainer.training.answer import Mode
from trainer.training.rating import Rating, new_puzzle


@pytest.fixture
def first_release(place: str, tmp_path: Path) -> str:
    """Give the address of a store as the first release left it."""
    path = tmp_path / "first.sqlite3" if "://" in place else Path(place)
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(first.FILE.read_text("utf-8"))
    if "://" in place:
        with at_version(place, first.VERSION) as connection:
            pour(path, connection)
    return place


@contextmanager
def at_version(place: str, version: str) -> Iterator[Connection]:
    if "://" not in place:
        Path(place).touch()
    engine = engine_for(parse_place(place))
    with engine.execution_options(**{WRITES: True}).begin() as connection:
        schema.carry_over(connection, version)
        yield connection
    engine.dispose()


def pour(path: Path, connection: Connection) -> None:
    """Fill the tables of a server with the rows of a file."""
    there = MetaData()
    there.reflect(connection)
    with closing(sqlite3.connect(path)) as source:
        source.row_factory = sqlite3.Row
        for table in there.sorted_tables:
            if table.name != schema.VERSION_TABLE:
                found = source.execute("SELECT * FROM " + table.name).fetchall()  # noqa: S608
                for row in found:
                    values = dict(row)
                    if "reviews" in values:
                        values["reviews"] = bool(values["reviews"])
                    connection.execute(insert(table).values(values))
    for name in ("people", "answers"):
        setting = text("SELECT setval(pg_get_serial_sequence(:name, 'number'), 1000)")
        connection.execute(setting, {"name": name})


def test_a_store_of_the_first_release_loses_nothing(first_release: str) -> None:
    store = Store.open(first_release)
    assert store.people() == first.PEOPLE
    modes: set[Mode] = set()
    starts: dict[str, Rating] = {}
    for number, person in enumerate(first.PEOPLE):
        kept = [each for _, each in store.answers(person.id)]
        assert kept == first.answers_of(number)
        modes |= {each.mode for each in kept}
        starts |= {each.puzzle: new_puzzle(1000) for each in kept}
        assert store.rating_course(person.id)
    assert modes == set(Mode)
    before = [store.rating_course(person.id) for person in first.PEOPLE], store.puzzle_ratings()
    assert store.puzzle_ratings()
    store.recompute_ratings(starts)
    after = [store.rating_course(person.id) for person in first.PEOPLE], store.puzzle_ratings()
    assert after == before
    store.close()


def test_a_store_of_the_first_release_can_be_written_on(first_release: str) -> None:
    store = Store.open(first_release)
    kept = store.record(first.PEOPLE[0].id, answer(5000), new_puzzle(1000))
    assert kept.new
    assert kept.rated
    store.forget_person(first.PEOPLE[0].id)
    assert store.people() == first.PEOPLE[1:]
    store.close()


def test_the_steps_end_in_the_tables_that_the_code_speaks_of(place: str) -> None:
    with at_version(place, "head") as connection:
        context = MigrationContext.configure(
            connection, opts={"version_table": schema.VERSION_TABLE, "compare_type": True}
        )
        assert compare_metadata(context, SCHEMA) == []
        assert schema.version_of(connection) == schema.versions()[0]


def test_a_file_is_copied_before_it_is_carried_over(path: Path) -> None:
    path.parent.mkdir()
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(first.FILE.read_text("utf-8"))
    Store.open(str(path)).close()
    newest = schema.versions()[0]
    copies = [file.name for file in path.parent.iterdir() if "before" in file.name]
    if newest == first.VERSION:
        assert copies == []
        return
    assert copies == [f"progress.before-{newest}-1.sqlite3"]
    with (
        closing(sqlite3.connect(path.with_name(copies[0]))) as copied,
        closing(sqlite3.connect(":memory:")) as original,
    ):
        original.executescript(first.FILE.read_text("utf-8"))
        assert rows_of(copied) == rows_of(original)


def rows_of(connection: sqlite3.Connection) -> dict[str, list[tuple[object, ...]]]:
    names = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()
    return {name: connection.execute("SELECT * FROM " + name).fetchall() for (name,) in names}  # noqa: S608


def test_a_second_opening_changes_and_copies_nothing(path: Path) -> None:
    Store.open(str(path)).close()
    before = path.read_bytes()
    Store.open(str(path)).close()
    assert path.read_bytes() == before
    assert not [file.name for file in path.parent.iterdir() if "before" in file.name]


def test_a_step_that_fails_leaves_the_store_as_it_was(
    first_release: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def carry_over_and_fail(connection: Connection) -> None:
        connection.exec_driver_sql("CREATE TABLE half (done INTEGER)")
        connection.exec_driver_sql("DROP TABLE rated_answers")
        raise RuntimeError("the power went")

    monkeypatch.setattr(schema, "carry_over", carry_over_and_fail)
    monkeypatch.setattr(schema, "versions", lambda: ("9999", first.VERSION))
    with pytest.raises(RuntimeError, match="the power went"):
        Store.open(first_release)
    monkeypatch.undo()
    test_a_store_of_the_first_release_loses_nothing(first_release)
