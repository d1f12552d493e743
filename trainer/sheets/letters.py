"""Letters: what can be printed of a text, how wide it is, and where its lines break.

Two fonts share the work: Helvetica, which every reader of PDF has, and Vera, which comes along with
reportlab and goes into the file, for letters such as ł. Suits are drawn as shapes.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from typing import Final

from reportlab.pdfbase.pdfmetrics import registerFont, stringWidth
from reportlab.pdfbase.ttfonts import TTFont

from trainer.sheets.outlines import SUITS

_VERA: Final = {False: "Vera", True: "VeraBd"}
_HELVETICA: Final = {False: "Helvetica", True: "Helvetica-Bold"}
SUIT_FONT: Final = "ZapfDingbats"
"""Writes suits unseen beneath their shapes, so that a text can be searched and copied."""

SUIT_WIDTH: Final = 0.72
"""Of a suit with the air round it, in sizes of its line."""

STAND_IN: Final = "?"
"""Written for a letter that neither font has."""

for _name in _VERA.values():
    registerFont(TTFont(_name, f"{_name}.ttf"))
_IN_VERA: Final = frozenset(TTFont("Vera", "Vera.ttf").face.charToGlyph) - {0xFFFF}


@dataclass(frozen=True, slots=True)
class Run:
    """Some words in one weight."""

    text: str
    bold: bool = False


TextLine = tuple[Run, ...]
"""One line of a paragraph; a blank parts its runs."""


def printable(text: str) -> str:
    """Return what is printed of a text: one line, without control signs, with stand-ins.

    A letter that no font has loses its marks, or else becomes a question mark.
    """
    plain = unicodedata.normalize("NFC", text)
    kept = (" " if sign.isspace() else sign for sign in plain)
    shown = "".join(_shown(sign) for sign in kept if unicodedata.category(sign) not in _UNSEEN)
    return " ".join(shown.split())


def is_altered(text: str) -> bool:
    """Tell whether some letter of a text has to be printed as another."""
    return any(
        _font_of(sign) is None
        for sign in unicodedata.normalize("NFC", text)
        if not sign.isspace() and unicodedata.category(sign) not in _UNSEEN
    )


_UNSEEN: Final = ("Cc", "Cf", "Mn", "Me")
"""Categories of signs that take no room of their own; what a letter bears is part of it by NFC."""


def _shown(sign: str) -> str:
    if sign == " " or _font_of(sign) is not None:
        return sign
    simpler = "".join(
        each for each in unicodedata.normalize("NFKD", sign) if _font_of(each) is not None
    )
    return simpler or STAND_IN


@lru_cache(maxsize=4096)
def _font_of(sign: str) -> str | None:
    """Return `suit`, `Helvetica` or `Vera`; None where no font has the sign."""
    if sign in SUITS:
        return "suit"
    try:
        sign.encode("cp1252")
    except UnicodeEncodeError:
        return "Vera" if ord(sign) in _IN_VERA else None
    return "Helvetica"


def pieces(text: str, *, bold: bool) -> Iterator[tuple[str, str]]:
    """Split a printable text into font and letters; suits come one by one, in `SUIT_FONT`."""
    names = {"Helvetica": _HELVETICA[bold], "Vera": _VERA[bold], "suit": SUIT_FONT}
    for font, signs in groupby(text, key=lambda sign: _font_of(sign) or "Helvetica"):
        letters = "".join(signs)
        if font == "suit":
            yield from ((SUIT_FONT, suit) for suit in letters)
        else:
            yield names[font], letters


@lru_cache(maxsize=16384)
def width_of(text: str, size: float, *, bold: bool = False) -> float:
    """Return how wide a printable text is."""
    return sum(
        SUIT_WIDTH * size if font == SUIT_FONT else float(stringWidth(letters, font, size))
        for font, letters in pieces(text, bold=bold)
    )


def line_width(line: TextLine, size: float) -> float:
    """Return how wide a line is."""
    blanks = width_of(" ", size) * (len(line) - 1)
    return blanks + sum(width_of(run.text, size, bold=run.bold) for run in line)


def wrap(runs: Iterable[Run], size: float, width: float) -> tuple[TextLine, ...]:
    """Break words into lines; a word that is too wide for one is parted."""
    lines: list[list[tuple[str, bool]]] = [[]]
    blank = width_of(" ", size)
    left = width
    for run in runs:
        for word in printable(run.text).split():
            for part in _parted(word, size, width, bold=run.bold):
                need = width_of(part, size, bold=run.bold)
                gap = blank if lines[-1] else 0.0
                if lines[-1] and need + gap > left:
                    lines.append([])
                    left, gap = width, 0.0
                lines[-1].append((part, run.bold))
                left -= need + gap
    return tuple(_joined(line) for line in lines if line)


def _joined(words: list[tuple[str, bool]]) -> TextLine:
    return tuple(
        Run(" ".join(word for word, _ in group), bold)
        for bold, group in groupby(words, key=lambda each: each[1])
    )


def _parted(word: str, size: float, width: float, *, bold: bool) -> Iterator[str]:
    if width_of(word, size, bold=bold) <= width:
        yield word
        return
    part, taken = "", 0.0
    for sign in word:
        wide = width_of(sign, size, bold=bold)
        if part and taken + wide > width:
            yield part
            part, taken = "", 0.0
        part += sign
        taken += wide
    yield part
