"""JACK-1 to JACK-ONE-5: eyes decide; wild Jacks place, one-eyed Jacks remove."""

import pytest

from tests.game.drawn import after, listed, position, refusal
from trainer.game.moves import parse_move
from trainer.game.sides import Side
from trainer.game.spaces import SPACES, parse_space

TWO_GREEN_ONE_LOCKED_LINE = """
* . . . . . . . . *
. . . . . . . . . .
. . . . . . . . . .
. . . . b . . . . .
G G G G G g . . . .
. . . . . . . . . .
. . . . . . . g . .
. . . . . . . . . .
. . . . . . . . . .
* . . . . . . . . *
"""
LOCKED = "g:a5-e5"


@pytest.mark.parametrize("jack", ["JC", "JD"])
def test_jack_two_1_a_two_eyed_jack_goes_on_every_open_card_space(jack: str) -> None:
    where = position(TWO_GREEN_ONE_LOCKED_LINE, jack, sequences=LOCKED)
    held = where.board.occupied
    free = [space for space in SPACES if not space.is_corner and not held >> space & 1]
    assert listed(where) == [f"{jack}@{space}" for space in free]
    assert len(free) == 96 - 8
    assert all(parse_move(move).is_wild for move in listed(where))


@pytest.mark.parametrize("jack", ["JC", "JD"])
@pytest.mark.parametrize("space", ["a1", "j1", "a10", "j10", "e4", "f5", "a5"])
def test_jack_two_2_it_takes_no_corner_and_replaces_no_chip(jack: str, space: str) -> None:
    where = position(TWO_GREEN_ONE_LOCKED_LINE, jack, sequences=LOCKED)
    assert refusal(where, f"{jack}@{space}").startswith("JACK-TWO-2: ")


@pytest.mark.parametrize("jack", ["JH", "JS"])
def test_jack_one_1_a_one_eyed_jack_takes_one_unprotected_chip_of_another_side(jack: str) -> None:
    where = position(TWO_GREEN_ONE_LOCKED_LINE, jack, sequences=LOCKED)
    assert listed(where) == [f"{jack}xf5", f"{jack}xh7"]


def test_jack_one_1_with_three_sides_chips_of_both_others_can_be_taken() -> None:
    three = TWO_GREEN_ONE_LOCKED_LINE.replace("G", "g").replace("b", "r", 1)
    where = position(three, "JS", table="3p3s")
    assert listed(where)[0] == "JSxe4"
    assert len(listed(where)) == 8


def test_jack_one_2_nothing_is_placed_where_a_chip_was_taken() -> None:
    where = position(TWO_GREEN_ONE_LOCKED_LINE, "JS 4H", sequences=LOCKED, deck="KC")
    later = after(where, "JSxf5")
    assert later.board.owner(parse_space("f5")) is None
    assert later.seat == 2
    assert refusal(where, "JS@f5").startswith("JACK-ONE-2: ")


def test_jack_one_3_a_team_mates_chip_is_your_own_sides() -> None:
    for seat in (1, 3):
        where = position(TWO_GREEN_ONE_LOCKED_LINE, "JH", sequences=LOCKED, table="4p2s", seat=seat)
        assert refusal(where, "JHxe4").startswith("JACK-ONE-3: ")


def test_jack_one_4_a_chip_of_a_sequence_is_safe_whoever_asks() -> None:
    where = position(TWO_GREEN_ONE_LOCKED_LINE, "JH", sequences=LOCKED)
    assert all(refusal(where, f"JHx{name}5").startswith("JACK-ONE-4: ") for name in "abcde")


def test_jack_one_5_exactly_one_chip_leaves_and_the_space_is_open_for_anyone() -> None:
    where = position(TWO_GREEN_ONE_LOCKED_LINE, "JS", sequences=LOCKED)
    later = after(where, "JSxf5")
    assert later.board.chips[Side.BLUE] == where.board.chips[Side.BLUE]
    taken = where.board.chips[Side.GREEN] ^ later.board.chips[Side.GREEN]
    assert taken == parse_space("f5").mask
    assert later.board.open >> parse_space("f5") & 1
    assert refusal(later, "4H@f5") == ""


def test_draw_1_a_removal_draws_a_card_too() -> None:
    where = position(TWO_GREEN_ONE_LOCKED_LINE, "JS", sequences=LOCKED, deck="KC QC")
    later = after(where, "JSxf5")
    assert later.hands[0].size == 1
    assert len(later.deck or ()) == 1


def test_jack_1_no_jack_is_played_as_a_card_with_a_space() -> None:
    where = position(hand="JC JD JH JS")
    assert {move[:2] for move in listed(where)} == {"JC", "JD"}
