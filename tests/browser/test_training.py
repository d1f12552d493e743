"""Ways to train in a real browser: begun, answered, and seen on both screens."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage, Serve
from tests.browser.hands import (
    DESKTOP,
    PHONE,
    SCREENSHOTS,
    at_rest,
    board,
    box,
    button,
    play,
    space,
)
from tests.test_command import COMMAND
from trainer.content.library import load_library, shipped_folders
from trainer.tactics.count import counted
from trainer.tactics.facts import facts_of
from trainer.tactics.goal import Count, Spot
from trainer.tactics.spot import spotted
from trainer.training.answer import Mode
from trainer.ui.ways import WAYS, way_address

pytestmark = pytest.mark.browser
BOOK = load_library(shipped_folders())
SCREENS = {"desktop-light": (DESKTOP, "light"), "phone-dark": (PHONE, "dark")}


@pytest.fixture(scope="module")
def url(serve: Serve) -> str:
    return serve([*COMMAND, "app", "--host", "127.0.0.1", "--port", "{port}"])


def start(tab: Page, url: str, mode: Mode) -> None:
    [(name, word)] = way_address(mode).items()
    tab.goto(f"{url}/?{name}={word}")
    button(tab, "start").click()
    tab.locator(".sq-drawn").wait_for(timeout=30_000)
    at_rest(tab)


def solve(tab: Page) -> None:
    """Answer the puzzle on show by clicking."""
    id_ = tab.url.partition("puzzle=")[2].partition("&")[0]
    puzzle = BOOK.puzzle(id_)
    assert puzzle is not None
    match puzzle.goal:
        case Spot() as goal:
            for each in sorted(spotted(puzzle.position, goal)):
                space(tab, each).click()
        case Count() as goal:
            button(tab, f"number {counted(puzzle.position, goal)}").click()
        case goal:
            move = facts_of(puzzle.position, goal).right[0].move
            play(tab, move, puzzle.position.hand.cards)
            if move.space is None:
                button(tab, "swap").click()


@pytest.mark.parametrize("screen", SCREENS)
def test_each_way_fits_its_screen(url: str, page: OpenPage, screen: str) -> None:
    size, theme = SCREENS[screen]
    tab = page(size, theme)
    board(tab, f"{url}/?puzzle={BOOK.puzzles[0].id}")
    solve(tab)
    expect(button(tab, "next")).to_be_visible()
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    pages = [(way.mode.value, way_address(way.mode), ".sq-hero") for way in WAYS]
    pages.append(("progress", {"progress": ""}, ".stPlotlyChart .main-svg"))
    pages.append(("me", {"me": ""}, ".sq-hero"))
    runs = [Mode.MIX, Mode.STREAK, Mode.STORM]
    if size == DESKTOP:  # a wide screen is harder to run over: three pages will do
        pages, runs = pages[-2:], runs[:1]
    for name, address, there in pages:
        tab.goto(f"{url}/?" + "&".join("=".join(each) for each in address.items()))
        tab.locator(there).first.wait_for(timeout=30_000)
        at_rest(tab)
        tab.screenshot(path=SCREENSHOTS / f"{name}-{screen}.png")
        wide = tab.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, f"{name} runs over by {wide} pixels"
    for mode in runs:
        start(tab, url, mode)
        tab.screenshot(path=SCREENSHOTS / f"{mode.value}-run-{screen}.png")


def test_a_storm_goes_from_puzzle_to_puzzle_while_the_clock_runs(url: str, page: OpenPage) -> None:
    tab = page()
    start(tab, url, Mode.STORM)
    expect(tab.locator(".sq-clock")).to_contain_text("2:5")
    seen = {tab.url}
    for number in (1, 2):
        tab.wait_for_timeout(500)  # what comes sooner is meant for the puzzle before
        solve(tab)
        expect(tab.get_by_text(f"{number} solved")).to_be_visible()
        at_rest(tab)
        seen.add(tab.url)
    assert len(seen) == 3
    tab.reload()
    button(tab, "go on").click()
    expect(tab.get_by_text("2 solved")).to_be_visible()


def test_the_mix_shows_a_rating_after_the_first_answer(url: str, page: OpenPage) -> None:
    tab = page()
    start(tab, url, Mode.MIX)
    solve(tab)
    expect(tab.get_by_text("rating ")).to_be_visible()
    button(tab, "next").click()
    expect(button(tab, "hint")).to_be_enabled()


def test_what_is_chosen_is_easy_to_read_in_the_dark(url: str, page: OpenPage) -> None:
    tab = page(DESKTOP, "dark")
    tab.goto(f"{url}/?train=mix")
    chosen = tab.locator('[data-testid="stButtonGroup"] button[aria-checked="true"]')
    other = tab.locator('[data-testid="stButtonGroup"] button[aria-checked="false"]').first
    chosen.wait_for()
    ink = "one => getComputedStyle(one).color"
    assert chosen.evaluate(ink) == other.evaluate(ink)


def test_small_cards_stand_in_pairs_on_a_phone(url: str, page: OpenPage) -> None:
    tab = page(PHONE)
    tab.goto(url)
    first, second = (box(button(tab, f"train {mode.value}")) for mode in (Mode.MIX, Mode.DAY))
    assert first["x"] + first["width"] < second["x"]


def test_a_finger_has_no_field_to_type_into(url: str, page: OpenPage) -> None:
    for size, there in ((DESKTOP, True), (PHONE, False)):
        tab = board(page(size), f"{url}/?puzzle={BOOK.puzzles[0].id}")
        expect(tab.get_by_label("Or type a move")).to_be_visible(visible=there)
