"""Two servers with one PostgreSQL: a room is opened on one, and played on the other."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from tests.store import postgres
from tests.wire.classroom import (
    KEY,
    TEACHER_COOKIE,
    answer,
    come_back,
    come_in,
    is_asked,
    is_sent,
    jar,
    number_on,
    open_room,
    puzzles_to_win,
    right_move,
    sign_in,
    two_words,
)
from tests.wire.served import Served, serving
from tests.wire.wire_tab import WireTab
from trainer.classroom.teacher_key import parse_key, token_of
from trainer.content.library import load_library, shipped_folders

FIRST, PUZZLES = puzzles_to_win(load_library(shipped_folders()))
SOON = 5.0
"""Seconds in which one server has to show what the other has kept, on a busy machine."""


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, Served]]:
    """Start two servers, each on a home of its own, with one key and one store."""
    with ExitStack() as open_:
        database = postgres.make_room(open_.enter_context(postgres.server()), "two_servers")
        first, second = (
            open_.enter_context(
                serving("classroom", tmp_path_factory.mktemp("home"), database, key=KEY)
            )
            for _ in range(2)
        )
        yield first, second


def test_a_room_opened_on_one_server_is_played_on_the_other(two: tuple[Served, Served]) -> None:
    first, second = two
    with ExitStack() as open_:
        teacher = open_.enter_context(sign_in(first.url))
        code = open_room(teacher, FIRST)
        pupils = [open_.enter_context(come_in(second.url, code)) for _ in range(3)]
        said = [two_words(tab) for tab in pupils]
        assert len(set(said)) == len(said)
        assert teacher.wait_for(lambda tab: number_on(tab) == 3) < SOON
        for tab in pupils:
            tab.press("words seen")
        teacher.press("start")
        for tab in pupils:
            assert tab.wait_for(is_asked) < SOON
            answer(tab, right_move(PUZZLES[0]))
            assert is_sent(tab)
        assert teacher.wait_for(lambda tab: number_on(tab) == 3) < SOON
        teacher.press("right")
        for tab in pupils:
            assert tab.wait_for(lambda tab: "Right: " in tab.text) < SOON
        teacher.press("next")
        assert pupils[0].wait_for(lambda tab: "Question 2 of" in tab.text) < SOON


def test_pupils_of_both_servers_are_one_class_and_no_name_is_there_twice(
    two: tuple[Served, Served],
) -> None:
    with ExitStack() as open_:
        teacher = open_.enter_context(sign_in(two[0].url))
        code = open_room(teacher, FIRST)
        here = open_.enter_context(WireTab(two[0].url, {"join": code}))
        field = next(key for _, key in here.fields if key.startswith("nickname "))
        mine = here.value(field)
        here.press("let in")
        assert two_words(here)
        teacher.wait_for(lambda tab: number_on(tab) == 1)
        there = open_.enter_context(WireTab(two[1].url, {"join": code}))
        there.fill(field, mine)
        there.press("let in")
        assert ("button", "let in") in there.fields
        assert "Somebody here has that name" in there.text
        there.press("another name")
        there.press("let in")
        assert two_words(there) != two_words(here)
        teacher.press("view board")
        assert teacher.wait_for(lambda tab: number_on(tab) == 2) < SOON


def test_a_server_that_is_gone_leaves_its_browsers_to_the_other(
    two: tuple[Served, Served],
) -> None:
    first, second = two
    with ExitStack() as open_:
        teacher = open_.enter_context(sign_in(first.url))
        code = open_room(teacher, FIRST)
        pupil = open_.enter_context(come_in(second.url, code))
        pupil.press("words seen")
        teacher.press("start")
        pupil.wait_for(is_asked)
        answer(pupil, right_move(PUZZLES[0]))
        second.kill()
        moved = open_.enter_context(come_back(pupil, first.url))
        assert is_sent(moved)
        assert teacher.wait_for(lambda tab: number_on(tab) == 1) < SOON
        second.start()
        first.kill()
        assert jar(teacher)[TEACHER_COOKIE] == token_of(parse_key(KEY))
        again = open_.enter_context(come_back(teacher, second.url))
        assert number_on(again) == 1
        again.press("next")
        first.start()
        moved = open_.enter_context(come_back(pupil, first.url))
        assert "Question 2 of" in moved.text
