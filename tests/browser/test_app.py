"""The app as a learner has it: the real command, a real browser, every way to answer."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage, Serve
from tests.browser.hands import (
    DESKTOP,
    PHONE,
    SCREENSHOTS,
    board,
    bottom,
    box,
    button,
    do_step,
    play,
    runs_over_sideways,
    said,
    small_targets,
    space,
    spaces_that,
    steps_of_all_kinds,
)
from tests.test_command import COMMAND
from tests.ui.content import HOSTILE, lesson, puzzle
from trainer.content.library import load_library, shipped_folders
from trainer.game.moves import parse_move
from trainer.training.progress import Progress
from trainer.training.puzzle_run import puzzle_after

pytestmark = pytest.mark.browser
expect.set_options(timeout=30_000)  # a busy machine is no fault of the app
BOOK = load_library(shipped_folders())
FIRST = BOOK.lessons[0]
WINNABLE = "line-with-a-hole"
BLOCK = "two-ways-in"
SCREENS = {"desktop": DESKTOP, "phone": PHONE}


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Give a folder with two plain puzzles, and a lesson and a puzzle with nasty words."""
    folder = tmp_path_factory.mktemp("own")
    puzzle(folder / "mine", "mine", "win", "QS 2D KC 9H 3S TC JD")
    puzzle(folder / "mine", "number", "count threats blue", "QS 2D KC 9H 3S TC JD")
    words = HOSTILE.replace("\\", "/")
    nasty = folder / "**odd** :red[x] <b>"
    puzzle(nasty, "odd", "win", "QS 2D KC 9H 3S TC JD", title=words[:60], hint=words[:80])
    lesson(folder / "lessons", "nasty", words, " ".join(words.split()[:20])[:160])
    return folder


@pytest.fixture(scope="module")
def url(serve: Serve, own: Path) -> str:
    where = ["--host", "127.0.0.1", "--port", "{port}", "--content", str(own)]
    return serve([*COMMAND, "app", *where])


def solve_by_clicking(tab: Page, url: str) -> None:
    """Play what the author of a puzzle expects."""
    found = BOOK.puzzle(WINNABLE)
    assert found is not None
    assert found.solution is not None
    board(tab, f"{url}/?puzzle={WINNABLE}")
    play(tab, found.solution[0], found.position.hand.cards)
    expect(said(tab)).to_contain_text("Blue wins.")


def test_a_whole_lesson_is_played_by_clicking_on_a_phone(url: str, page: OpenPage) -> None:
    tab = page(PHONE, "dark")
    tab.goto(url)
    button(tab, "continue").click()
    tab.locator(".sq-drawn").wait_for()
    for index in range(len(FIRST.steps)):
        do_step(tab, FIRST, index)
        assert bottom(button(tab, "next")) <= PHONE[1], "Next is in sight"
        button(tab, "next").click()
    expect(tab.locator(".sq-prompt")).to_have_text(BOOK.lessons[1].steps[0].prompt)
    button(tab, "home").click()
    mark = tab.locator(".stProgress").filter(has_text=f"{len(FIRST.steps)} of {len(FIRST.steps)}")
    expect(mark.first).to_be_visible()


def test_every_kind_of_step_can_be_done_by_clicking_on_a_phone(url: str, page: OpenPage) -> None:
    tab = page(PHONE)
    for each, index in steps_of_all_kinds(BOOK.lessons):
        board(tab, f"{url}/?lesson={each.id}&step={index + 1}")
        do_step(tab, each, index)
        assert bottom(button(tab, "again")) <= PHONE[1]
        assert box(said(tab))["y"] < PHONE[1] - 40


def test_a_puzzle_is_solved_by_clicking(url: str, page: OpenPage) -> None:
    tab = page()
    solve_by_clicking(tab, url)
    expect(spaces_that(tab, "right")).to_have_count(1)
    button(tab, "next").click()
    found = BOOK.puzzle(WINNABLE)
    assert found is not None
    following = puzzle_after(BOOK, found, Progress(frozenset({f"puzzle/{WINNABLE}"})))
    assert following is not None
    expect(tab).to_have_url(re.compile(rf"\?puzzle={following.id}$"))


