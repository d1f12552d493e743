"""Positions to try: a whole question within a link, kept nowhere else."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from trainer.content.puzzle import Puzzle
from trainer.errors import TrainerError
from trainer.game.position import Position
from trainer.game.position_line import format_position, parse_position
from trainer.tactics.goal import Goal, format_goal, parse_goal
from trainer.training.appraisal import Appraisal, appraise_draft
from trainer.training.attempt import Attempt
from trainer.training.draft import draft_of_position
from trainer.training.question import Question, describe_goal

LONGEST_LINE: Final = 600
LONGEST_GOAL: Final = 40
"""Characters; the longest position that can be has about 450."""

_AGAIN: Final = "Ask for the link again, and copy all of it."


class LinkError(TrainerError):
    """A link that holds no position to try; the words are for whoever opened it."""


@dataclass(frozen=True, slots=True)
class TryRun:
    """A learner at a position from a link; `line` and `goal` are what the link holds."""

    line: str
    goal: str
    attempt: Attempt

    def with_attempt(self, attempt: Attempt) -> TryRun:
        """Return the run with a changed attempt."""
        return replace(self, attempt=attempt)


def start_try(position: Position, goal: Goal) -> TryRun:
    """Begin at a position that is known to be a whole question."""
    line, asked = format_position(position), format_goal(goal)
    question = Question(
        id=f"try/{line} {asked}", prompt=describe_goal(goal), position=position, goal=goal
    )
    return TryRun(line, asked, Attempt(question))


def start_again(run: TryRun) -> TryRun:
    """Begin once more at the same position."""
    return run.with_attempt(Attempt(run.attempt.question))


def read_try(line: str, goal: str) -> TryRun:
    """Begin at the position in a link, once it has proved to be a whole question.

    Raises LinkError with words for whoever opened the link.
    """
    puzzle = read_link(line, goal).puzzle
    if puzzle is None:
        raise LinkError(f"The position in this link cannot be answered. {_AGAIN}")
    return start_try(puzzle.position, puzzle.goal)


def read_link(line: str, goal: str) -> Appraisal:
    """Appraise the position in a link, which holds a whole puzzle, though perhaps not a good one.

    Raises LinkError for a link that is too long or damaged, or holds what no puzzle can.
    """
    if len(line) > LONGEST_LINE or len(goal) > LONGEST_GOAL:
        raise LinkError(f"This link is too long to hold a position. {_AGAIN}")
    try:
        position, asked = parse_position(line), parse_goal(goal)
    except TrainerError as error:
        raise LinkError(f"This link is damaged: {error}. {_AGAIN}") from None
    found = appraise_draft(draft_of_position(position, asked))
    content = found.content
    if not isinstance(content, Puzzle):
        fault = found.problems[0].partition(" ")[2].partition(" ")[2]
        raise LinkError(f"This link holds no puzzle: {fault} {_AGAIN}")
    if content.position != position:
        words = "only the hand of the side to move and cards that lie face up"
        raise LinkError(f"This link holds more than a puzzle may: {words} belong in it.")
    return found
