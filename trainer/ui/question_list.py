"""The questions of a room: chosen from lessons and puzzles, and put into an order of one's own."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from datetime import datetime
from functools import partial
from typing import Final

import streamlit as st

from trainer.classroom.items import items_of_lesson, title_of
from trainer.classroom.room import MOST_ITEMS, Pace, Phase, Room
from trainer.classroom.steps import ask, set_items
from trainer.content.library import Library
from trainer.training.chapters import chapter_title, chapters
from trainer.ui.controls import Look, button, row
from trainer.ui.form import choice, line, one_of
from trainer.ui.room_change import change
from trainer.ui.room_seen import RoomSeen
from trainer.ui.teach_address import to_room
from trainer.ui.text import fine_print, heading, words

Items = tuple[str, ...]

_FROM: Final = "questions from"
_LESSONS, _PUZZLES, _SEARCH = "Lessons", "Puzzles", "Search"
_LESSON: Final = "lesson to choose from"
_CHAPTER: Final = "chapter to choose from"
_ASKED: Final = "title to look for"
_CHOSEN: Final = "question in hand"
_MOST_FOUND: Final = 20
_PROMPT: Final = 60


def question_list(seen: RoomSeen, book: Library) -> None:
    """Draw the list on the left, and what can be added to it on the right."""
    left, right = st.columns(2, gap="large")
    with left:
        _list(seen, book)
    with right:
        heading("Add")
        st.session_state.setdefault(_FROM, _LESSONS)
        one_of("From", _FROM, (_LESSONS, _PUZZLES, _SEARCH), lambda: None)
        match st.session_state[_FROM]:
            case "Puzzles":
                _from_puzzles(seen.room, book)
            case "Search":
                _from_search(seen.room, book)
            case _:
                _from_lessons(seen.room, book)


def _list(seen: RoomSeen, book: Library) -> None:
    room = seen.room
    heading("In this room", f"{len(room.items)} of {MOST_ITEMS} at most")
    if not room.items:
        words("Nothing yet. Add a lesson, a chapter, or single questions.")
        return
    if room.pace is Pace.LIVE and room.phase is Phase.LOBBY:
        fine_print("They are asked in this order. Press one to move it or take it out.")
    with close_together("chosen"):
        _items(seen, book)
    button("Back to the board", "to board", to_room, room.code, look="primary", icon="cast")


def _items(seen: RoomSeen, book: Library) -> None:
    room, chosen = seen.room, st.session_state.get(_CHOSEN)
    for number, item in enumerate(room.items, start=1):
        here = item == room.question
        label = f"{number}. {title_of(book, item)}"
        look: Look = "secondary" if item == chosen else "tertiary"
        icon = "cast" if here else ""
        button(label, f"item {item}", _choose, item, look=look, icon=icon, wide=True)
        if item == chosen:
            _in_hand(seen, item)


def _in_hand(seen: RoomSeen, item: str) -> None:
    room, place = seen.room, seen.room.items.index(item)
    with row("in-hand"):
        last = len(room.items) - 1
        up, down = partial(moved, item=item, by=-1), partial(moved, item=item, by=1)
        button("Up", "up", _set, room.code, up, icon="arrow_upward", disabled=place == 0)
        button("Down", "down", _set, room.code, down, icon="arrow_downward", disabled=place == last)
        out = partial(without, item=item)
        on_board = item == room.question
        button("Take out", "take out", _set, room.code, out, icon="close", disabled=on_board)
        if room.pace is Pace.LIVE:
            button("Ask now", "ask now", _ask, seen, item, icon="cast")


def close_together(key: str) -> AbstractContextManager[object]:
    """Hold lines without room between them."""
    return st.container(key=f"lines {key}", gap=None)


def _choose(item: str) -> None:
    st.session_state[_CHOSEN] = None if st.session_state.get(_CHOSEN) == item else item


def moved(items: Items, item: str, by: int) -> Items:
    """Return a list with one item moved up or down; at the end of the list it stays."""
    if item not in items:
        return items
    rest = [each for each in items if each != item]
    rest.insert(max(0, min(items.index(item) + by, len(rest))), item)
    return tuple(rest)


def without(items: Items, item: str) -> Items:
    """Return a list without an item."""
    return tuple(each for each in items if each != item)


def added(items: Items, new: Items) -> Items:
    """Return a list with more at its end; what is there already stays where it is."""
    return tuple(dict.fromkeys((*items, *new)))


def _set(code: str, edit: Callable[[Items], Items]) -> None:
    change(code, lambda room, now: set_items(room, edit(room.items), now))


def _ask(seen: RoomSeen, item: str) -> None:
    def step(room: Room, now: datetime) -> Room:
        return ask(room, room.items.index(item), now)

    if change(seen.room.code, step, seen.version) is not None:
        to_room(seen.room.code)


def _from_lessons(room: Room, book: Library) -> None:
    lessons = {f"{chapter_title(each.chapter)}: {each.title}": each for each in book.lessons}
    if not lessons:
        return
    choice("Lesson", _LESSON, tuple(lessons), lambda: None)
    lesson = lessons.get(str(st.session_state.get(_LESSON))) or next(iter(lessons.values()))
    items = items_of_lesson(lesson)
    button(f"Add all {len(items)} steps", "add all", _add, room.code, items, icon="add")
    with close_together("on offer"):
        for number, (item, step) in enumerate(zip(items, lesson.steps, strict=True), start=1):
            prompt = step.prompt
            prompt = prompt if len(prompt) <= _PROMPT else f"{prompt[: _PROMPT - 1]}…"
            _add_button(room, item, f"{number}. {prompt}")


def _from_puzzles(room: Room, book: Library) -> None:
    found = {chapter_title(chapter): puzzles for chapter, puzzles in chapters(book)}
    if not found:
        return
    choice("Chapter", _CHAPTER, tuple(found), lambda: None)
    puzzles = found.get(str(st.session_state.get(_CHAPTER))) or next(iter(found.values()))
    items = tuple(f"puzzle/{each.id}" for each in puzzles)
    button(f"Add all {len(items)} puzzles", "add all", _add, room.code, items, icon="add")
    with close_together("on offer"):
        for item, each in zip(items, puzzles, strict=True):
            _add_button(room, item, f"{each.title} ({each.rating})")


def _from_search(room: Room, book: Library) -> None:
    line("Part of a title", _ASKED, lambda: None, example="corner", longest=40)
    asked = str(st.session_state.get(_ASKED) or "").strip().casefold()
    if not asked:
        words("Type a word, and press Enter.")
        return
    found = [
        *(
            (f"Lesson: {each.title}", items_of_lesson(each))
            for each in book.lessons
            if asked in each.title.casefold()
        ),
        *(
            (each.title, (f"puzzle/{each.id}",))
            for each in book.puzzles
            if asked in each.title.casefold()
        ),
    ]
    if not found:
        words("No title has that in it.")
    with close_together("on offer"):
        for title, items in found[:_MOST_FOUND]:
            _add_button(room, items[0], title, items)
    if len(found) > _MOST_FOUND:
        fine_print(f"{len(found) - _MOST_FOUND} more. Type a longer word.")


def _add_button(room: Room, item: str, label: str, items: Items = ()) -> None:
    items = items or (item,)
    there = set(items) <= set(room.items)
    button(
        label,
        f"add {item}",
        _add,
        room.code,
        items,
        look="tertiary",
        icon="check" if there else "add",
        disabled=there,
    )


def _add(code: str, items: Items) -> None:
    _set(code, partial(added, new=items))
