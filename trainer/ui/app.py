"""The app: one script that looks at the address and shows a page."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from importlib.resources import files
from typing import Final

import streamlit as st

from trainer.content.library import Library
from trainer.training.answer import Mode
from trainer.training.try_run import LinkError, read_try
from trainer.ui.book import library
from trainer.ui.home import home
from trainer.ui.join_page import join_in_address, join_page
from trainer.ui.keeping import begin
from trainer.ui.on_show import mode_on_show
from trainer.ui.person_page import come_by_link, me_in_address, person_page
from trainer.ui.player import player
from trainer.ui.progress_page import progress_in_address, progress_page
from trainer.ui.pupil_page import pupil_in_address, pupil_page
from trainer.ui.rules_page import rules_page
from trainer.ui.settings import Settings, parse_settings
from trainer.ui.shelf import chapter_in_address, chapter_page
from trainer.ui.state import (
    enter,
    place_in_address,
    rule_in_address,
    run,
    run_at,
    shows,
    shows_try,
    studio_in_address,
    try_in_address,
)
from trainer.ui.studio import studio
from trainer.ui.teach_address import teach_in_address
from trainer.ui.teach_page import teach_page
from trainer.ui.training import is_running
from trainer.ui.training_page import training_page
from trainer.ui.ways import way_in_address

Query = Mapping[str, str]
# Draws a page if the address asks for it, and tells whether it did. (No text of its own here:
# Streamlit would show it on the page.)
Door = Callable[[Library, Query], bool]


def app(settings: Settings) -> None:
    """Show what the address asks for, or else the home page."""
    here = files("trainer.ui")
    st.set_page_config("Learn SEQUENCE", str(here.joinpath("icon.svg")), layout="wide")
    sheets = ("style.css", "class.css")
    style = "".join(here.joinpath(name).read_text("utf-8") for name in sheets)
    st.html(f"<style>{style}</style>")
    begin(settings)
    book = library(settings.folders)
    query = st.query_params.to_dict()
    if not any(door(book, query) for door in _DOORS):
        home(book)


def _join(_: Library, query: Query) -> bool:
    code = join_in_address(query)
    if code is None:
        return False
    join_page(code)
    return True


def _pupil(book: Library, query: Query) -> bool:
    code = pupil_in_address(query)
    if code is None:
        return False
    pupil_page(code, book, query)
    return True


def _person(_: Library, query: Query) -> bool:
    me = me_in_address(query)
    if me is None:
        return False
    if me:
        come_by_link(me)
    person_page()
    return True


def _progress(book: Library, query: Query) -> bool:
    if not progress_in_address(query):
        return False
    progress_page(book)
    return True


def _teach(book: Library, query: Query) -> bool:
    code = teach_in_address(query)
    if code is None:
        return False
    teach_page(code, query, book)
    return True


def _rules(book: Library, query: Query) -> bool:
    rule = rule_in_address(query)
    if rule is None:
        return False
    rules_page(book, rule)
    return True


def _studio(_: Library, query: Query) -> bool:
    if not studio_in_address(query):
        return False
    studio()
    return True


def _shared_position(book: Library, query: Query) -> bool:
    shared = try_in_address(query)
    if shared is None:
        return False
    if not shows_try(run(), *shared):
        try:
            enter(read_try(*shared))
        except LinkError as error:
            home(book, str(error))
            return True
    player(book)
    return True


def _chapter(book: Library, query: Query) -> bool:
    chapter = chapter_in_address(query)
    return chapter is not None and chapter_page(book, chapter)


def _training(book: Library, query: Query) -> bool:
    way = way_in_address(query)
    if way is None or is_running(way.mode, place_in_address(query)):
        return False
    training_page(way, book)
    return True


def _lesson_or_puzzle(book: Library, query: Query) -> bool:
    place = place_in_address(query)
    if place is None:
        return False
    if not shows(run(), place) or mode_on_show() is Mode.OWN_PACE:
        found = run_at(place, book)
        if found is None:
            home(book, f"There is no '{(place.puzzle or place.lesson)[:64]}' here. Choose another.")
            return True
        enter(found)
    player(book)
    return True


_DOORS: Final[tuple[Door, ...]] = (
    _join,
    _pupil,
    _person,
    _teach,
    _progress,
    _rules,
    _studio,
    _shared_position,
    _chapter,
    _training,
    _lesson_or_puzzle,
)

if __name__ == "__main__":
    app(parse_settings(sys.argv[1:]))
