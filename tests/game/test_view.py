"""What one seat sees: never a card that it cannot know."""

from dataclasses import replace

import pytest

from tests.game.random_games import TABLES, random_game
from trainer.game.chance import shuffled
from trainer.game.deal import deal
from trainer.game.errors import TableError
from trainer.game.game import Game
from trainer.game.position import Hand, Position
from trainer.game.position_line import format_position, parse_position
from trainer.game.table import Table
from trainer.game.view import view


def with_hidden_cards_mixed(game: Game, seat: int, seed: int) -> Game:
    """The game with all that a seat cannot see in another order, and another next shuffle."""
    others = [other for other in range(1, game.table.people + 1) if other != seat]
    hidden = [card for other in others for card in game.hands[other - 1].cards]
    cards, _ = shuffled([*hidden, *game.deck], seed)
    hands = list(game.hands)
    for other in others:
        size = game.hands[other - 1].size
        hands[other - 1] = Hand(cards[:size])
        cards = cards[size:]
    return replace(game, hands=tuple(hands), deck=cards, chance=seed)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_view_is_the_same_whatever_the_hidden_cards_are(table: Table) -> None:
    for number, (_, _, game) in enumerate(random_game(table, seed=6)):
        for seat in range(1, table.people + 1):
            other = with_hidden_cards_mixed(game, seat, seed=number)
            assert format_position(view(other, seat)) == format_position(view(game, seat))


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_written_view_names_the_own_hand_and_the_discards_and_no_other_card(
    table: Table,
) -> None:
    for _, _, game in random_game(table, seed=7):
        for seat in range(1, table.people + 1):
            read = parse_position(format_position(view(game, seat)))
            assert read.deck is None
            assert read.hands[seat - 1] == game.hands[seat - 1]
            for other, hand in enumerate(read.hands, start=1):
                if other != seat:
                    assert hand == Hand((), game.hands[other - 1].size)
            assert read.discards == tuple(sorted(card for pile in game.piles for card in pile))


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_view_is_a_position_that_could_be_built(table: Table) -> None:
    for _, _, game in random_game(table, seed=8):
        seen = view(game, game.seat)
        rebuilt = Position(
            seen.board, seen.table, seen.seat, seen.hands, seen.discards, None, seen.exchanged
        )
        assert rebuilt.board == seen.board
        assert game.position() == seen


def test_talk_1_a_team_mates_hand_is_hidden_too() -> None:
    assert view(deal(Table(4, 2), seed=1), 1).hands[2] == Hand((), 6)


def test_a_seat_that_is_not_there_sees_nothing() -> None:
    with pytest.raises(TableError, match="seats 1 to 4, not 5"):
        view(deal(Table(4, 2), seed=1), 5)
