"""Chance: an own small generator, so that a seed gives the same cards on every Python.

It is splitmix64: the state grows by a fixed odd step, and what is handed out is the state with
its bits well mixed. 64 bits of state, nothing hidden, a few lines in any language.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

_MASK: Final = (1 << 64) - 1
_STEP: Final = 0x9E3779B97F4A7C15
_Item = TypeVar("_Item")


def next_number(state: int) -> tuple[int, int]:
    """Return 64 random bits and the state that follows; any whole number will do as a seed."""
    state = (state + _STEP) & _MASK
    mixed = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
    return mixed ^ (mixed >> 31), state


def number_below(limit: int, state: int) -> tuple[int, int]:
    """Return a number from 0 up to but not including `limit`, all equally likely, and the state."""
    # Numbers above the last whole multiple of the limit would favour the small ones.
    unfair = (1 << 64) % limit
    while True:
        number, state = next_number(state)
        if number >= unfair:
            return number % limit, state


def shuffled(items: Sequence[_Item], state: int) -> tuple[tuple[_Item, ...], int]:
    """Return the items in random order, every order equally likely, and the state that follows.

    This is the shuffle of Fisher and Yates, from the last place down to the second.
    """
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        # What `number_below` does, written out: a deal takes a hundred numbers.
        unfair = (1 << 64) % (last + 1)
        while True:
            state = (state + _STEP) & _MASK
            mixed = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
            mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
            number = mixed ^ (mixed >> 31)
            if number >= unfair:
                break
        other = number % (last + 1)
        order[last], order[other] = order[other], order[last]
    return tuple(order), state
