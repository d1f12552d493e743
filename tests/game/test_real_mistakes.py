"""Mistakes that people and programs have really made with these rules: each is right here.

D1 to D30 number them; what concerns deals, decks and draws is played on whole games.
"""

from collections import Counter

import pytest

from tests.game.drawn import EMPTY, after, listed, position, refusal
from trainer.game.board import Board, unclaimed
from trainer.game.cards import ONE_EYED, PACK, TWO_EYED, parse_card
from trainer.game.deal import deal
from trainer.game.deck import draw_card
from trainer.game.diagram import format_diagram
from trainer.game.layout import CLASSIC
from trainer.game.lines import LINES
from trainer.game.moves import DRAW, parse_move
from trainer.game.position import Hand
from trainer.game.position_line import format_position, parse_position
from trainer.game.sides import Side
from trainer.game.spaces import CORNERS, SPACES, mask_of, parse_space
from trainer.game.table import HAND_SIZES, Table, parse_table


def with_rows(**rows: str) -> str:
    """Return the empty board with some rows drawn otherwise: `row5="b b . . . . . . . ."`."""
    lines = EMPTY.strip().splitlines()
    for name, marks in rows.items():
        number = int(name.removeprefix("row"))
        lines[number - 1] = f"{marks}  {number}"
    return "\n".join(lines)


SIX = with_rows(row5="B B B B B b . . . .")


def test_d1_seq_4_two_sequences_share_no_more_than_one_chip() -> None:
    where = position(SIX, "AH", sequences="b:a5-e5")
    assert len(after(where, "AH@g5").board.sequences) == 1
    assert refusal(where, "AH@g5=c5-g5").startswith("SEQ-4: ")


def test_d2_draw_1_a_removal_is_followed_by_a_draw() -> None:
    where = position(with_rows(row5=". . . g . . . . . ."), "JS 2S", deck="KC")
    assert after(where, "JSxd5").hand.size == 7
    assert after(where, "JSxd5").hands[0].size == 2


@pytest.mark.parametrize("people", [2, 3])
def test_d3_eq_2_few_people_play_with_both_packs_too(people: int) -> None:
    game = deal(Table(people, people), seed=1)
    cards = Counter(game.deck)
    for hand in game.hands:
        cards.update(hand.cards)
    assert cards == Counter(PACK)
    assert cards.total() == 104


def test_d4_dead_1_both_copies_in_hand_and_one_open_space_make_no_dead_card() -> None:
    where = position(with_rows(row5=". . . . g . . . . ."), "5H 5H")
    assert not where.is_dead(parse_card("5H"))
    assert listed(where) == ["5H@i7"]


@pytest.mark.parametrize(("table", "target"), [("2p2s", 2), ("6p2s", 2), ("3p3s", 1), ("9p3s", 1)])
def test_d5_seat_5_two_sides_need_two_and_three_need_one(table: str, target: int) -> None:
    assert parse_table(table).target == target


@pytest.mark.parametrize("corner", CORNERS, ids=str)
@pytest.mark.parametrize("jack", ["JC", "JD", "JH", "JS"])
def test_d6_jack_two_2_no_jack_is_played_on_a_corner(jack: str, corner: object) -> None:
    assert refusal(position(hand=jack), f"{jack}@{corner}")
    assert refusal(position(hand=jack), f"{jack}x{corner}")


def test_d7_draw_2_the_cards_run_out_and_the_discards_are_shuffled() -> None:
    piles = ((parse_card("2S"), parse_card("KC")), (parse_card("9D"),))
    card, deck, left, _ = draw_card((), piles, 7)
    assert left == ((), ())
    assert card is not None
    assert sorted([card, *deck]) == sorted(map(parse_card, ["2S", "KC", "9D"]))


def test_d8_seat_5_with_three_sides_the_first_sequence_wins() -> None:
    where = position(with_rows(row5="b b b b . . . . . ."), "5H", table="3p3s")
    assert after(where, "5H@e5").winner is Side.BLUE


FIVES_TAKEN = with_rows(
    row5="b . . . g . . . . .", row3=". . . . . . . . . .", row7="g . . . . . . . b ."
)


def test_d9_dead_3_one_exchange_a_turn_even_with_more_dead_cards() -> None:
    both_dead = FIVES_TAKEN.replace("g . . . . . . . b .", "g . g . . . . . b .")
    where = position(both_dead, "5H 9C", deck="2S 3S")
    assert {"5H~", "9C~"} <= set(listed(where))
    once = after(where, "5H~")
    assert refusal(once, "9C~").startswith("DEAD-3: ")


