"""A process that keeps answers: `python -m tests.store.writer PLACE PERSON FIRST NUMBER`.

It writes the visit of each answer as a line once the answer is kept, and so acknowledges it.
"""

from __future__ import annotations

import sys

from tests.store.samples import answer
from trainer.store.store import Store
from trainer.training.rating import new_puzzle


def main(place: str, person: str, first: str, number: str) -> None:
    """Keep answers one after the other."""
    store = Store.open(place)
    for each in range(int(first), int(first) + int(number)):
        given = answer(each)
        kept = store.record(person, given, new_puzzle(900))
        sys.stdout.write(f"{given.visit} {int(kept.new)}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(*sys.argv[1:])
