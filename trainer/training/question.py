"""Questions: what a puzzle and a step of a lesson have in common for the one who answers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from trainer.content.lesson import Lesson
from trainer.content.puzzle import Puzzle
from trainer.game.position import Position
from trainer.tactics.goal import (
    Block,
    Complete,
    Count,
    Exchange,
    Force,
    Fork,
    Goal,
    Mark,
    Number,
    Play,
    Reduce,
    Remove,
    Spot,
    Way,
    Win,
)

_WAYS: Final = {
    Way.ANY: "Complete a sequence",
    Way.CORNER: "Complete a sequence with a corner",
    Way.SECOND: "Complete your second sequence",
    Way.TWO: "Complete two sequences at once",
}
_MARKS: Final = {
    Mark.CARD: "Tap all spaces that show {card}",
    Mark.OPEN: "Tap all spaces where {card} can go",
    Mark.CORNERS: "Tap all corners",
    Mark.SEQUENCE: "Tap every space of {side}'s finished sequence",
    Mark.PROTECTED: "Tap all protected chips",
    Mark.REMOVABLE: "Tap all chips that your one-eyed Jack may take",
    Mark.FINISH: "Tap every space where {side} can finish a sequence",
    Mark.DEAD: "Tap the spaces of your dead cards",
}

_NUMBERS: Final = {
    Number.SEQUENCES: "How many sequences has {side}?",
    Number.THREATS: "On how many spaces can {side} finish a sequence?",
    Number.UNSEEN: "How many {card} can the others still hold?",
    Number.DEAD: "How many of your cards are dead?",
}


@dataclass(frozen=True, slots=True)
class Question:
    """A position and a goal, with the words around them.

    `id` is unique over all content: `puzzle/<id>` or `lesson/<id>/<step>`. `done` is said when
    the goal is met; for puzzles it is empty and the engine's own words are enough.
    """

    id: str
    prompt: str
    position: Position
    goal: Goal
    hints: tuple[str, ...]
    done: str = ""


def question_of_puzzle(puzzle: Puzzle) -> Question:
    """Make the question that a puzzle asks."""
    return Question(
        id=f"puzzle/{puzzle.id}",
        prompt=describe_goal(puzzle.goal),
        position=puzzle.position,
        goal=puzzle.goal,
        hints=puzzle.hints,
    )


def question_of_step(lesson: Lesson, index: int) -> Question:
    """Make the question of a step, counted from 0."""
    step = lesson.steps[index]
    return Question(
        id=f"lesson/{lesson.id}/{step.id}",
        prompt=step.prompt,
        position=step.position,
        goal=step.goal,
        hints=(step.hint,),
        done=step.done,
    )


def describe_goal(goal: Goal) -> str:
    """Say a goal as a task, without a full stop: `Win now`."""
    match goal:
        case Win():
            return "Win now"
        case Complete(way):
            return _WAYS[way]
        case Block(sequence):
            aim = "complete a sequence" if sequence else "win"
            return f"Stop every opponent: nobody may {aim} next turn"
        case Remove(threat):
            return "Break the threat: take the right chip" if threat else "Take a chip"
        case Play(card):
            return f"Play {card.shown}"
        case Reduce():
            return "Leave your opponents the smallest chance to win"
        case Force():
            return "Force a win: be sure to win on your next turn"
        case Fork():
            return "Make a double threat that your cards can finish"
        case Exchange():
            return "Exchange a dead card"
        case Count(number, card, side):
            return _NUMBERS[number].format(card=card.shown if card is not None else "", side=side)
        case Spot(mark, card, side):
            return _MARKS[mark].format(card=card.shown if card is not None else "", side=side)


def describe_task(question: Question) -> tuple[str, str, str]:
    """Say side, goal and number of moves: the line above every board.

    A task to tap or to count has no number of moves.
    """
    side = str(question.position.side).capitalize()
    if isinstance(question.goal, Spot):
        moves = "tap"
    else:
        moves = "count" if isinstance(question.goal, Count) else "1 move"
    return side, describe_goal(question.goal), moves
