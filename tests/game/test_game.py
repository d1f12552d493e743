"""Whole games: cards stay together, turns go round, every act does what its rule says."""

from collections import Counter
from dataclasses import replace

import pytest

from tests.game.drawn import board
from tests.game.full_table import ALL_BUT_E5, game_with, play, refusal
from tests.game.random_games import TABLES, random_game
from trainer.game.cards import PACK, parse_card, parse_cards
from trainer.game.deal import deal
from trainer.game.errors import BoardError, IllegalMoveError
from trainer.game.moves import DRAW, PASS, MoveKind, exchange, place
from trainer.game.play import play as play_position
from trainer.game.position import Hand
from trainer.game.sides import Side
from trainer.game.spaces import parse_space
from trainer.game.table import Table, parse_table


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_eq_2_a_game_has_its_104_cards_at_every_ply(table: Table) -> None:
    for seed in range(2):
        for _, _, after in random_game(table, seed):
            cards = Counter(after.deck)
            for hand, pile in zip(after.hands, after.piles, strict=True):
                assert hand.hidden == 0
                cards.update(hand.cards)
                cards.update(pile)
            assert cards == Counter(PACK)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_game_that_acts_made_is_one_that_could_be_built(table: Table) -> None:
    for _, _, after in random_game(table, seed=9):
        assert replace(after) == after


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_seq_3_a_protected_chip_never_leaves(table: Table) -> None:
    for seed in range(2):
        for before, _, after in random_game(table, seed):
            for side in Side:
                kept = before.board.protected & before.board.chips[side]
                assert after.board.chips[side] & kept == kept
            assert set(after.board.sequences) >= set(before.board.sequences)


def test_random_games_are_won_drawn_and_full_of_every_kind_of_move() -> None:
    kinds = Counter[MoveKind]()
    results = Counter[str]()
    for table in TABLES:
        for seed in range(4):
            game = deal(table, seed)
            for _, move, after in random_game(table, seed, plies=2000):
                kinds[move.kind] += 1
                game = after
            results[str(game.winner)] += 1
    assert set(kinds) == set(MoveKind)
    assert {"blue", "green", "red"} <= set(results)


def test_draw_1_a_move_is_followed_by_one_card() -> None:
    game = game_with("5H 9D", "KC")
    top = game.deck[0]
    after = play(game, "5H@e5")
    assert after.hands[0] == Hand((*parse_cards("9D"), top))
    assert after.deck == game.deck[1:]
    assert after.piles == (parse_cards("5H"), ())
    assert after.seat == 2


def test_dead_2_an_exchange_draws_its_own_card_and_the_turn_goes_on() -> None:
    game = game_with("8S 5H", "KC", on=board(ALL_BUT_E5))
    after = game.play(exchange(parse_card("8S")))
    assert after.seat == 1
    assert after.exchanged
    assert after.hands[0].size == 2
    assert after.piles[0] == parse_cards("8S")
    assert len(play(after, "5H@e5").deck) == len(game.deck) - 2


def test_draw_2_an_empty_deck_is_renewed_from_all_piles_and_the_game_goes_on() -> None:
    game = game_with("5H 9D", "KC", deck_size=0)
    after = play(game, "5H@e5")
    assert after.piles == ((), ())
    assert len(after.deck) == 104 - 2 - 1
    assert after.hands[0].size == 2
    assert after.chance != game.chance
    assert not after.is_over


def test_draw_2_the_seed_decides_the_new_deck() -> None:
    game = game_with("5H 9D", "KC", deck_size=0)
    other = replace(game, chance=4)
    assert play(game, "5H@e5") == play(game, "5H@e5")
    assert play(game, "5H@e5").deck != play(other, "5H@e5").deck


def test_seq_9_a_winning_move_draws_no_card_and_ends_the_game() -> None:
    four = board(
        """
        * b b b . . . . . *
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        * . . . . . . . . *
        """
    )
    game = game_with("5S 9D", "KC", table="2p2s+sprint", on=four)
    after = play(game, "5S@e1")
    assert after.winner == Side.BLUE
    assert after.deck == game.deck
    assert after.hands[0] == Hand(parse_cards("9D"))
    assert after.legal_moves() == ()
    assert refusal(after, "KC@a8").startswith("SEQ-9")
    assert refusal(after, "+").startswith("SEQ-9")


def test_end_1_a_pass_draws_nothing_and_keeps_the_hand() -> None:
    game = game_with("8S 5H", "KC", on=board(ALL_BUT_E5))
    assert refusal(game, "--").startswith("END-1")
    stuck = game_with("8S", "KC", on=board(ALL_BUT_E5))
    after = stuck.play(PASS)
    assert (after.hands, after.deck, after.piles) == (stuck.hands, stuck.deck, stuck.piles)
    assert (after.seat, after.passes) == (2, 1)


def test_end_2_a_full_round_of_passes_is_a_drawn_game() -> None:
    game = game_with("8S", "KC", on=board(ALL_BUT_E5)).play(PASS).play(PASS)
    assert game.is_drawn
    assert game.winner is None
    assert game.legal_moves() == ()
    assert refusal(game, "--").startswith("END-2")


def test_end_3_the_first_player_of_twelve_can_be_stuck_at_once() -> None:
    game = game_with("JS JH JH", "KC KD KH", table="12p2s")
    assert game.legal_moves() == (PASS,)


def test_var_dead_an_exchange_in_place_of_the_turn_ends_it() -> None:
    game = game_with("8S 5H", "KC", table="2p2s+dead-turn", on=board(ALL_BUT_E5))
    after = game.play(exchange(parse_card("8S")))
    assert after.seat == 2
    assert not after.exchanged
    assert after.passes == 0
    assert after.hands[0].size == 2


def test_draws_that_come_by_themselves_cannot_be_made_by_hand_var_draw() -> None:
    game = play(game_with("5H 9D", "KC"), "5H@e5")
    assert refusal(game, "+").startswith("VAR-DRAW")
    assert DRAW not in game.legal_moves()


def test_an_illegal_move_raises_with_the_refusal() -> None:
    game = game_with("5H 9D", "KC")
    with pytest.raises(IllegalMoveError, match="TURN-3"):
        game.play(place(parse_card("5H"), parse_space("a2")))


def test_a_game_keeps_the_options_of_its_table_on_its_board() -> None:
    assert deal(parse_table("2p2s+whole-runs"), seed=1).board.whole_runs
    assert not deal(parse_table("2p2s"), seed=1).board.whole_runs


def test_eq_2_a_game_without_all_its_cards_is_refused() -> None:
    game = deal(Table(2, 2), seed=1)
    with pytest.raises(BoardError, match="found 103"):
        replace(game, deck=game.deck[1:])
    with pytest.raises(BoardError, match="EQ-2"):
        replace(game, deck=(*game.deck[2:], game.deck[0], game.deck[0]))
    with pytest.raises(BoardError, match="expected 2 piles"):
        replace(game, piles=((),))
    with pytest.raises(BoardError, match="each known"):
        replace(game, hands=(Hand((), 7), game.hands[1]))


def test_a_game_plays_as_its_open_position_does_while_the_deck_lasts() -> None:
    for before, move, after in random_game(Table(2, 2), seed=21):
        if len(before.deck) > 0:
            assert play_position(before.open_position(), move) == after.open_position()
