"""Days: which day a time falls on, where somebody lives."""

from __future__ import annotations

from datetime import date, datetime, timedelta, timezone
from typing import Final

NO_OFFSET: Final = timedelta()
LATELY: Final = timedelta(days=30)
"""What counts as lately in all that is told of progress."""


def day_of(at: datetime, offset: timedelta = NO_OFFSET) -> date:
    """Return the day of a time at an offset from UTC, less than 24 hours to either side."""
    return at.astimezone(timezone(offset)).date()
