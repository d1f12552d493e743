"""The teacher's pages without a browser: the gate, the rooms, and a lesson question by question."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest

from tests.ui.content import HOSTILE
from tests.ui.tab import Tab
from tests.ui.teacher_hands import (
    CODE,
    FACTS,
    HOUR,
    ITEMS,
    LESSON,
    NAMES,
    PUZZLE,
    RIGHT,
    RIGHT_SPACE,
    WIN,
    WRONG,
    WRONG_SPACE,
    a_class,
    a_room,
    again,
    asking,
    counts_on_board,
    downloads,
    labels,
    outside,
    says,
    teacher,
    the_task,
)
from trainer.classroom.items import items_of_lesson
from trainer.classroom.room import LOOKED_AT_FOR, OPEN_FOR, Pace, Phase, Room, open_room
from trainer.classroom.steps import ask, show_verdicts
from trainer.classroom.tally import tally
from trainer.store.errors import RoomChanged, StoreFull
from trainer.store.store import Store
from trainer.ui import teacher_gate
from trainer.ui.class_view import class_view
from trainer.ui.keeping import opened
from trainer.ui.question_list import added, moved, without
from trainer.ui.room_seen import now
from trainer.ui.teach_address import View

# The gate


@pytest.mark.parametrize("view", [*View, None], ids=str)
def test_without_the_key_nothing_of_a_room_is_drawn(store: Store, view: View | None) -> None:
    room = asking(store)
    a_class(store, room)
    says(store, "p0", WRONG)
    query = {"teach": CODE if view else ""} | ({"view": view.value} if view else {})
    tab = outside(query)
    for secret in (*NAMES, "KTM", WIN.title, *(each.words for each in store.pupils(room.id))):
        assert secret not in tab.text + labels(tab)
    assert tab.keys == ["home"]
    assert downloads(tab) == []
    tab.test.text_input(key="teacher key").set_value("2345" * 6 + "2346").run()
    assert "This is not the key." in tab.text
    assert tab.keys == ["home"]


def test_the_key_opens_and_signing_out_closes(store: Store) -> None:
    a_room(store)
    tab = teacher({"teach": ""})
    assert "room room1" in tab.keys
    tab.press("sign out")
    assert "room room1" not in tab.keys
    assert [field.key for field in tab.test.text_input] == ["teacher key"]


def test_signing_out_leaves_nothing_in_the_browser_that_opens_the_gate(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    a_room(store)
    jar: dict[str, str] = {}
    monkeypatch.setattr(teacher_gate, "cookie", lambda name: jar.get(name, ""))
    monkeypatch.setattr(teacher_gate, "keep_cookies", lambda cookies, **_: jar.update(cookies))
    tab = teacher({"teach": ""})
    assert "room room1" in outside({"teach": ""}).keys, "the next tab of this browser is let in"
    tab.press("sign out")
    assert not any(jar.values())
    assert "room room1" not in outside({"teach": ""}).keys


def test_on_ones_own_machine_the_page_offers_to_open_the_classroom() -> None:
    tab = Tab({})
    tab.press("teach")
    assert "open classroom" in tab.keys
    assert not tab.test.text_input


def test_a_server_for_strangers_without_a_key_offers_no_teaching() -> None:
    assert "teach" not in Tab({}, shared=True).keys
    tab = Tab({"teach": ""}, shared=True)
    assert tab.keys == ["home"]


# Rooms


def test_a_room_is_opened_with_a_lesson_and_listed(store: Store) -> None:
    tab = teacher({"teach": ""})
    tab.test.selectbox(key="first of the new room").set_value(f"Lesson: {LESSON.title}").run()
    tab.press("open room")
    (room,) = store.rooms()
    assert room.items == items_of_lesson(LESSON)
    assert room.pace is Pace.LIVE
    assert tab.address == {"teach": room.code}
    assert "192.168.0.7:8501" in tab.text
    tab.press("rooms")
    assert f"room {room.id}" in tab.keys
    assert "not begun" in tab.text


def test_a_week_after_its_end_a_room_is_deleted_with_its_children(store: Store) -> None:
    ended = now() - LOOKED_AT_FOR
    for id_, code, age in (("old", "ABCDEF", timedelta(seconds=1)), ("new", "ABCDEG", -HOUR)):
        store.add_room(open_room(id_, code, ended - OPEN_FOR - age))
    tab = teacher({"teach": ""})
    assert [room.id for room in store.rooms()] == ["new"]
    assert "has ended" in tab.text


@pytest.mark.parametrize("code", ["ZZZZZZ", "nonsense", HOSTILE, "\x00"])
def test_a_room_that_is_not_there_is_told(code: str) -> None:
    tab = teacher({"teach": code})
    assert "There is no such room" in tab.text
    tab.press("rooms")
    assert "Your rooms" in tab.text


# A live lesson


def test_a_lesson_goes_from_the_lobby_to_the_last_question(store: Store) -> None:
    room = a_room(store)
    tab = teacher({"teach": CODE})
    assert "0 children are in" in tab.text
    a_class(store, room)
    again(tab)
    assert "4 children are in" in tab.text
    assert all(name in tab.text for name in NAMES)
    tab.press("start")
    assert "Question 1 of" in tab.text
    assert "0of 4 have answered" in tab.text
    says(store, "p0", RIGHT)
    says(store, "p1", WRONG)
    says(store, "p2", WRONG)
    again(tab)
    assert "3of 4 have answered" in tab.text
    assert counts_on_board(tab) == {}, "hidden until it is shown"
    assert str(WRONG_SPACE) not in tab.text
    tab.press("heat")
    assert counts_on_board(tab) == {
        str(int(space)): str(number)
        for space, number in ((RIGHT_SPACE, 1), (WRONG_SPACE, 2))
        if space is not None
    }
    assert "✓" not in tab.text, "no verdict yet"
    tab.press("right")
    assert "Right: " in tab.text or "All right moves: " in tab.text
    assert FACTS.wrong[0].cause is None or "Two " in tab.text
    for name in NAMES:
        assert name not in tab.text, "no child beside a wrong answer"
    says_no_more(store)
    tab.press("next")
    assert "Question 2 of" in tab.text
    assert "0of 4 have answered" in tab.text
    for number in range(3, len(ITEMS) + 1):
        tab.press("next")
        assert f"Question {number} of {len(ITEMS)}" in tab.text
    assert tab.test.button(key="next").disabled
    tab.press("back")
    assert f"Question {len(ITEMS) - 1} of {len(ITEMS)}" in tab.text


def says_no_more(store: Store) -> None:
    with pytest.raises(Exception, match="closed"):
        says(store, "p3", RIGHT)


def test_pause_close_ask_again_and_a_time_limit(store: Store) -> None:
    room = asking(store)
    a_class(store, room)
    says(store, "p0", RIGHT)
    tab = teacher({"teach": CODE})
    tab.press("pause")
    assert "A break." in tab.text
    tab.press("go on")
    tab.press("limit 30")
    stored = store.room(CODE)
    assert stored is not None
    assert stored.deadline is not None
    tab.press("limit none")
    tab.press("close")
    assert "Closed." in tab.text
    tab.press("again")
    stored = store.room(CODE)
    assert stored is not None
    assert (stored.phase, stored.round) == (Phase.ASKING, room.round + 1)
    assert "0of 4 have answered" in tab.text


def test_two_presses_of_next_in_two_tabs_are_one_step(store: Store) -> None:
    asking(store)
    one, other = teacher({"teach": CODE}), teacher({"teach": CODE})
    one.press("next")
    other.press("next")
    assert "The room has moved on" in other.text
    assert "Question 2 of" in other.text
    stored = store.room(CODE)
    assert stored is not None
    assert stored.index == 1


def test_a_change_that_another_page_was_faster_with_is_taken_again(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    asking(store)
    tab = teacher({"teach": CODE})
    real, times = Store.change_room, iter(range(100))

    def busy(self: Store, before: Room, after: Room) -> Room:
        if next(times) == 0:
            raise RoomChanged("Somebody was faster.")
        return real(self, before, after)

    monkeypatch.setattr(Store, "change_room", busy)
    tab.press("next")
    assert "Question 2 of" in tab.text


def test_a_store_that_is_full_is_told_and_changes_nothing(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    asking(store)
    tab = teacher({"teach": CODE})

    def full(self: Store, before: Room, after: Room) -> Room:
        raise StoreFull("There is no room left on the disk.")

    monkeypatch.setattr(Store, "change_room", full)
    tab.press("next")
    assert "There is no room left on the disk." in tab.text
    assert "Question 1 of" in tab.text


def test_a_room_that_was_deleted_meanwhile_is_told(store: Store) -> None:
    room = asking(store)
    tab = teacher({"teach": CODE})
    store.forget_room(room.id)
    tab.press("next")
    assert "This room is not there any more." in tab.text


def test_after_a_restart_of_everything_the_room_stands_as_it_stood(
    store: Store, database: Path
) -> None:
    room = asking(store)
    a_class(store, room)
    says(store, "p0", WRONG)
    tab = teacher({"teach": CODE})
    tab.press("heat")
    opened(str(database)).close()
    opened.clear()
    fresh = teacher({"teach": CODE})
    assert counts_on_board(fresh) == counts_on_board(tab) != {}
    assert "1of 4 has answered" in fresh.text


def test_teams_see_how_many_of_them_were_right(store: Store) -> None:
    room = asking(store)
    a_class(store, room)
    tab = teacher({"teach": CODE, "view": "pupils"})
    tab.test.segmented_control(key="teams of room").set_value("Two teams").run()
    tab.is_well()
    colours = [pupil.colour for pupil in store.pupils(room.id)]
    assert sorted(map(str, colours)) == ["blue", "blue", "green", "green"]
    for pupil in store.pupils(room.id):
        says(store, pupil.id, RIGHT if str(pupil.colour) == "blue" else WRONG)
    board = teacher({"teach": CODE})
    board.press("right")
    assert "Blue2 of 2" in board.text
    assert "Green0 of 2" in board.text


@pytest.mark.parametrize("item", ITEMS)
def test_each_kind_of_question_is_drawn_asked_and_told(store: Store, item: str) -> None:
    asking(store, ITEMS.index(item))
    tab = teacher({"teach": CODE})
    assert the_task(item).prompt in tab.text
    tab.press("right")
    tab.press("heat")


def test_the_board_marks_what_is_right_also_where_nobody_played(store: Store) -> None:
    room = asking(store)
    task = the_task(PUZZLE)
    counted = tally(task, (), {})
    shown = class_view(task, room, counted)
    assert (shown.right, shown.heat, shown.locked) == (frozenset(), (), True)
    told = ask(room, 0, now())
    told = show_verdicts(told, now())
    right = {each.move.space for each in FACTS.right}
    assert class_view(task, told, counted).right == right


# Questions


def test_lists_change_as_they_are_asked_to() -> None:
    items = ("a", "b", "c")
    assert moved(items, "b", -1) == ("b", "a", "c")
    assert moved(items, "b", 1) == ("a", "c", "b")
    assert moved(items, "a", -1) == moved(items, "gone", 1) == items
    assert without(items, "b") == ("a", "c")
    assert added(items, ("c", "d")) == ("a", "b", "c", "d")


def test_questions_are_added_moved_and_taken_out(store: Store) -> None:
    a_room(store, items=())
    tab = teacher({"teach": CODE, "view": "questions"})
    tab.press("add all")
    first, second, *_ = items_of_lesson(LESSON)
    tab.press(f"item {second}")
    tab.press("up")
    stored = store.room(CODE)
    assert stored is not None
    assert stored.items[:2] == (second, first)
    tab.press("take out")
    stored = store.room(CODE)
    assert stored is not None
    assert second not in stored.items
    tab.test.segmented_control(key="questions from").set_value("Search").run()
    tab.test.text_input(key="title to look for").set_value(WIN.title[:8]).run()
    tab.press(f"add {PUZZLE}")
    stored = store.room(CODE)
    assert stored is not None
    assert stored.items[-1] == PUZZLE
    tab.press(f"item {PUZZLE}")
    tab.press("ask now")
    assert "view" not in tab.address
    assert the_task(PUZZLE).prompt in tab.text


def test_the_question_on_the_board_is_not_taken_out(store: Store) -> None:
    asking(store)
    tab = teacher({"teach": CODE, "view": "questions"})
    tab.press(f"item {PUZZLE}")
    assert tab.test.button(key="take out").disabled
