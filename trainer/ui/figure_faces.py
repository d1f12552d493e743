"""The part of the board's figure that stays: table, card faces, letters and numbers round them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from hashlib import sha256
from json import dumps
from typing import Any, Final

from trainer.game.cards import SUITS
from trainer.game.layout import Layout
from trainer.game.spaces import COLUMNS, CORNERS, SIZE, SPACES, Space
from trainer.ui.palette import PALETTES, Palette, Theme
from trainer.ui.shapes import MARGIN, SIDE, stamped
from trainer.ui.stamps import STAMPS

RANK_RISE: Final = 0.15
"""How far above the middle of its space a rank is."""

_FONT: Final = "Arial, Helvetica, Liberation Sans, DejaVu Sans, sans-serif"


@lru_cache(maxsize=16)
def faces(layout: Layout, theme: Theme) -> dict[str, Any]:
    """Draw the faces: `cards` below, `suits` on them, `ranks` as a trace, and the `layout`.

    The same for every position on a board, so a browser needs it once; do not change it.
    """
    palette = PALETTES[theme]
    cards = [space for space in SPACES if not space.is_corner]
    by_suit = suits_on(layout, cards)
    red = {suit: spaces for suit, spaces in by_suit.items() if suit in "HD"}
    black = {suit: spaces for suit, spaces in by_suit.items() if suit in "SC"}
    return {
        "cards": [
            *stamped(palette.face_edge, {"face edge": SPACES}),
            *stamped(palette.face, {"face": cards}),
            *stamped(palette.corner, {"face": CORNERS}),
        ],
        "suits": [
            *stamped(palette.red, red),
            *stamped(palette.black, black),
            *stamped(palette.star, {"star": CORNERS}),
        ],
        "ranks": _ranks(layout, palette),
        "layout": _layout(palette),
    }


@lru_cache(maxsize=16)
def faces_id(layout: Layout, theme: Theme) -> str:
    """Name a drawing of the faces by its content."""
    return sha256(dumps([faces(layout, theme), STAMPS]).encode()).hexdigest()[:12]


def suits_on(layout: Layout, spaces: Iterable[Space]) -> dict[str, list[Space]]:
    """Sort spaces by the suit of the card that they show."""
    sorted_out: dict[str, list[Space]] = {suit: [] for suit in SUITS}
    for space in spaces:
        card = layout.card_at(space)
        if card is not None:
            sorted_out[card.suit].append(space)
    return sorted_out


def _ranks(layout: Layout, palette: Palette) -> dict[str, Any]:
    texts, inks = [], []
    for space in SPACES:
        face = layout.card_at(space)
        texts.append("" if face is None else "10" if face.rank == "T" else face.rank)
        inks.append(palette.red if face is not None and face.is_red else palette.black)
    return {
        "type": "scatter",
        "mode": "text",
        "x": [space.column for space in SPACES],
        "y": [round(space.row - RANK_RISE, 3) for space in SPACES],
        "text": texts,
        "textposition": "middle center",
        "textfont": {
            "size": [22 if text == "10" else 26 for text in texts],
            "weight": 700,
            "family": _FONT,
            "color": inks,
        },
        "hoverinfo": "skip",
    }


def _layout(palette: Palette) -> dict[str, Any]:
    return {
        "xaxis": {**_axis(list(COLUMNS), [-0.5, 9.5], palette), "side": "top"},
        "yaxis": _axis([str(row + 1) for row in range(SIZE)], [9.5, -0.5], palette),
        "margin": dict(MARGIN),
        "paper_bgcolor": palette.table,
        "plot_bgcolor": palette.table,
        "showlegend": False,
        "hovermode": False,
        "dragmode": False,
        "width": SIDE,
        "height": SIDE,
    }


def _axis(labels: list[str], span: list[float], palette: Palette) -> dict[str, Any]:
    return {
        "range": span,
        "fixedrange": True,
        "showgrid": False,
        "zeroline": False,
        "showline": False,
        "ticks": "",
        "tickmode": "array",
        "tickvals": list(range(SIZE)),
        "ticktext": labels,
        "tickangle": 0,
        "tickfont": {"size": 12, "color": palette.label, "family": _FONT, "weight": 700},
        "automargin": False,
    }
