"""Outlines as SVG paths in board units: a space is 1 wide, row and column grow from the top left.

Areas in these units keep their proportions on a phone. Plotly knows only absolute commands and
no arcs, hence the curves; all numbers come in pairs `x,y`, so that an outline is easy to move.
"""

from __future__ import annotations

import re
from functools import lru_cache
from math import cos, hypot, pi, sin
from typing import Final

from trainer.game.spaces import Space

Point = tuple[float, float]
_PAIR: Final = re.compile(r"(-?[\d.]+),(-?[\d.]+)")
_ROUND: Final = 0.5522847498
"""Length of the control arms that make a cubic curve a quarter of a circle of radius 1."""


def _number(value: float) -> str:
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def pair(x: float, y: float) -> str:
    """Write a point, to a thousandth of a space."""
    return f"{_number(x)},{_number(y)}"


def moved(outline: str, x: float, y: float, scale: float = 1.0) -> str:
    """Scale an outline, then move it."""
    return _PAIR.sub(
        lambda found: pair(float(found[1]) * scale + x, float(found[2]) * scale + y), outline
    )


@lru_cache(maxsize=4096)
def placed(outline: str, space: Space) -> str:
    """Move an outline that is drawn round 0,0 to the middle of a space."""
    return moved(outline, space.column, space.row)


def polygon(*points: Point) -> str:
    """Join points by straight strokes and close."""
    return "M" + "L".join(pair(*point) for point in points) + "Z"


def stroke(start: Space, end: Space) -> str:
    """Draw a straight stroke between the middles of two spaces."""
    return f"M{pair(start.column, start.row)}L{pair(end.column, end.row)}"


def circle(radius: float) -> str:
    """Outline a disc."""
    arm = _ROUND * radius
    return (
        f"M{pair(radius, 0)}C{pair(radius, arm)} {pair(arm, radius)} {pair(0, radius)}"
        f"S{pair(-radius, arm)} {pair(-radius, 0)}S{pair(-arm, -radius)} {pair(0, -radius)}"
        f"S{pair(radius, -arm)} {pair(radius, 0)}Z"
    )


def ring(outer: float, inner: float) -> str:
    """Outline a disc with a hole; needs the even-odd rule."""
    return circle(outer) + circle(inner)


def card(half: float, corner: float) -> str:
    """Outline a square with round corners."""
    near = half - corner
    return (
        f"M{pair(-near, -half)}L{pair(near, -half)}Q{pair(half, -half)} {pair(half, -near)}"
        f"L{pair(half, near)}Q{pair(half, half)} {pair(near, half)}"
        f"L{pair(-near, half)}Q{pair(-half, half)} {pair(-half, near)}"
        f"L{pair(-half, -near)}Q{pair(-half, -half)} {pair(-near, -half)}Z"
    )


def frame(outer: float, inner: float, corner: float) -> str:
    """Outline a square with round corners and a hole like it; needs the even-odd rule."""
    return card(outer, corner) + card(inner, max(corner - outer + inner, 0.02))


def star(radius: float) -> str:
    """Outline a star of five points, one of them up."""
    points = []
    for corner in range(10):
        angle = pi * corner / 5 - pi / 2
        length = radius if corner % 2 == 0 else radius * 0.42
        points.append((length * cos(angle), length * sin(angle)))
    return polygon(*points)


def notches(count: int, spread: float, outer: float, inner: float, turn: float = 0.0) -> str:
    """Outline pieces of a ring at equal distances, each `spread` radians to either side."""
    pieces = []
    for piece in range(count):
        angle = 2 * pi * piece / count + turn
        corners = (
            (angle - spread, inner),
            (angle - spread, outer),
            (angle + spread, outer),
            (angle + spread, inner),
        )
        pieces.append(polygon(*((r * cos(a), r * sin(a)) for a, r in corners)))
    return "".join(pieces)


def _steps(start: Point, end: Point) -> tuple[Point, Point]:
    """Return a step of length 1 along a stroke, and one across it."""
    length = hypot(end[0] - start[0], end[1] - start[1])
    along = ((end[0] - start[0]) / length, (end[1] - start[1]) / length)
    return along, (-along[1], along[0])


def lane(start: Space, end: Space) -> str:
    """Outline the spaces of a line; closer on a diagonal, to spare the faces beside it."""
    first, last = (start.column, start.row), (end.column, end.row)
    (ax, ay), (nx, ny) = _steps(first, last)
    reach = 0.37 if ax and ay else 0.44
    return polygon(
        *(
            (x + reach * (nx * side + ax * front), y + reach * (ny * side + ay * front))
            for (x, y), front, side in (
                (first, -1, 1),
                (last, 1, 1),
                (last, 1, -1),
                (first, -1, -1),
            )
        )
    )


def arrow(start: Space, end: Space, half: float, grow: float = 0.0) -> str:
    """Outline an arrow between two spaces, clear of the middle of both.

    Up or down a column it runs aside of the middle, to spare the ranks on its way. `half` is half
    the width of its shaft; `grow` makes it fatter all round, for a border beneath it.
    """
    aside = 0.3 if start.column == end.column else 0.0
    (sx, sy), (ex, ey) = (start.column + aside, start.row), (end.column + aside, end.row)
    (ax, ay), (nx, ny) = _steps((sx, sy), (ex, ey))
    length = hypot(ex - sx, ey - sy)
    body, head = half + grow, half * 3.2 + grow * 1.6
    outline = (
        (0.3 - grow, body),
        (length - 0.58 - grow, body),
        (length - 0.58 - grow, head),
        (length - 0.24 + grow * 2, 0.0),
        (length - 0.58 - grow, -head),
        (length - 0.58 - grow, -body),
        (0.3 - grow, -body),
    )
    return polygon(*((sx + ax * f + nx * a, sy + ay * f + ny * a) for f, a in outline))
