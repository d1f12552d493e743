"""The daily review: when a puzzle that gave trouble comes again, by the FSRS of flash cards.

Everything follows from the history, so that nothing is kept that could go wrong.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from functools import lru_cache
from typing import Final

from fsrs import Card, Rating, Scheduler

from trainer.training.answer import Mode
from trainer.training.days import NO_OFFSET, day_of
from trainer.training.history import History
from trainer.training.person import Person
from trainer.training.pool import Moment, Pool
from trainer.training.round import Round, start_round
from trainer.training.visit import Visit

MOST_A_DAY: Final = 20
LONGEST: Final = timedelta(days=180)
RETENTION: Final = 0.85
"""The chance to remember at which a puzzle comes again."""

# No steps of minutes and no luck in the days: a review is a matter of whole days, and computing
# it again gives the same.
_SCHEDULER: Final = Scheduler(
    desired_retention=RETENTION,
    learning_steps=(),
    relearning_steps=(),
    maximum_interval=LONGEST.days,
    enable_fuzzing=False,
)


_Review = tuple[date, Rating]


@dataclass(frozen=True, slots=True)
class Agenda:
    """The reviews of a day: what is due now, how many wait beyond the most a day may have."""

    due: tuple[str, ...] = ()
    waiting: int = 0
    done: int = 0
    """How many were reviewed on that day already."""


def schedule_of(history: History, now: datetime, offset: timedelta = NO_OFFSET) -> dict[str, date]:
    """Return the day on which each puzzle comes again, in the order in which they gave trouble.

    A puzzle comes in when it is failed, or solved with a hint; from then on the first deciding
    try of each visit counts, however the puzzle came. A time after now, from a clock that was
    ahead, counts as that of the answer before.
    """
    reviews: dict[str, list[_Review]] = {}
    today = day_of(now, offset)
    known = today - timedelta(days=1)
    for visit in history.visits:
        if not visit.is_a_try:
            continue
        day = day_of(visit.at, offset)
        if day <= today:
            known = day
        if visit.puzzle:
            grade = grade_of(visit)
            if visit.puzzle in reviews:
                reviews[visit.puzzle].append((known, grade))
            elif grade is not Rating.Good:
                reviews[visit.puzzle] = [(known, grade)]
    return {puzzle: _comes_again(tuple(each)) for puzzle, each in reviews.items()}


@lru_cache(maxsize=4096)
def _comes_again(reviews: tuple[_Review, ...]) -> date:
    """Return the day after these reviews; one that seems earlier than the last counts as that."""
    first, _ = reviews[0]
    card = Card(card_id=0, due=_midnight(first))
    last = first
    for day, grade in reviews:
        last = max(last, day)
        card, _ = _SCHEDULER.review_card(card, grade, _midnight(last))
    return card.due.date()


def grade_of(visit: Visit) -> Rating:
    """Return the grade of a decided visit: clean is good, a hint is hard, a failure is again."""
    if visit.is_failed:
        return Rating.Again
    return Rating.Good if visit.is_clean else Rating.Hard


def agenda(
    history: History, now: datetime, offset: timedelta = NO_OFFSET, pool: Pool | None = None
) -> Agenda:
    """Return the reviews of the day of `now`: those due longest first, at most 20 on one day.

    With a `pool`, puzzles that are not in it any more do not count.
    """
    today = day_of(now, offset)
    done = {
        visit.puzzle
        for visit in history.visits
        if visit.mode is Mode.DAILY and visit.is_a_try and day_of(visit.at, offset) == today
    }
    days = schedule_of(history, now, offset)
    there = (id_ for id_ in days if pool is None or id_ in pool)
    waiting = sorted((id_ for id_ in there if days[id_] <= today), key=days.__getitem__)
    room = max(0, MOST_A_DAY - len(done))
    return Agenda(tuple(waiting[:room]), max(0, len(waiting) - room), len(done))


def due(
    history: History, now: datetime, offset: timedelta = NO_OFFSET, pool: Pool | None = None
) -> tuple[str, ...]:
    """Return the puzzles to review now, in their order."""
    return agenda(history, now, offset, pool).due


def start_review(person: Person, moment: Moment, offset: timedelta = NO_OFFSET) -> Round:
    """Begin the review of today; there is nothing in it for whoever does not want reviews."""
    wanted = person.reviews
    ids = due(moment.history, moment.at, offset, moment.pool) if wanted else ()
    return start_round(Mode.DAILY, ids)


def _midnight(day: date) -> datetime:
    return datetime.combine(day, time(), UTC)
