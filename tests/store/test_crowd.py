"""Many at once: nothing is lost, nothing is there twice, and readers do not wait."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from threading import Event, Thread

import pytest

from tests.store.samples import answer, person
from trainer.store import answers, people
from trainer.store.store import Store
from trainer.training.rating import new_puzzle

THREADS = 100
EACH = 10
DOUBLED = int(os.environ.get("SEQUENCE_TRAINER_DOUBLED", "100"))
"""Answers that are sent several times; 1000 shows it in full."""


def test_a_hundred_threads_lose_no_answer_of_a_thousand(store: Store) -> None:
    for number in range(THREADS):
        store.add_person(person(number))

    def play(number: int) -> list[int]:
        id_ = person(number).id
        return [store.record(id_, answer(each), new_puzzle(900)).number for each in range(EACH)]

    with ThreadPoolExecutor(THREADS) as pool:
        numbers = list(pool.map(play, range(THREADS)))
    for number in range(THREADS):
        kept = store.answers(person(number).id)
        assert [row for row, _ in kept] == numbers[number]
        assert [each for _, each in kept] == [answer(each) for each in range(EACH)]
    assert len({row for rows in numbers for row in rows}) == THREADS * EACH


def test_what_processes_and_threads_send_twice_is_kept_once(place: str, store: Store) -> None:
    store.add_person(person())
    words = [sys.executable, "-m", "tests.store.writer", place, person().id, "0", str(DOUBLED)]
    processes = [
        subprocess.Popen(words, stdout=subprocess.PIPE, text=True, encoding="utf-8")
        for _ in range(2)
    ]

    def send(each: int) -> bool:
        return store.record(person().id, answer(each), new_puzzle(900)).new

    with ThreadPoolExecutor(8) as pool:
        ours = sum(pool.map(send, [each for each in range(DOUBLED) for _ in range(2)]))
    said = [process.communicate(timeout=120)[0].splitlines() for process in processes]
    assert [process.returncode for process in processes] == [0, 0]
    assert [len(lines) for lines in said] == [DOUBLED, DOUBLED]
    theirs = sum(line.endswith(" 1") for lines in said for line in lines)
    assert ours + theirs == DOUBLED, "each answer was new exactly once"
    assert len(store.answers(person().id)) == DOUBLED
    assert len(store.rating_course(person().id)) == DOUBLED


def test_who_reads_on_never_misses_an_answer_that_came_in_between(store: Store) -> None:
    writers = 6
    for number in range(writers):
        store.add_person(person(number))
    seen: dict[str, list[str]] = {person(number).id: [] for number in range(writers)}
    done = Event()

    def follow() -> None:
        after = dict.fromkeys(seen, 0)
        while True:
            last_round = done.is_set()
            for id_ in seen:
                rows = store.answers(id_, after=after[id_])
                seen[id_] += [each.key for _, each in rows]
                after[id_] = rows[-1][0] if rows else after[id_]
            if last_round:
                return

    def play(number: int) -> None:
        for each in range(20):
            store.record(person(number).id, answer(each))

    reader = Thread(target=follow)
    reader.start()
    with ThreadPoolExecutor(writers) as pool:
        list(pool.map(play, range(writers)))
    done.set()
    reader.join()
    assert set(map(tuple, seen.values())) == {tuple(answer(each).key for each in range(20))}


def test_a_reader_does_not_wait_for_a_writer(store: Store) -> None:
    store.add_person(person())
    store.record(person().id, answer(1))
    with store._writing() as connection:
        answers.add(connection, people.number_of(connection, person().id), answer(2))
        began = time.monotonic()
        assert len(store.answers(person().id)) == 1
        assert store.people() == (person(),)
        assert time.monotonic() - began < 2, "a writer that waits gives up after 5 s"
    assert len(store.answers(person().id)) == 2


@pytest.mark.parametrize("threads", [40])
def test_more_readers_than_connections_are_all_served(store: Store, threads: int) -> None:
    store.add_person(person())
    for each in range(50):
        store.record(person().id, answer(each))
    with ThreadPoolExecutor(threads) as pool:
        found = list(pool.map(lambda _: len(store.answers(person().id)), range(200)))
    assert set(found) == {50}
