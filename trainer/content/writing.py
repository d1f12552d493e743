"""Write a content file in its one canonical form, from nodes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import yaml
from yaml.resolver import Resolver

from trainer.content.claim import canonical_words
from trainer.content.nodes import Entries, Items, Node, Text
from trainer.content.remarks import NO_REMARKS, Remarks
from trainer.content.setup import PRINTED, table_of
from trainer.content.shape import IN_BRACKETS, Key, Kind
from trainer.game.cards import Card, format_card, parse_cards
from trainer.game.diagram import draw, parse_diagram
from trainer.game.errors import NotationError, TableError
from trainer.game.lines import format_line, parse_line
from trainer.game.moves import format_move, parse_move
from trainer.game.options import STANDARD
from trainer.game.sides import format_side, parse_side
from trainer.game.spaces import format_space, parse_space
from trainer.game.table import Table, format_table
from trainer.tactics.goal import format_goal, parse_goal

_STEP: Final = "  "
_SAFE_START: Final = "♠♥♦♣"
_RESOLVER: Final = Resolver()
_WORDS: Final = frozenset({Kind.TEXT, Kind.TEXTS, Kind.ID})
"""Kinds whose values stay texts for every YAML reader, also where they look like numbers."""


def write(root: Entries, keys: tuple[Key, ...], remarks: Remarks = NO_REMARKS) -> str:
    """Return the text of a file, ending in one newline.

    What cannot be read as the notation that its key holds is written as it stands.
    """
    lines = _group(root, keys, remarks)
    if remarks.foot:
        lines += ["", *remarks.foot]
    return "\n".join(lines) + "\n"


def _group(entries: Entries, keys: tuple[Key, ...], remarks: Remarks) -> list[str]:
    order = {key.name: (at, key) for at, key in enumerate(keys)}
    lines: list[str] = []
    for name, node in sorted(entries.pairs, key=lambda pair: order[pair[0].value][0]):
        key = order[name.value][1]
        if key.apart and lines:
            lines.append("")
        lines += [*remarks.of(name), *_value(key, node, remarks)]
    return lines


def _value(key: Key, node: Node, remarks: Remarks) -> list[str]:
    if isinstance(node, Entries):
        return [f"{key.name}:", *_indented(_group(node, key.parts, remarks))]
    if isinstance(node, Items) and key.kind in IN_BRACKETS:
        words = ", ".join(_canonical(key, item) for item in node.nodes)
        return [f"{key.name}: [{words}]"]
    if isinstance(node, Items):
        return [f"{key.name}:", *_items(key, node, remarks)]
    first, *more = _scalar(key, _canonical(key, node))
    return [f"{key.name}: {first}", *_indented(more)]


def _items(key: Key, items: Items, remarks: Remarks) -> list[str]:
    lines: list[str] = []
    for item in items.nodes:
        own = list(remarks.of(item))
        if isinstance(item, Entries):
            if lines and key.apart:
                lines.append("")
            body = _group(item, key.parts, remarks)
            while body[0].startswith("#"):
                own.append(body.pop(0))
        else:
            body = _scalar(key, _canonical(key, item))
        dashed = [f"- {body[0]}", *_indented(body[1:])]
        lines += _indented([*own, *dashed])
    return lines


def _indented(lines: list[str]) -> list[str]:
    return [_STEP + line if line else "" for line in lines]


def _scalar(key: Key, value: str) -> list[str]:
    """Return a value as it stands behind its key, and the lines of a block below it."""
    if "\n" in value:
        return ["|", *value.split("\n")]
    return [value if _is_plain(value, as_text=key.kind in _WORDS) else _quoted(value)]


def text_scalar(value: str) -> str:
    """Write a text of one line as YAML, in quotation marks where it needs them."""
    return value if _is_plain(value, as_text=True) else _quoted(value)


def _is_plain(value: str, *, as_text: bool) -> bool:
    safe = value[:1].isalnum() or value[:1] in _SAFE_START
    if not value or not safe or ": " in value or value.endswith(":") or " #" in value:
        return False
    return not as_text or _is_text_everywhere(value)


def _is_text_everywhere(value: str) -> bool:
    """Tell whether readers that guess kinds of values, unlike ours, take a plain value for text."""
    tag: str = _RESOLVER.resolve(yaml.ScalarNode, value, (True, False))  # type: ignore[no-untyped-call]
    return tag.endswith(":str")


def _quoted(value: str) -> str:
    if '"' in value or "\\" in value:
        return "'" + value.replace("'", "''") + "'"
    return f'"{value}"'


def _canonical(key: Key, node: Node) -> str:
    if not isinstance(node, Text):
        raise TypeError(f"{key.name} holds no text")
    write_value = _NOTATIONS.get(key.kind)
    value = node.value if key.kind is Kind.BOARD else node.value.strip()
    if write_value is None:
        return value
    try:
        return write_value(value)
    except (NotationError, TableError):
        return value.rstrip()


def _board(text: str) -> str:
    chips, capitals = parse_diagram(text)
    return draw(chips, capitals).rstrip("\n")


def format_cards_apart(cards: tuple[Card, ...]) -> str:
    """Write cards with a blank between them, as files do: `2H 9S TC`."""
    return " ".join(map(format_card, cards))


def _cards(text: str) -> str:
    return format_cards_apart(parse_cards(text))


def _discards(text: str) -> str:
    if text == PRINTED or text.startswith(f"{PRINTED} "):
        return f"{PRINTED} {_cards(text[len(PRINTED) :])}".rstrip()
    return _cards(text)


def table_in_words(table: Table) -> str:
    """Write a table as files do: `2 players, 2 sides, sprint`, or `4p2s+jax` with options."""
    if table.options != STANDARD:
        return format_table(table)
    sprint = ", sprint" if table.sprint else ""
    return f"{table.people} players, {table.sides} sides{sprint}"


def _sequence(text: str) -> str:
    side, _, line = text.partition(" ")
    return f"{format_side(parse_side(side))} {format_line(parse_line(line.strip()))}"


def _arrow(text: str) -> str:
    start, _, end = text.partition("-")
    return f"{format_space(parse_space(start))}-{format_space(parse_space(end))}"


_NOTATIONS: Final[dict[Kind, Callable[[str], str]]] = {
    Kind.TABLE: lambda text: table_in_words(table_of(text)),
    Kind.BOARD: _board,
    Kind.CARDS: _cards,
    Kind.DISCARDS: _discards,
    Kind.GOAL: lambda text: format_goal(parse_goal(text)),
    Kind.MOVES: lambda text: format_move(parse_move(text)),
    Kind.SEQUENCES: _sequence,
    Kind.SPACES: lambda text: format_space(parse_space(text)),
    Kind.ARROWS: _arrow,
    Kind.CLAIMS: lambda text: " ".join(canonical_words(text.split())),
}
