"""SEQ-1 to SEQ-12: what completes a sequence, what is shared, who chooses."""

from dataclasses import replace

import pytest

from tests.game.drawn import EMPTY, after, board, listed, position, refusal
from trainer.game.board import NO_CLAIM, Board, Claim, unclaimed
from trainer.game.errors import BoardError
from trainer.game.lines import LINES, Line, parse_line
from trainer.game.sides import Side
from trainer.game.spaces import SPACES, Space, mask_of, parse_space

TENS = {
    "a row without corners": [f"{column}3" for column in "abcdefghij"],
    "a row along the edge": [f"{column}1" for column in "abcdefghij"],
    "a column without corners": [f"e{row}" for row in range(1, 11)],
    "a column along the edge": [f"j{row}" for row in range(1, 11)],
    "a diagonal down": [f"{'abcdefghij'[i]}{i + 1}" for i in range(10)],
    "a diagonal up": [f"{'abcdefghij'[i]}{10 - i}" for i in range(10)],
}
"""Ten places in a line; where a corner is among them it counts as a place."""

LONG_LINES = [
    *((length, locked, []) for length in (5, 6, 7, 8) for locked in range(1, length - 3)),
    (9, 1, [5]),
    (9, 2, []),
    (9, 3, []),
    (9, 4, []),
    (9, 5, [1]),
    (10, 1, [5, 6]),
    (10, 2, [6]),
    (10, 3, []),
    (10, 4, []),
    (10, 5, [1]),
    (10, 6, [1, 2]),
]
"""Length of the own line, first place of the locked five, first places of a possible second."""


def places(name: str) -> list[Space]:
    return [parse_space(text) for text in TENS[name]]


def five(ten: list[Space], first: int) -> Line:
    wanted = mask_of(ten[first - 1 : first + 4])
    return next(line for line in LINES if line.mask == wanted)


def chips_on(spaces: list[Space]) -> tuple[int, int, int]:
    return mask_of(space for space in spaces if not space.is_corner), 0, 0


@pytest.mark.parametrize(
    ("name", "length", "locked", "second"),
    [
        (name, *case)
        for name in TENS
        for case in LONG_LINES
        if case[0] != 9 or "without" in name  # from a corner, the ninth place makes it ten
    ],
)
def test_seq_5_what_may_follow_on_a_long_line_depends_on_the_locked_five(
    name: str, length: int, locked: int, second: list[int]
) -> None:
    ten = places(name)
    own = ten[:length]
    first = five(ten, locked)
    whole = Board(chips=chips_on(own), sequences=((Side.BLUE, first),))
    possible = [five(ten, place) for place in second]
    assert {line for _, line in unclaimed(whole)} == set(possible)
    for space in own:
        if whole.protected >> space & 1 or space.is_corner:
            continue
        through: list[Claim] = [(line,) for line in possible if line.mask >> space & 1]
        claims = whole.take(space).claims(Side.BLUE, space)
        assert set(claims) == set(through or NO_CLAIM)


@pytest.mark.parametrize("name", TENS)
def test_seq_5_the_long_line_may_lie_at_the_other_end_too(name: str) -> None:
    ten = places(name)
    whole = Board(chips=chips_on(ten[1:]), sequences=((Side.BLUE, five(ten, 2)),))
    assert [line for _, line in unclaimed(whole)] == [five(ten, 6)]


@pytest.mark.parametrize("name", TENS)
def test_seq_7_four_chips_a_gap_and_four_chips_make_two_sequences_at_once(name: str) -> None:
    ten = places(name)
    gap = Board(chips=chips_on(ten[:4] + ten[5:9]))
    (claim,) = gap.claims(Side.BLUE, ten[4])
    assert set(claim) == {five(ten, 1), five(ten, 5)}


