"""The part of the board's figure that changes: chips, sequences, frames, badges, arrows."""

from __future__ import annotations

from collections.abc import Iterable
from math import pi
from typing import Any

from trainer.game.lines import Line
from trainer.game.sides import SIDES, Side
from trainer.game.spaces import CORNER_MASK, Space, mask_of, spaces_of
from trainer.ui.figure_faces import FACE_CORNER, FACE_HALF, area, centre, suit_at
from trainer.ui.outlines import (
    Point,
    arrow,
    bar,
    card,
    circle,
    dashes,
    frame,
    polygon,
    ring,
    star,
    wedge,
)
from trainer.ui.palette import PALETTES, Palette, Theme
from trainer.ui.table_view import TableView

CHIP: float = 0.455
"""Radius of a chip with its edge."""


def marks(view: TableView, theme: Theme) -> dict[str, Any]:
    """Draw what lies on the faces.

    `under` goes between the cards and their suits, `over` above the suits, `top` above all;
    `inks` says which ranks change colour: space number to colour.
    """
    palette = PALETTES[theme]
    return {
        "under": _tints(view, palette),
        "over": [
            *_ghost(view, palette),
            *_bars(view, palette),
            *_chips(view, palette),
            *_frames(view, palette),
        ],
        "top": [
            *_danger(view, palette),
            *_reply(view, palette),
            *_arrows(view, palette),
            *_badges(view, palette),
        ],
        "inks": {
            str(int(space)): palette.chips[side].ink
            for side in SIDES
            for space in spaces_of(view.chips[side])
        },
    }


def _cards(spaces: Iterable[Space], half: float = FACE_HALF) -> str:
    return "".join(card(centre(space), half, FACE_CORNER) for space in sorted(spaces))


def _tints(view: TableView, palette: Palette) -> list[dict[str, Any]]:
    """Colour whole faces; where two reasons meet, the later one covers the earlier."""
    tints = [
        (_cards(view.marked), palette.marked_face),
        (_cards(view.legal), palette.legal_face),
        (_cards(view.tapped), palette.tapped_face),
        (_cards([] if view.last is None else [view.last], 0.5), palette.last),
    ]
    return [area(path, colour) for path, colour in tints if path]


def _ghost(view: TableView, palette: Palette) -> list[dict[str, Any]]:
    if view.taken is None:
        return []
    middle = centre(view.taken)
    pieces = "".join(
        wedge(middle, 2 * pi * piece / 12, 0.15, CHIP - 0.015, CHIP - 0.075) for piece in range(12)
    )
    return [area(pieces, palette.ghost)]


def _ends(line: Line) -> tuple[Point, Point]:
    return centre(line.spaces[0]), centre(line.spaces[-1])


def _finished(view: TableView, side: Side) -> list[Line]:
    return [line for owner, line in view.sequences if owner == side]


def _bars(view: TableView, palette: Palette) -> list[dict[str, Any]]:
    """Join each finished sequence; a corner in it gets its star back."""
    shapes = []
    for side in SIDES:
        ends = [_ends(line) for line in _finished(view, side)]
        if not ends:
            continue
        colours = palette.chips[side]
        for half, colour in ((0.335, colours.edge), (0.31, palette.ring), (0.25, colours.fill)):
            shapes.append(area("".join(bar(*pair, half) for pair in ends), colour))
    joined = 0
    for _, line in view.sequences:
        joined |= line.mask & CORNER_MASK
    if joined:
        middles = [centre(space) for space in spaces_of(joined)]
        shapes.append(area("".join(circle(middle, 0.42) for middle in middles), palette.ring))
        shapes.append(area("".join(circle(middle, 0.37) for middle in middles), palette.corner))
        shapes.append(area("".join(star(middle, 0.27) for middle in middles), palette.star))
    return shapes


def _rim(side: Side, middle: Point) -> str:
    """Mark a chip so that its side shows without colour: a ring, dots, a cross of notches."""
    if side == Side.BLUE:
        return ring(middle, 0.405, 0.375)
    if side == Side.GREEN:
        angles = [pi * piece / 3 for piece in range(6)]
        return "".join(wedge(middle, angle, 0.1, 0.42, 0.345) for angle in angles)
    return "".join(wedge(middle, pi * piece / 2, 0.24, 0.43, 0.36) for piece in range(4))


