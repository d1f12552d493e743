"""Grids and reports: how far each child has come, for the teacher's eyes."""

from dataclasses import replace
from datetime import timedelta

import pytest

from tests.classroom.scenes import (
    CHOICE,
    COUNT,
    ITEMS,
    SPOT,
    WIN,
    a_class,
    asking,
    at,
    at_own_pace,
    gives,
)
from trainer.classroom.grid import State, grid
from trainer.classroom.pupil import Pupil
from trainer.classroom.report import report
from trainer.classroom.steps import ask, reopen
from trainer.tactics.cause import Cause
from trainer.training.answer import Answer, Outcome
from trainer.training.question import AnyTask

ROOM = at_own_pace()


def numbered() -> tuple[Pupil, ...]:
    anna, ben, cem, dana = a_class(ROOM, "Anna", "Ben", "Cem", "Dana")
    return replace(anna, number=9), ben, replace(cem, number=2), dana


def tries(pupil: str, task: AnyTask, *said: str, hints: int = 0) -> list[Answer]:
    return [
        gives(ROOM, pupil, task, text, number=number, hints=hints)
        for number, text in enumerate(said, start=1)
    ]


ANSWERS = [
    *tries("p0", WIN, "JHxd4", "QS@b5"),
    *tries("p1", WIN, "QS@b5", hints=2),
    *tries("p2", WIN, "JH@d4", "JH@d4"),
    *tries("p3", WIN, "JHxd4", "JH@d4"),
    *tries("p0", COUNT, "2"),
    *tries("p2", COUNT, "5"),
    replace(tries("p1", COUNT, "5")[0], number=2, outcome=Outcome.SHOWN, said=""),
    *tries("p1", CHOICE, "1"),
]


def test_rows_come_in_the_order_of_the_list_with_a_cell_for_each_question() -> None:
    found = grid(ROOM, numbered(), ANSWERS[::-1])
    assert [row.pupil.nickname for row in found.rows] == ["Cem", "Anna", "Ben", "Dana"]
    cells = {row.pupil.nickname: row.cells for row in found.rows}
    assert [cells[name][0].state for name in ("Anna", "Ben", "Cem", "Dana")] == [
        State.RIGHT, State.HINTED, State.REFUSED, State.WRONG,
    ]  # fmt: skip
    assert [cells[name][2].state for name in ("Anna", "Ben", "Cem", "Dana")] == [
        State.RIGHT, State.SHOWN, State.WRONG, State.NOT_YET,
    ]  # fmt: skip
    assert [cells[name][0].misses for name in ("Anna", "Ben", "Cem", "Dana")] == [1, 0, 2, 2]
    assert (cells["Cem"][0].cause, cells["Cem"][0].rule) == (Cause.NOTHING_PLACED, "JACK-ONE-2")
    assert (cells["Dana"][0].cause, cells["Dana"][0].rule) == (Cause.REMOVED_ONLY, "SEQ-12")
    assert all(len(row.cells) == len(ITEMS) for row in found.rows)


def test_totals_add_up_by_row_and_by_column() -> None:
    found = grid(ROOM, numbered(), ANSWERS)
    for totals in [row.totals for row in found.rows]:
        assert sum((totals.right, totals.hinted, totals.shown, totals.wrong)) + sum(
            (totals.refused, totals.not_yet)
        ) == len(ITEMS)
    first = found.columns[0].totals
    assert (first.right, first.hinted, first.wrong, first.refused, first.not_yet) == (1, 1, 1, 1, 0)
    assert first.done == 2
    assert sum(row.totals.done for row in found.rows) == sum(
        column.totals.done for column in found.columns
    )


def test_a_child_who_made_one_mistake_twice_counts_once_for_it() -> None:
    common = grid(ROOM, numbered(), ANSWERS).columns[0].common
    assert common is not None
    assert (common.cause, common.count) == (Cause.NOTHING_PLACED, 2)


def test_a_question_that_nobody_has_seen_has_no_mistake() -> None:
    column = grid(ROOM, numbered(), ANSWERS).columns[1]
    assert (column.totals.not_yet, column.common, column.item) == (4, None, SPOT.id)


def test_in_a_live_room_the_last_answer_of_the_last_round_counts() -> None:
    first = asking()
    again = reopen(first, at(60))
    pupils = a_class(first, "Anna", "Ben")
    answers = [
        gives(first, "p0", WIN, "JHxd4"),
        gives(first, "p0", WIN, "QS@b5", number=2),
        gives(first, "p1", WIN, "QS@b5"),
        gives(again, "p1", WIN, "JHxd4", seconds=70),
    ]
    states = [row.cells[0].state for row in grid(again, pupils, answers).rows]
    assert states == [State.RIGHT, State.WRONG]
    assert grid(again, pupils, answers).rows[0].cells[0].misses == 0


def test_answers_of_another_room_do_not_count() -> None:
    other = replace(ROOM, id="room2")
    found = grid(other, numbered(), ANSWERS)
    assert {cell.state for row in found.rows for cell in row.cells} == {State.NOT_YET}


TITLES = {WIN.id: "Win in row 5", COUNT.id: "Count the threats"}


def test_a_report_has_a_table_by_child_by_question_by_rule_and_the_grid() -> None:
    found = report(ROOM, numbered(), ANSWERS, TITLES)
    by_child, by_item, by_rule, whole = found.tables
    assert found.title == "What the class did on 2026-03-02"
    far = report(ROOM, numbered(), ANSWERS, TITLES, timedelta(hours=-12))
    assert far.title == "What the class did on 2026-03-01"
    assert found.intro[0] == "4 children, 6 questions, at their own pace."
    assert by_child.head[:4] == ("No.", "Name", "Right", "With hints")
    assert by_child.rows[0] == ("2", "Cem", "0", "0", "0", "1", "1", "4")
    assert by_item.rows[0] == (
        "1", "Win in row 5", "1", "1", "0", "1", "1", "0",
        "Two put a chip after the one-eyed Jack: JACK-ONE-2",
    )  # fmt: skip
    assert by_item.rows[1][1] == SPOT.id
    assert [(row[0], row[2], row[3], row[4]) for row in by_rule.rows] == [
        ("JACK-ONE-2", "Put a chip after the one-eyed Jack", "2", "3"),
        ("SEQ-12", "Took a chip away, which finishes nothing", "2", "2"),
    ]
    assert by_rule.rows[0][1].startswith("Taking the chip is your whole turn.")
    assert whole.rows[0][:3] == ("2", "Cem", "refused only: JACK-ONE-2")


@pytest.mark.parametrize("pupils", [(), numbered()])
def test_every_row_has_as_many_texts_as_its_table_has_heads(pupils: tuple[Pupil, ...]) -> None:
    for room in (ROOM, asking(), ask(asking(), 3, at(9))):
        for table in report(room, pupils, ANSWERS, {}).tables:
            assert table.title
            assert all(len(row) == len(table.head) for row in table.rows)
            assert all(isinstance(cell, str) for row in table.rows for cell in row)
