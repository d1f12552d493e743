"""The part of the board's figure that changes: chips, sequences, frames, badges, arrows."""

from __future__ import annotations

from typing import Any, Final

from trainer.game.lines import Line
from trainer.game.sides import SIDES, Side
from trainer.game.spaces import CORNERS, Space, mask_of, spaces_of
from trainer.ui.figure_faces import suits_on
from trainer.ui.outlines import arrow, lane, stroke
from trainer.ui.palette import PALETTES, Palette, Theme
from trainer.ui.shapes import area, line, stamped
from trainer.ui.stamps import RIMS
from trainer.ui.table_view import TableView

Shapes = list[dict[str, Any]]
HEAT_STEPS: Final = 5


def marks(view: TableView, theme: Theme) -> dict[str, Any]:
    """Draw what lies on the faces.

    `under` goes between the cards and their suits, `over` above the suits, `top` above all;
    `inks` says which ranks change colour: space number to colour; `counts` which give way to a
    number.
    """
    palette = PALETTES[theme]
    return {
        "under": _tints(view, palette),
        "over": [
            *_ghost(view, palette),
            *_bars(view, palette),
            *_chips(view, palette),
            *_heat(view, palette),
            *_frames(view, palette),
        ],
        "top": [
            *_danger(view, palette),
            *_reply(view, palette),
            *_arrows(view, palette),
            *_badges(view, palette),
        ],
        "inks": {
            **{
                str(int(space)): palette.chips[side].ink
                for side in SIDES
                for space in spaces_of(view.chips[side])
            },
            **{
                str(int(space)): palette.heat[step].ink
                for step, spaces in enumerate(_steps_of_heat(view))
                for space in spaces
            },
        },
        "counts": {str(int(space)): str(number) for space, number in view.heat},
    }


def _tints(view: TableView, palette: Palette) -> Shapes:
    """Colour whole faces; where two reasons meet, the later one covers the earlier."""
    return [
        *stamped(palette.marked_face, {"face": view.marked}),
        *stamped(palette.legal_face, {"face": view.legal}),
        *stamped(palette.tapped_face, {"face": view.tapped}),
        *stamped(palette.last, {"glow": [] if view.last is None else [view.last]}),
    ]


def _ghost(view: TableView, palette: Palette) -> Shapes:
    return stamped(palette.ghost, {"ghost": [] if view.taken is None else [view.taken]})


def _owned(lines: tuple[tuple[Side, Line], ...], side: Side) -> list[Line]:
    return [line for owner, line in lines if owner == side]


def _bars(view: TableView, palette: Palette) -> Shapes:
    """Join each finished sequence; a corner in it gets its star back."""
    shapes: Shapes = []
    for side in SIDES:
        path = "".join(stroke(done.spaces[0], done.spaces[-1]) for done in _done(view, side))
        if path:
            colours = palette.chips[side]
            widths = ((0.67, colours.edge), (0.62, palette.ring), (0.5, colours.fill))
            shapes += [line(path, colour, width) for width, colour in widths]
    joined = [
        space for space in CORNERS if any(done.mask >> space & 1 for _, done in view.sequences)
    ]
    return [
        *shapes,
        *stamped(palette.ring, {"corner ring": joined}),
        *stamped(palette.corner, {"corner disc": joined}),
        *stamped(palette.star, {"star": joined}),
    ]


def _done(view: TableView, side: Side) -> list[Line]:
    return _owned(view.sequences, side)


def _chips(view: TableView, palette: Palette) -> Shapes:
    shapes: Shapes = []
    for side in SIDES:
        spaces = list(spaces_of(view.chips[side]))
        colours = palette.chips[side]
        protected = mask_of(space for done in _done(view, side) for space in done.spaces)
        ringed = list(spaces_of(protected & view.chips[side]))
        shapes += stamped(colours.edge, {"chip ring edge": ringed})
        shapes += stamped(palette.ring, {"chip ring": ringed})
        shapes += stamped(colours.edge, {"chip edge": spaces})
        shapes += stamped(colours.fill, {"chip": spaces})
        shapes += stamped(colours.ink, {RIMS[side]: spaces}, holes=True)
        shapes += stamped(colours.ink, suits_on(view.layout, spaces))
    return shapes


def _steps_of_heat(view: TableView) -> list[list[Space]]:
    """Sort counted spaces into five steps, by their part of the highest count."""
    steps: list[list[Space]] = [[] for _ in range(HEAT_STEPS)]
    most = max((number for _, number in view.heat), default=0)
    for space, number in view.heat:
        steps[(number * HEAT_STEPS - 1) // most].append(space)
    return steps


def _heat(view: TableView, palette: Palette) -> Shapes:
    shapes: Shapes = []
    for colours, spaces in zip(palette.heat, _steps_of_heat(view), strict=True):
        shapes += stamped(colours.edge, {"plate edge": spaces})
        shapes += stamped(colours.fill, {"plate": spaces})
    return shapes


def _frames(view: TableView, palette: Palette) -> Shapes:
    judged = view.right | view.wrong
    return [
        *stamped(palette.marked, {"frame": view.marked - judged}, holes=True),
        *stamped(palette.legal, {"frame": view.legal - judged}, holes=True),
        *stamped(palette.tapped, {"frame": view.tapped - judged}, holes=True),
        *stamped(palette.right, {"frame": view.right}, holes=True),
        *stamped(palette.wrong, {"frame": view.wrong}, holes=True),
    ]


def _danger(view: TableView, palette: Palette) -> Shapes:
    """Go round dangerous lines in dashes, light beneath so that they show on every chip."""
    shapes: Shapes = []
    for side in SIDES:
        path = "".join(lane(bad.spaces[0], bad.spaces[-1]) for bad in _owned(view.danger, side))
        if path:
            shapes.append(line(path, palette.casing, 0.14, dash=(0.26, 0.14)))
            shapes.append(line(path, palette.chips[side].fill, 0.085, dash=(0.26, 0.14)))
    return shapes


def _reply(view: TableView, palette: Palette) -> Shapes:
    spaces = [] if view.reply is None else [view.reply]
    return [
        *stamped(palette.casing, {"reply casing": spaces}, holes=True, above=True),
        *stamped(palette.reply, {"reply": spaces}, holes=True, above=True),
    ]


def _arrows(view: TableView, palette: Palette) -> Shapes:
    pairs = [(start, end) for start, end in view.arrows if start != end]
    if not pairs:
        return []
    return [
        area("".join(arrow(*pair, 0.055, 0.035) for pair in pairs), palette.casing, above=True),
        area("".join(arrow(*pair, 0.055) for pair in pairs), palette.arrow, above=True),
    ]


def _badges(view: TableView, palette: Palette) -> Shapes:
    """Put a tick, a cross or a dot into the upper right of a space: judged, or just marked."""
    shapes: Shapes = []
    groups = (
        (view.tapped - view.right - view.wrong, palette.tapped, "dot"),
        (view.right, palette.right, "tick"),
        (view.wrong, palette.wrong, "cross"),
    )
    for spaces, colour, sign in groups:
        shapes += stamped(palette.badge, {"badge casing": spaces}, above=True)
        shapes += stamped(colour, {"badge": spaces}, above=True)
        shapes += stamped(palette.badge, {sign: spaces}, above=True)
    return shapes