@pytest.mark.parametrize("name", ["a row along the edge", "a column along the edge"])
def test_seq_5_eight_chips_from_corner_to_corner_are_two_sequences(name: str) -> None:
    ten = places(name)
    last = ten[8]
    almost = Board(
        chips=chips_on([space for space in ten if space != last]),
        sequences=((Side.BLUE, five(ten, 1)),),
    )
    assert set(almost.claims(Side.BLUE, last)) == {(five(ten, 5),), (five(ten, 6),)}
    assert almost.chips[0].bit_count() == 7


@pytest.mark.parametrize(
    ("length", "new", "choices"),
    [
        (6, 1, [[1]]),
        (6, 2, [[1], [2]]),
        (6, 5, [[1], [2]]),
        (6, 6, [[2]]),
        (7, 3, [[1], [2], [3]]),
        (7, 4, [[1], [2], [3]]),
        (7, 2, [[1], [2]]),
        (8, 4, [[1], [2], [3], [4]]),
        (8, 5, [[1], [2], [3], [4]]),
        (8, 3, [[1], [2], [3]]),
        (9, 5, [[1, 5]]),
        (9, 4, [[1], [2], [3], [4]]),
        (9, 6, [[2], [3], [4], [5]]),
        (10, 5, [[1, 5]]),
        (10, 6, [[2, 6]]),
    ],
)
@pytest.mark.parametrize("name", ["a row without corners", "a column without corners"])
def test_seq_8_the_mover_chooses_the_five_where_the_run_is_longer(
    name: str, length: int, new: int, choices: list[list[int]]
) -> None:
    ten = places(name)
    run = [space for space in ten[:length] if space != ten[new - 1]]
    claims = Board(chips=chips_on(run)).claims(Side.BLUE, ten[new - 1])
    expected = [{five(ten, first) for first in choice} for choice in choices]
    assert [set(claim) for claim in claims] == expected


FOUR_IN_A_ROW = """
* . . . . . . . . *
. . . . . . . . . .
. . . . . . . . . .
. . . . . . . . . .
b b b b . . . . . .
. . . . . . . . . .
. . . . . . . . . .
. . . . . . . . . .
. . . . . . . . . .
* . . . . . . . . *
"""


@pytest.mark.parametrize(
    ("move", "completed"), [("5H@e5", ["a5-e5"]), ("5H@i7", []), ("4H@f5", []), ("6H@i6", [])]
)
def test_seq_1_five_without_a_gap_or_a_bend(move: str, completed: list[str]) -> None:
    where = after(position(FOUR_IN_A_ROW, move[:2]), move)
    assert [str(line) for _, line in where.board.sequences] == completed


def test_seq_1_another_sides_chip_breaks_the_line() -> None:
    mixed = position(FOUR_IN_A_ROW.replace("b b b b", "b g b b"), "5H")
    assert after(mixed, "5H@e5").board.sequences == ()


def test_seq_1_empty_spaces_are_nobodys_line() -> None:
    assert unclaimed(Board()) == ()
    assert Board().claims(Side.GREEN, parse_space("e5")) == ((),)


BLUE_AND_GREEN_AT_A1 = """
* B B B B . . . . .
G . . . . . . . . .
G . . . . . . . . .
G . . . . . . . . .
g . . . . . . . . .
. . . . . . . . . .
. . . . . . . . . .
. . . . . . . . . .
. . . . . . . . . .
* . . . . . . . . *
""".replace("B B B B . . . . .\n", "B B B B . . . . *\n")


def test_seq_2_four_chips_and_a_corner_are_a_sequence_for_every_side() -> None:
    corner = BLUE_AND_GREEN_AT_A1.replace("G", "g").replace("g . . . . .", ". . . . . .", 4)
    only_blue = position(corner.replace("B B B B", "b b b ."), "5S")
    made = after(only_blue, "5S@e1").board
    assert [str(line) for _, line in made.sequences] == ["a1-e1"]
    assert made.in_sequences >> parse_space("a1") & 1


def test_seq_2_two_sides_use_the_same_corner() -> None:
    three_green = BLUE_AND_GREEN_AT_A1.replace("G", "g").replace(
        "\ng . . . . .", "\n. . . . . .", 1
    )
    where = position(three_green, "6C", sequences="b:a1-e1", seat=2)
    made = after(where, "6C@a2").board
    assert [f"{side.letter}:{line}" for side, line in made.sequences] == ["b:a1-e1", "g:a1-a5"]


