"""The dashboard: all that a person's answers say about how it goes."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import timedelta

from trainer.training.day_book import Day, Row, day_book, row_of
from trainer.training.days import NO_OFFSET, day_of
from trainer.training.losses import Losses, losses
from trainer.training.pace import Pace, pace
from trainer.training.pool import Moment
from trainer.training.rating import Rating
from trainer.training.rating_course import RatingCourse, rating_course
from trainer.training.rule_score import RuleScore, rules_in_trouble
from trainer.training.score import Score, by_goal, by_theme, score_of, weak


@dataclass(frozen=True, slots=True)
class Dashboard:
    """Everything in one value. The day book and the row of days are about all time."""

    total: Score
    themes: tuple[Score, ...]
    goals: tuple[Score, ...]
    weak: tuple[Score, ...]
    """Weak themes."""
    rules: tuple[RuleScore, ...]
    pace: tuple[Pace, ...]
    losses: Losses
    rating: RatingCourse
    days: tuple[Day, ...]
    row: Row


def dashboard_of(
    moment: Moment,
    ratings: Iterable[Rating] = (),
    offset: timedelta = NO_OFFSET,
    window: timedelta | None = None,
) -> Dashboard:
    """Make the dashboard; `ratings` are those after each rated answer, in their order.

    With a `window` only the visits of that time up to now count for scores, pace and losses.
    """
    pool, every = moment.pool, moment.history.visits
    visits = every
    if window is not None:
        visits = tuple(visit for visit in every if visit.at > moment.at - window)
    total = score_of(visits)
    themes = by_theme(visits, pool)
    days = day_book(every, offset)
    return Dashboard(
        total=total,
        themes=themes,
        goals=by_goal(visits, pool),
        weak=weak(themes, total),
        rules=rules_in_trouble(every, pool, moment.at),
        pace=pace(visits, pool),
        losses=losses(visits, pool),
        rating=rating_course(ratings, offset),
        days=days,
        row=row_of([day.day for day in days], day_of(moment.at, offset)),
    )
