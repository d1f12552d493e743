"""A process that is killed while it writes has lost nothing of what it acknowledged."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from pathlib import Path
from random import Random

from tests.store.samples import person
from trainer.store.store import Store

KILLS = int(os.environ.get("SEQUENCE_TRAINER_KILLS", "3"))
"""How often a writer is killed; 100 shows it in full."""


def test_no_acknowledged_answer_is_lost_when_its_writer_is_killed(place: str) -> None:
    chance = Random(7)  # noqa: S311
    store = Store.open(place)
    store.add_person(person())
    store.close()
    acknowledged: list[str] = []
    for turn in range(KILLS):
        acknowledged += killed_writer(place, turn, chance.randrange(1, 40))
        if "://" not in place:
            assert integrity(Path(place)) == "ok"
    store = Store.open(place)
    kept = [each.visit for _, each in store.answers(person().id)]
    assert len(acknowledged) >= KILLS
    assert set(acknowledged) <= set(kept)
    assert len(set(kept)) == len(kept)
    assert len(kept) - len(acknowledged) <= KILLS, "at most the one that was under way"
    assert [each.key for each in store.rating_course(person().id)] == [f"{v}.1" for v in kept]
    store.close()


def killed_writer(place: str, turn: int, lines: int) -> list[str]:
    """Let a process write, kill it after some lines, and return the visits it acknowledged."""
    words = [str(turn * 10_000), "10000"]
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.store.writer", place, person().id, *words],
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )
    assert process.stdout is not None
    said = [process.stdout.readline() for _ in range(lines)]
    process.kill()
    said += process.stdout.readlines()
    process.stdout.close()
    process.wait()
    return [line.split()[0] for line in said if line.endswith("\n")]


def integrity(path: Path) -> str:
    connection = sqlite3.connect(path)
    (found,) = connection.execute("PRAGMA integrity_check").fetchone()
    connection.close()
    return str(found)
