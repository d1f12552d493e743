"""Where a chart is drawn."""

from __future__ import annotations

from typing import Final

import plotly.graph_objects as go
import streamlit as st

from trainer.ui.text import heading, words

_CONFIG: Final = {"displayModeBar": False, "scrollZoom": False, "showTips": False}


def chart(title: str, figure: go.Figure, key: str, spoken: str) -> None:
    """Draw a chart below its title; `spoken` says what it shows, for whoever cannot see it."""
    heading(title)
    st.plotly_chart(figure, key=key, theme=None, config=_CONFIG)
    if spoken:
        words(spoken)
