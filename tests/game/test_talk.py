"""Table talk: what a warning costs (TALK-1, TALK-2, VAR-OPEN)."""

import pytest

from trainer.game.deal import deal
from trainer.game.errors import IllegalMoveError
from trainer.game.game import Game
from trainer.game.table import parse_table


def start(table: str = "6p3s") -> Game:
    return deal(parse_table(table), seed=3, dealer=3)


def test_talk_2_each_of_the_team_gives_up_a_card_of_its_choice_that_is_not_replaced() -> None:
    game = start()
    warned = game.warn(2)
    assert warned.penalties == (2, 5)
    chosen, other = game.hands[1].cards[3], game.hands[4].cards[0]
    paid = warned.give_up(5, other).give_up(2, chosen)
    assert paid.penalties == ()
    assert [hand.size for hand in paid.hands] == [5, 4, 5, 5, 4, 5]
    assert paid.piles[1] == (chosen,)
    assert paid.piles[4] == (other,)
    assert paid.deck == game.deck
    assert (paid.seat, paid.board) == (game.seat, game.board)


def test_talk_2_nobody_moves_before_all_have_paid() -> None:
    game = start()
    warned = game.warn(2)
    assert warned.legal_moves() == ()
    refused = warned.why_illegal(game.legal_moves()[0])
    assert refused is not None
    assert refused.rule == "TALK-2"
    half = warned.give_up(2, game.hands[1].cards[0])
    with pytest.raises(IllegalMoveError, match="TALK-2"):
        half.play(game.legal_moves()[0])
    assert half.give_up(5, game.hands[4].cards[0]).legal_moves() == game.legal_moves()


def test_talk_2_a_card_is_given_up_once_and_only_from_the_own_hand() -> None:
    game = start()
    warned = game.warn(2)
    missing = next(card for card in game.hands[0].cards if card not in game.hands[1].cards)
    with pytest.raises(IllegalMoveError, match="TALK-2: You do not hold"):
        warned.give_up(2, missing)
    with pytest.raises(IllegalMoveError, match="TALK-2: This player owes no card"):
        warned.give_up(1, game.hands[0].cards[0])
    paid = warned.give_up(2, game.hands[1].cards[0])
    with pytest.raises(IllegalMoveError, match="owes no card"):
        paid.give_up(2, paid.hands[1].cards[0])


def test_talk_1_who_plays_alone_has_nobody_to_warn() -> None:
    with pytest.raises(IllegalMoveError, match="TALK-1"):
        start("3p3s").warn(1)


def test_var_open_with_open_talk_a_warning_costs_nothing() -> None:
    with pytest.raises(IllegalMoveError, match="VAR-OPEN"):
        start("4p2s+open-talk").warn(1)


def test_talk_2_the_hand_stays_smaller_after_the_next_turn() -> None:
    game = start("4p2s").warn(2)
    game = game.give_up(2, game.hands[1].cards[0]).give_up(4, game.hands[3].cards[0])
    assert game.play(game.legal_moves()[0]).hands[1].size == 5
