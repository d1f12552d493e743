"""Documents: what one content file holds, whichever kind it is."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from trainer.content.lesson import Lesson, read_lesson
from trainer.content.nodes import Entries
from trainer.content.problem import Report
from trainer.content.puzzle import Puzzle, read_puzzle
from trainer.content.reading import read_bytes
from trainer.content.source import bytes_of


@dataclass(frozen=True, slots=True)
class Document:
    """A file as read: its lesson or puzzle, or None where `report` says why there is none."""

    report: Report
    entries: Entries | None
    content: Lesson | Puzzle | None


def read_document(path: Path) -> Document:
    """Read a content file: a lesson where it has steps, else a puzzle. Never raises."""
    report = Report(path.as_posix())
    data = bytes_of(path, report)
    if data is None:
        return Document(report, None, None)
    return parse_document(data, report, path.stem, path.parent.name)


def parse_document(data: bytes, report: Report, name: str, chapter: str) -> Document:
    """Read the bytes of a content file that is called `name` and lies in a folder `chapter`."""
    entries = read_bytes(data, report)
    if entries is None:
        return Document(report, None, None)
    content: Lesson | Puzzle | None
    if any(key.value == "steps" for key, _ in entries.pairs):
        content = read_lesson(entries, report, name, chapter)
    else:
        content = read_puzzle(entries, report, name, chapter)
    return Document(report, entries, content if not len(report) else None)
