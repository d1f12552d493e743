"""A room at the pupils' own pace: the list with its marks, and each question in the player."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Final

import streamlit as st

from trainer.classroom.grid import Cell, State, cell_of, tries_of
from trainer.classroom.items import task_of, title_of
from trainer.classroom.room import Phase, RoomError
from trainer.classroom.visit import format_visit, visit_of
from trainer.content.library import Library
from trainer.errors import TrainerError
from trainer.store.errors import StoreError
from trainer.training.answer import Answer, Mode
from trainer.training.progress import Place
from trainer.training.puzzle_run import PuzzleRun
from trainer.ui.controls import bar, button, row
from trainer.ui.join_page import room_address
from trainer.ui.on_show import show_for, visit_on_show
from trainer.ui.player import Course, player
from trainer.ui.pupil_kept import (
    Presence,
    Removed,
    now,
    own_answers,
    present_again,
    record,
    room_again,
)
from trainer.ui.state import enter, place_in_address, run, run_at, shows, to_address
from trainer.ui.text import feedback, heading, hero

_WAITING: Final = "answers for the class"
_TROUBLE: Final = "trouble with the class"
_MARKS: Final = {
    State.RIGHT: ("done", "check_circle"),
    State.HINTED: ("done with hints", "lightbulb"),
    State.SHOWN: ("solution seen", "visibility"),
    State.WRONG: ("wrong so far", "replay"),
    State.REFUSED: ("wrong so far", "replay"),
    State.NOT_YET: ("", "circle"),
}
_OPEN: Final = (State.NOT_YET, State.WRONG, State.REFUSED)


def pace_page(here: Presence, book: Library, query: Mapping[str, str]) -> None:
    """Draw the question that the address names, or else the list of all."""
    place = place_in_address(query)
    if here.room.phase is Phase.ASKING and place is not None and _is_on(here, place, book):
        player(book, Course(partial(_head, here, book), partial(_way_on, here, book)))
        return
    with st.container(key="list"):
        _list(here, book)


def _is_on(here: Presence, place: Place, book: Library) -> bool:
    """Tell whether the question of the address is in the room, and begin it where it is not on."""
    playing = run_at(place, book)
    item = "" if playing is None else playing.attempt.question.id
    if item not in here.room.items:
        return False
    if not shows(run(), place) or visit_on_show() != _visit(here, item):
        _open(here, item, book)
    return True


def _visit(here: Presence, item: str) -> str:
    return format_visit(visit_of(here.room, here.pupil.id, item))


def _cells(here: Presence) -> dict[str, Cell]:
    tries = tries_of(here.room, own_answers(here))
    return {item: cell_of(tries.get((here.pupil.id, item), ())) for item in here.room.items}


def _list(here: Presence, book: Library) -> None:
    is_open = here.room.phase is Phase.ASKING
    cells = _cells(here)
    done = sum(cell.state not in _OPEN for cell in cells.values())
    heading(here.pupil.nickname, "", here.pupil.colour)
    hero("Your questions", "Take any you like. Begin at the top if you are not sure.")
    if here.room.phase is Phase.PAUSED:
        feedback("There is a break. Wait until it goes on.", "plain")
    elif not is_open:
        feedback("This is closed. What you did is kept for your teacher.", "plain")
    _tell_trouble()
    bar(done, len(cells), f"{done} of {len(cells)} done")
    for number, (item, cell) in enumerate(cells.items(), start=1):
        mark, icon = _MARKS[cell.state]
        label = f"{number}. {title_of(book, item)}" + (f": {mark}" if mark else "")
        missing = task_of(book, item) is None
        button(
            label,
            f"item {item}",
            _open,
            here,
            item,
            book,
            icon=icon,
            disabled=missing or not is_open,
            wide=True,
        )


def _open(here: Presence, item: str, book: Library) -> None:
    """Begin a question. Tries and hints of before count on, also after a reload."""
    place = _place(item, book)
    playing = None if place is None else run_at(place, book)
    if playing is None:
        st.session_state[_TROUBLE] = "This question is not on this computer. Take another one."
        return
    try:
        given = tries_of(here.room, own_answers(here)).get((here.pupil.id, item), ())
    except StoreError as error:
        st.session_state[_TROUBLE] = str(error)
        return
    if isinstance(playing, PuzzleRun) and cell_of(given).state in _OPEN:
        hints = max((answer.hints for answer in given), default=0)
        playing = playing.with_attempt(replace(playing.attempt, hints=hints))
    enter(playing, Mode.OWN_PACE, room_address(here.room))
    take = partial(_take, here)
    tries = max((answer.number for answer in given), default=0)
    show_for(Mode.OWN_PACE, _visit(here, item), tries, take)


def _place(item: str, book: Library) -> Place | None:
    match item.split("/"):
        case ["puzzle", id_]:
            return Place(puzzle=id_)
        case ["lesson", id_, step]:
            lesson = book.lesson(id_)
            steps = [] if lesson is None else [each.id for each in lesson.steps]
            return Place(lesson=id_, step=steps.index(step)) if step in steps else None
    return None


def _head(drawn: Presence, book: Library) -> None:
    """Draw the way back and the title; the whole page is drawn anew where the room has changed."""
    try:
        here = present_again(drawn)
    except (RoomError, Removed):
        st.rerun()
    except StoreError:
        here = drawn  # the answers say so themselves where they cannot be kept
    if here != drawn:
        st.rerun()
    playing = run()
    item = "" if playing is None else playing.attempt.question.id
    items = here.room.items
    with row():
        button("All", "all", to_address, room_address(here.room), look="tertiary", icon="list")
        place = items.index(item) + 1 if item in items else 0
        heading(title_of(book, item), f"{place} of {len(items)}")
    _tell_trouble()


def _way_on(here: Presence, book: Library, button: Callable[..., None]) -> None:
    """Draw the way to the next question that is open, round the list; or back to it."""
    playing = run()
    item = "" if playing is None else playing.attempt.question.id
    items = here.room.items
    at = items.index(item) + 1 if item in items else 0
    try:
        cells = _cells(here)
    except StoreError:
        cells = {}
    following = next(
        (each for each in (*items[at:], *items[:at]) if _is_open(each, item, cells, book)), None
    )
    if following is not None:
        button("Next question", "next", _open, here, following, book, look="primary")
    else:
        button("All done", "done", to_address, room_address(here.room), look="primary")
    if item:
        button("Play it again", "again", _open, here, item, book)


def _is_open(item: str, here: str, cells: Mapping[str, Cell], book: Library) -> bool:
    state = cells[item].state if item in cells else State.NOT_YET
    return item != here and state in _OPEN and task_of(book, item) is not None


def _take(here: Presence, answer: Answer) -> Answer:
    """Keep an answer for the teacher, in the room as it stands now. What cannot be kept waits."""
    try:
        room = room_again(here.room.id)
        if not room.takes_answers(now()):
            raise RoomError("This is closed. Your last answer came too late.")
        answer = record(here.pupil.id, answer)
        catch_up()
    except StoreError as error:
        st.session_state[_TROUBLE] = str(error)
        waiting = st.session_state.get(_WAITING, ())
        st.session_state[_WAITING] = (*waiting, (here.pupil.id, answer))
    except TrainerError as error:
        st.session_state[_TROUBLE] = str(error)
    return answer


def catch_up() -> None:
    """Keep what waits, also where the room has ended since: it was taken while it was open."""
    waiting = st.session_state.get(_WAITING, ())
    while waiting:
        pupil, answer = waiting[0]
        try:
            with suppress(Removed):  # then there is nobody to keep it for
                record(pupil, answer)
        except StoreError as error:
            st.session_state[_TROUBLE] = str(error)
            break
        waiting = waiting[1:]
    st.session_state[_WAITING] = waiting


def _tell_trouble() -> None:
    trouble = st.session_state.pop(_TROUBLE, "")
    waits = bool(st.session_state.get(_WAITING))
    if trouble or waits:
        stay = "Your answers wait in this tab. Do not close it." if waits else ""
        feedback(trouble or "Not all of it could be kept yet.", "bad", stay)
