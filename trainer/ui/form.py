"""Fields to fill in, and files that come and go. Labels show as they were written."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
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


def some_of(label: str, key: str, options: Sequence[str], shown: Callable[[str], str]) -> None:
    """Draw words of which any number is chosen; `shown` says how each is written."""
    st.pills(
        plain(label),
        options,
        selection_mode="multi",
        key=key,
        format_func=lambda option: plain(shown(option)),
    )


def choice(
    label: str, key: str, options: Sequence[str], act: Callable[[], None], *, free: bool = False
) -> None:
    """Draw a list to choose from by typing; `free` lets other words in, too."""
    st.selectbox(plain(label), options, key=key, on_change=act, accept_new_options=free)


def line(  # noqa: PLR0913 - mostly by name, as the field it draws
    label: str,
    key: str,
    act: Callable[[], None] | None = None,
    *,
    example: str,
    longest: int,
    value: str = "",
) -> None:
    """Draw a field for a line of text; `value` stands in it at first.

    Where nothing acts, what was typed is read with the button that is pressed next.
    """
    st.text_input(
        plain(label),
        value,
        key=key,
        placeholder=example,
        max_chars=longest,
        on_change=act or "ignore",
    )


def page_of_text(label: str, key: str, act: Callable[[], None], *, longest: int) -> None:
    """Draw a large field for a whole file."""
    st.text_area(plain(label), key=key, height=_TALL, max_chars=longest, on_change=act)


def switch(label: str, key: str, act: Callable[[], None]) -> None:
    """Draw a switch; `act` is called when it is turned, its state in the session."""
    st.toggle(plain(label), key=key, on_change=act)


def secret(label: str, key: str, act: Callable[[], None], *, longest: int) -> None:
    """Draw a field for a line that nobody nearby should read."""
    st.text_input(plain(label), key=key, type="password", max_chars=longest, on_change=act)


def sheet(key: str) -> AbstractContextManager[object]:
    """Hold fields that are handed in together, by Enter or by the button that `hand_in` draws."""
    return st.form(key, border=False)


def hand_in(label: str, key: str, act: Callable[[], None]) -> None:
    """Draw the button that hands in the fields of a sheet."""
    st.form_submit_button(plain(label), key=key, type="primary", on_click=act)


def bring(label: str, key: str, kind: str, act: Callable[[], None], *, megabytes: int) -> None:
    """Draw a field for a file of a kind, such as `json`; its content is in the session."""
    st.file_uploader(plain(label), type=kind, key=key, on_change=act, max_upload_size=megabytes)


def save(
    label: str,
    key: str,
    text: str | bytes | Callable[[], bytes],
    name: str,
    kind: str = "text/yaml",
) -> None:
    """Draw a button that hands a text or a document to the browser as a file.

    A function is called for the document only when the button is pressed.
    """
    st.download_button(
        plain(label),
        text,
        name,
        kind,
        key=key,
        icon=":material/download:",
        on_click="ignore",
    )
