"""People and answers to keep."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone

from hypothesis import strategies as st

from trainer.training.answer import Answer, Mode, Outcome
from trainer.training.person import Person

NOON = datetime(2030, 5, 6, 12, 0, tzinfo=UTC)
MODES = tuple(Mode)
OUTCOMES = tuple(Outcome)


def person(number: int = 1, name: str = "Mira") -> Person:
    """Return a person; those of different numbers have nothing in common but the name."""
    return Person(
        id=f"person-{number}",
        name=name,
        key=f"key-of-person-{number}-0123456789",
        words=f"calm-otter-{number}",
        since=NOON + timedelta(days=number),
    )


def answer(number: int = 1, puzzle: str = "", /, **changes: object) -> Answer:
    """Return an answer in the mix; those of different numbers belong to different visits."""
    values: dict[str, object] = {
        "question": f"puzzle/{puzzle or f'puzzle-{number}'}",
        "meaning": "0123456789abcdef",
        "mode": Mode.MIX,
        "visit": f"visit-{number}",
        "number": 1,
        "at": NOON + timedelta(minutes=number),
        "outcome": Outcome.WRONG if number % 3 == 0 else Outcome.RIGHT,
        "said": "QS@b5",
        "milliseconds": 4_000 + number,
    }
    return Answer(**{**values, **changes})  # type: ignore[arg-type]


_LETTERS = st.characters(exclude_categories=["Cs"], exclude_characters="\0")
_TEXTS = st.text(_LETTERS, max_size=30)
_IDS = st.text(_LETTERS, min_size=1, max_size=30)
_ZONES = st.integers(-14 * 60, 14 * 60).map(lambda minutes: timezone(timedelta(minutes=minutes)))
TIMES = st.datetimes(datetime(2, 1, 1), datetime(9998, 1, 1), timezones=_ZONES)  # noqa: DTZ001
NAMES = st.sampled_from(["", "Mira", "Łukasz", "Ada 2", "O'Neill", "Jean-Luc", "小明", "Дмитрий"])

people = st.builds(
    Person,
    id=_IDS,
    name=NAMES,
    key=_TEXTS,
    words=_TEXTS,
    since=TIMES,
    reviews=st.booleans(),
    last=_TEXTS,
)

answers = st.builds(
    Answer,
    question=st.one_of(_IDS, st.sampled_from(["puzzle/a", "puzzle/b", "puzzle/c"])),
    meaning=_TEXTS,
    mode=st.sampled_from(MODES),
    visit=_IDS,
    number=st.integers(1, 1_000_000_000),
    at=TIMES,
    outcome=st.sampled_from(OUTCOMES),
    said=_TEXTS,
    cause=_TEXTS,
    rule=_TEXTS,
    hints=st.integers(0, 1_000_000_000),
    milliseconds=st.integers(0, 10**15),
    given_up=st.one_of(st.none(), st.floats(0, 1)),
)
