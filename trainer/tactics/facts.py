"""Facts: a position with a goal, and all that was proved about its moves."""

from __future__ import annotations

from dataclasses import dataclass

from trainer.game.position import Position
from trainer.tactics.goal import MoveGoal
from trainer.tactics.judge import solve
from trainer.tactics.verdict import Verdict


@dataclass(frozen=True, slots=True)
class Facts:
    """A question of moves with the verdict on every legal move."""

    position: Position
    goal: MoveGoal
    verdicts: tuple[Verdict, ...]

    @property
    def right(self) -> tuple[Verdict, ...]:
        """The verdicts of all moves that meet the goal."""
        return tuple(verdict for verdict in self.verdicts if verdict.met)

    @property
    def wrong(self) -> tuple[Verdict, ...]:
        """The verdicts of all moves that miss it."""
        return tuple(verdict for verdict in self.verdicts if not verdict.met)


def facts_of(position: Position, goal: MoveGoal) -> Facts:
    """Return the facts of a position and a goal."""
    return Facts(position, goal, solve(position, goal))
