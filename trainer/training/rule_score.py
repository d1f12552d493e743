"""Rules that gave trouble: which, how often of late, and whether it went well since."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from trainer.training.answer import Outcome
from trainer.training.days import LATELY
from trainer.training.pool import Pool
from trainer.training.visit import Visit

ENOUGH: Final = 2
"""So many clean solves since the last trouble, and a rule counts as understood."""


@dataclass(frozen=True, slots=True)
class RuleScore:
    """The wrong and refused tries behind which a rule was.

    `lately` counts those of the last 30 days, `since` the clean solves after the last one: of
    puzzles that name the rule, and of the very questions that gave the trouble.
    """

    rule: str
    times: int
    lately: int
    last: datetime
    since: int

    @property
    def is_understood(self) -> bool:
        """Whether later tries got it right."""
        return self.since >= ENOUGH


def rules_in_trouble(visits: Sequence[Visit], pool: Pool, now: datetime) -> tuple[RuleScore, ...]:
    """Return all rules that gave trouble: those not yet understood first, then the most of late."""
    times: dict[str, list[datetime]] = {}
    since: dict[str, int] = {}
    questions: dict[str, set[str]] = {}
    for visit in visits:
        if visit.is_clean:
            entry = pool.entry(visit.puzzle)
            named = entry.rules if entry is not None else ()
            for rule in {*named, *questions.get(visit.question, ())}:
                since[rule] = since.get(rule, 0) + 1
        for answer in visit.answers:
            if answer.rule and answer.outcome in (Outcome.WRONG, Outcome.REFUSED):
                times.setdefault(answer.rule, []).append(answer.at)
                questions.setdefault(visit.question, set()).add(answer.rule)
                since[answer.rule] = 0
    found = [
        RuleScore(
            rule,
            len(each),
            sum(timedelta() <= now - at <= LATELY for at in each),
            each[-1],
            since[rule],
        )
        for rule, each in times.items()
    ]
    return tuple(sorted(found, key=lambda each: (each.is_understood, -each.lately, -each.times)))
