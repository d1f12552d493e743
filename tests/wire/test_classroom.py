"""A classroom over the wire: killed in the middle of a question, and attacked from all sides."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from random import Random
from threading import Thread
from types import SimpleNamespace
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from streamlit.proto.WidgetStates_pb2 import WidgetState
from websockets.exceptions import WebSocketException

from tests.wire.classroom import (
    KEY,
    TABLE,
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
    taps,
    two_words,
)
from tests.wire.served import Served, serving
from tests.wire.wire_tab import WireTab
from trainer.classroom.codes import LENGTH, LETTERS, new_room_code
from trainer.classroom.guesses import ADDRESS, OVERALL, STRANGER
from trainer.classroom.room import open_room as opened
from trainer.classroom.teacher_key import format_key, lock_of, new_key, token_of
from trainer.content.library import load_library, shipped_folders
from trainer.game.moves import format_move
from trainer.store.store import Store
from trainer.ui import guard

FIRST, PUZZLES = puzzles_to_win(load_library(shipped_folders()))
RIGHT = right_move(PUZZLES[0])
HAND = PUZZLES[0].position.hand.cards
HOSTILE = (
    "<b>Ada</b>",
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "'; DROP TABLE pupils; --",
    "${7*7}",
    "{{7*7}}",
    "**bold**",
    ":smile:",
    "[l](http://there.invalid)",
    "\u202eadA",
    "Z\u0351\u0352\u0353algo",
    "A" * 40,
    "\u0000",
    "=1+1",
)
"""Names to refuse."""
ODD = ("Łukasz", "小明", "Jean-Luc O'Neil", "Null", "None", "nobody", "undefined")
"""Names to take as they are."""


class Lesson:
    """A server with a room that asks its first question, and a teacher who looks at it."""

    def __init__(self, served: Served, database: Path) -> None:
        self.url, self.database = served.url, database
        self.teacher = sign_in(self.url)
        self.code = open_room(self.teacher, FIRST)
        self.store = Store.open(str(database))
        room = self.store.room(self.code)
        assert room is not None
        self.id = room.id

    @property
    def answers(self) -> list[tuple[str, str]]:
        return [(pupil, each.said) for _, pupil, each in self.store.room_answers(self.id)]

    @property
    def state(self) -> tuple[object, ...]:
        return self.store.room_by_id(self.id), self.store.pupils(self.id), tuple(self.answers)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, Path]]:
    folder = tmp_path_factory.mktemp("classroom")
    database = folder / "class.sqlite3"
    with serving("classroom", folder, str(database), key=KEY) as server:
        yield server, database


@pytest.fixture
def lesson(served: tuple[Served, Path]) -> Iterator[Lesson]:
    made = Lesson(*served)
    yield made
    made.store.close()
    made.teacher.close()


def pupil(lesson: Lesson) -> WireTab:
    """Come in, and look at the question."""
    tab = come_in(lesson.url, lesson.code)
    tab.press("words seen")
    return tab


def status(link: str) -> int:
    """Fetch a link, and return what the server says."""
    address = link.removeprefix("http://")
    try:
        with urlopen(f"http://{address}", timeout=10) as found:
            return int(found.status)
    except HTTPError as error:
        error.close()
        return error.code


def test_after_a_kill_in_the_middle_of_a_question_all_are_back_and_it_goes_on(
    served: tuple[Served, Path], lesson: Lesson
) -> None:
    server, database = served
    with ExitStack() as open_:
        tabs = [open_.enter_context(come_in(lesson.url, lesson.code)) for _ in range(5)]
        lost_device = two_words(tabs[4])
        for tab in tabs:
            tab.press("words seen")
        lesson.teacher.press("start")
        for tab in tabs:
            tab.wait_for(is_asked)
        for tab in (tabs[0], tabs[1], tabs[4]):
            answer(tab, RIGHT)
            assert is_sent(tab)

        def answer_into_the_kill() -> None:
            with suppress(WebSocketException, OSError):
                answer(tabs[2], RIGHT)

        under_way = Thread(target=answer_into_the_kill)
        under_way.start()
        server.kill()
        under_way.join()
        before = lesson.state
        lesson.store.close()
        server.start()
        lesson.store = Store.open(str(database))
        assert lesson.state == before
        kept = len(lesson.answers)
        assert kept in (3, 4), "the answer under way is there or not, and no other is missing"

        teacher = open_.enter_context(come_back(lesson.teacher, server.url))
        assert number_on(teacher) == kept
        back = [open_.enter_context(come_back(tab, server.url)) for tab in tabs[:4]]
        other = open_.enter_context(WireTab(server.url, {"join": lesson.code}))
        other.fill("two words", lost_device)
        other.press("bring back")
        back.append(other)
        said = {who for who, _ in lesson.answers}
        for tab, who in zip(back, lesson.store.pupils(lesson.id), strict=True):
            assert is_asked(tab), tab.text[-500:]
            assert is_sent(tab) is (who.id in said)
        for tab in back[2:4]:
            answer(tab, RIGHT)
            assert is_sent(tab)
        teacher.wait_for(lambda tab: number_on(tab) == 5)
        teacher.press("next")
        assert number_on(teacher) == 0
        back[4].wait_for(lambda tab: "Question 2 of" in tab.text)


def test_ten_thousand_guesses_find_no_room_while_children_come_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, now = Store.open(str(tmp_path / "class.sqlite3")), datetime.now(UTC)
    chance = Random(20261130)  # noqa: S311 - a test that can be run again
    codes = [new_room_code(chance) for _ in range(40)]
    for number, code in enumerate(codes):
        store.add_room(opened(f"room{number}", code, now))
    at, looked_at, turns, found = 0.0, count(), count(), list[object]()
    context = SimpleNamespace(ip_address="")
    monkeypatch.setattr(guard, "st", SimpleNamespace(context=context))
    monkeypatch.setattr(guard, "time", SimpleNamespace(monotonic=lambda: at))
    guard._book.clear()

    def guess(code: str) -> None:
        context.ip_address = f"192.0.2.{next(turns) % 50}"
        with suppress(guard.TooManyGuesses):
            found.append(guard.guarded(lambda: (next(looked_at), store.room(code))[1]))

    seconds = 600.0
    for number in range(10_000):
        at = seconds * number / 10_000
        guess("".join(chance.choice(LETTERS) for _ in range(LENGTH)))
        if number % 1000 == 500:  # at home, where nobody has come in before
            context.ip_address = f"198.51.100.{number // 1000}"
            assert guard.guarded(lambda: store.room(codes[0])) is not None
    guard._book.clear()
    store.close()
    compared = next(looked_at)
    assert not any(found)
    most = OVERALL[1].most * (1 + seconds / OVERALL[1].seconds) + 50 * STRANGER.most
    assert 0 < compared < most < 1500, "of ten thousand, most were not even looked at"


def test_hundreds_of_guesses_over_the_wire_are_stopped_and_a_child_comes_in(
    lesson: Lesson,
) -> None:
    attackers, each, begun = 4, 60, time.monotonic()
    here = {"X-Forwarded-For": "203.0.113.66"}

    def attack(seed: int) -> list[str]:
        chance = Random(seed)  # noqa: S311 - a test that can be run again
        said = []
        with WireTab(lesson.url, {"join": ""}, headers=here) as tab:
            for _ in range(each):
                tab.fill("room code", new_room_code(chance, {lesson.code}))
                tab.press("find room")
                assert lesson.code not in tab.query
                said.append("wait" if "Too many wrong codes" in tab.text else "wrong")
        return said

    with ThreadPoolExecutor(attackers) as pool:
        said = [one for some in pool.map(attack, range(attackers)) for one in some]
    forgiven = (time.monotonic() - begun) / ADDRESS.step
    assert said.count("wrong") <= ADDRESS.most + forgiven + 1
    assert said.count("wait") > 0
    with WireTab(lesson.url, {"join": lesson.code}, headers=here) as tab:
        if ("button", "let in") not in tab.fields:  # two seconds bring a try back
            time.sleep(ADDRESS.step + 0.5)
            tab.fill("room code", lesson.code)
            tab.press("find room")
        assert ("button", "let in") in tab.fields
    elsewhere = {"X-Forwarded-For": "198.51.100.4"}
    with WireTab(lesson.url, {"join": lesson.code}, headers=elsewhere) as tab:
        tab.press("let in")
        assert two_words(tab)


def test_without_the_key_nothing_of_the_teachers_opens(lesson: Lesson) -> None:
    with pupil(lesson) as child:
        name = lesson.store.pupils(lesson.id)[0].nickname
        other = new_key(Random(1))  # noqa: S311 - the key of another server
        lock = lock_of(token_of(KEY.replace("-", "")))
        forged = ("", "none", "0" * 64, secrets.token_hex(32), token_of(other), lock, KEY, name)
        pages: list[dict[str, str]] = [{"teach": ""}, {"teach": lesson.code}]
        pages += [{"teach": lesson.code, "view": each} for each in ("pupils", "table", "report")]
        for number, token in enumerate(forged):
            cookies = {TEACHER_COOKIE: token, **jar(child)}
            with WireTab(lesson.url, pages[number % len(pages)], cookies=cookies) as tab:
                assert ("text_input", "teacher key") in tab.fields
                assert tab.keys == ["home"]
                assert name not in tab.text
                assert lesson.code not in tab.text
        before = lesson.state
        with WireTab(lesson.url, {"teach": lesson.code}) as tab:
            tab.type("teacher key", format_key(other))
            assert "This is not the key." in tab.text
            for key in ("start", "lock", "view report"):
                forged_id = lesson.teacher.id_of("button", key)
                tab.forge(WidgetState(id=forged_id, trigger_value=True))
                assert tab.keys == ["home"]
        assert lesson.state == before


def test_a_file_of_the_teachers_is_there_for_nobody_who_guesses_and_goes_with_the_page(
    lesson: Lesson,
) -> None:
    with pupil(lesson) as child:
        name = lesson.store.pupils(lesson.id)[0].nickname
        lesson.teacher.press("start")
        child.wait_for(is_asked)
        answer(child, RIGHT)
    lesson.teacher.press("view report")
    link = lesson.teacher.link("csv")
    assert name in lesson.teacher.download("csv").decode("utf-8-sig")
    start, _, file = link.rpartition("/")
    for guessed in (f"{start}/{'0' * len(file)}", f"{start}/{lesson.code}.csv", f"{start}/"):
        assert status(guessed) in (400, 404)
    assert status(link) == 200
    lesson.teacher.press("view questions")
    lesson.teacher.press("view board")
    assert status(link) == 404


def test_what_a_pupils_browser_makes_up_changes_nothing(lesson: Lesson) -> None:
    assert RIGHT.card is not None
    assert RIGHT.space is not None
    with pupil(lesson) as mine, pupil(lesson) as other:
        me, them = lesson.store.pupils(lesson.id)
        lesson.teacher.press("start")
        mine.wait_for(is_asked)
        other.wait_for(is_asked)
        answer(other, RIGHT)
        before = lesson.answers
        assert before == [(them.id, format_move(RIGHT))]
        for tab, secret in ((mine, them), (other, me)):
            shown = tab.text + json.dumps([tab.given(TABLE), tab.given("pupil cookie")])
            assert secret.id not in shown
            assert secret.words not in shown
        card, space = ("card", HAND.index(RIGHT.card)), ("space", int(RIGHT.space))
        real = json.loads(taps(mine, card, space))["sent"]
        made_up: list[object] = [
            {**real, "run": "0" * 8},
            {**real, "run": other.given(TABLE)["run"]},
            {**real, "taps": [{**tap, "scene": f"{lesson.id} x 1"} for tap in real["taps"]]},
            {**real, "taps": [{**tap, "scene": ""} for tap in real["taps"]]},
            {**real, "taps": [{**real["taps"][1], "i": each} for each in (-1, 100, 1e9, "0")]},
            {**real, "taps": real["taps"] * 1000},
            {**real, "taps": {"pupil": them.id}},
            {"verdict": "right", "pupil": them.id, "question": "puzzle/x"},
            [],
            "x" * 100_000,
            None,
        ]
        for sent in made_up:
            mine.tell(TABLE, json.dumps({"sent": sent, "pupil": them.id, "outcome": "right"}))
            assert lesson.answers == before
            assert "Traceback" not in mine.text
        cookies = {"cookies": {f"sequence_trainer_pupil_{lesson.id}": them.id}}
        mine.tell("pupil cookie", json.dumps(cookies))
        for text in ("right", f"{them.id} {format_move(RIGHT)}", '{"outcome":"right"}', "\0"):
            mine.type("typed answer", text)
        assert lesson.answers == before
        mine.tell(
            TABLE,
            json.dumps({**json.loads(taps(mine, card, space)), "pupil": them.id, "outcome": "x"}),
        )
        assert lesson.answers == [*before, (me.id, format_move(RIGHT))], "one's own, and as played"
        assert all(each.is_right for _, _, each in lesson.store.room_answers(lesson.id))


def test_hostile_names_and_addresses_come_back_as_text_or_not_at_all(lesson: Lesson) -> None:
    with WireTab(lesson.url, {"join": lesson.code}) as tab:
        for name in HOSTILE:
            tab.fill(f"nickname {lesson.id}", name)
            tab.press("let in")
            assert ("button", "let in") in tab.fields, name
            assert name not in tab.text or name.isalnum()
    assert lesson.store.pupils(lesson.id) == ()
    for name in ODD:
        with WireTab(lesson.url, {"join": lesson.code}) as tab:
            tab.fill(f"nickname {lesson.id}", name)
            tab.press("let in")
            assert two_words(tab)
    assert [each.nickname for each in lesson.store.pupils(lesson.id)] == list(ODD)
    lesson.teacher.tick()
    assert number_on(lesson.teacher) == len(ODD)
    assert "Jean-Luc O&#x27;Neil" in lesson.teacher.text
    lesson.teacher.press("view pupils")
    assert "小明" in lesson.teacher.text
    for query in ("join", "room", "teach", "puzzle", "me"):
        with WireTab(lesson.url, {query: HOSTILE[2]}) as tab:
            assert HOSTILE[2] not in tab.text
            assert "Traceback" not in tab.text
