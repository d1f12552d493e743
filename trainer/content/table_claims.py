"""Proofs of claims that need no move: about people, hands, cards and chances."""

from __future__ import annotations

from fractions import Fraction
from math import comb
from typing import Final

from trainer.game.cards import parse_card
from trainer.game.deal import lowest
from trainer.game.errors import NotationError, TableError
from trainer.game.lines import LINES_THROUGH
from trainer.game.position import Position
from trainer.game.seating import tables_for
from trainer.game.sides import parse_side
from trainer.game.spaces import parse_space
from trainer.game.table import HAND_SIZES
from trainer.tactics.goal import Goal
from trainer.tactics.threats import finishing_spaces

_LONGEST_NUMBER: Final = 4


def target(position: Position, _: Goal | None, words: tuple[str, ...]) -> str | None:
    """Prove that so many sequences win at this table (SEAT-5)."""
    found = position.table.target
    return None if _number(words[0]) == found else f"the target is {found}"


def missing(position: Position, _: Goal | None, words: tuple[str, ...]) -> str | None:
    """Prove that a side still needs so many sequences."""
    found = position.missing(parse_side(words[0]))
    return None if _number(words[1]) == found else f"{words[0]} needs {found}"


def threats(position: Position, _: Goal | None, words: tuple[str, ...]) -> str | None:
    """Prove that a side has so many finishing spaces."""
    found = len(finishing_spaces(position.board, parse_side(words[0])))
    return None if _number(words[1]) == found else f"{words[0]} has {found} finishing spaces"


def unseen(position: Position, _: Goal | None, words: tuple[str, ...]) -> str | None:
    """Prove that so many copies of a card are neither in the hand nor face up (TAC-7)."""
    found = position.unseen()[parse_card(words[0])]
    return None if _number(words[1]) == found else f"{found} are unseen"


def cards(_: Position, __: Goal | None, words: tuple[str, ...]) -> str | None:
    """Prove that so many people get so many cards each (DEAL-3)."""
    found = HAND_SIZES.get(_number(words[0]))
    if found is None:
        return f"{words[0]} people cannot play"
    return None if _number(words[1]) == found else f"{words[0]} people get {found} cards each"


def sides(_: Position, __: Goal | None, words: tuple[str, ...]) -> str | None:
    """Prove that so many people can play as so many sides (SEAT-2)."""
    wanted = _number(words[1])
    try:
        tables = tables_for(_number(words[0]))
    except TableError as error:
        return str(error)
    found = [table.sides for table in tables]
    choice = " or ".join(map(str, found))
    return None if wanted in found else f"{words[0]} people make {choice} sides"


def refused(_: Position, __: Goal | None, words: tuple[str, ...]) -> str | None:
    """Prove that so many people cannot play (SEAT-1)."""
    people = _number(words[0])
    return f"{people} people can play" if people in HAND_SIZES else None


def lower(_: Position, __: Goal | None, words: tuple[str, ...]) -> str | None:
    """Prove that the first card is lower than the second in the cut for the deal (DEAL-1)."""
    first, second = map(parse_card, words)
    if lowest(((1, first), (2, second))) == (1,):
        return None
    return f"{first} is not lower than {second}; Aces are high"


def lines(_: Position, __: Goal | None, words: tuple[str, ...]) -> str | None:
    """Prove that so many of the 192 lines go through a space."""
    found = len(LINES_THROUGH[parse_space(words[0])])
    return None if _number(words[1]) == found else f"{found} lines go through {words[0]}"


def chance(position: Position, _: Goal | None, words: tuple[str, ...]) -> str | None:
    """Prove with what chance, in whole percent, the next player holds one of so many useful cards.

    With h cards in that hand, k of u unseen cards useful: 1 - C(u - k, h) / C(u, h).
    """
    useful, percent = map(_number, words)
    hidden = position.unseen().total()
    hand = position.hands[position.table.after(position.seat) - 1].hidden
    if useful > hidden:
        return f"there are only {hidden} unseen cards"
    found = round(100 * (1 - Fraction(comb(hidden - useful, hand), comb(hidden, hand))))
    return None if percent == found else f"of {hidden} unseen cards it is {found} percent"


def _number(word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) <= _LONGEST_NUMBER):
        raise NotationError(f"expected a whole number, found {word[:40]!r}", word)
    return int(word)
