"""The Studio under real hands: clicks, typed goals, a phone, and how soon the verdict is there."""

from __future__ import annotations

import os
import time
from statistics import median

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage, Serve
from tests.browser.hands import (
    DESKTOP,
    PHONE,
    SCREENSHOTS,
    board,
    button,
    runs_over_sideways,
    said,
    small_targets,
    space,
)
from tests.test_command import COMMAND

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(
        not os.environ.get("SEQUENCE_TRAINER_THOROUGH"),
        reason="slow, and tests/ui/test_studio.py says most of it: SEQUENCE_TRAINER_THOROUGH=1",
    ),
]
ACCEPTED = "Accepted, with one solution: QS@b5."


@pytest.fixture(scope="module")
def url(serve: Serve) -> str:
    return serve([*COMMAND, "app", "--host", "127.0.0.1", "--port", "{port}"])


def studio(tab: Page, url: str) -> Page:
    board(tab, f"{url}/?studio")
    expect(said(tab)).to_contain_text(ACCEPTED)
    return tab


def choose_tool(tab: Page, name: str) -> None:
    tool = tab.locator(".st-key-palette").get_by_text(name, exact=True)
    tool.click()
    expect(tab.locator(".st-key-palette button[aria-checked=true]")).to_have_text(name)


def test_a_position_is_clicked_together_marked_tried_and_taken_up_again(
    url: str, page: OpenPage
) -> None:
    size, theme = PHONE, "dark"
    tab = studio(page(size, theme), url)
    space(tab, "b5").click()
    expect(said(tab)).to_contain_text("blue b5-f5 is full but not listed as a sequence")
    button(tab, "mark blue b5-f5").click()
    expect(said(tab)).to_contain_text("the game is over: blue has won already")
    choose_tool(tab, "Eraser")
    space(tab, "f5").click()
    expect(said(tab)).to_contain_text("Blue needs 9♣ for a5 or 4♥ for f5")
    choose_tool(tab, "Blue")
    space(tab, "f5").click()
    space(tab, "b5").click()
    expect(said(tab)).to_contain_text(ACCEPTED)
    choose_tool(tab, "Green")
    space(tab, "i8").click()
    expect(space(tab, "i8")).to_have_attribute("aria-label", "i8, 4 of hearts, green chip")
    button(tab, "try").click()
    expect(tab.locator(".sq-prompt")).to_have_text("Win now")
    assert "try=" in tab.url
    tab.reload()
    expect(space(tab, "i8")).to_have_attribute("aria-label", "i8, 4 of hearts, green chip")
    button(tab, "studio").click()
    expect(tab.locator(".st-key-palette")).to_be_visible()
    expect(space(tab, "i8")).to_have_attribute("aria-label", "i8, 4 of hearts, green chip")


def test_a_goal_that_is_not_in_the_list_may_be_typed(url: str, page: OpenPage) -> None:
    tab = studio(page(DESKTOP), url)
    field = tab.locator(".st-key-studio-goal input")
    field.click()
    field.fill("play 9H")
    field.press("Enter")
    expect(said(tab)).to_contain_text("Accepted, with two solutions: 9H@i3 and 9H@e7.")
    field.click()
    field.fill("<b>**win**</b>")
    field.press("Enter")
    expect(said(tab)).to_contain_text("M303 expected a goal: win, complete,")
    assert tab.locator(".sq-feedback b").count() == 0


def test_the_file_is_saved_as_it_is_shown(url: str, page: OpenPage) -> None:
    tab = studio(page(DESKTOP), url)
    with tab.expect_download() as waiting:
        button(tab, "save").click()
    assert waiting.value.suggested_filename == "my-puzzle.yaml"
    text = waiting.value.path().read_text("utf-8")
    assert "solution:\n  - QS@b5\n" in text
    tab.get_by_text("File", exact=True).click()
    expect(tab.locator("textarea")).to_have_value(text)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_nothing_is_too_small_or_runs_over(url: str, page: OpenPage, size: tuple[int, int]) -> None:
    tab = studio(page(size), url)
    assert not runs_over_sideways(tab)
    assert [each for each in small_targets(tab) if not each.startswith("Skip")] == []
    SCREENSHOTS.mkdir(exist_ok=True)
    tab.screenshot(path=SCREENSHOTS / f"studio-{size[0]}.png")


def test_the_verdict_comes_soon_after_a_click(url: str, page: OpenPage) -> None:
    tab = studio(page(DESKTOP), url)
    waits = []
    for words in ("Blue has no line", ACCEPTED) * 4:
        before = time.monotonic()
        space(tab, "c5").click()
        expect(said(tab)).to_contain_text(words)
        waits.append(time.monotonic() - before)
    print(f"\nclick to verdict: {median(waits) * 1000:.0f} ms")  # noqa: T201
    assert median(waits) < 3
