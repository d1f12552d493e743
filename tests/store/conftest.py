"""The same tests on both databases: each gets a place of its own, empty."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from tests.store import postgres
from trainer.store.store import Store

_NUMBERS = count(1)


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    with postgres.server() as address:
        yield address


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Give the address of a store that is not there yet."""
    if request.param == "sqlite":
        return str(tmp_path / "progress.sqlite3")
    return str(request.getfixturevalue("server_place"))


@pytest.fixture
def server_place(server: str) -> str:
    """Give the address of a store on a server, for what only servers can do."""
    return postgres.make_room(server, f"store_{next(_NUMBERS)}")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Give the path of a file that is not there yet, for what only files can do."""
    return tmp_path / "kept" / "progress.sqlite3"


@pytest.fixture
def store(place: str) -> Iterator[Store]:
    opened = Store.open(place)
    yield opened
    opened.close()
