"""A class in real browsers: a teacher with a projector, and three children on their phones."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage, Serve
from tests.browser.hands import DESKTOP, PHONE, at_rest, button, runs_over_sideways, space
from tests.test_command import COMMAND
from trainer.classroom.teacher_key import format_key
from trainer.content.library import load_library, shipped_folders
from trainer.game.moves import Move
from trainer.tactics.facts import facts_of
from trainer.tactics.goal import Win
from trainer.training.chapters import chapters

pytestmark = pytest.mark.browser
KEY = format_key("2345" * 7)
BOOK = load_library(shipped_folders())
PUZZLE = chapters(BOOK)[0][1][0]
FACTS = facts_of(PUZZLE.position, PUZZLE.goal if isinstance(PUZZLE.goal, Win) else Win())
HAND = PUZZLE.position.hand.cards
RIGHT = FACTS.right[0].move
WRONG = next(each.move for each in FACTS.wrong if each.move.space is not None)
NAMES = ("Ada", "Ben", "Cleo")
PATIENT = 20_000


@pytest.fixture(scope="module")
def url(serve: Serve, tmp_path_factory: pytest.TempPathFactory) -> str:
    folder: Path = tmp_path_factory.mktemp("class")
    return serve(
        [*COMMAND, "classroom", "--host", "127.0.0.1", "--port", "{port}"],
        env={
            "SEQUENCE_TRAINER_TEACHER_KEY": KEY,
            "SEQUENCE_TRAINER_DATABASE": str(folder / "class.sqlite3"),
        },
    )


def teacher(open_page: Callable[..., Page], url: str) -> Page:
    tab = open_page(DESKTOP)
    tab.goto(f"{url}/?teach")
    field = tab.locator("input[type=password]")
    field.wait_for(timeout=PATIENT)
    field.fill(KEY)
    field.press("Enter")
    expect(button(tab, "open room")).to_be_visible(timeout=PATIENT)
    return tab


def a_room_with_a_puzzle(tab: Page) -> str:
    button(tab, "open room").click()
    expect(tab.locator(".sq-code")).to_be_visible(timeout=PATIENT)
    code = (tab.locator(".sq-code").text_content() or "").replace(" ", "")
    button(tab, "choose").click()
    tab.get_by_role("radio", name="Puzzles").click()
    button(tab, f"add puzzle/{PUZZLE.id}").click()
    expect(button(tab, f"item puzzle/{PUZZLE.id}")).to_be_visible(timeout=PATIENT)
    button(tab, "view board").click()
    expect(button(tab, "start")).to_be_visible(timeout=PATIENT)
    return code


def child(open_page: Callable[..., Page], url: str, code: str, name: str) -> Page:
    tab = open_page(PHONE)
    tab.goto(f"{url}/?join={code}")
    field = tab.get_by_label("Your name in this room")
    field.wait_for(timeout=PATIENT)
    field.fill(name)
    field.press("Enter")
    at_rest(tab)
    button(tab, "let in").click()
    button(tab, "words seen").click()
    return tab


def send(tab: Page, move: Move) -> None:
    """Choose the card and tap its space, however long each takes."""
    assert move.card is not None
    assert move.space is not None
    tab.locator(".sq-card").nth(HAND.index(move.card)).click()
    pressed = tab.locator('.sq-card[aria-pressed="true"]')
    expect(pressed).to_have_count(1, timeout=PATIENT)
    space(tab, move.space).click()
    expect(tab.locator(".sq-sent")).to_be_visible(timeout=PATIENT)


def test_a_teacher_and_three_children_go_through_a_question(url: str, page: OpenPage) -> None:
    board = teacher(page, url)
    code = a_room_with_a_puzzle(board)
    children = [child(page, url, code, name) for name in NAMES]
    expect(board.locator(".sq-count")).to_contain_text("3 children are in", timeout=PATIENT)
    for name in NAMES:
        expect(board.locator(".sq-names")).to_contain_text(name)
    button(board, "start").click()
    answered = board.locator(".sq-count", has_text="answered")
    expect(answered).to_contain_text("0of 3", timeout=PATIENT)
    board.locator(".sq-drawn").wait_for(timeout=PATIENT)
    for tab, move in zip(children, (RIGHT, WRONG, WRONG), strict=True):
        tab.locator(".sq-drawn").wait_for(timeout=PATIENT)
        at_rest(tab)
        send(tab, move)
    expect(answered).to_contain_text("3of 3", timeout=PATIENT)
    assert board.locator(".sq-bar").count() == 0, "nothing is told while the question is open"
    button(board, "heat").click()
    expect(board.locator(".sq-bar")).to_have_count(2, timeout=PATIENT)
    expect(board.locator('[aria-label*="chosen by 2"]')).to_have_count(1)
    drawn = board.evaluate("() => document.querySelector('.sq-figure').data[0].text")
    assert drawn[int(WRONG.space or 0)] == "2"
    expect(board.locator(".sq-figure .textpoint text")).to_have_count(100)
    expect(board.locator(".sq-mark")).to_have_count(0)
    button(board, "right").click()
    expect(board.locator(".sq-mark")).to_have_count(2, timeout=PATIENT)
    said = board.locator(".stMain").inner_text()
    assert not any(name in said for name in NAMES), "no child is named beside an answer"
    assert not runs_over_sideways(board)
    for tab, sign in zip(children, ("good", "bad", "bad"), strict=True):
        expect(tab.locator(f".sq-feedback.sq-{sign}")).to_be_visible(timeout=PATIENT)
    board.reload()
    expect(answered).to_contain_text("3of 3", timeout=PATIENT)
    button(board, "view table").click()
    expect(board.locator(".sq-marks")).to_contain_text("Ben", timeout=PATIENT)
    expect(board.locator(".sq-marks .sq-is-wrong")).to_have_count(2)
    button(board, "view report").click()
    with board.expect_download() as saved:
        button(board, "csv").click()
    text = saved.value.path().read_text("utf-8-sig")
    assert len(text.splitlines()) == 1 + len(NAMES)
    button(board, "ask delete").click()
    button(board, "delete").click()
    gone = board.locator(".sq-feedback", has_text="The room is gone")
    expect(gone).to_be_visible(timeout=PATIENT)
    for tab in children:
        expect(tab.locator(".stMain")).to_contain_text(
            re.compile("not there any more|has ended"), timeout=PATIENT
        )
