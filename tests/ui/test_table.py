from __future__ import annotations

from pathlib import Path

import pytest
import streamlit
from streamlit.testing.v1 import AppTest

from tests.ui.views import RICH
from trainer.game.layout import CLASSIC
from trainer.ui import table as room
from trainer.ui.figure import board_figure
from trainer.ui.table import Tap, table
from trainer.ui.table_view import TableView

ASSETS = Path(room.__file__).parent


def rich_page() -> None:
    import streamlit as st  # noqa: PLC0415

    from tests.ui.views import RICH  # noqa: PLC0415
    from trainer.ui.table import table, theme_on_screen  # noqa: PLC0415

    table(RICH, key="board", on_tap=st.write)
    st.text(theme_on_screen())


def test_a_page_with_a_table_runs_and_is_light_where_no_browser_says_otherwise() -> None:
    page = AppTest.from_function(rich_page, default_timeout=20).run()
    assert not page.exception
    assert page.text[0].value == "light"


class Page:
    """What a browser sends, put where Streamlit would put it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.state: dict[str, object] = {room._post("board"): ("r", 0)}
        self.taps: list[Tap] = []
        monkeypatch.setattr(streamlit, "session_state", self.state)

    def send(self, view: TableView, *taps: dict[str, object], signs: str = "") -> None:
        self.state["board"] = {"sent": {"run": "r", "times": 1, "taps": list(taps), "held": []}}
        room._take(view, "board", self.taps.append, signs)

    @property
    def ack(self) -> object:
        run_and_ack = self.state[room._post("board")]
        assert isinstance(run_and_ack, tuple)
        return run_and_ack[1]


@pytest.fixture
def page(monkeypatch: pytest.MonkeyPatch) -> Page:
    return Page(monkeypatch)


def sent(number: int, index: int, kind: str = "space", scene: str = "s") -> dict[str, object]:
    return {"q": number, "kind": kind, "i": index, "scene": scene}


VIEW = TableView(layout=CLASSIC, hand=RICH.hand, scene="s")


def test_taps_reach_the_page_once_and_in_order(page: Page) -> None:
    page.send(VIEW, sent(1, 10), sent(2, 3, "card"))
    page.send(VIEW, sent(2, 3, "card"), sent(3, 30))
    assert [(tap.kind, tap.index) for tap in page.taps] == [
        ("space", 10),
        ("card", 3),
        ("space", 30),
    ]
    assert page.ack == 3


def test_a_tap_for_another_scene_is_acknowledged_but_dropped(page: Page) -> None:
    page.send(VIEW, sent(1, 10, scene="before"), sent(2, 20))
    assert [tap.index for tap in page.taps] == [20]
    assert page.ack == 2


def test_a_locked_table_takes_no_tap_but_acknowledges_it(page: Page) -> None:
    page.send(TableView(layout=CLASSIC, scene="s", locked=True), sent(1, 10))
    assert page.taps == []
    assert page.ack == 1


def test_a_card_that_is_not_in_the_hand_is_dropped(page: Page) -> None:
    page.send(VIEW, sent(1, len(VIEW.hand), "card"), sent(2, len(VIEW.hand) - 1, "card"))
    assert [tap.index for tap in page.taps] == [len(VIEW.hand) - 1]
    assert page.ack == 2


def test_keys_come_in_order_with_taps_and_only_those_that_are_asked_for(page: Page) -> None:
    keys = [sent(number, ord(sign), "key") for number, sign in enumerate("hxn", start=2)]
    page.send(VIEW, sent(1, 10), *keys, signs="hn")
    assert [(tap.kind, tap.index) for tap in page.taps] == [
        ("space", 10),
        ("key", ord("h")),
        ("key", ord("n")),
    ]
    assert page.ack == 4


def test_a_locked_table_still_hears_keys_but_not_those_of_another_scene(page: Page) -> None:
    locked = TableView(layout=CLASSIC, scene="s", locked=True)
    page.send(locked, sent(1, ord("n"), "key", "before"), sent(2, ord("r"), "key"), signs="nr")
    assert [tap.index for tap in page.taps] == [ord("r")]
    assert page.ack == 2


def test_a_tap_that_makes_the_page_fail_does_not_come_again(page: Page) -> None:
    def fail(tap: Tap) -> None:
        raise RuntimeError(str(tap.index))

    page.state["board"] = {"sent": {"run": "r", "taps": [sent(1, 10), sent(2, 20)]}}
    with pytest.raises(RuntimeError, match="10"):
        room._take(VIEW, "board", fail)
    page.send(VIEW, sent(1, 10), sent(2, 20))
    assert [tap.index for tap in page.taps] == [20]


def test_what_changes_with_a_tap_is_small_against_the_faces() -> None:
    import json  # noqa: PLC0415

    moving = len(json.dumps(room._moving(VIEW, "light")))
    crowded = len(json.dumps(room._moving(RICH, "light")))
    whole = len(json.dumps(board_figure(RICH, "light")))
    assert moving < 2_000
    assert crowded < 14_000
    assert whole > 4 * crowded


def test_script_and_style_travel_with_the_package() -> None:
    for name in (*room._SCRIPTS, "table.css"):
        assert (ASSETS / name).read_text("utf-8").strip()
    assert callable(table)


def test_the_grid_of_buttons_starts_where_the_figure_has_its_margin() -> None:
    margin = board_figure(VIEW, "light")["layout"]["margin"]
    inset = f"inset: {margin['t']}px {margin['r']}px {margin['b']}px {margin['l']}px"
    assert inset in (ASSETS / "table.css").read_text("utf-8")


def test_placeholder_and_figure_have_the_same_colour() -> None:
    style = (ASSETS / "table.css").read_text("utf-8")
    assert board_figure(VIEW, "light")["layout"]["paper_bgcolor"].lower() in style
    assert board_figure(VIEW, "dark")["layout"]["paper_bgcolor"].lower() in style
