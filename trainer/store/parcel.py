"""Parcels: all about one person as a text, to take to another machine."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final, TypeVar

from trainer.errors import TrainerError
from trainer.store.columns import format_moment, format_rating, parse_moment, parse_rating
from trainer.store.errors import FileRefused
from trainer.store.storable import check_answer, check_person
from trainer.training.answer import Answer, Mode, Outcome
from trainer.training.person import Person
from trainer.training.rating import HIGHEST, LOWEST, SUREST, VAGUEST, Rating

_FORMAT: Final = "sequence-trainer person"
_VERSION: Final = 1
_LONGEST: Final = 64_000_000
_MOST_VOLATILE: Final = 0.1
MOST_ANSWERS: Final = 100_000
"""Answers in one parcel; a keen learner gives some thousands in a year."""

_Value = TypeVar("_Value")
Kinds = Mapping[str, tuple[type, ...]]
_TEXT: Final = (str,)
_NUMBER: Final = (int,)
_PARCEL: Final[Kinds] = {
    "format": _TEXT,
    "version": _NUMBER,
    "written": _TEXT,
    "person": (dict,),
    "answers": (list,),
}
_PERSON: Final[Kinds] = {
    "id": _TEXT,
    "name": _TEXT,
    "key": _TEXT,
    "words": _TEXT,
    "since": _TEXT,
    "reviews": (bool,),
    "last": _TEXT,
}
_ANSWER: Final[Kinds] = {
    "question": _TEXT,
    "meaning": _TEXT,
    "mode": _TEXT,
    "visit": _TEXT,
    "number": _NUMBER,
    "at": _TEXT,
    "outcome": _TEXT,
    "said": _TEXT,
    "cause": _TEXT,
    "rule": _TEXT,
    "hints": _NUMBER,
    "milliseconds": _NUMBER,
    "given_up": (float, int, type(None)),
    "met": (str, type(None)),
}


@dataclass(frozen=True, slots=True)
class Parcel:
    """A person with their answers, in the order they were kept.

    With each rated answer comes the rating that the puzzle had, so that the person's rating
    comes out the same elsewhere.
    """

    written: datetime
    person: Person
    answers: tuple[tuple[Answer, Rating | None], ...]


def format_parcel(parcel: Parcel) -> str:
    """Write a parcel as JSON. The inverse of `parse_parcel`."""
    person = parcel.person
    whole = {
        "format": _FORMAT,
        "version": _VERSION,
        "written": format_moment(parcel.written),
        "person": {
            "id": person.id,
            "name": person.name,
            "key": person.key,
            "words": person.words,
            "since": format_moment(person.since),
            "reviews": person.reviews,
            "last": person.last,
        },
        "answers": [_written(answer, met) for answer, met in parcel.answers],
    }
    return json.dumps(whole, ensure_ascii=False, indent=0) + "\n"


def _written(answer: Answer, met: Rating | None) -> dict[str, object]:
    return {
        "question": answer.question,
        "meaning": answer.meaning,
        "mode": answer.mode.value,
        "visit": answer.visit,
        "number": answer.number,
        "at": format_moment(answer.at),
        "outcome": answer.outcome.value,
        "said": answer.said,
        "cause": answer.cause,
        "rule": answer.rule,
        "hints": answer.hints,
        "milliseconds": answer.milliseconds,
        "given_up": answer.given_up,
        "met": None if met is None else format_rating(met),
    }


def parse_parcel(text: str) -> Parcel:
    """Read a parcel. Raises FileRefused with a sentence about what is wrong."""
    if len(text) > _LONGEST:
        raise FileRefused("This file is too large to be somebody's progress.")
    try:
        whole = json.loads(text, object_pairs_hook=_object)
    except (ValueError, RecursionError):
        raise FileRefused("This is no file with somebody's progress, or it is cut off.") from None
    if not isinstance(whole, dict) or whole.get("format") != _FORMAT:
        raise FileRefused("This is no file with somebody's progress.")
    if whole.get("version") != _VERSION:
        raise FileRefused("Another release has written this file. Install the newest one first.")
    fields = _read("its outside", lambda written: _fields(written, _PARCEL), whole)
    if len(fields["answers"]) > MOST_ANSWERS:
        raise FileRefused(f"This file has more than {MOST_ANSWERS} answers.")
    person = _read("the person", _person, fields["person"])
    answers = tuple(
        _read(f"answer {number}", _answer, answer)
        for number, answer in enumerate(fields["answers"], start=1)
    )
    if len({answer.key for answer, _ in answers}) < len(answers):
        raise FileRefused("This file has a fault: it holds the same answer twice.")
    return Parcel(_read("its date", parse_moment, fields["written"]), person, answers)


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise FileRefused("This file has a fault: a name stands twice in the same place.")
    return found


def _read(where: str, parse: Callable[[Any], _Value], written: object) -> _Value:
    try:
        return parse(written)
    except TrainerError as error:
        raise FileRefused(f"This file has a fault in {where}. {error}") from None
    except (ValueError, OverflowError):
        raise FileRefused(f"This file has a fault in {where}: a value that cannot be.") from None


def _fields(written: object, kinds: Kinds) -> dict[str, Any]:
    if not isinstance(written, dict) or written.keys() != kinds.keys():
        raise FileRefused("Something is missing, or there is too much.")
    for name, kind in kinds.items():
        if type(written[name]) not in kind:  # a bool is an int, and must not pass for one
            raise FileRefused(f"'{name}' is of a wrong kind.")
    return written


def _person(written: object) -> Person:
    fields = _fields(written, _PERSON)
    person = Person(**{**fields, "since": parse_moment(fields["since"])})
    check_person(person)
    return person


def _answer(written: object) -> tuple[Answer, Rating | None]:
    fields = _fields(written, _ANSWER)
    met = fields.pop("met")
    answer = Answer(
        **{
            **fields,
            "mode": Mode(fields["mode"]),
            "outcome": Outcome(fields["outcome"]),
            "at": parse_moment(fields["at"]),
        }
    )
    check_answer(answer)
    return answer, None if met is None else _rating(met)


def _rating(written: str) -> Rating:
    rating = parse_rating(written)
    if not (
        LOWEST <= rating.value <= HIGHEST
        and SUREST <= rating.deviation <= VAGUEST
        and 0 < rating.volatility <= _MOST_VOLATILE
    ):
        raise ValueError(written)
    return rating
