"""Afterwards, for the teacher alone: what the class did, to read, to save and to delete."""

from __future__ import annotations

from typing import Final

import streamlit as st

from trainer.classroom.codes import format_room_code
from trainer.classroom.csv_text import csv_of
from trainer.classroom.items import title_of
from trainer.classroom.report import Report, report
from trainer.classroom.room import Room
from trainer.classroom.steps import end, keep
from trainer.content.library import Library
from trainer.errors import TrainerError
from trainer.sheets.errors import LinkError, SelectionError
from trainer.sheets.selection import Selection, select
from trainer.sheets.sheet_task import SheetTask
from trainer.sheets.table_report import ReportTable, table_report
from trainer.sheets.worksheet import worksheet
from trainer.training.days import day_of
from trainer.ui.big_text import plain_table
from trainer.ui.controls import button, row
from trainer.ui.form import save
from trainer.ui.keeping import settings, store
from trainer.ui.notice import notice
from trainer.ui.room_change import change
from trainer.ui.room_seen import RoomSeen, forget_seen, now
from trainer.ui.teach_address import to_rooms
from trainer.ui.text import feedback, fine_print, hero, part, words
from trainer.ui.training import offset

_SURE: Final = "sure to delete room"
_SHEETS: Final = "sheets wanted"
_PDF: Final = "application/pdf"


def class_report(seen: RoomSeen, book: Library) -> None:
    """Draw the page."""
    room = seen.room
    titles = {item: title_of(book, item) for item in room.items}
    told = report(room, seen.pupils, seen.answers, titles, offset())
    hero(told.title, told.intro[0])
    name = f"class-{day_of(room.opened, offset()).isoformat()}-{room.code}"
    with row("downloads"):
        # With a byte order mark, spreadsheets read the letters of all names.
        csv = "\ufeff" + csv_of(room, seen.pupils, seen.answers)
        save("Answers (CSV)", "csv", csv.encode(), f"{name}.csv", "text/csv")
        save("Report (PDF)", "pdf", pdf_of(told), f"{name}.pdf", _PDF)
        _sheets(room, book, name)
    for table in told.tables:
        part(table.title)
        if table.rows:
            plain_table(table.head, table.rows)
        else:
            words("Nothing yet.")
    fine_print(told.intro[1])
    part("This room")
    _ending(room)


def pdf_of(told: Report) -> bytes:
    """Return a report for paper."""
    tables = [ReportTable(table.title, table.head, table.rows) for table in told.tables]
    return table_report(told.title, told.intro, tables)


def _sheets(room: Room, book: Library, name: str) -> None:
    """Draw the button for worksheets; they take a moment, so they are made when asked for."""
    if st.session_state.get(_SHEETS) != (room.id, room.items):
        button("Worksheets", "sheets", _want_sheets, room, icon="print", disabled=not room.items)
        return
    tasks, left_out = sheet_tasks(room, book)
    if tasks:
        title = f"Room {format_room_code(room.code)}"
        try:
            made = worksheet(tasks, link=settings().address or None, title=title)
        except LinkError as error:
            feedback(f"No codes are printed: {error}.", "plain")
            made = worksheet(tasks, title=title)
        save("Worksheets (PDF)", "worksheets", made, f"{name}-worksheets.pdf", _PDF)
    if left_out:
        words(f"{left_out} of the questions need a screen and are not on paper.")


def _want_sheets(room: Room) -> None:
    st.session_state[_SHEETS] = (room.id, room.items)


def sheet_tasks(room: Room, book: Library) -> tuple[tuple[SheetTask, ...], int]:
    """Return the questions that fit on paper, and how many do not."""
    tasks: list[SheetTask] = []
    for item in room.items:
        try:
            tasks += select(book, Selection(ids=(item,)))
        except SelectionError:
            continue
    return tuple(tasks), len(room.items) - len(tasks)


def _ending(room: Room) -> None:
    over = room.is_over(now())
    if room.ends is None:
        words("This room is kept until you delete it.")
    elif over:
        words("This room has ended. A week after its end it is deleted by itself.")
    else:
        words("This room ends by itself a day after it was opened, unless you keep it.")
    with row("ending"):
        if not over:
            if room.ends is not None:
                button("Keep this room", "keep", _keep, room, icon="bookmark")
            button("End it", "end", _end, room, icon="stop_circle")
        sure = st.session_state.get(_SURE) == room.id
        if not sure:
            button("Delete with everything", "ask delete", _ask, room.id, icon="delete")
    if sure:
        feedback("All names and all answers of this room go for good.", "bad")
        with row():
            button("Yes, delete it all", "delete", _delete, room)
            button("No", "no delete", _ask, "")


def _keep(room: Room) -> None:
    change(room.code, keep)


def _end(room: Room) -> None:
    change(room.code, end)


def _ask(room: str) -> None:
    st.session_state[_SURE] = room


def _delete(room: Room) -> None:
    _ask("")
    try:
        store().forget_room(room.id)
    except TrainerError as error:
        notice(str(error))
        return
    forget_seen()
    notice("The room is gone, with everything in it.", "good")
    to_rooms()
