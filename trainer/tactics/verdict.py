"""Verdicts: the engine's answer to one try."""

from __future__ import annotations

from dataclasses import dataclass

from trainer.game.board import Claim
from trainer.game.errors import Refusal
from trainer.game.moves import Move
from trainer.game.spaces import Space
from trainer.tactics.cause import Cause
from trainer.tactics.goal import MoveGoal
from trainer.tactics.odds import Odds
from trainer.tactics.replies import Reply


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a move meets a goal, and if not, why and what punishes it.

    `completed` are the lines that the move completes, `reply` is an opponent's answer that shows
    the harm, `unseen` how many cards the proof went over (0 where no hidden card matters), `odds`
    the chance that opponents hold a card that does harm: one that wins before the next turn,
    completes a sequence where that was to be stopped, or stops the plan that `reply` spoils.
    """

    goal: MoveGoal
    move: Move
    met: bool
    cause: Cause | None = None
    refusal: Refusal | None = None
    completed: Claim = ()
    reply: Reply | None = None
    unseen: int = 0
    odds: Odds | None = None


@dataclass(frozen=True, slots=True)
class TapVerdict:
    """Whether a tapped space is one of those that are asked for, and a sentence that says why."""

    space: Space
    met: bool
    sentence: str

    @property
    def cause(self) -> Cause | None:
        """Why the tap is wrong; None for a right one."""
        return None if self.met else Cause.NOT_ONE_OF_THEM
