"""The part of the board's figure that stays: table, card faces, letters and numbers round them."""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256
from json import dumps
from typing import Any, Final

from trainer.game.layout import Layout
from trainer.game.spaces import COLUMNS, CORNERS, SIZE, SPACES, Space
from trainer.ui.outlines import SUIT_OUTLINES, Point, card, stamp, star
from trainer.ui.palette import PALETTES, Palette, Theme

FACE_HALF: Final = 0.465
FACE_CORNER: Final = 0.1
SUIT_SCALE: Final = 0.15
SUIT_DROP: Final = 0.215
"""How far below the middle of its space a suit is."""

MARGIN: Final = {"l": 17, "t": 17, "r": 4, "b": 4}
"""Pixels round the 10 by 10 spaces: letters above, numbers on the left."""

_FONT: Final = "Arial, Helvetica, Liberation Sans, DejaVu Sans, sans-serif"


def centre(space: Space) -> Point:
    """Return the middle of a space in board units."""
    return (float(space.column), float(space.row))


def suit_at(suit: str, space: Space) -> str:
    """Outline the suit on the face of a space."""
    x, y = centre(space)
    return stamp(SUIT_OUTLINES[suit], (x, y + SUIT_DROP), SUIT_SCALE)


def area(
    path: str, colour: str, *, holes: bool = False, above: bool = False, opacity: float = 1.0
) -> dict[str, Any]:
    """Make one filled Plotly shape of one or many outlines.

    `holes` means that outlines inside others are cut out; `above` that it covers the ranks.
    """
    shape: dict[str, Any] = {
        "type": "path",
        "path": path,
        "layer": "above" if above else "below",
        "fillcolor": colour,
        "fillrule": "evenodd" if holes else "nonzero",
        "line": {"width": 0},
    }
    if opacity < 1:
        shape["opacity"] = opacity
    return shape


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


def _ranks(layout: Layout, palette: Palette) -> dict[str, Any]:
    """Write the ranks as texts of invisible bars: Plotly fits those to the size of the board."""
    texts, inks = [], []
    for space in SPACES:
        face = layout.card_at(space)
        texts.append("" if face is None else "10" if face.rank == "T" else face.rank)
        inks.append(palette.red if face is not None and face.is_red else palette.black)
    return {
        "type": "bar",
        "x": [space.column for space in SPACES],
        "y": [0.76] * len(SPACES),
        "base": [space.row - 0.55 for space in SPACES],
        "width": 1,
        "text": texts,
        "textposition": "inside",
        "insidetextanchor": "middle",
        "textangle": 0,
        "constraintext": "inside",
        "textfont": {"size": 60, "weight": 700, "family": _FONT, "color": inks},
        "marker": {"color": "rgba(0,0,0,0)", "line": {"width": 0}},
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
        "bargap": 0,
        "barmode": "overlay",
    }


@lru_cache(maxsize=16)
def faces(layout: Layout, theme: Theme) -> dict[str, Any]:
    """Draw the faces: `cards` below, `suits` on them, `ranks` as a trace, and the `layout`.

    The same for every position on a board, so a browser needs it once; do not change it.
    """
    palette = PALETTES[theme]
    shown = [(space, face) for space in SPACES if (face := layout.card_at(space)) is not None]
    blank = "".join(card(centre(space), FACE_HALF, FACE_CORNER) for space, _ in shown)
    edges = "".join(card(centre(space), FACE_HALF + 0.012, FACE_CORNER) for space in SPACES)
    corners = "".join(card(centre(space), FACE_HALF, FACE_CORNER) for space in CORNERS)
    red = "".join(suit_at(face.suit, space) for space, face in shown if face.is_red)
    black = "".join(suit_at(face.suit, space) for space, face in shown if not face.is_red)
    stars = "".join(star(centre(space), 0.3) for space in CORNERS)
    return {
        "cards": [
            area(edges, palette.face_edge),
            area(blank, palette.face),
            area(corners, palette.corner),
        ],
        "suits": [
            area(red, palette.red),
            area(black, palette.black),
            area(stars, palette.star),
        ],
        "ranks": _ranks(layout, palette),
        "layout": _layout(palette),
    }


@lru_cache(maxsize=16)
def faces_id(layout: Layout, theme: Theme) -> str:
    """Name a drawing of the faces by its content."""
    return sha256(dumps(faces(layout, theme)).encode()).hexdigest()[:12]
