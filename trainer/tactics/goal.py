"""Goals: what a puzzle or a step of a lesson asks for, as values with a text form."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from trainer.game.cards import Card, format_card, parse_card
from trainer.game.errors import NotationError
from trainer.game.sides import Side, format_side, parse_side


@dataclass(frozen=True, slots=True)
class Win:
    """Reach the target with this move (SEQ-9)."""


class Way(Enum):
    """How a sequence is to be completed; the value is the word in files."""

    ANY = ""
    CORNER = "corner"
    SECOND = "second"
    TWO = "two"


@dataclass(frozen=True, slots=True)
class Complete:
    """Complete a sequence with this move: any, through a corner, a second one, two at once."""

    way: Way = Way.ANY


@dataclass(frozen=True, slots=True)
class Block:
    """Leave opponents no way to win before the mover's next turn, whatever unseen cards they hold.

    With `sequence` not even a way to complete a sequence.
    """

    sequence: bool = False


@dataclass(frozen=True, slots=True)
class Remove:
    """Take a chip with a one-eyed Jack (JACK-ONE-1).

    With `threat` one after which no opponent can complete a sequence before the mover's next turn.
    """

    threat: bool = False


@dataclass(frozen=True, slots=True)
class Play:
    """Play this card in any legal way: how lessons ask for a first chip."""

    card: Card


@dataclass(frozen=True, slots=True)
class Reduce:
    """Give the lowest chance that an opponent wins before the mover is on turn again."""


@dataclass(frozen=True, slots=True)
class Force:
    """Win on the next turn with a card held now, whatever the others hold and do (TAC-3)."""


@dataclass(frozen=True, slots=True)
class Fork:
    """Make a double threat that cards in hand can finish: two finishing spaces at once (TAC-3)."""


@dataclass(frozen=True, slots=True)
class Exchange:
    """Exchange a dead card (DEAD-2)."""


class Mark(Enum):
    """What the spaces to tap have in common; the value is the word in files."""

    CARD = "card"
    CORNERS = "corners"
    OPEN = "open"
    SEQUENCE = "sequence"
    PROTECTED = "protected"
    REMOVABLE = "removable"
    FINISH = "finish"
    DEAD = "dead"


CARD_MARKS: Final = (Mark.CARD, Mark.OPEN)
SIDE_MARKS: Final = (Mark.SEQUENCE, Mark.FINISH)


@dataclass(frozen=True, slots=True)
class Spot:
    """Tap all spaces that ...: show a card, are corners, take a card, finish a line, and so on."""

    mark: Mark
    card: Card | None = None
    side: Side | None = None


class Number(Enum):
    """What is to be counted; the value is the word in files."""

    SEQUENCES = "sequences"
    THREATS = "threats"
    UNSEEN = "unseen"
    DEAD = "dead"


@dataclass(frozen=True, slots=True)
class Count:
    """Say how many: sequences or finishing spaces of a side, unseen copies, dead cards in hand."""

    number: Number
    card: Card | None = None
    side: Side | None = None


MoveGoal = Win | Complete | Block | Reduce | Force | Fork | Remove | Exchange | Play
Goal = MoveGoal | Spot | Count

GOAL_WORDS: Final = (
    "win",
    "complete",
    "block",
    "reduce",
    "force",
    "fork",
    "remove",
    "exchange",
    "play",
    "spot",
    "count",
)
_FIXED: Final[dict[str, Goal]] = {
    "win": Win(),
    "block": Block(),
    "block sequence": Block(sequence=True),
    "reduce": Reduce(),
    "force": Force(),
    "fork": Fork(),
    "exchange": Exchange(),
    "count dead": Count(Number.DEAD),
    "remove": Remove(),
    "remove threat": Remove(threat=True),
    **{f"complete {way.value}".strip(): Complete(way) for way in Way},
    **{
        f"spot {mark.value}": Spot(mark)
        for mark in Mark
        if mark not in CARD_MARKS and mark not in SIDE_MARKS
    },
}
_NAMES: Final = {goal: name for name, goal in _FIXED.items()}


def format_goal(goal: Goal) -> str:
    """Write a goal as files do: `win`, `complete corner`, `spot card 8H`.

    The inverse of `parse_goal`.
    """
    if goal in _NAMES:
        return _NAMES[goal]
    if isinstance(goal, Play):
        return f"play {format_card(goal.card)}"
    if isinstance(goal, Spot | Count):
        subject = _subject(goal)
        if subject:
            word, mark = ("spot", goal.mark) if isinstance(goal, Spot) else ("count", goal.number)
            return f"{word} {mark.value} {subject}"
    raise ValueError(f"{goal!r} is not a whole goal")


def _subject(goal: Spot | Count) -> str:
    if goal.card is not None:
        return format_card(goal.card)
    return format_side(goal.side) if goal.side is not None else ""


def parse_goal(text: str) -> Goal:
    """Read a goal.

    Raises NotationError that lists what may follow the words read so far.
    """
    words = text.split()
    plain = " ".join(words)
    if plain in _FIXED:
        return _FIXED[plain]
    match words:
        case ["play", card]:
            return Play(_card(text, card))
        case ["spot", mark, subject] if mark in {each.value for each in CARD_MARKS}:
            return Spot(Mark(mark), card=_card(text, subject))
        case ["spot", mark, subject] if mark in {each.value for each in SIDE_MARKS}:
            return Spot(Mark(mark), side=_side(text, subject))
        case ["count", Number.UNSEEN.value, subject]:
            return Count(Number.UNSEEN, card=_card(text, subject))
        case ["count", Number.SEQUENCES.value | Number.THREATS.value as number, subject]:
            return Count(Number(number), side=_side(text, subject))
        case [word, *_] if word in GOAL_WORDS:
            forms = ", ".join(form for form in goal_forms() if form.split()[0] == word)
            raise NotationError(f"expected one of: {forms}; found {plain!r}", text)
    raise NotationError(f"expected a goal: {', '.join(GOAL_WORDS)}; found {plain!r}", text)


def goal_forms() -> tuple[str, ...]:
    """Return every form a goal can have, with 8H and blue for any card and side."""
    cards = [f"spot {mark.value} 8H" for mark in CARD_MARKS]
    sides = [f"spot {mark.value} blue" for mark in SIDE_MARKS]
    counts = ("count sequences blue", "count threats blue", "count unseen 8H")
    return (*_FIXED, "play 8H", *cards, *sides, *counts)


def _card(text: str, word: str) -> Card:
    try:
        return parse_card(word)
    except NotationError as error:
        raise NotationError(error.message, text, text.rindex(word) + 1) from None


def _side(text: str, word: str) -> Side:
    try:
        return parse_side(word)
    except NotationError as error:
        raise NotationError(error.message, text, text.rindex(word) + 1) from None
