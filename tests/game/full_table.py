"""Games with a given hand, all 104 cards in place."""

from collections import Counter

from trainer.game.board import Board
from trainer.game.cards import PACK, Card, parse_cards
from trainer.game.game import Game
from trainer.game.moves import parse_move
from trainer.game.position import Hand
from trainer.game.table import parse_table

ALL_BUT_E5 = """
* b g b g b g b g *  1
g b g b g b g b g b  2
b g b g b g b g b g  3
b g b g b g b g b g  4
g b g b . b g b g b  5
g b g b g b g b g b  6
b g b g b g b g b g  7
b g b g b g b g b g  8
g b g b g b g b g b  9
* b g b g b g b g *  10
"""


def game_with(
    hand: str,
    others: str = "",
    *,
    table: str = "2p2s",
    on: Board | None = None,
    discards: str = "",
    deck_size: int | None = None,
) -> Game:
    """A game with seat 1 on turn and the hand given; seat 2 holds `others`, or any cards.

    All cards that are not named lie in the deck; a smaller deck leaves the rest face up.
    """
    seats = parse_table(table)
    left = Counter(PACK)
    mine, piled = parse_cards(hand), parse_cards(discards)
    left.subtract(mine)
    left.subtract(piled)
    hands = [mine, parse_cards(others)]
    left.subtract(hands[1])
    rest = sorted((+left).elements())
    while len(hands) < seats.people:
        hands.append(tuple(rest[: seats.hand_size]))
        del rest[: seats.hand_size]
    size = len(rest) if deck_size is None else deck_size
    piles: list[tuple[Card, ...]] = [()] * seats.people
    piles[0] = (*piled, *rest[size:])
    return Game(
        board=on or Board(),
        table=seats,
        seat=1,
        hands=tuple(map(Hand, hands)),
        piles=tuple(piles),
        deck=tuple(rest[:size]),
        chance=3,
        dealer=seats.people,
    )


def play(game: Game, *moves: str) -> Game:
    """The game after some moves."""
    for move in moves:
        game = game.play(parse_move(move))
    return game


def refusal(game: Game, move: str) -> str:
    """Rule and sentence that refuse a move."""
    return str(game.why_illegal(parse_move(move)))
