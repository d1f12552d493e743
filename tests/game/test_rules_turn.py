"""TURN-1 to TURN-6: one card, one chip, on a space that shows the card."""

import pytest

from tests.game.drawn import after, listed, position, refusal
from tests.oracle import grid
from trainer.game.board import Board
from trainer.game.cards import CARDS
from trainer.game.errors import BoardError
from trainer.game.layout import CLASSIC
from trainer.game.sides import Side
from trainer.game.spaces import CORNERS, mask_of, parse_space


@pytest.mark.parametrize("card", [card for card in CARDS if not card.is_jack], ids=str)
def test_turn_3_a_card_goes_on_either_of_its_two_spaces_and_nowhere_else(card: object) -> None:
    shown = [
        grid.space_name((row, column))
        for row in range(10)
        for column in range(10)
        if grid.CLASSIC[row][column] == str(card)
    ]
    assert listed(position(hand=str(card))) == [f"{card}@{space}" for space in shown]


def test_turn_3_with_one_space_taken_the_other_is_left() -> None:
    where = after(position(hand="5H 9C"), "5H@e5")
    where = after(where, "5H@i7")
    assert str(where.board.owner(parse_space("e5"))) == "blue"
    assert str(where.board.owner(parse_space("i7"))) == "green"
    one = after(position(hand="5H 9C"), "5H@e5", "KC@e8", "9C@a5")
    assert refusal(one, "5H@e5").startswith("TURN-4: ")
    assert refusal(one, "5H@i7") == ""


def test_turn_2_one_turn_puts_down_one_chip_and_spends_one_card() -> None:
    where = position(hand="5H 5H")
    later = after(where, "5H@e5")
    assert later.board.occupied.bit_count() == 1
    assert later.hands[0].size == 1
    assert later.seat == 2


def test_turn_2_two_equal_cards_are_one_move() -> None:
    assert listed(position(hand="5H 5H")) == ["5H@e5", "5H@i7"]


@pytest.mark.parametrize("seat", [1, 2])
def test_turn_4_a_taken_space_is_closed_to_its_owner_too(seat: int) -> None:
    drawing = "\n".join(
        ["* . . . . . . . . *", *[". . . . . . . . . ."] * 3, ". . . . b . . . . ."]
        + [". . . . . . . . . ."] * 4
        + ["* . . . . . . . . *"]
    )
    where = position(drawing, "5H", seat=seat)
    assert refusal(where, "5H@e5").startswith("TURN-4: ")
    assert listed(where) == ["5H@i7"]


def test_turn_4_a_board_with_two_chips_on_a_space_cannot_be() -> None:
    with pytest.raises(BoardError, match="TURN-4: e5 holds two chips"):
        Board(chips=(parse_space("e5").mask, parse_space("e5").mask, 0))


def test_turn_5_a_chip_stays_when_others_move() -> None:
    where = after(position(hand="5H 9C", deck=""), "5H@e5", "KC@e8", "9C@a5", "KC@a8")
    assert where.board.chips[Side.BLUE] == mask_of(map(parse_space, ["e5", "a5"]))
    assert where.board.chips[Side.GREEN] == mask_of(map(parse_space, ["e8", "a8"]))


@pytest.mark.parametrize("corner", CORNERS, ids=str)
def test_turn_6_no_card_puts_a_chip_on_a_corner(corner: object) -> None:
    everything = position(hand="".join(str(card) for card in CARDS))
    assert not [move for move in listed(everything) if move.endswith(f"@{corner}")]
    for card in CARDS:
        if not card.is_one_eyed:
            found = refusal(everything, f"{card}@{corner}")
            assert found.startswith("JACK-TWO-2: " if card.is_two_eyed else "TURN-6: ")


@pytest.mark.parametrize("corner", CORNERS, ids=str)
def test_turn_6_a_board_with_a_chip_on_a_corner_cannot_be(corner: object) -> None:
    with pytest.raises(BoardError, match=f"TURN-6: there is a chip on the corner {corner}"):
        Board(chips=(0, parse_space(str(corner)).mask, 0))


def test_every_space_but_the_corners_is_open_at_the_start() -> None:
    assert Board().open.bit_count() == 96
    assert all(CLASSIC.card_at(corner) is None for corner in CORNERS)
