"""People, their answers, and the ratings computed from those."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

_ROW = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Make the tables of the first release."""
    op.create_table(
        "people",
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("key", sa.Text),
        sa.Column("words", sa.Text),
        sa.Column("since", sa.Text, nullable=False),
        sa.Column("reviews", sa.Boolean, nullable=False),
        sa.Column("last", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_people"),
        sa.UniqueConstraint("id", name="uq_people_id"),
        sa.UniqueConstraint("key", name="uq_people_key"),
        sa.UniqueConstraint("words", name="uq_people_words"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "answers",
        sa.Column("number", _ROW, nullable=False),
        sa.Column("person", sa.Integer, nullable=False),
        sa.Column("visit", sa.Text, nullable=False),
        sa.Column("try", sa.Integer, nullable=False),
        sa.Column("question", sa.Text, nullable=False),
        sa.Column("meaning", sa.Text, nullable=False),
        sa.Column("mode", sa.Text, nullable=False),
        sa.Column("at", sa.Text, nullable=False),
        sa.Column("outcome", sa.Text, nullable=False),
        sa.Column("said", sa.Text, nullable=False),
        sa.Column("cause", sa.Text, nullable=False),
        sa.Column("rule", sa.Text, nullable=False),
        sa.Column("hints", sa.Integer, nullable=False),
        sa.Column("milliseconds", sa.BigInteger, nullable=False),
        sa.Column("given_up", sa.Float),
        sa.Column("met", sa.Text),
        sa.PrimaryKeyConstraint("number", name="pk_answers"),
        sa.UniqueConstraint("person", "visit", "try", name="uq_answers_person_visit_try"),
        sa.ForeignKeyConstraint(
            ["person"], ["people.number"], name="fk_answers_person", ondelete="CASCADE"
        ),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_answers_person_number", "answers", ["person", "number"])
    op.create_index("ix_answers_person_question", "answers", ["person", "question"])
    op.create_table(
        "rated_answers",
        sa.Column("answer", _ROW, nullable=False),
        sa.Column("met", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("puzzle", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("answer", name="pk_rated_answers"),
        sa.ForeignKeyConstraint(
            ["answer"], ["answers.number"], name="fk_rated_answers_answer", ondelete="CASCADE"
        ),
    )
    op.create_table(
        "person_ratings",
        sa.Column("person", sa.Integer, nullable=False),
        sa.Column("rating", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_person_ratings"),
        sa.ForeignKeyConstraint(
            ["person"], ["people.number"], name="fk_person_ratings_person", ondelete="CASCADE"
        ),
    )
    op.create_table(
        "puzzle_ratings",
        sa.Column("puzzle", sa.Text, nullable=False),
        sa.Column("rating", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("puzzle", name="pk_puzzle_ratings"),
    )
