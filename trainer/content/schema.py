"""JSON Schemas of content files, for editors that complete and check while one types.

They know keys, choices and forms. What a file means only `sequence-trainer check` can tell.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from trainer.content.claim import PROVERS
from trainer.content.shape import LESSON, PUZZLE, Key, Kind
from trainer.content.task import KINDS
from trainer.game.options import OPTION_RULES
from trainer.game.rulebook import RULES
from trainer.tactics.goal import goal_forms

Schema = dict[str, Any]

DRAFT: Final = "https://json-schema.org/draft/2020-12/schema"
_CARD: Final = "(10|[2-9TJQKA])[SHDC]"
_SPACE: Final = "[a-j](10|[1-9])"
_SIDE: Final = "(blue|green|red|[bgr])"
_LINE: Final = f"{_SPACE}-{_SPACE}"
_MOVE: Final = rf"({_CARD}([@x ]{_SPACE}(={_LINE})*#?|~)|--|\+)"
_CARDS: Final = f"{_CARD}( *{_CARD})*"
_OPTIONS: Final = "|".join(("sprint", *OPTION_RULES))
_TABLE: Final = rf"([0-9]+ players?, [23] sides?(, sprint)?|[0-9]+p[23]s(\+({_OPTIONS}))*)"
_SUBJECTS: Final = {"8H": _CARD, "blue": _SIDE}
_CLAIM_WORDS: Final = {
    "MOVE": _MOVE,
    "LINE": _LINE,
    "CARD": _CARD,
    "SIDE": _SIDE,
    "SPACE": _SPACE,
    "RULE": "[A-Z]+(-[A-Z0-9]+)*",
}
_BARE: Final = {"yes": True, "no": False}
"""Words that some YAML readers hand on as truth values."""


def schema(kind: str) -> Schema:
    """Return the schema of a `puzzle` or a `lesson`."""
    keys = {"puzzle": PUZZLE, "lesson": LESSON}[kind]
    return {"$schema": DRAFT, "title": f"A {kind} of the SEQUENCE trainer", **_group(keys)}


def _group(keys: tuple[Key, ...]) -> Schema:
    made: Schema = {
        "type": "object",
        "additionalProperties": False,
        "required": [key.name for key in keys if key.required],
        "properties": {key.name: _described(key) for key in keys},
    }
    if set(KINDS) <= {key.name for key in keys}:
        made["oneOf"] = [{"required": [name]} for name in KINDS]
    return made


def _described(key: Key) -> Schema:
    return {"description": key.about, **_SCHEMAS[key.kind](key)}


def _matching(pattern: str) -> Schema:
    return {"type": "string", "pattern": f"^ *{pattern} *$"}


def _items(key: Key, item: Schema) -> Schema:
    return {"type": "array", "minItems": key.low, "maxItems": key.high, "items": item}


def _distinct(key: Key, item: Schema) -> Schema:
    return {**_items(key, item), "uniqueItems": True}


def _text(key: Key) -> Schema:
    return {"type": "string", "minLength": key.low, "maxLength": key.high}


def _choice(key: Key) -> Schema:
    bare = [_BARE[word] for word in key.choices if word in _BARE]
    return {"enum": [*key.choices, *bare]}


def _number(key: Key) -> Schema:
    if key.low == key.high:
        return {"const": key.low}
    return {"type": "integer", "minimum": key.low, "maximum": key.high}


def _position(key: Key) -> Schema:
    made = _group(key.parts)
    # A step may leave out whatever has not changed since the one before.
    return made if key.required or not _is_position(key) else {**made, "required": []}


def _is_position(key: Key) -> bool:
    return any(part.kind is Kind.BOARD for part in key.parts)


def goal_pattern(form: str) -> str:
    """Return the pattern of a goal's form, in which 8H and blue stand for any card and side."""
    return " +".join(_SUBJECTS.get(word, word) for word in form.split())


def _goal(_: Key) -> Schema:
    forms = goal_forms()
    fixed = [form for form in forms if not set(form.split()) & set(_SUBJECTS)]
    others = [form for form in forms if form not in fixed]
    pattern = "|".join(map(goal_pattern, others))
    return {
        "anyOf": [{"enum": fixed}, {**_matching(f"({pattern})"), "examples": others}],
        "examples": list(forms),
    }


def _claims(key: Key) -> Schema:
    forms = []
    for word, (subjects, _) in PROVERS.items():
        words = (_CLAIM_WORDS.get(subject, "[^ ]+") for subject in subjects.split())
        forms.append(" +".join((word, *words)))
    examples = [f"{word} {subjects}" for word, (subjects, _) in PROVERS.items()]
    return _distinct(key, {**_matching(f"({'|'.join(forms)})"), "examples": examples})


_SCHEMAS: Final[dict[Kind, Callable[[Key], Schema]]] = {
    Kind.NUMBER: _number,
    Kind.ID: lambda _: {"type": "string", "pattern": "^[a-z0-9-]{1,64}$"},
    Kind.TEXT: _text,
    Kind.CHOICE: _choice,
    Kind.TABLE: lambda _: {
        **_matching(_TABLE),
        "examples": ["2 players, 2 sides", "2 players, 2 sides, sprint", "3 players, 3 sides"],
    },
    Kind.BOARD: lambda _: {"type": "string", "minLength": 100, "maxLength": 2000},
    Kind.CARDS: lambda _: _matching(_CARDS),
    Kind.DISCARDS: lambda _: _matching(f"(chips( +{_CARDS})?|{_CARDS})"),
    Kind.GOAL: _goal,
    Kind.MOVES: lambda key: _distinct(key, _matching(_MOVE)),
    Kind.RULES: lambda key: _distinct(key, {"enum": list(RULES)}),
    Kind.SEQUENCES: lambda key: _distinct(key, _matching(f"{_SIDE} +{_LINE}")),
    Kind.SPACES: lambda key: _distinct(key, _matching(_SPACE)),
    Kind.ARROWS: lambda key: _distinct(key, _matching(_LINE)),
    Kind.CLAIMS: _claims,
    Kind.TEXTS: lambda key: _distinct(key, {"type": "string", "minLength": 1}),
    Kind.GROUP: _position,
    Kind.GROUPS: lambda key: _items(key, _group(key.parts)),
}
