"""A table that puts down and takes up a chip at every tap, and writes down the order of taps."""

from __future__ import annotations

import os
from pathlib import Path

import streamlit as st

from trainer.game.cards import parse_cards
from trainer.game.layout import CLASSIC
from trainer.game.sides import Side
from trainer.game.spaces import Space
from trainer.ui.table import Tap, table
from trainer.ui.table_view import TableView

HAND = parse_cards("4C JC 9H JS TD 2S KC")
kept = st.session_state
kept.setdefault("chips", 0)
kept.setdefault("picked", None)
kept.setdefault("scene", 0)
st.set_page_config(page_title="Taps", layout="wide")


def take(tap: Tap) -> None:
    """Write the tap into a file that the test reads, and change the table."""
    with Path(os.environ["TAPS_FILE"]).open("a", encoding="utf-8") as file:
        file.write(f"{tap.kind} {tap.index}\n")
    if tap.kind == "card":
        kept.picked = None if kept.picked == tap.index else tap.index
    else:
        kept.chips ^= Space(tap.index).mask


@st.fragment
def play() -> None:
    """Draw the table as it is now."""
    view = TableView(
        layout=CLASSIC,
        chips=(kept.chips, 0, 0),
        hand=HAND,
        side=Side.BLUE,
        picked=kept.picked,
        scene=f"scene {kept.scene}",
    )
    table(view, key="table", on_tap=take)
    st.caption(f"{kept.chips.bit_count()} chips, {st.context.theme.type}")


st.markdown("Tap a space.")
play()
if st.button("Next scene"):
    kept.scene += 1
    kept.chips = 0
    st.rerun()