def _chips(view: TableView, palette: Palette) -> list[dict[str, Any]]:
    shapes = []
    for side in SIDES:
        spaces = list(spaces_of(view.chips[side]))
        if not spaces:
            continue
        colours = palette.chips[side]
        done = mask_of(space for line in _finished(view, side) for space in line.spaces)
        middles = [centre(space) for space in spaces]
        rings = [centre(space) for space in spaces if done >> space & 1]
        if rings:
            shapes.append(area("".join(circle(middle, 0.5) for middle in rings), colours.edge))
            shapes.append(area("".join(circle(middle, 0.485) for middle in rings), palette.ring))
        shapes.append(area("".join(circle(middle, CHIP) for middle in middles), colours.edge))
        inner = "".join(circle(middle, CHIP - 0.025) for middle in middles)
        shapes.append(area(inner, colours.fill))
        rims = "".join(_rim(side, middle) for middle in middles)
        shapes.append(area(rims, colours.ink, holes=True))
        faces = [(space, view.layout.card_at(space)) for space in spaces]
        suits = "".join(suit_at(face.suit, space) for space, face in faces if face is not None)
        shapes.append(area(suits, colours.ink))
    return shapes


def _frame(spaces: Iterable[Space], outer: float, inner: float) -> str:
    return "".join(frame(centre(space), outer, inner, 0.11) for space in sorted(spaces))


def _frames(view: TableView, palette: Palette) -> list[dict[str, Any]]:
    judged = view.right | view.wrong
    frames = [
        (_frame(view.marked - judged, 0.495, 0.43), palette.marked),
        (_frame(view.legal - judged, 0.495, 0.425), palette.legal),
        (_frame(view.tapped - judged, 0.495, 0.415), palette.tapped),
        (_frame(view.right, 0.495, 0.415), palette.right),
        (_frame(view.wrong, 0.495, 0.415), palette.wrong),
    ]
    return [area(path, colour, holes=True) for path, colour in frames if path]


def _danger(view: TableView, palette: Palette) -> list[dict[str, Any]]:
    shapes = []
    for side in SIDES:
        lines = [_ends(line) for owner, line in view.danger if owner == side]
        if not lines:
            continue
        for half, colour in ((0.07, palette.casing), (0.045, palette.chips[side].fill)):
            path = "".join(dash for pair in lines for dash in dashes(*pair, 0.43, half))
            shapes.append(area(path, colour, above=True))
    return shapes


def _reply(view: TableView, palette: Palette) -> list[dict[str, Any]]:
    if view.reply is None:
        return []
    middle = centre(view.reply)
    return [
        area(ring(middle, 0.54, 0.42), palette.casing, holes=True, above=True),
        area(ring(middle, 0.52, 0.44), palette.reply, holes=True, above=True),
    ]


def _arrows(view: TableView, palette: Palette) -> list[dict[str, Any]]:
    pairs = [(centre(start), centre(end)) for start, end in view.arrows if start != end]
    if not pairs:
        return []
    return [
        area("".join(arrow(*pair, 0.07, 0.045) for pair in pairs), palette.casing, above=True),
        area("".join(arrow(*pair, 0.07) for pair in pairs), palette.arrow, above=True),
    ]


def _badges(view: TableView, palette: Palette) -> list[dict[str, Any]]:
    """Put a tick, a cross or a dot into the upper right of a space: judged, or just marked."""
    shapes = []
    groups = (
        (view.right, palette.right, _tick),
        (view.wrong, palette.wrong, _cross),
        (view.tapped - view.right - view.wrong, palette.tapped, _dot),
    )
    for spaces, colour, sign in groups:
        middles = [(space.column + 0.33, space.row - 0.33) for space in sorted(spaces)]
        if middles:
            discs = "".join(circle(middle, 0.21) for middle in middles)
            shapes.append(area(discs, palette.badge, above=True))
            discs = "".join(circle(middle, 0.175) for middle in middles)
            shapes.append(area(discs, colour, above=True))
            shapes.append(area("".join(map(sign, middles)), palette.badge, above=True))
    return shapes


def _tick(middle: Point) -> str:
    x, y = middle
    return polygon(
        (x - 0.11, y + 0.005),
        (x - 0.075, y - 0.035),
        (x - 0.03, y + 0.015),
        (x + 0.075, y - 0.09),
        (x + 0.11, y - 0.05),
        (x - 0.03, y + 0.095),
    )


def _cross(middle: Point) -> str:
    x, y = middle
    arms = ((-0.075, -0.075, 0.075, 0.075), (0.075, -0.075, -0.075, 0.075))
    return "".join(bar((x + a, y + b), (x + c, y + d), 0.027) for a, b, c, d in arms)


def _dot(middle: Point) -> str:
    return circle(middle, 0.07)