def test_seq_2_one_side_uses_a_corner_twice() -> None:
    drawing = EMPTY.replace("* . . . . . . . . *  1\n", "* B B B B . . . . *  1\n")
    drawing = drawing.replace("\n. .", "\nb .", 3)
    where = position(drawing, "9C", sequences="b:a1-e1")
    won = after(where, "9C@a5")
    assert won.winner is Side.BLUE
    assert [str(line) for _, line in won.board.sequences] == ["a1-e1", "a1-a5"]


SIX_AND_ONE_LOCKED = """
* . . . . . . . . *
. . . . . . . . . .
. . . . . . . . . .
. . . . . . . . . .
B B B B B b . . . .
. . . . . . . . . .
. . . . . . . . . .
. . . . . . . . . .
. . . . . . . . . .
* . . . . . . . . *
"""


def test_seq_3_a_sequence_stays_and_seq_8_the_sixth_chip_is_not_protected() -> None:
    where = position(SIX_AND_ONE_LOCKED, "JS", sequences="b:a5-e5", seat=2)
    assert listed(where) == ["JSxf5"]
    for name in "abcde":
        assert refusal(where, f"JSx{name}5").startswith("JACK-ONE-4: ")
    assert where.board.sequences == after(where, "JSxf5").board.sequences


@pytest.mark.parametrize(("line", "free"), [("a5-e5", "f5"), ("b5-f5", "a5")])
def test_seq_8_the_chosen_five_are_protected_and_the_rest_is_not(line: str, free: str) -> None:
    five_of_six = EMPTY.replace(". . . . . . . . . .  5", "b b . b b b . . . .  5")
    where = position(five_of_six, "7C")
    assert listed(where) == ["7C@a3", "7C@c5=a5-e5", "7C@c5=b5-f5"]
    made = after(where, f"7C@c5={line}").board
    assert [str(one) for _, one in made.sequences] == [line]
    assert made.removable(Side.GREEN) == parse_space(free).mask


def test_seq_8_without_a_word_the_first_line_counts() -> None:
    five_of_six = EMPTY.replace(". . . . . . . . . .  5", "b b . b b b . . . .  5")
    made = after(position(five_of_six, "7C"), "7C@c5").board
    assert [str(line) for _, line in made.sequences] == ["a5-e5"]


CROSS = """
* . . . . . . . . *
. . . . b . . . . .
. . . . b . . . . .
. . . . b . . . . .
B B B B B . . . . .
. . . . . . . . . .
. . . . . . . . . .
. . . . . . . . . .
. . . . . . . . . .
* . . . . . . . . *
"""


@pytest.mark.parametrize("move", ["2H@e6", "5S@e1"])
def test_seq_4_a_crossing_line_reuses_one_locked_space(move: str) -> None:
    won = after(position(CROSS, move[:2], sequences="b:a5-e5"), move)
    assert won.winner is Side.BLUE
    assert len(won.board.sequences) == 2


def test_seq_4_two_locked_spaces_may_not_be_reused() -> None:
    where = position(SIX_AND_ONE_LOCKED, "AH", sequences="b:a5-e5")
    assert after(where, "AH@g5").board.sequences == where.board.sequences
    assert refusal(where, "AH@g5=c5-g5").startswith("SEQ-4: ")


@pytest.mark.parametrize("other", ["b5-f5", "c5-g5", "d5-h5"])
def test_seq_4_a_board_with_two_such_sequences_cannot_be(other: str) -> None:
    chips = chips_on([parse_space(f"{column}5") for column in "abcdefgh"])
    shared = parse_line("a5-e5").shared_with(parse_line(other))
    message = f"SEQ-4: blue a5-e5 and {other} share {shared} spaces, at most one may be"
    with pytest.raises(BoardError) as caught:
        Board(
            chips=chips,
            sequences=((Side.BLUE, parse_line("a5-e5")), (Side.BLUE, parse_line(other))),
        )
    assert str(caught.value) == message


