"""A person moves to another store with everything, and nobody moves in by a made-up file."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.store import samples
from tests.store.samples import NOON, answer, person
from trainer.store.errors import FileRefused
from trainer.store.parcel import Parcel, format_parcel, parse_parcel
from trainer.store.store import Store
from trainer.training.answer import Answer, Mode
from trainer.training.person import Person
from trainer.training.rating import HIGHEST, LOWEST, SUREST, VAGUEST, Rating, new_puzzle

START = new_puzzle(1100)

ratings = st.builds(
    Rating,
    value=st.floats(LOWEST, HIGHEST),
    deviation=st.floats(SUREST, VAGUEST),
    volatility=st.floats(0.01, 0.1),
    at=st.one_of(st.none(), samples.TIMES),
)
parcels = st.builds(
    Parcel,
    written=samples.TIMES,
    person=samples.people,
    answers=st.lists(
        st.tuples(samples.answers, st.one_of(st.none(), ratings)),
        max_size=8,
        unique_by=lambda pair: pair[0].key,
    ).map(tuple),
)


@given(parcels)
def test_a_parcel_that_is_written_and_read_is_the_same(parcel: Parcel) -> None:
    assert parse_parcel(format_parcel(parcel)) == parcel


@pytest.fixture
def elsewhere(tmp_path: Path) -> Store:
    return Store.open(str(tmp_path / "elsewhere.sqlite3"))


def filled(store: Store) -> str:
    """Let two people answer the same puzzles, and return the id of the second."""
    for number in (1, 2):
        store.add_person(person(number))
        for each in range(40):
            store.record(person(number).id, answer(each), START)
    store.record(person(2).id, answer(50, mode=Mode.THEME, given_up=0.25, hints=2))
    return person(2).id


def test_all_of_a_person_arrives_and_the_rating_is_the_same(store: Store, elsewhere: Store) -> None:
    id_ = filled(store)
    elsewhere.add_person(person(7))
    assert elsewhere.import_person(store.export_person(id_)) == person(2)
    assert answers_of(elsewhere, id_) == answers_of(store, id_)
    assert elsewhere.rating(id_) == store.rating(id_)
    assert [each.person for each in elsewhere.rating_course(id_)] == [
        each.person for each in store.rating_course(id_)
    ]
    assert without_date(elsewhere.export_person(id_)) == without_date(store.export_person(id_))


def test_a_second_time_brings_nothing_new(store: Store, elsewhere: Store) -> None:
    id_ = filled(store)
    text = store.export_person(id_)
    elsewhere.import_person(text)
    before = (answers_of(elsewhere, id_), elsewhere.rating(id_), elsewhere.people())
    elsewhere.import_person(text)
    assert (answers_of(elsewhere, id_), elsewhere.rating(id_), elsewhere.people()) == before


def test_what_was_answered_here_and_there_is_put_together(store: Store, elsewhere: Store) -> None:
    id_ = filled(store)
    elsewhere.import_person(store.export_person(id_))
    elsewhere.record(id_, answer(70), START)
    store.record(id_, answer(80), START)
    store.change_person(replace(person(2), name="Ben", last="puzzle/there"))
    kept = elsewhere.import_person(store.export_person(id_))
    assert {each.visit for each in answers_of(elsewhere, id_)} >= {"visit-70", "visit-80"}
    assert kept == person(2), "the one here stays as it is"
    assert [each.key for each in elsewhere.rating_course(id_)][-2:] == ["visit-70.1", "visit-80.1"]


def test_what_was_brought_moves_no_puzzle_here(store: Store, elsewhere: Store) -> None:
    id_ = filled(store)
    assert store.puzzle_ratings()
    elsewhere.import_person(store.export_person(id_))
    assert elsewhere.puzzle_ratings() == {}


def test_ratings_computed_again_after_a_move_are_the_same(store: Store, elsewhere: Store) -> None:
    id_ = filled(store)
    elsewhere.import_person(store.export_person(id_))
    elsewhere.record(id_, answer(90), START)
    before = (elsewhere.rating(id_), elsewhere.rating_course(id_), elsewhere.puzzle_ratings())
    elsewhere.recompute_ratings({"puzzle-90": START})
    after = (elsewhere.rating(id_), elsewhere.rating_course(id_), elsewhere.puzzle_ratings())
    assert after == before


def test_a_file_with_the_id_of_somebody_and_another_key_lets_nobody_in(store: Store) -> None:
    id_ = filled(store)
    forged = replace(parse_parcel(store.export_person(id_)), answers=())
    for key in ("mine", ""):
        text = format_parcel(replace(forged, person=replace(forged.person, key=key)))
        with pytest.raises(FileRefused, match="here already"):
            store.import_person(text)
    assert store.person_by_key(person(2).key) == person(2)
    assert store.person_by_key("mine") is None


def test_two_without_a_key_are_not_taken_for_one(store: Store) -> None:
    store.add_person(replace(person(1), key=""))
    forged = Parcel(NOON, replace(person(1), key="", name="Eve"), ((answer(1), None),))
    with pytest.raises(FileRefused):
        store.import_person(format_parcel(forged))
    assert store.answers(person(1).id) == ()


def test_a_newcomer_takes_over_neither_key_nor_words_of_somebody_here(store: Store) -> None:
    filled(store)
    forged = Parcel(NOON, replace(person(1), id="new", name="Eve"), ())
    arrived = store.import_person(format_parcel(forged))
    assert (arrived.key, arrived.words) == ("", "")
    assert store.person_by_key(person(1).key) == person(1)
    assert store.person_by_words(person(1).words) == person(1)


Change = Callable[[dict[str, Any]], object]
BROKEN: dict[str, Change] = {
    "another format": lambda file: file.update(format="something"),
    "a later version": lambda file: file.update(version=2),
    "a version that is a flag": lambda file: file.update(version=True),
    "no person": lambda file: file.pop("person"),
    "a person who is a list": lambda file: file.update(person=[]),
    "something too much": lambda file: file.update(more=1),
    "no answers": lambda file: file.pop("answers"),
    "answers that are a text": lambda file: file.update(answers="all"),
    "a date without a zone": lambda file: file.update(written="2030-01-01T00:00:00"),
    "no id": lambda file: file["person"].update(id=""),
    "a name of markup": lambda file: file["person"].update(name="<img src=x>"),
    "a name turned round": lambda file: file["person"].update(name="Mi\u202era"),
    "a name that is a number": lambda file: file["person"].update(name=7),
    "half a character": lambda file: file["person"].update(last="\ud800"),
    "a NUL": lambda file: file["answers"][0].update(said="a\0"),
    "an endless text": lambda file: file["answers"][0].update(said="x" * 20_000),
    "no such mode": lambda file: file["answers"][0].update(mode="cheat"),
    "no such outcome": lambda file: file["answers"][0].update(outcome="won"),
    "no such day": lambda file: file["answers"][0].update(at="2030-02-31T00:00:00+00:00"),
    "a day outside the calendar": lambda file: file["answers"][0].update(
        at="0001-01-01T00:00:00+14:00"
    ),
    "a day that is none further west": lambda file: file["answers"][0].update(
        at="0001-01-01T00:00:00+00:00"
    ),
    "a day that is none further east": lambda file: file["answers"][0].update(
        at="9999-12-31T23:59:59+00:00"
    ),
    "somebody since the first day": lambda file: file["person"].update(
        since="0001-01-01T00:00:00+00:00"
    ),
    "a number that is a flag": lambda file: file["answers"][0].update(number=True),
    "a number of nothing": lambda file: file["answers"][0].update(number=0),
    "a huge number": lambda file: file["answers"][0].update(milliseconds=10**40),
    "hints below nothing": lambda file: file["answers"][0].update(hints=-1),
    "a chance above one": lambda file: file["answers"][0].update(given_up=1.5),
    "a chance that is no number": lambda file: file["answers"][0].update(given_up=float("nan")),
    "a puzzle rated beyond all": lambda file: file["answers"][0].update(met="9000.0 60.0 0.06"),
    "a puzzle rated by no number": lambda file: file["answers"][0].update(met="nan 60.0 0.06"),
    "a puzzle rated by words": lambda file: file["answers"][0].update(met="very hard indeed"),
    "too few numbers in a rating": lambda file: file["answers"][0].update(met="900.0"),
    "no question": lambda file: file["answers"][0].update(question=""),
    "the same answer twice": lambda file: file["answers"].append(file["answers"][0]),
    "an answer that is nothing": lambda file: file["answers"].append(None),
    "more answers than anybody gives": lambda file: file.update(
        answers=[{**file["answers"][0], "visit": str(n)} for n in range(100_001)]
    ),
}


def good_file() -> dict[str, Any]:
    parcel = Parcel(NOON, person(), ((answer(1), START), (answer(2), None)))
    loaded = json.loads(format_parcel(parcel))
    assert isinstance(loaded, dict)
    return loaded


@pytest.fixture(scope="module")
def kept_open(tmp_path_factory: pytest.TempPathFactory) -> Store:
    return Store.open(str(tmp_path_factory.mktemp("kept") / "progress.sqlite3"))


@pytest.mark.parametrize("change", BROKEN.values(), ids=BROKEN.keys())
def test_a_broken_or_made_up_file_is_refused_with_a_sentence(
    kept_open: Store, change: Change
) -> None:
    file = good_file()
    change(file)
    with pytest.raises(FileRefused, match=r"\w+.*\.$"):
        kept_open.import_person(json.dumps(file))
    assert kept_open.people() == ()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "7",
        "no JSON",
        "[" * 100_000,
        '{"a":' * 100_000,
        '{"format": "sequence-trainer person", "format": "sequence-trainer person"}',
        "1" * 10_000,
        '"\ud800"',
        "\0",
        json.dumps(good_file())[:-10],
    ],
    ids=range(12),
)
def test_what_is_no_such_file_is_refused_with_a_sentence(kept_open: Store, text: str) -> None:
    with pytest.raises(FileRefused, match=r"\w+.*\.$"):
        kept_open.import_person(text)
    assert kept_open.people() == ()


def test_the_file_that_the_broken_ones_are_made_from_is_good(elsewhere: Store) -> None:
    assert elsewhere.import_person(json.dumps(good_file())) == person()


@given(st.data())
def test_no_change_of_a_letter_does_more_than_be_read_or_refused(data: st.DataObject) -> None:
    text = format_parcel(Parcel(NOON, person(), ((answer(1), START),)))
    at = data.draw(st.integers(0, len(text) - 1))
    letter = data.draw(st.sampled_from('"{}[]:,0-9eE.\\ \n\0a\ud800'))
    try:
        assert parse_parcel(text[:at] + letter + text[at + 1 :])
    except FileRefused as refused:
        assert str(refused).endswith(".")  # noqa: PT017 - either is right


def answers_of(store: Store, id_: str) -> list[Answer]:
    return [each for _, each in store.answers(id_)]


def without_date(text: str) -> tuple[Person, object]:
    parcel = parse_parcel(text)
    return parcel.person, parcel.answers
