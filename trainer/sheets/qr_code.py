"""QR codes to the same task on a screen, drawn as shapes."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlencode, urlsplit

import segno

from trainer.sheets.blocks import Block
from trainer.sheets.errors import LinkError
from trainer.sheets.outlines import polygon
from trainer.sheets.pen import Pen

QUIET: Final = 4
"""Empty modules round a code."""

LONGEST_LINK: Final = 120
"""Longer addresses make codes whose modules a phone cannot tell apart at this size."""

_VISIBLE: Final = re.compile(r"[!-~]+")


@dataclass(frozen=True, slots=True)
class Link:
    """The address of an app, such as `https://example.org/trainer`, to which codes lead.

    Raises LinkError for what is no such address.
    """

    base: str

    def __post_init__(self) -> None:
        fault = _fault(self.base)
        if fault:
            said = self.base if len(self.base) <= 60 else f"{self.base[:60]}..."
            message = f"the link {said!r} {fault}; expected one such as http://192.168.0.7:8501"
            raise LinkError(message)

    def to(self, **query: str) -> str:
        """Return the address of one task: `BASE/?puzzle=ID`."""
        return f"{self.base.rstrip('/')}/?{urlencode(query)}"


def _fault(base: str) -> str:
    if not _VISIBLE.fullmatch(base):
        return "has blanks or letters that no address has" if base else "is empty"
    if len(base) > LONGEST_LINK:
        return f"has {len(base)} letters, a code holds {LONGEST_LINK}"
    try:
        parts = urlsplit(base)
        host, _ = parts.hostname, parts.port
    except ValueError:
        return "has no host and port that can be read"
    if parts.scheme not in ("http", "https"):
        return "does not begin with http:// or https://"
    if not host:
        return "names no host"
    if parts.query or parts.fragment or "?" in base or "#" in base:
        return "has a part after ? or #, where the task belongs"
    return ""


def modules(address: str) -> tuple[bytes, ...]:
    """Return the rows of the code of an address: 1 for dark, without the empty rim."""
    code = segno.make(address, error="m", micro=False, boost_error=False)
    return tuple(bytes(row) for row in code.matrix)


def code_block(address: str, size: float) -> Block:
    """Make a code, its empty rim included, that can be clicked too."""
    rows = modules(address)
    unit = size / (len(rows) + 2 * QUIET)

    def draw(pen: Pen) -> None:
        boxes: list[tuple[str, tuple[float, ...]]] = []
        for y, row in enumerate(rows, start=QUIET):
            for start, end in _stretches(row):
                left, right = start + QUIET, end + QUIET
                boxes += polygon((left, y), (right, y), (right, y + 1), (left, y + 1))
        pen.at(0, 0, unit).fill(tuple(boxes), "#000000")
        pen.canvas.linkURL(address, pen.box(0, 0, size, size))

    return Block(size, draw)


def _stretches(row: bytes) -> list[tuple[int, int]]:
    """Return where dark modules begin and end: one box each, without seams."""
    found = []
    start = None
    for x, dark in enumerate((*row, 0)):
        if dark and start is None:
            start = x
        elif not dark and start is not None:
            found.append((start, x))
            start = None
    return found
