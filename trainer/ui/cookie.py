"""Small things that a browser keeps, so that a reload or an empty battery loses nobody."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Final

import streamlit as st

_A_DAY: Final = 24 * 3600
_component: Final = st.components.v2.component(
    "sequence_trainer_cookie",
    html="<span></span>",
    js=files("trainer.ui").joinpath("cookie.js").read_text("utf-8"),
)


def cookie(name: str) -> str:
    """Return what the browser has sent under a name when it connected; empty without."""
    found = st.context.cookies.get(name)
    return found if isinstance(found, str) else ""


def cookies(start: str) -> dict[str, str]:
    """Return all that the browser has sent under names that start alike, by the rest of them."""
    sent = st.context.cookies.to_dict()
    return {
        name.removeprefix(start): value for name, value in sent.items() if name.startswith(start)
    }


def keep_cookies(cookies: Mapping[str, str], key: str, seconds: int = _A_DAY) -> None:
    """Let the browser keep values by their names; an empty one is forgotten."""
    _component(key=key, data={"cookies": dict(cookies), "seconds": seconds})
