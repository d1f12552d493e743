"""Answers as CSV: one line an answer, for a spreadsheet that must not run what a child typed."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable
from datetime import UTC
from typing import Final

from trainer.classroom.pupil import Pupil
from trainer.classroom.room import Room
from trainer.classroom.visit import VisitError, parse_visit
from trainer.training.answer import Answer

HEAD: Final = (
    "room",
    "question",
    "meaning",
    "nickname",
    "number",
    "round",
    "attempt",
    "said",
    "outcome",
    "cause",
    "rule",
    "hints",
    "milliseconds",
    "time",
)
_STARTS: Final = ("=", "+", "-", "@", "\t", "\r", "\n", "\0", "＝", "＋", "－", "＠")  # noqa: RUF001 - the wide forms are the danger
"""What a spreadsheet may take for the start of a formula."""


def csv_of(room: Room, pupils: Iterable[Pupil], answers: Iterable[Answer]) -> str:
    """Write all answers of a room, in the order in which they came; times are in UTC.

    Every field is quoted. Texts that could start a formula get an apostrophe; numbers are written
    as numbers. An answer of a pupil who was removed has no nickname.
    """
    known = {pupil.id: pupil for pupil in pupils}
    rows = []
    for answer in sorted(answers, key=lambda each: (each.at, each.key)):
        try:
            visit = parse_visit(answer.visit)
        except VisitError:
            continue
        if visit.room == room.id:
            rows.append(_row(room, known.get(visit.pupil), visit.round, answer))
    return csv_text((HEAD, *rows))


def csv_text(rows: Iterable[Iterable[str | int]]) -> str:
    """Write rows as CSV, all fields quoted, no text a formula."""
    file = io.StringIO(newline="")
    writer = csv.writer(file, quoting=csv.QUOTE_ALL, lineterminator="\r\n")
    for row in rows:
        writer.writerow([str(cell) if isinstance(cell, int) else harmless(cell) for cell in row])
    return file.getvalue()


def harmless(text: str) -> str:
    """Return a text that no spreadsheet takes for a formula, also after blanks at its start."""
    return f"'{text}" if text.startswith(_STARTS) or text.lstrip().startswith(_STARTS) else text


def _row(room: Room, pupil: Pupil | None, round_: int, answer: Answer) -> tuple[str | int, ...]:
    number = pupil.number if pupil is not None and pupil.number is not None else ""
    return (
        room.id,
        answer.question,
        answer.meaning,
        "" if pupil is None else pupil.nickname,
        number,
        round_,
        answer.number,
        answer.said,
        answer.outcome.value,
        answer.cause,
        answer.rule,
        answer.hints,
        answer.milliseconds,
        answer.at.astimezone(UTC).isoformat(timespec="milliseconds"),
    )
