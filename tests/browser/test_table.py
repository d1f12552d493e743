from __future__ import annotations

import random
import re
import time
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.browser.conftest import OpenPage, Serve
from tests.ui.views import RICH
from trainer.game.spaces import SPACES
from trainer.ui.figure import board_figure
from trainer.ui.table_view import space_label

pytestmark = pytest.mark.browser
APP = Path(__file__).parent / "click_app.py"
PHONE = (390, 844)


@dataclass
class App:
    """The served app and the file into which it writes its taps."""

    url: str
    file: Path

    def taps(self) -> list[str]:
        return self.file.read_text("utf-8").splitlines() if self.file.exists() else []

    def wait_for(self, count: int, seconds: float = 30) -> list[str]:
        """Wait for so many taps, then a moment more for one too many."""
        end = time.monotonic() + seconds
        while len(self.taps()) < count and time.monotonic() < end:
            time.sleep(0.1)
        time.sleep(1)
        return self.taps()


@pytest.fixture(scope="module")
def served(serve: Serve, tmp_path_factory: pytest.TempPathFactory) -> App:
    file = tmp_path_factory.mktemp("taps") / "taps.txt"
    return App(serve(APP, env={"TAPS_FILE": str(file)}), file)


@pytest.fixture
def app(served: App) -> App:
    served.file.unlink(missing_ok=True)
    return served


def opened(tab: Page, app: App) -> Page:
    tab.goto(app.url)
    tab.locator(".sq-drawn").wait_for(timeout=30_000)
    return tab


def space(tab: Page, name: str) -> str | None:
    """Return what is said of a space after its name and card."""
    label = tab.locator(f'.sq-space[aria-label^="{name}, "]').get_attribute("aria-label")
    return label and label.split(", ", 2)[-1]


def tap_space(tab: Page, name: str) -> None:
    tab.locator(f'.sq-space[aria-label^="{name}, "]').click()


def report(measured: str) -> None:
    """Show a measurement to whoever runs the tests with `-s`."""
    print(f"\n{measured}")  # noqa: T201


TAG_THE_BOARD = """() => {
  window.board = document.querySelector(".sq-figure");
  window.drawing = window.board.querySelector(".main-svg");
  window.calls = {newPlot: 0, purge: 0, react: 0};
  for (const name of Object.keys(window.calls)) {
    const real = window.Plotly[name];
    window.Plotly[name] = (...given) => { window.calls[name] += 1; return real(...given); };
  }
}"""
LOOK_AT_THE_BOARD = """() => ({
  board: window.board === document.querySelector(".sq-figure"),
  drawing: window.drawing === document.querySelector(".sq-figure .main-svg"),
  ...window.calls,
})"""


@pytest.mark.parametrize(("pause", "clicks"), [(0.25, 20), (0.1, 200)])
def test_of_many_clicks_none_is_lost_doubled_or_out_of_order(
    app: App, page: OpenPage, pause: float, clicks: int
) -> None:
    tab = opened(page(), app)
    tab.evaluate(TAG_THE_BOARD)
    middles = tab.evaluate(
        """() => [...document.querySelectorAll(".sq-space")].map((space) => {
            const at = space.getBoundingClientRect();
            return [at.x + at.width / 2, at.y + at.height / 2];
        })"""
    )
    chosen = random.Random(20)  # noqa: S311 - the same spaces every time
    wanted = [chosen.randrange(100) for _ in range(clicks)]
    start = time.monotonic()
    for number, index in enumerate(wanted):
        time.sleep(max(0.0, start + number * pause - time.monotonic()))
        tab.mouse.click(*middles[index])
    took = time.monotonic() - start
    taps = app.wait_for(len(wanted))
    assert taps == [f"space {index}" for index in wanted]
    assert took < clicks * pause * 1.5, "the clicks came slower than they should have"

    odd = {index for index in range(100) if wanted.count(index) % 2}
    expect(tab.get_by_text(f"{len(odd)} chips")).to_be_visible()
    chips = tab.locator('.sq-space[aria-label*="blue chip"]')
    assert chips.count() == len(odd)
    look = tab.evaluate(LOOK_AT_THE_BOARD)
    assert look["board"]
    assert look["drawing"]
    assert look["newPlot"] == look["purge"] == 0
    assert 0 < look["react"] <= 202
    report(f"{clicks} clicks every {pause * 1000:.0f} ms: {len(taps)} came, {look['react']} drawn")


