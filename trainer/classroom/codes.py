"""Codes that people read and type: at the door of a room, and to come back as oneself."""

from __future__ import annotations

import re
from collections.abc import Container
from difflib import get_close_matches
from random import Random
from typing import Final

from trainer.classroom.words import ADJECTIVES, NOUNS
from trainer.errors import TrainerError

LETTERS: Final = "ABCDEFGHJKLMNPRSTVWXYZ"
"""The 22 letters of a room code: I, O, Q and U look like others. 22 ** 6 is 113 million codes."""

LENGTH: Final = 6
LONGEST: Final = 60
"""Characters of anything typed as a code; more is refused before it is looked at."""

_MOST_DRAWS: Final = 1000
_MEANT: Final = str.maketrans("IOQU015682", "LDDVDLSGBZ")
_GAPS: Final = re.compile(r"[\s\-_.\u2010-\u2014]+")
_RUDE: Final = ("ASS", "FAG", "FART", "GAY", "JAP", "KKK", "NAZ", "PEE", "SEX", "SHAG", "TARD")
"""What these letters can spell that no child should read at the door."""

_NUMBERS: Final = tuple(number for number in range(20, 100) if number not in (69, 88))
_NOUNS: Final = frozenset(NOUNS)
_ALL: Final = (*ADJECTIVES, *NOUNS)
_FOR_PERSON: Final = re.compile(r"(?P<words>[a-z ]+?) ?(?P<number>\d\d)", re.ASCII)


class CodeError(TrainerError):
    """A code that is none; the words say what one looks like."""


def new_room_code(chance: Random, taken: Container[str] = ()) -> str:
    """Draw a code for a room, none of those taken. `chance` must be one that nobody can guess.

    Raises CodeError where nearly all are taken.
    """
    for _ in range(_MOST_DRAWS):
        code = "".join(chance.choice(LETTERS) for _ in range(LENGTH))
        if code not in taken and not any(word in code for word in _RUDE):
            return code
    raise CodeError("There is no free code left. Close a room first.")


def format_room_code(code: str) -> str:
    """Write a code for the board, in two groups: `KTM WXA`. The inverse of `parse_room_code`."""
    return f"{code[: LENGTH // 2]} {code[LENGTH // 2 :]}"


def parse_room_code(text: str) -> str:
    """Read a code as typed: small letters, gaps and letters or digits that look alike will do.

    Raises CodeError for anything that cannot be the code of a room.
    """
    if len(text) <= LONGEST:
        code = _GAPS.sub("", text).upper().translate(_MEANT)
        if len(code) == LENGTH and all(letter in LETTERS for letter in code):
            return code
    raise CodeError(f"The code of a room has {LENGTH} letters, such as KTM WXA.")


def new_words(chance: Random, taken: Container[str] = ()) -> str:
    """Draw the two words of a pupil, none of those taken: `calm-otter`.

    Raises CodeError where nearly all are taken.
    """
    for _ in range(_MOST_DRAWS):
        words = f"{chance.choice(ADJECTIVES)}-{chance.choice(NOUNS)}"
        if words not in taken:
            return words
    raise CodeError("There are no two words left.")


def format_words(words: str) -> str:
    """Write two words for people: `calm otter`. The inverse of `parse_words`."""
    return words.replace("-", " ")


def parse_words(text: str) -> str:
    """Read two words as typed: `Calm Otter`, `calmotter`, and `otter calm` the other way round.

    Raises CodeError for anything else; where one word alone is misspelt, it names that word.
    """
    typed = _plain(text)
    found = _two_words(typed)
    if found is None:
        raise CodeError(_misspelt(typed) or "Type your two words, such as calm otter.")
    return found


def new_person_words(chance: Random, taken: Container[str] = ()) -> str:
    """Draw the code that brings a person back, none of those taken: `calm-otter-47`.

    Raises CodeError where nearly all are taken.
    """
    for _ in range(_MOST_DRAWS):
        words = f"{new_words(chance)}-{chance.choice(_NUMBERS)}"
        if words not in taken:
            return words
    raise CodeError("There are no two words left.")


def parse_person_words(text: str) -> str:
    """Read two words and two digits as typed: `Calm Otter 47`, `calmotter47`.

    `format_words` writes them for people. Raises CodeError for anything else.
    """
    match = _FOR_PERSON.fullmatch(_plain(text))
    found = _two_words(match["words"]) if match else None
    if match is None or found is None:
        raise CodeError("Type your two words and the number, such as calm otter 47.")
    return f"{found}-{match['number']}"


def _plain(text: str) -> str:
    return _GAPS.sub(" ", text).strip().lower() if len(text) <= LONGEST else ""


def _two_words(text: str) -> str | None:
    joined = text.replace(" ", "")
    for adjective in ADJECTIVES:
        # No two pairs run together to the same letters, so the first that fits is the one.
        if joined.startswith(adjective) and joined[len(adjective) :] in _NOUNS:
            return f"{adjective}-{joined[len(adjective) :]}"
    first, _, second = text.partition(" ")
    return f"{second}-{first}" if second in ADJECTIVES and first in _NOUNS else None


def _misspelt(text: str) -> str:
    """Say which of two words is none of the lists; empty unless it is one alone."""
    parts = text.split(" ")
    unknown = [part for part in parts if part not in _ALL]
    if len(parts) != 2 or len(unknown) != 1 or not unknown[0].isalpha():
        return ""
    near = get_close_matches(unknown[0], _ALL, n=1, cutoff=0.7)
    hint = f"Do you mean {near[0]}?" if near else "Look at each letter."
    return f"There is no word {unknown[0]} here. {hint}"
