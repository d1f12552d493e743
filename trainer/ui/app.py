"""The app: one script that looks at the address and shows a page."""

from __future__ import annotations

import sys
from importlib.resources import files

import streamlit as st

from trainer.training.try_run import LinkError, read_try
from trainer.ui.book import library
from trainer.ui.home import home
from trainer.ui.keeping import begin
from trainer.ui.person_page import come_by_link, me_in_address, person_page
from trainer.ui.player import player
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


def app(settings: Settings) -> None:
    """Show what the address asks for: a task, the rules, the Studio, or else the home page."""
    here = files("trainer.ui")
    st.set_page_config("Learn SEQUENCE", str(here.joinpath("icon.svg")), layout="wide")
    style = here.joinpath("style.css").read_text("utf-8")
    st.html(f"<style>{style}</style>")
    begin(settings)
    book = library(settings.folders)
    query = st.query_params.to_dict()
    me = me_in_address(query)
    if me:
        come_by_link(me)
    if me is not None:
        person_page()
        return
    rule = rule_in_address(query)
    if rule is not None:
        rules_page(book, rule)
        return
    if studio_in_address(query):
        studio()
        return
    shared = try_in_address(query)
    if shared is not None:
        if not shows_try(run(), *shared):
            try:
                enter(read_try(*shared))
            except LinkError as error:
                home(book, str(error))
                return
        player(book)
        return
    chapter = chapter_in_address(query)
    if chapter is not None and chapter_page(book, chapter):
        return
    place = place_in_address(query)
    if place is None:
        home(book)
        return
    if not shows(run(), place):
        found = run_at(place, book)
        if found is None:
            home(book, f"There is no '{(place.puzzle or place.lesson)[:64]}' here. Choose another.")
            return
        enter(found)
    player(book)


if __name__ == "__main__":
    app(parse_settings(sys.argv[1:]))
