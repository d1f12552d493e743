"""Glicko-2: how strong somebody is, how sure that is, and how it moves with results.

After Mark Glickman, "Example of the Glicko-2 system". Values are on the scale around 1500.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import exp, log, pi, sqrt
from typing import Final, NamedTuple

CENTRE: Final = 1500.0
SCALE: Final = 173.7178
TAU: Final = 0.5
"""How far one surprise may move the volatility."""

_CLOSE_ENOUGH: Final = 1e-6
_MOST_STEPS: Final = 100


class Strength(NamedTuple):
    """A strength: its value, the standard deviation of that, and how steadily it holds."""

    value: float
    deviation: float
    volatility: float


class Result(NamedTuple):
    """A result against an opponent: 1 for a win, 0.5 for a draw, 0 for a loss."""

    value: float
    deviation: float
    score: float


def grown(strength: Strength, periods: float) -> float:
    """Return the deviation after some rating periods, or parts of one, without a result."""
    return sqrt(strength.deviation**2 + max(0.0, periods) * (strength.volatility * SCALE) ** 2)


def expected(value: float, opponent: float, deviation: float) -> float:
    """Return the score to expect, 0 to 1, against an opponent with that deviation."""
    return 1 / (1 + exp(-_weight(deviation / SCALE) * (value - opponent) / SCALE))


def updated(
    strength: Strength, results: Iterable[Result], periods: float = 1.0, tau: float = TAU
) -> Strength:
    """Return the strength after the results of one time, which came `periods` after the last."""
    results = tuple(results)
    if not results:
        return strength._replace(deviation=grown(strength, periods))
    information = surprise = 0.0
    for result in results:
        weight = _weight(result.deviation / SCALE)
        chance = expected(strength.value, result.value, result.deviation)
        information += weight**2 * chance * (1 - chance)
        surprise += weight * (result.score - chance)
    volatility = _volatility(strength, 1 / information, surprise / information, tau)
    before = grown(strength._replace(volatility=volatility), periods) / SCALE
    spread = 1 / (1 / before**2 + information)
    value = strength.value + SCALE * spread * surprise
    return Strength(value, SCALE * sqrt(spread), volatility)


def _weight(deviation: float) -> float:
    """Return how much a result counts against an opponent as unsure as this."""
    return 1 / sqrt(1 + 3 * deviation**2 / pi**2)


def _volatility(strength: Strength, variance: float, change: float, tau: float) -> float:
    """Find the new volatility: step 5 of the paper, by the Illinois method."""
    spread = (strength.deviation / SCALE) ** 2
    start = log(strength.volatility**2)

    def slope(x: float) -> float:
        size = exp(x)
        total = spread + variance + size
        return size * (change**2 - total) / (2 * total**2) - (x - start) / tau**2

    low = start
    if change**2 > spread + variance:
        high = log(change**2 - spread - variance)
    else:
        high = start - tau
        while slope(high) < 0:
            high -= tau
    at_low, at_high = slope(low), slope(high)
    for _ in range(_MOST_STEPS):
        if abs(high - low) <= _CLOSE_ENOUGH:
            break
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = slope(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return exp(low / 2)
