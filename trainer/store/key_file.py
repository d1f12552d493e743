"""The teacher's key on the machine that serves: made once, kept beside the store for its owner."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random
from typing import Final

from trainer.classroom.teacher_key import TeacherKeyError, format_key, new_key, parse_key
from trainer.store.errors import StoreError
from trainer.store.place import own_file

_FILE: Final = "teacher-key.txt"
_OWNER_ONLY: Final = 0o600


class KeyFileError(StoreError):
    """The file of the teacher's key cannot be made or read; the words say which and why."""


def key_file() -> Path:
    """Return the file that holds the teacher's key."""
    return own_file().with_name(_FILE)


def own_key(chance: Random, path: Path | None = None) -> str:
    """Return the key of this machine, made and kept at the first time. Raises KeyFileError."""
    path = path or key_file()
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        try:
            opened = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, _OWNER_ONLY)
        except FileExistsError:
            return parse_key(path.read_text("utf-8").strip())
        key = new_key(chance)
        with os.fdopen(opened, "w", encoding="utf-8") as file:
            file.write(format_key(key) + "\n")
    except TeacherKeyError as error:
        raise KeyFileError(f"{path}: {error} Delete the file; a new key is made then.") from None
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else "not text"
        raise KeyFileError(f"The teacher's key cannot be kept in {path}: {why}.") from None
    return key
