"""Comments in a content file: where they stand, and what they belong to."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Final

import yaml

from trainer.content.nodes import Entries, Items, Mark, Node, Text
from trainer.content.shape import IN_BRACKETS, Key
from trainer.errors import TrainerError

_IN_LINE: Final = "a comment at the end of a line cannot be kept; put it on a line of its own"
_IN_LIST: Final = "a comment within a list that is written on one line cannot be kept"


class RemarkError(TrainerError):
    """A comment that has no place in the canonical form; `mark` tells where it stands."""

    def __init__(self, message: str, mark: Mark) -> None:
        super().__init__(message)
        self.message = message
        self.mark = mark


@dataclass(frozen=True, slots=True)
class Remarks:
    """Comments by what they stand before, and those at the foot of the file."""

    before: dict[int, tuple[str, ...]]
    """By the identity of a key or of an item of a list."""
    foot: tuple[str, ...]

    def of(self, node: Node) -> tuple[str, ...]:
        """Return the comments that stand before a key or an item."""
        return self.before.get(id(node), ())


NO_REMARKS: Final = Remarks({}, ())


def remarks_of(text: str, root: Entries, keys: tuple[Key, ...]) -> Remarks:
    """Find the comments of a file that was read as `root`.

    Each goes with the next key or item, wherever that goes. Raises RemarkError for one that
    shares its line with something else, or stands within a list in brackets.
    """
    found = _comments(text)
    if not found:
        return NO_REMARKS
    anchors = _anchors(root, keys)
    before: dict[int, list[str]] = {}
    foot = []
    for mark, words in found:
        anchor = next((each for each in anchors if each.mark > mark), None)
        if anchor is None:
            foot.append(words)
        elif anchor.closed:
            raise RemarkError(_IN_LIST, mark)
        else:
            before.setdefault(id(anchor.owner), []).append(words)
    return Remarks({owner: tuple(words) for owner, words in before.items()}, tuple(foot))


def _comments(text: str) -> list[tuple[Mark, str]]:
    """Return each comment with its place; everything between the YAML tokens is one or blank."""
    if "#" not in text:
        return []
    spans = [(0, 0)]
    for token in yaml.scan(text, Loader=yaml.SafeLoader):
        span = (token.start_mark.index, token.end_mark.index)
        if span[1] > span[0]:
            spans.append(span)
            _refuse_in_head(text, token)
    spans.append((len(text), len(text)))
    found = []
    for (_, end), (start, _) in pairwise(sorted(spans)):
        at = text.find("#", end, start)
        while at >= 0:
            line_start = text.rfind("\n", 0, at) + 1
            line_end = text.index("\n", at)
            mark = Mark(text.count("\n", 0, at) + 1, at - line_start + 1)
            if text[line_start:at].strip():
                raise RemarkError(_IN_LINE, mark)
            found.append((mark, text[at:line_end].rstrip()))
            at = text.find("#", line_end, start)
    return found


def _refuse_in_head(text: str, token: yaml.Token) -> None:
    """Refuse a comment behind the sign that begins a block of text."""
    if not isinstance(token, yaml.ScalarToken) or token.style not in ("|", ">"):
        return
    start = token.start_mark.index
    at = text.find("#", start, text.index("\n", start))
    if at >= 0:
        column = token.start_mark.column + at - start + 1
        raise RemarkError(_IN_LINE, Mark(token.start_mark.line + 1, column))


@dataclass(frozen=True, slots=True)
class _Anchor:
    """Where comments can go: before `owner`. A closed one stands where there is no room."""

    mark: Mark
    owner: Node
    closed: bool


def _anchors(root: Entries, keys: tuple[Key, ...]) -> list[_Anchor]:
    """Return all anchors in the order of the file, what holds others before what it holds."""
    anchors: list[_Anchor] = []

    def walk(entries: Entries, keys: tuple[Key, ...]) -> None:
        known = {key.name: key for key in keys}
        for name, node in entries.pairs:
            key = known[name.value]
            anchors.append(_Anchor(name.mark, name, closed=False))
            if isinstance(node, Text):
                anchors.append(_Anchor(node.mark, name, closed=False))
            elif isinstance(node, Entries):
                walk(node, key.parts)
            elif isinstance(node, Items):
                for item in node.nodes:
                    anchors.append(_Anchor(item.mark, item, closed=key.kind in IN_BRACKETS))
                    if isinstance(item, Entries):
                        walk(item, key.parts)

    walk(root, keys)
    return anchors