def test_a_puzzle_is_solved_by_typing(url: str, page: OpenPage) -> None:
    tab = board(page(), f"{url}/?puzzle=mine")
    field = tab.get_by_label("Or type a move")
    field.fill("9h e7")
    field.press("Enter")
    expect(said(tab)).to_contain_text("That move finishes nothing.")
    expect(field).to_have_value("")
    field.fill("Q♠ b5")
    field.press("Enter")
    expect(said(tab)).to_contain_text("Blue wins.")
    expect(field).to_be_disabled()


def test_a_puzzle_is_solved_with_tab_arrows_and_enter_alone(url: str, page: OpenPage) -> None:
    tab = board(page(), f"{url}/?puzzle=mine")
    focused = tab.locator(":focus")
    for _ in range(6):
        tab.keyboard.press("Tab")
        if focused.evaluate("one => one.matches('.sq-space')"):
            break
    for key in ["ArrowDown"] * 4 + ["ArrowRight"] * 6:
        tab.keyboard.press(key)
    expect(focused).to_have_attribute("aria-label", re.compile("^g5, "))
    tab.keyboard.press("Enter")
    expect(said(tab)).to_contain_text("Blue wins.")
    expect(focused).to_have_attribute("aria-label", re.compile("^g5, .*blue chip"))
    for _ in range(12):
        tab.keyboard.press("Tab")
        if focused.inner_text() == "Next puzzle":
            break
    tab.keyboard.press("Enter")
    expect(tab).not_to_have_url(re.compile("puzzle=mine"))


def test_a_wrong_try_shows_reply_and_reason_and_is_taken_back(url: str, page: OpenPage) -> None:
    tab = board(page(), f"{url}/?puzzle={BLOCK}")
    found = BOOK.puzzle(BLOCK)
    assert found is not None
    play(tab, parse_move("4S@d1"), found.position.hand.cards)
    expect(said(tab)).to_have_class(re.compile("sq-bad"))
    expect(said(tab)).to_contain_text("Green answers 8♣ on c6")
    expect(spaces_that(tab, "wrong")).to_have_count(1)
    expect(spaces_that(tab, "the reply was here")).to_have_attribute(
        "aria-label", re.compile("^c6, ")
    )
    expect(spaces_that(tab, "in a dangerous line")).to_have_count(5)
    expect(tab.locator(".sq-card")).to_have_count(7)
    expect(tab.get_by_label(re.compile("4 of spades, played"))).to_be_visible()
    button(tab, "retry").click()
    expect(spaces_that(tab, "wrong")).to_have_count(0)
    expect(spaces_that(tab, "in a dangerous line")).to_have_count(0)
    expect(tab.get_by_label(re.compile("4 of spades, played"))).to_have_count(0)


def test_hints_and_solution_come_one_after_the_other(url: str, page: OpenPage) -> None:
    tab = board(page(), f"{url}/?puzzle={BLOCK}")
    hint = tab.locator(".sq-feedback.sq-hint")
    button(tab, "hint").click()
    expect(hint).to_have_text(re.compile(r"How many spaces can finish the green line\?$"))
    button(tab, "hint").click()
    expect(hint).to_contain_text("One chip fills only one space.")
    button(tab, "hint").click()
    expect(hint).to_contain_text("Look at row 6")
    expect(spaces_that(tab, "pointed out")).to_have_count(5)
    button(tab, "reveal").click()
    expect(hint).to_have_count(0)
    expect(spaces_that(tab, "right")).to_have_count(1)
    expect(button(tab, "next")).to_be_visible()
    button(tab, "again").click()
    expect(button(tab, "hint")).to_be_visible()


def test_a_refusal_leads_to_its_rule_and_back_to_the_board_as_it_was(
    url: str, page: OpenPage
) -> None:
    tab = board(page(), f"{url}/?puzzle={BLOCK}")
    space(tab, "a1").click()
    expect(said(tab)).to_contain_text("No chip goes on a corner.")
    button(tab, "rule TURN-6").click()
    expect(tab.get_by_text("No chip ever goes on a corner.")).to_be_visible()
    expect(tab).to_have_url(f"{url}/?rules=TURN-6")
    tab.go_back()
    expect(said(tab)).to_contain_text("No chip goes on a corner.")
    tab.go_forward()
    expect(tab.get_by_text("No chip ever goes on a corner.")).to_be_visible()
    button(tab, "back").click()
    expect(said(tab)).to_contain_text("No chip goes on a corner.")


