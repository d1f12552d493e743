"""The schema of a store: made, and carried over from an older release."""

from __future__ import annotations

from pathlib import Path
from threading import Lock
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from trainer.store.tables import SCHEMA

VERSION_TABLE: Final = "sequence_trainer_version"
"""Names the last step that was made; its own name, for a server may hold more than us."""

_FOLDER: Final = Path(__file__).with_name("migrations")
_ONE_AT_A_TIME: Final = Lock()
"""Alembic's operations are those of the process, not of a connection."""


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(_FOLDER).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


def versions() -> tuple[str, ...]:
    """Return all versions that this release knows, the newest first."""
    return tuple(step.revision for step in ScriptDirectory.from_config(_config()).walk_revisions())


def version_of(connection: Connection) -> str:
    """Return the version that a database has; empty where it has none."""
    context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
    return " ".join(sorted(context.get_current_heads()))


def carry_over(connection: Connection, to: str = "head") -> None:
    """Make the schema, or bring it up, within the transaction of the connection."""
    config = _config()
    config.attributes["connection"] = connection
    config.attributes["version_table"] = VERSION_TABLE
    with _ONE_AT_A_TIME:
        command.upgrade(config, to)


def is_taken(connection: Connection) -> bool:
    """Tell whether there are tables by our names, or in a file any tables at all."""
    there = inspect(connection)
    names = set(there.get_table_names())
    return bool(names if there.dialect.name == "sqlite" else names & set(SCHEMA.tables))
