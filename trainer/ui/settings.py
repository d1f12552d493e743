"""What the app is started with, as the words that Streamlit hands to the script."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

_DATABASE: Final = "--database="
_SHARED: Final = "--shared"
_LOCK: Final = "--lock="
_ADDRESS: Final = "--address="
_OPTIONS: Final = (_DATABASE, _SHARED, _LOCK, _ADDRESS)


@dataclass(frozen=True, slots=True)
class Settings:
    """Folders of content of one's own, the store, and whether strangers share the server.

    `database` is an address for the store, empty for the file of this machine's user. On one's
    own machine all profiles are offered by name; on a shared server nobody sees another. `lock`
    is that of the teacher's key, empty where there is no classroom; `address` is what others type
    to come here, empty where nobody else can.
    """

    folders: tuple[Path, ...] = ()
    database: str = ""
    shared: bool = False
    lock: str = ""
    address: str = ""


def format_settings(settings: Settings) -> list[str]:
    """Write settings as words of a command. The inverse of `parse_settings`."""
    words = [_DATABASE + settings.database] if settings.database else []
    words += [_SHARED] if settings.shared else []
    words += [_LOCK + settings.lock] if settings.lock else []
    words += [_ADDRESS + settings.address] if settings.address else []
    return words + [str(folder.resolve()) for folder in settings.folders]


def parse_settings(words: Iterable[str]) -> Settings:
    """Read the words of a command; folders are those that are no options."""
    said: dict[str, str] = {}
    folders: list[Path] = []
    for word in words:
        option = next((each for each in _OPTIONS if word.startswith(each)), None)
        if option is None:
            folders.append(Path(word))
        else:
            said[option] = word.removeprefix(option)
    return Settings(
        tuple(folders),
        database=said.get(_DATABASE, ""),
        shared=_SHARED in said,
        lock=said.get(_LOCK, ""),
        address=said.get(_ADDRESS, ""),
    )
