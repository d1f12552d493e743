"""Scores: how often puzzles of one kind were solved at once, and which kinds are weak."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from trainer.training.pool import Entry, Pool
from trainer.training.visit import Visit

FEWEST_TRIES: Final = 6
FEWEST_FAILURES: Final = 3
SMALLEST_SHARE: Final = 1 / 40
"""Of all tries; a kind met less often says little."""
MOST_WEAK: Final = 8


@dataclass(frozen=True, slots=True)
class Score:
    """Tries at puzzles of one kind: `clean` were right at once and without a hint.

    A try is a showing that was decided; one right with a hint is neither clean nor failed.
    """

    name: str
    tries: int = 0
    clean: int = 0
    failed: int = 0

    @property
    def share(self) -> float:
        """The clean ones among the tries, 0 to 1; 0 without a try."""
        return self.clean / self.tries if self.tries else 0.0


def score_of(visits: Iterable[Visit], name: str = "") -> Score:
    """Return the score of all puzzles together."""
    counts = [0, 0, 0]
    for visit in visits:
        if visit.puzzle and visit.is_a_try:
            _count(counts, visit)
    return Score(name, *counts)


def by_theme(visits: Iterable[Visit], pool: Pool) -> tuple[Score, ...]:
    """Return the score of each theme tried, most tries first; names are words of `Theme`."""
    return _by(visits, pool, lambda entry: [theme.value for theme in entry.themes])


def by_goal(visits: Iterable[Visit], pool: Pool) -> tuple[Score, ...]:
    """Return the score of each goal tried, most tries first; names are first words of goals."""
    return _by(visits, pool, lambda entry: [entry.goal])


def weak(scores: Iterable[Score], total: Score) -> tuple[Score, ...]:
    """Return the kinds below one's own mean, the weakest first; only where enough was tried."""
    found = [
        score
        for score in scores
        if score.tries >= max(FEWEST_TRIES, total.tries * SMALLEST_SHARE)
        and score.failed >= FEWEST_FAILURES
        and score.share < total.share
    ]
    return tuple(sorted(found, key=lambda score: (score.share, -score.tries))[:MOST_WEAK])


def _by(
    visits: Iterable[Visit], pool: Pool, kinds: Callable[[Entry], list[str]]
) -> tuple[Score, ...]:
    counts: dict[str, list[int]] = {}
    for visit in visits:
        entry = pool.entry(visit.puzzle)
        if entry is not None and visit.is_a_try:
            for kind in kinds(entry):
                _count(counts.setdefault(kind, [0, 0, 0]), visit)
    scores = (Score(name, *each) for name, each in counts.items())
    return tuple(sorted(scores, key=lambda score: (-score.tries, score.name)))


def _count(counts: list[int], visit: Visit) -> None:
    counts[0] += 1
    counts[1] += visit.is_clean
    counts[2] += visit.is_failed
