"""The 192 lines and their counts (SEQ-1)."""

from collections import Counter
from itertools import combinations

import pytest

from tests.oracle import grid
from trainer.game.errors import NotationError
from trainer.game.lines import LINES, LINES_THROUGH, format_line, parse_line
from trainer.game.spaces import CORNERS, SPACES, mask_of, parse_space

THROUGH_UPPER_LEFT = """
 3  4  5  6  8
 4  6  7  9 11
 5  7 10 12 14
 6  9 12 15 17
 8 11 14 17 20
"""


def test_seq_1_there_are_60_rows_60_columns_and_72_diagonals() -> None:
    assert Counter(line.kind for line in LINES) == {"row": 60, "column": 60, "diagonal": 72}
    assert [line.index for line in LINES] == list(range(192))
    assert len({line.mask for line in LINES}) == 192


def test_seq_2_twelve_lines_hold_one_corner_and_none_holds_two() -> None:
    cornered = [line for line in LINES if line.has_corner]
    assert len(cornered) == 12
    assert all(len(set(line.spaces) & set(CORNERS)) == 1 for line in cornered)


def test_five_spaces_a_line_make_960_memberships() -> None:
    assert all(len(line.spaces) == 5 == line.mask.bit_count() for line in LINES)
    assert all(line.mask == mask_of(line.spaces) for line in LINES)
    assert sum(map(len, LINES_THROUGH)) == 960


@pytest.mark.parametrize("space", SPACES, ids=str)
def test_each_space_lies_on_as_many_lines_as_its_mirror_in_the_upper_left(space: object) -> None:
    counts = [list(map(int, row.split())) for row in THROUGH_UPPER_LEFT.split("\n") if row]
    where = parse_space(str(space))
    row, column = min(where.row, 9 - where.row), min(where.column, 9 - where.column)
    assert len(LINES_THROUGH[where]) == counts[row][column]
    assert all(where in line.spaces for line in LINES_THROUGH[where])


def test_seq_4_pairs_of_lines_share_what_geometry_says() -> None:
    shared = Counter(one.shared_with(other) for one, other in combinations(LINES, 2))
    assert sum(shared.values()) == 18_336
    assert shared[0] + shared[1] == 17_996
    assert (shared[2], shared[3], shared[4]) == (78, 112, 150)


def test_seq_6_two_lines_through_one_corner_share_nothing_else() -> None:
    pairs = [
        (one, other) for corner in CORNERS for one, other in combinations(LINES_THROUGH[corner], 2)
    ]
    assert len(pairs) == 12
    assert all(one.shared_with(other) == 1 for one, other in pairs)


def test_the_oracle_finds_the_same_lines_in_the_same_order() -> None:
    assert [grid.line_name(line) for line in grid.LINES] == list(map(format_line, LINES))


def test_a_line_is_read_from_either_end() -> None:
    for line in LINES:
        first, _, last = format_line(line).partition("-")
        assert parse_line(f"{first}-{last}") is line
        assert parse_line(f"{last}-{first}") is line


@pytest.mark.parametrize(
    ("text", "column"),
    [("a3", 1), ("a3-", 4), ("a3a7", 1), ("k3-a7", 1), ("a3-a11", 4), ("a3-b7", 1), ("a3-a6", 1)],
)
def test_what_is_no_line_is_refused_with_its_column(text: str, column: int) -> None:
    with pytest.raises(NotationError) as caught:
        parse_line(text)
    assert caught.value.column == column
