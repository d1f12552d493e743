"""What the options of a table change on a drawn board (SEQ-8, VAR-DEAD)."""

from dataclasses import replace

import pytest

from tests.game.drawn import after, listed, position, refusal
from trainer.game.board import Board
from trainer.game.lines import LINES, beyond, parse_line
from trainer.game.position_line import format_position, parse_position
from trainer.game.sides import Side
from trainer.game.spaces import SPACES, format_space, parse_space

# Blue fills e5 and has seven in row 5; then green holds a one-eyed Jack.
SEVEN = """
* . . . . . . . . *
. . . . . . . . . .
. . . . . . . . . .
. . . . . . . . . .
. b b b . b b b . .
. . . . . . . . . .
. . . g . . . . . .
. . . . . . . . . .
. . . . . . . . . .
* . . . . . . . . *
"""
CHOICES = ["5H@e5=b5-f5", "5H@e5=c5-g5", "5H@e5=d5-h5"]
DONE = "b:b5-f5"
AFTER = SEVEN.replace("b b b . b b b", "B B B B B b b")


def test_seq_8_the_mover_names_the_five_as_a_rule() -> None:
    where = position(SEVEN, "5H")
    assert listed(where)[:3] == CHOICES
    assert after(where, CHOICES[1]).board.sequences == ((Side.BLUE, parse_line("c5-g5")),)


def test_seq_8_the_first_five_found_count_where_that_was_agreed() -> None:
    where = position(SEVEN, "5H", table="2p2s+first-five")
    assert listed(where) == ["5H@e5", "5H@i7"]
    assert after(where, "5H@e5").board.sequences == ((Side.BLUE, parse_line("b5-f5")),)
    assert refusal(where, CHOICES[0]) == ""
    assert refusal(where, CHOICES[1]) == "SEQ-8: At this table the first five count: b5-f5."
    assert refusal(where, "5H@e5=a5-e5").startswith("SEQ-1")


def targets(table: str, drawing: str = AFTER, sequences: str = DONE) -> list[str]:
    """What a one-eyed Jack of green can take."""
    where = position(drawing, "JS", sequences=sequences, table=table, seat=2)
    return [move.removeprefix("JSx") for move in listed(where) if move.startswith("JSx")]


def test_seq_8_the_rest_of_a_long_run_can_be_taken_as_a_rule() -> None:
    assert targets("2p2s") == ["g5", "h5"]


def test_seq_8_the_whole_run_is_safe_where_that_was_agreed() -> None:
    assert targets("2p2s+whole-runs") == []
    where = position(AFTER, "JS", sequences=DONE, table="2p2s+whole-runs", seat=2)
    assert refusal(where, "JSxg5").startswith("JACK-ONE-4")


def test_seq_8_a_whole_run_ends_at_a_gap_and_at_a_chip_of_another_side() -> None:
    assert targets("2p2s+whole-runs", AFTER.replace("B b b .", "B . b b")) == ["h5", "i5"]
    assert targets("2p2s+whole-runs", AFTER.replace("B b b .", "B b g b")) == ["i5"]


def test_seq_8_a_whole_run_grows_while_chips_are_added_and_only_along_its_line() -> None:
    grown = AFTER.replace("b b . .", "b b b .").replace(". . . g", ". . b g")
    assert targets("2p2s+whole-runs", grown) == ["c7"]


def test_seq_8_a_run_passes_no_corner() -> None:
    drawing = SEVEN.replace("* . . . . . . . . *", "* B B B B b . . . *", 1)
    drawing = drawing.replace("b b b . b b b", ". . . . . . .")
    assert targets("2p2s", drawing, "b:a1-e1") == ["f1"]
    assert targets("2p2s+whole-runs", drawing, "b:a1-e1") == []


def test_a_chip_of_a_whole_run_is_no_capital_in_the_position_line() -> None:
    where = position(AFTER, "JS", sequences=DONE, table="2p2s+whole-runs", seat=2)
    assert "/1BBBBBbb2/" in format_position(where)
    assert parse_position(format_position(where)) == where


def test_a_board_follows_the_options_of_the_table_it_is_on() -> None:
    where = position(AFTER, "JS", sequences=DONE, table="2p2s+whole-runs", seat=2)
    plain = position(AFTER, "JS", sequences=DONE, seat=2)
    assert where.board.whole_runs
    assert replace(where, table=plain.table) == plain


def test_chips_that_come_and_go_keep_a_whole_run_up_to_date() -> None:
    line = parse_line("b5-f5")
    board = Board(whole_runs=True)
    for space in line.spaces[:4]:
        board = board.place(Side.BLUE, space)
    board = board.place(Side.BLUE, line.spaces[4], (line,))
    run = board.place(Side.BLUE, parse_space("g5")).place(Side.BLUE, parse_space("h5"))
    assert run.protected & ~run.in_sequences == parse_space("g5").mask | parse_space("h5").mask
    assert run.take(parse_space("g5")).protected == line.mask


@pytest.mark.parametrize("line", LINES, ids=str)
def test_what_lies_beyond_a_line_goes_straight_on_to_the_edge(line: object) -> None:
    parsed = parse_line(str(line))
    for outward in beyond(parsed):
        spaces = [space for space in outward if space not in parsed.spaces]
        assert list(outward) == spaces
        if outward:
            last = format_space(outward[-1])
            row, column = outward[-1].row, outward[-1].column
            assert row in (0, 9) or column in (0, 9), last
    before, behind = beyond(parsed)
    whole = (*reversed(before), *parsed.spaces, *behind)
    steps = {whole[at + 1] - whole[at] for at in range(len(whole) - 1)}
    assert len(steps) == 1
    assert set(whole) <= set(SPACES)


def test_var_dead_an_exchange_can_be_the_whole_turn() -> None:
    full = SEVEN.replace(". . b . . .", "").replace("b b b . b b b", "b b b b b b b")
    full = full.replace(". . . g . . . . . .", ". . . g . . . . g .")
    where = position(full, "5H KC", table="2p2s+dead-turn", passes=1)
    assert "5H~" in listed(where)
    done = after(where, "5H~")
    assert (done.seat, done.exchanged, done.passes) == (2, False, 0)
    plain = after(position(full, "5H KC", passes=1), "5H~")
    assert (plain.seat, plain.exchanged, plain.passes) == (1, True, 1)
