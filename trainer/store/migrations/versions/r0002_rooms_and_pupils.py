"""Rooms, and who of the people is a pupil in one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the tables; what is there stays as it is."""
    op.create_table(
        "rooms",
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("ends", sa.Text),
        sa.Column("room", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_rooms"),
        sa.UniqueConstraint("id", name="uq_rooms_id"),
        sa.UniqueConstraint("code", name="uq_rooms_code"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "pupils",
        sa.Column("person", sa.Integer, nullable=False),
        sa.Column("room", sa.Integer, nullable=False),
        sa.Column("folded", sa.Text, nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("listed", sa.Integer),
        sa.Column("colour", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_pupils"),
        sa.ForeignKeyConstraint(
            ["person"], ["people.number"], name="fk_pupils_person", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["room"], ["rooms.number"], name="fk_pupils_room", ondelete="CASCADE"
        ),
        sa.UniqueConstraint("room", "folded", name="uq_pupils_room_folded"),
        sa.UniqueConstraint("room", "words", name="uq_pupils_room_words"),
        sa.UniqueConstraint("room", "listed", name="uq_pupils_room_listed"),
    )
