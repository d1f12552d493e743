"""Answers and histories for tests, made in one line."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta

from trainer.training.answer import Answer, Mode, Outcome

NOON = datetime(2026, 5, 4, 12, tzinfo=UTC)


def answer(
    puzzle: str = "one",
    outcome: Outcome = Outcome.RIGHT,
    *,
    mode: Mode = Mode.MIX,
    visit: str = "",
    number: int = 1,
    at: datetime = NOON,
    hints: int = 0,
    milliseconds: int = 5_000,
    cause: str = "",
    rule: str = "",
    said: str = "",
    given_up: float | None = None,
) -> Answer:
    """Make an answer to a puzzle, or to a question whose id has a slash."""
    question = puzzle if "/" in puzzle else f"puzzle/{puzzle}"
    return Answer(
        question=question,
        meaning="0" * 16,
        mode=mode,
        visit=visit or f"{puzzle} {at.isoformat()}",
        number=number,
        at=at,
        outcome=outcome,
        hints=hints,
        milliseconds=milliseconds,
        cause=cause,
        rule=rule,
        said=said,
        given_up=given_up,
    )


def days(number: float) -> timedelta:
    """Return a time of so many days."""
    return timedelta(days=number)


def each_day(puzzle: str, outcomes: Iterable[Outcome]) -> list[Answer]:
    """Make one visit of a puzzle a day, each decided at once."""
    return [answer(puzzle, outcome, at=NOON + days(i)) for i, outcome in enumerate(outcomes)]
