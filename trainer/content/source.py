"""From the bytes of a file to text that every YAML reader reads alike."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from trainer.content.nodes import START, Mark
from trainer.content.problem import Report

MOST_BYTES: Final = 64 * 1024
"""The largest content file; a puzzle has about two thousand bytes."""

DEEPEST: Final = 12
"""Levels of lists and keys within each other; a puzzle has three."""

HINT_DEEP: Final = "A content file needs about four levels"
_BRACKETS: Final = re.compile(r"[\[{](?:\s*+[\[{]){12}")
"""More open brackets in a row than levels are allowed: YAML readers take very long for many."""

_BOM: Final = b"\xef\xbb\xbf"
_UTF_16: Final = (b"\xff\xfe", b"\xfe\xff")
_LONE_RETURN: Final = re.compile(r"\r(?!\n)")
_UNWANTED: Final = re.compile(
    "[\x00-\x09\x0b-\x1f\x7f-\x9f"  # control characters, the tab and old line ends among them
    "\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f"  # no width, or turning the direction of text
    "\ud800-\udfff\ufeff\ufff0-\uffff"  # halves of characters, and places that hold none
    "\U000e0000-\U000e0fff]"
)
_MARKER: Final = re.compile(r"(?:---|\.\.\.)(?: |$)")


@dataclass(frozen=True, slots=True)
class Source:
    """The text of a file, free of tabs and invisible characters, with plain line ends.

    `mended` says that a refused character was replaced by a blank, so that reading could go
    on: what YAML then says about the grammar is no news.
    """

    text: str
    lines: tuple[str, ...]
    mended: bool


def bytes_of(path: Path, report: Report) -> bytes | None:
    """Read a file of at most `MOST_BYTES`; reports why not and returns None otherwise."""
    try:
        if path.is_dir():
            report.add(START, "Y101", "this is a folder", "A content file was expected")
            return None
        if path.exists() and not path.is_file():
            report.add(START, "Y101", "this is not an ordinary file")
            return None
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except FileNotFoundError:
        report.add(START, "Y101", "there is no such file")
        return None
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else "bad name"
        report.add(START, "Y101", f"the file cannot be read: {reason.lower()}")
        return None
    return data


def source_of(data: bytes, report: Report) -> Source | None:
    """Decode a file and refuse what must not be in any content file.

    Reports every such character, the first of its line, and goes on with blanks in their
    place. Returns None where nothing sensible is left to read.
    """
    if len(data) > MOST_BYTES:
        hint = "Split it into several files"
        report.add(START, "Y102", f"the file is larger than {MOST_BYTES // 1024} KiB", hint)
        return None
    if data.startswith(_BOM):
        report.add(START, "Y104", "the file begins with an invisible mark (BOM)", _HINT_UTF_8)
        data = data[len(_BOM) :]
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        mark = _mark_after(data[: error.start].decode("utf-8"))
        if data.startswith(_UTF_16):
            message = "the file is written in UTF-16 or UTF-32"
        else:
            message = f"the byte {data[error.start]:02X} is not UTF-8 text"
        report.add(mark, "Y103", message, _HINT_UTF_8)
        return None
    text = text.replace("\r\n", "\n")
    if not text.endswith("\n"):
        text += "\n"
    mended = unwanted_in(text) is not None
    if mended:
        text = _mend(text, report)
    brackets = _BRACKETS.search(text)
    if brackets:
        mark = _mark_after(text[: brackets.end() - 1])
        message = f"more than {DEEPEST} brackets in a row are opened here"
        report.add(mark, "Y123", message, HINT_DEEP)
        return None
    lines = _one_document(text.split("\n"), report)
    return Source("\n".join(lines), tuple(lines), mended)


_HINT_UTF_8: Final = "Save it as UTF-8 without BOM"


def unwanted_in(text: str) -> str | None:
    """Return the first character of a text that content may not hold, or None."""
    match = _UNWANTED.search(text)
    return match[0] if match else None


def _mark_after(text: str) -> Mark:
    return Mark(text.count("\n") + 1, len(text) - text.rfind("\n"))


def _mend(text: str, report: Report) -> str:
    if _LONE_RETURN.search(text):
        mark = _mark_after(text[: text.index("\r")])
        hint = "Save it with line ends as on Linux or Windows"
        report.add(mark, "Y106", "a line ends with a carriage return alone", hint)
    text = text.replace("\r", " ")
    for number, line in enumerate(text.split("\n"), start=1):
        match = _UNWANTED.search(line)
        if match and match[0] == "\t":
            mark = Mark(number, match.start() + 1)
            report.add(mark, "Y107", "there is a tab", "Use blanks, two for each step inwards")
        elif match:
            mark = Mark(number, match.start() + 1)
            report.add(mark, "Y105", unwanted_message(match[0]), "Delete it")
    return _UNWANTED.sub(" ", text)


def unwanted_message(character: str) -> str:
    """Say which character is not allowed."""
    return f"the character U+{ord(character):04X} cannot be seen and is not allowed"


def _one_document(lines: list[str], report: Report) -> list[str]:
    """Return the lines of the first document, without directives such as `%YAML 1.1`.

    Reports `---` and `...` after the start: in YAML such a line divides a file wherever it
    stands, even inside quotation marks.
    """
    begun = False
    kept: list[str] = []
    for number, line in enumerate(lines, start=1):
        if _MARKER.match(line):
            if begun or line.startswith("..."):
                message = f"the line {line[:3]} divides a file into several documents"
                report.add(Mark(number, 1), "Y113", message, "One file holds one document")
                return [*kept, ""]
            begun = True
        elif line.startswith("%") and not begun:
            message = "a line that begins with % gives orders to the YAML reader"
            report.add(Mark(number, 1), "Y114", message, "Delete it")
            kept.append("")
            continue
        elif line.strip() and not line.lstrip().startswith("#"):
            begun = True
        kept.append(line)
    return kept
