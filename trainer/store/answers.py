"""Answers in the store: facts that are added, and never changed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection, Row, bindparam, insert, select

from trainer.store.tables import ANSWERS
from trainer.training.answer import Answer
from trainer.training.rating import Rating

SELECT = select(
    ANSWERS.c.number,
    ANSWERS.c.question,
    ANSWERS.c.meaning,
    ANSWERS.c.mode,
    ANSWERS.c.visit,
    ANSWERS.c["try"],
    ANSWERS.c.at,
    ANSWERS.c.outcome,
    ANSWERS.c.said,
    ANSWERS.c.cause,
    ANSWERS.c.rule,
    ANSWERS.c.hints,
    ANSWERS.c.milliseconds,
    ANSWERS.c.given_up,
)

# Made once: to put a statement together takes longer than to run it.
_ADD = insert(ANSWERS).returning(ANSWERS.c.number)
_NUMBER = select(ANSWERS.c.number).where(
    ANSWERS.c.person == bindparam("whose"),
    ANSWERS.c.visit == bindparam("in"),
    ANSWERS.c["try"] == bindparam("at"),
)
_TO = SELECT.where(
    ANSWERS.c.person == bindparam("whose"),
    ANSWERS.c.question == bindparam("to"),
    ANSWERS.c.number < bindparam("before"),
).order_by(ANSWERS.c.number)


def add(connection: Connection, person: int, answer: Answer) -> int:
    """Add an answer and return the number of its row."""
    number: int = connection.execute(_ADD, {**_values(answer), "person": person}).scalar_one()
    return number


def add_all(
    connection: Connection, person: int, brought: Iterable[tuple[Answer, Rating | None]]
) -> None:
    """Add answers from another store, each with the rating that its puzzle had there, if any."""
    rows = [{**_values(answer), "person": person, "met": met} for answer, met in brought]
    if rows:
        connection.execute(insert(ANSWERS), rows)


def number_of(connection: Connection, person: int, answer: Answer) -> int | None:
    """Return the number of the row that keeps an answer of the same key."""
    asked = {"whose": person, "in": answer.visit, "at": answer.number}
    return connection.scalar(_NUMBER, asked)


def of_person(
    connection: Connection, person: int, after: int = 0
) -> tuple[tuple[int, Answer], ...]:
    """Return the answers of a person in the order they were kept, each with its number."""
    wanted = SELECT.where(ANSWERS.c.person == person, ANSWERS.c.number > after)
    rows = connection.execute(wanted.order_by(ANSWERS.c.number))
    return tuple((row[0], answer_of(row)) for row in rows)


def with_met(connection: Connection, person: int) -> tuple[tuple[int, Answer, Rating | None], ...]:
    """Return the answers of a person, each with the rating its puzzle had in another store."""
    wanted = select(*SELECT.selected_columns, ANSWERS.c.met).where(ANSWERS.c.person == person)
    rows = connection.execute(wanted.order_by(ANSWERS.c.number))
    return tuple((row[0], answer_of(row), row.met) for row in rows)


def to_question(
    connection: Connection, person: int, question: str, before: int
) -> tuple[Answer, ...]:
    """Return a person's answers to a question that were kept before one, in their order."""
    rows = connection.execute(_TO, {"whose": person, "to": question, "before": before})
    return tuple(answer_of(row) for row in rows)


def _values(answer: Answer) -> dict[str, Any]:
    return {
        "question": answer.question,
        "meaning": answer.meaning,
        "mode": answer.mode,
        "visit": answer.visit,
        "try": answer.number,
        "at": answer.at,
        "outcome": answer.outcome,
        "said": answer.said,
        "cause": answer.cause,
        "rule": answer.rule,
        "hints": answer.hints,
        "milliseconds": answer.milliseconds,
        "given_up": answer.given_up,
    }


def answer_of(row: Row[*tuple[Any, ...]]) -> Answer:
    """Return the answer of a row that begins with the columns of `SELECT`."""
    return Answer(
        question=row[1],
        meaning=row[2],
        mode=row[3],
        visit=row[4],
        number=row[5],
        at=row[6],
        outcome=row[7],
        said=row[8],
        cause=row[9],
        rule=row[10],
        hints=row[11],
        milliseconds=row[12],
        given_up=row[13],
    )
