"""Stamps: every outline that is put on spaces again and again, drawn once round 0,0."""

from __future__ import annotations

from math import pi
from typing import Final

from trainer.game.sides import Side
from trainer.ui.outlines import card, circle, frame, moved, notches, polygon, ring, star

SUIT_OUTLINES: Final = {
    "S": (
        "M0,-1C.3,-.5 .96,-.15 .96,.32C.96,.6 .75,.76 .52,.76C.32,.76 .16,.66 .09,.5"
        "C.1,.74 .18,.9 .36,1L-.36,1C-.18,.9 -.1,.74 -.09,.5C-.16,.66 -.32,.76 -.52,.76"
        "C-.75,.76 -.96,.6 -.96,.32C-.96,-.15 -.3,-.5 0,-1Z"
    ),
    "H": (
        "M0,.95C-.35,.5 -1,.15 -1,-.4C-1,-.75 -.74,-.95 -.48,-.95C-.24,-.95 -.08,-.8 0,-.56"
        "C.08,-.8 .24,-.95 .48,-.95C.74,-.95 1,-.75 1,-.4C1,.15 .35,.5 0,.95Z"
    ),
    "D": "M0,-1Q.34,-.42 .8,0Q.34,.42 0,1Q-.34,.42 -.8,0Q-.34,-.42 0,-1Z",
    "C": (
        "M-.24,-.2C-.42,-.32 -.46,-.44 -.46,-.54C-.46,-.8 -.26,-1 0,-1C.26,-1 .46,-.8 .46,-.54"
        "C.46,-.44 .42,-.32 .24,-.2C.36,-.28 .44,-.28 .52,-.28C.78,-.28 .98,-.08 .98,.2"
        "C.98,.48 .78,.68 .52,.68C.32,.68 .16,.58 .09,.42C.1,.72 .18,.9 .36,1L-.36,1"
        "C-.18,.9 -.1,.72 -.09,.42C-.16,.58 -.32,.68 -.52,.68C-.78,.68 -.98,.48 -.98,.2"
        "C-.98,-.08 -.78,-.28 -.52,-.28C-.44,-.28 -.36,-.28 -.24,-.2Z"
    ),
}
"""Each suit in a box from -1 to 1, drawn here because fonts show suits as they please."""

RIMS: Final = {Side.BLUE: "rim ring", Side.GREEN: "rim dots", Side.RED: "rim cross"}
"""What marks a side's chips where colours are not seen."""


def _badge(outline: str) -> str:
    """Move a sign into the upper right of a space."""
    return moved(outline, 0.33, -0.33)


_TICK: Final = polygon(
    (-0.11, 0.005),
    (-0.075, -0.035),
    (-0.03, 0.015),
    (0.075, -0.09),
    (0.11, -0.05),
    (-0.03, 0.095),
)
_CROSS: Final = polygon(
    *((-0.1, -0.06), (-0.06, -0.1), (0, -0.04), (0.06, -0.1), (0.1, -0.06), (0.04, 0)),
    *((0.1, 0.06), (0.06, 0.1), (0, 0.04), (-0.06, 0.1), (-0.1, 0.06), (-0.04, 0)),
)

STAMPS: Final = {
    "face": card(0.465, 0.1),
    "face edge": card(0.477, 0.1),
    "glow": card(0.5, 0.1),
    "star": star(0.3),
    **{suit: moved(outline, 0, 0.2, 0.16) for suit, outline in SUIT_OUTLINES.items()},
    "chip": circle(0.43),
    "chip edge": circle(0.455),
    "chip ring": circle(0.485),
    "chip ring edge": circle(0.5),
    RIMS[Side.BLUE]: ring(0.405, 0.375),
    RIMS[Side.GREEN]: notches(6, 0.1, 0.42, 0.345),
    RIMS[Side.RED]: notches(4, 0.25, 0.43, 0.37, turn=pi / 4),
    "corner ring": circle(0.42),
    "corner disc": circle(0.37),
    "frame": frame(0.495, 0.42, 0.11),
    "plate": card(0.35, 0.1),
    "plate edge": card(0.385, 0.12),
    "ghost": notches(12, 0.16, 0.45, 0.37),
    "reply": ring(0.52, 0.44),
    "reply casing": ring(0.54, 0.42),
    "badge": _badge(circle(0.175)),
    "badge casing": _badge(circle(0.21)),
    "tick": _badge(_TICK),
    "cross": _badge(_CROSS),
    "dot": _badge(circle(0.07)),
}
"""By name. A browser gets them once, and after that only the spaces they are on."""
