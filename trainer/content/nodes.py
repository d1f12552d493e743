"""What a content file holds before it means anything: texts, lists and keys with their places.

Every scalar stays the text that was written; whoever reads a field decides what it is.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias


class Mark(NamedTuple):
    """A place in a file: line and column, both from 1, the column in characters."""

    line: int
    column: int


START: Final = Mark(1, 1)
"""Where a problem is put that concerns a whole file."""


@dataclass(frozen=True, slots=True)
class Text:
    """One scalar, and where in the file its own lines stand.

    `mark` is where the value begins, quotation mark or `|` included; `start` is where its
    first character of content stands. `style` is `|`, `>`, a quotation mark, or nothing for
    plain text. `exact` says that the value stands in the file as it is, line for line.
    """

    value: str
    mark: Mark
    start: Mark
    style: str = ""
    exact: bool = False

    def place(self, line: int = 1, column: int = 1) -> Mark:
        """Return where the file shows a line and column of this value, both from 1.

        Exact for `|` blocks and for values on one line without escapes; for folded and
        escaped text the place where the content starts.
        """
        if not self.exact:
            return self.start
        return Mark(self.start.line + line - 1, self.start.column + column - 1)


@dataclass(frozen=True, slots=True)
class Items:
    """A list, written with dashes or in brackets."""

    nodes: tuple[Node, ...]
    mark: Mark


@dataclass(frozen=True, slots=True)
class Entries:
    """Keys with their values, in the order of the file; no key comes twice."""

    pairs: tuple[tuple[Text, Node], ...]
    mark: Mark


@dataclass(frozen=True, slots=True)
class Unread:
    """A value that was refused and reported, such as an alias; nobody need report it again."""

    mark: Mark


Node: TypeAlias = Text | Items | Entries | Unread
