"""The course of a rating: where it stood at the end of each day, and what has become of it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, timedelta

from trainer.training.days import LATELY, NO_OFFSET, day_of
from trainer.training.rating import Rating


@dataclass(frozen=True, slots=True)
class RatingCourse:
    """A rating day by day. `highest` is the best that was no first guess any more.

    `change` is the gain of the last 30 days; both are None where there is nothing to tell.
    """

    days: tuple[tuple[date, Rating], ...] = ()
    highest: float | None = None
    change: float | None = None

    @property
    def now(self) -> Rating | None:
        """The rating after the last rated answer."""
        return self.days[-1][1] if self.days else None


def rating_course(ratings: Iterable[Rating], offset: timedelta = NO_OFFSET) -> RatingCourse:
    """Make the course of the ratings after each rated answer, in their order."""
    last: dict[date, Rating] = {}
    highest: float | None = None
    for rating in ratings:
        if rating.at is not None:
            last[day_of(rating.at, offset)] = rating
        if rating.is_settled:
            highest = rating.value if highest is None else max(highest, rating.value)
    days = tuple(sorted(last.items(), key=lambda each: each[0]))
    return RatingCourse(days, highest, _change(days))


def _change(days: tuple[tuple[date, Rating], ...]) -> float | None:
    """Compare with the last rating before the last 30 days, or else the first one settled."""
    if not days:
        return None
    begin = days[-1][0] - LATELY
    before = [rating for day, rating in days if day <= begin and rating.is_settled]
    settled = before[-1:] or [rating for _, rating in days if rating.is_settled][:1]
    return days[-1][1].value - settled[0].value if settled else None
