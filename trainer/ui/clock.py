"""A clock that runs in the browser, so that no second costs a run of the page."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from typing import Final

import streamlit as st

_GRACE: Final = 1.2
"""Seconds for an answer that is on its way when the time is up."""

_component: Final = st.components.v2.component(
    "sequence_trainer_clock",
    html='<span class="sq-clock" role="timer"></span>',
    css=files("trainer.ui").joinpath("clock.css").read_text("utf-8"),
    js=files("trainer.ui").joinpath("clock.js").read_text("utf-8"),
)


def clock(seconds: float, key: str, on_up: Callable[[], None]) -> None:
    """Draw a clock that counts down; `on_up` is called when the time is up."""
    _component(key=key, data={"seconds": seconds, "grace": _GRACE}, on_up_change=on_up)
