"""Read a content file into nodes, refusing everything that plain content does not need.

YAML is read as a stream of events and put together here, with limits checked as it comes:
no tag is ever looked up, nothing is ever constructed, nothing recurses.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, Protocol

import yaml

from trainer.content.nodes import START, Entries, Items, Node, Text, Unread
from trainer.content.problem import Report
from trainer.content.source import Source, bytes_of, source_of
from trainer.content.syntax import explain
from trainer.content.tree import Tree, mark_of

_FAST: Final = getattr(yaml, "CSafeLoader", None)
"""The reader in C, about ten times faster; not every installation has it."""


class _Events(Protocol):
    """What both YAML readers can do."""

    def check_event(self) -> bool: ...
    def get_event(self) -> yaml.Event: ...
    def dispose(self) -> None: ...


def read_file(path: Path, report: Report) -> Entries | None:
    """Read a file. Reports all problems; None where there is nothing to go on with.

    There may be a root although there are problems, so that its fields can be checked in
    the same go. Never raises for anything that a file, or its absence, can do.
    """
    data = bytes_of(path, report)
    return None if data is None else read_bytes(data, report)


def read_bytes(data: bytes, report: Report, *, pure: bool = False) -> Entries | None:
    """Read the bytes of a file, as `read_file` does.

    `pure` keeps to the YAML reader written in Python; the outcome is the same without it.
    """
    source = source_of(data, report)
    if source is None:
        return None
    notes = Report(report.path)
    root, is_settled = None, False
    if _FAST is not None and not pure:
        root, is_settled = _read_fast(_FAST(source.text), source, notes)
    if not is_settled:
        notes = Report(report.path)
        root = _read_pure(source, notes)
    mapping = _mapping(root, notes)
    report.take_over(notes)
    return mapping


def _read_fast(loader: _Events, source: Source, notes: Report) -> tuple[Node | None, bool]:
    """Read with the reader in C; tells, too, whether that settles it.

    The two readers complain in different words, and disagree about some odd texts: there the
    one in Python speaks for both. Files that are too much are not read a second time.
    """
    tree = Tree(source, notes)
    try:
        root = _grow(loader, tree)
    except yaml.YAMLError:
        return None, False
    return root, not tree.is_disputed and (tree.is_too_much or not len(notes))


def _read_pure(source: Source, notes: Report) -> Node | None:
    loader = yaml.SafeLoader(source.text)
    try:
        return _grow(loader, Tree(source, notes))
    except yaml.YAMLError as error:
        fault = error
    except (ValueError, OverflowError):
        # The reader looks up the character of an escape such as \\UFFFFFFFF without a check.
        fault = yaml.MarkedYAMLError(problem="escape sequence of", problem_mark=loader.get_mark())
    if not source.mended:
        _complain(fault, source, notes)
    return Unread(START)


def _grow(loader: _Events, tree: Tree) -> Node | None:
    try:
        while loader.check_event():
            if not tree.take(loader.get_event()):
                return Unread(START)
    finally:
        loader.dispose()
    return tree.root


def _mapping(root: Node | None, notes: Report) -> Entries | None:
    """Return the root if it is a group of keys; reports anything else."""
    if isinstance(root, Entries):
        return root
    if root is None or (isinstance(root, Text) and not root.value):
        notes.add(START, "Y112", "the file is empty", "Lines such as 'id: my-puzzle' were expected")
    elif not isinstance(root, Unread):
        found = "a list" if isinstance(root, Items) else "a text"
        hint = "Lines such as 'id: my-puzzle' were expected"
        notes.add(root.mark, "Y115", f"the file holds {found} and not keys with values", hint)
    return None


def _complain(fault: yaml.YAMLError, source: Source, notes: Report) -> None:
    context = getattr(fault, "context", None) or ""
    words = getattr(fault, "problem", None) or ""
    mark = mark_of(getattr(fault, "problem_mark", None))
    before = source.lines[mark.line - 1][: mark.column - 1]
    complaint = explain(f"{context}: {words}", before)
    if complaint.at_start:
        mark = mark_of(getattr(fault, "context_mark", None))
    notes.add(mark, complaint.code, complaint.message, complaint.hint)
