"""Who can play together, and who sits where."""

import pytest

from trainer.game.errors import TableError
from trainer.game.seating import seat_teams, seats_of, sides_by_seat, tables_for, team_mates
from trainer.game.sides import Side
from trainer.game.table import Table

ALL_TABLES = [table for people in (2, 3, 4, 6, 8, 9, 10, 12) for table in tables_for(people)]


@pytest.mark.parametrize("people", [5, 7, 11])
def test_seat_1_five_seven_and_eleven_are_refused_with_the_reason(people: int) -> None:
    with pytest.raises(TableError, match=f"SEAT-1: {people} people cannot be split into two or"):
        tables_for(people)


@pytest.mark.parametrize("people", [-1, 0, 1, 13])
def test_seat_1_two_to_twelve_people_play(people: int) -> None:
    with pytest.raises(TableError, match="SEAT-1: 2 to 12 people play"):
        tables_for(people)


def test_seat_2_six_and_twelve_may_choose_two_or_three_sides() -> None:
    found = {table.people: [] for table in ALL_TABLES}  # type: dict[int, list[int]]
    for table in ALL_TABLES:
        found[table.people].append(table.sides)
    assert found == {2: [2], 3: [3], 4: [2], 6: [2, 3], 8: [2], 9: [3], 10: [2], 12: [2, 3]}


@pytest.mark.parametrize("table", ALL_TABLES, ids=str)
def test_seat_3_team_mates_are_never_neighbours(table: Table) -> None:
    sides = sides_by_seat(table)
    for seat in range(table.people):
        assert sides[seat] != sides[(seat + 1) % table.people]


def test_seat_3_seats_alternate() -> None:
    blue, green, red = Side
    assert sides_by_seat(Table(4, 2)) == (blue, green, blue, green)
    assert sides_by_seat(Table(6, 3)) == (blue, green, red, blue, green, red)


@pytest.mark.parametrize("table", ALL_TABLES, ids=str)
def test_seat_4_teams_are_equal_and_have_every_seat_between_them(table: Table) -> None:
    teams = [seats_of(table, side) for side in table.in_play]
    assert {len(team) for team in teams} == {table.people // table.sides}
    assert sorted(seat for team in teams for seat in team) == list(range(1, table.people + 1))
    assert (Side.RED in table.in_play) == (table.sides == 3)


def test_seat_1_two_or_three_people_have_no_team_mates() -> None:
    assert team_mates(Table(2, 2), 1) == ()
    assert team_mates(Table(3, 3), 3) == ()
    assert team_mates(Table(4, 2), 1) == (3,)
    assert team_mates(Table(9, 3), 2) == (5, 8)


def test_seat_3_teams_are_dealt_out_round_the_table() -> None:
    assert seat_teams(["AB", "CD"]) == ("A", "C", "B", "D")
    assert seat_teams(["AB", "CD", "EF"]) == ("A", "C", "E", "B", "D", "F")


def test_seat_2_unequal_teams_are_refused() -> None:
    with pytest.raises(TableError, match="these have 2, 4 people"):
        seat_teams(["AB", "CDEF"])


@pytest.mark.parametrize(("people", "sides", "target"), [(2, 2, 2), (6, 2, 2), (6, 3, 1)])
def test_seat_5_the_number_of_sides_decides_the_target(
    people: int, sides: int, target: int
) -> None:
    assert Table(people, sides).target == target
