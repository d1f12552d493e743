"""Each test of a page has a store of its own."""

from collections.abc import Iterator
from pathlib import Path
from shutil import copy

import pytest

from tests.ui.tab import DATABASE
from trainer.store.store import Store
from trainer.ui.keeping import opened


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
