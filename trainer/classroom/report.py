"""Reports: what a class did, as plain tables for a page, for paper or for a spreadsheet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import timedelta

from trainer.classroom.causes import cause_called, class_cause, what_was_done
from trainer.classroom.grid import Cell, Grid, Totals, grid, tries_of
from trainer.classroom.pupil import Pupil
from trainer.classroom.room import Pace, Room
from trainer.game.rulebook import RULES
from trainer.tactics.cause import Cause
from trainer.training.answer import Answer
from trainer.training.days import NO_OFFSET, day_of


@dataclass(frozen=True, slots=True)
class Table:
    """A table of texts: its title, the heads of its columns, and rows of as many texts each."""

    title: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Report:
    """A report: a title, a few lines, and tables."""

    title: str
    intro: tuple[str, ...]
    tables: tuple[Table, ...]


def report(
    room: Room,
    pupils: Iterable[Pupil],
    answers: Iterable[Answer],
    titles: Mapping[str, str],
    offset: timedelta = NO_OFFSET,
) -> Report:
    """Report on a room: by child, by question, by rule and cause, and child by question.

    `titles` has a title for each item; one that is missing is called by its id. `offset` is how
    far the clock of the class is from UTC.
    """
    answers = tuple(answers)
    whole = grid(room, pupils, answers)
    return Report(
        title=f"What the class did on {day_of(room.opened, offset).isoformat()}",
        intro=_intro(room, whole),
        tables=(
            _by_child(whole),
            _by_item(whole, titles),
            _by_cause(room, whole, answers),
            _child_by_item(whole),
        ),
    )


def _intro(room: Room, whole: Grid) -> tuple[str, ...]:
    pace = "one question after the other" if room.pace is Pace.LIVE else "at their own pace"
    children = _number(len(whole.rows), "child", "children")
    questions = _number(len(whole.columns), "question")
    return (
        f"{children}, {questions}, {pace}.",
        "A move against the rules is counted as refused. It decides nothing.",
    )


_STATES = ("Right", "With hints", "Shown", "Wrong", "Refused only", "Not yet")


def _counts(totals: Totals) -> tuple[str, ...]:
    counts = totals.right, totals.hinted, totals.shown, totals.wrong, totals.refused
    return *map(str, counts), str(totals.not_yet)


def _by_child(whole: Grid) -> Table:
    rows = (
        (_roster_number(row.pupil), row.pupil.nickname, *_counts(row.totals)) for row in whole.rows
    )
    return Table("By child", ("No.", "Name", *_STATES), tuple(rows))


def _by_item(whole: Grid, titles: Mapping[str, str]) -> Table:
    rows = (
        (
            str(number),
            titles.get(column.item, column.item),
            *_counts(column.totals),
            "" if column.common is None else str(column.common),
        )
        for number, column in enumerate(whole.columns, start=1)
    )
    return Table("By question", ("No.", "Question", *_STATES, "What went wrong"), tuple(rows))


def _by_cause(room: Room, whole: Grid, answers: tuple[Answer, ...]) -> Table:
    """Count each cause with its rule, the one of most children first."""
    in_room = {row.pupil.id for row in whole.rows}
    tries: Counter[tuple[Cause, str]] = Counter()
    children: Counter[tuple[Cause, str]] = Counter()
    seen: set[tuple[str, Cause, str]] = set()
    for (pupil, item), given in tries_of(room, answers).items():
        for answer in given if pupil in in_room and item in room.items else ():
            cause = cause_called(answer.cause)
            if cause is None:
                continue
            rule = class_cause(cause, 1, answer.rule).rule
            tries[cause, rule] += 1
            if (pupil, cause, rule) not in seen:
                seen.add((pupil, cause, rule))
                children[cause, rule] += 1
    order = list(Cause)
    keys = sorted(tries, key=lambda key: (-children[key], -tries[key], order.index(key[0]), key[1]))
    rows = (
        (
            rule,
            RULES[rule].text if rule in RULES else "",
            what_was_done(cause),
            str(children[cause, rule]),
            str(tries[cause, rule]),
        )
        for cause, rule in keys
    )
    head = ("Rule", "What it says", "What was done", "Children", "Tries")
    return Table("By rule", head, tuple(rows))


def _child_by_item(whole: Grid) -> Table:
    head = ("No.", "Name", *(str(number) for number in range(1, len(whole.columns) + 1)))
    rows = (
        (_roster_number(row.pupil), row.pupil.nickname, *map(_cell, row.cells))
        for row in whole.rows
    )
    return Table("Child by question", head, tuple(rows))


def _cell(cell: Cell) -> str:
    if cell.cause is None:
        return cell.state.value
    return f"{cell.state.value}: {class_cause(cell.cause, 1, cell.rule).rule}"


def _roster_number(pupil: Pupil) -> str:
    return "" if pupil.number is None else str(pupil.number)


def _number(count: int, one: str, many: str = "") -> str:
    return f"{count} {one if count == 1 else many or one + 's'}"
