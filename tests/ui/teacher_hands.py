"""A teacher's hands: the pages with the key, a room, a class in it, and what it answers."""

from __future__ import annotations

import json
from datetime import timedelta
from random import Random

from tests.ui.tab import Tab
from trainer.classroom.items import items_of_lesson, task_of
from trainer.classroom.live import give
from trainer.classroom.pupil import Pupil, join
from trainer.classroom.room import Pace, Room, open_room
from trainer.classroom.steps import ask, set_items
from trainer.classroom.teacher_key import lock_of, token_of
from trainer.content.library import load_library, shipped_folders
from trainer.game.moves import format_move
from trainer.store.store import Store
from trainer.tactics.facts import facts_of
from trainer.tactics.goal import Win
from trainer.training.question import AnyTask
from trainer.ui.room_seen import now

KEY = "2345" * 7
LOCK = lock_of(token_of(KEY))
ADDRESS = "http://192.168.0.7:8501"
CODE = "KTMWXA"
BOOK = load_library(shipped_folders())
WIN = next(each for each in BOOK.puzzles if isinstance(each.goal, Win))
FACTS = facts_of(WIN.position, WIN.goal)  # type: ignore[arg-type]
LESSON = BOOK.lessons[0]
PUZZLE = f"puzzle/{WIN.id}"
ITEMS = (PUZZLE, *items_of_lesson(LESSON))
HOUR = timedelta(hours=1)
NAMES = ("Ada", "Ben", "Cleo", "Dan")


def outside(query: dict[str, str]) -> Tab:
    return Tab(query, shared=True, lock=LOCK, address=ADDRESS)


def teacher(query: dict[str, str]) -> Tab:
    tab = outside(query)
    tab.test.text_input(key="teacher key").set_value(KEY).run()
    tab.is_well()
    return tab


def again(tab: Tab) -> Tab:
    """Let a second pass, as the page does by itself."""
    tab.test.run()
    tab.is_well()
    return tab


def a_room(store: Store, pace: Pace = Pace.LIVE, items: tuple[str, ...] = ITEMS) -> Room:
    room = set_items(open_room("room1", CODE, now(), pace=pace), items, now())
    store.add_room(room)
    return room


def asking(store: Store, index: int = 0) -> Room:
    room = a_room(store)
    return store.change_room(room, ask(room, index, now()))


def a_class(store: Store, room: Room, names: tuple[str, ...] = NAMES) -> tuple[Pupil, ...]:
    chance = Random(1)  # noqa: S311 - the same every time
    for number, name in enumerate(names):
        here = store.pupils(room.id)
        pupil = join(room, here, id_=f"p{number}", nickname=name, now=now(), chance=chance)
        store.add_pupil(room.id, pupil)
    return store.pupils(room.id)


def says(store: Store, pupil: str, said: str, item: str = PUZZLE, number: int = 1) -> None:
    room = store.room(CODE)
    assert room is not None
    store.record(
        pupil,
        give(room, pupil, the_task(item), said, meaning="0" * 16, number=number, now=now()),
    )


def the_task(item: str) -> AnyTask:
    task = task_of(BOOK, item)
    assert task is not None
    return task


RIGHT = format_move(FACTS.right[0].move)
WRONG = format_move(next(each.move for each in FACTS.wrong if each.move.space is not None))
RIGHT_SPACE, WRONG_SPACE = FACTS.right[0].move.space, FACTS.wrong[0].move.space


def labels(tab: Tab) -> str:
    return "\n".join(str(button.label) for button in tab.test.button)


def downloads(tab: Tab) -> list[str]:
    return [element.proto.id for element in tab.test.get("download_button")]


def counts_on_board(tab: Tab) -> dict[str, str]:
    """Return what the board in the browser is told to show, space by space."""
    for element in tab.test.get("bidi_component"):
        proto = element.proto
        if proto.component_name.endswith("sequence_trainer_table"):
            found = json.loads(proto.json)["marks"]["counts"]
            assert isinstance(found, dict)
            return found
    raise AssertionError("there is no board")