def test_a_click_is_answered_within_a_second(app: App, page: OpenPage) -> None:
    tab = opened(page(), app)
    tab.evaluate(
        """() => {
            window.times = [];
            document.addEventListener("click", () => { window.start = performance.now(); }, true);
            document.querySelector(".sq-figure").on("plotly_afterplot", () => {
                if (window.start) window.times.push(performance.now() - window.start);
                window.start = 0;
            });
        }"""
    )
    for index in range(40):
        tab.locator(".sq-space").nth(index + 1).click()
        tab.wait_for_function("count => window.times.length >= count", arg=index + 1)
        tab.wait_for_timeout(100)
    times = tab.evaluate("window.times")
    late = quantiles(times, n=20)[-1]
    report(f"click to drawn answer: median {median(times):.0f} ms, p95 {late:.0f} ms")
    assert median(times) < 1000


def test_only_the_first_answer_carries_the_faces(app: App, page: OpenPage) -> None:
    tab = page()
    sizes: list[int] = []
    tab.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda frame: sizes.append(len(frame))),
    )
    opened(tab, app)
    first = max(sizes)
    tap_space(tab, "b1")
    app.wait_for(1)
    sizes.clear()
    tap_space(tab, "c1")
    app.wait_for(2)
    report(f"first answer {first} bytes, a click's answer {sum(sizes)} bytes")
    assert sum(sizes) < first - 10_000


def test_arrows_walk_over_the_board_and_enter_plays(app: App, page: OpenPage) -> None:
    tab = opened(page(), app)
    tab.locator(".sq-space").first.focus()
    focused = tab.locator(":focus")
    for key, name in (
        ("ArrowRight", "b1"),
        ("ArrowDown", "b2"),
        ("ArrowDown", "b3"),
        ("ArrowLeft", "a3"),
        ("ArrowLeft", "a3"),
        ("ArrowUp", "a2"),
        ("End", "j2"),
        ("ArrowRight", "j2"),
        ("Home", "a2"),
        ("Control+End", "j10"),
        ("Control+Home", "a1"),
        ("ArrowUp", "a1"),
        ("ArrowRight", "b1"),
    ):
        tab.keyboard.press(key)
        expect(focused).to_have_attribute("aria-label", re.compile(f"^{name}, "))
    tab.keyboard.press("Enter")
    expect(focused).to_have_attribute("aria-label", "b1, 2 of spades, blue chip")
    expect(tab.get_by_role("status")).to_have_text("b1, 2 of spades, blue chip")
    tab.keyboard.press("Space")
    expect(focused).to_have_attribute("aria-label", "b1, 2 of spades, empty")
    assert app.wait_for(2) == ["space 1", "space 1"]


def test_the_board_is_one_stop_for_the_tab_key(app: App, page: OpenPage) -> None:
    tab = opened(page(), app)
    assert tab.locator('.sq-space[tabindex="0"]').count() == 1
    tap_space(tab, "e5")
    expect(tab.locator('.sq-space[tabindex="0"]')).to_have_attribute(
        "aria-label", re.compile("^e5, ")
    )
    tab.keyboard.press("Tab")
    expect(tab.locator(":focus")).to_have_attribute("aria-label", "4 of clubs")


def test_digits_choose_a_card_and_escape_puts_it_back(app: App, page: OpenPage) -> None:
    tab = opened(page(), app)
    chosen = tab.locator('.sq-card[aria-pressed="true"]')
    tab.keyboard.press("2")
    expect(chosen).to_have_attribute("aria-label", "Jack of clubs, two eyes, wild, chosen")
    tab.keyboard.press("7")
    expect(chosen).to_have_attribute("aria-label", "King of clubs, chosen")
    tab.keyboard.press("8")
    tab.keyboard.press("Escape")
    tab.keyboard.press("Escape")
    expect(chosen).to_have_count(0)
    assert app.wait_for(3) == ["card 1", "card 6", "card 6"]


