"""Tasks of a sheet: what fits on paper, under a title, in words for a pencil."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from typing import Final

from trainer.content.lesson import Lesson
from trainer.content.puzzle import Puzzle
from trainer.game.cards import Card
from trainer.game.position import Position
from trainer.game.spaces import spaces_of
from trainer.sheets.errors import SelectionError
from trainer.tactics.goal import Block, Count, Exchange, Force, Number, Reduce, Remove, Spot
from trainer.training.question import (
    ChoiceQuestion,
    Question,
    describe_task,
    question_of_puzzle,
    task_of_step,
)

_TAP: Final = re.compile(r"\b([Tt])ap\b")
_ONE_EACH: Final = "Face up: the card of each chip."
_WORDS: Final = {"tap": "mark the spaces", "count": "write a number", "choose": "tick one box"}


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetTask:
    """A task that can be done on paper.

    `place` is where it is found on a screen, as the query of an address; `rules` are the ids of
    those that it drills.
    """

    title: str
    task: Question | ChoiceQuestion
    place: tuple[tuple[str, str], ...] = ()
    rules: tuple[str, ...] = ()

    @property
    def position(self) -> Position:
        """What is drawn."""
        return self.task.position

    @property
    def prompt(self) -> str:
        """What to do, as a sentence: taps become marks."""
        said = _TAP.sub(lambda found: "Mark" if found[1] == "T" else "mark", self.task.prompt)
        return said if said.endswith((".", "?", "!")) else f"{said}."

    @property
    def facts(self) -> str:
        """Side, number of moves, what is still needed, and who plays if there are more than two."""
        side, goal, moves = describe_task(self.task)
        table = self.position.table
        said = [f"{side} to move", _WORDS.get(moves, moves)]
        if self.task.prompt == goal and not isinstance(self._goal, Spot | Count):
            missing = self.position.missing(self.position.side)
            things = "1 more sequence" if missing == 1 else f"{missing} more sequences"
            said.append(f"{side.lower()} needs {things}")
        if table.people > table.sides:
            said.append(f"{table.people} people, {table.sides} teams")
        elif table.sides == 3:
            said.append("three sides")
        return " · ".join(said)

    @property
    def face_up(self) -> str:
        """Which cards lie face up, where the answer hangs on what others may hold; else empty."""
        if isinstance(self.task, ChoiceQuestion):
            said = _face_up(self.position)
            return "" if said == _ONE_EACH else said
        return _face_up(self.position) if _hangs_on_unseen_cards(self._goal) else ""

    @property
    def blanks(self) -> tuple[str, ...]:
        """What there is to write, each on a line of its own; nothing where a box is ticked."""
        goal = self._goal
        if goal is None:
            return ()
        if isinstance(goal, Spot):
            return ("Spaces",)
        if isinstance(goal, Count):
            return ("Number", "Why")
        if isinstance(goal, Exchange):
            return ("Card", "Why")
        return ("Card", "Chip taken from" if isinstance(goal, Remove) else "Space", "Why")

    @property
    def _goal(self) -> object:
        return self.task.goal if isinstance(self.task, Question) else None


def _hangs_on_unseen_cards(goal: object) -> bool:
    match goal:
        case Block() | Reduce() | Force() | Remove(threat=True) | Count(number=Number.UNSEEN):
            return True
        case _:
            return False


def _face_up(position: Position) -> str:
    """Say which cards lie face up: that of each chip and others, or else all of them."""
    layout = position.board.layout
    shown = (layout.card_at(space) for space in spaces_of(position.board.occupied))
    printed = Counter(card for card in shown if card is not None)
    lying = Counter(position.discards)
    if not lying:
        return "Face up: no card."
    if printed - lying:
        return f"Face up: {_listed(lying)}."
    more = lying - printed
    return f"Face up: the card of each chip, and {_listed(more)}." if more else _ONE_EACH


def _listed(cards: Counter[Card]) -> str:
    return " ".join(card.shown for card in sorted(cards.elements()))


def task_of_puzzle(puzzle: Puzzle) -> SheetTask:
    """Make the task of a puzzle; all puzzles fit on paper."""
    return SheetTask(
        title=puzzle.title,
        task=question_of_puzzle(puzzle),
        place=(("puzzle", puzzle.id),),
        rules=puzzle.rules,
    )


def task_of_lesson_step(lesson: Lesson, index: int) -> SheetTask:
    """Make the task of a step, counted from 0.

    Raises SelectionError for a step that is watched or takes a whole turn: those need a screen.
    """
    task, step = task_of_step(lesson, index), lesson.steps[index]
    if not isinstance(task, Question | ChoiceQuestion):
        raise SelectionError(
            f"'{task.id}' shows moves or takes a whole turn, which needs a screen; "
            "steps with a move, spaces, a number or choices fit on paper"
        )
    return SheetTask(
        title=lesson.title,
        task=task,
        place=(("lesson", lesson.id), ("step", str(index + 1))),
        rules=step.rules,
    )
