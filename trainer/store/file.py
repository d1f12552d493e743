"""The file of a store: made private, looked over before use, copied, and put aside when broken."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from trainer.store.engine import connected
from trainer.store.errors import (
    StoreDamaged,
    StoreError,
    StoreForeign,
    StoreLocked,
    StoreReadOnly,
    StoreUnreachable,
)
from trainer.store.faults import telling
from trainer.store.place import FilePlace

_HEAD: Final = b"SQLite format 3\0"
_DATABASES: Final = {".sqlite3", ".sqlite", ".db"}
_TRIES: Final = 3
_COMPANIONS: Final = ("-wal", "-shm", "-journal")


def prepare(place: FilePlace) -> None:
    """Make sure there is a sound file, private to its owner; make an empty one if there is none.

    Raises StoreDamaged when a broken file was put aside, and other StoreErrors.
    """
    path = place.path
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:
        _look_over(place)
    except OSError as error:
        raise _refused(place, error) from None


def _look_over(place: FilePlace) -> None:
    path = place.path
    try:
        with path.open("rb") as file:
            head = file.read(len(_HEAD))
            seen = os.fstat(file.fileno()).st_ino
        if not os.access(path, os.W_OK):
            raise StoreReadOnly(f"{place} may only be read. Make it writable, or name another.")
    except OSError as error:
        raise _refused(place, error) from None
    if not head and not _log_of(path):
        return
    if head != _HEAD:
        if head and path.suffix not in _DATABASES:
            raise StoreForeign(f"{place} is no file with progress. It was left as it is.")
        raise _put_aside(path, seen)
    try:
        with telling(place), closing(connected(place, "ro")) as connection:
            faults = connection.execute("PRAGMA integrity_check(1)").fetchall()
    except StoreDamaged:
        faults = []
    if faults != [("ok",)]:
        raise _put_aside(path, seen)


def _log_of(path: Path) -> bool:
    log = path.with_name(path.name + "-wal")
    return log.exists() and log.stat().st_size > 0


def _put_aside(path: Path, seen: int) -> StoreError:
    """Give a broken file another name, and return the error that tells it."""
    kept = _free_name(path, "damaged")
    try:
        same = path.stat().st_ino == seen
        if same:
            _rename(path, kept)
    except FileNotFoundError:
        same = False
    except OSError as error:
        return _refused(FilePlace(path), error)
    if not same:
        return StoreLocked(f"Another program has just put {path} aside. Please try again.")
    return StoreDamaged(
        f"{path} was damaged. It is kept as {kept.name} in the same folder, in case somebody "
        "can mend it; nothing was deleted. Progress begins afresh."
    )


def _rename(path: Path, kept: Path) -> None:
    path.rename(kept)
    for end in _COMPANIONS:
        companion = path.with_name(path.name + end)
        if companion.exists():
            companion.rename(kept.with_name(kept.name + end))


def identity(place: FilePlace) -> tuple[int, int]:
    """Return what tells a file from another of the same name. Raises StoreUnreachable."""
    try:
        found = place.path.stat()
    except OSError:
        raise gone(place) from None
    return found.st_dev, found.st_ino


def gone(place: FilePlace) -> StoreUnreachable:
    """Return the error of a file that was taken away while it was in use."""
    return StoreUnreachable(
        f"{place} was moved or deleted while the trainer ran. Start the trainer again."
    )


def _free_name(path: Path, word: str) -> Path:
    number = 1
    while (name := path.with_name(f"{path.stem}.{word}-{number}{path.suffix}")).exists():
        number += 1
    return name


def copy_before(place: FilePlace, version: str) -> Path:
    """Copy a file before it is carried over to a version, and return the copy's path."""
    target = _free_name(place.path, f"before-{version}")
    copy(place, target)
    return target


def copy(place: FilePlace, target: Path) -> None:
    """Copy a store in use to a new file, private to its owner.

    Raises StoreError where there is such a file already.
    """
    try:
        os.close(os.open(target, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:
        raise StoreError(f"{target} is there already. Nothing was written over it.") from None
    except OSError as error:
        raise _refused(FilePlace(target), error) from None
    with (
        _whole_or_nothing(target),
        telling(FilePlace(target)),
        closing(connected(place, "ro")) as source,
        closing(connected(FilePlace(target), "rw")) as copied,
    ):
        source.backup(copied)
        copied.execute("PRAGMA journal_mode = DELETE")  # one file, with no log beside it


@contextmanager
def _whole_or_nothing(target: Path) -> Iterator[None]:
    try:
        yield
    except BaseException:
        target.unlink(missing_ok=True)
        raise


def _refused(place: FilePlace, error: OSError) -> StoreError:
    match error:
        case PermissionError():
            return StoreReadOnly(f"{place} cannot be written by you. Name another place.")
        case IsADirectoryError() | NotADirectoryError() | FileExistsError():
            return StoreUnreachable(f"{place} is no file in a folder. Name another place.")
    return StoreUnreachable(f"{place} cannot be opened: {error.strerror}.")


def empty_log(place: FilePlace) -> None:
    """Write the log into the file and cut it to nothing, so that no old words are left in it.

    It waits for those who read or write at that moment. Where they do not let it through for
    long, the log is emptied by a later call, or when the last connection is closed.
    """
    with telling(place), closing(connected(place, "rw")) as connection:
        connection.execute("PRAGMA secure_delete = ON")
        for _ in range(_TRIES):
            busy, *_rest = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            if not busy:
                return
