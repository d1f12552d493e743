"""Outlines: suits, star, eye and notches as paths, drawn here because fonts lack them."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

Point = tuple[float, float]
Outline = tuple[tuple[str, tuple[float, ...]], ...]
"""Commands with their numbers: `M x y`, `L x y`, `C` with three points, `Z`. Down is positive."""


def read_outline(text: str) -> Outline:
    """Read commands and numbers, all parted by blanks."""
    commands: list[tuple[str, tuple[float, ...]]] = []
    for word in text.split():
        if word in "MLCZ":
            commands.append((word, ()))
        else:
            sign, numbers = commands[-1]
            commands[-1] = (sign, (*numbers, float(word)))
    return tuple(commands)


SUITS: Final = {
    "♠": read_outline(
        "M 0 -1 C 0.3 -0.5 0.96 -0.15 0.96 0.32 C 0.96 0.6 0.75 0.76 0.52 0.76"
        " C 0.32 0.76 0.16 0.66 0.09 0.5 C 0.1 0.74 0.18 0.9 0.36 1 L -0.36 1"
        " C -0.18 0.9 -0.1 0.74 -0.09 0.5 C -0.16 0.66 -0.32 0.76 -0.52 0.76"
        " C -0.75 0.76 -0.96 0.6 -0.96 0.32 C -0.96 -0.15 -0.3 -0.5 0 -1 Z"
    ),
    "♥": read_outline(
        "M 0 0.95 C -0.35 0.5 -1 0.15 -1 -0.4 C -1 -0.75 -0.74 -0.95 -0.48 -0.95"
        " C -0.24 -0.95 -0.08 -0.8 0 -0.56 C 0.08 -0.8 0.24 -0.95 0.48 -0.95"
        " C 0.74 -0.95 1 -0.75 1 -0.4 C 1 0.15 0.35 0.5 0 0.95 Z"
    ),
    "♦": read_outline(
        "M 0 -1 C 0.23 -0.6 0.5 -0.28 0.8 0 C 0.5 0.28 0.23 0.6 0 1"
        " C -0.23 0.6 -0.5 0.28 -0.8 0 C -0.5 -0.28 -0.23 -0.6 0 -1 Z"
    ),
    "♣": read_outline(
        "M -0.24 -0.2 C -0.42 -0.32 -0.46 -0.44 -0.46 -0.54 C -0.46 -0.8 -0.26 -1 0 -1"
        " C 0.26 -1 0.46 -0.8 0.46 -0.54 C 0.46 -0.44 0.42 -0.32 0.24 -0.2"
        " C 0.36 -0.28 0.44 -0.28 0.52 -0.28 C 0.78 -0.28 0.98 -0.08 0.98 0.2"
        " C 0.98 0.48 0.78 0.68 0.52 0.68 C 0.32 0.68 0.16 0.58 0.09 0.42"
        " C 0.1 0.72 0.18 0.9 0.36 1 L -0.36 1 C -0.18 0.9 -0.1 0.72 -0.09 0.42"
        " C -0.16 0.58 -0.32 0.68 -0.52 0.68 C -0.78 0.68 -0.98 0.48 -0.98 0.2"
        " C -0.98 -0.08 -0.78 -0.28 -0.52 -0.28 C -0.44 -0.28 -0.36 -0.28 -0.24 -0.2 Z"
    ),
}
"""Each suit by its sign, in a box from -1 to 1."""

EYE: Final = read_outline("M -1 0 C -0.5 -0.75 0.5 -0.75 1 0 C 0.5 0.75 -0.5 0.75 -1 0 Z")
"""The rim of an eye, 2 wide; its pupil is a disc."""


def polygon(*points: Point) -> Outline:
    """Join points by straight strokes and close."""
    (first, *others) = points
    return (("M", first), *(("L", point) for point in others), ("Z", ()))


def star(radius: float) -> Outline:
    """Outline a star of five points, one of them up."""
    points = []
    for corner in range(10):
        angle = pi * corner / 5 - pi / 2
        length = radius if corner % 2 == 0 else radius * 0.42
        points.append((length * cos(angle), length * sin(angle)))
    return polygon(*points)


def notches(
    count: int, spread: float, outer: float, inner: float, turn: float = 0.0
) -> tuple[Outline, ...]:
    """Outline pieces of a ring at equal distances, each `spread` radians to either side."""
    pieces = []
    for piece in range(count):
        middle = 2 * pi * piece / count + turn
        angles = [middle + spread * part / 3 for part in range(-3, 4)]
        points = [(outer * cos(angle), outer * sin(angle)) for angle in angles]
        points += [(inner * cos(angle), inner * sin(angle)) for angle in reversed(angles)]
        pieces.append(polygon(*points))
    return tuple(pieces)
