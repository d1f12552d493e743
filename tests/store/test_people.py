"""People come, change, come back and are forgotten, on both databases."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta, timezone
from traceback import format_exception

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.store import samples
from tests.store.samples import person
from trainer.store.errors import (
    NoSuchPerson,
    NotStorable,
    PersonTaken,
    StoreError,
    WordsTaken,
)
from trainer.store.store import Store
from trainer.training.answer import Answer
from trainer.training.person import Person

HOSTILE = [
    "'; DROP TABLE people; --",
    '" OR ""="',
    "') OR 1=1 --",
    "%",
    "_",
    "\\",
    "?",
    ":key",
    "{0}",
    "$1",
    "\x01",
    "\u202e",
    "x" * 500,
]


def test_who_was_added_is_found_by_key_and_words_and_in_the_list(store: Store) -> None:
    one, other = person(1), person(2, "Ben")
    store.add_person(one)
    store.add_person(other)
    assert store.people() == (one, other)
    assert store.person_by_key(one.key) == one
    assert store.person_by_words(other.words) == other


def test_people_stand_in_the_order_they_came_whatever_their_clocks_said(store: Store) -> None:
    late, early = person(9), person(2)
    store.add_person(late)
    store.add_person(early)
    assert store.people() == (late, early)


def test_nobody_is_found_by_what_nobody_has(store: Store) -> None:
    store.add_person(replace(person(1), key="", words=""))
    store.add_person(replace(person(2), key="", words=""))
    for text in ("", "calm-otter-9", "\0", "\ud800", *HOSTILE):
        assert store.person_by_key(text) is None
        assert store.person_by_words(text) is None


def test_hostile_texts_are_kept_as_the_texts_they_are(store: Store) -> None:
    strange = [
        replace(person(number), key=text, words=text, last=text)
        for number, text in enumerate(HOSTILE)
    ]
    for somebody in strange:
        store.add_person(somebody)
    assert store.people() == tuple(strange)
    for somebody in strange:
        assert store.person_by_key(somebody.key) == somebody
        assert store.person_by_words(somebody.words) == somebody


def test_all_of_a_person_can_change_but_the_id_and_the_day(store: Store) -> None:
    store.add_person(person(2))
    store.add_person(person(1))
    changed = replace(
        person(1), name="Ada", key="another key", words="", reviews=True, last="puzzle/first"
    )
    store.change_person(replace(changed, since=samples.NOON))
    assert store.people() == (person(2), changed)


def test_words_and_keys_belong_to_one_person_only(store: Store) -> None:
    store.add_person(person(1))
    store.add_person(person(2))
    with pytest.raises(WordsTaken, match="calm-otter-1"):
        store.add_person(replace(person(3), words=person(1).words))
    with pytest.raises(PersonTaken):
        store.add_person(replace(person(3), key=person(1).key))
    with pytest.raises(PersonTaken):
        store.add_person(replace(person(3), id=person(1).id))
    with pytest.raises(WordsTaken):
        store.change_person(replace(person(2), words=person(1).words))
    with pytest.raises(PersonTaken):
        store.change_person(replace(person(2), key=person(1).key))
    assert store.people() == (person(1), person(2))


def test_words_are_free_again_once_their_owner_is_forgotten(store: Store) -> None:
    store.add_person(person(1))
    store.forget_person(person(1).id)
    store.add_person(replace(person(2), words=person(1).words))
    assert len(store.people()) == 1


def test_who_is_not_there_can_neither_change_nor_answer_nor_be_forgotten(store: Store) -> None:
    for id_ in ("nobody", "", "\0", "\ud800", *HOSTILE):
        with pytest.raises((NoSuchPerson, NotStorable)):
            store.change_person(replace(person(), id=id_))
        with pytest.raises(NoSuchPerson):
            store.forget_person(id_)
        with pytest.raises(NoSuchPerson):
            store.record(id_, samples.answer())
        with pytest.raises(NoSuchPerson):
            store.answers(id_)
        with pytest.raises(NoSuchPerson):
            store.rating(id_)
        with pytest.raises(NoSuchPerson):
            store.rating_course(id_)
        with pytest.raises(NoSuchPerson):
            store.export_person(id_)


def test_what_no_database_can_hold_is_refused_before_it_is_tried(store: Store) -> None:
    for faulty in (
        replace(person(), id=""),
        replace(person(), id="x" * 501),
        replace(person(), key="a\0b"),
        replace(person(), words="\ud800"),
        replace(person(), last="x" * 501),
        replace(person(), name="two  blanks"),
        replace(person(), name="<b>"),
        replace(person(), since=datetime.max.replace(tzinfo=timezone(timedelta(hours=-1)))),
    ):
        with pytest.raises(NotStorable):
            store.add_person(faulty)
    assert store.people() == ()


def test_no_key_stands_in_what_a_log_keeps_of_a_fault(store: Store) -> None:
    with store._writing() as connection:
        connection.exec_driver_sql("ALTER TABLE people RENAME TO persons")
    with pytest.raises(StoreError) as told:
        store.person_by_key(person(1234).key)
    assert person(1234).key not in "".join(format_exception(told.value))


@settings(max_examples=30, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(somebody=samples.people, others=st.lists(samples.answers, max_size=5))
def test_every_person_comes_back_as_they_were(
    store: Store, somebody: Person, others: list[Answer]
) -> None:
    store.add_person(somebody)
    assert store.people() == (somebody,)
    first = {answer.key: answer for answer in reversed(others)}
    for answer in others:
        store.record(somebody.id, answer)
    assert {answer.key: answer for _, answer in store.answers(somebody.id)} == first
    store.forget_person(somebody.id)
