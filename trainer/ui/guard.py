"""The guard at every door that a code or a secret opens: it makes guessing slow."""

from __future__ import annotations

import time
from collections.abc import Callable
from threading import Lock
from typing import TypeVar

import streamlit as st

from trainer.classroom.guesses import Guesses, failed, seconds_to_wait, vouch
from trainer.errors import TrainerError

_Found = TypeVar("_Found")


class TooManyGuesses(TrainerError):  # noqa: N818 - named for what has happened
    """So many codes were wrong that the next one has to wait; the words say how long."""


class _Book:
    """What all sessions of this process know about wrong codes."""

    def __init__(self) -> None:
        self.lock = Lock()
        self.guesses = Guesses()


@st.cache_resource(show_spinner=False)
def _book() -> _Book:
    return _Book()


def guarded(look: Callable[[], _Found | None], *, words: bool = False) -> _Found | None:
    """Look up a code or a secret; None where it is wrong. Raises TooManyGuesses.

    `words` says that it is of the short kind that brings somebody back. One look-up comes after
    the other: many tabs that guess at once have no more tries than one has.
    """
    book, address = _book(), st.context.ip_address
    address = address if isinstance(address, str) else ""  # one's own machine has none
    with book.lock:
        now = time.monotonic()
        wait = seconds_to_wait(book.guesses, address, now, words=words)
        if wait > 0:
            seconds = max(1, round(wait))
            raise TooManyGuesses(f"Too many wrong codes. Try again in {seconds} seconds.")
        found = look()
        if found is None:
            book.guesses = failed(book.guesses, address, now, words=words)
        else:
            book.guesses = vouch(book.guesses, address, now)
    return found
