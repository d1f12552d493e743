"""Inks: the colours of a sheet, and the greys that stand for them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class ChipInks:
    """One side's chips. The sides differ in lightness, so that a copy in grey tells them apart."""

    fill: str
    edge: str
    sign: str
    """Rank, suit and mark on the chip."""
    bar: str
    """The bar through a finished sequence."""


@dataclass(frozen=True, slots=True)
class Inks:
    """Everything that is printed; each is a colour such as `#1A1A1A`."""

    text: str
    faint: str
    """Small words: still readable."""
    hair: str
    """Thin lines."""
    tint: str
    """Behind the heads of tables and in boxes."""
    face_edge: str
    corner: str
    star: str
    red: str
    black: str
    chips: tuple[ChipInks, ChipInks, ChipInks]
    """By side."""
    rim: str
    """The light border of bars and of the chips on them."""
    pointer: str
    """Frames and arrows with which a lesson points at spaces."""


WHITE: Final = "#FFFFFF"

COLOUR: Final = Inks(
    text="#1A1A1A",
    faint="#5A5A5A",
    hair="#8A8A8A",
    tint="#EEF3F0",
    face_edge="#9A9A9A",
    corner="#F1E4BC",
    star="#8A6A12",
    red="#B8111D",
    black="#1A1A1A",
    chips=(
        ChipInks(fill="#17409F", edge="#0A2463", sign=WHITE, bar="#17409F"),
        ChipInks(fill="#8FE0B8", edge="#0B5A3A", sign="#052A1A", bar="#8FE0B8"),
        ChipInks(fill="#D9482C", edge="#741505", sign=WHITE, bar="#D9482C"),
    ),
    rim=WHITE,
    pointer="#B36A00",
)

GREY: Final = Inks(
    text="#000000",
    faint="#505050",
    hair="#8A8A8A",
    tint="#F0F0F0",
    face_edge="#9A9A9A",
    corner="#E6E6E6",
    star="#505050",
    red="#4A4A4A",
    black="#000000",
    chips=(
        ChipInks(fill="#333333", edge="#000000", sign=WHITE, bar="#333333"),
        ChipInks(fill="#F4F4F4", edge="#000000", sign="#000000", bar="#C4C4C4"),
        ChipInks(fill="#858585", edge="#000000", sign=WHITE, bar="#858585"),
    ),
    rim=WHITE,
    pointer="#303030",
)


def inks(*, grey: bool) -> Inks:
    """Return the inks of a sheet in colour or in grey."""
    return GREY if grey else COLOUR