def test_d9_and_d30_jack_1_clubs_and_diamonds_place_and_hearts_and_spades_remove() -> None:
    assert set(map(str, TWO_EYED)) == {"JC", "JD"}
    assert set(map(str, ONE_EYED)) == {"JH", "JS"}
    where = position(with_rows(row5=". . . g . . . . . ."), "JC JD JH JS")
    for move in listed(where):
        assert move[2] == ("@" if move[:2] in {"JC", "JD"} else "x")


def test_d10_turn_6_and_seq_2_a_corner_takes_no_chip_and_already_counts() -> None:
    where = position(with_rows(row1="* b b b . . . . . *"), "5S 2S")
    assert refusal(where, "5S@a1").startswith("TURN-6: ")
    assert list(after(where, "5S@e1").board.sequences_of(Side.BLUE))


@pytest.mark.parametrize("length", [6, 7, 8])
def test_d11_seq_5_six_seven_and_eight_in_a_row_are_one_sequence(length: int) -> None:
    spaces = [parse_space(f"{column}5") for column in "abcdefgh"[:length]]
    for last in spaces:
        rest = Board(chips=(mask_of(space for space in spaces if space != last), 0, 0))
        assert {len(claim) for claim in rest.claims(Side.BLUE, last)} == {1}


def test_d12_jack_one_4_no_chip_leaves_a_finished_sequence() -> None:
    where = position(SIX, "JS", sequences="b:a5-e5", seat=2)
    assert all(refusal(where, f"JSx{name}5").startswith("JACK-ONE-4: ") for name in "abcde")


def test_d13_seq_4_a_fifth_chip_after_corner_and_four_is_no_second_sequence() -> None:
    where = position(with_rows(row1="* B B B B . . . . *"), "6S", sequences="b:a1-e1")
    assert len(after(where, "6S@f1").board.sequences) == 1
    assert after(where, "6S@f1").winner is None


def test_d14_draw_1_a_hand_has_as_many_cards_after_play_and_draw() -> None:
    game = deal(Table(2, 2), seed=3)
    for _ in range(20):
        seat = game.seat
        game = game.play(game.legal_moves()[0])
        assert game.hands[seat - 1].size == 7


def test_d15_draw_2_and_end_2_nobody_freezes_when_the_deck_is_empty() -> None:
    where = position(hand="JS JH", table="3p3s", deck="")
    assert listed(where) == ["--"]
    assert after(position(hand="JS", table="3p3s", passes=2), "--").is_drawn


def test_d16_jack_one_5_exactly_one_chip_leaves_and_nothing_else_changes() -> None:
    drawing = with_rows(row2="g g . g b b . . . .", row5=". . g g . . g . . .")
    where = position(drawing, "JH")
    for move in listed(where):
        later = after(where, move)
        gone = where.board.occupied ^ later.board.occupied
        assert gone == parse_space(move[3:]).mask
        assert later.board.chips[Side.BLUE] == where.board.chips[Side.BLUE]


def test_d17_seq_1_all_192_lines_are_there_with_edges_and_corners_and_none_outside() -> None:
    assert len(LINES) == 192
    assert sum(line.has_corner for line in LINES) == 12
    edge = {"a1-e1", "f1-j1", "a1-a5", "a6-a10", "j1-j5", "j6-j10", "a10-e10", "f10-j10"}
    assert edge <= set(map(str, LINES))
    assert all(0 <= space <= 99 for line in LINES for space in line.spaces)


def test_d18_turn_6_and_jack_one_2_no_card_on_a_corner_no_chip_from_a_one_eyed_jack() -> None:
    where = position(hand="6D JS")
    assert refusal(where, "6D@j10").startswith("TURN-6: ")
    assert refusal(where, "JS@e5").startswith("JACK-ONE-2: ")


def test_d19_seq_1_five_empty_spaces_are_no_line() -> None:
    assert unclaimed(Board()) == ()
    assert position().winner is None


def test_d20_after_each_move_all_that_is_derived_from_the_board_agrees() -> None:
    where = position(with_rows(row5=". . . g . . . . . ."), "JS")
    later = after(where, "JSxd5")
    space = parse_space("d5")
    assert later.board.owner(space) is None
    assert later.board.open >> space & 1
    assert not later.board.removable(Side.BLUE) >> space & 1
    assert "g" not in format_diagram(later.board).splitlines()[4]
    assert "g" not in format_position(later).split()[0]
    assert parse_position(format_position(later)).board == later.board


