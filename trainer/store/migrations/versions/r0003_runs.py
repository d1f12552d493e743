"""Runs of training that are under way, so that a reload does not end them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the table; what is there stays as it is."""
    op.create_table(
        "runs",
        sa.Column("person", sa.Integer, nullable=False),
        sa.Column("mode", sa.Text, nullable=False),
        sa.Column("run", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("person", "mode", name="pk_runs"),
        sa.ForeignKeyConstraint(
            ["person"], ["people.number"], name="fk_runs_person", ondelete="CASCADE"
        ),
    )
