"""EQ-1 to EQ-4, JACK-1: the pack, and what a layout must be."""

from collections import Counter
from itertools import chain

import pytest

from tests.oracle import grid
from trainer.game.cards import CARDS, JACKS, ONE_EYED, PACK, TWO_EYED, parse_card
from trainer.game.errors import LayoutError
from trainer.game.layout import CLASSIC, Layout, format_layout, parse_layout
from trainer.game.sides import SIDES
from trainer.game.spaces import CORNERS, SPACES, Space, parse_space

DRAWN = format_layout(CLASSIC)


def test_eq_1_every_card_but_the_jacks_is_shown_twice_and_corners_show_none() -> None:
    counts = Counter(card for card in CLASSIC.cards if card is not None)
    assert counts == {card: 2 for card in CARDS if not card.is_jack}
    assert [space for space in SPACES if CLASSIC.card_at(space) is None] == list(CORNERS)
    assert [str(corner) for corner in CORNERS] == ["a1", "j1", "a10", "j10"]


def test_jack_1_no_space_shows_a_jack() -> None:
    assert [CLASSIC.spaces_of(jack) for jack in JACKS] == [(), (), (), ()]


def test_eq_2_two_packs_make_104_cards_with_eight_jacks() -> None:
    assert len(PACK) == 104
    assert set(Counter(PACK).values()) == {2}
    assert len(set(PACK)) == 52
    assert sum(card.is_jack for card in PACK) == 8
    assert sum(card.is_two_eyed for card in PACK) == sum(card.is_one_eyed for card in PACK) == 4


def test_eq_3_chips_come_in_blue_green_and_red() -> None:
    assert [str(side) for side in SIDES] == ["blue", "green", "red"]


def test_jack_1_eyes_decide_and_not_the_colour_of_the_suit() -> None:
    assert set(map(str, TWO_EYED)) == {"JC", "JD"}
    assert set(map(str, ONE_EYED)) == {"JH", "JS"}
    assert {card.is_red for card in TWO_EYED} == {card.is_red for card in ONE_EYED} == {True, False}


def outward_from_2h() -> list[Space]:
    """Walk from 2H in the middle outwards, counter-clockwise: right, up, left, down."""
    at = parse_space("e6")
    row, column = at.row, at.column
    walked = [at]
    steps = [(0, 1), (-1, 0), (0, -1), (1, 0)]
    turn, length = 0, 1
    while len(walked) < 100:
        for _ in range(2):
            down, right = steps[turn % 4]
            for _ in range(length):
                row, column = row + down, column + right
                if 0 <= row <= 9 and 0 <= column <= 9:
                    walked.append(SPACES[row * 10 + column])
            turn += 1
        length += 1
    return walked


def test_eq_4_the_classic_layout_is_one_spiral_of_suits() -> None:
    up = "23456789TQKA"
    once = [rank + "H" for rank in up] + [rank + "C" for rank in up]
    once += [rank + "D" for rank in reversed(up)] + [rank + "S" for rank in reversed(up)]
    shown = [CLASSIC.card_at(space) for space in outward_from_2h()]
    assert [str(card) for card in shown if card is not None] == once + once


def test_eq_4_the_layout_is_the_one_the_oracle_plays_on() -> None:
    rows = list(chain.from_iterable(grid.CLASSIC))
    assert ["**" if card is None else str(card) for card in CLASSIC.cards] == rows


def swapped(old: str, new: str, count: int = 1) -> str:
    assert old in DRAWN
    return DRAWN.replace(old, new, count)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (swapped("2H", "AS"), "AS must be there twice, found it 3 times"),
        (swapped("AC", "AS"), "AS must be there twice, found it 3 times"),
        (swapped("2S", "**"), "space b1 shows no card; only the four corners are free"),
        (swapped("**", "2S"), "corner a1 is free, but shows 2S"),
        (swapped("6C", "JC"), "space a2 shows JC; Jacks have no space"),
        (swapped("6C", "6X"), "row 2: expected a card such as 8H, TD or JC, found '6X'"),
        (swapped("6C  5C", "5C"), "row 2 has 9 cards, expected 10"),
        (swapped("6C  5C", "6C 5C 5C"), "row 2 has 11 cards, expected 10"),
        (DRAWN.partition("\n")[2], "expected 10 rows, found 9"),
        (DRAWN + DRAWN.partition("\n")[0], "expected 10 rows, found 11"),
        ("", "expected 10 rows, found 0"),
    ],
)
def test_eq_1_a_broken_layout_is_refused_with_its_fault(text: str, fault: str) -> None:
    with pytest.raises(LayoutError) as caught:
        parse_layout("mine", text)
    assert str(caught.value) == f"layout 'mine': {fault}"


def test_eq_1_a_layout_of_ninety_nine_spaces_is_refused() -> None:
    with pytest.raises(LayoutError, match="expected 100 spaces, found 99"):
        Layout("mine", CLASSIC.cards[:99])


def test_eq_4_a_layout_is_data_and_another_order_of_cards_is_one_too() -> None:
    turned = Layout("turned", tuple(reversed(CLASSIC.cards)))
    assert turned != CLASSIC
    assert turned.card_at(parse_space("b1")) == parse_card("6D")
    assert set(map(str, turned.spaces_of(parse_card("5H")))) == {"f6", "b4"}
    assert parse_layout("turned", format_layout(turned)) == turned


def test_eq_4_only_the_corners_stay_when_the_board_is_turned() -> None:
    same = [s for s in SPACES if CLASSIC.cards[s] == CLASSIC.cards[99 - s]]
    assert same == list(CORNERS)
