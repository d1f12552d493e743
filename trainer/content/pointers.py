"""Pointers: what a step of a lesson points at on the board."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from trainer.content.fields import Fields
from trainer.game.errors import NotationError
from trainer.game.spaces import Space, parse_space


@dataclass(frozen=True, slots=True)
class Pointers:
    """Marked spaces, and arrows from one space to another."""

    marks: tuple[Space, ...] = ()
    arrows: tuple[tuple[Space, Space], ...] = ()


NO_POINTERS: Final = Pointers()


def read_pointers(fields: Fields) -> Pointers:
    """Read the key `show`, which may be missing: `marks` and `arrows`, each a list of texts."""
    group = fields.take_entries("show", required=False)
    if group is None:
        return NO_POINTERS
    marks: list[Space] = []
    arrows: list[tuple[Space, Space]] = []
    for node in group.take_list_of_texts("marks", required=False) or ():
        try:
            marks.append(parse_space(node.value))
        except NotationError as error:
            group.report.add(node.mark, "M303", error.message)
    for node in group.take_list_of_texts("arrows", required=False) or ():
        start, _, end = node.value.partition("-")
        try:
            arrows.append((parse_space(start), parse_space(end)))
        except NotationError as error:
            group.report.add(node.mark, "M303", error.message, "Write it as 'a3-e7'")
    group.done()
    return Pointers(tuple(marks), tuple(arrows))
