"""The canonical form of a content file: same meaning, one way to write it."""

from __future__ import annotations

from pathlib import Path

from trainer.content.document import Document, parse_document
from trainer.content.lesson import Lesson
from trainer.content.nodes import START
from trainer.content.problem import ContentError, Report, format_problem
from trainer.content.remarks import RemarkError, remarks_of
from trainer.content.shape import LESSON, PUZZLE
from trainer.content.source import bytes_of, source_of
from trainer.content.writing import write
from trainer.errors import TrainerError


class FormatError(TrainerError):
    """A file that has no canonical form; its words tell file and place."""


def canonical_file(path: Path) -> tuple[bytes, bytes]:
    """Return what a content file holds, and its canonical form. Raises FormatError."""
    report = Report(path.as_posix())
    data = bytes_of(path, report)
    try:
        report.raise_any()
        return data or b"", canonical(data or b"", path)
    except ContentError as error:
        first, *more = error.problems
        problems = "problem" if len(more) == 1 else "problems"
        rest = f" ({len(more)} more {problems}: see 'sequence-trainer check')" if more else ""
        raise FormatError(f"{format_problem(first)}{rest}") from None
    except RemarkError as error:
        place = f"{path.as_posix()}:{error.mark.line}:{error.mark.column}"
        raise FormatError(f"{place}: {error.message}") from None


def canonical(data: bytes, path: Path) -> bytes:
    """Return the canonical form of the content of a file, which is looked at by its name alone.

    Raises ContentError where the content has a fault, RemarkError for a comment without a place,
    FormatError where the meaning would not stay the same.
    """
    document = _parsed(data, path)
    source = source_of(data, Report(path.as_posix()))
    if document.entries is None or source is None:
        raise FormatError(f"{path.as_posix()}: this is no content")
    keys = LESSON if isinstance(document.content, Lesson) else PUZZLE
    remarks = remarks_of(source.text, document.entries, keys)
    text = write(document.entries, keys, remarks).encode()
    if _parsed(text, path).content != document.content:
        raise FormatError(f"{path.as_posix()}:{START.line}: the meaning would change")
    return text


def _parsed(data: bytes, path: Path) -> Document:
    report = Report(path.as_posix())
    document = parse_document(data, report, path.stem, path.parent.name)
    report.raise_any()
    return document