def test_rules_are_searched_and_lead_to_the_board(url: str, page: OpenPage) -> None:
    tab = page(PHONE, "dark")
    tab.goto(url)
    button(tab, "rules").click()
    field = tab.get_by_label("Search")
    field.fill("are wild")
    field.press("Enter")
    expect(tab.get_by_text("SEAT-1", exact=True)).to_have_count(0)
    expect(tab.get_by_text("JACK-TWO-1", exact=True)).to_be_visible()
    assert not runs_over_sideways(tab)
    button(tab, "extension JACK-TWO-1 0").click()
    tab.locator(".sq-drawn").wait_for()
    expect(tab).to_have_url(re.compile(r"\?puzzle="))


def test_reload_keeps_the_place_and_home_keeps_the_marks(url: str, page: OpenPage) -> None:
    tab = page()
    solve_by_clicking(tab, url)
    tab.reload()
    tab.locator(".sq-drawn").wait_for()
    expect(tab).to_have_url(f"{url}/?puzzle={WINNABLE}")
    button(tab, "home").click()
    button(tab, "all win").click()
    expect(button(tab, f"puzzle {WINNABLE}")).to_contain_text("check_circle")
    tab.reload()
    expect(button(tab, f"puzzle {WINNABLE}")).to_contain_text("check_circle")
    button(tab, "home").click()
    expect(button(tab, "continue")).to_contain_text("Continue")

    board(tab, f"{url}/?lesson={FIRST.id}&step=3")
    expect(tab.locator(".sq-prompt")).to_have_text(FIRST.steps[2].prompt)
    do_step(tab, FIRST, 2)
    button(tab, "next").click()
    expect(tab.locator(".sq-prompt")).to_have_text(FIRST.steps[3].prompt)
    tab.reload()
    expect(tab.locator(".sq-prompt")).to_have_text(FIRST.steps[3].prompt)
    other = tab.context.new_page()
    other.goto(url)
    expect(other.get_by_text(re.compile("^1 of [0-9]+ solved")).first).to_be_visible()
    expect(other.get_by_text(f"1 of {len(FIRST.steps)} steps").first).to_be_visible()
    button(other, "continue").click()
    expect(other.locator(".sq-prompt")).to_have_text(FIRST.steps[3].prompt)


def test_a_browser_that_keeps_nonsense_still_shows_the_app(url: str, page: OpenPage) -> None:
    tab = page()
    tab.goto(url)
    expect(button(tab, "continue")).to_be_visible()
    for kept in ("{", '{"version": 1, "solved": 5}', "[" * 50_000, "\x00"):
        tab.evaluate("kept => localStorage.setItem('sequence-trainer.progress', kept)", kept)
        solve_by_clicking(tab, url)
        tab.goto(f"{url}/?chapter=win")
        expect(button(tab, f"puzzle {WINNABLE}")).to_contain_text("check_circle")


def test_back_and_forward_go_through_what_was_seen(url: str, page: OpenPage) -> None:
    tab = page()
    tab.goto(url)
    button(tab, "all block").click()
    button(tab, f"puzzle {BLOCK}").click()
    expect(tab.locator(".sq-prompt")).to_contain_text("Stop every opponent")
    button(tab, "reveal").click()
    button(tab, "next").click()
    expect(tab).not_to_have_url(f"{url}/?puzzle={BLOCK}")
    tab.go_back()
    expect(tab.locator(".sq-prompt")).to_contain_text("Stop every opponent")
    tab.go_back()
    expect(button(tab, f"puzzle {BLOCK}")).to_be_visible()
    tab.go_back()
    expect(button(tab, "continue")).to_be_visible()
    tab.go_forward()
    tab.go_forward()
    expect(tab.locator(".sq-prompt")).to_contain_text("Stop every opponent")


def test_unknown_links_lead_home_and_say_so(url: str, page: OpenPage) -> None:
    tab = page()
    for query in ("puzzle=gone", "lesson=gone&step=2", "puzzle=%3Cimg%20src%3Dx%3E"):
        tab.goto(f"{url}/?{query}")
        expect(said(tab)).to_contain_text("Choose another.")
        expect(button(tab, "continue")).to_be_visible()


