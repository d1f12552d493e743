"""The tables as they are now. `docs/data.md` tells what each column is for."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

from trainer.store.columns import FilledText, ModeText, MomentText, OutcomeText, RatingText

SCHEMA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

PEOPLE = Table(
    "people",
    SCHEMA,
    Column("number", Integer, primary_key=True),
    Column("id", Text, nullable=False, unique=True),
    Column("name", Text, nullable=False),
    Column("key", FilledText, unique=True),
    Column("words", FilledText, unique=True),
    Column("since", MomentText, nullable=False),
    Column("reviews", Boolean, nullable=False),
    Column("last", Text, nullable=False),
    sqlite_autoincrement=True,  # the number of a forgotten person never names another
)

ANSWERS = Table(
    "answers",
    SCHEMA,
    Column("number", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("person", ForeignKey(PEOPLE.c.number, ondelete="CASCADE"), nullable=False),
    Column("visit", Text, nullable=False),
    Column("try", Integer, nullable=False),
    Column("question", Text, nullable=False),
    Column("meaning", Text, nullable=False),
    Column("mode", ModeText, nullable=False),
    Column("at", MomentText, nullable=False),
    Column("outcome", OutcomeText, nullable=False),
    Column("said", Text, nullable=False),
    Column("cause", Text, nullable=False),
    Column("rule", Text, nullable=False),
    Column("hints", Integer, nullable=False),
    Column("milliseconds", BigInteger, nullable=False),
    Column("given_up", Float),
    Column("met", RatingText),
    UniqueConstraint("person", "visit", "try"),
    Index(None, "person", "number"),
    Index(None, "person", "question"),
    sqlite_autoincrement=True,  # numbers only ever rise: they are the order
)

RATED = Table(
    "rated_answers",
    SCHEMA,
    Column("answer", ForeignKey(ANSWERS.c.number, ondelete="CASCADE"), primary_key=True),
    Column("met", RatingText, nullable=False),
    Column("person", RatingText, nullable=False),
    Column("puzzle", RatingText, nullable=False),
)

RUNS = Table(
    "runs",
    SCHEMA,
    Column("person", ForeignKey(PEOPLE.c.number, ondelete="CASCADE"), primary_key=True),
    Column("mode", Text, primary_key=True),
    Column("run", Text, nullable=False),
)

PERSON_RATINGS = Table(
    "person_ratings",
    SCHEMA,
    Column("person", ForeignKey(PEOPLE.c.number, ondelete="CASCADE"), primary_key=True),
    Column("rating", RatingText, nullable=False),
)

PUZZLE_RATINGS = Table(
    "puzzle_ratings",
    SCHEMA,
    Column("puzzle", Text, primary_key=True),
    Column("rating", RatingText, nullable=False),
)

ROOMS = Table(
    "rooms",
    SCHEMA,
    Column("number", Integer, primary_key=True),
    Column("id", Text, nullable=False, unique=True),
    Column("code", Text, nullable=False, unique=True),
    Column("version", Integer, nullable=False),
    Column("ends", MomentText),
    Column("room", Text, nullable=False),
    sqlite_autoincrement=True,
)

PUPILS = Table(
    "pupils",
    SCHEMA,
    Column("person", ForeignKey(PEOPLE.c.number, ondelete="CASCADE"), primary_key=True),
    Column("room", ForeignKey(ROOMS.c.number, ondelete="CASCADE"), nullable=False),
    Column("folded", Text, nullable=False),
    Column("words", Text, nullable=False),
    Column("listed", Integer),
    Column("colour", Text, nullable=False),
    UniqueConstraint("room", "folded"),
    UniqueConstraint("room", "words"),
    UniqueConstraint("room", "listed"),
)
