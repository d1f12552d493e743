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
_CARD: Final = re.compile(r"(10|[2-9tjqka])[shdc]", re.IGNORECASE)
_SPACE: Final = re.compile(r"[a-j](10|[1-9])", re.IGNORECASE)
_MOVE: Final = re.compile(r"(?P<card>\w{2,3}?)\s*(?P<sign>[@x]|\s)\s*(?P<space>\w\d+)(?P<rest>.*)")


def read_typed(text: str) -> Move | Card | Space:
    """Read what was typed, forgiving about capitals, blanks and suit signs.

    Raises NotationError that shows the form to use.
    """
    plain = text.strip().translate(_SIGNS)
    if not plain or len(plain) > LONGEST:
        raise NotationError("Type a card and a space, such as 8H c4.", text)
    if _SPACE.fullmatch(plain):
        return parse_space(plain.lower())
    if _CARD.fullmatch(plain):
        return parse_card(plain.upper())
    if plain == "--":
        return parse_move(plain)
    if plain.endswith("~") and _CARD.fullmatch(plain[:-1].strip()):
        return parse_move(plain[:-1].strip().upper() + "~")
    match = _MOVE.fullmatch(plain)
    if match is None or not _CARD.fullmatch(match["card"]) or not _SPACE.fullmatch(match["space"]):
        raise NotationError(f"'{plain}' is no move. Type a card and a space, such as 8H c4.", text)
    sign = match["sign"] if match["sign"] in "@x" else " "
    rest = match["rest"].replace(" ", "").lower()
    return parse_move(f"{match['card'].upper()}{sign}{match['space'].lower()}{rest}")
