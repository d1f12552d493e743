"""What is kept of a learner, from one tab to the next and across a killed server."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage, Serve
from tests.browser.hands import board, button
from tests.test_command import COMMAND

pytestmark = pytest.mark.browser
APP = [*COMMAND, "app", "--host", "127.0.0.1", "--port", "{port}"]
BEFORE = "localStorage.getItem('sequence-trainer.progress')"
REMEMBERED = "() => document.cookie.includes('sequence_trainer_person=')"
WINNABLE = "line-with-a-hole"


@pytest.fixture(scope="module")
def url(serve: Serve) -> str:
    return serve(APP)


def solve(tab: Page, url: str) -> None:
    board(tab, f"{url}/?puzzle={WINNABLE}")
    tab.locator("[aria-label^='h7,']").click()
    tab.locator(".sq-good").wait_for(timeout=30_000)
    tab.wait_for_function(REMEMBERED)


def test_a_browser_is_remembered_and_others_are_strangers(url: str, page: OpenPage) -> None:
    tab = page()
    solve(tab, url)
    tab.goto(f"{url}/?chapter=win")
    expect(button(tab, f"puzzle {WINNABLE}")).to_contain_text("check_circle")
    other = tab.context.new_page()
    other.goto(f"{url}/?me")
    expect(other.get_by_text("1 answer kept.")).to_be_visible()
    stranger = page()
    stranger.goto(f"{url}/?me")
    expect(stranger.get_by_text("0 answers kept.")).to_be_visible()


def test_the_private_link_leads_another_device_to_the_same_person(url: str, page: OpenPage) -> None:
    tab = page()
    solve(tab, url)
    tab.goto(f"{url}/?me")
    link = tab.locator("code").filter(has_text="?me=").first.inner_text()
    device = page((390, 844))
    device.goto(link)
    expect(device.get_by_text("1 answer kept.")).to_be_visible()
    secret = link.partition("?me=")[2]
    assert len(secret) >= 32
    device.wait_for_function("secret => !location.href.includes(secret)", arg=secret)
    device.wait_for_function(REMEMBERED)
    device.reload()
    expect(device.get_by_text("1 answer kept.")).to_be_visible()


def test_everything_is_deleted_when_it_is_asked_for(url: str, page: OpenPage) -> None:
    tab = page()
    solve(tab, url)
    tab.goto(f"{url}/?me")
    button(tab, "ask to delete").click()
    button(tab, "delete").click()
    expect(tab.get_by_text("Everything is gone.")).to_be_visible()
    tab.reload()
    expect(tab.get_by_text("0 answers kept.")).to_be_visible()
    tab.goto(url)
    expect(button(tab, "continue")).to_contain_text("Start")


def test_what_the_browser_kept_by_itself_before_is_taken_over_once(
    url: str, page: OpenPage
) -> None:
    tab = page()
    tab.goto(f"{url}/?rules")
    kept = f'{{"version": 1, "solved": ["puzzle/{WINNABLE}"], "last": ""}}'
    tab.evaluate("kept => localStorage.setItem('sequence-trainer.progress', kept)", kept)
    tab.goto(f"{url}/?chapter=win")
    expect(button(tab, f"puzzle {WINNABLE}")).to_contain_text("check_circle")
    tab.wait_for_function(f"() => {BEFORE} === null")
    tab.reload()
    expect(button(tab, f"puzzle {WINNABLE}")).to_contain_text("check_circle")
