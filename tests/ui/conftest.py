"""Each test of a page has a store of its own."""

from collections.abc import Iterator
from pathlib import Path
from shutil import copy

import pytest

from tests.ui.classroom import JAR, Teacher
from tests.ui.tab import DATABASE
from trainer.classroom.room import Pace
from trainer.store.store import Store
from trainer.ui import guard, pupil_kept
from trainer.ui.keeping import opened, put_aside
from trainer.ui.settings import Settings


@pytest.fixture(scope="session")
def empty_store(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("store") / "empty.sqlite3"
    Store.open(str(path)).close()
    return path


@pytest.fixture(autouse=True)
def database(empty_store: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    path = tmp_path / "progress.sqlite3"
    copy(empty_store, path)
    monkeypatch.setenv(DATABASE, str(path))
    yield path
    opened(str(path)).close()
    opened.clear()
    put_aside.clear()


@pytest.fixture
def browser(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Keep cookies as a browser does, one jar for all tabs of a test."""

    def keep(cookies: dict[str, str], key: str, seconds: int) -> None:
        JAR.update(cookies)

    def found(start: str) -> dict[str, str]:
        return {name.removeprefix(start): JAR[name] for name in JAR if name.startswith(start)}

    monkeypatch.setattr(pupil_kept, "cookie", lambda name: JAR.get(name, ""))
    monkeypatch.setattr(pupil_kept, "cookies", found)
    monkeypatch.setattr(pupil_kept, "keep_cookies", keep)
    guard._book.clear()
    yield
    JAR.clear()


@pytest.fixture
def teacher(database: Path, browser: None) -> Iterator[Teacher]:
    made = Teacher(database)
    yield made
    made.store.close()


@pytest.fixture
def at_own_pace(database: Path, browser: None) -> Iterator[Teacher]:
    made = Teacher(database, Pace.OWN)
    yield made
    made.store.close()


@pytest.fixture
def alone(teacher: Teacher, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let many threads be pupils without a page, for there is one page at a time here."""
    monkeypatch.setattr(pupil_kept, "store", lambda: teacher.store)
    monkeypatch.setattr(pupil_kept, "remember", lambda *_: None)
    monkeypatch.setattr(pupil_kept, "settings", Settings)


@pytest.fixture(autouse=True)
def unguessed() -> None:
    guard._book.clear()


@pytest.fixture
def store(database: Path) -> Iterator[Store]:
    kept = Store.open(str(database))
    yield kept
    kept.close()
