"""Grids: child by question, how far each has come, in the order of the teacher's list."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum

from trainer.classroom.causes import ClassCause, cause_called
from trainer.classroom.pupil import Pupil, in_roster_order
from trainer.classroom.room import Pace, Room
from trainer.classroom.tally import common_cause
from trainer.classroom.visit import Visit, VisitError, parse_visit
from trainer.tactics.cause import Cause
from trainer.training.answer import Answer, Outcome


class State(Enum):
    """How a child stands at a question; the value is said on the page."""

    RIGHT = "right"
    HINTED = "right with hints"
    SHOWN = "solution shown"
    WRONG = "wrong"
    REFUSED = "refused only"
    """Only moves against the rules so far."""
    NOT_YET = "not yet"


@dataclass(frozen=True, slots=True)
class Cell:
    """One child at one question; `misses` counts wrong tries, refused ones too."""

    state: State
    misses: int = 0
    cause: Cause | None = None
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Totals:
    """How many cells there are of each state."""

    right: int
    hinted: int
    shown: int
    wrong: int
    refused: int
    not_yet: int

    @property
    def done(self) -> int:
        """How many are answered, with or without hints."""
        return self.right + self.hinted


@dataclass(frozen=True, slots=True)
class Row:
    """A child with a cell for each item of the room."""

    pupil: Pupil
    cells: tuple[Cell, ...]
    totals: Totals


@dataclass(frozen=True, slots=True)
class Column:
    """A question with what the class made of it."""

    item: str
    totals: Totals
    common: ClassCause | None


@dataclass(frozen=True, slots=True)
class Grid:
    """All children of a room by all of its items."""

    rows: tuple[Row, ...]
    columns: tuple[Column, ...]


def grid(room: Room, pupils: Iterable[Pupil], answers: Iterable[Answer]) -> Grid:
    """Make the grid of a room; answers of other rooms are left out.

    At the children's own pace all tries count: a right one settles the question. In a live room
    the last answer counts, in the last round in which the child answered the question.
    """
    tries = tries_of(room, answers)
    pupils = in_roster_order(pupils)
    cells = {
        (pupil.id, item): cell_of(tries.get((pupil.id, item), ()))
        for pupil in pupils
        for item in room.items
    }
    rows = tuple(
        Row(pupil, row, _totals(row))
        for pupil in pupils
        for row in (tuple(cells[pupil.id, item] for item in room.items),)
    )
    return Grid(rows, tuple(_column(item, pupils, tries, cells) for item in room.items))


def tries_of(room: Room, answers: Iterable[Answer]) -> dict[tuple[str, str], tuple[Answer, ...]]:
    """Return the tries that count, by the pupil's id and the question, in their order."""
    found: dict[tuple[str, str], list[tuple[int, int, Answer]]] = {}
    for answer in answers:
        visit = _visit_in(room, answer)
        if visit is not None:
            key = visit.pupil, answer.question
            found.setdefault(key, []).append((visit.round, answer.number, answer))
    ordered = {
        key: tuple(answer for *_, answer in sorted(tries, key=lambda each: each[:2]))
        for key, tries in found.items()
    }
    if room.pace is Pace.OWN:
        return ordered
    return {key: tries[-1:] for key, tries in ordered.items()}


def cell_of(tries: tuple[Answer, ...]) -> Cell:
    """Say how a child stands, from all tries at a question in their order."""
    misses, last = 0, Cell(State.NOT_YET)
    for answer in tries:
        match answer.outcome:
            case Outcome.RIGHT:
                return Cell(State.HINTED if answer.hints else State.RIGHT, misses)
            case Outcome.SHOWN:
                return Cell(State.SHOWN, misses)
            case Outcome.WRONG:
                misses += 1
                last = Cell(State.WRONG, misses, cause_called(answer.cause), answer.rule)
            case Outcome.REFUSED:
                misses += 1
                if last.state is State.WRONG:
                    last = Cell(State.WRONG, misses, last.cause, last.rule)
                else:
                    cause = cause_called(answer.cause)
                    last = Cell(State.REFUSED, misses, cause, answer.rule)
    return last


def _visit_in(room: Room, answer: Answer) -> Visit | None:
    try:
        visit = parse_visit(answer.visit)
    except VisitError:
        return None
    return visit if visit.room == room.id else None


def _totals(cells: Iterable[Cell]) -> Totals:
    counts = Counter(cell.state for cell in cells)
    return Totals(
        right=counts[State.RIGHT],
        hinted=counts[State.HINTED],
        shown=counts[State.SHOWN],
        wrong=counts[State.WRONG],
        refused=counts[State.REFUSED],
        not_yet=counts[State.NOT_YET],
    )


def _column(
    item: str,
    pupils: tuple[Pupil, ...],
    tries: Mapping[tuple[str, str], tuple[Answer, ...]],
    cells: Mapping[tuple[str, str], Cell],
) -> Column:
    """Sum up a question; a child who made the same mistake twice counts once for it."""
    mistakes = [
        answer for pupil in pupils for answer in _one_of_each_cause(tries.get((pupil.id, item), ()))
    ]
    totals = _totals(cells[pupil.id, item] for pupil in pupils)
    return Column(item, totals, common_cause(mistakes))


def _one_of_each_cause(tries: tuple[Answer, ...]) -> tuple[Answer, ...]:
    return tuple({answer.cause: answer for answer in tries if answer.cause}.values())
