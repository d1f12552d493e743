"""JSON as this room keeps it: one object, its keys known, its values of exact kinds."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import Enum
from typing import Final, NoReturn, TypeVar

from trainer.errors import TrainerError

LONGEST: Final = 64 * 1024
"""Characters; anything longer is not even looked at."""

_Word = TypeVar("_Word", bound=Enum)


class JsonTextError(TrainerError, ValueError):
    """A text that is none of ours; the words say where it goes wrong."""


def write(values: Mapping[str, object]) -> str:
    """Write an object on one line, its keys sorted."""
    return json.dumps(dict(values), ensure_ascii=False, sort_keys=True, separators=(",", ":"))


@dataclass(frozen=True, slots=True)
class Values:
    """The values of a read object, to be taken each as what it must be."""

    name: str
    values: Mapping[str, object]

    def text(self, key: str, *, longest: int = 200) -> str:
        """Take a text. Raises JsonTextError, as all that follow."""
        value = self.values[key]
        if not _is_text(value, longest):
            raise self._wrong(key, f"a text of at most {longest} characters, all to be seen")
        return str(value)

    def number(self, key: str) -> int:
        """Take a whole number."""
        value = self.values[key]
        if not isinstance(value, int) or isinstance(value, bool):
            raise self._wrong(key, "a whole number")
        return value

    def flag(self, key: str) -> bool:
        """Take true or false."""
        value = self.values[key]
        if not isinstance(value, bool):
            raise self._wrong(key, "true or false")
        return value

    def texts(self, key: str, *, most: int, longest: int = 200) -> tuple[str, ...]:
        """Take a list of texts."""
        value = self.values[key]
        if not isinstance(value, list) or len(value) > most:
            raise self._wrong(key, f"a list of at most {most} texts")
        if not all(_is_text(each, longest) for each in value):
            raise self._wrong(key, f"texts of at most {longest} characters, all to be seen")
        return tuple(value)

    def word(self, key: str, kind: type[_Word]) -> _Word:
        """Take one of the words of an enumeration."""
        value = self.values[key]
        found = next((each for each in kind if each.value == value), None)
        if found is None:
            raise self._wrong(key, f"one of {', '.join(str(each.value) for each in kind)}")
        return found

    def time(self, key: str) -> datetime:
        """Take a time with its time zone."""
        text = self.text(key, longest=40)
        try:
            time = datetime.fromisoformat(text)
            if time.utcoffset() is not None:
                return time.astimezone(UTC)
        except (ValueError, OverflowError):
            raise self._wrong(key, "a time") from None
        raise self._wrong(key, "a time with its time zone")

    def time_or_none(self, key: str) -> datetime | None:
        """Take a time, or null."""
        return None if self.values[key] is None else self.time(key)

    def _wrong(self, key: str, expected: str) -> JsonTextError:
        return JsonTextError(f"{self.name}: '{key}' must be {expected}.")


def read(text: str, name: str, keys: frozenset[str]) -> Values:
    """Read an object that has just these keys; `name` is what it is called in an error.

    Raises JsonTextError for anything else.
    """
    if len(text) > LONGEST:
        raise JsonTextError(f"{name}: the text is longer than {LONGEST} characters.")
    try:
        found = json.loads(text, object_pairs_hook=_once, parse_constant=_no_number)
    except JsonTextError as error:
        raise JsonTextError(f"{name}: {error}") from None
    except (ValueError, RecursionError):
        raise JsonTextError(f"{name}: this is not JSON.") from None
    if not isinstance(found, dict):
        raise JsonTextError(f"{name}: expected an object.")
    for missing in sorted(keys - set(found)):
        raise JsonTextError(f"{name}: '{missing}' is missing.")
    for unknown in sorted(set(found) - keys):
        raise JsonTextError(f"{name}: '{unknown[:40]}' is not known.")
    return Values(name, found)


def _is_text(value: object, longest: int) -> bool:
    # Half characters, NUL and signs that control something go into no store and onto no page.
    return isinstance(value, str) and len(value) <= longest and value.isprintable()


def _once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise JsonTextError("a key is there twice.")
    return found


def _no_number(text: str) -> NoReturn:
    raise JsonTextError(f"{text} is not a number.")
