"""Places: where a store is, a file of SQLite or a PostgreSQL server."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from platformdirs import user_data_path
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from trainer.store.errors import StoreAddress

_FOLDER: Final = "sequence-trainer"
_FILE: Final = "progress.sqlite3"
_SHARED_FILE: Final = "shared.sqlite3"
_SERVER: Final = ("postgresql://", "postgres://", "postgresql+psycopg://")
_HOW: Final = (
    "Give the path of a file, sqlite:///PATH, or postgresql://USER:PASSWORD@HOST/DATABASE."
)


@dataclass(frozen=True, slots=True)
class FilePlace:
    """A file on this machine."""

    path: Path

    def __str__(self) -> str:
        return str(self.path)


@dataclass(frozen=True, slots=True)
class ServerPlace:
    """A database on a PostgreSQL server."""

    url: URL

    def __str__(self) -> str:
        # Never the whole address: there is a password in it.
        name = self.url.database or self.url.username or ""
        return f"the database {name} at {self.url.host or 'this machine'}"


Place = FilePlace | ServerPlace


def own_file() -> Path:
    """Return the file that is used where nothing else is said."""
    return user_data_path(_FOLDER, appauthor=False) / _FILE


def shared_file() -> Path:
    """Return the file that is used where strangers come in and nothing else is said."""
    return own_file().with_name(_SHARED_FILE)


def parse_place(text: str) -> Place:
    """Read a setting: nothing, a path, or an address. Raises StoreAddress."""
    if not text:
        return FilePlace(own_file())
    if text.startswith(_SERVER):
        try:
            url = make_url(text)
        except (ArgumentError, ValueError):
            raise StoreAddress(f"This address of a PostgreSQL server has a fault. {_HOW}") from None
        return ServerPlace(url.set(drivername="postgresql+psycopg"))
    path = text.removeprefix("sqlite:///")
    if not path or "://" in path or "\0" in path or path.startswith(":"):
        raise StoreAddress(f"Progress cannot be kept there. {_HOW}")
    return FilePlace(Path(path).expanduser().absolute())
