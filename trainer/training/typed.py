"""What a learner types: `8H c4`, `8h@c4`, `10♦ f6`, a card alone, a space alone."""

from __future__ import annotations

import re
from typing import Final

from trainer.game.cards import Card, parse_card
from trainer.game.errors import NotationError
from trainer.game.moves import Move, parse_move
from trainer.game.spaces import Space, parse_space

LONGEST: Final = 40
_SIGNS: Final = str.maketrans({"♠": "S", "♥": "H", "♦": "D", "♣": "C", "\ufe0e": "", "\ufe0f": ""})
_CARD: Final = re.compile(r"(?:10|[2-9tjqka])[shdc]", re.IGNORECASE | re.ASCII)
_SPACE: Final = re.compile(r"[a-j](?:10|[1-9])", re.IGNORECASE | re.ASCII)
_MOVE: Final = re.compile(
    rf"(?P<card>{_CARD.pattern})\s*(?P<sign>[@x,-]|on\b)?\s*(?P<space>{_SPACE.pattern})"
    r"(?P<rest>\s*=.*)?",
    re.IGNORECASE | re.ASCII,
)


def read_typed(text: str) -> Move | Card | Space:
    """Read what was typed, forgiving about capitals, blanks, suit signs and what joins the two.

    Raises NotationError that shows the form to use.
    """
    plain = text.strip().translate(_SIGNS)
    if not plain or len(plain) > LONGEST:
        raise NotationError("Type a card and a space, such as 8H c4.", text[:LONGEST])
    if _SPACE.fullmatch(plain):
        return parse_space(plain.lower())
    if _CARD.fullmatch(plain):
        return parse_card(plain.upper())
    if plain == "--":
        return parse_move(plain)
    if plain.endswith("~") and _CARD.fullmatch(plain[:-1].strip()):
        return parse_move(plain[:-1].strip().upper() + "~")
    match = _MOVE.fullmatch(plain)
    if match is None:
        raise NotationError(f"'{plain}' is no move. Type a card and a space, such as 8H c4.", text)
    card, space = match["card"].upper(), match["space"].lower()
    sign = "x" if match["sign"] in ("x", "X") else " "
    rest = "".join((match["rest"] or "").split()).lower()
    return parse_move(f"{card}{sign}{space}{rest}")
