"""A server is killed while learners answer: nothing that was acknowledged is lost.

SEQUENCE_TRAINER_KILLS says how often; `-rP` prints what was seen.
"""

from __future__ import annotations

import os
import time
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from threading import Thread

from websockets.exceptions import WebSocketException

from tests.wire.served import Served, free_port
from tests.wire.wire_tab import WireTab
from trainer.content.library import load_library, shipped_folders
from trainer.game.moves import format_move
from trainer.store.store import Store
from trainer.tactics.facts import facts_of
from trainer.tactics.goal import Complete, Win
from trainer.training.person import Person

KILLS = int(os.environ.get("SEQUENCE_TRAINER_KILLS", "2"))
SEED = 20261130
LONGEST_LIFE = 1.5
"""Seconds from the first answer to the end of a server."""
PUZZLES = [
    (puzzle.id, format_move(facts_of(puzzle.position, puzzle.goal).right[0].move))
    for puzzle in load_library(shipped_folders()).puzzles
    if isinstance(puzzle.goal, Win | Complete)
]
"""Puzzles to win, each with a move that does."""


def answer_until_it_dies(port: int, key: str, acknowledged: list[tuple[str, str]]) -> None:
    """Solve one puzzle after the other, and note each whose answer was said to be right."""
    try:
        for puzzle, move in PUZZLES:
            cookies = {"sequence_trainer_person": key}
            with WireTab(f"http://127.0.0.1:{port}", {"puzzle": puzzle}, cookies=cookies) as tab:
                tab.type("typed move", move)
                if "next" in tab.keys and "Your answers wait" not in tab.text:
                    acknowledged.append((key, f"puzzle/{puzzle}"))
    except (WebSocketException, OSError):
        return


def test_what_a_killed_server_has_acknowledged_is_kept(tmp_path: Path) -> None:
    database, port, chance = tmp_path / "progress.sqlite3", free_port(), Random(SEED)  # noqa: S311 - when to kill
    store = Store.open(str(database))
    acknowledged: list[tuple[str, str]] = []
    for life in range(KILLS):
        key = f"somebody-with-a-key-of-life-{life:06}"
        store.add_person(
            Person(
                id=f"p{life}",
                name="Ada",
                key=key,
                words=f"calm-otter-{life}",
                since=datetime.now(UTC),
            )
        )
        server = Served("app", tmp_path, str(database), port=port, options=("--shared",))
        try:
            client = Thread(target=answer_until_it_dies, args=(port, key, acknowledged))
            before = len(acknowledged)
            client.start()
            deadline = time.monotonic() + 60
            while len(acknowledged) == before and time.monotonic() < deadline:
                time.sleep(0.01)
            time.sleep(chance.uniform(0, LONGEST_LIFE))
        finally:
            server.kill()
        client.join()
    kept = {
        (person.key, answer.question)
        for person in store.people()
        for _, answer in store.answers(person.id)
    }
    store.close()
    lost = [each for each in acknowledged if each not in kept]
    seen = f"{KILLS} kills, {len(acknowledged)} acknowledged, {len(lost)} lost, {len(kept)} kept"
    print(seen)  # noqa: T201 - for -rP
    assert len({key for key, _ in acknowledged}) == KILLS, "each life acknowledged something"
    assert lost == []
