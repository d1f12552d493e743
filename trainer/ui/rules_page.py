"""The rules to look up: what each says, and the lessons and puzzles that go with it."""

from __future__ import annotations

from itertools import groupby
from typing import Final

import streamlit as st

from trainer.content.library import Library
from trainer.training.rule_index import RuleEntry, Way, entries_with, rule_index
from trainer.ui.controls import button, field, row
from trainer.ui.keeper import keeper
from trainer.ui.paper import save_rules
from trainer.ui.state import come_back, go_to, read_on, rule_in_address, run
from trainer.ui.text import heading, hero, part, rule_words, words

_SEARCH: Final = "search"


def rules_page(book: Library, asked: str) -> None:
    """Draw the rules that the address asks for: an id, words to look for, or all if empty."""
    keeper()
    with row():
        word = "Home" if run() is None else "Back to the board"
        button(word, "back", come_back, look="tertiary", icon="arrow_back")
        if asked:
            button("All rules", "all rules", read_on, look="tertiary", icon="menu_book")
    hero("Rules", "In plain words. Look for an id, such as JACK-ONE-2, or for any word.")
    st.session_state[_SEARCH] = asked[:40]
    field("Search", _SEARCH, _search, example="corner")
    if not asked:
        with row():
            save_rules()
    entries = rule_index(book)
    found = entries_with(entries, asked)
    if not found:
        words(f"No rule has '{asked[:40]}' in it. These are all of them.")
    elif len(found) > 1 and asked:
        heading(f"{len(found)} rules", f"for '{asked[:40]}'")
    for group, rules in groupby(found or entries, key=lambda entry: entry.rule.group):
        part(group)
        for entry in rules:
            _draw(entry, book)


def _search() -> None:
    if rule_in_address(st.query_params.to_dict()) is None:
        return  # the browser went back; that a field vanishes is no search
    read_on(str(st.session_state.get(_SEARCH, "")).strip())


def _draw(entry: RuleEntry, book: Library) -> None:
    rule = entry.rule
    with st.container(border=True, gap="small"):
        rule_words(rule.id, rule.status, entry.origin, rule.text, entry.holes)
        if entry.lessons or entry.puzzles:
            with row():
                _ways(entry.lessons, rule.id, book, "school")
                _ways(entry.puzzles, rule.id, book, "extension")


def _ways(ways: tuple[Way, ...], rule: str, book: Library, icon: str) -> None:
    for number, way in enumerate(ways):
        button(way.title, f"{icon} {rule} {number}", go_to, way.place, book, icon=icon)
