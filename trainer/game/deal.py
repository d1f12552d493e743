"""The deal: who deals, who gets what, who starts, and the next game (DEAL-1 to DEAL-5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from trainer.game.board import Board
from trainer.game.cards import RANKS, Card
from trainer.game.chance import next_number
from trainer.game.deck import new_deck
from trainer.game.errors import TableError
from trainer.game.game import Game, unchecked_game
from trainer.game.layout import CLASSIC, Layout
from trainer.game.position import Hand
from trainer.game.table import Table

CutRound = tuple[tuple[int, Card], ...]
"""Who cut what: seats with their cards."""


@dataclass(frozen=True, slots=True)
class Cut:
    """The cut for the deal, round by round: first everybody, then only those tied (DEAL-2)."""

    rounds: tuple[CutRound, ...]

    @property
    def dealer(self) -> int:
        """The seat that cut the lowest card (DEAL-1)."""
        return lowest(self.rounds[-1])[0]


def lowest(cut: CutRound) -> tuple[int, ...]:
    """Return the seats with the lowest card; Aces are high, suits do not count (DEAL-1)."""
    least = min(RANKS.index(card.rank) for _, card in cut)
    return tuple(seat for seat, card in cut if RANKS.index(card.rank) == least)


def cut_for_deal(table: Table, seed: int) -> Cut:
    """Return the cut of a seed; each round is cut from a full pack (DEAL-1, DEAL-2)."""
    # The deck of the same seed must not follow from the cut, which everybody sees.
    _, state = next_number(~seed)
    seats: Sequence[int] = range(1, table.people + 1)
    rounds: list[CutRound] = []
    while len(seats) > 1:
        pack, state = new_deck(state)
        rounds.append(tuple(zip(seats, pack, strict=False)))
        seats = lowest(rounds[-1])
    return Cut(tuple(rounds))


def deal(table: Table, seed: int, dealer: int | None = None, layout: Layout = CLASSIC) -> Game:
    """Return a new game: the whole pack shuffled, the hands dealt one card at a time.

    The first card goes to the dealer's left, who starts; all goes clockwise (DEAL-3, DEAL-4).
    Without a dealer the cut of the same seed decides (DEAL-1).
    Raises TableError for a dealer who has no seat here.
    """
    if dealer is None:
        dealer = cut_for_deal(table, seed).dealer
    if not 1 <= dealer <= table.people:
        raise TableError(f"DEAL-1: the dealer sits on one of the seats 1 to {table.people}")
    deck, chance = new_deck(seed)
    dealt = table.people * table.hand_size
    first = table.after(dealer)
    hands = tuple(
        Hand(deck[(seat - first) % table.people : dealt : table.people])
        for seat in range(1, table.people + 1)
    )
    return unchecked_game(
        board=Board(layout, whole_runs=table.options.whole_runs),
        table=table,
        seat=first,
        hands=hands,
        piles=((),) * table.people,
        deck=deck[dealt:],
        chance=chance,
        dealer=dealer,
    )


def next_game(game: Game, seed: int) -> Game:
    """Return another game at the same table; nothing is carried over (DEAL-5).

    The dealer is cut for again; in a match the deal moves one seat clockwise (VAR-MATCH).
    """
    table = game.table
    dealer = table.after(game.dealer) if table.options.match else None
    return deal(table, seed, dealer, game.board.layout)
