"""A teacher and pupils: one works on the store as another page does, the others on their pages."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from tests.ui.tab import LABEL, Tab
from trainer.classroom import steps
from trainer.classroom.pupil import Pupil
from trainer.classroom.room import Pace, Room, open_room
from trainer.content.library import load_library, shipped_folders
from trainer.store.store import Store
from trainer.tactics.facts import facts_of
from trainer.tactics.goal import Win
from trainer.training.answer import Answer

BOOK = load_library(shipped_folders())
CODE = "KTMWXA"
WIN = next(each for each in BOOK.puzzles if isinstance(each.goal, Win))
RIGHT = facts_of(WIN.position, WIN.goal).right[0].move  # type: ignore[arg-type]
SPOT = "lesson/first-chips/find-the-card"
CHOICE = "lesson/two-kinds-of-jack/the-whole-turn"
COUNT = "lesson/better-of-two-spaces/both-copies"
FILM = "lesson/the-jack-with-one-eye/watch-the-space"
EXCHANGE = "lesson/dead-cards-and-long-rows/change-it"
TURN = "lesson/dead-cards-and-long-rows/exchange-play-draw"
ITEMS = (f"puzzle/{WIN.id}", SPOT, CHOICE, COUNT, FILM, EXCHANGE, TURN)
JAR: dict[str, str] = {}
"""What the browser of a test keeps; empty for another device."""


class Teacher:
    """A teacher with one room, working on the store as another page does."""

    def __init__(self, database: Path, pace: Pace = Pace.LIVE) -> None:
        self.store = Store.open(str(database))
        self.room = steps.set_items(open_room("room1", CODE, self.now, pace=pace), ITEMS, self.now)
        self.store.add_room(self.room)

    @property
    def now(self) -> datetime:
        return datetime.now(UTC)

    def does(self, step: Callable[..., Room], *given: object, **named: object) -> None:
        after = step(self.room, *given, self.now, **named)
        self.room = self.store.change_room(self.room, after)

    @property
    def pupils(self) -> tuple[Pupil, ...]:
        return self.store.pupils(self.room.id)

    @property
    def answers(self) -> list[Answer]:
        return [answer for *_, answer in self.store.room_answers(self.room.id)]


def tab(query: dict[str, str]) -> Tab:
    return Tab(query, shared=True)


def come_in(name: str = "", number: str = "") -> Tab:
    """Come by the link, take the name that is offered or type one, and read the two words."""
    JAR.clear()  # a device of one's own
    page = tab({"join": CODE})
    if name:
        fill(page, "nickname room1", name)
    if number:
        fill(page, "number room1", number)
    page.press("let in")
    if "words seen" in page.keys:
        page.press("words seen")
    return page


def fill(page: Tab, key: str, text: str) -> None:
    page.test.text_input(key=key).set_value(text)


def look(page: Tab) -> str:
    """Look again, as the pulse of the page does."""
    page.test.run()
    page.is_well()
    return page.text


def answer(page: Tab, text: str) -> None:
    page.test.text_input(key="typed answer").set_value(text).run()
    page.is_well()


def assert_nothing_but_text(page: Tab) -> None:
    for piece in page.pieces:
        assert piece.tags <= {"div", "p", "span", "h1", "h2", "strong"}
    assert not page.test.markdown
    for control in (*page.test.button, *page.test.expander, *page.test.text_input):
        assert LABEL.fullmatch(control.label), control.label