def test_hostile_words_are_text_and_load_nothing(url: str, page: OpenPage) -> None:
    tab = page()
    asked: list[str] = []
    tab.on("request", lambda request: asked.append(request.url))
    words = HOSTILE.replace("\\", "/")
    tab.goto(url)
    expect(tab.get_by_text("**odd** :red[x] <b>").first).to_be_visible()
    assert tab.locator("img, .katex, .stMain a").count() == 0
    tab.goto(f"{url}/?chapter={quote('**odd** :red[x] <b>')}")
    label = button(tab, "puzzle odd").inner_text().replace("\u2060", "")
    assert label == words[:60].strip()
    assert tab.locator("img, .katex, .stMain a").count() == 0
    board(tab, f"{url}/?puzzle=odd")
    button(tab, "hint").click()
    expect(tab.locator(".sq-hint")).to_contain_text(words[:80].strip())
    board(tab, f"{url}/?lesson=nasty")
    assert tab.locator("img, .katex, .stMain a").count() == 0
    assert all(one.startswith((url, "data:", "blob:")) for one in asked)


def test_nothing_is_asked_from_any_other_host(url: str, page: OpenPage) -> None:
    tab = page()
    asked: list[str] = []
    tab.on("request", lambda request: asked.append(request.url))
    tab.on("websocket", lambda socket: asked.append(socket.url))
    tab.goto(url)
    button(tab, "rules").click()
    expect(tab.get_by_label("Search")).to_be_visible()
    solve_by_clicking(tab, url)
    button(tab, "next").click()
    tab.wait_for_timeout(500)
    own = (url, url.replace("http", "ws"), "data:", "blob:")
    assert len(asked) > 10
    assert [one for one in asked if not one.startswith(own)] == []


def test_of_a_hundred_and_one_quick_taps_on_the_page_none_is_lost(url: str, page: OpenPage) -> None:
    tab = board(page(), f"{url}/?puzzle={BLOCK}")
    at = tab.locator(".sq-card").first.bounding_box()
    assert at is not None
    start = time.monotonic()
    for number in range(101):
        time.sleep(max(0.0, start + number * 0.1 - time.monotonic()))
        tab.mouse.click(at["x"] + at["width"] / 2, at["y"] + at["height"] - 15)
    expect(tab.locator(".sq-waiting")).to_have_count(0, timeout=15_000)
    chosen = tab.locator('.sq-card[aria-pressed="true"]')
    expect(chosen).to_have_attribute("aria-label", "4 of spades, chosen")
    expect(said(tab)).to_contain_text("4♠ goes on a framed space.")


TIME_THE_ANSWERS = """() => {
  window.drawn = []; window.told = [];
  let start = 0, text = "";
  const now = () => document.querySelector(".sq-feedback")?.innerText ?? "";
  document.addEventListener("click", () => { start = performance.now(); text = now(); }, true);
  new MutationObserver(() => {
    if (start && now() !== text && window.told.length < window.clicks) {
      window.told.push(performance.now() - start); text = now();
    }
  }).observe(document.body, {subtree: true, childList: true, characterData: true});
  document.querySelector(".sq-figure").on("plotly_afterplot", () => {
    if (start && window.drawn.length < window.clicks) window.drawn.push(performance.now() - start);
  });
  window.clicks = 0;
}"""


def test_a_try_is_answered_on_board_and_in_words_within_a_second(url: str, page: OpenPage) -> None:
    tab = board(page(), f"{url}/?puzzle={BLOCK}")
    tab.evaluate(TIME_THE_ANSWERS)
    for number in range(20):
        tab.evaluate("window.clicks += 1")
        space(tab, "c2").click()
        tab.wait_for_function(
            "n => window.drawn.length >= n && window.told.length >= n", arg=number + 1
        )
        tab.wait_for_timeout(150)
    drawn, told = tab.evaluate("window.drawn"), tab.evaluate("window.told")
    print(  # noqa: T201
        f"\nclick to answer on the puzzle page: drawn {median(drawn):.0f} ms, "
        f"told {median(told):.0f} ms (medians of {len(drawn)})"
    )
    assert median(drawn) < 1000
    assert median(told) < 1000


WATCH_SHIFTS = """() => {
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shift += entry.value;
  }).observe({type: "layout-shift", buffered: false});
}"""


