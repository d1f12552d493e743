"""Draws taken by hand: how long a forgotten one can be made good (DRAW-3, VAR-DRAW)."""

from dataclasses import replace

import pytest

from tests.game.drawn import board
from tests.game.full_table import ALL_BUT_E5, game_with, play, refusal
from trainer.game.deal import deal
from trainer.game.drawing import Owed
from trainer.game.errors import IllegalMoveError
from trainer.game.game import Game
from trainer.game.legality import why_illegal
from trainer.game.moves import DRAW, PASS, MoveKind, exchange, parse_move
from trainer.game.table import parse_table


def any_place(game: Game) -> Game:
    """The game after some placement, its draw not taken."""
    return game.play(next(move for move in game.legal_moves() if move.kind is MoveKind.PLACE))


def start(options: str = "jax", people: str = "4p2s") -> Game:
    return deal(parse_table(f"{people}+{options}"), seed=2, dealer=int(people[0]))


@pytest.mark.parametrize("rule", ["jax", "strict"])
def test_var_draw_a_draw_by_hand_is_an_act_of_its_own(rule: str) -> None:
    game = start(rule)
    moved = any_place(game)
    assert moved.owed == Owed((1,))
    assert moved.hands[0].size == 5
    assert moved.deck == game.deck
    assert moved.legal_moves()[-1] == DRAW
    drawn = moved.play(DRAW)
    assert drawn.owed == Owed()
    assert drawn.hands[0].size == 6
    assert drawn.deck == game.deck[1:]
    assert drawn.seat == 2


def test_draw_3_a_forgotten_draw_is_possible_until_the_next_player_has_moved_and_drawn() -> None:
    both_owe = any_place(any_place(start()))
    assert both_owe.owed == Owed((1, 2))
    made_good = both_owe.draw(1)
    assert made_good.hands[0].size == 6
    assert made_good.owed == Owed((2,))


def test_draw_3_after_the_next_players_draw_it_is_lost_and_the_hand_stays_smaller() -> None:
    late = any_place(any_place(start())).draw(2)
    assert late.owed == Owed((), (1,))
    assert late.hands[0].size == 5
    refused = late.why_no_draw(1)
    assert refused is not None
    assert refused.rule == "DRAW-3"
    with pytest.raises(IllegalMoveError, match="DRAW-3"):
        late.draw(1)
    for _ in range(3):
        late = any_place(late).play(DRAW)
    assert late.seat == 2
    assert late.hands[0].size == 5


def test_draw_3_when_two_in_a_row_forget_the_third_draw_ends_both_chances() -> None:
    third = any_place(any_place(any_place(start())))
    assert third.owed == Owed((1, 2, 3))
    assert third.draw(3).owed == Owed((), (1, 2))
    assert third.draw(1).draw(2).draw(3).owed == Owed()


def test_draw_3_a_player_who_forgot_twice_takes_the_older_draw_first() -> None:
    game = any_place(any_place(any_place(start(people="2p2s"))))
    assert game.seat == 2
    first_owes = game.draw(game.owed.seats[0])
    assert first_owes.owed.seats == game.owed.seats[1:]


def test_draw_3_a_pass_ends_the_turn_like_a_draw() -> None:
    stuck = game_with("JS JH JH", "KC 2D 2C", table="12p2s+jax")
    assert play(stuck, "--").owed == Owed()
    table = "12p2s+jax"
    behind = replace(game_with("KC 2D 2C", "8S", table=table, on=board(ALL_BUT_E5)), seat=2)
    behind = replace(behind, owed=Owed((1,)))
    assert behind.play(PASS).owed == Owed((), (1,))


def test_var_draw_strictly_the_draw_is_lost_when_the_next_player_begins() -> None:
    moved = any_place(start("strict"))
    assert moved.why_no_draw(1) is None
    begun = any_place(moved)
    assert begun.owed == Owed((2,), (1,))
    refused = begun.why_no_draw(1)
    assert refused is not None
    assert refused.rule == "VAR-DRAW"


def test_dead_2_the_card_of_an_exchange_always_comes_at_once() -> None:
    game = start()
    assert game.why_illegal(exchange(game.hands[0].cards[0])) is not None
    full = game_with("8S 5H", "KC", table="2p2s+jax", on=board(ALL_BUT_E5))
    after = play(full, "8S~")
    assert after.hands[0].size == 2
    assert after.owed == Owed()


def test_draw_1_nobody_draws_twice_or_before_a_move() -> None:
    game = start()
    assert refusal(game, "+").startswith("DRAW-1")
    drawn = any_place(game).play(DRAW)
    with pytest.raises(IllegalMoveError, match="DRAW-1"):
        drawn.play(DRAW)
    assert DRAW not in drawn.legal_moves()


def test_a_draw_is_no_move_of_a_position() -> None:
    refused = why_illegal(start().position(), parse_move("+"))
    assert refused is not None
    assert refused.rule == "DRAW-1"
