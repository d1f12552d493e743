"""Puzzles: one position, one goal, as a file of their own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from trainer.content.fields import Fields
from trainer.content.nodes import Entries
from trainer.content.notation import read_goal, read_moves, read_rules
from trainer.content.problem import Report
from trainer.content.setup import build, read_setup
from trainer.game.moves import Move
from trainer.game.position import Position
from trainer.tactics.goal import Goal

FORMAT: Final = 1
STATUSES: Final = ("draft", "published", "withdrawn")
LONGEST_TITLE: Final = 60
LOWEST_RATING: Final = 400
HIGHEST_RATING: Final = 3000
MOST_HINTS: Final = 3


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position with a goal. What is right is for the engine to find.

    `chapter` is the folder that the file lies in; `solution` what the author expects, or None.
    """

    id: str
    title: str
    chapter: str
    status: str
    rating: int
    rules: tuple[str, ...]
    position: Position
    goal: Goal
    moves: int
    solution: tuple[Move, ...] | None
    hints: tuple[str, ...]
    replaces: str = ""
    """The id of the puzzle that this one stands in for, which was published before."""


def read_puzzle(entries: Entries, report: Report, name: str, chapter: str) -> Puzzle | None:
    """Read a puzzle; `name` is that of the file. Reports all faults, None if there was one."""
    faults = len(report)
    fields = Fields(entries, report)
    fields.take_int("format", FORMAT, FORMAT)
    id_ = fields.take_id(named=name)
    title = fields.take_text("title", longest=LONGEST_TITLE)
    status = fields.take_choice("status", STATUSES)
    replaces = fields.take_id("replaces", required=False)
    rating = fields.take_int("rating", LOWEST_RATING, HIGHEST_RATING)
    rules = read_rules(fields)
    position = _read_position(fields)
    goal = read_goal(fields)
    moves = fields.take_int("moves", 1, 1)
    solution = read_moves(fields, "solution")
    hints = fields.take_list_of_texts("hints", required=False, most=MOST_HINTS) or ()
    fields.done()
    if len(report) > faults or position is None or goal is None:
        return None
    return Puzzle(
        id=id_ or name,
        title=title or name,
        chapter=chapter,
        status=status or STATUSES[0],
        rating=rating or 0,
        rules=rules,
        position=position,
        goal=goal,
        moves=moves or 1,
        solution=solution,
        hints=tuple(hint.value.strip() for hint in hints),
        replaces=replaces or "",
    )


def _read_position(fields: Fields) -> Position | None:
    group = fields.take_entries("position")
    setup = read_setup(group) if group is not None else None
    if group is None or setup is None:
        return None
    size = setup.table.hand_size
    if len(setup.hand) != size:
        hint = f"{setup.table.people} people hold {size} cards each (DEAL-3)"
        group.refuse("hand", "M305", f"{len(setup.hand)} cards in hand, expected {size}", hint)
    return build(setup, group)
