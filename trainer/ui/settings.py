"""What the app is started with, as the words that Streamlit hands to the script."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

_DATABASE: Final = "--database="
_SHARED: Final = "--shared"


@dataclass(frozen=True, slots=True)
class Settings:
    """Folders of content of one's own, the store, and whether strangers share the server.

    `database` is an address for the store, empty for the file of this machine's user. On one's
    own machine all profiles are offered by name; on a shared server nobody sees another.
    """

    folders: tuple[Path, ...] = ()
    database: str = ""
    shared: bool = False


def format_settings(settings: Settings) -> list[str]:
    """Write settings as words of a command. The inverse of `parse_settings`."""
    words = [_DATABASE + settings.database] if settings.database else []
    words += [_SHARED] if settings.shared else []
    return words + [str(folder.resolve()) for folder in settings.folders]


def parse_settings(words: Iterable[str]) -> Settings:
    """Read the words of a command; folders are those that are no options."""
    folders: list[Path] = []
    database, shared = "", False
    for word in words:
        if word == _SHARED:
            shared = True
        elif word.startswith(_DATABASE):
            database = word.removeprefix(_DATABASE)
        else:
            folders.append(Path(word))
    return Settings(tuple(folders), database, shared)
