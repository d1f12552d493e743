"""Who deals, who gets what, who starts."""

from collections import Counter
from itertools import pairwise

import pytest

from tests.game.random_games import TABLES, random_game
from trainer.game.cards import PACK, parse_card
from trainer.game.deal import Cut, CutRound, cut_for_deal, deal, lowest, next_game
from trainer.game.deck import new_deck
from trainer.game.errors import TableError
from trainer.game.table import Table, parse_table


def cut(*cards: str) -> CutRound:
    return tuple((seat, parse_card(card)) for seat, card in enumerate(cards, start=1))


def test_deal_1_the_lowest_cut_deals() -> None:
    assert lowest(cut("9H", "3C", "JD")) == (2,)
    assert Cut((cut("9H", "3C", "JD"),)).dealer == 2


def test_deal_1_aces_are_high() -> None:
    assert lowest(cut("AS", "KS")) == (2,)
    assert lowest(cut("AS", "AD")) == (1, 2)


def test_deal_1_jacks_are_cards_like_others_in_the_cut() -> None:
    assert lowest(cut("QH", "JC", "KH")) == (2,)
    assert lowest(cut("TH", "JC")) == (1,)


def test_deal_2_only_the_tied_cut_again() -> None:
    ties = 0
    for seed in range(300):
        rounds = cut_for_deal(Table(6, 2), seed).rounds
        assert [seat for seat, _ in rounds[0]] == [1, 2, 3, 4, 5, 6]
        for before, again in pairwise(rounds):
            assert tuple(seat for seat, _ in again) == lowest(before)
            ties += 1
        assert len(lowest(rounds[-1])) == 1
    assert ties > 20


def test_deal_1_everybody_deals_about_equally_often() -> None:
    dealers = Counter(cut_for_deal(Table(4, 2), seed).dealer for seed in range(2000))
    assert all(400 < times < 600 for times in dealers.values())
    assert len(dealers) == 4


@pytest.mark.parametrize(
    ("people", "sides", "cards"),
    [
        (2, 2, 7),
        (3, 3, 6),
        (4, 2, 6),
        (6, 2, 5),
        (6, 3, 5),
        (8, 2, 4),
        (9, 3, 4),
        (10, 2, 3),
        (12, 2, 3),
        (12, 3, 3),
    ],
)
def test_deal_3_the_number_of_people_decides_the_hand(people: int, sides: int, cards: int) -> None:
    game = deal(Table(people, sides), seed=5)
    assert [hand.size for hand in game.hands] == [cards] * people
    assert len(game.deck) == 104 - people * cards


def test_deal_4_the_dealers_left_starts_and_gets_the_first_card() -> None:
    deck, _ = new_deck(11)
    game = deal(Table(3, 3), seed=11, dealer=2)
    assert game.seat == 3
    assert game.hands[2].cards == tuple(sorted(deck[0:18:3]))
    assert game.hands[0].cards == tuple(sorted(deck[1:18:3]))
    assert game.hands[1].cards == tuple(sorted(deck[2:18:3]))
    assert game.deck == deck[18:]
    assert deal(Table(3, 3), seed=11, dealer=3).seat == 1


def test_deal_4_play_runs_clockwise() -> None:
    table = Table(4, 2)
    assert [table.after(seat) for seat in (1, 2, 3, 4)] == [2, 3, 4, 1]


def test_deal_1_without_a_dealer_the_cut_decides() -> None:
    for seed in range(20):
        table = Table(6, 3)
        assert deal(table, seed).dealer == cut_for_deal(table, seed).dealer


def test_deal_1_a_dealer_without_a_seat_is_refused() -> None:
    with pytest.raises(TableError, match="DEAL-1"):
        deal(Table(2, 2), seed=1, dealer=3)


def test_deal_5_the_next_game_starts_from_nothing() -> None:
    *_, (_, _, game) = random_game(TABLES[2], seed=4)
    again = next_game(game, seed=8)
    assert again == deal(game.table, seed=8)
    assert again.board.chips == (0, 0, 0)
    assert not again.board.sequences
    assert Counter(again.deck) + Counter(
        card for hand in again.hands for card in hand.cards
    ) == Counter(PACK)


def test_deal_5_in_a_match_the_deal_moves_one_seat() -> None:
    game = deal(parse_table("4p2s+match"), seed=4, dealer=4)
    assert next_game(game, seed=8).dealer == 1
    assert next_game(next_game(game, seed=8), seed=9).dealer == 2
