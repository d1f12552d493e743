"""Moves as values: place, remove, exchange, pass, draw (TURN-1), and how they are written."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import Final

from trainer.game.cards import Card, format_card, parse_card
from trainer.game.errors import NotationError
from trainer.game.lines import Line, format_line, parse_line
from trainer.game.spaces import Space, format_space, parse_space

_FORM: Final = re.compile(r"(?P<card>10[SHDC]|..)(?P<sign>@|x| )(?P<space>[a-z]\d+)(?P<rest>.*)")


class MoveKind(Enum):
    """What a move does on the board; the value orders moves."""

    PLACE = 0
    REMOVE = 1
    EXCHANGE = 2
    PASS = 3
    DRAW = 4
    """Taking the card of an earlier move, where draws do not come by themselves (VAR-DRAW)."""

    def __repr__(self) -> str:
        return f"MoveKind.{self.name}"


_SIGNS: Final = {MoveKind.PLACE: "@", MoveKind.REMOVE: "x"}


@dataclass(frozen=True, slots=True)
class Move:
    """One play, known by card, kind, space, and the sequences claimed where there is a choice.

    `claim` is empty wherever the board leaves only one way to count (SEQ-8); its lines are kept
    in the order of the 192, so that the order they are named in makes no other move.
    """

    kind: MoveKind
    card: Card | None = None
    space: Space | None = None
    claim: tuple[Line, ...] = ()

    def __post_init__(self) -> None:
        if len(self.claim) > 1:
            object.__setattr__(
                self, "claim", tuple(sorted(self.claim, key=lambda line: line.index))
            )

    @property
    def is_wild(self) -> bool:
        """Whether a two-eyed Jack places the chip (JACK-TWO-1)."""
        return self.kind is MoveKind.PLACE and self.card is not None and self.card.is_two_eyed

    @property
    def order(self) -> tuple[int, int, int, tuple[int, ...]]:
        """The key that sorts moves: kind, card, space, claim."""
        card = -1 if self.card is None else int(self.card)
        space = -1 if self.space is None else int(self.space)
        return self.kind.value, card, space, tuple(line.index for line in self.claim)

    def __str__(self) -> str:
        return format_move(self)


PASS: Final = Move(MoveKind.PASS)
DRAW: Final = Move(MoveKind.DRAW)


def place(card: Card, space: Space, claim: tuple[Line, ...] = ()) -> Move:
    """Make the move that puts a chip on a space."""
    return Move(MoveKind.PLACE, card, space, claim) if claim else _plain_place(card, space)


@cache
def _plain_place(card: Card, space: Space) -> Move:
    # Every list of legal moves holds many of these; there are few different ones.
    return Move(MoveKind.PLACE, card, space)


def remove(card: Card, space: Space) -> Move:
    """Make the move that takes a chip with a one-eyed Jack."""
    return Move(MoveKind.REMOVE, card, space)


def exchange(card: Card) -> Move:
    """Make the move that exchanges a dead card (DEAD-2)."""
    return Move(MoveKind.EXCHANGE, card)


def format_move(move: Move) -> str:
    """Write `2H@e5`, `JSxf3`, `5H~`, `--` or `+`, with `=a5-e5` for each claimed line.

    The inverse of `parse_move`.
    """
    if move.kind is MoveKind.DRAW:
        return "+"
    if move.kind is MoveKind.PASS or move.card is None:
        return "--"
    if move.kind is MoveKind.EXCHANGE or move.space is None:
        return f"{format_card(move.card)}~"
    claim = "".join(f"={format_line(line)}" for line in move.claim)
    return f"{format_card(move.card)}{_SIGNS[move.kind]}{format_space(move.space)}{claim}"


def parse_move(text: str) -> Move:
    """Read a move as `format_move` writes it; a final `#` for a win may follow a placement.

    A blank may stand for the sign: `8H c4` places, `JS c4` removes.
    Raises NotationError with the column where the text stops being a move.
    """
    body = text.removesuffix("#")
    move = _parse_body(text, body)
    if body != text and move.kind is not MoveKind.PLACE:
        raise NotationError("only a chip put down can win (SEQ-12)", text, len(text))
    return move


def _parse_body(text: str, body: str) -> Move:
    if body == "--":
        return PASS
    if body == "+":
        return DRAW
    if body.endswith("~"):
        return exchange(parse_card(body[:-1]))
    match = _FORM.fullmatch(body)
    if match is None:
        raise NotationError(
            f"expected a move such as 8H@c4, JSxf3, 5H~, -- or +, found {text!r}", text
        )
    card = parse_card(match["card"])
    try:
        space = parse_space(match["space"])
    except NotationError as error:
        raise NotationError(error.message, text, match.start("space") + 1) from None
    claim = _parse_claim(text, match["rest"], match.start("rest"))
    if match["sign"] == "x" or (match["sign"] == " " and card.is_one_eyed):
        if claim:
            raise NotationError(
                "a removal completes no sequence (SEQ-12)", text, match.start("rest") + 1
            )
        return remove(card, space)
    return place(card, space, claim)


def _parse_claim(text: str, rest: str, start: int) -> tuple[Line, ...]:
    lines: list[Line] = []
    if rest and not rest.startswith("="):
        raise NotationError(
            f"expected = and a line after the space, found {rest!r}", text, start + 1
        )
    column = start + 1
    for piece in rest.split("=")[1:]:
        try:
            lines.append(parse_line(piece))
        except NotationError as error:
            raise NotationError(error.message, text, column + error.column) from None
        column += len(piece) + 1
    if len(set(lines)) != len(lines):
        raise NotationError("the same line is claimed twice", text, start + 1)
    return tuple(lines)
