"""Watching moves being played, one after the other, at the learner's own pace."""

from __future__ import annotations

from dataclasses import dataclass, replace

from trainer.game.moves import Move
from trainer.game.play import play
from trainer.game.position import Position
from trainer.tactics.explain import describe_move
from trainer.training.question import Film


@dataclass(frozen=True, slots=True)
class FilmAttempt:
    """A learner who has watched the first `seen` moves."""

    question: Film
    seen: int = 0

    @property
    def position(self) -> Position:
        """The position after the moves seen so far."""
        position = self.question.position
        for move in self.question.moves[: self.seen]:
            position = play(position, move)
        return position

    @property
    def last(self) -> Move | None:
        """The move seen last."""
        return self.question.moves[self.seen - 1] if self.seen else None

    @property
    def is_solved(self) -> bool:
        """Whether all moves were seen."""
        return self.seen == len(self.question.moves)

    @property
    def is_finished(self) -> bool:
        """Whether there is nothing left to watch."""
        return self.is_solved

    @property
    def message(self) -> str:
        """The move seen last, in words; empty before the first."""
        if self.last is None:
            return ""
        before = replace(self, seen=self.seen - 1).position
        return f"{str(before.side).capitalize()}: {describe_move(self.last)}"


def next_move(attempt: FilmAttempt) -> FilmAttempt:
    """See one move more."""
    return attempt if attempt.is_finished else replace(attempt, seen=attempt.seen + 1)


def from_start(attempt: FilmAttempt) -> FilmAttempt:
    """Go back to before the first move."""
    return replace(attempt, seen=0)
