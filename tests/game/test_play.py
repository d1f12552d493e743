"""Playing a move changes just what the rules say."""

from dataclasses import replace

import pytest

from tests.game.drawn import EMPTY, after, position
from trainer.game.cards import parse_cards
from trainer.game.errors import IllegalMoveError
from trainer.game.moves import parse_move
from trainer.game.play import play
from trainer.game.position import Hand
from trainer.game.spaces import parse_space


def test_draw_1_the_top_card_of_a_known_deck_moves_to_the_hand() -> None:
    where = after(position(hand="5H 9D", deck="KC 2S"), "5H@e5")
    assert where.hands[0] == Hand(parse_cards("9D KC"))
    assert where.deck == parse_cards("2S")


def test_draw_1_the_second_copy_of_a_card_can_be_drawn_while_the_first_is_known() -> None:
    where = position(hand="5H 9D", deck="9D")
    assert after(where, "5H@e5").hands[0] == Hand(parse_cards("9D 9D"))
    discarded = replace(where, discards=parse_cards("KC"), deck=parse_cards("KC"))
    assert after(discarded, "5H@e5").hands[0] == Hand(parse_cards("9D KC"))


def test_draw_4_an_empty_deck_gives_no_card() -> None:
    where = after(position(hand="5H 9D", deck=""), "5H@e5")
    assert where.hands[0] == Hand(parse_cards("9D"))


def test_an_unknown_deck_gives_no_card() -> None:
    where = after(position(hand="5H 9D"), "5H@e5")
    assert where.hands[0] == Hand(parse_cards("9D"))
    assert where.deck is None


def test_turn_1_the_played_card_lies_face_up_and_the_turn_passes_on() -> None:
    where = after(position(hand="5H 9D"), "5H@e5")
    assert where.discards == parse_cards("5H")
    assert where.seat == 2
    assert where.board.chips == (parse_space("e5").mask, 0, 0)


def test_a_face_down_hand_gets_one_smaller() -> None:
    where = after(position(hand="5H 9D"), "5H@e5", "KC@e8")
    assert where.hands[1] == Hand((), 6)
    assert where.seat == 1


def test_playing_leaves_the_earlier_position_as_it_was() -> None:
    where = position(hand="5H 9D", deck="KC")
    after(where, "5H@e5")
    assert where == position(EMPTY, "5H 9D", deck="KC")


def test_an_illegal_move_raises_with_the_refusal() -> None:
    with pytest.raises(IllegalMoveError) as caught:
        play(position(hand="5H"), parse_move("5H@e6"))
    assert caught.value.refusal.rule == "TURN-3"
    assert str(caught.value) == "TURN-3: Space e6 shows 2♥, your card is 5♥."
