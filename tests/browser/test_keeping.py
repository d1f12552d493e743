"""What a browser keeps of a learner, and how it forgets."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage, Serve
from tests.browser.hands import board, button
from tests.test_command import COMMAND

pytestmark = pytest.mark.browser
KEPT = "localStorage.getItem('sequence-trainer.progress')"


def test_a_browser_forgets_when_it_is_asked_to(serve: Serve, page: OpenPage) -> None:
    url = serve([*COMMAND, "app", "--host", "127.0.0.1", "--port", "{port}"])
    tab = board(page(), f"{url}/?puzzle=line-with-a-hole")
    tab.locator("[aria-label^='h7,']").click()
    tab.locator(".sq-good").wait_for(timeout=30_000)
    tab.goto(url)
    button(tab, "start over").click()
    button(tab, "forget").click()
    expect(button(tab, "start over")).to_have_count(0)
    tab.wait_for_function(f"() => {KEPT} === null")
    tab.reload()
    expect(button(tab, "continue")).to_contain_text("Start")
    assert tab.evaluate(KEPT) is None
