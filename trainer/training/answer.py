"""Answers: one try at a question, as a fact. Never changed; all else is computed from them."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import Enum

from trainer.errors import TrainerError


class AnswerError(TrainerError):
    """An answer that cannot be a fact; the words say what is wrong with it."""


class Outcome(Enum):
    """What became of a try; the value is its word in files and in the store."""

    RIGHT = "right"
    WRONG = "wrong"
    """A legal move, or a choice, that misses what is asked."""
    REFUSED = "refused"
    """Not a legal move. It teaches, and decides nothing."""
    SHOWN = "shown"
    """The learner asked for the solution."""


class Mode(Enum):
    """The way of training that a question came by; the value is its word."""

    LESSON = "lesson"
    CHAPTER = "chapter"
    """By chapter, by link, or in the order of the library."""
    MIX = "mix"
    """The rated mix: the only mode that moves ratings."""
    THEME = "theme"
    MISTAKES = "mistakes"
    DAILY = "daily"
    """The daily review."""
    DAY = "day"
    """The puzzle of the day."""
    STREAK = "streak"
    STORM = "storm"
    STORM_REVIEW = "storm review"
    CLASS = "class"
    """A question that a teacher shows to a room."""
    OWN_PACE = "own pace"
    """A question that a teacher has set."""
    CARRIED_OVER = "carried over"
    """Solved before answers were kept; only that it was solved is known."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """One try at a question.

    A `visit` is one showing of a question to one person; its tries are numbered from 1. `meaning`
    is the sum of what was asked (`trainer.content.frozen`), so that an edit of the content never
    changes what a result meant. `said` is the move, the tapped space, the number or the choice as
    text. `cause` is the word of a `Cause` or empty, `rule` the id of the rule behind it or empty.
    `hints` counts those shown before, `milliseconds` runs since the question was shown.
    `given_up` is the chance to win, 0 to 1, that the move gives away; None where it is not known.
    """

    question: str
    meaning: str
    mode: Mode
    visit: str
    number: int
    at: datetime
    outcome: Outcome
    said: str = ""
    cause: str = ""
    rule: str = ""
    hints: int = 0
    milliseconds: int = 0
    given_up: float | None = None

    def __post_init__(self) -> None:
        if self.at.utcoffset() is None:
            raise AnswerError("The time of an answer needs its time zone.")
        if self.number < 1 or self.hints < 0 or self.milliseconds < 0:
            raise AnswerError("Number, hints and milliseconds of an answer count from 1, 0 and 0.")
        if not (self.question and self.visit):
            raise AnswerError("An answer names its question and its visit.")
        if self.given_up is not None and not 0 <= self.given_up <= 1:
            raise AnswerError("What is given up lies between 0 and 1.")

    @property
    def key(self) -> str:
        """Its name for good: the same key twice is the same try."""
        return f"{self.visit}.{self.number}"

    @property
    def decides(self) -> bool:
        """Whether it settles right or wrong: a refused move does not."""
        return self.outcome is not Outcome.REFUSED

    @property
    def is_right(self) -> bool:
        """Whether it met what was asked."""
        return self.outcome is Outcome.RIGHT

    @property
    def puzzle(self) -> str:
        """The id of the puzzle; empty for a step of a lesson."""
        kind, _, id_ = self.question.partition("/")
        return id_ if kind == "puzzle" else ""
