"""What both databases can hold, checked before either is asked."""

from __future__ import annotations

from dataclasses import fields
from typing import Final

from trainer.store.errors import NotStorable
from trainer.training.answer import Answer
from trainer.training.person import Person, PersonError, read_name

_NAMES: Final = 500
"""Letters of a text that is looked up."""
_TEXTS: Final = 10_000
_COUNTS: Final = 1_000_000_000
_TIMES: Final = 10**15
_EARLIEST: Final = 1
_LATEST: Final = 9999
"""Years at the ends of the calendar: their days have no name where somebody lives east or west."""
_LONG: Final = {"said", "cause", "rule"}


def check_answer(answer: Answer) -> None:
    """Raise NotStorable where an answer has a value that cannot be kept."""
    _check(answer)
    if max(answer.number, answer.hints) > _COUNTS or answer.milliseconds > _TIMES:
        raise NotStorable("A number in this answer is too large to be kept.")


def check_person(person: Person) -> None:
    """Raise NotStorable where a person has a value that cannot be kept."""
    _check(person)
    if not person.id:
        raise NotStorable("A person needs an id.")
    if person.name and _form_of(person.name) != person.name:
        raise NotStorable("This name is not in the form that names are kept in.")


def _form_of(name: str) -> str:
    try:
        return read_name(name)
    except PersonError as error:
        raise NotStorable(str(error)) from None


def _check(value: Answer | Person) -> None:
    for field in fields(value):
        held = getattr(value, field.name)
        if isinstance(held, str):
            _check_text(field.name, held)
    at = value.at if isinstance(value, Answer) else value.since
    if not _EARLIEST < at.year < _LATEST:
        raise NotStorable("A time lies outside the calendar.")


def _check_text(name: str, text: str) -> None:
    most = _TEXTS if name in _LONG else _NAMES
    if len(text) > most:
        raise NotStorable(f"'{name}' has {len(text)} letters. At most {most} can be kept.")
    if not is_text(text):
        raise NotStorable(f"'{name}' has a character that is no letter.")


def is_text(text: str) -> bool:
    """Tell whether both databases can be asked for a text."""
    return "\0" not in text and not any("\ud800" <= letter <= "\udfff" for letter in text)
