"""Streaks: one puzzle after the other, ever harder, with no clock, up to the first miss."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Final

from trainer.training.answer import Answer, Mode
from trainer.training.ladder import next_rung
from trainer.training.pool import Moment
from trainer.training.summary import Result, Summary, Tally, result_of

_STEP: Final = 25.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Streak:
    """A streak. A miss, a solution shown or a hint ends it; one puzzle may be skipped.

    `current` is the puzzle shown, also the one that has ended the streak; None once the top is
    reached. `played` are all puzzles shown, `floor` is the rating of the last of them. A refused
    move is no miss.
    """

    mode: ClassVar[Mode] = Mode.STREAK
    hurries: ClassVar[bool] = False

    seed: int
    current: str | None = None
    played: tuple[str, ...] = ()
    floor: float = 0.0
    score: int = 0
    has_skipped: bool = False
    is_answered: bool = False
    is_over: bool = False

    def after(self, answer: Answer, moment: Moment) -> Streak:  # noqa: ARG002 - as all drills have it
        """Return the streak after an answer to its puzzle."""
        if self.is_over or self.is_answered or answer.puzzle != self.current:
            return self
        result = result_of(answer)
        if result is Result.CLEAN:
            return replace(self, score=self.score + 1, is_answered=True)
        if result is Result.OPEN and not answer.hints:
            return self
        return replace(self, is_answered=result is not Result.OPEN, is_over=True)

    def moved_on(self, moment: Moment) -> Streak:
        """Return the streak at its next puzzle once this one is solved; before, nothing changes."""
        return _climbed(self, moment) if self.is_answered and not self.is_over else self

    @property
    def may_skip(self) -> bool:
        """Whether the puzzle shown can be skipped."""
        return not (self.has_skipped or self.is_over or self.is_answered)

    def skipped(self, moment: Moment) -> Streak:
        """Return the streak at its next puzzle without this one; works once."""
        return _climbed(replace(self, has_skipped=True), moment) if self.may_skip else self

    @property
    def summary(self) -> Summary:
        """How it went so far."""
        return Summary(
            mode=self.mode,
            tally=Tally(clean=self.score, missed=int(self.is_over and self.current is not None)),
            skipped=int(self.has_skipped),
            combo=self.score,
        )


def start_streak(seed: int, moment: Moment) -> Streak:
    """Begin a streak at an easy puzzle."""
    return _climbed(Streak(seed=seed), moment)


def _climbed(streak: Streak, moment: Moment) -> Streak:
    pool = moment.pool
    id_ = next_rung(pool, streak.played, _STEP, "streak", streak.seed, floor=streak.floor)
    entry = None if id_ is None else pool.entry(id_)
    if entry is None:
        return replace(streak, current=None, is_answered=False, is_over=True)
    return replace(
        streak,
        current=entry.id,
        played=(*streak.played, entry.id),
        floor=entry.rating,
        is_answered=False,
    )
