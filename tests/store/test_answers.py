"""Answers are facts: kept once, in order, for good; on both databases."""

from __future__ import annotations

import time
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from tests.store.samples import MODES, NOON, OUTCOMES, answer, person
from trainer.store.errors import NotStorable
from trainer.store.parcel import format_parcel, parse_parcel
from trainer.store.store import Store
from trainer.training.answer import Mode, Outcome

MANY = 10_000
"""What a keen learner gives in some years."""


@pytest.fixture
def ada(store: Store) -> str:
    store.add_person(person())
    return person().id


def test_an_answer_of_every_mode_and_outcome_comes_back_as_it_was(store: Store, ada: str) -> None:
    given = [
        answer(10 * a + b, mode=mode, outcome=outcome, given_up=b / 10, hints=a, rule="JACK-ONE-2")
        for a, mode in enumerate(MODES)
        for b, outcome in enumerate(OUTCOMES)
    ]
    for each in given:
        store.record(ada, each)
    assert [kept for _, kept in store.answers(ada)] == given


def test_the_same_key_twice_is_one_row_and_the_first_one_stays(store: Store, ada: str) -> None:
    first = store.record(ada, answer(1))
    again = store.record(ada, answer(1))
    other = store.record(ada, answer(1, outcome=Outcome.SHOWN, said="changed"))
    assert first.new
    assert (again.new, other.new) == (False, False)
    assert first.number == again.number == other.number
    assert store.answers(ada) == ((first.number, answer(1)),)


def test_the_same_key_of_two_people_is_two_answers(store: Store, ada: str) -> None:
    store.add_person(person(2))
    store.record(ada, answer(1))
    assert store.record(person(2).id, answer(1, said="other")).new
    assert [kept for _, kept in store.answers(ada)] == [answer(1)]


def test_order_is_that_of_keeping_even_where_a_clock_was_set_back(store: Store, ada: str) -> None:
    given = [answer(number, at=NOON - timedelta(days=number)) for number in range(1, 6)]
    numbers = [store.record(ada, each).number for each in given]
    assert numbers == sorted(set(numbers))
    assert store.answers(ada) == tuple(zip(numbers, given, strict=True))


def test_only_what_came_after_a_row_can_be_asked_for(store: Store, ada: str) -> None:
    numbers = [store.record(ada, answer(number)).number for number in range(1, 6)]
    assert [kept.visit for _, kept in store.answers(ada, after=numbers[2])] == [
        "visit-4",
        "visit-5",
    ]
    assert store.answers(ada, after=numbers[-1]) == ()


def test_a_number_is_never_used_again(store: Store, ada: str) -> None:
    last = store.record(ada, answer(1)).number
    store.forget_person(ada)
    store.add_person(person())
    assert store.record(ada, answer(1)).number > last


def test_times_come_back_in_utc_to_the_microsecond(store: Store, ada: str) -> None:
    at = datetime.fromisoformat("2031-03-30T02:30:00.000001+05:30")
    store.record(ada, answer(1, at=at))
    ((_, kept),) = store.answers(ada)
    assert kept.at == at
    assert kept.at.tzinfo is UTC


def test_what_no_database_can_hold_is_refused_and_nothing_is_kept(store: Store, ada: str) -> None:
    for faulty in (
        answer(1, said="a\0b"),
        answer(1, cause="\ud800"),
        answer(1, said="x" * 10_001),
        answer(1, visit="x" * 501),
        answer(1, hints=2**31),
        answer(1, number=2**40),
        answer(1, milliseconds=2**63),
    ):
        with pytest.raises(NotStorable):
            store.record(ada, faulty)
    assert store.answers(ada) == ()


def test_hostile_texts_in_answers_are_kept_as_they_are(store: Store, ada: str) -> None:
    texts = ["'; DROP TABLE answers; --", "%s", "\\", "\x7f", "\u2028", '{"a": 1}', "x" * 10_000]
    for number, text in enumerate(texts):
        store.record(ada, answer(number, said=text))
    assert [kept.said for _, kept in store.answers(ada)] == texts


def test_ten_thousand_answers_of_a_person_are_there_in_a_moment(store: Store, ada: str) -> None:
    parcel = parse_parcel(store.export_person(ada))
    given = tuple((answer(number, mode=Mode.THEME), None) for number in range(MANY))
    store.import_person(format_parcel(replace(parcel, answers=given)))
    assert len(store.answers(ada)) == MANY
    best = min(_seconds_to_load(store, ada) for _ in range(5))
    assert best < 0.3


def _seconds_to_load(store: Store, id_: str) -> float:
    """Return the time of this process, which other work on the machine does not lengthen much."""
    began = time.process_time()
    store.answers(id_)
    return time.process_time() - began
