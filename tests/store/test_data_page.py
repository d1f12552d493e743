"""The page about what is kept names every table and every column, and no other."""

from __future__ import annotations

import re
from pathlib import Path

from sqlalchemy import inspect

from trainer.store.store import Store
from trainer.store.tables import SCHEMA

PAGE = Path(__file__).parents[2] / "docs" / "data.md"


def columns_told(page: str) -> dict[str, list[str]]:
    """Return the columns that a page tells of, by table."""
    told: dict[str, list[str]] = {}
    for line in page.splitlines():
        if head := re.fullmatch(r"### `(\w+)`", line):
            told[head[1]] = []
        elif row := re.fullmatch(r"\| `(\w+)` \| [^|]{10,} \|", line):
            told[list(told)[-1]].append(row[1])
    return told


def columns_of(store: Store) -> dict[str, list[str]]:
    """Return the columns that a database really has, by table."""
    with store._reading() as connection:
        there = inspect(connection)
        return {
            name: [column["name"] for column in there.get_columns(name)]
            for name in there.get_table_names()
        }


def test_every_table_and_column_is_told_and_no_other(store: Store) -> None:
    told, there = columns_told(PAGE.read_text("utf-8")), columns_of(store)
    assert told.keys() == there.keys()
    assert {name: sorted(columns) for name, columns in told.items()} == {
        name: sorted(columns) for name, columns in there.items()
    }


def test_a_new_column_would_be_missed_on_the_page(store: Store) -> None:
    with store._writing() as connection:
        connection.exec_driver_sql("ALTER TABLE people ADD COLUMN birthday TEXT")
    told, there = columns_told(PAGE.read_text("utf-8")), columns_of(store)
    assert set(there["people"]) - set(told["people"]) == {"birthday"}


def test_what_the_page_must_never_have_to_tell_is_not_kept() -> None:
    names = {column.name for table in SCHEMA.tables.values() for column in table.columns}
    barred = {"mail", "birth", "address", "phone", "ip", "device", "agent", "password", "surname"}
    assert not {name for name in names if barred & set(name.split("_"))}
