"""The teacher's pages without a browser: own pace, children, and what comes afterwards."""

from __future__ import annotations

import ast
from pathlib import Path

from streamlit.testing.v1 import AppTest

from tests.ui.content import HOSTILE
from tests.ui.tab import LABEL, Seen, Tab
from tests.ui.teacher_hands import (
    BOOK,
    CODE,
    ITEMS,
    KEY,
    LOCK,
    NAMES,
    RIGHT,
    WIN,
    WRONG,
    a_class,
    a_room,
    again,
    asking,
    downloads,
    says,
    teacher,
)
from trainer.classroom.room import Pace, open_room
from trainer.store.store import Store
from trainer.training.question import Question
from trainer.ui import big_text
from trainer.ui.class_report import sheet_tasks
from trainer.ui.room_seen import now
from trainer.ui.teach_address import View

# At their own pace


def test_the_table_tells_each_child_by_each_question(store: Store) -> None:
    room = a_room(store, Pace.OWN)
    a_class(store, room)
    board = teacher({"teach": CODE})
    board.press("start")
    says(store, "p0", RIGHT)
    says(store, "p1", WRONG)
    again(board)
    assert f"1of {4 * len(ITEMS)} solved by all together" in board.text
    assert not any(name in board.text for name in NAMES)
    table = teacher({"teach": CODE, "view": "table"})
    assert "For your eyes." in table.text
    assert "Ada✓" in table.text
    assert "Ben✗" in table.text
    assert "Cleo·" in table.text
    table.test.selectbox(key="child of the table").set_value("Ben").run()
    assert "wrong, 1 missed" in table.text
    table.test.selectbox(key="question of the table").set_value(f"1. {WIN.title}").run()
    assert "not yetCleo, Dan" in table.text
    says(store, "p1", RIGHT, number=2)
    again(table)
    assert "right, 1 missed" in table.text


# Children


def test_a_child_is_renamed_numbered_and_taken_out_in_two_presses(store: Store) -> None:
    room = asking(store)
    ada, *_ = a_class(store, room)
    says(store, ada.id, WRONG)
    tab = teacher({"teach": CODE, "view": "pupils"})
    assert ada.words.replace("-", " ") in tab.text
    tab.test.selectbox(key="child in hand").set_value("Ada").run()
    tab.test.text_input(key="name of child p0 Ada").set_value("ben").run()
    assert "Somebody here has that name" in tab.text
    tab.test.text_input(key="name of child p0 Ada").set_value("Ida").run()
    tab.is_well()
    assert "Ida" in [pupil.nickname for pupil in store.pupils(room.id)]
    tab.test.text_input(key="number of child p0 ").set_value("x").run()
    assert "Type a number" in tab.text
    tab.test.text_input(key="number of child p0 ").set_value("17").run()
    assert store.pupils(room.id)[0].number == 17
    tab.press("ask remove")
    assert len(store.pupils(room.id)) == 4
    tab.press("remove")
    assert [pupil.nickname for pupil in store.pupils(room.id)] == ["Ben", "Cleo", "Dan"]
    assert store.room_answers(room.id) == ()


def test_the_door_closes_and_the_code_changes(store: Store) -> None:
    a_room(store)
    tab = teacher({"teach": CODE})
    tab.press("lock")
    assert "The door is closed." in tab.text
    tab.press("unlock")
    tab.press("view pupils")
    tab.press("new code")
    assert store.room(CODE) is None
    (room,) = store.rooms()
    assert tab.address == {"teach": room.code, "view": "pupils"}


# Afterwards


def test_the_report_is_read_saved_and_printed(store: Store) -> None:
    room = asking(store)
    a_class(store, room)
    says(store, "p0", RIGHT)
    says(store, "p1", WRONG)
    tab = teacher({"teach": CODE, "view": "report"})
    assert "4 children" in tab.text
    assert "Ada10000" in tab.text.replace("\n", "")
    assert len(downloads(tab)) == 2
    tab.press("sheets")
    assert len(downloads(tab)) == 3
    tasks, left_out = sheet_tasks(room, BOOK)
    assert len(tasks) + left_out == len(ITEMS)
    assert isinstance(tasks[0].task, Question)


