"""The teacher's key: what opens the teacher's side, how it is typed, and how a browser keeps it.

The key is shown once. A browser keeps a token derived from it, and the server keeps only the
token's hash: whoever sees the store or a cookie does not learn the key.
"""

from __future__ import annotations

import hmac
import re
from hashlib import sha256
from random import Random
from typing import Final

from trainer.errors import TrainerError

LETTERS: Final = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Thirty signs; 0, O, 1, I, L and U are left out."""

GROUPS: Final = 7
IN_A_GROUP: Final = 4
"""Seven groups of four of thirty signs: 137 bits."""

_MEANT: Final = str.maketrans("U", "V")
_GAPS: Final = re.compile(r"[\s\-_.\u2010-\u2014]+")
_LONGEST: Final = 100
_TOKEN: Final = re.compile(r"[0-9a-f]{64}")
_PURPOSE: Final = b"the browser of a teacher"


class TeacherKeyError(TrainerError):
    """A text that is no key of a teacher; the words say what one looks like."""


def new_key(chance: Random) -> str:
    """Draw a key; `chance` must be one that nobody can guess, such as `secrets.SystemRandom()`."""
    return "".join(chance.choice(LETTERS) for _ in range(GROUPS * IN_A_GROUP))


def format_key(key: str) -> str:
    """Write a key in groups of four, as it is printed. The inverse of `parse_key`."""
    return "-".join(key[at : at + IN_A_GROUP] for at in range(0, len(key), IN_A_GROUP))


def parse_key(text: str) -> str:
    """Read a key as typed, with small letters and any gaps.

    Raises TeacherKeyError, which never repeats what was typed.
    """
    if len(text) <= _LONGEST:
        key = _GAPS.sub("", text).upper().translate(_MEANT)
        if len(key) == GROUPS * IN_A_GROUP and all(sign in LETTERS for sign in key):
            return key
    raise TeacherKeyError(f"The key has {GROUPS} groups of {IN_A_GROUP} letters and digits.")


def token_of(key: str) -> str:
    """Return what the teacher's browser keeps in place of the key."""
    return hmac.new(key.encode(), _PURPOSE, sha256).hexdigest()


def lock_of(token: str) -> str:
    """Return what the server keeps, to know key and token by: the hash of the token."""
    return sha256(token.encode()).hexdigest()


def key_opens(lock: str, typed: str) -> bool:
    """Tell whether a key as typed is the right one, in the same time for every wrong one."""
    try:
        key = parse_key(typed)
    except TeacherKeyError:
        return False
    return token_opens(lock, token_of(key))


def token_opens(lock: str, token: str) -> bool:
    """Tell whether a browser's token is the right one, in the same time for every wrong one."""
    if not _TOKEN.fullmatch(token):
        return False
    return hmac.compare_digest(lock_of(token).encode(), lock.encode())
