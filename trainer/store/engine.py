"""Engines: how connections are opened and transactions begun, so that nothing is lost.

SQLite: a write takes the lock when it begins, for a transaction that begins by reading cannot
take it later; each commit reaches the disk before it returns; readers never wait for a writer.
PostgreSQL: writers take turns by one advisory lock, so that numbers of rows are the order of
commits, and two answers to one puzzle move its rating one after the other.
Neither tells in an error what was asked for: errors end up in logs, and keys are secrets.
"""

from __future__ import annotations

import sqlite3
from functools import partial
from typing import Final, Literal

from sqlalchemy import Connection, Engine, NullPool, QueuePool, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError

from trainer.store.errors import StoreAddress, StoreUnreachable
from trainer.store.place import FilePlace, Place, ServerPlace

PATIENCE: Final = 5
"""Seconds to wait for another program that is writing."""

WRITES: Final = "trainer_writes"
"""The option of a connection that is going to write."""

_POOL: Final = 20
_QUEUE: Final = 30
"""Seconds to wait for a connection while other threads have them all."""
_SQLITE: Final = (
    "PRAGMA busy_timeout = 5000",
    "PRAGMA foreign_keys = ON",
    "PRAGMA secure_delete = ON",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
)
_POSTGRES: Final = (
    "SET lock_timeout = '5s'",
    # What `record` has returned must survive; a server set to be faster than that is overruled.
    """SELECT set_config('synchronous_commit', 'on', false)
       WHERE current_setting('synchronous_commit') = 'off'""",
)
_TAKE_TURNS: Final = "SELECT pg_advisory_xact_lock(835107204662)"


def engine_for(place: Place) -> Engine:
    """Return an engine that opens connections when needed. Raises StoreUnreachable."""
    match place:
        case FilePlace():
            return _sqlite(place)
        case ServerPlace():
            return _postgres(place)


def engine_to_look(place: FilePlace) -> Engine:
    """Return an engine that changes nothing, not even the way a file is written."""
    return create_engine(
        "sqlite://",
        creator=partial(connected, place, "ro"),
        poolclass=NullPool,
        hide_parameters=True,
    )


def connected(place: FilePlace, mode: Literal["ro", "rw"]) -> sqlite3.Connection:
    """Open a file that is there, to read or to write; SQLite itself would make a missing one."""
    return sqlite3.connect(
        f"{place.path.as_uri()}?mode={mode}",
        uri=True,
        timeout=PATIENCE,
        isolation_level=None,
        check_same_thread=False,
    )


def _sqlite(place: FilePlace) -> Engine:
    engine = create_engine(
        "sqlite://",
        creator=partial(connected, place, "rw"),
        poolclass=QueuePool,
        pool_size=_POOL,
        max_overflow=0,
        pool_timeout=_QUEUE,
        hide_parameters=True,
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: DBAPIConnection, _record: object) -> None:
        _run(connection, _SQLITE)

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        writes = connection.get_execution_options().get(WRITES, False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def _postgres(place: ServerPlace) -> Engine:
    waits = {} if "connect_timeout" in place.url.query else {"connect_timeout": PATIENCE}
    try:
        engine = create_engine(
            place.url,
            connect_args=waits,
            pool_size=_POOL,
            max_overflow=0,
            pool_timeout=_QUEUE,
            hide_parameters=True,
            pool_pre_ping=True,  # a server may have been started again in between
        )
    except ImportError:
        raise StoreUnreachable(
            "PostgreSQL needs one more package: python -m pip install 'psycopg[binary]'"
        ) from None
    except (ArgumentError, TypeError, ValueError):
        raise StoreAddress("This address of a PostgreSQL server has a fault.") from None

    @event.listens_for(engine, "connect")
    def prepare(connection: DBAPIConnection, _record: object) -> None:
        _run(connection, _POSTGRES)
        connection.commit()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        if connection.get_execution_options().get(WRITES, False):
            connection.exec_driver_sql(_TAKE_TURNS)

    return engine


def _run(connection: DBAPIConnection, statements: tuple[str, ...]) -> None:
    cursor = connection.cursor()
    for statement in statements:
        cursor.execute(statement)
    cursor.close()
