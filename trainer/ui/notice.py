"""What the last press on a page came to, said once above all else."""

from __future__ import annotations

from typing import Final

import streamlit as st

from trainer.ui.text import Tone, feedback

_NOTICE: Final = "notice"


def notice(message: str, tone: Tone = "bad") -> None:
    """Have something said when the page is drawn next."""
    st.session_state[_NOTICE] = (message, tone)


def told_notice() -> None:
    """Say it, and forget it."""
    kept = st.session_state.pop(_NOTICE, None)
    if kept is not None:
        message, tone = kept
        feedback(message, tone)