def test_a_room_is_kept_ended_and_deleted_with_everything(store: Store, database: Path) -> None:
    room = asking(store)
    a_class(store, room, ("Zuzanka",))
    says(store, "p0", WRONG)
    assert b"Zuzanka" in everything(database)
    tab = teacher({"teach": CODE, "view": "report"})
    tab.press("keep")
    assert "kept until you delete it" in tab.text
    tab.press("end")
    assert "end" not in tab.keys
    stored = store.room(CODE)
    assert stored is not None
    assert stored.is_over(now())
    tab.press("view board")
    assert "This room has ended." in tab.text
    tab.press("afterwards")
    tab.press("ask delete")
    tab.press("no delete")
    assert store.rooms()
    tab.press("ask delete")
    tab.press("delete")
    assert "The room is gone" in tab.text
    assert store.rooms() == ()
    assert b"Zuzanka" not in everything(database)


def test_a_question_whether_to_delete_a_room_is_asked_of_that_room_alone(store: Store) -> None:
    a_room(store)
    store.add_room(open_room("room2", "ABCDEF", now()))
    tab = teacher({"teach": CODE, "view": "report"})
    tab.press("ask delete")
    assert "delete" in tab.keys
    tab.press("rooms")
    tab.press("room room2")
    tab.press("view report")
    assert "delete" not in tab.keys


def everything(database: Path) -> bytes:
    return b"".join(path.read_bytes() for path in database.parent.glob(f"{database.name}*"))


# Words


def hostile_board(words: str) -> None:
    from trainer.classroom.grid import State  # noqa: PLC0415
    from trainer.game.sides import Side  # noqa: PLC0415
    from trainer.ui import big_text  # noqa: PLC0415

    big_text.door(words, words, words)
    big_text.joining(words, words, words)
    big_text.names([(words, None), (words, Side.RED)])
    big_text.count(3, words, 4)
    big_text.state_line(words)
    big_text.class_sentence(words)
    big_text.bars([big_text.Bar(words, 1, 2, "bad", words, Side.BLUE, words)])
    big_text.for_your_eyes()
    big_text.marks_key()
    big_text.marks_table([words], [(words, [big_text.Mark(State.WRONG, words)], words)])
    big_text.plain_table([words], [[words]])


def test_whatever_a_class_reads_is_escaped() -> None:
    words = HOSTILE[:60] + '"><script>'
    test = AppTest.from_function(hostile_board, kwargs={"words": words}, default_timeout=30).run()
    assert not test.exception
    seen = [Seen(element.proto.body) for element in test.get("html")]
    assert sum(piece.text.count(words) for piece in seen) == 2 + 3 + 2 + 1 + 1 + 1 + 3 + 4 + 2
    for piece in seen:
        assert not piece.tags & {"script", "iframe", "a", "style"}
    source = ast.parse(Path(big_text.__file__).read_text("utf-8"))
    drawn = {node.name for node in source.body if isinstance(node, ast.FunctionDef)}
    called = set(hostile_board.__code__.co_names)
    assert {name for name in drawn if not name.startswith("_")} <= called


def test_every_label_of_the_teachers_pages_shows_as_it_was_written(store: Store) -> None:
    room = asking(store)
    a_class(store, room)
    for view in View:
        tab = teacher({"teach": CODE, "view": view.value})
        for control in tab.test.button:
            assert LABEL.fullmatch(control.label), control.label
        assert not tab.test.markdown


def test_an_address_that_no_code_can_hold_is_told_and_sheets_are_made_without(store: Store) -> None:
    asking(store)
    tab = Tab({"teach": CODE, "view": "report"}, shared=True, lock=LOCK, address="somewhere")
    tab.test.text_input(key="teacher key").set_value(KEY).run()
    tab.press("sheets")
    assert "No codes are printed" in tab.text
    assert len(downloads(tab)) == 3
