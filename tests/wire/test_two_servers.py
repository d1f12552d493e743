"""Two servers with one PostgreSQL: a room is opened on one, and played on the other."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import ExitStack
from http.cookies import SimpleCookie
from pathlib import Path
from random import Random
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from websockets.sync.client import connect
from websockets.typing import Origin, Subprotocol

from tests.store import postgres
from tests.wire.balanced import balanced
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
from trainer.classroom.codes import new_room_code
from trainer.classroom.guesses import ADDRESS
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


@pytest.fixture
def nginx(two: tuple[Served, Served], tmp_path: Path) -> Iterator[str]:
    with balanced(tmp_path, *two) as url:
        yield url


def fetched(link: str, cookies: dict[str, str]) -> tuple[int, dict[str, str]]:
    """Fetch as a browser: return what the server says, and the cookies it gives."""
    sent = "; ".join(f"{name}={value}" for name, value in cookies.items())
    address = link.removeprefix("http://")
    try:
        with urlopen(Request(f"http://{address}", headers={"Cookie": sent}), timeout=10) as found:
            given = SimpleCookie(found.headers.get("Set-Cookie", ""))
            return found.status, {name: each.value for name, each in given.items()}
    except HTTPError as error:
        error.close()
        return error.code, {}


def test_behind_nginx_each_browser_stays_with_one_server_and_files_come_from_there(
    nginx: str,
) -> None:
    drawn = {fetched(nginx, {})[1]["trainer_server"] for _ in range(40)}
    assert drawn == {"one", "two"}
    for server, other in (("one", "two"), ("two", "one")):
        mine = {"trainer_server": server}
        assert fetched(nginx, mine)[1] == mine
        with WireTab(nginx, {"teach": ""}, cookies=mine) as teacher:
            teacher.type("teacher key", KEY)
            open_room(teacher, FIRST)
            teacher.press("view report")
            assert fetched(teacher.link("csv"), mine)[0] == 200
            assert fetched(teacher.link("csv"), {"trainer_server": other})[0] == 404


def test_behind_nginx_a_class_is_spread_and_moves_when_a_server_is_gone(
    nginx: str, two: tuple[Served, Served]
) -> None:
    with ExitStack() as open_:
        teacher = open_.enter_context(
            WireTab(nginx, {"teach": ""}, cookies={"trainer_server": "one"})
        )
        teacher.type("teacher key", KEY)
        code = open_room(teacher, FIRST)
        at_two = {"trainer_server": "two"}
        pupil = open_.enter_context(come_in(nginx, code, cookies=at_two))
        pupil.press("words seen")
        teacher.press("start")
        pupil.wait_for(is_asked)
        two[1].kill()
        known = {**at_two, **jar(pupil)}
        back = open_.enter_context(WireTab(nginx, {"room": code}, cookies=known))
        answer(back, right_move(PUZZLES[0]))
        assert is_sent(back)
        assert teacher.wait_for(lambda tab: number_on(tab) == 1) < SOON
        two[1].start()


def test_behind_nginx_guesses_are_counted_by_where_they_come_from(nginx: str) -> None:
    at_one = {"trainer_server": "one"}
    with ExitStack() as open_:
        teacher = open_.enter_context(WireTab(nginx, {"teach": ""}, cookies=at_one))
        teacher.type("teacher key", KEY)
        code = open_room(teacher, FIRST)
        chance = Random(20261130)  # noqa: S311 - a test that can be run again
        wrong, said = 0, []
        guesser = open_.enter_context(
            WireTab(nginx, {"join": ""}, cookies=at_one, source="127.0.0.66")
        )
        while "Too many wrong codes" not in guesser.text:
            guesser.fill("room code", new_room_code(chance, {code}))
            guesser.press("find room")
            wrong += 1
            assert wrong < 4 * ADDRESS.most
        for number in range(6):
            forged = {"X-Forwarded-For": f"198.51.100.{number}"}
            door = {"join": new_room_code(chance, {code})}
            with WireTab(nginx, door, cookies=at_one, headers=forged, source="127.0.0.66") as liar:
                said.append("Too many wrong codes" in liar.text)
        assert any(said), "another name for the same address brings no new tries"
        with WireTab(nginx, {"join": code}, cookies=at_one, source="127.0.0.67") as child:
            child.press("let in")
            assert two_words(child)


def test_behind_nginx_a_page_is_served_under_the_name_that_pupils_type(nginx: str) -> None:
    port = int(nginx.rpartition(":")[2])
    with (
        socket.create_connection(("127.0.0.1", port), 10) as line,
        connect(
            "ws://class.example/_stcore/stream",
            sock=line,
            origin=Origin("http://class.example"),
            subprotocols=[Subprotocol("streamlit")],
        ) as page,
    ):
        assert page.response is not None
        assert page.response.status_code == 101
