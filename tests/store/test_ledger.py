"""The ledger of a tab: what waits, what is kept, and what other tabs have done meanwhile."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.store.samples import answer, person
from trainer.store.errors import StoreLocked, StoreUnreachable
from trainer.store.ledger import Ledger, change, open_ledger, settle, write
from trainer.store.store import Store
from trainer.training.person import Person

MIRA = person(1)


def test_a_stranger_is_kept_with_the_first_answer_and_not_before(store: Store) -> None:
    assert settle(Ledger(MIRA), store) == Ledger(MIRA)
    assert store.people() == ()
    ledger = write(Ledger(MIRA), store, answer(1))
    assert ledger.known
    assert store.people() == (MIRA,)
    assert ledger.history.answers == (answer(1),)


def test_two_tabs_of_one_person_see_each_others_answers(store: Store) -> None:
    store.add_person(MIRA)
    one, other = open_ledger(store, MIRA), open_ledger(store, MIRA)
    write(one, store, answer(1))
    other = write(other, store, answer(2))
    assert other.history.answers == (answer(1), answer(2))
    assert settle(one, store).history == other.history


def test_an_answer_waits_while_the_store_is_busy_and_is_kept_in_its_place(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    ledger = write(Ledger(MIRA), store, answer(1))
    with monkeypatch.context() as patch:

        def busy(*_: object) -> None:
            raise StoreLocked("busy")

        patch.setattr(store, "record", busy)
        ledger = write(ledger, store, answer(2))
        assert ledger.trouble == "busy"
        ledger = write(ledger, store, answer(3))
        assert [each.answer for each in ledger.waiting] == [answer(2), answer(3)]
        assert ledger.history.answers == (answer(1), answer(2), answer(3))
    ledger = settle(ledger, store)
    assert (ledger.trouble, ledger.waiting) == ("", ())
    assert [kept for _, kept in store.answers(MIRA.id)] == [answer(1), answer(2), answer(3)]


def test_a_stranger_who_was_kept_without_word_of_it_is_not_turned_away(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        add = store.add_person

        def kept_and_lost(person: Person) -> None:
            add(person)
            raise StoreUnreachable("lost")

        patch.setattr(store, "add_person", kept_and_lost)
        ledger = write(Ledger(MIRA), store, answer(1))
        assert (ledger.known, ledger.trouble) == (False, "lost")
    assert settle(ledger, store).trouble == ""
    assert [kept for _, kept in store.answers(MIRA.id)] == [answer(1)]


def test_what_no_store_can_hold_keeps_nothing_else_from_being_kept(store: Store) -> None:
    ledger = write(Ledger(MIRA), store, replace(answer(1), said="x" * 1_000_000))
    assert ledger.trouble
    assert ledger.waiting == ()
    assert write(ledger, store, answer(2)).history.answers == (answer(2),)


def test_who_was_forgotten_in_another_tab_begins_anew(store: Store) -> None:
    ledger = write(Ledger(MIRA), store, answer(1))
    store.forget_person(MIRA.id)
    ledger = write(ledger, store, answer(2))
    assert ledger.history.answers == (answer(2),)
    assert [kept for _, kept in store.answers(MIRA.id)] == [answer(2)]


def test_a_change_leaves_what_another_tab_has_changed(store: Store) -> None:
    store.add_person(MIRA)
    one, other = open_ledger(store, MIRA), open_ledger(store, MIRA)
    change(one, store, name="Ada")
    other = change(other, store, last="puzzle/here")
    assert (other.person.name, other.person.last) == ("Ada", "puzzle/here")
    assert change(other, store, reviews=True).person == store.people()[0]