@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_jumps_when_an_answer_comes(url: str, page: OpenPage, screen: str) -> None:
    tab = board(page(SCREENS[screen]), f"{url}/?puzzle={BLOCK}")
    found = BOOK.puzzle(BLOCK)
    assert found is not None
    hand = found.position.hand.cards
    tab.evaluate(WATCH_SHIFTS)
    fixed = [tab.locator(".sq-goal"), tab.locator(".sq-board"), tab.locator(".sq-hand")]
    before = [box(part) for part in fixed]
    row = box(button(tab, "hint"))

    def stays(state: str) -> None:
        tab.wait_for_timeout(300)
        assert [box(part) for part in fixed] == before, state
        if state != "solved":
            assert box(button(tab, "hint")) == row, state
        assert tab.evaluate("document.querySelector('.stMain').scrollTop") == 0, state

    stays("asking")
    space(tab, "a1").click()
    expect(said(tab)).to_have_class(re.compile("sq-bad"))
    stays("refused")
    play(tab, parse_move("4S@d1"), hand)
    expect(button(tab, "retry")).to_be_visible()
    stays("missed")
    assert bottom(said(tab)) <= SCREENS[screen][1], "the reason is in sight"
    assert bottom(button(tab, "retry")) <= SCREENS[screen][1]
    button(tab, "retry").click()
    expect(button(tab, "retry")).to_have_count(0)
    stays("asking again")
    for _ in range(3):
        text = tab.locator(".sq-hint").inner_text() if tab.locator(".sq-hint").count() else ""
        button(tab, "hint").click()
        expect(tab.locator(".sq-hint")).not_to_have_text(text or "-")
    stays("hint")
    assert found.solution is not None
    play(tab, found.solution[0], hand)
    expect(button(tab, "next")).to_be_visible()
    stays("solved")
    assert bottom(said(tab)) <= SCREENS[screen][1]
    assert bottom(button(tab, "next")) <= SCREENS[screen][1]
    shift = tab.evaluate("window.shift")
    print(f"\nlayout shift over refused, missed, hint, solved on {screen}: {shift:.4f}")  # noqa: T201
    assert shift < 0.1


def test_a_new_question_starts_at_its_top(url: str, page: OpenPage) -> None:
    tab = board(page(PHONE), f"{url}/?puzzle={BLOCK}")
    button(tab, "reveal").click()
    expect(button(tab, "next")).to_be_visible()
    tab.evaluate("document.querySelector('.stMain').scrollTop = 5000")
    assert tab.evaluate("document.querySelector('.stMain').scrollTop") > 0
    button(tab, "next").click()
    expect(button(tab, "hint")).to_be_visible()
    tab.wait_for_function("document.querySelector('.stMain').scrollTop === 0")


def shots(tab: Page, url: str) -> Iterator[str]:
    """Bring the page from one picture to the next, and name each."""
    tab.goto(url)
    expect(button(tab, "continue")).to_be_visible()
    yield "home"
    board(tab, f"{url}/?lesson=two-kinds-of-jack&step=1")
    yield "lesson"
    found = BOOK.puzzle(BLOCK)
    assert found is not None
    assert found.solution is not None
    board(tab, f"{url}/?puzzle={BLOCK}")
    yield "puzzle"
    tab.locator(".sq-card").nth(5).click()
    expect(spaces_that(tab, "you may play here").first).to_be_visible()
    yield "chosen"
    space(tab, "a1").click()
    expect(said(tab)).to_have_class(re.compile("sq-bad"))
    yield "refused"
    play(tab, parse_move("4S@d1"), found.position.hand.cards)
    expect(button(tab, "retry")).to_be_visible()
    yield "wrong-try"
    for number in range(3):
        button(tab, "hint").click()
        expect(tab.locator(".sq-hint p")).to_have_count(number + 1)
    yield "hint"
    play(tab, found.solution[0], found.position.hand.cards)
    expect(button(tab, "next")).to_be_visible()
    yield "right-try"
    board(tab, f"{url}/?puzzle=number")
    button(tab, "number 3").click()
    expect(said(tab)).to_contain_text("Count again.")
    yield "count"
    tab.goto(f"{url}/?rules=jack")
    expect(tab.get_by_text("JACK-TWO-1", exact=True)).to_be_visible()
    yield "rules"


@pytest.mark.parametrize(("screen", "theme"), [("desktop", "light"), ("phone", "dark")])
def test_every_page_fits_its_screen_and_its_targets_are_large(
    url: str, page: OpenPage, screen: str, theme: str
) -> None:
    tab = page(SCREENS[screen], theme)
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    for name in shots(tab, url):
        tab.mouse.move(2, 2)
        tab.wait_for_timeout(700)
        tab.screenshot(path=SCREENSHOTS / f"{name}-{screen}-{theme}.png")
        assert not runs_over_sideways(tab), name
        assert small_targets(tab) == [], name
