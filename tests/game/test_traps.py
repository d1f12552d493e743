"""Traps that engines of these rules have fallen into, one after another."""

from itertools import permutations

import pytest

from tests.game.drawn import EMPTY, after, listed, position, refusal
from tests.game.test_real_mistakes import with_rows
from trainer.game.board import Board
from trainer.game.cards import parse_card, parse_cards
from trainer.game.deck import draw_card
from trainer.game.legality import legal_moves
from trainer.game.lines import parse_line
from trainer.game.sides import Side
from trainer.game.spaces import Space, parse_space

ROW = [parse_space(f"{column}5") for column in "abcdefghij"]
EDGE = [parse_space(f"{column}1") for column in "bcdefghi"]


def most_sequences(order: list[Space]) -> set[int]:
    """Return how many sequences chips in that order can come to, over all choices."""
    boards = {Board()}
    for space in order:
        boards = {
            board.place(Side.BLUE, space, claim)
            for board in boards
            for claim in board.claims(Side.BLUE, space)
        }
    return {len(board.sequences) for board in boards}


@pytest.mark.parametrize("length", [6, 7, 8])
def test_trap_1_seq_5_six_to_eight_are_one_sequence_in_any_order(length: int) -> None:
    run = ROW[:length]
    orders = list(permutations(run))[:: 1 + 5 * (length - 5) ** 4]
    assert all(most_sequences(list(order)) == {1} for order in orders)


@pytest.mark.parametrize("last", range(9))
def test_trap_1_seq_5_nine_can_be_two_whichever_chip_comes_last(last: int) -> None:
    nine = ROW[:9]
    whole_end = nine[4:] if last < 4 else nine[:5]
    others = [space for space in nine if space not in whole_end]
    order = [space for space in whole_end + others if space != nine[last]]
    assert most_sequences([*order, nine[last]]) == {2}


def test_trap_1_seq_5_nine_are_one_where_a_middle_five_was_locked_first() -> None:
    assert most_sequences([*ROW[1:9], ROW[0]]) == {1}


def test_trap_1_seq_7_the_ninth_chip_in_the_middle_makes_two_and_not_three() -> None:
    rest = [space for space in ROW[:9] if space != ROW[4]]
    assert most_sequences([*rest, ROW[4]]) == {2}


def test_trap_2_seq_2_eight_chips_between_two_corners_are_two_sequences() -> None:
    assert max(most_sequences(EDGE)) == 2
    assert len(EDGE) == 8


TWO_LINES = with_rows(
    row2=". . . . b . . . . .",
    row3=". . . . b . . . . .",
    row4=". . . . b . . . . .",
    row5=". . . . b . . . . .",
    row6="b b b b . . . . . .",
)


def test_trap_3_seq_7_two_lines_through_one_chip_win_from_none() -> None:
    where = position(TWO_LINES, "2H")
    assert where.missing(Side.BLUE) == 2
    assert after(where, "2H@e6").winner is Side.BLUE


def test_trap_4_seq_4_a_crossing_line_needs_four_new_chips() -> None:
    drawing = TWO_LINES.replace("b b b b .", "B B B B B").replace(
        ". . . . b . . . . .  2", ". . . . . . . . . .  2"
    )
    where = position(drawing, "2C", sequences="b:a6-e6")
    assert after(where, "2C@e2").winner is Side.BLUE


def test_trap_5_seq_5_the_second_sequence_counts_far_from_the_first() -> None:
    drawing = with_rows(row2="B B B B B . . . . .", row9=". . . . . b b b b .")
    where = position(drawing, "5D", sequences="b:a2-e2")
    assert after(where, "5D@j9").winner is Side.BLUE


def test_trap_6_seq_2_both_sides_use_one_corner_and_both_lines_stay() -> None:
    drawing = with_rows(
        row1="* B B B B . . . . *",
        row2="g . . . . . . . . .",
        row3="g . . . . . . . . .",
        row4="g . . . . . . . . .",
    )
    made = after(position(drawing, "9C", sequences="b:a1-e1", seat=2), "9C@a5").board
    assert made.sequences_of(Side.BLUE) == (parse_line("a1-e1"),)
    assert made.sequences_of(Side.GREEN) == (parse_line("a1-a5"),)


