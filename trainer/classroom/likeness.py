"""Likeness: what a name looks like, whatever script, capitals and gaps it is written with."""

# ruff: noqa: RUF001 - letters that look like others are what this file is about

from __future__ import annotations

import unicodedata
from typing import Final

_PAIRS: Final = """
аa вb гr еe ѕs іi јj кk мm нh оo пn рp сc тt уy хx һh ԁd ԛq ԝw ьb ӏl шw
αa βb εe ζz ηh ιi κk μm νn οo ρp  τt υy χx ωw
օo սu հh ոn ցg զq յj
ıi øo łl đd ðd ħh ŧt ɑa ɡg ʋv æae œoe þth
"""
"""A letter, and what it looks like: Cyrillic, Greek, Armenian, Latin with a stroke."""

_LATIN: Final = str.maketrans({pair[0]: pair[1:] for pair in _PAIRS.split()})
_SAME: Final = str.maketrans("i10", "llo")
"""Signs that nobody tells apart on a board: I, l and 1; O and 0."""

_GAPS: Final = str.maketrans("", "", " -'")


def plain(name: str) -> str:
    """Return a name in small Latin letters, as far as its letters look like those.

    Accents go; digits of any script become 0 to 9; spaces, hyphens and apostrophes stay.
    """
    small = unicodedata.normalize("NFKC", name).casefold()
    apart = unicodedata.normalize("NFKD", small)
    bare = "".join(_digit(sign) for sign in apart if not "\u0300" <= sign <= "\u036f")
    return unicodedata.normalize("NFKC", bare.casefold().translate(_LATIN))


def folded(name: str) -> str:
    """Return what makes a name unique: two names that look alike fold to the same text."""
    return plain(name).translate(_GAPS).translate(_SAME)


def _digit(sign: str) -> str:
    return str(unicodedata.decimal(sign)) if sign.isdecimal() else sign
