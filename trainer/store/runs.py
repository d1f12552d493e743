"""Runs under way in the store: the last one of each mode, as one text."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select

from trainer.store.errors import NotStorable
from trainer.store.tables import RUNS
from trainer.training.drills import LONGEST, Drill, format_drill, parse_drill


def keep(connection: Connection, person: int, run: Drill) -> None:
    """Put a run in the place of the last one of its mode. Raises NotStorable."""
    text = format_drill(run)
    if len(text) > LONGEST:
        raise NotStorable("This run is too long to be kept.")
    mode = run.mode.value
    connection.execute(delete(RUNS).where(RUNS.c.person == person, RUNS.c.mode == mode))
    connection.execute(insert(RUNS).values(person=person, mode=mode, run=text))


def of_person(connection: Connection, person: int) -> tuple[Drill, ...]:
    """Return all runs of a person, one of each mode; what cannot be read any more is left out."""
    texts = connection.scalars(select(RUNS.c.run).where(RUNS.c.person == person))
    return tuple(run for run in map(parse_drill, texts) if run is not None)