def test_trap_7_seq_8_a_sixth_chip_beside_the_five_is_not_protected() -> None:
    where = position(with_rows(row5="B B B B B b . . . ."), "JH", sequences="b:a5-e5", seat=2)
    assert listed(where) == ["JHxf5"]


@pytest.mark.parametrize(
    ("line", "crossing", "wins", "free"),
    [("a5-e5", "a5", True, "f5"), ("b5-f5", "a5", True, "a5")],
)
def test_trap_8_seq_8_the_other_five_of_six_change_what_is_free(
    line: str, crossing: str, wins: bool, free: str
) -> None:
    where = position(with_rows(row5="b b . b b b . . . ."), "7C")
    made = after(where, f"7C@c5={line}").board
    assert made.removable(Side.GREEN) == parse_space(free).mask
    assert (made.claims(Side.BLUE, parse_space("j5")) == ((),)) == wins
    assert bool(made.in_sequences >> parse_space(crossing) & 1) == (line == "a5-e5")


def test_trap_9_jack_1_all_four_jacks_are_offered_by_eyes() -> None:
    where = position(with_rows(row5=". . . g . . . . . ."), "JC JD JH JS")
    moves = listed(where)
    assert len(moves) == 95 + 95 + 1 + 1
    assert sum(move.startswith(("JC@", "JD@")) for move in moves) == 190
    assert {"JHxd5", "JSxd5"} <= set(moves)


def test_trap_10_dead_5_a_one_eyed_jack_without_a_target_is_neither_playable_nor_dead() -> None:
    where = position(hand="JH")
    assert listed(where) == ["--"]
    assert refusal(where, "JH~").startswith("DEAD-5: ")


def test_trap_11_dead_6_a_card_is_dead_then_alive_then_dead() -> None:
    drawing = with_rows(row5=". . . . b . . . . .", row7=". . . . . . . . g .")
    where = position(drawing, "JS")
    later = after(where, "JSxi7")
    last = after(later, "5H@i7")
    card = parse_card("5H")
    assert [one.is_dead(card) for one in (where, later, last)] == [True, False, True]


def test_trap_12_dead_2_the_exchange_comes_first_once_and_a_whole_turn_follows() -> None:
    drawing = with_rows(row5=". . . . b . . . . .", row7=". . . . . . . . g .")
    where = position(drawing, "5H 5H 9C", deck="KC QC")
    exchanged = after(where, "5H~")
    assert exchanged.seat == where.seat
    assert {"KC@a8", "KC@e8", "9C@a5", "9C@c7"} == set(listed(exchanged))
    assert after(exchanged, "KC@a8").seat == 2
    assert after(where, "9C@a5").seat == 2


def test_trap_13_draw_2_and_draw_4_an_empty_deck_is_renewed_or_gives_nothing() -> None:
    pile = parse_cards("2S 3S")
    assert draw_card((), ((), ()), 1)[0] is None
    card, deck, piles, _ = draw_card((), (pile, ()), 1)
    assert {card, *deck} == set(pile)
    assert piles == ((), ())
    top, rest, kept, _ = draw_card(pile, (pile, ()), 1)
    assert (top, rest, kept) == (pile[0], pile[1:], (pile, ()))


def test_trap_14_end_1_and_end_2_no_action_is_a_pass_and_a_round_of_passes_a_draw() -> None:
    where = position(hand="JS", passes=1)
    assert listed(where) == ["--"]
    assert after(where, "--").is_drawn
    assert legal_moves(after(where, "--")) == ()


def test_trap_15_eq_1_the_drawn_board_has_ten_rows_and_the_layout_96_cards() -> None:
    layout = position(EMPTY).board.layout
    assert sum(card is not None for card in layout.cards) == 96
