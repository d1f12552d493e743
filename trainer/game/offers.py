"""Offers: the moves of each card, made once, so that a list of legal moves is mostly looked up."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from trainer.game.cards import CARDS, Card
from trainer.game.moves import Move, exchange, place, remove
from trainer.game.spaces import CARD_MASK, SPACES, Space, mask_of

Offer = tuple[int, dict[int, tuple[Move, ...]], Move | None]
"""What one card allows, apart from sequences to be chosen.

First, where it may put a chip, if open: two spaces, all for a two-eyed Jack, or none (JACK-1).
Then, for a card that is no Jack, its placements by which of the two spaces are open, and its
exchange when it is dead; None for a Jack (DEAD-5). A plain tuple is the quickest to take apart.
"""


def offers_of(spaces: tuple[tuple[Space, ...], ...]) -> tuple[Offer, ...]:
    """Return what each of the 52 cards offers, given the spaces that show it."""
    return tuple(map(_offer, CARDS, spaces))


def _offer(card: Card, spaces: tuple[Space, ...]) -> Offer:
    if card.is_jack:
        return CARD_MASK if card.is_two_eyed else 0, {}, None
    some = [two for size in (1, 2) for two in combinations(spaces, size)]
    placements = {mask_of(two): tuple(place(card, space) for space in two) for two in some}
    return mask_of(spaces), placements, exchange(card)


@cache
def jack_moves(card: Card) -> tuple[tuple[int, Move], ...]:
    """Return all that a Jack could do on any board, each with the bit of its space."""
    move = place if card.is_two_eyed else remove
    return tuple((space.mask, move(card, space)) for space in SPACES if not space.is_corner)
