"""The mix: puzzles of all kinds near one's own rating. The only way that moves ratings."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import Enum
from typing import ClassVar, Final

from trainer.training.answer import Answer, Mode
from trainer.training.lot import drawn
from trainer.training.pool import Entry, Moment
from trainer.training.summary import Summary, Tally, result_of

_NEAREST: Final = 12
"""Of so many puzzles, those nearest to what is wanted, one is drawn."""


class Ease(Enum):
    """How hard the puzzles are to be; the value is its word."""

    EASIER = "easier"
    NORMAL = "normal"
    HARDER = "harder"


_OFFSETS: Final = {Ease.EASIER: -300.0, Ease.NORMAL: -100.0, Ease.HARDER: 100.0}
"""What is added to one's rating. Five of six, two of three and one of three are solved so:
with puzzles as strong as oneself every second one would be missed, and that is no fun."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Mix:
    """A run through the mix, which ends when one likes.

    `current` is the puzzle shown, None where there is none at all; `number` counts from 1.
    `is_rated` tells whether an answer to it moves ratings: it does for one never tried before.
    """

    mode: ClassVar[Mode] = Mode.MIX
    hurries: ClassVar[bool] = False

    seed: int
    ease: Ease = Ease.NORMAL
    current: str | None = None
    number: int = 0
    is_rated: bool = False
    is_answered: bool = False
    tally: Tally = field(default_factory=Tally)

    @property
    def is_over(self) -> bool:
        """Whether there is nothing to show: only without puzzles."""
        return self.current is None

    def after(self, answer: Answer, moment: Moment) -> Mix:  # noqa: ARG002 - as all drills have it
        """Return the mix after an answer; only the first that decides about a puzzle counts."""
        if self.is_answered or answer.puzzle != self.current or not answer.decides:
            return self
        return replace(self, is_answered=True, tally=self.tally.plus(result_of(answer)))

    def moved_on(self, moment: Moment) -> Mix:
        """Return the mix at its next puzzle, whether or not this one was answered."""
        number = self.number + 1
        fresh = [
            entry
            for entry in moment.pool.entries
            if not moment.history.has_seen(entry.id) and entry.id != self.current
        ]
        current: str | None
        if fresh:
            current = drawn(_varied(self, fresh, moment), "mix", self.seed, number)
        else:
            current = _longest_unseen(self, moment)
        return replace(
            self, current=current, number=number, is_rated=bool(fresh), is_answered=False
        )

    @property
    def summary(self) -> Summary:
        """How it went so far."""
        shown = self.number if self.is_answered else self.number - 1
        return Summary(mode=self.mode, tally=self.tally, skipped=max(0, shown - self.tally.tried))


def start_mix(seed: int, moment: Moment, ease: Ease = Ease.NORMAL) -> Mix:
    """Begin the mix at its first puzzle."""
    return Mix(seed=seed, ease=ease).moved_on(moment)


def _varied(mix: Mix, fresh: list[Entry], moment: Moment) -> list[str]:
    """Return the nearest puzzles; of those, where there are any, such as differ from the last."""
    target = moment.rating.value + _OFFSETS[mix.ease]
    near = sorted(fresh, key=lambda entry: (abs(entry.rating - target), entry.id))[:_NEAREST]
    last = moment.pool.entry(mix.current or "")
    if last is not None:
        near = [entry for entry in near if entry.goal != last.goal] or near
        near = [entry for entry in near if entry.side != last.side] or near
    return [entry.id for entry in near]


def _longest_unseen(mix: Mix, moment: Moment) -> str | None:
    """Return the puzzle whose last showing is longest ago, by the order of the history."""
    last = {visit.puzzle: place for place, visit in enumerate(moment.history.visits)}
    ids = [entry.id for entry in moment.pool.entries]
    others = [id_ for id_ in ids if id_ != mix.current] or ids
    return min(others, key=lambda id_: (last.get(id_, -1), id_), default=None)
