"""Take the fields of a group of keys one by one; every fault becomes a problem, none is raised.

Each `take_` method returns None where it reported something, or where a key that need not
be there is not. A value that was refused while reading is not reported again.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from difflib import get_close_matches
from typing import Final, TypeGuard

from trainer.content.nodes import Entries, Items, Mark, Node, Text, Unread
from trainer.content.problem import Report, quoted

LONGEST_TEXT: Final = 2000
LONGEST_LIST: Final = 100
_LONGEST_NAME: Final = 64
_ID: Final = re.compile(r"[a-z0-9-]{1,64}")
_NUMBER: Final = re.compile(r"0|-?[1-9][0-9]{0,17}")
_KINDS: Final = {Text: "a text", Items: "a list", Entries: "keys with values"}
_TEXT_HINT: Final = "Put quotation marks around a text that holds a colon or a bracket"


class Fields:
    """The keys of one group, taken by name; `done` then reports the keys nobody took."""

    def __init__(self, entries: Entries, report: Report) -> None:
        self.report = report
        self.mark = entries.mark
        self._pairs = {key.value: (key, node) for key, node in entries.pairs}
        self._known: dict[str, None] = {}

    def __contains__(self, key: str) -> bool:
        return key in self._pairs

    def mark_of(self, key: str) -> Mark:
        """Return where the value of a key begins, or the group if the key is not there."""
        return self._pairs[key][1].mark if key in self._pairs else self.mark

    def refuse(self, key: str, code: str, message: str, hint: str = "") -> None:
        """Report a problem at the value of a key."""
        self.report.add(self.mark_of(key), code, message, hint)

    def take_text(
        self, key: str, *, required: bool = True, longest: int = LONGEST_TEXT
    ) -> str | None:
        """Take a text of any shape, without blanks around it."""
        node = self._take_scalar(key, required=required, longest=longest)
        return None if node is None else node.value.strip()

    def take_line(
        self, key: str, *, required: bool = True, longest: int = LONGEST_TEXT
    ) -> Text | None:
        """Take a text of one line as a node, which can tell the place of each character."""
        node = self._take_scalar(key, required=required, longest=longest)
        if node is not None and "\n" in node.value:
            self.refuse(key, "S203", f"{quoted(key)} must be one line of text", "")
            return None
        return node

    def take_block(
        self, key: str, *, required: bool = True, longest: int = LONGEST_TEXT
    ) -> Text | None:
        """Take a drawn block, `|` with lines below it, as a node that knows its lines."""
        node = self._take_scalar(key, required=required, longest=longest)
        if node is not None and node.style != "|":
            hint = f"Write '{key}: |' and the lines below it, indented"
            self.refuse(key, "S203", f"{quoted(key)} must be a block of lines", hint)
            return None
        return node

    def take_id(
        self, key: str = "id", *, named: str | None = None, required: bool = True
    ) -> str | None:
        """Take an id; `named` is the name it must have, that of the file without its ending."""
        node = self._take_scalar(key, required=required, longest=LONGEST_TEXT)
        if node is None:
            return None
        if not is_id(node.value):
            message = f"{quoted(node.value)} is not an id"
            hint = f"Use 1 to {_LONGEST_NAME} small letters, digits and hyphens"
            self.refuse(key, "S209", message, hint)
            return None
        if named is not None and node.value != named:
            message = f"the id {quoted(node.value)} is not the name of the file"
            self.refuse(key, "S212", message, f"Write {quoted(named)}, or rename the file")
            return None
        return node.value

    def take_int(self, key: str, low: int, high: int, *, required: bool = True) -> int | None:
        """Take a whole number from `low` to `high`, both included."""
        node = self._take_scalar(key, required=required, longest=LONGEST_TEXT)
        if node is None:
            return None
        hint = f"A whole number from {low} to {high} was expected"
        if not _NUMBER.fullmatch(node.value):
            message = f"{quoted(key)} is {quoted(node.value)}, which is not a whole number"
            self.refuse(key, "S206", message, hint)
            return None
        number = int(node.value)
        if not low <= number <= high:
            self.refuse(key, "S207", f"{quoted(key)} is {number}, which is out of range", hint)
            return None
        return number

    def take_choice(
        self, key: str, choices: Collection[str], *, required: bool = True
    ) -> str | None:
        """Take one of a few words."""
        node = self._take_scalar(key, required=required, longest=LONGEST_TEXT)
        if node is None:
            return None
        if node.value in choices:
            return node.value
        message = f"{quoted(key)} cannot be {quoted(node.value)}"
        self.refuse(key, "S208", message, suggestion(node.value, choices))
        return None

    def take_items(
        self, key: str, *, required: bool = True, most: int = LONGEST_LIST
    ) -> tuple[Node, ...] | None:
        """Take a list of 1 to `most` values of any kind, without those already refused."""
        node = self._take(key, required=required)
        if node is None:
            return None
        if not isinstance(node, Items):
            self._wrong_kind(node, key, "a list", "Write each on a line of its own after a dash")
            return None
        if not 1 <= len(node.nodes) <= most:
            message = f"{quoted(key)} has {len(node.nodes)} items"
            self.refuse(key, "S210", message, f"From 1 to {most} were expected")
            return None
        return tuple(item for item in node.nodes if not isinstance(item, Unread))

    def take_list_of_texts(
        self,
        key: str,
        *,
        required: bool = True,
        most: int = LONGEST_LIST,
        repeats: bool = False,
    ) -> tuple[Text, ...] | None:
        """Take a list of texts as nodes; the same text twice is a fault without `repeats`."""
        items = self.take_items(key, required=required, most=most)
        if items is None:
            return None
        texts: dict[str, Text] = {}
        faults = len(self.report)
        for item in items:
            if not self._is_text(item, key, LONGEST_TEXT):
                continue
            if texts.setdefault(item.value, item) is not item and not repeats:
                message = f"{quoted(item.value)} is already in this list"
                self.report.add(item.mark, "S211", message, "Delete one of the two")
        if len(self.report) > faults:
            return None
        return tuple(item for item in items if isinstance(item, Text))

    def take_entries(self, key: str, *, required: bool = True) -> Fields | None:
        """Take a group of keys within this one."""
        node = self._take(key, required=required)
        return None if node is None else self._as_fields(node, key)

    def take_list_of_entries(
        self, key: str, *, required: bool = True, most: int = LONGEST_LIST
    ) -> tuple[Fields, ...] | None:
        """Take a list in which each item is a group of keys; other items are left out."""
        items = self.take_items(key, required=required, most=most)
        if items is None:
            return None
        groups = [self._as_fields(item, key) for item in items]
        return tuple(group for group in groups if group is not None)

    def pass_over(self, key: str) -> None:
        """Count a key as known without looking at its value, which was refused as a whole."""
        self._known[key] = None

    def done(self) -> None:
        """Report every key that was not asked for, with the nearest one that was."""
        for key, (node, _) in self._pairs.items():
            if self.report.is_full:
                return
            if key not in self._known:
                hint = suggestion(key, self._known)
                self.report.add(node.mark, "S201", f"the key {quoted(key)} is unknown here", hint)

    def _take(self, key: str, *, required: bool) -> Node | None:
        self._known[key] = None
        if key not in self._pairs:
            if required:
                self.report.add(self.mark, "S202", f"the key {quoted(key)} is missing here")
            return None
        node = self._pairs[key][1]
        return None if isinstance(node, Unread) else node

    def _take_scalar(self, key: str, *, required: bool, longest: int) -> Text | None:
        node = self._take(key, required=required)
        if node is None or not self._is_text(node, key, longest):
            return None
        return node

    def _is_text(self, node: Node, key: str, longest: int) -> TypeGuard[Text]:
        if not isinstance(node, Text):
            self._wrong_kind(node, key, "a text", _TEXT_HINT)
            return False
        if not node.value.strip():
            self.report.add(node.mark, "S204", f"{quoted(key)} has no value", "Fill it in")
            return False
        if len(node.value) > longest:
            message = f"{quoted(key)} has {len(node.value)} characters"
            self.report.add(node.mark, "S205", message, f"At most {longest} are allowed")
            return False
        return True

    def _as_fields(self, node: Node, key: str) -> Fields | None:
        if isinstance(node, Entries):
            return Fields(node, self.report)
        self._wrong_kind(node, key, "keys with values", "Write them below it, indented")
        return None

    def _wrong_kind(self, node: Node, key: str, expected: str, hint: str) -> None:
        if isinstance(node, Text) and not node.value:
            self.report.add(node.mark, "S204", f"{quoted(key)} has no value", hint)
            return
        message = f"{quoted(key)} holds {_KINDS[type(node)]} instead of {expected}"
        self.report.add(node.mark, "S203", message, hint)


def is_id(text: str) -> bool:
    """Whether a text may name a puzzle or lesson: 1 to 64 small letters, digits, hyphens."""
    return _ID.fullmatch(text) is not None


def suggestion(word: str, words: Iterable[str]) -> str:
    """Return a hint for a word that is none of `words`: the nearest, or else all of them."""
    known = list(words)
    near = nearest(word, known)
    if near is not None:
        return f"Did you mean {quoted(near)}?"
    return f"Known here: {', '.join(known)}" if known else ""


def nearest(word: str, words: Iterable[str]) -> str | None:
    """Return the word that somebody most likely meant, or None."""
    if len(word) > _LONGEST_NAME:
        return None
    return next(iter(get_close_matches(word.lower(), list(words), n=1)), None)
