"""Measures how fast answers are kept: `python -m benchmarks.store`.

Answers a second with `synchronous` FULL, which the store uses, against NORMAL, which may lose the
last answers in a power cut; the two take turns within one run, so that other work on the machine
hits both. Then a crowd: how long each of many threads waits until its answer is kept.
"""
# ruff: noqa: T201 - what is measured is printed

from __future__ import annotations

import argparse
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

from sqlalchemy import event

from tests.store.samples import answer, person
from trainer.store.parcel import format_parcel, parse_parcel
from trainer.store.store import Store
from trainer.training.rating import new_puzzle

START = new_puzzle(900)
ROUNDS = 5
MANY = 10_000


def opened(place: str, synchronous: str = "FULL") -> Store:
    """Open a store with somebody in it."""
    store = Store.open(place)
    if synchronous == "NORMAL":
        store._engine.dispose()  # noqa: SLF001 - a setting that the store does not offer

        @event.listens_for(store._engine, "connect")  # noqa: SLF001
        def hurry(connection: object, _record: object) -> None:
            connection.execute("PRAGMA synchronous = NORMAL")  # type: ignore[attr-defined]

    store.add_person(person())
    return store


def rate(store: Store, first: int, number: int) -> float:
    """Return how many answers a second are kept, one after the other."""
    began = perf_counter()
    for each in range(first, first + number):
        store.record(person().id, answer(each), START)
    return number / (perf_counter() - began)


def compare(folder: Path, number: int) -> None:
    """Print rates and their ratio."""
    stores = {name: opened(str(folder / f"{name}.sqlite3"), name) for name in ("FULL", "NORMAL")}
    rates: dict[str, list[float]] = {name: [] for name in stores}
    for turn in range(ROUNDS):
        for name, store in stores.items():
            rates[name].append(rate(store, turn * number, number))
    full, normal = (median(rates[name]) for name in stores)
    print(f"one thread, rated answers a second: FULL {full:.0f}, NORMAL {normal:.0f}", end="")
    print(f", ratio {median(f / n for f, n in zip(*rates.values(), strict=True)):.2f}")
    for store in stores.values():
        store.close()


def crowd(place: str, threads: int, each: int) -> None:
    """Print how long threads wait that all keep answers at once."""
    store = opened(place)
    for number in range(2, threads + 2):
        store.add_person(person(number))

    def play(number: int) -> list[float]:
        waits = []
        for visit in range(each):
            began = perf_counter()
            store.record(person(number).id, answer(visit), START)
            waits.append(perf_counter() - began)
        return waits

    began = perf_counter()
    with ThreadPoolExecutor(threads) as pool:
        waits = [1000 * wait for some in pool.map(play, range(2, threads + 2)) for wait in some]
    took = perf_counter() - began
    kept = sum(len(store.answers(person(number).id)) for number in range(2, threads + 2))
    print(
        f"{threads} threads x {each}: {kept} of {threads * each} kept, {kept / took:.0f} a second, "
        f"median {median(waits):.0f} ms, p95 {percentile(waits):.0f} ms, worst {max(waits):.0f} ms"
    )
    store.close()


def percentile(values: Iterable[float]) -> float:
    """Return the value that nineteen of twenty lie under."""
    return quantiles(values, n=20)[-1]


def load(place: str) -> None:
    """Print how long all answers of a keen learner take to read."""
    store = opened(place)
    parcel = parse_parcel(store.export_person(person().id))
    brought = tuple((answer(10_000_000 + each), None) for each in range(MANY))
    store.import_person(format_parcel(replace(parcel, answers=brought)))
    times = []
    for _ in range(ROUNDS):
        began = process_time()
        store.answers(person().id)
        times.append(1000 * (process_time() - began))
    print(f"{MANY} answers read in {median(times):.0f} ms of process time")
    store.close()


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--number", type=int, default=200, help="answers in a round")
    parser.add_argument("--threads", type=int, default=100)
    parser.add_argument("--each", type=int, default=10, help="answers of each thread")
    parser.add_argument("--folder", type=Path, help="on the disk to measure")
    parser.add_argument("--database", default="", help="measure the crowd there instead")
    given = parser.parse_args()
    with TemporaryDirectory(dir=given.folder) as name:
        folder = Path(name)
        compare(folder, given.number)
        crowd(given.database or str(folder / "crowd.sqlite3"), given.threads, given.each)
        load(str(folder / "load.sqlite3"))


if __name__ == "__main__":
    main()
