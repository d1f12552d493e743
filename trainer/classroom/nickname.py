"""Nicknames: typed by a child or offered, shown to the whole class, so read with care."""

from __future__ import annotations

import unicodedata
from collections.abc import Container
from random import Random
from typing import Final

from trainer.classroom.likeness import folded
from trainer.classroom.rude import is_rude
from trainer.classroom.words import ADJECTIVES, NOUNS
from trainer.errors import TrainerError

LONGEST: Final = 20
_MOST_TYPED: Final = 200
_MOST_MARKS: Final = 2
"""Marks upon one letter: Thai needs two. Of accents one is left, for most are in their letter."""

_FIRST_OF_OTHER_SCRIPTS: Final = "\u0370"

_MOST_DRAWS: Final = 1000
_APOSTROPHES: Final = dict.fromkeys(map(ord, "\u2019\u2018\u02bc\u00b4`\uff07"), "'")
_HYPHENS: Final = dict.fromkeys(map(ord, "\u2010\u2011\u2012\u2013\u2014\u2212"), "-")
_SIGNS: Final = frozenset(" -'")
_LETTERS: Final = frozenset({"Lu", "Ll", "Lt", "Lo", "Nd"})
_MARKS: Final = frozenset({"Mn", "Mc"})
_LETTER_LIKE: Final = frozenset("ー々〻ゝゞヽヾ")
_HIDDEN: Final = frozenset(
    map(chr, (0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B, 0x180C, 0x180D, 0x180F, 0x3164))
) | frozenset(map(chr, (*range(0xFE00, 0xFE10), 0xFFA0, *range(0xE0100, 0xE01F0))))
"""Signs that count as letters or marks and show nothing."""


class NicknameError(TrainerError):
    """A nickname that cannot be used; kind words that say why."""


def read_nickname(text: str) -> str:
    """Read a nickname as typed: 1 to 20 letters and digits of any script, with - ' and spaces.

    Gaps at the ends go, others become one space; letters are composed (NFC). Raises NicknameError.
    """
    if len(text) > _MOST_TYPED:
        raise NicknameError(f"That name is too long. Pick one with at most {LONGEST} letters.")
    signs = text.translate(_APOSTROPHES).translate(_HYPHENS)
    name = unicodedata.normalize("NFKC", " ".join(signs.split()))
    name = " ".join(name.split())
    if not name:
        raise NicknameError("Type a name, or take the one that is offered.")
    if len(name) > LONGEST:
        raise NicknameError(f"That name is too long. Pick one with at most {LONGEST} letters.")
    if not all(_may_stand(sign) for sign in name) or _piles_up(name):
        raise NicknameError("A name has letters, digits, spaces, - and '. Leave the rest out.")
    if not (_is_letter(name[0]) and (_is_letter(name[-1]) or _is_mark(name[-1]))):
        raise NicknameError("A name begins and ends with a letter or a digit.")
    if is_rude(name):
        raise NicknameError("Let us pick a friendlier name.")
    return name


def offered(chance: Random, taken: Container[str] = ()) -> str:
    """Offer a nickname, such as `Calm Otter`, whose folded form is not taken.

    Raises NicknameError where nearly all are taken.
    """
    for _ in range(_MOST_DRAWS):
        name = f"{chance.choice(ADJECTIVES)} {chance.choice(NOUNS)}".title()
        if len(name) <= LONGEST and folded(name) not in taken:
            return name
    raise NicknameError("There is no name left to offer. Type one of your own.")


def _may_stand(sign: str) -> bool:
    return sign in _SIGNS or _is_letter(sign) or _is_mark(sign)


def _is_letter(sign: str) -> bool:
    if sign in _LETTER_LIKE:
        return True
    if unicodedata.category(sign) not in _LETTERS or sign in _HIDDEN:
        return False
    # Beyond the first plane are scripts of the dead and drawings; only rare Chinese names need it.
    return sign < "\U00010000" or unicodedata.name(sign, "").startswith("CJK UNIFIED")


def _is_mark(sign: str) -> bool:
    return unicodedata.category(sign) in _MARKS and sign not in _HIDDEN


def _piles_up(name: str) -> bool:
    """Tell whether marks stand upon nothing, or too many upon one letter."""
    marks = 0
    for before, sign in zip(" " + name, name, strict=False):
        marks = marks + 1 if _is_mark(sign) else 0
        accents = unicodedata.combining(sign) and sign < _FIRST_OF_OTHER_SCRIPTS
        if marks > (1 if accents else _MOST_MARKS) or (marks == 1 and before in _SIGNS):
            return True
    return False
