"""Content files as no two people write them: the same meaning in random forms."""

from __future__ import annotations

import random
import re

from trainer.content.nodes import Entries, Items, Node, Text
from trainer.content.shape import Key, Kind


def messy(root: Entries, keys: tuple[Key, ...], chance: random.Random) -> str:
    """Write a file with keys in any order, any quotation marks, lists in brackets or not."""
    return "\n".join(_group(root, keys, chance, 0)) + "\n" * chance.randrange(3)


def _group(entries: Entries, keys: tuple[Key, ...], chance: random.Random, depth: int) -> list[str]:
    known = {key.name: key for key in keys}
    pairs = list(entries.pairs)
    chance.shuffle(pairs)
    lines: list[str] = []
    for name, node in pairs:
        lines += [" " * depth] * (chance.random() < 0.2)
        lines += _value(known[name.value], node, chance, depth)
    return lines


def _value(key: Key, node: Node, chance: random.Random, depth: int) -> list[str]:
    pad = " " * depth
    deeper = depth + chance.randrange(1, 5)
    if isinstance(node, Entries):
        return [f"{pad}{key.name}:", *_group(node, key.parts, chance, deeper)]
    if isinstance(node, Items):
        if not key.parts and chance.random() < 0.5:
            words = ", ".join(_quoted(_text(key, item, chance), chance) for item in node.nodes)
            return [f"{pad}{key.name}:  [ {words} ]"]
        return [f"{pad}{key.name}:", *_items(key, node, chance, deeper)]
    if key.kind is Kind.BOARD:
        assert isinstance(node, Text)
        rows = [re.sub(" ", " " * chance.randrange(1, 3), row) for row in node.value.splitlines()]
        kept = [row for row in rows if "a" not in row or chance.random() < 0.5]
        return [f"{pad}{key.name}: |{chance.choice(['', '-', '+'])}", *_shifted(kept, deeper)]
    return [f"{pad}{key.name}: {_scalar(_text(key, node, chance), chance)}"]


def _items(key: Key, items: Items, chance: random.Random, depth: int) -> list[str]:
    lines = []
    for item in items.nodes:
        if isinstance(item, Entries):
            body = _group(item, key.parts, chance, depth + 2)
            first = next(at for at, line in enumerate(body) if line.strip())
            body[first] = " " * depth + "- " + body[first].lstrip()
            lines += body
        else:
            lines.append(" " * depth + "- " + _scalar(_text(key, item, chance), chance))
    return lines


def _shifted(lines: list[str], depth: int) -> list[str]:
    return [" " * depth + line for line in lines]


def _text(key: Key, node: Node, chance: random.Random) -> str:
    assert isinstance(node, Text)
    text = node.value.strip()
    if key.kind in (Kind.CARDS, Kind.DISCARDS, Kind.MOVES, Kind.GOAL, Kind.CLAIMS):
        tens = re.compile(r"\bT(?=[SHDC])")
        text = tens.sub("10", text) if chance.random() < 0.5 else text
    if key.kind is Kind.CLAIMS:
        text = text.replace(" ", " " * chance.randrange(1, 4))
    if key.kind is Kind.TABLE:
        words = re.fullmatch(r"(\d+) players, (\d) sides(, sprint)?", text)
        if words and chance.random() < 0.5:
            text = f"{words[1]}p{words[2]}s" + ("+sprint" if words[3] else "")
    return text


def _scalar(text: str, chance: random.Random) -> str:
    plain = re.fullmatch(r"\w[^:#]*", text)
    return text if plain and chance.random() < 0.5 else _quoted(text, chance)


def _quoted(text: str, chance: random.Random) -> str:
    if chance.random() < 0.5:
        return "'" + text.replace("'", "''") + "'"
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
