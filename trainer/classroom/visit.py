"""Visits: one showing of a question to one pupil, and the name that its answers have."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from trainer.classroom.room import Pace, Room
from trainer.errors import TrainerError
from trainer.training.answer import Answer

_FORM: Final = re.compile(
    r"(?P<room>[A-Za-z0-9-]{1,64}):(?P<round>[0-9]{1,9}):(?P<pupil>[A-Za-z0-9-]{1,64})"
    r"(?::(?P<question>[a-z0-9/-]{1,200}))?"
)


class VisitError(TrainerError, ValueError):
    """A text that names no visit of a room."""


@dataclass(frozen=True, slots=True)
class Visit:
    """A room, a round in it and a pupil; at the pupils' own pace the question too."""

    room: str
    round: int
    pupil: str
    question: str = ""


def visit_of(room: Room, pupil: str, question: str) -> Visit:
    """Return the visit in which a pupil, by id, answers a question now."""
    return Visit(room.id, room.round, pupil, question if room.pace is Pace.OWN else "")


def format_visit(visit: Visit) -> str:
    """Write `ROOM:ROUND:PUPIL`, and `:QUESTION` where there is one. Inverse of `parse_visit`."""
    name = f"{visit.room}:{visit.round}:{visit.pupil}"
    return f"{name}:{visit.question}" if visit.question else name


def parse_visit(text: str) -> Visit:
    """Read a visit. Raises VisitError for anything that `format_visit` does not write."""
    match = _FORM.fullmatch(text)
    if match is not None:
        visit = Visit(match["room"], int(match["round"]), match["pupil"], match["question"] or "")
        if format_visit(visit) == text:
            return visit
    raise VisitError(f"'{text[:80]}' names no visit of a room.")


def last_answers(answers: Iterable[Answer]) -> dict[Visit, Answer]:
    """Return the answer that counts in each visit: the last one. Answers of no room are left out.

    Whatever the order they come in, the number decides.
    """
    last: dict[Visit, Answer] = {}
    for answer in answers:
        try:
            visit = parse_visit(answer.visit)
        except VisitError:
            continue
        if visit not in last or last[visit].number < answer.number:
            last[visit] = answer
    return last


def last_of_round(room: Room, answers: Iterable[Answer]) -> dict[str, Answer]:
    """Return what counts in the round that is on the board, by the ids of the pupils."""
    return {
        visit.pupil: answer
        for visit, answer in last_answers(answers).items()
        if (visit.room, visit.round) == (room.id, room.round) and answer.question == room.question
    }
