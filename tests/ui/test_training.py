"""Ways to train, run without a browser: each begins, goes on, and says how it went."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.ui.tab import Tab
from trainer.content.library import load_library, shipped_folders
from trainer.game.moves import MoveKind, format_move
from trainer.store.store import Store
from trainer.tactics.count import counted
from trainer.tactics.facts import facts_of
from trainer.tactics.goal import Count, Spot
from trainer.tactics.spot import spotted
from trainer.training.answer import Answer, Mode
from trainer.training.storm import MOST_MISSES
from trainer.ui import on_show
from trainer.ui.ways import WAYS, way_address

BOOK = load_library(shipped_folders())


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let each question be on show for a while, so that no answer comes too soon."""
    steady = iter(range(1, 10_000_000))
    monkeypatch.setattr(on_show, "monotonic", lambda: float(next(steady)))


def answers(database: Path) -> list[Answer]:
    store = Store.open(str(database))
    kept = [answer for each in store.people() for _, answer in store.answers(each.id)]
    store.close()
    return kept


def here(tab: Tab) -> str:
    return tab.address["puzzle"]


def solve(tab: Tab) -> None:
    """Type what is right."""
    puzzle = BOOK.puzzle(here(tab))
    assert puzzle is not None
    position, goal = puzzle.position, puzzle.goal
    if isinstance(goal, Spot):
        for space in sorted(spotted(position, goal)):
            tab.type(str(space))
    elif isinstance(goal, Count):
        tab.type(str(counted(position, goal)))
    else:
        tab.type(format_move(facts_of(position, goal).right[0].move))


def miss(tab: Tab) -> None:
    """Type what is legal and wrong."""
    puzzle = BOOK.puzzle(here(tab))
    assert puzzle is not None
    position, goal = puzzle.position, puzzle.goal
    if isinstance(goal, Spot):
        asked = spotted(position, goal)
        tab.type(next(f"{c}{r}" for c in "abcdefghij" for r in range(1, 11) if _is(c, r, asked)))
    elif isinstance(goal, Count):
        tab.type(str(counted(position, goal) + 1))
    else:
        wrong = [each.move for each in facts_of(position, goal).wrong]
        tab.type(format_move(next(m for m in wrong if m.kind is not MoveKind.EXCHANGE)))


def _is(column: str, row: int, asked: object) -> bool:
    assert isinstance(asked, frozenset)
    return f"{column}{row}" not in {str(space) for space in asked}


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.mode.value)
def test_each_way_has_a_card_at_home_and_a_page(way: object) -> None:
    assert f"train {way.mode.value}" in Tab({}).keys  # type: ignore[attr-defined]
    page = Tab(way_address(way.mode))  # type: ignore[attr-defined]
    assert way.name in page.text  # type: ignore[attr-defined]


def test_the_mix_rates_the_first_try_and_goes_on(database: Path) -> None:
    tab = Tab(way_address(Mode.MIX))
    assert "You have no rating yet" in tab.text
    tab.press("start")
    first = here(tab)
    assert tab.address["train"] == "mix"
    solve(tab)
    assert "rating " in tab.text
    tab.press("next")
    assert here(tab) != first
    miss(tab)
    solve(tab)
    assert [answer.mode for answer in answers(database)] == [Mode.MIX] * 3
    tab.press("stop")
    assert "You solved 1 of 2 puzzles at once." in tab.text
    assert "Your rating is" in tab.text


def test_a_streak_allows_no_hint_one_skip_and_ends_with_a_miss() -> None:
    tab = Tab(way_address(Mode.STREAK))
    tab.press("start")
    assert not {"hint", "reveal"} & set(tab.keys)
    solve(tab)
    tab.press("next")
    tab.press("skip")
    assert "skip" not in tab.keys
    solve(tab)
    tab.press("next")
    miss(tab)
    assert tab.test.button(key="stop").label == "How it went"
    tab.press("stop")
    assert "You solved 2 puzzles." in tab.text
    assert "Your best so far: 2." in tab.text
    tab.press("start")
    assert "0 solved" in tab.text


def test_a_storm_goes_on_by_itself_and_ends_with_the_third_miss() -> None:
    tab = Tab(way_address(Mode.STORM))
    tab.press("start")
    seen = {here(tab)}
    solve(tab)
    assert here(tab) not in seen
    for _ in range(MOST_MISSES):
        assert "puzzle" in tab.address
        miss(tab)
    assert tab.address == {"train": "storm"}
    assert "You solved 1 puzzle" in tab.text
    tab.press("review")
    assert "1 of " in tab.text
    assert tab.address["train"] == "storm-review"


def test_mistakes_come_back_until_they_are_solved_at_once() -> None:
    tab = Tab(way_address(Mode.MISTAKES))
    assert "Nothing to mend." in tab.text
    assert "start" not in tab.keys
    failed = BOOK.puzzles[3].id
    tab = Tab({"puzzle": failed})
    miss(tab)
    tab = Tab(way_address(Mode.MISTAKES))
    assert "1 to mend" in tab.text
    tab.press("start")
    assert here(tab) == failed
    solve(tab)
    tab.press("next")
    assert "You solved it at once." in tab.text
    assert "Nothing to mend." in tab.text


def test_the_daily_review_is_off_until_it_is_wanted() -> None:
    tab = Tab(way_address(Mode.DAILY))
    assert "It is off." in tab.text
    tab.press("reviews on")
    assert "Nothing is due." in tab.text


def test_a_theme_is_drilled(database: Path) -> None:
    tab = Tab(way_address(Mode.THEME))
    assert f"{len(BOOK.puzzles)} puzzles fit." in tab.text
    tab.test.button_group(key="topic goals").set_value(["fork"]).run()
    tab.is_well()
    tab.press("start")
    solve(tab)
    assert [answer.mode for answer in answers(database)] == [Mode.THEME]


def test_the_puzzle_of_the_day_is_one_puzzle() -> None:
    tab = Tab({})
    tab.press("train day")
    solve(tab)
    tab.press("next")
    assert tab.address == {"train": "day"}
    assert "You solved it at once." in tab.text


def test_a_link_to_a_run_that_is_not_on_leads_to_its_page() -> None:
    tab = Tab({"train": "streak", "puzzle": BOOK.puzzles[0].id})
    assert "Streak" in tab.text
    assert "start" in tab.keys


def test_a_streak_survives_a_reload(database: Path) -> None:
    tab = Tab(way_address(Mode.STREAK))
    tab.press("start")
    solve(tab)
    tab.press("next")
    here_now = here(tab)
    again = Tab(tab.address)
    assert "start" in again.keys
    again.press("go on")
    assert here(again) == here_now
    assert "1 solved" in again.text
