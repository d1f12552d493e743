"""SEAT-1 to SEAT-5, DEAL-3, DEAL-4, VAR-SPRINT: who plays with whom, and for how much."""

import pytest

from tests.oracle import people as oracle
from trainer.game.errors import NotationError, TableError
from trainer.game.table import Table, format_table, parse_table


@pytest.mark.parametrize("number", [0, 1, 5, 7, 11, 13, 14])
@pytest.mark.parametrize("sides", [2, 3])
def test_seat_1_some_numbers_of_people_cannot_play(number: int, sides: int) -> None:
    with pytest.raises(TableError, match=r"^SEAT-1: "):
        Table(number, sides)


@pytest.mark.parametrize("number", [5, 7, 11])
def test_seat_1_the_reason_is_that_no_equal_sides_exist(number: int) -> None:
    with pytest.raises(TableError) as caught:
        Table(number, 2)
    reason = f"SEAT-1: {number} people cannot be split into two or three equal sides"
    assert str(caught.value) == reason


@pytest.mark.parametrize("number", range(2, 13))
@pytest.mark.parametrize("sides", [2, 3])
def test_seat_2_a_table_exists_just_where_the_rules_allow_it(number: int, sides: int) -> None:
    allowed = {2: [2, 4, 6, 8, 10, 12], 3: [3, 6, 9, 12]}[sides]
    assert (sides in oracle.allowed_sides(number)) == (number in allowed)
    if number in allowed:
        assert Table(number, sides).people == number
    else:
        with pytest.raises(TableError):
            Table(number, sides)


@pytest.mark.parametrize("sides", [0, 1, 4, 6])
def test_seat_2_there_are_two_or_three_sides(sides: int) -> None:
    with pytest.raises(TableError, match=f"SEAT-2: there are 2 or 3 sides, not {sides}"):
        Table(12, sides)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("4p3s", "SEAT-2: 4 people cannot make 3 equal sides"),
        ("3p2s", "SEAT-2: 3 people cannot make 2 equal sides"),
        ("9p2s", "SEAT-2: 9 people cannot make 2 equal sides"),
        ("1p2s", "SEAT-1: 2 to 12 people play, not 1"),
        ("14p2s", "SEAT-1: 2 to 12 people play, not 14"),
    ],
)
def test_seat_2_the_reason_names_the_people(text: str, reason: str) -> None:
    with pytest.raises(TableError) as caught:
        parse_table(text)
    assert str(caught.value) == reason


@pytest.mark.parametrize("text", ["2p2s", "12p2s", "3p3s", "6p3s", "12p3s"])
def test_seat_3_seats_alternate_and_team_mates_are_never_neighbours(text: str) -> None:
    table = parse_table(text)
    round_of_seats = [table.side_of(seat) for seat in range(1, table.people + 1)]
    letters = [oracle.side_of(seat, table.sides) for seat in range(table.people)]
    assert [side.letter for side in round_of_seats] == letters
    neighbours = zip(round_of_seats, round_of_seats[1:] + round_of_seats[:1], strict=True)
    assert all(one != other for one, other in neighbours)


def test_seat_4_red_plays_only_where_three_sides_do() -> None:
    assert [str(side) for side in parse_table("6p2s").in_play] == ["blue", "green"]
    assert [str(side) for side in parse_table("6p3s").in_play] == ["blue", "green", "red"]


@pytest.mark.parametrize(
    ("text", "target"),
    [("2p2s", 2), ("12p2s", 2), ("3p3s", 1), ("6p2s", 2), ("6p3s", 1), ("12p3s", 1)],
)
def test_seat_5_the_sides_and_not_the_people_decide_the_target(text: str, target: int) -> None:
    assert parse_table(text).target == target


@pytest.mark.parametrize(
    ("number", "cards"),
    [(2, 7), (3, 6), (4, 6), (6, 5), (8, 4), (9, 4), (10, 3), (12, 3)],
)
def test_deal_3_the_people_and_not_the_sides_decide_the_hand(number: int, cards: int) -> None:
    assert oracle.hand_size(number) == cards
    for sides in oracle.allowed_sides(number):
        assert Table(number, sides).hand_size == cards


@pytest.mark.parametrize("text", ["2p2s", "3p3s", "12p3s"])
def test_deal_4_play_runs_clockwise_and_round(text: str) -> None:
    table = parse_table(text)
    seats = [1]
    for _ in range(table.people):
        seats.append(table.after(seats[-1]))
    assert seats == [*range(1, table.people + 1), 1]


def test_var_sprint_two_sides_need_one_sequence() -> None:
    assert parse_table("4p2s+sprint").target == 1
    assert parse_table("4p2s").target == 2


def test_var_sprint_three_sides_play_no_sprint() -> None:
    with pytest.raises(TableError, match="VAR-SPRINT: the sprint is for two sides"):
        parse_table("3p3s+sprint")


@pytest.mark.parametrize(
    "text", ["", "2", "2p", "2p2", "p2s", "2p2s+", "2p2s sprint", "2P2S", "-2p2s"]
)
def test_what_is_no_table_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match="expected people and sides such as 2p2s"):
        parse_table(text)


@pytest.mark.parametrize("text", ["9" * 5000 + "p2s", "٢p٢s", "2p٢s"])
def test_a_number_must_be_one_that_people_write(text: str) -> None:
    with pytest.raises((NotationError, TableError)):
        parse_table(text)


def test_a_table_is_written_as_it_is_read() -> None:
    for text in ["2p2s", "6p3s", "12p2s+sprint"]:
        assert format_table(parse_table(text)) == str(parse_table(text)) == text
