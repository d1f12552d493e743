"""Outlines as SVG paths, in board units: a space is 1 wide, its middle at (column, row).

Everything is a filled area in these units, so that it keeps its proportions on a phone.
Plotly knows only absolute commands and no arcs, hence the curves.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, hypot, pi, sin
from typing import Final

Point = tuple[float, float]
_ROUND: Final = 0.5522847498
"""Length of the control arms that make a cubic curve a quarter of a circle of radius 1."""

_HEART: Final = (
    "M0,.95 C-.35,.5 -1,.15 -1,-.4 C-1,-.75 -.74,-.95 -.48,-.95 C-.24,-.95 -.08,-.8 0,-.56 "
    "C.08,-.8 .24,-.95 .48,-.95 C.74,-.95 1,-.75 1,-.4 C1,.15 .35,.5 0,.95 Z"
)
_DIAMOND: Final = "M0,-1 Q.34,-.42 .8,0 Q.34,.42 0,1 Q-.34,.42 -.8,0 Q-.34,-.42 0,-1 Z"
_SPADE: Final = (
    "M0,-1 C.3,-.5 .96,-.15 .96,.32 C.96,.6 .75,.76 .52,.76 C.32,.76 .16,.66 .09,.5 "
    "C.1,.74 .18,.9 .36,1 L-.36,1 C-.18,.9 -.1,.74 -.09,.5 C-.16,.66 -.32,.76 -.52,.76 "
    "C-.75,.76 -.96,.6 -.96,.32 C-.96,-.15 -.3,-.5 0,-1 Z"
)
_CLUB: Final = (
    "M-.24,-.2 C-.42,-.32 -.46,-.44 -.46,-.54 C-.46,-.8 -.26,-1 0,-1 C.26,-1 .46,-.8 .46,-.54 "
    "C.46,-.44 .42,-.32 .24,-.2 C.36,-.28 .44,-.28 .52,-.28 C.78,-.28 .98,-.08 .98,.2 "
    "C.98,.48 .78,.68 .52,.68 C.32,.68 .16,.58 .09,.42 C.1,.72 .18,.9 .36,1 L-.36,1 "
    "C-.18,.9 -.1,.72 -.09,.42 C-.16,.58 -.32,.68 -.52,.68 C-.78,.68 -.98,.48 -.98,.2 "
    "C-.98,-.08 -.78,-.28 -.52,-.28 C-.44,-.28 -.36,-.28 -.24,-.2 Z"
)
SUIT_OUTLINES: Final = {"S": _SPADE, "H": _HEART, "D": _DIAMOND, "C": _CLUB}
"""Each suit in a box from -1 to 1, drawn here because fonts show suits as they please."""


def _number(value: float) -> str:
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def _pair(point: Point) -> str:
    return f"{_number(point[0])},{_number(point[1])}"


def polygon(*points: Point) -> str:
    """Join points by straight strokes and close."""
    return "M" + "L".join(map(_pair, points)) + "Z"


def stamp(outline: str, centre: Point, scale: float) -> str:
    """Put an outline of the box from -1 to 1 somewhere, at a scale."""
    parts = []
    for word in outline.split():
        command = word[0] if word[0].isalpha() else ""
        if word == "Z":
            parts.append("Z")
            continue
        x, y = word.removeprefix(command).split(",")
        point = (centre[0] + float(x) * scale, centre[1] + float(y) * scale)
        parts.append((command or " ") + _pair(point))
    return "".join(parts)


def circle(centre: Point, radius: float) -> str:
    """Outline a disc."""
    x, y = centre
    arm = _ROUND * radius
    return (
        f"M{_pair((x + radius, y))}C{_pair((x + radius, y + arm))} {_pair((x + arm, y + radius))} "
        f"{_pair((x, y + radius))}S{_pair((x - radius, y + arm))} {_pair((x - radius, y))}"
        f"S{_pair((x - arm, y - radius))} {_pair((x, y - radius))}"
        f"S{_pair((x + radius, y - arm))} {_pair((x + radius, y))}Z"
    )


def ring(centre: Point, outer: float, inner: float) -> str:
    """Outline a disc with a hole; needs the even-odd rule."""
    return circle(centre, outer) + circle(centre, inner)


def card(centre: Point, half: float, corner: float) -> str:
    """Outline a square with round corners."""
    x, y = centre
    left, right, top, bottom = x - half, x + half, y - half, y + half
    return (
        f"M{_pair((left + corner, top))}H{_number(right - corner)}"
        f"Q{_pair((right, top))} {_pair((right, top + corner))}V{_number(bottom - corner)}"
        f"Q{_pair((right, bottom))} {_pair((right - corner, bottom))}H{_number(left + corner)}"
        f"Q{_pair((left, bottom))} {_pair((left, bottom - corner))}V{_number(top + corner)}"
        f"Q{_pair((left, top))} {_pair((left + corner, top))}Z"
    )


def frame(centre: Point, outer: float, inner: float, corner: float) -> str:
    """Outline a square with round corners and a hole like it; needs the even-odd rule."""
    return card(centre, outer, corner) + card(centre, inner, max(corner - outer + inner, 0.02))


def star(centre: Point, radius: float) -> str:
    """Outline a star of five points, one of them up."""
    points = []
    for corner in range(10):
        angle = pi * corner / 5 - pi / 2
        length = radius if corner % 2 == 0 else radius * 0.42
        points.append((centre[0] + length * cos(angle), centre[1] + length * sin(angle)))
    return polygon(*points)


def wedge(centre: Point, angle: float, spread: float, outer: float, inner: float) -> str:
    """Outline a notch on the rim of a disc, `spread` radians to either side of `angle`."""
    corners = (
        (angle - spread, inner),
        (angle - spread, outer),
        (angle + spread, outer),
        (angle + spread, inner),
    )
    return polygon(*((centre[0] + r * cos(a), centre[1] + r * sin(a)) for a, r in corners))


def _across(start: Point, end: Point, width: float) -> tuple[Point, Point]:
    """Return the step along a stroke (of length 1) and the step across it (of length width)."""
    length = hypot(end[0] - start[0], end[1] - start[1])
    along = ((end[0] - start[0]) / length, (end[1] - start[1]) / length)
    return along, (-along[1] * width, along[0] * width)


def bar(start: Point, end: Point, half: float) -> str:
    """Outline a straight stroke of width `2 * half` with round ends."""
    (ax, ay), (nx, ny) = _across(start, end, half)
    arm = half * _ROUND
    (sx, sy), (ex, ey) = start, end

    def cap(x: float, y: float, turn: int) -> str:
        tip = (x + ax * half * turn, y + ay * half * turn)
        first = (x + nx * turn, y + ny * turn)
        last = (x - nx * turn, y - ny * turn)
        return (
            f"{_pair(first)}C{_pair((first[0] + ax * arm * turn, first[1] + ay * arm * turn))} "
            f"{_pair((tip[0] + nx * turn * _ROUND, tip[1] + ny * turn * _ROUND))} {_pair(tip)}"
            f"S{_pair((last[0] + ax * arm * turn, last[1] + ay * arm * turn))} {_pair(last)}"
        )

    return f"M{cap(ex, ey, 1)}L{cap(sx, sy, -1)}Z"


def dashes(start: Point, end: Point, reach: float, half: float) -> Iterator[str]:
    """Yield the dashes of a lane round a stroke: its two long sides and its two ends.

    `reach` is how far the lane's border is from the stroke, `half` half a dash's thickness.
    """
    (ax, ay), (nx, ny) = _across(start, end, reach)
    first = (start[0] - ax * reach, start[1] - ay * reach)
    last = (end[0] + ax * reach, end[1] + ay * reach)
    corners = (
        (first[0] + nx, first[1] + ny),
        (last[0] + nx, last[1] + ny),
        (last[0] - nx, last[1] - ny),
        (first[0] - nx, first[1] - ny),
    )
    for here, there in zip(corners, corners[1:] + corners[:1], strict=True):
        length = hypot(there[0] - here[0], there[1] - here[1])
        count = max(2, round(length / 0.36))
        step = ((there[0] - here[0]) / count, (there[1] - here[1]) / count)
        for index in range(count):
            a = (here[0] + step[0] * (index + 0.22), here[1] + step[1] * (index + 0.22))
            b = (here[0] + step[0] * (index + 0.78), here[1] + step[1] * (index + 0.78))
            yield bar(a, b, half)


def arrow(start: Point, end: Point, half: float, grow: float = 0.0) -> str:
    """Outline an arrow from near the middle of one space to the middle of another.

    `grow` makes it fatter all round, for a border beneath it.
    """
    (ax, ay), (nx, ny) = _across(start, end, 1.0)
    sx, sy = start[0] + ax * (0.12 - grow), start[1] + ay * (0.12 - grow)
    tip = (end[0] - ax * (0.06 - grow * 1.8), end[1] - ay * (0.06 - grow * 1.8))
    neck = (end[0] - ax * (0.46 + grow), end[1] - ay * (0.46 + grow))
    body, head = half + grow, half * 3 + grow * 1.6
    return polygon(
        (sx + nx * body, sy + ny * body),
        (neck[0] + nx * body, neck[1] + ny * body),
        (neck[0] + nx * head, neck[1] + ny * head),
        tip,
        (neck[0] - nx * head, neck[1] - ny * head),
        (neck[0] - nx * body, neck[1] - ny * body),
        (sx - nx * body, sy - ny * body),
    )
