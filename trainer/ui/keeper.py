"""Keeps progress in the learner's own browser, without an account or a server's memory."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

import streamlit as st

from trainer.training.progress import Progress, format_progress, merge, parse_progress
from trainer.ui.state import keep_progress, progress

_KEY: Final = "keeper"
_component: Final = st.components.v2.component(
    "sequence_trainer_keeper",
    html="<span></span>",
    js=files("trainer.ui").joinpath("keeper.js").read_text("utf-8"),
)


def keeper() -> None:
    """Save what is solved, and take over once what the browser has kept from before."""
    now = progress()
    _component(
        key=_KEY,
        data={"save": "" if now == Progress() else format_progress(now)},
        on_kept_change=_take_over,
    )


def _take_over() -> None:
    kept = st.session_state.get(_KEY)
    text = kept.get("kept") if isinstance(kept, dict) else None
    keep_progress(merge(progress(), parse_progress(text)))
