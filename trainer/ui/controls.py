"""Everything on a page that can be pressed or filled in. Labels show as they were written."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Final, Literal

import streamlit as st

Look = Literal["primary", "secondary", "tertiary"]
_SIGN: Final = re.compile(r"[!-/:-@\[-`{-~]")
_GROUP: Final = re.compile(r"[:@](?=\S)|[-<>=](?=[-<>=])|(?<=www)\.", re.IGNORECASE)
_JOINER: Final = "\u2060"
"""Has no width and allows no break."""


def plain(text: str) -> str:
    """Write a text in Markdown, so that it shows and nothing but it.

    A backslash takes the meaning from each sign. Streamlit looks afterwards for groups of them,
    such as `:smile:`, `->` and `www.`; a joiner parts those.
    """
    parted = _GROUP.sub(rf"\g<0>{_JOINER}", " ".join(text.split()))
    return _SIGN.sub(r"\\\g<0>", parted)


def button(  # noqa: PLR0913 - mostly by name, as the button it draws
    label: str,
    key: str,
    act: Callable[..., None],
    *given: object,
    look: Look = "secondary",
    icon: str = "",
    disabled: bool = False,
    wide: bool = False,
    shortcut: str = "",
) -> None:
    """Draw a button that calls `act` with what is given; `icon` is the name of a sign.

    `shortcut` is a key that presses it, told beside its label.
    """
    st.button(
        plain(label),
        key=key,
        type=look,
        icon=f":material/{icon}:" if icon else None,
        disabled=disabled,
        width="stretch" if wide else "content",
        on_click=act,
        args=given,
        shortcut=shortcut or None,
    )


def row(key: str | None = None) -> AbstractContextManager[object]:
    """Set what is drawn inside side by side, and on as few lines as it needs."""
    return st.container(horizontal=True, vertical_alignment="center", gap="xsmall", key=key)


def fold(label: str) -> AbstractContextManager[object]:
    """Hide what is drawn inside until somebody asks for it."""
    return st.expander(plain(label))


def bar(done: int, of: int, label: str) -> None:
    """Draw how much of something is done."""
    st.progress(done / of if of else 0.0, plain(label))


def field(
    label: str, key: str, act: Callable[[], None], *, example: str, disabled: bool = False
) -> None:
    """Draw a field to type into; `act` is called with each Enter, the text in the session."""
    st.text_input(
        plain(label),
        key=key,
        placeholder=example,
        max_chars=40,
        disabled=disabled,
        on_change=act,
    )
