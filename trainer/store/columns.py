"""Kinds of columns: values that both databases keep as the same plain text."""
# ruff: noqa: ARG002 - the text is the same in each dialect

from __future__ import annotations

from datetime import UTC, datetime

from sqlalchemy import Dialect, Text
from sqlalchemy.types import TypeDecorator

from trainer.training.answer import Mode, Outcome
from trainer.training.rating import Rating

_MODES = {mode.value: mode for mode in Mode}
_OUTCOMES = {outcome.value: outcome for outcome in Outcome}


def format_moment(moment: datetime) -> str:
    """Write a time in UTC, to the microsecond. Raises OverflowError at the ends of the calendar."""
    return moment.astimezone(UTC).isoformat(timespec="microseconds")


def parse_moment(text: str) -> datetime:
    """Read a time that `format_moment` wrote, always in UTC. Raises ValueError."""
    moment = datetime.fromisoformat(text)
    if moment.utcoffset() is None:
        raise ValueError(text)
    return moment.astimezone(UTC)


def format_rating(rating: Rating) -> str:
    """Write a rating, exactly: value, deviation, volatility, and the time if there is one."""
    numbers = f"{rating.value!r} {rating.deviation!r} {rating.volatility!r}"
    return numbers if rating.at is None else f"{numbers} {format_moment(rating.at)}"


def parse_rating(text: str) -> Rating:
    """Read a rating that `format_rating` wrote. Raises ValueError."""
    value, deviation, volatility, *at = text.split(" ")
    return Rating(
        float(value), float(deviation), float(volatility), parse_moment(at[0]) if at else None
    )


class MomentText(TypeDecorator[datetime]):
    """A time, as text that sorts by time."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> str | None:
        """Write it."""
        return None if value is None else format_moment(value)

    def process_result_value(self, value: str | None, dialect: Dialect) -> datetime | None:
        """Read it."""
        return None if value is None else parse_moment(value)


class RatingText(TypeDecorator[Rating]):
    """A rating, as text."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: Rating | None, dialect: Dialect) -> str | None:
        """Write it."""
        return None if value is None else format_rating(value)

    def process_result_value(self, value: str | None, dialect: Dialect) -> Rating | None:
        """Read it."""
        return None if value is None else parse_rating(value)


class ModeText(TypeDecorator[Mode]):
    """A mode, by its word."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: Mode | None, dialect: Dialect) -> str | None:
        """Write it."""
        return None if value is None else value.value

    def process_result_value(self, value: str | None, dialect: Dialect) -> Mode | None:
        """Read it."""
        return None if value is None else _MODES[value]


class OutcomeText(TypeDecorator[Outcome]):
    """An outcome, by its word."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: Outcome | None, dialect: Dialect) -> str | None:
        """Write it."""
        return None if value is None else value.value

    def process_result_value(self, value: str | None, dialect: Dialect) -> Outcome | None:
        """Read it."""
        return None if value is None else _OUTCOMES[value]


class FilledText(TypeDecorator[str]):
    """A text of which the empty one is nothing, so that many may have none and each other is one's.

    In the database an empty text is NULL.
    """

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: str | None, dialect: Dialect) -> str | None:
        """Write it."""
        return value or None

    def process_result_value(self, value: str | None, dialect: Dialect) -> str:
        """Read it."""
        return value or ""
