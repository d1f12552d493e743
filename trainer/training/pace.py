"""Pace: how long puzzles take, up to the first try that decides."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from statistics import quantiles
from typing import Final

from trainer.training.pool import Pool
from trainer.training.visit import Visit

LONGEST: Final = 15 * 60 * 1000
"""Milliseconds; what took longer was left lying."""


@dataclass(frozen=True, slots=True)
class Pace:
    """The times of one goal in milliseconds.

    A quarter took up to `lower`, half of them up to `median`, three quarters up to `upper`.
    """

    goal: str
    tries: int
    lower: int
    median: int
    upper: int


def pace(visits: Iterable[Visit], pool: Pool) -> tuple[Pace, ...]:
    """Return the pace of each goal, the slowest first; the empty goal stands for all together."""
    times: dict[str, list[int]] = {}
    for visit in visits:
        entry, took = pool.entry(visit.puzzle), visit.milliseconds
        if entry is None or took is None or took > LONGEST or not visit.is_a_try:
            continue
        times.setdefault("", []).append(took)
        times.setdefault(entry.goal, []).append(took)
    found = [_pace(goal, each) for goal, each in times.items()]
    return tuple(sorted(found, key=lambda each: (each.goal != "", -each.median)))


def _pace(goal: str, times: list[int]) -> Pace:
    parts = quantiles(times, n=4, method="inclusive") if len(times) > 1 else times * 3
    return Pace(goal, len(times), *map(round, parts))
