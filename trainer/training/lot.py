"""Lots: a choice that looks like chance, and is the same each time for the same seed."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from typing import Final

_BYTES: Final = 8


def weight(*words: object) -> int:
    """Return a number that depends on these words alone, and on each of them."""
    text = "\x1f".join(map(str, words))
    return int.from_bytes(sha256(text.encode()).digest()[:_BYTES], "big")


def drawn(ids: Iterable[str], *seed: object) -> str:
    """Draw one of several ids, of which there is at least one.

    An id that comes along later changes a draw only where it is itself what is drawn.
    """
    return max(ids, key=lambda id_: (weight(*seed, id_), id_))