def test_a_screen_reader_meets_a_grid_of_named_buttons(app: App, page: OpenPage) -> None:
    tab = opened(page(), app)
    grid = tab.get_by_role("grid", name="Board")
    assert grid.get_by_role("row").count() == 10
    assert grid.get_by_role("gridcell").count() == 100
    assert grid.get_by_role("button").count() == 100
    expect(grid.get_by_role("button", name="a1, free corner", exact=True)).to_be_visible()
    expect(grid.get_by_role("button", name="e4, 4 of clubs, empty", exact=True)).to_be_visible()
    hand = tab.get_by_role("group", name="Your hand")
    assert hand.get_by_role("button").count() == 7
    expect(hand.get_by_role("button", name="Jack of spades, one eye, takes a chip")).to_be_visible()


def test_a_finger_on_a_phone_plays_and_nothing_scrolls_sideways(app: App, page: OpenPage) -> None:
    tab = opened(page(PHONE), app)
    tab.locator('.sq-space[aria-label^="e4, "]').tap()
    tab.locator(".sq-card").nth(3).tap()
    assert app.wait_for(2) == ["space 34", "card 3"]
    assert space(tab, "e4") == "blue chip"
    assert tab.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    for target in (tab.locator(".sq-space").nth(34), tab.locator(".sq-card").first):
        box = target.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 34


def test_board_and_hand_fit_a_laptop_without_scrolling(app: App, page: OpenPage) -> None:
    tab = opened(page((1280, 900)), app)
    board = tab.locator(".sq-board").bounding_box()
    hand = tab.locator(".sq-hand").bounding_box()
    assert board is not None
    assert hand is not None
    assert board["width"] == pytest.approx(board["height"], abs=1)
    assert board["width"] >= 600
    assert hand["y"] + hand["height"] - board["y"] + 60 <= 900 - 100


def test_nothing_jumps_while_the_drawing_is_on_its_way(app: App, page: OpenPage) -> None:
    tab = page()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    tab.route("**/plotly.min.js*", hold)
    tab.goto(app.url)
    tab.locator('.sq-space[aria-label^="e4, "]').wait_for(timeout=30_000)
    before = tab.locator(".sq-board").bounding_box()
    hand = tab.locator(".sq-hand").bounding_box()
    tap_space(tab, "e4")
    assert app.wait_for(1) == ["space 34"]
    held[0].continue_()
    tab.locator(".sq-drawn").wait_for()
    assert tab.locator(".sq-board").bounding_box() == before
    assert tab.locator(".sq-hand").bounding_box() == hand


def test_the_drawing_comes_from_the_same_server_also_below_a_path(
    serve: Serve, page: OpenPage, tmp_path: Path
) -> None:
    file = tmp_path / "taps.txt"
    below = App(serve(APP, base="games/sequence", env={"TAPS_FILE": str(file)}), file)
    tab = page()
    asked: list[str] = []
    tab.on("request", lambda request: asked.append(request.url))
    opened(tab, below)
    (script,) = [url for url in asked if "plotly.min.js" in url]
    assert script.startswith(f"{below.url}/component/")
    assert all(url.startswith((below.url.split("/games")[0], "blob:", "data:")) for url in asked)
    tap_space(tab, "b1")
    assert below.wait_for(1) == ["space 1"]


