"""The controls of the Studio that other pages do without. Labels show as they were written."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import streamlit as st

from trainer.ui.controls import plain

_TALL: Final = 560


def one_of(
    label: str, key: str, options: Sequence[str], act: Callable[[], None], *, told: bool = False
) -> None:
    """Draw a few words of which one is chosen; `act` is called when it changes.

    The label is for screen readers alone, unless it is to be `told`.
    """
    st.segmented_control(
        plain(label),
        options,
        key=key,
        required=True,
        format_func=plain,
        on_change=act,
        label_visibility="visible" if told else "collapsed",
        width="stretch",
    )


def choice(
    label: str, key: str, options: Sequence[str], act: Callable[[], None], *, free: bool = False
) -> None:
    """Draw a list to choose from by typing; `free` lets other words in, too."""
    st.selectbox(plain(label), options, key=key, on_change=act, accept_new_options=free)


def line(label: str, key: str, act: Callable[[], None], *, example: str, longest: int) -> None:
    """Draw a field for a line of text."""
    st.text_input(plain(label), key=key, placeholder=example, max_chars=longest, on_change=act)


def page_of_text(label: str, key: str, act: Callable[[], None], *, longest: int) -> None:
    """Draw a large field for a whole file."""
    st.text_area(plain(label), key=key, height=_TALL, max_chars=longest, on_change=act)


def save(label: str, key: str, text: str, name: str) -> None:
    """Draw a button that hands a text to the browser as a file."""
    st.download_button(
        plain(label),
        text,
        name,
        "text/yaml",
        key=key,
        icon=":material/download:",
        on_click="ignore",
    )
