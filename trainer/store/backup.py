"""Backups: a copy of a store while it is in use."""

from __future__ import annotations

from pathlib import Path

from trainer.store import file
from trainer.store.errors import StoreError, StoreUnreachable
from trainer.store.place import FilePlace, parse_place


def back_up(url: str, target: Path) -> None:
    """Copy the store of a setting to a new file; others may go on reading and writing meanwhile.

    Raises StoreError where there is no such store, where it is on a server, and where there is
    something at the target already.
    """
    place = parse_place(url)
    if not isinstance(place, FilePlace):
        raise StoreError("A PostgreSQL server is backed up by its own means, such as pg_dump.")
    if not place.path.is_file():
        raise StoreUnreachable(f"There is no progress in {place} yet.")
    file.copy(place, target.absolute())