def test_the_browser_puts_the_figure_together_as_python_does(serve: Serve, page: OpenPage) -> None:
    tab = page((1280, 900))
    tab.goto(serve(Path(__file__).parent / "rich_app.py"))
    tab.locator(".sq-drawn").wait_for(timeout=30_000)
    drawn = tab.evaluate(
        """() => {
            const {layout, data} = document.querySelector(".sq-figure");
            return JSON.parse(JSON.stringify({
                side: layout.width, shapes: layout.shapes, inks: data[0].textfont.color,
                texts: data[0].text,
            }));
        }"""
    )
    figure = board_figure(RICH, "light")
    assert drawn["side"] == figure["layout"]["width"]
    assert drawn["inks"] == figure["data"][0]["textfont"]["color"]
    assert drawn["texts"] == figure["data"][0]["text"]
    shapes = figure["layout"]["shapes"]
    assert len(drawn["shapes"]) == len(shapes)
    for got, wanted in zip(drawn["shapes"], shapes, strict=True):
        assert got["path"] == wanted["path"]
        for name in ("fillcolor", "layer"):
            assert got[name] == wanted[name]
        assert got["line"]["width"] == wanted["line"]["width"]
    labels = tab.locator(".sq-space").evaluate_all("all => all.map(one => one.ariaLabel)")
    assert labels == [space_label(RICH, place) for place in SPACES]


def test_the_board_follows_the_theme_of_the_browser(app: App, page: OpenPage) -> None:
    tab = opened(page(theme="dark"), app)
    expect(tab.locator(".sq-table")).to_have_attribute("data-theme", "dark")
    tab.evaluate(TAG_THE_BOARD)
    tab.emulate_media(color_scheme="light")
    expect(tab.locator(".sq-table")).to_have_attribute("data-theme", "light")
    assert tab.evaluate(LOOK_AT_THE_BOARD)["drawing"]
    tab.emulate_media(color_scheme="dark")
    expect(tab.locator(".sq-table")).to_have_attribute("data-theme", "dark")
    assert app.taps() == []


def test_a_new_scene_keeps_the_board_and_goes_on_taking_taps(app: App, page: OpenPage) -> None:
    tab = opened(page(), app)
    tab.evaluate(TAG_THE_BOARD)
    tap_space(tab, "b1")
    expect(tab.locator('.sq-space[aria-label*="blue chip"]')).to_have_count(1)
    tab.get_by_role("button", name="Next scene").click()
    expect(tab.locator('.sq-space[aria-label*="blue chip"]')).to_have_count(0)
    tap_space(tab, "c1")
    assert app.wait_for(2) == ["space 1", "space 2"]
    look = tab.evaluate(LOOK_AT_THE_BOARD)
    assert look["drawing"]
    assert look["newPlot"] == 0


@dataclass
class Line:
    """A connection that swallows messages on demand."""

    to_server: int = 0
    to_browser: int = 0

    def connect(self, route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def up(message: str | bytes) -> None:
            if self.to_server:
                self.to_server -= 1
            else:
                server.send(message)

        def down(message: str | bytes) -> None:
            if self.to_browser:
                self.to_browser -= 1
            else:
                route.send(message)

        route.on_message(up)
        server.on_message(down)


def test_a_tap_that_got_lost_on_the_way_is_sent_again(app: App, page: OpenPage) -> None:
    tab, line = page(), Line()
    tab.route_web_socket(re.compile("_stcore/stream"), line.connect)
    opened(tab, app)
    line.to_server = 1
    tap_space(tab, "b1")
    tap_space(tab, "c1")
    tab.wait_for_timeout(1500)
    assert app.taps() == []
    expect(tab.locator(".sq-waiting")).to_have_count(2)
    expect(tab.locator('.sq-space[aria-label*="blue chip"]')).to_have_count(2, timeout=10_000)
    assert app.wait_for(2) == ["space 1", "space 2"]
    expect(tab.locator(".sq-waiting")).to_have_count(0)


def test_a_tap_whose_answer_got_lost_is_not_handled_twice(app: App, page: OpenPage) -> None:
    tab, line = page(), Line()
    tab.route_web_socket(re.compile("_stcore/stream"), line.connect)
    opened(tab, app)
    line.to_browser = 1000
    tap_space(tab, "b1")
    tab.wait_for_timeout(2000)
    assert app.taps() == ["space 1"]
    line.to_browser = 0
    tab.wait_for_timeout(100)
    expect(tab.locator('.sq-space[aria-label*="blue chip"]')).to_have_count(1, timeout=15_000)
    assert app.wait_for(1) == ["space 1"]
