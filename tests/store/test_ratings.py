"""Ratings follow from the answers, one after the other, on both databases."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from random import Random

import pytest

from tests.store.samples import NOON, answer, person
from trainer.store.store import Store
from trainer.training.answer import Answer, Mode, Outcome
from trainer.training.rating import Rating, is_rated, new_person, new_puzzle, rate

START = new_puzzle(1000)
PUZZLES = 50
STARTS = {f"p{number}": new_puzzle(600 + 20 * number) for number in range(PUZZLES)}
PEOPLE = 3


@pytest.fixture
def ada(store: Store) -> str:
    store.add_person(person())
    return person().id


def test_nobody_has_a_rating_before_the_first_rated_answer(store: Store, ada: str) -> None:
    store.record(ada, answer(1, mode=Mode.THEME), START)
    store.record(ada, answer(2, hints=1), START)
    store.record(ada, answer(3, outcome=Outcome.REFUSED), START)
    assert store.rating(ada) is None
    assert store.rating_course(ada) == ()
    assert store.puzzle_ratings() == {}


def test_a_rated_answer_moves_its_person_as_the_rating_says(store: Store, ada: str) -> None:
    given = answer(1)
    mine, puzzle = rate(new_person(), START, right=True, at=given.at)
    kept = store.record(ada, given, START)
    assert kept.rated is not None
    assert (kept.rated.person, kept.rated.puzzle_rating, kept.rated.met) == (mine, puzzle, START)
    assert (kept.rated.key, kept.rated.at, kept.rated.puzzle) == (given.key, given.at, "puzzle-1")
    assert store.rating(ada) == mine
    assert store.rating_course(ada) == (kept.rated,)


def test_an_answer_that_is_sent_twice_moves_ratings_once(store: Store, ada: str) -> None:
    first = store.record(ada, answer(1), START)
    again = store.record(ada, answer(1), START)
    assert again.rated == first.rated
    assert len(store.rating_course(ada)) == 1


def test_a_second_try_at_a_puzzle_moves_nothing(store: Store, ada: str) -> None:
    store.record(ada, answer(1, "a"), START)
    before = store.rating(ada)
    store.record(ada, answer(2, "a"), START)
    store.record(ada, answer(1, "a", number=2), START)
    assert store.rating(ada) == before


def test_a_puzzle_is_rated_on_from_where_it_stands_and_not_from_its_file(store: Store) -> None:
    for number in range(1, 3):
        store.add_person(person(number))
        for each in range(30):
            store.record(person(number).id, answer(each, f"p{each % 20}x{each}"), START)
    store.record(person(1).id, answer(40, "shared"), START)
    moved = store.puzzle_ratings()["shared"]
    kept = store.record(person(2).id, answer(40, "shared"), new_puzzle(2500))
    assert kept.rated is not None
    assert kept.rated.met == moved != START


def test_without_a_first_rating_an_answer_is_kept_and_moves_nothing(store: Store, ada: str) -> None:
    kept = store.record(ada, answer(1))
    assert kept.new
    assert kept.rated is None
    assert store.rating(ada) is None


def played(seed: int, number: int) -> list[Answer]:
    """Return what one person answers: a bit of everything."""
    chance = Random(seed)  # noqa: S311
    return [
        answer(
            each,
            f"p{chance.randrange(PUZZLES)}",
            mode=chance.choice([Mode.MIX] * 5 + [Mode.THEME]),
            outcome=chance.choice(list(Outcome)),
            hints=chance.choice([0, 0, 0, 1]),
            at=NOON + timedelta(hours=chance.randrange(1000)),
        )
        for each in range(number)
    ]


def expected(
    course: list[tuple[int, str, Answer]],
) -> tuple[dict[str, Rating], dict[str, Rating]]:
    """Compute ratings of people and of puzzles by the plainest way there is."""
    people: dict[str, Rating] = {}
    puzzles: dict[str, Rating] = {}
    earlier: dict[str, list[Answer]] = {}
    for _, who, given in sorted(course, key=lambda row: row[0]):
        if is_rated(given, earlier.setdefault(who, [])):
            met = puzzles.get(given.puzzle, STARTS[given.puzzle])
            people[who], puzzles[given.puzzle] = rate(
                people.get(who, new_person()), met, given.is_right, given.at
            )
        earlier[who].append(given)
    return people, {id_: rating for id_, rating in puzzles.items() if rating != STARTS[id_]}


def test_people_who_answer_at_once_get_the_ratings_of_one_after_the_other(store: Store) -> None:
    ids = [person(number).id for number in range(PEOPLE)]
    for number in range(PEOPLE):
        store.add_person(person(number))

    def play(number: int) -> None:
        for given in played(number, 90):
            store.record(ids[number], given, STARTS[given.puzzle])

    with ThreadPoolExecutor(PEOPLE) as pool:
        list(pool.map(play, range(PEOPLE)))
    course = [(row, id_, given) for id_ in ids for row, given in store.answers(id_)]
    people, puzzles = expected(course)
    assert len(people) == PEOPLE
    assert puzzles
    assert {id_: store.rating(id_) for id_ in ids} == people
    assert store.puzzle_ratings() == puzzles


def test_ratings_computed_again_are_those_that_ran_along(store: Store) -> None:
    for number in range(PEOPLE):
        store.add_person(person(number))
    for turn in zip(*(played(number, 90) for number in range(PEOPLE)), strict=True):
        for number, given in enumerate(turn):
            store.record(person(number).id, given, STARTS[given.puzzle])
    before = everything(store)
    store.recompute_ratings(STARTS)
    assert everything(store) == before
    assert before[2]


def everything(store: Store) -> tuple[object, object, object]:
    ids = [each.id for each in store.people()]
    return (
        [store.rating(id_) for id_ in ids],
        [store.rating_course(id_) for id_ in ids],
        dict(store.puzzle_ratings()),
    )
