"""Questions: what a puzzle and a step of a lesson have in common for the one who answers."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Final

from trainer.content.lesson import Lesson
from trainer.content.pointers import NO_POINTERS, Pointers
from trainer.content.puzzle import Puzzle
from trainer.content.task import Choice, Choose, Turn, Watch
from trainer.game.moves import Move
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


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """What every kind of task shows: a position, the words around it, and pointers.

    `id` is unique over all content: `puzzle/<id>` or `lesson/<id>/<step>`. `done` is said when
    the task is done; for puzzles it is empty and the engine's own words are enough.
    """

    id: str
    prompt: str
    position: Position
    hints: tuple[str, ...] = ()
    done: str = ""
    show: Pointers = NO_POINTERS


@dataclass(frozen=True, slots=True, kw_only=True)
class Question(Scene):
    """A goal to meet, and the moves that others play once it is met."""

    goal: Goal
    answer: tuple[Move, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class ChoiceQuestion(Scene):
    """Several answers, one of them right."""

    choices: tuple[Choice, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Film(Scene):
    """Moves to watch."""

    moves: tuple[Move, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class WholeTurn(Scene):
    """A whole turn to take (TURN-1)."""

    turn: Turn


AnyTask = Question | ChoiceQuestion | Film | WholeTurn


def question_of_puzzle(puzzle: Puzzle) -> Question:
    """Make the question that a puzzle asks."""
    return Question(
        id=f"puzzle/{puzzle.id}",
        prompt=describe_goal(puzzle.goal),
        position=puzzle.position,
        goal=puzzle.goal,
        hints=puzzle.hints,
    )


def task_of_step(lesson: Lesson, index: int) -> AnyTask:
    """Make what a step, counted from 0, asks for."""
    step = lesson.steps[index]
    scene = Scene(
        id=f"lesson/{lesson.id}/{step.id}",
        prompt=step.prompt,
        position=step.position,
        hints=(step.hint,) if step.hint else (),
        done=step.done,
        show=step.show,
    )
    words = {field.name: getattr(scene, field.name) for field in fields(Scene)}
    match step.task:
        case Choose(choices):
            return ChoiceQuestion(**words, choices=choices)
        case Watch(moves):
            return Film(**words, moves=moves)
        case Turn():
            return WholeTurn(**words, turn=step.task)
        case goal:
            return Question(**words, goal=goal, answer=step.answer)


def describe_goal(goal: Goal) -> str:
    """Say a goal as a task, without a full stop: `Win now`."""
    match goal:
        case Win():
            return "Win now"
        case Complete(way):
            return _WAYS[way]
        case Block(sequence):
            harm = "completing a sequence" if sequence else "winning"
            return f"Stop every opponent from {harm} before your next turn"
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


def describe_task(task: AnyTask) -> tuple[str, str, str]:
    """Say side, goal and number of moves: the line above every board.

    A task to tap, to count, to choose or to watch has no number of moves; a word says what it is.
    """
    side = str(task.position.side).capitalize()
    match task:
        case Question(goal=goal):
            word = "tap" if isinstance(goal, Spot) else "count"
            moves = word if isinstance(goal, Spot | Count) else "1 move"
            return side, describe_goal(goal), moves
        case ChoiceQuestion():
            return side, "Choose the right answer", "choose"
        case Film():
            return side, "Watch", "watch"
        case WholeTurn(turn=turn):
            return side, describe_goal(turn.goal), "1 whole turn"
