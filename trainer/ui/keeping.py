"""Who trains in this tab, and the store behind them. What cannot be kept is said, and waits."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from threading import Lock
from typing import Final

import streamlit as st

from trainer.classroom.codes import new_person_words
from trainer.content.library import Library
from trainer.store.errors import StoreDamaged, StoreError, WordsTaken
from trainer.store.ledger import Ledger, change, open_ledger, settle, write
from trainer.store.store import Store
from trainer.training.answer import Answer
from trainer.training.history import History, progress_of
from trainer.training.person import Person
from trainer.training.progress import Progress
from trainer.training.rating import Rating, new_person, new_puzzle
from trainer.ui.cookie import cookie
from trainer.ui.settings import Settings

_LEDGER: Final = "ledger"
_SETTINGS: Final = "settings"
_STRANGER: Final = "stays a stranger"
"""Set where somebody has chosen to be nobody whom the browser remembers."""

_COOKIE: Final = "sequence_trainer_person"
_KEY_BYTES: Final = 24
_TRIES: Final = 5
_FIRST: Final = Lock()
"""Two tabs opened at once on a new machine make one profile, not two."""


def begin(settings: Settings) -> None:
    """Find out who trains in this tab, once in its life."""
    st.session_state[_SETTINGS] = settings
    if _LEDGER not in st.session_state:
        st.session_state[_LEDGER] = _found(settings)


def settings() -> Settings:
    """Return what the app was started with."""
    kept = st.session_state.get(_SETTINGS)
    return kept if isinstance(kept, Settings) else Settings()


@st.cache_resource(show_spinner=False)
def opened(database: str) -> Store:
    """Return the store at an address, opened once for everybody. Raises StoreError."""
    return Store.open(database)


@st.cache_resource(show_spinner=False)
def put_aside(database: str) -> list[str]:  # noqa: ARG001 - one list for each
    """Return what is to be told of damaged files since the app was started."""
    return []


def store() -> Store:
    """Return the store. Raises StoreError in words for a person.

    Where a damaged file was put aside a new one is begun at once; the loss stays told.
    """
    place = settings().database
    try:
        return opened(place)
    except StoreDamaged as error:
        put_aside(place).append(str(error))
        return opened(place)


def ledger() -> Ledger:
    """Return the answers of who trains in this tab."""
    kept = st.session_state.get(_LEDGER)
    if not isinstance(kept, Ledger):
        kept = st.session_state[_LEDGER] = Ledger(somebody("Guest"))
    return kept


def person() -> Person:
    """Return who trains in this tab."""
    return ledger().person


def history() -> History:
    """Return the answers of who trains in this tab."""
    return ledger().history


def progress() -> Progress:
    """Return what they have solved."""
    now = ledger()
    return progress_of(now.history, now.person.last)


def rating() -> Rating:
    """Return how strong they are; that of a beginner where it is not known."""
    now = ledger()
    try:
        found = store().rating(now.person.id) if now.known else None
    except StoreError:
        found = None
    return found or new_person()


def keep(answer: Answer, book: Library | None = None) -> None:
    """Keep an answer, before anything is said about it."""
    puzzle = book.puzzle(answer.puzzle) if book is not None and answer.puzzle else None
    start = new_puzzle(puzzle.rating) if puzzle is not None else None
    _with_store(lambda kept: write(ledger(), kept, answer, start), answer, start)


def catch_up() -> None:
    """Keep what waits, and take over what other tabs have kept."""
    _with_store(lambda kept: settle(ledger(), kept))


def _with_store(
    act: Callable[[Store], Ledger], answer: Answer | None = None, start: Rating | None = None
) -> None:
    try:
        kept = store()
        _look_again(kept)
        st.session_state[_LEDGER] = act(kept)
    except StoreError as error:
        now = ledger() if answer is None else ledger().with_waiting(answer, start)
        st.session_state[_LEDGER] = replace(now, trouble=str(error))
    now = ledger()
    if now.trouble and not now.known:  # perhaps the words were somebody's already
        other = replace(now.person, words=new_person_words(secrets.SystemRandom()))
        st.session_state[_LEDGER] = replace(now, person=other)


def change_person(*, name: str = "", last: str = "", reviews: bool | None = None) -> str:
    """Keep what is given anew; return what stood in the way, or nothing.

    A stranger who takes a name or wants reviews is one no more; a look at a question is no reason.
    """
    try:
        now = change(ledger(), store(), name=name, last=last, reviews=reviews)
        if not now.known and (name or reviews is not None):
            now = replace(now, person=_added(now.person), known=True)
        st.session_state[_LEDGER] = now
    except StoreError as error:
        return str(error)
    return ""


def seen(question: str) -> None:
    """Remember a question as the place to continue."""
    if change_person(last=question):
        now = ledger()
        st.session_state[_LEDGER] = replace(now, person=replace(now.person, last=question))


def become(other: Person, *, known: bool = True) -> None:
    """Let somebody else train in this tab. Raises StoreError."""
    st.session_state[_LEDGER] = open_ledger(store(), other) if known else Ledger(other)
    st.session_state[_STRANGER] = not known


def keep_somebody(other: Person) -> None:
    """Keep a new person, who trains in this tab from now on. Raises StoreError."""
    become(_added(other))


def _added(other: Person) -> Person:
    """Keep a new person, with other words where these are somebody's. Raises StoreError."""
    for _ in range(_TRIES - 1):
        with suppress(WordsTaken):
            store().add_person(other)
            return other
        other = replace(other, words=new_person_words(secrets.SystemRandom()))
    store().add_person(other)
    return other


def with_way_back(brought: Person) -> Person:
    """Give who was brought in a new key or new words, where others here have theirs.

    Raises StoreError.
    """
    if brought.key and brought.words:
        return brought
    fresh = somebody(brought.name)
    mended = replace(brought, key=brought.key or fresh.key, words=brought.words or fresh.words)
    store().change_person(mended)
    return mended


def somebody(name: str) -> Person:
    """Make a person whom nobody knows yet."""
    return Person(
        id=secrets.token_hex(12),
        name=name,
        key=secrets.token_urlsafe(_KEY_BYTES),
        words=new_person_words(secrets.SystemRandom()),
        since=datetime.now(UTC),
    )


def _found(settings: Settings) -> Ledger:
    """Return the ledger of the person whom this browser remembers, or else of a new one."""
    name = "Guest" if settings.shared else "Me"
    try:
        kept = store()
        known = _remembered(kept)
        return open_ledger(kept, known) if known else Ledger(somebody(name))
    except StoreError as error:
        return Ledger(somebody(name), trouble=str(error))


def _remembered(kept: Store) -> Person | None:
    """Return the person whom this browser remembers, or else the first of one's own machine."""
    known = kept.person_by_key(cookie(_COOKIE))
    return known or (None if settings().shared else _first(kept))


def _look_again(kept: Store) -> None:
    """Find out who a stranger is before anything is kept of them.

    The store may have been out of reach, or another tab of the browser was the first to answer.
    """
    now = ledger()
    if now.known or st.session_state.get(_STRANGER):
        return
    known = _remembered(kept)
    if known is not None:
        st.session_state[_LEDGER] = replace(open_ledger(kept, known), waiting=now.waiting)


def _first(kept: Store) -> Person:
    """Return the oldest profile of one's own machine, made where there is none."""
    with _FIRST:
        people = kept.people()
        if not people:
            kept.add_person(somebody("Me"))
            people = kept.people()
    return people[0]