def test_seq_1_a_board_with_a_sequence_of_missing_chips_cannot_be() -> None:
    with pytest.raises(BoardError) as caught:
        Board(sequences=((Side.GREEN, parse_line("a5-e5")),))
    assert str(caught.value) == "SEQ-1: green a5-e5 is no sequence: a5 is not green"


THREE_AT_ONCE = """
* . . . . . . . . *
b . . . b . . . b .
. b . . b . . b . .
. . b . b . b . . .
. . . b b b . . . .
b b b b . b b b b .
. . . b b b . . . .
. . b . b . b . . .
. b . . b . . b . .
* . . . b . . . b *
"""


def test_seq_7_one_chip_completes_lines_in_two_directions_and_wins_from_none() -> None:
    two = """
* . . . . . . . . *
. . . . b . . . . .
. . . . b . . . . .
. . . . b . . . . .
. . . . b . . . . .
b b b b . . . . . .
. . . . . . . . . .
. . . . . . . . . .
. . . . . . . . . .
* . . . . . . . . *
"""
    won = after(position(two, "2H"), "2H@e6")
    assert [str(line) for _, line in won.board.sequences] == ["a6-e6", "e2-e6"]
    assert won.winner is Side.BLUE


def test_seq_11_a_chip_that_completes_more_than_the_target_reaches_it() -> None:
    where = position(THREE_AT_ONCE, "2H")
    assert "2H@e6" in listed(where)
    won = after(where, "2H@e6")
    assert len(won.board.sequences) == 8
    assert won.winner is Side.BLUE
    sprint = after(position(THREE_AT_ONCE, "2H", table="2p2s+sprint"), "2H@e6")
    assert sprint.winner is Side.BLUE


def test_seq_7_a_board_full_of_own_chips_is_counted_at_once() -> None:
    space = parse_space("e6")
    full = Board(chips=(mask_of(one for one in SPACES if not one.is_corner) & ~space.mask, 0, 0))
    claims = full.claims(Side.BLUE, space)
    assert len(claims) == 1
    assert len(claims[0]) == 8
    near_edge = full.place(Side.BLUE, space).take(parse_space("e2"))
    assert len(near_edge.claims(Side.BLUE, parse_space("e2"))) == 2 * 2 * 2


def test_seq_12_a_removal_completes_and_undoes_nothing() -> None:
    where = position(SIX_AND_ONE_LOCKED, "JS", sequences="b:a5-e5", seat=2)
    later = after(where, "JSxf5")
    assert later.board.sequences == where.board.sequences
    assert later.winner is None


@pytest.mark.parametrize(("table", "won"), [("2p2s", False), ("3p3s", True), ("2p2s+sprint", True)])
def test_seat_5_one_sequence_wins_where_one_is_the_target(table: str, won: bool) -> None:
    where = after(position(FOUR_IN_A_ROW, "5H", table=table), "5H@e5")
    assert (where.winner is Side.BLUE) == won
    assert where.missing(Side.BLUE) == (0 if won else 1)


def test_seq_10_sequences_are_counted_and_not_chips() -> None:
    many = replace(position(), board=Board(chips=(0, mask_of(SPACES[12:16]), 0)))
    assert many.winner is None
    assert many.missing(Side.GREEN) == many.missing(Side.BLUE) == 2


def test_seq_6_a_shared_corner_is_the_one_shared_space() -> None:
    made = board(
        EMPTY.replace("* . . . . . . . . *  1\n", "* B B B B . . . . *  1\n").replace(
            "\n. .", "\nB .", 4
        ),
        "b:a1-e1 b:a1-a5",
    )
    assert parse_line("a1-e1").shared_with(parse_line("a1-a5")) == 1
    assert made.sequences_of(Side.BLUE) == (parse_line("a1-e1"), parse_line("a1-a5"))
