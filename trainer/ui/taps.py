"""Taps on the table as they come from a browser, which nobody has to trust."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal, TypeGuard

from trainer.game.spaces import SIZE

MOST_AT_ONCE: Final = 400
"""More waiting taps than this are nobody's fingers."""

_HIGHEST: Final = {"space": SIZE * SIZE, "card": 100, "key": 128}
"""Indices are lower than this, by kind."""

Kind = Literal["space", "card", "key"]


@dataclass(frozen=True, slots=True)
class Tap:
    """A learner touched a space or a card of the hand, or pressed a key.

    `index` is the number of the space (0 to 99), the place in the hand (from 0), or the ASCII
    number of the sign on the key.
    """

    kind: Kind
    index: int
    scene: str = ""
    """The scene that was on show when it was touched."""


@dataclass(frozen=True, slots=True)
class NumberedTap:
    """A tap with its number; numbers rise by one with every tap at one table."""

    number: int
    tap: Tap


def taps_after(ack: int, sent: object, run: str) -> Iterator[NumberedTap]:
    """Yield the taps that were not handled yet, in order, each number once.

    `ack` is the last number that was handled, `run` names the numbering: what belongs to
    another one is dropped, and so is everything that does not look like a tap.
    """
    if not isinstance(sent, dict) or sent.get("run") != run:
        return
    entries = sent.get("taps")
    if not isinstance(entries, list) or len(entries) > MOST_AT_ONCE:
        return
    end = ack + 1 + MOST_AT_ONCE
    taps = [tap for entry in entries if (tap := _numbered(entry, end)) is not None]
    for tap in sorted(taps, key=lambda tap: tap.number):
        if tap.number > ack:
            ack = tap.number
            yield tap


def _numbered(entry: object, end: int) -> NumberedTap | None:
    if not isinstance(entry, dict):
        return None
    number, kind, index, scene = (entry.get(name) for name in ("q", "kind", "i", "scene"))
    if not _within(number, end) or not _is_kind(kind):
        return None
    if not _within(index, _HIGHEST[kind]):
        return None
    if not isinstance(scene, str):
        return None
    return NumberedTap(number, Tap(kind, index, scene))


def _is_kind(value: object) -> TypeGuard[Kind]:
    return value in ("space", "card", "key")


def _within(value: object, end: int) -> TypeGuard[int]:
    return type(value) is int and 0 <= value < end


def faces_held(sent: object) -> frozenset[str]:
    """Return the names of the faces that the browser says it holds."""
    held = sent.get("held") if isinstance(sent, dict) else None
    if not isinstance(held, list) or len(held) > MOST_AT_ONCE:
        return frozenset()
    return frozenset(name for name in held if isinstance(name, str))
