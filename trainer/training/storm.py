"""Storms: as many puzzles as one can in three minutes; combos win seconds, three misses end it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import ClassVar, Final

from trainer.training.answer import Answer, Mode
from trainer.training.ladder import next_rung
from trainer.training.pool import Moment
from trainer.training.round import Round, start_round
from trainer.training.summary import Result, Summary, Tally, result_of

LENGTH: Final = timedelta(minutes=3)
MOST_MISSES: Final = 3
BLIND: Final = timedelta(milliseconds=400)
"""So long after a puzzle appears nothing counts, and the clock stands: screens need their time."""
SLOW: Final = timedelta(seconds=10)
_LATE: Final = timedelta(seconds=1)
"""An answer on its way when the time is up still counts."""
_STEP: Final = 20.0
_BONUS: Final = {5: 3, 12: 5, 20: 7, 30: 10}
"""Seconds won by so many solved in a row; from there on, ten more for each ten."""


@dataclass(frozen=True, slots=True)
class Played:
    """A puzzle of a storm that was decided, how, and in how many milliseconds."""

    puzzle: str
    result: Result
    milliseconds: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Storm:
    """A storm since `started`; `now` is the latest time that it has heard of.

    `current` is the puzzle shown, `bonus` the seconds won by combos. A refused move
    is no miss. What was solved with a hint wins nothing.
    """

    mode: ClassVar[Mode] = Mode.STORM
    hurries: ClassVar[bool] = True

    seed: int
    started: datetime
    now: datetime
    current: str | None = None
    floor: float = 0.0
    played: tuple[Played, ...] = ()
    combo: int = 0
    best_combo: int = 0
    bonus: int = 0
    is_answered: bool = False
    is_over: bool = False

    @property
    def score(self) -> int:
        """How many were solved at once."""
        return sum(each.result is Result.CLEAN for each in self.played)

    @property
    def misses(self) -> int:
        """How many were missed; the third ends the storm."""
        return sum(each.result is Result.MISSED for each in self.played)

    @property
    def ends(self) -> datetime:
        """When the time is up, as things stand."""
        shown = len(self.played) + (self.current is not None and not self.is_answered)
        return self.started + LENGTH + timedelta(seconds=self.bonus) + shown * BLIND

    def seconds_left(self, at: datetime) -> float:
        """Return the seconds on the clock; a clock set back stands still."""
        if self.is_over:
            return 0.0
        return max(0.0, (self.ends - max(self.now, at)).total_seconds())

    def ticked(self, at: datetime) -> Storm:
        """Return the storm at a later time: over, if its time is up."""
        if self.is_over or at <= self.now:
            return self
        return replace(self, now=at, is_over=at > self.ends + _LATE)

    def ignores(self, milliseconds: int) -> bool:
        """Tell whether an answer came so soon that it was meant for the puzzle before."""
        return milliseconds < BLIND / timedelta(milliseconds=1)

    def after(self, answer: Answer, moment: Moment) -> Storm:  # noqa: ARG002 - as all drills have it
        """Return the storm after an answer to its puzzle."""
        storm = self.ticked(answer.at)
        result = result_of(answer)
        if storm.is_over or self.is_answered or answer.puzzle != self.current:
            return storm
        if result is Result.OPEN or self.ignores(answer.milliseconds):
            return storm
        combo = self.combo + 1 if result is Result.CLEAN else 0
        played = Played(answer.puzzle, result, answer.milliseconds)
        storm = replace(
            storm,
            played=(*self.played, played),
            combo=combo,
            best_combo=max(self.best_combo, combo),
            bonus=self.bonus + bonus_for(combo),
            is_answered=True,
        )
        return replace(storm, is_over=storm.misses >= MOST_MISSES)

    def moved_on(self, moment: Moment) -> Storm:
        """Return the storm at its next puzzle once this one is decided; it is over at the top."""
        storm = self.ticked(moment.at)
        return _climbed(storm, moment) if storm.is_answered and not storm.is_over else storm

    @property
    def summary(self) -> Summary:
        """How it went so far."""
        helped = sum(each.result is Result.HELPED for each in self.played)
        tally = Tally(clean=self.score, helped=helped, missed=self.misses)
        return Summary(mode=self.mode, tally=tally, combo=self.best_combo)


def bonus_for(combo: int) -> int:
    """Return the seconds won by the puzzle that makes a combo as long as this."""
    beyond = combo > max(_BONUS) and combo % 10 == 0
    return _BONUS[max(_BONUS)] if beyond else _BONUS.get(combo, 0)


def start_storm(seed: int, moment: Moment) -> Storm:
    """Begin a storm at an easy puzzle; the clock runs from now."""
    return _climbed(Storm(seed=seed, started=moment.at, now=moment.at), moment)


def review_of(storm: Storm) -> Round:
    """Begin the calm, unrated round through what was missed or took long, in the same order."""
    slow = SLOW / timedelta(milliseconds=1)
    ids = (
        each.puzzle
        for each in storm.played
        if each.result is not Result.CLEAN or each.milliseconds > slow
    )
    return start_round(Mode.STORM_REVIEW, ids)


def _climbed(storm: Storm, moment: Moment) -> Storm:
    played = [each.puzzle for each in storm.played]
    pool = moment.pool
    id_ = next_rung(pool, played, _STEP, "storm", storm.seed, floor=storm.floor)
    entry = None if id_ is None else pool.entry(id_)
    if entry is None:
        return replace(storm, current=None, is_answered=False, is_over=True)
    return replace(storm, current=entry.id, floor=entry.rating, is_answered=False)
