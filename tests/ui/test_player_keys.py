"""Keys on the player's page: the way on, again, and whatever the task itself does with them."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from streamlit.testing.v1 import AppTest

from tests.training.boards import FOUR_IN_ROW_5, asked
from tests.ui.content import puzzle
from tests.ui.tab import DATABASE
from trainer.content.library import load_library, shipped_folders
from trainer.content.task import Choose
from trainer.training.lesson_run import start_lesson
from trainer.training.turn_attempt import TurnAttempt
from trainer.ui.attempt_view import table_view
from trainer.ui.settings import Settings, format_settings

BOOK = load_library(shipped_folders())


def press_keys(signs: str, words: "list[str]") -> None:  # noqa: UP037 - it is run on its own
    import streamlit as st  # noqa: PLC0415

    from trainer.ui.book import library  # noqa: PLC0415
    from trainer.ui.keeping import begin  # noqa: PLC0415
    from trainer.ui.player import _tapped  # noqa: PLC0415
    from trainer.ui.settings import parse_settings  # noqa: PLC0415
    from trainer.ui.state import enter, place_in_address, run, run_at  # noqa: PLC0415
    from trainer.ui.table import Tap  # noqa: PLC0415

    begin(parse_settings(words))
    book = library(parse_settings(words).folders)
    place = place_in_address(st.query_params.to_dict())
    assert place is not None
    begun = run_at(place, book)
    assert begun is not None
    enter(begun)
    scene = begun.attempt.question.id
    for sign in signs:
        _tapped(book, None, Tap("key", ord(sign), scene))
    now = run()
    st.text(now.attempt.question.id if now else "home")
    st.text(now.attempt.is_finished if now else "")


def after(query: dict[str, str], signs: str, *folders: Path) -> tuple[str, bool]:
    """Press keys at a task; return where that leads, and if the task there is finished."""
    words = format_settings(Settings(folders, os.environ[DATABASE], shared=False))
    test = AppTest.from_function(press_keys, args=(signs, words), default_timeout=30)
    for name, value in query.items():
        test.query_params[name] = value
    test.run()
    assert not test.exception, test.exception
    return test.text[0].value, test.text[1].value == "True"


@pytest.fixture
def number(tmp_path: Path) -> Path:
    """Give a folder with a puzzle to count, whose answer is 2."""
    puzzle(tmp_path / "mine", "number", "count threats blue", "QS 2D KC 9H 3S TC JD")
    return tmp_path


def test_n_leads_on_only_from_an_answered_puzzle(number: Path) -> None:
    here = {"puzzle": "number"}
    assert after(here, "n", number) == ("puzzle/number", False)
    assert after(here, "3n", number) == ("puzzle/number", False)
    assert after(here, "32", number) == ("puzzle/number", True)
    led, finished = after(here, "2n", number)
    assert led != "puzzle/number"
    assert led.startswith("puzzle/")
    assert not finished


def test_keys_meant_for_the_puzzle_before_do_nothing_to_the_next(number: Path) -> None:
    here = {"puzzle": "number"}
    assert after(here, "2n", number) == after(here, "2nnn2h", number)


def test_r_plays_an_answered_puzzle_again(number: Path) -> None:
    assert after({"puzzle": "number"}, "2r", number) == ("puzzle/number", False)


def test_a_digit_answers_a_choice_and_n_goes_to_the_next_step() -> None:
    lesson = BOOK.lesson("who-plays-with-whom")
    assert lesson is not None
    task = lesson.steps[0].task
    assert isinstance(task, Choose)
    right = next(i for i, choice in enumerate(task.choices, start=1) if choice.right)
    led, finished = after({"lesson": lesson.id, "step": "1"}, f"{right}n")
    assert led == f"lesson/{lesson.id}/{lesson.steps[1].id}"
    assert not finished


def test_a_finger_may_take_back_a_tap_wherever_a_tap_can_count() -> None:
    line = FOUR_IN_ROW_5.format("QS2D")
    graces = {"win": "one", "exchange": "one", "spot corners": "each", "count dead": "none"}
    for goal, grace in graces.items():
        assert table_view(asked(line, goal)).grace == grace
    turns = [
        run.attempt
        for lesson in BOOK.lessons
        for index in range(len(lesson.steps))
        if isinstance((run := start_lesson(lesson, index)).attempt, TurnAttempt)
    ]
    assert turns
    assert {table_view(each).grace for each in turns} == {"one"}
