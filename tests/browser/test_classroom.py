"""A class in real browsers: three pupils at once, each on a device of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage, Serve
from tests.browser.hands import PHONE, button, said, small_targets, space
from tests.test_command import COMMAND
from trainer.classroom import steps
from trainer.classroom.pupil import Pupil
from trainer.classroom.room import Pace, Room, open_room
from trainer.classroom.teacher_key import LETTERS
from trainer.store.store import Store

pytestmark = pytest.mark.browser
CODE = "KTMWXA"
WINNABLE = "line-with-a-hole"
COUNT = "lesson/better-of-two-spaces/both-copies"
QUEEN, SPADE = 5, 1
"""Places in the hand: the queen of diamonds wins on h7, the 8 of spades does not fit there."""


@pytest.fixture(scope="module", autouse=True)
def patient() -> Iterator[None]:
    """Wait longer than usual: three browsers at once are a lot for a small machine."""
    expect.set_options(timeout=30_000)
    yield
    expect.set_options(timeout=5_000)


class Teacher:
    """A teacher, whose page works on the same store."""

    def __init__(self, database: Path) -> None:
        self.store = Store.open(str(database))
        self.room = open_room("room1", CODE, datetime.now(UTC))
        self.store.add_room(self.room)

    def does(self, step: Callable[..., Room], *given: object) -> None:
        after = step(self.room, *given, datetime.now(UTC))
        self.room = self.store.change_room(self.room, after)

    def begins(self, *items: str, pace: Pace = Pace.LIVE) -> None:
        """Open the room anew, empty."""
        self.store.forget_room(self.room.id)
        self.room = open_room("room1", CODE, datetime.now(UTC), pace=pace)
        self.store.add_room(self.room)
        self.does(steps.set_items, items)

    @property
    def pupils(self) -> tuple[Pupil, ...]:
        return self.store.pupils(self.room.id)


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("store") / "class.sqlite3"


@pytest.fixture(scope="module")
def url(serve: Serve, database: Path) -> str:
    command = [*COMMAND, "classroom", "--host", "127.0.0.1", "--port", "{port}"]
    key = LETTERS[:28]
    env = {"SEQUENCE_TRAINER_TEACHER_KEY": key, "SEQUENCE_TRAINER_DATABASE": str(database)}
    return serve(command, env=env)


@pytest.fixture(scope="module")
def teacher(url: str, database: Path) -> Iterator[Teacher]:
    made = Teacher(database)
    yield made
    made.store.close()


def come_in(tab: Page, url: str) -> None:
    """Follow the link of the QR code, and take the name that is offered."""
    tab.goto(f"{url}/?join={CODE}")
    button(tab, "let in").click()
    button(tab, "words seen").click()
    expect(tab.get_by_text("You are in.")).to_be_visible()


def send(tab: Page, card: int, name: str) -> None:
    tab.locator(".sq-card").nth(card).click()
    expect(tab.locator('.sq-card[aria-pressed="true"]')).to_have_count(1)
    space(tab, name).click()
    expect(said(tab)).to_contain_text("Sent: ")
    expect(said(tab)).to_contain_text(f"on {name}.")


def test_three_pupils_join_answer_reload_and_see_the_verdict(
    url: str, teacher: Teacher, page: OpenPage
) -> None:
    teacher.begins(f"puzzle/{WINNABLE}", COUNT)
    tabs = [page(PHONE), page((360, 640), "dark"), page()]
    for tab in tabs:
        come_in(tab, url)
    assert len({pupil.nickname for pupil in teacher.pupils}) == 3
    teacher.does(steps.ask_next)
    for tab, (card, name) in zip(tabs, ((QUEEN, "h7"), (SPADE, "h7"), (SPADE, "a1")), strict=True):
        expect(tab.locator(".sq-prompt")).to_have_text("Win now")
        assert small_targets(tab) == []
        send(tab, card, name)
        assert tab.locator(".sq-good, .sq-bad").count() == 0
    right, wrong, forbidden = tabs
    wrong.reload()
    expect(said(wrong)).to_contain_text("on h7.")
    space(wrong, "c3").click()
    expect(said(wrong)).to_contain_text("on c3.")
    forbidden.context.set_offline(True)
    space(forbidden, "j10").click()
    teacher.does(steps.close)
    for tab in (right, wrong):
        expect(said(tab)).to_contain_text("This question is closed.")
    teacher.does(steps.show_verdicts)
    forbidden.context.set_offline(False)
    expect(said(right)).to_contain_text("Right: Q♦ on h7.")
    expect(said(right)).to_contain_text("Blue wins.")
    expect(said(wrong)).to_contain_text("That is against the rules.")
    expect(said(forbidden)).to_contain_text("No chip goes on a corner.")
    expect(said(forbidden)).to_contain_text("You sent: 8♠ on a1.")
    answers = teacher.store.room_answers(teacher.room.id)
    assert sorted(each.said for *_, each in answers) == ["8S@a1", "8S@c3", "8S@h7", "QD@h7"]


def test_while_nothing_changes_the_page_is_left_alone(
    url: str, teacher: Teacher, page: OpenPage
) -> None:
    teacher.begins(f"puzzle/{WINNABLE}", COUNT)
    tab = page(PHONE)
    come_in(tab, url)
    teacher.does(steps.ask_next)
    expect(tab.locator(".sq-prompt")).to_have_text("Win now")
    tab.locator(".sq-card").nth(QUEEN).click()
    expect(tab.locator('.sq-card[aria-pressed="true"]')).to_have_count(1)
    tab.evaluate(
        """() => {
            window.changes = 0;
            new MutationObserver((all) => { window.changes += all.length; })
              .observe(document.querySelector(".stMain"),
                { childList: true, subtree: true, characterData: true });
        }"""
    )
    tab.wait_for_timeout(5_000)  # two beats of the pulse
    assert tab.evaluate("window.changes") == 0
    space(tab, "h7").click()
    expect(said(tab)).to_contain_text("Sent: Q♦ on h7.")


def test_a_name_that_is_typed_goes_along_with_the_tap_that_follows(
    url: str, teacher: Teacher, page: OpenPage
) -> None:
    teacher.begins(COUNT, pace=Pace.OWN)
    tab = page(PHONE)
    tab.goto(f"{url}/?join={CODE}")
    tab.get_by_label("Your name in this room").fill("Zoë")
    tab.get_by_label("Your number").fill("7")
    button(tab, "let in").tap()
    expect(tab.get_by_role("heading", name="Remember:")).to_be_visible()
    (zoe,) = teacher.pupils
    assert (zoe.nickname, zoe.number) == ("Zoë", 7)
    words = zoe.words.replace("-", " ")
    expect(tab.get_by_role("heading", name=words)).to_be_visible()
    other = page()
    other.goto(f"{url}/?join={CODE}")
    other.get_by_text("I was here before").click()
    other.get_by_label("Your two words").fill(words)
    other.get_by_label("Your two words").press("Enter")
    expect(other.get_by_text("Zoë")).to_be_visible()
    teacher.does(steps.start)
    button(other, f"item {COUNT}").click()
    button(other, "number 0").click()
    expect(other.locator(".sq-good")).to_be_visible()
    button(other, "done").click()
    expect(other.get_by_text("1 of 1 done")).to_be_visible()
