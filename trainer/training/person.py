"""People: somebody who trains. No password, no address: a name, and what brings one back."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from trainer.errors import TrainerError

LONGEST_NAME: Final = 40
_NAME: Final = re.compile(r"[^\W_](?:[\w '.-]*[\w.])?")


class PersonError(TrainerError):
    """A name or a code that cannot be used; the words say why."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Person:
    """Somebody who trains.

    `id` names the person in the store, for good. `key` is the secret in a private link, at least
    128 bits; `words` the short code that brings a person back, such as `calm-otter-47`.
    `reviews` tells whether the daily review is wanted, `last` is the question seen last.
    """

    id: str
    name: str
    key: str
    words: str
    since: datetime
    reviews: bool = False
    last: str = ""


def read_name(text: str) -> str:
    """Read a name as typed: letters and digits of any script, spaces, - ' and dots between.

    Raises PersonError in words for a person.
    """
    name = unicodedata.normalize("NFC", " ".join(text.split()))
    if not name:
        raise PersonError("A name needs at least one letter.")
    if len(name) > LONGEST_NAME:
        raise PersonError(f"A name has at most {LONGEST_NAME} letters. This one has {len(name)}.")
    if not _NAME.fullmatch(name):
        raise PersonError("A name has letters, digits, spaces, - ' and dots.")
    return name
