"""Losses: how much of the chance to win was given up, where that is known exactly."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import Final

from trainer.training.answer import Outcome
from trainer.training.pool import Pool
from trainer.training.visit import Visit


class Band(Enum):
    """How good a move was, by the points of chance that it gave up; the value is its word."""

    BEST = "best"
    FINE = "fine"
    DOUBTFUL = "doubtful"
    BAD = "bad"
    BLUNDER = "blunder"


_LIMITS: Final = ((0.02, Band.BEST), (0.05, Band.FINE), (0.10, Band.DOUBTFUL), (0.20, Band.BAD))
_KNOWN: Final = frozenset({"block", "reduce", "force"})
"""What puzzles ask where it is known."""


@dataclass(frozen=True, slots=True)
class Losses:
    """What first moves gave up: how many there are, the mean, 0 to 1, and how many per band."""

    moves: int = 0
    mean: float | None = None
    bands: tuple[tuple[Band, int], ...] = tuple((band, 0) for band in Band)


def band_of(given_up: float) -> Band:
    """Return the band of a loss, 0 to 1: a limit belongs to the better band."""
    return next((band for limit, band in _LIMITS if given_up <= limit), Band.BLUNDER)


def losses(visits: Iterable[Visit], pool: Pool) -> Losses:
    """Return the losses of the first moves at puzzles where they are known; a right one has none.

    Moves found after a hint or shown are left out.
    """
    given_up: list[float] = []
    for visit in visits:
        first, entry = visit.deciding, pool.entry(visit.puzzle)
        if first is None or entry is None or entry.asks not in _KNOWN or not visit.is_a_try:
            continue
        if visit.is_clean:
            given_up.append(0.0)
        elif first.outcome is Outcome.WRONG and first.given_up is not None and not first.hints:
            given_up.append(first.given_up)
    if not given_up:
        return Losses()
    counts = Counter(map(band_of, given_up))
    bands = tuple((band, counts[band]) for band in Band)
    return Losses(len(given_up), sum(given_up) / len(given_up), bands)
