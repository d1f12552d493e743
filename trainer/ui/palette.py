"""The colours of the table, light and dark."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

Theme = Literal["light", "dark"]


@dataclass(frozen=True, slots=True)
class ChipColours:
    """One side's chips. The three sides differ in lightness, so that no colour has to be seen."""

    fill: str
    edge: str
    ink: str
    """Rank, suit and mark on the chip."""


@dataclass(frozen=True, slots=True)
class Palette:
    """Everything that has a colour on the board."""

    table: str
    label: str
    face: str
    face_edge: str
    corner: str
    star: str
    red: str
    black: str
    chips: tuple[ChipColours, ChipColours, ChipColours]
    """By side."""
    ring: str
    """Round the chips of a finished sequence."""
    last: str
    legal: str
    legal_face: str
    tapped: str
    tapped_face: str
    marked: str
    marked_face: str
    right: str
    wrong: str
    badge: str
    """The sign inside a badge."""
    ghost: str
    reply: str
    arrow: str
    heat: tuple[ChipColours, ...]
    """How many played on a space, from few to many: each step darker, so that a grey print tells
    them apart."""
    casing: str
    """Thin border of arrows, dashes and badges against whatever lies below."""


_CHIPS: Final = (
    ChipColours(fill="#1D4FC4", edge="#0A2463", ink="#FFFFFF"),
    ChipColours(fill="#4CC38A", edge="#0B5A3A", ink="#052A1A"),
    ChipColours(fill="#D23A1E", edge="#741505", ink="#FFFFFF"),
)

_HEAT_EDGE: Final = "#24104A"
_HEAT: Final = (
    ChipColours(fill="#F4EEFF", edge=_HEAT_EDGE, ink="#24104A"),
    ChipColours(fill="#CFBDF3", edge=_HEAT_EDGE, ink="#24104A"),
    ChipColours(fill="#A98CE3", edge=_HEAT_EDGE, ink="#1A0A38"),
    ChipColours(fill="#6C43BE", edge=_HEAT_EDGE, ink="#FFFFFF"),
    ChipColours(fill="#371177", edge=_HEAT_EDGE, ink="#FFFFFF"),
)

PALETTES: Final[dict[Theme, Palette]] = {
    "light": Palette(
        table="#1E5B49",
        label="#D5E8DF",
        face="#FFFBF0",
        face_edge="#C9C0A6",
        corner="#E6D29A",
        star="#8A6A12",
        red="#B8111D",
        black="#1A1A1A",
        chips=_CHIPS,
        heat=_HEAT,
        ring="#FFFFFF",
        last="#FFD84A",
        legal="#A3189E",
        legal_face="#FBE4FA",
        tapped="#0B6FB8",
        tapped_face="#D9EEFF",
        marked="#E08A00",
        marked_face="#FFE9C2",
        right="#0E7A3E",
        wrong="#B3121D",
        badge="#FFFFFF",
        ghost="#5B5B5B",
        reply="#E4007C",
        arrow="#7A1FA2",
        casing="#FFFFFF",
    ),
    "dark": Palette(
        table="#143F33",
        label="#B9D3C8",
        face="#DCD6C6",
        face_edge="#8C8672",
        corner="#BFAB71",
        star="#5E480A",
        red="#9C0D18",
        black="#151515",
        chips=_CHIPS,
        heat=_HEAT,
        ring="#FFFFFF",
        last="#F2C530",
        legal="#A3189E",
        legal_face="#EFCBEE",
        tapped="#0B62A3",
        tapped_face="#BCDCF5",
        marked="#D27F00",
        marked_face="#F3D59C",
        right="#0E7A3E",
        wrong="#B3121D",
        badge="#FFFFFF",
        ghost="#4A4A4A",
        reply="#E4007C",
        arrow="#7A1FA2",
        casing="#FFFFFF",
    ),
}