def test_d21_eq_1_and_eq_4_the_board_is_checked_card_by_card() -> None:
    counts = Counter(card for card in CLASSIC.cards if card is not None)
    assert set(counts.values()) == {2}
    assert len(counts) == 48


def test_d22_seq_4_a_line_through_one_locked_space_counts() -> None:
    drawing = with_rows(
        row2=". . . . b . . . . .",
        row3=". . . . b . . . . .",
        row4=". . . . b . . . . .",
        row5="B B B B B . . . . .",
    )
    where = position(drawing, "2H", sequences="b:a5-e5")
    assert after(where, "2H@e6").winner is Side.BLUE


def test_d23_jack_one_1_and_jack_one_3_own_chips_give_a_one_eyed_jack_nothing_to_do() -> None:
    where = position(with_rows(row5="b b . . . b . . . ."), "JS")
    assert listed(where) == ["--"]


def test_d24_seq_3_a_new_sequence_leaves_the_others_marked() -> None:
    drawing = with_rows(row2="G G G G G . . . . .", row5="b b b b . . . . . .")
    made = after(position(drawing, "5H", sequences="g:a2-e2"), "5H@e5").board
    assert [f"{side}:{line}" for side, line in made.sequences] == ["blue:a5-e5", "green:a2-e2"]
    assert made.in_sequences.bit_count() == 10


def test_d25_seq_8_five_of_a_run_are_locked_and_one_may_be_shared() -> None:
    nine = with_rows(row5="B B B B B b b b . .")
    where = position(nine, "7H", sequences="b:a5-e5")
    assert where.board.removable(Side.GREEN).bit_count() == 3
    assert after(where, "7H@i5").winner is Side.BLUE


def test_d26_dead_5_and_deal_3_a_jack_without_a_target_is_dealt_and_is_not_dead() -> None:
    dealt = [deal(Table(12, 2), seed) for seed in range(60)]
    assert any(card.is_one_eyed for game in dealt for card in game.hands[game.seat - 1].cards)
    assert refusal(position(hand="JS"), "JS~").startswith("DEAD-5: ")


def test_d27_deal_3_hands_shrink_as_people_come() -> None:
    assert [HAND_SIZES[people] for people in (3, 4, 6, 8, 9, 10, 12)] == [6, 6, 5, 4, 4, 3, 3]


def test_d28_seq_8_three_and_three_joined_lock_five_of_seven() -> None:
    where = position(with_rows(row5="b b b . b b b . . ."), "6H")
    assert listed(where)[:3] == ["6H@d5=a5-e5", "6H@d5=b5-f5", "6H@d5=c5-g5"]
    made = after(where, "6H@d5=b5-f5")
    jack = position(with_rows(row5="b B B B B B b . . ."), "JS", sequences="b:b5-f5", seat=2)
    assert made.board == jack.board
    assert listed(jack) == ["JSxa5", "JSxg5"]


def test_d28_seq_8_by_agreement_the_rest_of_the_run_is_protected_too() -> None:
    drawing = with_rows(row5="b B B B B B b . b .")
    jack = position(drawing, "JS", sequences="b:b5-f5", seat=2, table="2p2s+whole-runs")
    assert listed(jack) == ["JSxi5"]


def test_d29_draw_3_a_forgotten_card_is_lost_when_the_next_has_moved_and_drawn() -> None:
    game = deal(parse_table("2p2s+jax"), seed=5)
    first = game.seat
    second = game.table.after(first)
    game = game.play(game.legal_moves()[0])
    assert game.why_no_draw(first) is None
    game = game.play(next(move for move in game.legal_moves() if move != DRAW))
    assert game.why_no_draw(first) is None
    game = game.draw(second)
    found = game.why_no_draw(first)
    assert found is not None
    assert found.rule == "DRAW-3"
    assert game.hands[first - 1].size == 6


def test_no_hand_is_certain_to_have_a_move_2_3() -> None:
    where = position(FIVES_TAKEN, "5H JS", deck="5H", seat=1).with_hand(Hand((parse_card("5H"),)))
    stuck = after(where, "5H~")
    assert listed(stuck) == ["--"]


def test_every_space_is_named_once() -> None:
    assert len({str(space) for space in SPACES}) == 100
    assert parse_move("5H@e5").space == parse_space("e5")
