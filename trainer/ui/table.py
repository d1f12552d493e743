"""The table a learner plays at: board and hand as one Streamlit component that loses no tap."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from importlib.resources import files
from secrets import token_hex
from typing import Any, Final

import streamlit as st

from trainer.game.layout import Layout
from trainer.game.sides import format_side
from trainer.game.spaces import SPACES
from trainer.training.keys import Keys
from trainer.ui.figure_faces import faces, faces_id
from trainer.ui.figure_marks import marks
from trainer.ui.palette import Theme
from trainer.ui.plotly_script import plotly_script_url
from trainer.ui.stamps import STAMPS, SUIT_OUTLINES
from trainer.ui.table_view import TableView, card_label, card_word, space_name, space_state
from trainer.ui.taps import Tap, faces_held, taps_after

__all__ = ["Tap", "table", "theme_on_screen"]

_HERE: Final = files("trainer.ui")
_HTML: Final = """\
<div class="sq-table">
  <div class="sq-board">
    <div class="sq-figure" aria-hidden="true"></div>
    <div class="sq-grid" role="grid" aria-label="Board, 10 rows of 10 spaces"></div>
    <button class="sq-undo" type="button" hidden>Undo</button>
  </div>
  <div class="sq-hand" role="group" aria-label="Your hand"></div>
  <div class="sq-keys" hidden>
    <button class="sq-keys-open" type="button" aria-expanded="false">Keys <kbd>?</kbd></button>
    <div class="sq-keys-list" hidden></div>
  </div>
  <p class="sq-said" role="status"></p>
</div>
"""
_SCRIPTS: Final = ("hold.js", "keys.js", "table.js")
"""One module in the browser, in parts that can be read."""

_component: Final = st.components.v2.component(
    "sequence_trainer_table",
    html=_HTML,
    css=_HERE.joinpath("table.css").read_text("utf-8"),
    js="\n".join(_HERE.joinpath(name).read_text("utf-8") for name in _SCRIPTS),
    isolate_styles=False,  # Plotly writes its few style rules into the page's head
)


_NO_KEYS: Final = Keys()


def table(
    view: TableView, *, key: str, on_tap: Callable[[Tap], None], keys: Keys = _NO_KEYS
) -> None:
    """Draw a view and call `on_tap` for every tap of the learner, once each and in order.

    `on_tap` runs as a Streamlit callback, before the page (or the fragment around this call)
    is run again: it changes what the page keeps, and the next run draws that. A tap on the
    chosen card means that the learner puts it back; the Escape key taps it as well. Taps are
    dropped while the view is locked, and when they were meant for another scene than the one
    drawn last. One answer can bring several taps, so where the first of them ends a question
    the page looks at `Tap.scene` before it believes the next.

    `keys` makes the page a task to be played by keyboard: its signs come as taps, also while the
    view is locked, and all keys work wherever on the page nobody types. Without it, keys work
    while the table or nothing has the focus.

    Under one key views may follow one another in any way; the board in the browser stays the
    same element and only changes what differs. Put the call into an `st.fragment` where the
    page around it is large.
    """
    run, ack = st.session_state.setdefault(_post(key), (token_hex(4), 0))
    theme = theme_on_screen()
    known = faces_id(view.layout, theme)
    held = known in faces_held(_sent(key))
    _component(
        key=key,
        data={
            "run": run,
            "ack": ack,
            "theme": theme,
            "script": plotly_script_url(),
            "facesId": known,
            "faces": None if held else _faces(view.layout, theme),
            "signs": keys.signs,
            "listed": keys.listed,
            **_moving(view, theme),
        },
        on_sent_change=partial(_take, view, key, on_tap, signs=keys.signs),
    )


def theme_on_screen() -> Theme:
    """Return the theme that the browser shows; light where it has not said yet."""
    return "dark" if st.context.theme.type == "dark" else "light"


def _post(key: str) -> str:
    return f"{key}: taps handled"


def _sent(key: str) -> object:
    state = st.session_state.get(key)
    return state.get("sent") if isinstance(state, dict) else None


def _take(view: TableView, key: str, on_tap: Callable[[Tap], None], signs: str = "") -> None:
    run, ack = st.session_state[_post(key)]
    for numbered in taps_after(ack, _sent(key), run):
        # Acknowledged first: a tap that makes the page fail must not come again and again.
        st.session_state[_post(key)] = (run, numbered.number)
        if numbered.tap.scene == view.scene and _is_open(view, signs, numbered.tap):
            on_tap(numbered.tap)


def _is_open(view: TableView, signs: str, tap: Tap) -> bool:
    """Tell whether there is something to be tapped."""
    if tap.kind == "key":
        return chr(tap.index) in signs
    return not view.locked and (tap.kind == "space" or tap.index < len(view.hand))


@lru_cache(maxsize=16)
def _faces(layout: Layout, theme: Theme) -> dict[str, Any]:
    """Collect what the browser needs once for each board: drawing, stamps, names, suits."""
    return {
        **faces(layout, theme),
        "names": [space_name(layout, space) for space in SPACES],
        "stamps": STAMPS,
        "outlines": SUIT_OUTLINES,
    }


def _moving(view: TableView, theme: Theme) -> dict[str, Any]:
    states = {space: space_state(view, space) for space in SPACES}
    return {
        "scene": view.scene,
        "locked": view.locked,
        "grace": view.grace,
        "side": format_side(view.side),
        "marks": marks(view, theme),
        "states": {
            str(int(space)): state
            for space, state in states.items()
            if state != ("" if space.is_corner else "empty")
        },
        "reply": view.reply,
        "hand": [
            {
                "rank": "10" if card.rank == "T" else card.rank,
                "suit": card.suit,
                "eyes": 2 if card.is_two_eyed else 1 if card.is_one_eyed else 0,
                "word": card_word(card),
                "label": card_label(view, index),
            }
            for index, card in enumerate(view.hand)
        ],
        "picked": view.picked,
        "spent": view.spent,
    }
