"""Simulated learners of known strength at puzzles of known difficulty."""

from __future__ import annotations

import random
from dataclasses import dataclass
from datetime import timedelta
from statistics import fmean

from tests.training.facts import NOON
from trainer.training.rating import Rating, chance, new_person, new_puzzle, rate

LEARNERS = 50
PUZZLES = 120
TRIES = 100


@dataclass(frozen=True)
class Simulation:
    """How near the ratings came: points, shares of 0 to 1, rank correlations of -1 to 1."""

    error: float
    deviation: float
    within_two: float
    estimated: float
    rated: float

    def __str__(self) -> str:
        return (
            f"mean error of {LEARNERS} learners after {TRIES} puzzles: {self.error:.0f} points, "
            f"stated deviation {self.deviation:.0f}, within two deviations {self.within_two:.0%}; "
            f"rank correlation of {PUZZLES} puzzles: {self.estimated:.3f} as estimated, "
            f"{self.rated:.3f} as rated"
        )


def simulate(seed: int) -> Simulation:
    """Let everybody answer puzzles near their rating; the estimates are 150 points off."""
    chosen = random.Random(seed)  # noqa: S311 - the same every time
    strengths = [chosen.gauss(1000, 250) for _ in range(LEARNERS)]
    difficulties = [chosen.uniform(450, 1700) for _ in range(PUZZLES)]
    estimates = [each + chosen.gauss(0, 150) for each in difficulties]
    people = [new_person()] * LEARNERS
    puzzles = [new_puzzle(round(each)) for each in estimates]
    unseen = [set(range(PUZZLES)) for _ in people]
    at = NOON
    for _ in range(TRIES):
        for who, strength in enumerate(strengths):
            own = people[who].value
            near = sorted((abs(puzzles[i].value - own), i) for i in unseen[who])[:10]
            _, which = chosen.choice(near)
            unseen[who].remove(which)
            right = chosen.random() < solves(strength, difficulties[which])
            at += timedelta(minutes=1)
            people[who], puzzles[which] = rate(people[who], puzzles[which], right, at)
    errors = [abs(each.value - truth) for each, truth in zip(people, strengths, strict=True)]
    spreads = [each.deviation for each in people]
    return Simulation(
        error=fmean(errors),
        deviation=fmean(spreads),
        within_two=fmean(e <= 2 * d for e, d in zip(errors, spreads, strict=True)),
        estimated=spearman(estimates, difficulties),
        rated=spearman([each.value for each in puzzles], difficulties),
    )


def solves(strength: float, difficulty: float) -> float:
    """Return how likely somebody of a known strength solves a puzzle of a known difficulty."""
    return chance(Rating(strength, 0, 0.06), Rating(difficulty, 0, 0.06))


def spearman(one: list[float], other: list[float]) -> float:
    """Return the rank correlation of two lists without ties."""
    first, second = _ranks(one), _ranks(other)
    mean = (len(one) - 1) / 2
    together = sum((a - mean) * (b - mean) for a, b in zip(first, second, strict=True))
    return together / sum((a - mean) ** 2 for a in first)


def _ranks(values: list[float]) -> list[int]:
    ranks = [0] * len(values)
    for rank, index in enumerate(sorted(range(len(values)), key=values.__getitem__)):
        ranks[index] = rank
    return ranks
