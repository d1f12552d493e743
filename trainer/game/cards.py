"""Cards: the 52 kinds, Jacks and their eyes, the pack of 104 (EQ-2, JACK-1)."""

from __future__ import annotations

import re
from typing import Final

from trainer.game.errors import NotationError

RANKS: Final = "23456789TJQKA"
SUITS: Final = "SHDC"
_SUIT_SIGNS: Final = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
_SUIT_NAMES: Final = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
_RANK_NAMES: Final = {"T": "10", "J": "Jack", "Q": "Queen", "K": "King", "A": "Ace"}
_LOOKS_LIKE_SPACE: Final = re.compile(r"[A-Ja-j](10|[1-9])$")


class Card(int):
    """One of the 52 kinds of card, as a number from 0 to 51: suit by suit, 2 up to the Ace.

    The double pack holds each kind twice; two equal cards are the same value.
    """

    __slots__ = ()

    @property
    def rank(self) -> str:
        """One of `RANKS`; `T` is the ten."""
        return RANKS[self % 13]

    @property
    def suit(self) -> str:
        """One of `SUITS`."""
        return SUITS[self // 13]

    @property
    def is_jack(self) -> bool:
        """Jacks have no space on the board (JACK-1)."""
        return self % 13 == 9

    @property
    def is_two_eyed(self) -> bool:
        """A Jack of clubs or diamonds: wild (JACK-TWO-1)."""
        return self.is_jack and self.suit in "CD"

    @property
    def is_one_eyed(self) -> bool:
        """A Jack of hearts or spades: removes a chip (JACK-ONE-1)."""
        return self.is_jack and self.suit in "HS"

    @property
    def is_red(self) -> bool:
        """Whether the suit is printed in red; it decides nothing (JACK-1)."""
        return self.suit in "HD"

    @property
    def shown(self) -> str:
        """As on screen: `10♦`."""
        rank = "10" if self.rank == "T" else self.rank
        return rank + _SUIT_SIGNS[self.suit]

    @property
    def spoken(self) -> str:
        """As a screen reader says it: `10 of diamonds`."""
        return f"{_RANK_NAMES.get(self.rank, self.rank)} of {_SUIT_NAMES[self.suit]}"

    def __str__(self) -> str:
        return format_card(self)

    def __repr__(self) -> str:
        return f"parse_card({format_card(self)!r})"


CARDS: Final = tuple(Card(number) for number in range(52))
PACK: Final = tuple(card for card in CARDS for _ in range(2))
"""The double pack of 104 cards, in order (EQ-2)."""

JACKS: Final = tuple(card for card in CARDS if card.is_jack)
TWO_EYED: Final = tuple(card for card in CARDS if card.is_two_eyed)
ONE_EYED: Final = tuple(card for card in CARDS if card.is_one_eyed)


def format_card(card: Card) -> str:
    """Write a card as rank and suit: `TD`, `8H`. The inverse of `parse_card`."""
    return card.rank + card.suit


def parse_card(text: str) -> Card:
    """Read `8H`, `TD` or `10D`.

    Raises NotationError for anything else, with a guess where the text looks like a space.
    """
    rank, suit = text[:-1], text[-1:]
    if rank == "10":
        rank = "T"
    if len(rank) == 1 and rank in RANKS and suit and suit in SUITS:
        return Card(SUITS.index(suit) * 13 + RANKS.index(rank))
    if _LOOKS_LIKE_SPACE.match(text):
        raise NotationError(
            f"expected a card such as 8H, found {text!r}, which looks like a space", text
        )
    if text != text.upper():
        raise NotationError(f"expected a card in capital letters such as 8H, found {text!r}", text)
    raise NotationError(f"expected a card such as 8H, TD or JC, found {text!r}", text)


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read cards in a row, with or without blanks between them: `2H 9S KC` or `2H9SKC`.

    Raises NotationError with the column of the first card that is none.
    """
    cards = []
    column = 0
    while column < len(text):
        if text[column] in " \t\n":
            column += 1
            continue
        length = 3 if text.startswith("10", column) else 2
        piece = text[column : column + length]
        try:
            cards.append(parse_card(piece))
        except NotationError as error:
            raise NotationError(error.message, text, column + 1) from None
        column += length
    return tuple(cards)


def format_cards(cards: tuple[Card, ...]) -> str:
    """Write cards without blanks, in the order given: `2H9SKC`. The inverse of `parse_cards`."""
    return "".join(map(format_card, cards))
