"""Put YAML events together to nodes, refusing what content does not need."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final, Protocol

import yaml

from trainer.content.nodes import START, Entries, Items, Mark, Node, Text, Unread
from trainer.content.problem import Report, quoted
from trainer.content.source import DEEPEST, HINT_DEEP, Source, unwanted_in, unwanted_message

MOST_VALUES: Final = 5000
"""Texts, lists and groups of keys in one file; a puzzle has about a hundred."""

_QUOTE: Final = "Delete it, or put quotation marks around the whole value"
_OWN_TAGS: Final = "tag:yaml.org,2002:"
_HEAD: Final = re.compile(r"[|>][-+1-9]{0,2}( +#.*| *)")
"""The first line of a block: `|`, perhaps how to treat its ends, perhaps a comment."""


class YamlMark(Protocol):
    """A place as YAML readers give it, line and column from 0."""

    line: int
    column: int


def mark_of(place: YamlMark | None) -> Mark:
    """Return a place of the YAML reader as ours; the start of the file if it has none."""
    return Mark(place.line + 1, place.column + 1) if place else START


@dataclass(slots=True)
class _Open:
    """A list or a group of keys whose end has not come yet."""

    mark: Mark
    is_list: bool
    is_flow: bool
    is_tagged: bool
    nodes: list[Node] = field(default_factory=list)
    pairs: list[tuple[Text, Node]] = field(default_factory=list)
    places: dict[str, Mark] = field(default_factory=dict)
    awaits_value: bool = False
    key: Text | None = None

    def close(self) -> Node:
        if self.is_tagged:
            return Unread(self.mark)
        if self.is_list:
            return Items(tuple(self.nodes), self.mark)
        return Entries(tuple(self.pairs), self.mark)


class Tree:
    """Grows from events; `root` is there when the last one has come.

    Limits are checked with every event, so nothing large or deep is ever built;
    `is_too_much` tells that one was passed. `is_disputed` tells that something came which
    not every YAML reader reads alike.
    """

    def __init__(self, source: Source, report: Report) -> None:
        self.root: Node | None = None
        self.is_disputed = False
        self.is_too_much = False
        self._source = source
        self._report = report
        self._open: list[_Open] = []
        self._values = 0

    def take(self, event: yaml.Event) -> bool:
        """Add one event. Returns False where there is no use in going on."""
        if isinstance(event, yaml.CollectionEndEvent):
            self._attach(self._open.pop().close())
        elif isinstance(event, yaml.NodeEvent):
            self._take_node(event)
        return not (self.is_too_much or self._report.is_full)

    def _take_node(self, event: yaml.NodeEvent) -> None:
        mark = mark_of(event.start_mark)
        self._values += 1
        if self._values > MOST_VALUES:
            message = f"the file holds more than {MOST_VALUES} values"
            self._report.add(mark, "Y122", message, "Split it into several files")
            self.is_too_much = True
            return
        refused = self._refuse_extras(event, mark)
        if isinstance(event, yaml.ScalarEvent):
            self._attach(Unread(mark) if refused else self._text(event, mark))
        elif isinstance(event, yaml.CollectionStartEvent):
            if len(self._open) == DEEPEST:
                message = f"lists and keys lie more than {DEEPEST} levels deep here"
                self._report.add(mark, "Y123", message, HINT_DEEP)
                self.is_too_much = True
                return
            is_list = isinstance(event, yaml.SequenceStartEvent)
            self._open.append(_Open(mark, is_list, bool(event.flow_style), refused))
        else:
            self._attach(Unread(mark))

    def _refuse_extras(self, event: yaml.NodeEvent, mark: Mark) -> bool:
        """Report an alias, an anchor or a tag; True if the value itself is unknown then."""
        if isinstance(event, yaml.AliasEvent):
            message = f"the alias {quoted(f'*{event.anchor}')} is not allowed"
            self._report.add(
                mark, "Y116", message, "Write the value out, or put quotation marks around it"
            )
            return True
        if event.anchor is not None:
            message = f"the anchor {quoted(f'&{event.anchor}')} is not allowed"
            self._report.add(mark, "Y117", message, _QUOTE)
        tag = getattr(event, "tag", None)
        if tag is None:
            return False
        message = f"the tag {quoted(tag.replace(_OWN_TAGS, '!!'))} is not allowed"
        self._report.add(mark, "Y118", message, _QUOTE)
        return True

    def _attach(self, node: Node) -> None:
        if not self._open:
            self.root = node
            return
        parent = self._open[-1]
        if parent.is_list:
            parent.nodes.append(node)
        elif parent.awaits_value:
            if parent.key is not None:
                parent.pairs.append((parent.key, _placed(node, parent.key)))
            parent.awaits_value = False
        else:
            parent.key = self._key(node, parent)
            parent.awaits_value = True

    def _key(self, node: Node, parent: _Open) -> Text | None:
        """Return a key that may stand in its group; reports the others."""
        if not isinstance(node, Text):
            if not isinstance(node, Unread):
                message = "a list or a group of keys is used as a key"
                self._report.add(node.mark, "Y121", message, "A key is one word")
            return None
        if not node.value:
            self._report.add(node.mark, "Y121", "a key has no name", "A key is one word")
            return None
        if node.value == "<<":
            message = "the merge key '<<' is not allowed"
            self._report.add(node.mark, "Y119", message, "Write the keys out")
            return None
        first = parent.places.setdefault(node.value, node.mark)
        if first is not node.mark:
            message = (
                f"the key {quoted(node.value)} comes twice; "
                f"it is already in line {first.line}, column {first.column}"
            )
            self._report.add(node.mark, "Y120", message, "Delete one of the two")
            return None
        return node

    def _text(self, event: yaml.ScalarEvent, mark: Mark) -> Node:
        value: str = event.value
        style: str = event.style or ""
        if style == '"':
            unwanted = unwanted_in(value)
            if unwanted:
                self._report.add(mark, "Y105", unwanted_message(unwanted), "Delete it")
                return Unread(mark)
        if style in {"|", ">"}:
            return self._block(value, mark, style)
        if not style and "?" in value and self._open and self._open[-1].is_flow:
            self.is_disputed = True
        start = Mark(mark.line, mark.column + len(style))
        exact = self._source.lines[start.line - 1].startswith(value, start.column - 1)
        return Text(value, mark, start, style, exact)

    def _block(self, value: str, mark: Mark, style: str) -> Text:
        """Find the first line of a `|` or `>` block, and the column in which its lines begin."""
        lines = self._source.lines
        if not _HEAD.fullmatch(lines[mark.line - 1], mark.column - 1):
            self.is_disputed = True
        if not value.strip():
            return Text(value, mark, mark, style)
        meant = value.lstrip("\n").partition("\n")[0]
        blank = len(value) - len(value.lstrip("\n"))
        first = next((n for n in range(mark.line, len(lines)) if lines[n].strip()), mark.line)
        shown = lines[first]
        if style == "|" and first == mark.line + blank and shown.endswith(meant):
            start = Mark(mark.line + 1, len(shown) - len(meant) + 1)
            return Text(value, mark, start, style, exact=True)
        return Text(value, mark, Mark(first + 1, len(shown) - len(shown.lstrip()) + 1), style)


def _placed(node: Node, key: Text) -> Node:
    """Put a value that is not there at its key; the YAML readers disagree about its place."""
    if isinstance(node, Text) and not node.value and not node.style:
        return Text("", key.mark, key.mark)
    return node
