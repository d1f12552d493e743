"""The pulse of a page that others change: it looks every two seconds, and draws nothing."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final

import streamlit as st

from trainer.store.errors import StoreError

_SECONDS: Final = 2


@st.fragment(run_every=_SECONDS)
def pulse(drawn: Hashable, look: Callable[[], Hashable]) -> None:
    """Draw the page anew once `look` finds something else than what is drawn.

    A fragment of its own: while nothing has changed no other part of the page is touched.
    """
    try:
        found = look()
    except StoreError:
        found = drawn  # what is drawn stays on show until the store can be read again
    if found != drawn:
        st.rerun()
