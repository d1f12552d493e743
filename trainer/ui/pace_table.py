"""The table of a room, for the teacher alone: each child by each question, as it comes in."""

from __future__ import annotations

from typing import Final

import streamlit as st

from trainer.classroom.causes import class_cause
from trainer.classroom.grid import Cell, Column, Grid, Row, State, Totals, grid
from trainer.classroom.items import task_of, title_of
from trainer.classroom.tally import shown
from trainer.content.library import Library
from trainer.store.errors import StoreError
from trainer.ui.big_text import Mark, marks_key, marks_table, plain_table
from trainer.ui.form import choice
from trainer.ui.room_seen import RoomSeen, see
from trainer.ui.text import feedback, heading, words

_ROW: Final = "child of the table"
_COLUMN: Final = "question of the table"
_ALL: Final = "All children"
_EVERY: Final = "All questions"


def pace_table(seen: RoomSeen, book: Library) -> None:
    """Draw the table, and details of a child or a question that is chosen."""
    if not seen.room.items:
        words("There are no questions yet.")
        return
    if not seen.pupils:
        words("Nobody is in yet.")
    marks_key()
    live_table(seen.room.code)
    whole = grid(seen.room, seen.pupils, seen.answers)
    left, right = st.columns(2, gap="medium")
    with left:
        names = {_name(row): row for row in whole.rows}
        choice("Look at a child", _ROW, (_ALL, *names), lambda: None)
        chosen = names.get(str(st.session_state.get(_ROW)))
        if chosen is not None:
            _child(chosen, whole, book, seen)
    with right:
        items = {
            f"{number}. {title_of(book, column.item)}": column
            for number, column in enumerate(whole.columns, start=1)
        }
        choice("Look at a question", _COLUMN, (_EVERY, *items), lambda: None)
        column = items.get(str(st.session_state.get(_COLUMN)))
        if column is not None:
            _question(column, whole)


@st.fragment(run_every=2)
def live_table(code: str) -> None:
    """Draw the table, every two seconds."""
    try:
        seen = see(code)
    except StoreError as error:
        feedback(str(error), "bad")
        return
    if seen is None:
        st.rerun()
    whole = grid(seen.room, seen.pupils, seen.answers)
    numbers = (str(number) for number in range(1, len(whole.columns) + 1))
    rows = [
        (_name(row), [_mark(cell) for cell in row.cells], _sum(row.totals)) for row in whole.rows
    ]
    marks_table(("Child", *numbers, "Solved"), rows)
    _sums(whole)


def _sums(whole: Grid) -> None:
    head = ("", "Right", "With hints", "Shown", "Wrong", "Refused", "Not yet", "What went wrong")
    plain_table(
        head,
        [
            (
                str(number),
                *_counts(column.totals),
                "" if column.common is None else str(column.common),
            )
            for number, column in enumerate(whole.columns, start=1)
        ],
    )


def _counts(totals: Totals) -> tuple[str, ...]:
    counts = totals.right, totals.hinted, totals.shown, totals.wrong, totals.refused
    return *map(str, counts), str(totals.not_yet)


def _name(row: Row) -> str:
    number = row.pupil.number
    return row.pupil.nickname if number is None else f"{number}. {row.pupil.nickname}"


def _mark(cell: Cell) -> Mark:
    return Mark(cell.state, _rule(cell) if cell.state in (State.WRONG, State.REFUSED) else "")


def _rule(cell: Cell) -> str:
    return cell.rule if cell.cause is None else class_cause(cell.cause, 1, cell.rule).rule


def _sum(totals: Totals) -> str:
    return str(totals.done)


def _child(row: Row, whole: Grid, book: Library, seen: RoomSeen) -> None:
    """Draw how a child stands at each question, and what was said last."""
    heading(_name(row), f"{row.totals.done} of {len(row.cells)} solved")
    last = {
        (answer.question): answer
        for answer in seen.answers
        if answer.visit.split(":")[2:3] == [row.pupil.id]
    }
    lines = []
    for number, (column, cell) in enumerate(zip(whole.columns, row.cells, strict=True), start=1):
        task, answer = task_of(book, column.item), last.get(column.item)
        said = "" if task is None or answer is None else shown(task, answer.said)
        why = "" if cell.cause is None else class_cause(cell.cause, 1, cell.rule).rule
        state = (
            cell.state.value if cell.misses == 0 else f"{cell.state.value}, {cell.misses} missed"
        )
        lines.append((str(number), title_of(book, column.item), state, said, why))
    plain_table(("", "Question", "How it stands", "Said last", "Rule"), lines)


def _question(column: Column, whole: Grid) -> None:
    """Draw who stands where at a question."""
    place = whole.columns.index(column)
    said = "" if column.common is None else str(column.common)
    heading(f"Question {place + 1}", f"{column.totals.done} of {len(whole.rows)} solved")
    if said:
        words(said)
    lines = [
        (
            state.value,
            ", ".join(_name(row) for row in whole.rows if row.cells[place].state is state),
        )
        for state in State
    ]
    plain_table(("How it stands", "Who"), [line for line in lines if line[1]])
