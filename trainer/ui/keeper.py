"""Keeps progress in the learner's own browser, without an account or a server's memory."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

import streamlit as st

from trainer.training.progress import Progress, format_progress, merge, parse_progress
from trainer.ui.state import has_forgotten, keep_progress, progress

_KEY: Final = "keeper"
_component: Final = st.components.v2.component(
    "sequence_trainer_keeper",
    html="<span></span>",
    js=files("trainer.ui").joinpath("keeper.js").read_text("utf-8"),
)


def keeper() -> None:
    """Save or forget what is solved, and take over once what the browser has kept from before."""
    now = progress()
    save = "" if now == Progress() else format_progress(now)
    _component(
        key=_KEY,
        data={"save": save, "forget": has_forgotten()},
        on_kept_change=_take_over,
    )


def _take_over() -> None:
    if has_forgotten():
        return
    kept = st.session_state.get(_KEY)
    text = kept.get("kept") if isinstance(kept, dict) else None
    keep_progress(merge(progress(), parse_progress(text)))
