"""Ways to train, run without a browser: each begins, goes on, and says how it went."""

from __future__ import annotations

import os
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest
from streamlit.testing.v1 import AppTest

from tests.ui.tab import DATABASE, Tab
from trainer.content.library import load_library, shipped_folders
from trainer.game.moves import MoveKind, format_move
from trainer.store.store import Store
from trainer.tactics.count import counted
from trainer.tactics.facts import facts_of
from trainer.tactics.goal import Count, Spot
from trainer.tactics.spot import spotted
from trainer.training.answer import Answer, Mode
from trainer.training.round import start_round
from trainer.training.storm import MOST_MISSES, Storm
from trainer.ui import on_show
from trainer.ui.settings import Settings, format_settings
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


def test_the_puzzle_of_another_day_is_not_todays(database: Path) -> None:
    Tab({})
    store = Store.open(str(database))
    [person] = store.people()
    hardest = max(BOOK.puzzles, key=lambda each: each.rating).id  # never the puzzle of a day
    store.keep_run(person.id, start_round(Mode.DAY, [hardest]))
    store.close()
    keys = Tab(way_address(Mode.DAY)).keys
    assert "start" in keys
    assert "go on" not in keys


def press_next_twice(words: "list[str]") -> None:  # noqa: UP037 - it is run on its own
    import streamlit as st  # noqa: PLC0415

    from trainer.training.answer import Mode  # noqa: PLC0415
    from trainer.ui.book import library  # noqa: PLC0415
    from trainer.ui.drill_kept import drill  # noqa: PLC0415
    from trainer.ui.keeping import begin  # noqa: PLC0415
    from trainer.ui.settings import parse_settings  # noqa: PLC0415
    from trainer.ui.training import next_puzzle, start  # noqa: PLC0415

    begin(parse_settings(words))
    book = library(())
    start(Mode.MIX, book)
    first = drill()
    assert first is not None
    for _ in range(2):
        next_puzzle(book, first.current)
        now = drill()
        assert now is not None
        st.text(str(now.current != first.current))
        st.text(str(now.current))


def test_two_presses_of_next_are_one_step() -> None:
    words = format_settings(Settings((), os.environ[DATABASE]))
    test = AppTest.from_function(press_next_twice, kwargs={"words": words}, default_timeout=30)
    test.run()
    assert not test.exception
    moved, once, _, twice = [each.value for each in test.text]
    assert moved == "True"
    assert twice == once


def test_only_in_a_storm_an_answer_can_come_too_soon(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tab = Tab(way_address(Mode.STORM))
    tab.press("start")
    monkeypatch.setattr(on_show, "monotonic", lambda: 0.0)
    solve(tab)
    assert answers(database) == []
    tab.test.query_params.clear()
    tab.test.query_params["puzzle"] = BOOK.puzzles[0].id
    tab.test.run()
    solve(tab)
    assert [answer.mode for answer in answers(database)] == [Mode.CHAPTER]


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


def test_a_streak_that_is_over_says_so_and_is_there_after_a_reload() -> None:
    tab = Tab(way_address(Mode.STREAK))
    tab.press("start")
    solve(tab)
    tab.press("next")
    miss(tab)
    assert "over, 1 solved" in tab.text
    again = Tab(tab.address)
    assert "You solved 1 puzzle." in again.text
    assert "go on" not in again.keys


def test_the_hard_ones_of_a_storm_wait_for_a_look_after_a_reload() -> None:
    tab = Tab(way_address(Mode.STORM))
    tab.press("start")
    for _ in range(MOST_MISSES):
        miss(tab)
    again = Tab(way_address(Mode.STORM))
    assert "You solved none at once this time." in again.text
    again.press("review")
    assert "1 of 3" in again.text


def test_a_storm_whose_time_ran_out_while_nobody_looked_is_over(database: Path) -> None:
    tab = Tab(way_address(Mode.STORM))
    tab.press("start")
    solve(tab)
    store = Store.open(str(database))
    [person] = store.people()
    [run] = store.runs(person.id)
    assert isinstance(run, Storm)
    long_ago = run.started - timedelta(hours=1)
    store.keep_run(person.id, replace(run, started=long_ago, now=long_ago))
    store.close()
    again = Tab(way_address(Mode.STORM))
    assert "You solved 1 puzzle." in again.text
    assert "go on" not in again.keys


def test_the_best_is_told_where_no_run_is_on() -> None:
    tab = Tab(way_address(Mode.STREAK))
    tab.press("start")
    solve(tab)
    tab.press("next")
    tab.press("stop")
    tab.press("start")
    again = Tab(tab.address)
    assert "Your best so far: 1." in again.text


def test_who_trains_finds_training_first_at_home() -> None:
    def order(tab: Tab) -> list[str]:
        return [word for word in tab.text.split("\n") if word in ("Lessons", "Train", "Puzzles")]

    assert order(Tab({})) == ["Lessons", "Train", "Puzzles"]
    tab = Tab(way_address(Mode.STREAK))
    tab.press("start")
    solve(tab)
    assert order(Tab({})) == ["Train", "Lessons", "Puzzles"]
