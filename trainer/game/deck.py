"""The deck: shuffled from a seed, drawn from the top, renewed from the discards (EQ-2, DRAW-2)."""

from __future__ import annotations

from collections.abc import Iterable

from trainer.game.cards import PACK, Card
from trainer.game.chance import shuffled

Piles = tuple[tuple[Card, ...], ...]
"""The face-up discard pile of each seat, the last card on top (SEAT-4)."""


def new_deck(state: int) -> tuple[tuple[Card, ...], int]:
    """Return the shuffled double pack, top card first, and the state of chance after it."""
    return shuffled(PACK, state)


def draw_card(
    deck: tuple[Card, ...], piles: Piles, state: int
) -> tuple[Card | None, tuple[Card, ...], Piles, int]:
    """Draw the top card; return it, and deck, piles and state of chance as they are then.

    An empty deck is first renewed: all discard piles are shuffled together (DRAW-2), in an order
    that does not depend on who had discarded what. Where there is no card at all, none is drawn
    (DRAW-4).
    """
    if not deck:
        deck, state = shuffled(sorted(_all_of(piles)), state)
        piles = ((),) * len(piles)
    if not deck:
        return None, deck, piles, state
    return deck[0], deck[1:], piles, state


def _all_of(piles: Piles) -> Iterable[Card]:
    return (card for pile in piles for card in pile)
