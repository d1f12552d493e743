"""Faults: what a database complains of, told to a person."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

from trainer.store.errors import (
    StoreDamaged,
    StoreError,
    StoreFull,
    StoreLocked,
    StoreReadOnly,
    StoreUnreachable,
)
from trainer.store.place import FilePlace, Place

_PLAIN: Final = 0xFF
"""The bits of SQLite's codes that name the kind."""


@contextmanager
def telling(place: Place) -> Iterator[None]:
    """Turn what a database raises inside into a StoreError."""
    try:
        yield
    except DBAPIError as error:
        raise _told(error.orig, place) from error
    except sqlite3.Error as error:
        raise _told(error, place) from error
    except PoolTimeoutError as error:
        raise locked(place) from error


def locked(place: Place) -> StoreLocked:
    """Return the error of a store that others hold."""
    return StoreLocked(
        f"Another program is busy with {place}. Nothing was changed. Please try again."
    )


def _told(error: BaseException | None, place: Place) -> StoreError:
    if isinstance(place, FilePlace):
        return _of_sqlite(getattr(error, "sqlite_errorcode", 0), place)
    return _of_postgres(getattr(error, "sqlstate", None) or "", place)


def _of_sqlite(code: int, place: Place) -> StoreError:
    match code & _PLAIN:
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return locked(place)
        case sqlite3.SQLITE_FULL:
            return _full(place)
        case sqlite3.SQLITE_READONLY | sqlite3.SQLITE_PERM | sqlite3.SQLITE_AUTH:
            return _read_only(place)
        case sqlite3.SQLITE_NOTADB | sqlite3.SQLITE_CORRUPT:
            return StoreDamaged(
                f"{place} is damaged. Start the trainer again: it puts the file aside, "
                "deletes nothing, and tells its new name."
            )
        case sqlite3.SQLITE_CANTOPEN:
            return StoreUnreachable(f"{place} cannot be opened. Is its folder there, and yours?")
        case sqlite3.SQLITE_IOERR:
            return StoreFull(
                f"{place} cannot be written: its disk is full, or fails. Nothing was changed."
            )
    return StoreError(f"Something went wrong with {place}. Nothing was changed.")


def _of_postgres(state: str, place: Place) -> StoreError:
    match state:
        case "55P03" | "40P01" | "40001" | "57014":
            return locked(place)
        case "53100" | "53200":
            return _full(place)
        case "25006" | "42501":
            return _read_only(place)
        case "53300":
            return StoreLocked(f"Too many programs are connected to {place}. Please try again.")
    if not state or state.startswith(("08", "57P")):
        return StoreUnreachable(
            f"No connection to {place}. Does the server run, and are the name, the password and "
            "the database right?"
        )
    return StoreError(f"Something went wrong with {place}. Nothing was changed.")


def _full(place: Place) -> StoreFull:
    return StoreFull(f"No room is left on the disk of {place}. Nothing was changed.")


def _read_only(place: Place) -> StoreReadOnly:
    return StoreReadOnly(f"{place} may only be read. Nothing was changed.")
