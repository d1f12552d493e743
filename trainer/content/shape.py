"""The shape of content files: which keys each group has, in which order, and what they hold.

What writes files goes by this table: the formatter, and the schema for editors. A test holds it
to what the readers take.
"""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass
from enum import Enum, auto
from typing import Final

from trainer.content.fields import LONGEST_TEXT
from trainer.content.lesson import (
    FEWEST_STEPS,
    HIGHEST_ORDER,
    LONGEST_ABOUT,
    LONGEST_HINT,
    LONGEST_WORDS,
    MOST_STEPS,
)
from trainer.content.puzzle import (
    FORMAT,
    HIGHEST_RATING,
    LONGEST_TITLE,
    LOWEST_RATING,
    MOST_HINTS,
    STATUSES,
)
from trainer.content.task import (
    ANSWERS,
    FEWEST_CHOICES,
    LONGEST_CHOICE,
    LONGEST_REASON,
    MOST_CHOICES,
)
from trainer.game.layout import LAYOUTS
from trainer.game.sides import SIDES, format_side


class Kind(Enum):
    """What the value of a key is; lists are named for what they list."""

    NUMBER = auto()
    ID = auto()
    TEXT = auto()
    CHOICE = auto()
    TABLE = auto()
    BOARD = auto()
    CARDS = auto()
    DISCARDS = auto()
    GOAL = auto()
    MOVES = auto()
    RULES = auto()
    SEQUENCES = auto()
    SPACES = auto()
    ARROWS = auto()
    CLAIMS = auto()
    TEXTS = auto()
    GROUP = auto()
    GROUPS = auto()


IN_BRACKETS: Final = frozenset({Kind.RULES, Kind.SPACES, Kind.ARROWS})
"""Lists of short words, written on one line."""


@dataclass(frozen=True, slots=True)
class Key:
    """One key of a group.

    `low` and `high` bound a number, a text's characters, or a list's items. `parts` are the keys
    of a group, or of each group of a list. `apart` sets the key off by an empty line.
    """

    name: str
    kind: Kind
    about: str
    _: KW_ONLY
    required: bool = True
    low: int = 1
    high: int = LONGEST_TEXT
    choices: tuple[str, ...] = ()
    parts: tuple[Key, ...] = ()
    apart: bool = False


_POSITION: Final = (
    Key("layout", Kind.CHOICE, "the edition of the board", required=False, choices=(*LAYOUTS,)),
    Key("table", Kind.TABLE, "who plays, such as '2 players, 2 sides'", required=False),
    Key(
        "to_move",
        Kind.CHOICE,
        "the side on turn",
        required=False,
        choices=tuple(map(format_side, SIDES)),
    ),
    Key("board", Kind.BOARD, "ten rows of ten marks below a |"),
    Key("sequences", Kind.SEQUENCES, "finished sequences: 'blue a4-a8'", required=False),
    Key("hand", Kind.CARDS, "the cards of the side on turn: '2H 9S TC'"),
    Key(
        "discards",
        Kind.DISCARDS,
        "cards that lie face up; without it one for every chip",
        required=False,
    ),
)
_HEAD: Final = (
    Key("format", Kind.NUMBER, "always 1", low=FORMAT, high=FORMAT),
    Key("id", Kind.ID, "the name of the file without .yaml"),
    Key("title", Kind.TEXT, "a name for people", high=LONGEST_TITLE),
)
_STATUS: Final = Key("status", Kind.CHOICE, "only published content is shown", choices=STATUSES)
_RULES: Final = Key("rules", Kind.RULES, "ids of the rules that are taught or drilled", high=100)
_GOAL: Final = Key("goal", Kind.GOAL, "what is asked for; the engine judges it")

PUZZLE: Final = (
    *_HEAD,
    _STATUS,
    Key("replaces", Kind.ID, "the published puzzle that this one stands in for", required=False),
    Key("rating", Kind.NUMBER, "how hard it is", low=LOWEST_RATING, high=HIGHEST_RATING),
    _RULES,
    Key("position", Kind.GROUP, "board, table and hand", parts=_POSITION, apart=True),
    Key(name="goal", kind=Kind.GOAL, about=_GOAL.about, apart=True),
    Key("moves", Kind.NUMBER, "always 1", low=1, high=1),
    Key(
        "solution",
        Kind.MOVES,
        "the moves that you expect; the engine tells more, fewer or none",
        required=False,
        high=100,
        apart=True,
    ),
    Key(
        "hints", Kind.TEXTS, "hints in your own words", required=False, high=MOST_HINTS, apart=True
    ),
)
"""The keys of a puzzle, in the order in which they are written."""

_SHOW: Final = (
    Key("marks", Kind.SPACES, "spaces to point at", required=False, high=100),
    Key("arrows", Kind.ARROWS, "arrows such as 'a3-e7'", required=False, high=100),
)
_CHOICE: Final = (
    Key("text", Kind.TEXT, "the answer to choose", high=LONGEST_CHOICE),
    Key("right", Kind.CHOICE, "whether it is right", choices=ANSWERS),
    Key("because", Kind.TEXT, "why it is right or wrong", high=LONGEST_REASON),
)
_TURN: Final = (
    Key("exchange", Kind.CHOICE, "whether a dead card goes first", required=False, choices=ANSWERS),
    Key("draws", Kind.CARDS, "the cards that come from the deck"),
)
STEP: Final = (
    Key("id", Kind.ID, "a name of its own within the lesson"),
    Key("replaces", Kind.ID, "the step that this one stands in for", required=False),
    Key("prompt", Kind.TEXT, "what to do, in at most 20 words", high=LONGEST_WORDS),
    Key(name="goal", kind=Kind.GOAL, about=_GOAL.about, required=False),
    Key(
        "choices",
        Kind.GROUPS,
        "answers to choose from, one of them right",
        required=False,
        low=FEWEST_CHOICES,
        high=MOST_CHOICES,
        parts=_CHOICE,
    ),
    Key("watch", Kind.MOVES, "moves to watch, one after the other", required=False, high=100),
    Key("turn", Kind.GROUP, "a whole turn: exchange, play, draw", required=False, parts=_TURN),
    Key(
        "position",
        Kind.GROUP,
        "what changes since the step before",
        required=False,
        parts=_POSITION,
    ),
    Key("show", Kind.GROUP, "what to point at", required=False, parts=_SHOW),
    Key("answer", Kind.MOVES, "moves that others then play", required=False, high=100),
    Key("done", Kind.TEXT, "what is said afterwards, in at most 20 words", high=LONGEST_WORDS),
    Key("hint", Kind.TEXT, "help for who is stuck", required=False, high=LONGEST_HINT),
    _RULES,
    Key("claims", Kind.CLAIMS, "statements that the engine proves", required=False, high=100),
)
"""The keys of a step. `board` and `hand` may be missing in a `position` after the first."""

LESSON: Final = (
    *_HEAD,
    Key("about", Kind.TEXT, "one sentence for the list of lessons", high=LONGEST_ABOUT),
    _STATUS,
    Key("replaces", Kind.ID, "the published lesson that this one stands in for", required=False),
    Key("order", Kind.NUMBER, "the place in the course", low=1, high=HIGHEST_ORDER),
    Key(
        "steps",
        Kind.GROUPS,
        "the steps, one after the other",
        low=FEWEST_STEPS,
        high=MOST_STEPS,
        parts=STEP,
        apart=True,
    ),
)
"""The keys of a lesson."""
