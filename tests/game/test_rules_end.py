"""END-1 to END-3 and SEQ-9: stuck, drawn, won."""

import pytest

from tests.game.drawn import after, listed, position, refusal

# Both spaces of 5H (e5, i7) hold chips.
FIVES_TAKEN = """
* . . . . . . . . *
. . . . . . . . . .
. . . . . . . . . .
. . . . . . . . . .
. . . . b . . . . .
. . . . . . . . . .
. . . . . . . . b .
. . . . . . . . . .
. . . . . . . . . .
* . . . . . . . . *
"""

FOUR_IN_ROW_AND_ONE_SEQUENCE = """
* . . . . . . . . *
. . . . . . . . . .
B B B B B . . . . .
. . . . . . . . . .
b b b b . . . . . .
. . . . . . . . . .
. . . . . . . . . .
. . . . . . . . . .
. . . . . . . . . .
* . . . . . . . . *
"""


def test_end_1_a_hand_without_an_action_passes() -> None:
    where = position(hand="JS JH")
    assert listed(where) == ["--"]
    passed = after(where, "--")
    assert (passed.seat, passed.passes, passed.board) == (2, 1, where.board)


def test_end_1_a_pass_draws_no_card() -> None:
    passed = after(position(hand="JS", deck="KC"), "--")
    assert passed.hands[0].size == 1
    assert passed.deck == position(deck="KC").deck


def test_end_1_nobody_passes_with_a_card_to_play() -> None:
    where = position(hand="5H JS")
    assert refusal(where, "--") == "END-1: You can still play 5♥. Pass only when stuck."


def test_end_1_nobody_passes_with_a_chip_to_remove() -> None:
    where = position(FIVES_TAKEN, "JS", seat=2)
    assert refusal(where, "--") == "END-1: You can still play J♠. Pass only when stuck."


def test_end_1_a_hand_face_down_is_not_known_to_be_stuck() -> None:
    where = after(position(hand="JS"), "--")
    assert listed(where) == []
    assert refusal(where, "--") == "END-1: Nobody knows yet that this hand is stuck."


def test_end_1_the_exchange_is_optional_before_a_pass() -> None:
    where = position(FIVES_TAKEN, "5H JS")
    assert listed(where) == ["5H~", "--"]


def test_end_2_a_full_round_of_passes_is_a_draw() -> None:
    where = position(hand="JS", passes=1)
    assert not where.is_over
    drawn = after(where, "--")
    assert drawn.is_drawn
    assert drawn.winner is None
    assert listed(drawn) == []
    assert refusal(drawn, "5H@e5") == "END-2: Everybody passed. The game is drawn."


@pytest.mark.parametrize("table", ["2p2s", "3p3s", "4p2s", "12p3s"])
def test_end_2_the_round_is_as_long_as_the_table(table: str) -> None:
    people = int(table.partition("p")[0])
    assert not after(position(hand="JS", table=table, passes=people - 2), "--").is_drawn
    assert after(position(hand="JS", table=table, passes=people - 1), "--").is_drawn


def test_end_2_a_turn_with_an_exchange_and_a_pass_counts_as_passed() -> None:
    where = position(FIVES_TAKEN, "5H", deck="JS", passes=1)
    assert after(where, "5H~").passes == 1
    assert after(where, "5H~", "--").is_drawn


def test_end_2_a_played_card_ends_the_round_of_passes() -> None:
    assert after(position(hand="5H", passes=1), "5H@e5").passes == 0


def test_end_3_three_one_eyed_jacks_face_an_empty_board() -> None:
    where = position(hand="JH JS JS", table="12p2s")
    assert listed(where) == ["--"]
    assert refusal(where, "JS~") == "DEAD-5: A Jack is never dead. It is never exchanged."


def test_seq_9_the_target_wins_at_once_without_a_draw() -> None:
    where = position(
        FOUR_IN_ROW_AND_ONE_SEQUENCE, "AH 5H", sequences="b:a3-e3", deck="KC", passes=1
    )
    won = after(position(FOUR_IN_ROW_AND_ONE_SEQUENCE, "5H", sequences="b:a3-e3"), "5H@e5")
    assert won.winner is not None
    assert won.winner.letter == "b"
    assert listed(won) == []
    assert refusal(won, "--") == "SEQ-9: The game is won. Nobody moves any more."
    undrawn = after(where, "5H@e5")
    assert undrawn.seat == 1
    assert undrawn.hands[0].size == 1
    assert undrawn.deck == where.deck


def test_seq_9_one_short_of_the_target_goes_on() -> None:
    where = after(position(FOUR_IN_ROW_AND_ONE_SEQUENCE, "AH", sequences="b:a3-e3"), "AH@f2")
    assert not where.is_over
    assert where.seat == 2
