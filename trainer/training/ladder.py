"""The ladder of streak and storm: puzzles that never get easier and never come twice."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from trainer.training.lot import drawn
from trainer.training.pool import Pool

_BREADTH: Final = 6
"""So many puzzles just above the rung are drawn from, so that no two runs are alike."""


def next_rung(
    pool: Pool, played: Collection[str], step: float, *seed: object, floor: float = 0.0
) -> str | None:
    """Return a puzzle for the next rung; None at the top.

    It is no easier than `floor`, the rating of the last one, and about `step` points above the
    easiest puzzle for each one played.
    """
    above = [entry for entry in pool.entries if entry.rating >= floor and entry.id not in played]
    if not above:
        return None
    wanted = pool.entries[0].rating + step * len(played)
    hard_enough = [entry for entry in above if entry.rating >= wanted]
    choice = (hard_enough or above)[:_BREADTH]
    return drawn([entry.id for entry in choice], *seed, len(played))
