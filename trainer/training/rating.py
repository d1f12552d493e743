"""Ratings: how strong a learner is and how hard a puzzle, each with how sure that is."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Final

from trainer.training.answer import Answer, Mode
from trainer.training.glicko import Result, Strength, expected, grown, updated

LOWEST: Final = 400.0
HIGHEST: Final = 3000.0
SUREST: Final = 50.0
"""No deviation falls below: else a rating could not follow somebody who learns."""
VAGUEST: Final = 350.0
SETTLED: Final = 100.0
"""Above this deviation a rating is a first guess, and moves no puzzle."""

_BEGINNER: Final = 900.0
_ESTIMATE: Final = 150.0
"""How sure the engine's estimate of a puzzle is."""
_VOLATILITY: Final = 0.06
_MOST_VOLATILE: Final = 0.1
_PERIOD: Final = timedelta(days=5)
"""At the usual volatility a deviation of 60 grows to 107 in a year without training."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A strength on the scale from 400 to 3000; `at` is the time of the last rated answer.

    The truth lies within two deviations of the value in about nineteen cases out of twenty.
    """

    value: float
    deviation: float
    volatility: float
    at: datetime | None = None

    @property
    def is_settled(self) -> bool:
        """Whether it is more than a first guess."""
        return self.deviation <= SETTLED


def new_person() -> Rating:
    """Return the rating of somebody who has answered nothing."""
    return Rating(_BEGINNER, VAGUEST, _VOLATILITY)


def new_puzzle(authored: int) -> Rating:
    """Return the rating of a puzzle that nobody has answered, from the one in its file."""
    return Rating(min(HIGHEST, max(LOWEST, float(authored))), _ESTIMATE, _VOLATILITY)


def rate(person: Rating, puzzle: Rating, right: bool, at: datetime) -> tuple[Rating, Rating]:
    """Return both ratings after an answer: the one who wins gains, the other loses.

    A clock set back counts as no time gone by. Only people grow less sure with time: a puzzle
    stays what it is. Somebody whose rating is a first guess says nothing about a puzzle.
    """
    person = aged(person, at)
    after = _after(person, puzzle, float(right))
    if not person.is_settled:
        return after, puzzle
    last = puzzle.at
    puzzle = replace(puzzle, at=at if last is None else max(last, at))
    return after, _after(puzzle, person, float(not right))


def aged(rating: Rating, at: datetime) -> Rating:
    """Return a rating as it stands at a time: less sure the longer the last answer is ago."""
    if rating.at is None:
        return replace(rating, at=at)
    if at <= rating.at:
        return rating
    deviation = grown(_strength(rating), (at - rating.at) / _PERIOD)
    return replace(rating, deviation=min(VAGUEST, deviation), at=at)


def chance(person: Rating, puzzle: Rating) -> float:
    """Return how likely the person solves the puzzle at the first try, 0 to 1."""
    both = (person.deviation**2 + puzzle.deviation**2) ** 0.5
    return expected(person.value, puzzle.value, both)


def is_rated(answer: Answer, earlier: Iterable[Answer]) -> bool:
    """Tell whether an answer moves ratings, after all earlier ones of the same person.

    It does in the mix, without a hint, where it is the first that decides about its question.
    """
    if answer.mode is not Mode.MIX or not answer.decides or answer.hints or not answer.puzzle:
        return False
    return not any(
        each.question == answer.question and each.key != answer.key and (each.decides or each.hints)
        for each in earlier
    )


def _strength(rating: Rating) -> Strength:
    return Strength(rating.value, rating.deviation, rating.volatility)


def _after(rating: Rating, other: Rating, score: float) -> Rating:
    result = Result(other.value, other.deviation, score)
    new = updated(_strength(rating), (result,), periods=0)
    return replace(
        rating,
        value=min(HIGHEST, max(LOWEST, new.value)),
        deviation=min(VAGUEST, max(SUREST, new.deviation)),
        volatility=min(_MOST_VOLATILE, new.volatility),
    )
