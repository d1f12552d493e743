"""Speed of use: every key on a task's page, and the slip of a finger that is taken back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage, Serve
from tests.browser.hands import (
    PHONE,
    SCREENSHOTS,
    board,
    box,
    button,
    runs_over_sideways,
    said,
    small_targets,
    space,
    spaces_that,
)
from tests.test_command import COMMAND
from tests.ui.content import puzzle

pytestmark = pytest.mark.browser
expect.set_options(timeout=30_000)  # a busy machine is no fault of the app


@pytest.fixture(scope="module")
def url(serve: Serve, tmp_path_factory: pytest.TempPathFactory) -> str:
    folder = tmp_path_factory.mktemp("own")
    puzzle(folder / "mine", "mine", "win", "QS 2D KC 9H 3S TC JD")
    puzzle(folder / "mine", "number", "count threats blue", "QS 2D KC 9H 3S TC JD")
    puzzle(folder / "mine", "corners", "spot corners", "QS 2D KC 9H 3S TC JD")
    where = ["--host", "127.0.0.1", "--port", "{port}", "--content", str(folder)]
    return serve([*COMMAND, "app", *where])


def chosen(tab: Page) -> list[str]:
    cards = tab.locator('.sq-card[aria-pressed="true"]')
    return [str(card.get_attribute("aria-label")) for card in cards.all()]


def press(tab: Page, *keys: str) -> None:
    for key in keys:
        tab.keyboard.press(key)


def test_a_puzzle_is_played_by_keys_from_wherever_the_focus_is(url: str, page: OpenPage) -> None:
    tab = board(page(), f"{url}/?puzzle=mine")
    card = tab.locator('.sq-card[aria-pressed="true"]')
    press(tab, "3")
    expect(card).to_have_attribute("aria-label", "9 of hearts, chosen")
    press(tab, "3")
    expect(card).to_have_count(0)
    press(tab, "3", "Escape", "2")
    expect(card).to_have_attribute("aria-label", "Queen of spades, chosen")
    press(tab, "Escape")
    expect(card).to_have_count(0)

    button(tab, "hint").click()  # which leaves the focus on that button
    press(tab, "h")
    expect(tab.locator(".sq-hint p")).to_have_count(2)
    press(tab, "3", *["ArrowDown"] * 6, *["ArrowRight"] * 4)
    focused = tab.locator(":focus")
    expect(focused).to_have_attribute("aria-label", re.compile("^e7, "))
    assert focused.evaluate("one => one.matches(':focus-visible')"), "there is a ring"
    press(tab, "Enter")
    expect(said(tab)).to_contain_text("That move finishes nothing.")
    expect(tab.locator("p.sq-said")).to_have_text(re.compile("^e7, .*wrong$"))
    press(tab, "r")
    expect(spaces_that(tab, "wrong")).to_have_count(0)
    press(tab, "2", "ArrowUp", "ArrowUp", *["ArrowLeft"] * 3, "Enter")
    expect(said(tab)).to_contain_text("Blue wins.")
    press(tab, "n")
    expect(tab).not_to_have_url(re.compile("puzzle=mine"))


def test_keys_come_in_order_however_fast_and_none_is_lost_or_doubled(
    url: str, page: OpenPage
) -> None:
    tab = board(page(), f"{url}/?puzzle=mine")
    press(tab, *"12345671" * 12, "2")
    expect(tab.locator(".sq-waiting")).to_have_count(0)
    expect(tab.locator('.sq-card[aria-pressed="true"]')).to_have_attribute(
        "aria-label", "Queen of spades, chosen"
    )
    press(tab, "2", "h", "h", "2", *["ArrowDown"] * 4, "ArrowRight", "Enter", "n")
    expect(tab).not_to_have_url(re.compile("puzzle=mine"))
    expect(tab.locator(".sq-hint")).to_have_count(0)
    expect(button(tab, "hint")).to_be_visible()


def test_digits_are_numbers_in_a_count_and_answers_in_a_choice(url: str, page: OpenPage) -> None:
    tab = board(page(), f"{url}/?puzzle=number")
    press(tab, "7")
    expect(said(tab)).to_contain_text("7 is not right.")
    press(tab, "2")
    expect(said(tab)).to_contain_text("2 is right.")
    tab.goto(f"{url}/?lesson=two-kinds-of-jack&step=5")
    answers = tab.locator('[class*="st-key-answer-"] button')
    expect(answers).to_have_count(3)
    tab.locator(".sq-drawn").wait_for()
    seen = answers.evaluate_all("all => all.map(one => getComputedStyle(one, '::before').content)")
    assert all("counter" in content for content in seen), "each answer shows its digit"
    press(tab, "1")
    expect(answers.first).to_be_disabled()
    press(tab, "3")
    expect(tab.locator(".sq-good")).to_be_visible()
    press(tab, "n")
    expect(tab).to_have_url(re.compile("step=6$"))


def test_keys_keep_quiet_while_somebody_types_or_holds_ctrl_or_sees_a_dialog(
    url: str, page: OpenPage
) -> None:
    tab = board(page(), f"{url}/?puzzle=mine")
    field = tab.get_by_label("Or type a move")
    field.click()
    press(tab, *"1hr?n")
    expect(field).to_have_value("1hr?n")
    field.fill("")
    tab.locator(".sq-goal").click()
    for held in ("Control", "Alt", "Meta"):
        tab.evaluate(
            """held => document.body.dispatchEvent(new KeyboardEvent("keydown",
                {key: "1", bubbles: true, [held]: true}))""",
            {"Control": "ctrlKey", "Alt": "altKey", "Meta": "metaKey"}[held],
        )
    tab.evaluate(
        """() => { const made = document.createElement("div");
            made.setAttribute("role", "dialog"); document.body.append(made); }"""
    )
    press(tab, "1", "h", "?")
    tab.wait_for_timeout(600)
    assert chosen(tab) == []
    assert tab.locator(".sq-hint").count() == 0
    assert tab.locator(".sq-keys-list").is_hidden()
    tab.evaluate("document.querySelector('body > [role=dialog]').remove()")
    press(tab, "1")
    expect(tab.locator('.sq-card[aria-pressed="true"]')).to_have_count(1)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_keys_are_listed_beside_the_board_and_can_be_turned_off(
    url: str, page: OpenPage, theme: str
) -> None:
    tab = board(page(theme=theme), f"{url}/?puzzle=mine")
    listed = tab.locator(".sq-keys-list")
    press(tab, "?")
    expect(listed).to_contain_text("Choose a card.")
    at, grid = box(listed), box(tab.locator(".sq-board"))
    assert at["x"] >= grid["x"] + grid["width"], "it hides nothing"
    assert at["y"] + at["height"] <= 900
    assert not runs_over_sideways(tab)
    assert small_targets(tab) == []
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    tab.screenshot(path=SCREENSHOTS / f"keys-desktop-{theme}.png")
    press(tab, "Escape")
    expect(listed).to_be_hidden()
    tab.locator(".sq-keys-open").click()
    tab.get_by_role("button", name="Turn these keys off").click()
    press(tab, "1", "h")
    tab.reload()
    tab.locator(".sq-drawn").wait_for()
    press(tab, "1", "h", "?")
    tab.wait_for_timeout(500)
    assert chosen(tab) == []
    assert tab.locator(".sq-hint").count() == 0
    assert listed.is_hidden()
    tab.locator(".sq-keys-open").click()
    tab.get_by_role("button", name="Turn them on").click()
    press(tab, "1")
    expect(tab.locator('.sq-card[aria-pressed="true"]')).to_have_count(1)


SLOW_GRACE = """() => {
  const real = window.setTimeout;
  window.setTimeout = (act, ms, ...given) =>
    real(act, window.patient && ms > 100 && ms <= 900 ? 60_000 : ms, ...given);
  window.patient = true;
}"""
"""The grace of a tap lasts until the test has looked, on a busy machine too."""


def finger(page: OpenPage, address: str, theme: str = "light") -> Page:
    tab = page(PHONE, theme)
    tab.add_init_script(f"({SLOW_GRACE})()")
    return board(tab, address)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_slip_of_the_finger_is_taken_back_before_it_counts(
    url: str, page: OpenPage, theme: str
) -> None:
    tab = finger(page, f"{url}/?puzzle=mine", theme)
    held, undo = tab.locator(".sq-held"), tab.locator(".sq-undo")
    assert tab.locator(".sq-keys").is_hidden(), "a phone has no keys"
    tab.locator(".sq-card").nth(3).tap()
    expect(tab.locator('.sq-card[aria-pressed="true"]')).to_have_count(1)
    expect(said(tab)).to_contain_text("2♦ goes on a framed space.")
    for name in ("e7", "a2", "j10"):
        space(tab, name).tap()
        expect(held).to_have_count(1)
        expect(held).to_have_attribute("aria-label", re.compile(f"^{name}, "))
        at, edge, taken = box(undo), box(tab.locator(".sq-board")), box(space(tab, name))
        assert edge["x"] <= at["x"]
        assert at["x"] + at["width"] <= edge["x"] + edge["width"]
        assert at["y"] + at["height"] <= taken["y"] or at["y"] >= taken["y"] + taken["height"]
        assert at["height"] >= 40
    expect(tab.locator("p.sq-said")).to_have_text("About to play j10. Undo takes it back.")
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    tab.screenshot(path=SCREENSHOTS / f"undo-phone-{theme}.png")
    undo.tap()
    expect(held).to_have_count(0)
    expect(undo).to_be_hidden()
    expect(tab.locator("p.sq-said")).to_have_text("Taken back. It does not count.")
    tab.wait_for_timeout(400)
    expect(said(tab)).to_contain_text("2♦ goes on a framed space.")
    assert spaces_that(tab, "wrong").count() == 0


def test_a_tap_counts_by_itself_after_a_moment_and_at_once_with_a_second_tap(
    url: str, page: OpenPage
) -> None:
    tab = finger(page, f"{url}/?puzzle=mine")
    space(tab, "g5").tap()
    space(tab, "i1").tap()
    expect(tab.locator(".sq-held")).to_have_count(1)
    space(tab, "i1").tap()
    expect(spaces_that(tab, "wrong")).to_have_attribute("aria-label", re.compile("^i1, "))
    tab.evaluate("window.patient = false")
    space(tab, "b5").tap()
    expect(said(tab)).to_contain_text("Which one do you mean?")
    assert tab.locator(".sq-held").count() == 0


def test_a_held_tap_outlives_a_redrawn_page_and_gives_way_to_another_button(
    url: str, page: OpenPage
) -> None:
    tab = finger(page, f"{url}/?puzzle=mine")
    space(tab, "i1").tap()
    tab.emulate_media(color_scheme="dark")  # which makes the page draw itself anew
    expect(tab.locator(".sq-table")).to_have_attribute("data-theme", "dark")
    expect(tab.locator(".sq-held")).to_have_attribute("aria-label", re.compile("^i1, "))
    space(tab, "i1").tap()
    expect(spaces_that(tab, "wrong")).to_have_count(1)
    space(tab, "h1").tap()
    expect(tab.locator(".sq-held")).to_have_count(1)
    button(tab, "hint").tap()
    expect(tab.locator(".sq-hint")).to_be_visible()
    expect(tab.locator(".sq-held")).to_have_count(0)
    assert spaces_that(tab, "wrong").count() == 0


def test_where_many_spaces_are_asked_for_a_tap_elsewhere_sends_the_first(
    url: str, page: OpenPage
) -> None:
    tab = finger(page, f"{url}/?puzzle=corners")
    for name in ("a1", "j1", "j10", "a10"):
        space(tab, name).tap()
    expect(spaces_that(tab, "right")).to_have_count(3)
    expect(tab.locator(".sq-held")).to_have_count(1)
    tab.locator(".sq-held").tap()
    expect(spaces_that(tab, "right")).to_have_count(4)
    expect(button(tab, "next")).to_be_visible()


def test_a_mouse_and_a_key_wait_for_nothing(url: str, page: OpenPage) -> None:
    tab = board(page(), f"{url}/?puzzle=mine")
    tab.evaluate(
        """() => { window.held = 0;
            new MutationObserver(() => {
                window.held += document.querySelectorAll(".sq-held").length;
            }).observe(document.querySelector(".sq-grid"), {subtree: true, attributes: true}); }"""
    )
    space(tab, "i1").click()
    expect(spaces_that(tab, "wrong")).to_have_count(1)
    press(tab, "ArrowLeft", "Enter")
    expect(spaces_that(tab, "wrong")).to_have_attribute("aria-label", re.compile("^h1, "))
    assert tab.evaluate("window.held") == 0
    at = box(space(tab, "e7"))
    tab.mouse.move(at["x"] + 9, at["y"] + 9)
    tab.mouse.down()
    expect(tab.locator(".sq-pressed")).to_have_count(1)
    tab.mouse.move(at["x"] - 90, at["y"] + 9)
    tab.mouse.up()
    tab.wait_for_timeout(400)
    assert tab.locator(".sq-waiting").count() == 0
    expect(spaces_that(tab, "wrong")).to_have_attribute("aria-label", re.compile("^h1, "))
