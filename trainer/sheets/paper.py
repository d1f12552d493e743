"""Paper: the sizes a sheet can have, in points of 1/72 inch."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

MARGIN: Final = 42.0
"""White on all four sides: what a printer at home may leave out is narrower."""


@dataclass(frozen=True, slots=True)
class Paper:
    """One size of paper, upright."""

    name: str
    width: float
    height: float

    @property
    def across(self) -> float:
        """The width between the margins."""
        return self.width - 2 * MARGIN


A4: Final = Paper("a4", 210 / 25.4 * 72, 297 / 25.4 * 72)
LETTER: Final = Paper("letter", 8.5 * 72, 11 * 72)
PAPERS: Final = {paper.name: paper for paper in (A4, LETTER)}
