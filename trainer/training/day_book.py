"""The day book: on which days somebody trained, how much, and how many days in a row."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Final

from trainer.training.days import NO_OFFSET, day_of
from trainer.training.visit import Visit

_LONGEST_GAP: Final = timedelta(days=2)


@dataclass(frozen=True, slots=True)
class Day:
    """A day of training; `tried` questions were decided on it, `clean` right at once."""

    day: date
    tried: int
    clean: int


@dataclass(frozen=True, slots=True)
class Row:
    """Days in a row. One day missed is forgiven and not counted; two missed end the row."""

    days: int = 0
    best: int = 0
    has_today: bool = False


def day_book(visits: Iterable[Visit], offset: timedelta = NO_OFFSET) -> tuple[Day, ...]:
    """Return the days with training in their order; what was carried over is none."""
    counts: dict[date, list[int]] = {}
    for visit in visits:
        if visit.is_a_try:
            count = counts.setdefault(day_of(visit.at, offset), [0, 0])
            count[0] += 1
            count[1] += visit.is_clean
    return tuple(Day(day, *counts[day]) for day in sorted(counts))


def row_of(days: Collection[date], today: date) -> Row:
    """Return the row of days that leads up to today; today itself may still be to come.

    Days after today, from a clock that was ahead, are left out.
    """
    length = best = 0
    last: date | None = None
    for day in sorted(day for day in days if day <= today):
        length = length + 1 if last is not None and day - last <= _LONGEST_GAP else 1
        best, last = max(best, length), day
    goes_on = last is not None and today - last <= _LONGEST_GAP
    return Row(length if goes_on else 0, best, last == today)
