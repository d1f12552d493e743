"""Ratings in the store: what follows from the answers, kept so that nobody waits for it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import Connection, Table, bindparam, delete, insert, select, update

from trainer.store import answers
from trainer.store.tables import ANSWERS, PERSON_RATINGS, PUZZLE_RATINGS, RATED
from trainer.training.answer import Answer
from trainer.training.rating import Rating, is_rated, new_person, rate


@dataclass(frozen=True, slots=True)
class RatedAnswer:
    """An answer that moved a rating.

    `key` and `at` are those of the answer. `person` and `puzzle_rating` are the ratings after it,
    `met` is the one that the puzzle had before.
    """

    key: str
    at: datetime
    puzzle: str
    person: Rating
    puzzle_rating: Rating
    met: Rating


def move(
    connection: Connection, person: int, number: int, answer: Answer, start: Rating | None
) -> RatedAnswer | None:
    """Move the ratings by an answer that was added; None where it moves none.

    `start` is the rating of a puzzle that has none yet.
    """
    met = of_puzzle(connection, answer.puzzle) or start
    if met is None or not _is_rated(connection, person, number, answer):
        return None
    before = of_person(connection, person) or new_person()
    mine, after = rate(before, met, answer.is_right, answer.at)
    if after != met:
        _put(connection, _PUZZLE, answer.puzzle, after)
    _put(connection, _PERSON, person, mine)
    connection.execute(_RATED, {"answer": number, "met": met, "person": mine, "puzzle": after})
    return RatedAnswer(answer.key, answer.at, answer.puzzle, mine, after, met)


def _is_rated(connection: Connection, person: int, number: int, answer: Answer) -> bool:
    return is_rated(answer, ()) and is_rated(
        answer, answers.to_question(connection, person, answer.question, before=number)
    )


def _move_person(
    connection: Connection, person: int, number: int, answer: Answer, met: Rating
) -> None:
    if _is_rated(connection, person, number, answer):
        before = of_person(connection, person) or new_person()
        mine, _ = rate(before, met, answer.is_right, answer.at)
        _put(connection, _PERSON, person, mine)
        connection.execute(_RATED, {"answer": number, "met": met, "person": mine, "puzzle": met})


def move_by_brought(connection: Connection, person: int, after: int) -> None:
    """Move a person's rating by the answers after a number that came from another store.

    They count against the ratings that the puzzles had there, and move no puzzle here: a file
    could be made up.
    """
    mine = of_person(connection, person) or new_person()
    earlier: dict[str, list[Answer]] = defaultdict(list)
    rows = []
    for number, answer, met in answers.with_met(connection, person):
        if number > after and met is not None and is_rated(answer, earlier[answer.question]):
            mine, _ = rate(mine, met, answer.is_right, answer.at)
            rows.append({"answer": number, "met": met, "person": mine, "puzzle": met})
        if answer.decides or answer.hints:  # the others count for nothing later
            earlier[answer.question].append(answer)
    if rows:
        connection.execute(_RATED, rows)
        _put(connection, _PERSON, person, mine)


def of_person(connection: Connection, person: int) -> Rating | None:
    """Return the rating of a person; None before the first rated answer."""
    return connection.scalar(_PERSON.get, {"whose": person})


def of_puzzle(connection: Connection, puzzle: str) -> Rating | None:
    """Return the rating of a puzzle; None while it is that of its file."""
    return connection.scalar(_PUZZLE.get, {"whose": puzzle})


def of_puzzles(connection: Connection) -> dict[str, Rating]:
    """Return the ratings of all puzzles that answers have moved."""
    rows = connection.execute(select(PUZZLE_RATINGS.c.puzzle, PUZZLE_RATINGS.c.rating))
    return {row[0]: row[1] for row in rows}


def course(connection: Connection, person: int, answer: int = 0) -> tuple[RatedAnswer, ...]:
    """Return the rated answers of a person, in order; or that one answer."""
    wanted = (
        select(*answers.SELECT.selected_columns, RATED.c.person, RATED.c.puzzle, RATED.c.met)
        .join(RATED, RATED.c.answer == ANSWERS.c.number)
        .where(ANSWERS.c.person == person)
        .order_by(ANSWERS.c.number)
    )
    if answer:
        wanted = wanted.where(ANSWERS.c.number == answer)
    found = []
    for row in connection.execute(wanted):
        given = answers.answer_of(row)
        found.append(RatedAnswer(given.key, given.at, given.puzzle, *row[-3:]))
    return tuple(found)


def compute_again(connection: Connection, starts: Mapping[str, Rating]) -> None:
    """Compute all ratings anew from the answers, in the order they were kept."""
    for table in (RATED, PERSON_RATINGS, PUZZLE_RATINGS):
        connection.execute(delete(table))
    rows = connection.execute(
        select(*answers.SELECT.selected_columns, ANSWERS.c.person, ANSWERS.c.met).order_by(
            ANSWERS.c.number
        )
    )
    for row in rows.all():
        answer = answers.answer_of(row)
        if row.met is None:
            move(connection, row.person, row.number, answer, starts.get(answer.puzzle))
        else:
            _move_person(connection, row.person, row.number, answer, row.met)


class _Current:
    """The statements for a table of current ratings, made once: that takes longer than a run."""

    def __init__(self, table: Table) -> None:
        (key,) = table.primary_key.columns
        mine = key == bindparam("whose")
        self.get = select(table.c.rating).where(mine)
        self.change = update(table).where(mine).values(rating=bindparam("now"))
        self.add = insert(table).values({key: bindparam("whose"), table.c.rating: bindparam("now")})


_PERSON = _Current(PERSON_RATINGS)
_PUZZLE = _Current(PUZZLE_RATINGS)
_RATED = insert(RATED)


def _put(connection: Connection, current: _Current, whose: int | str, rating: Rating) -> None:
    values = {"whose": whose, "now": rating}
    if not connection.execute(current.change, values).rowcount:
        connection.execute(current.add, values)
