"""Seating: who can play together, and who sits where (SEAT-1 to SEAT-4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from trainer.game.errors import TableError
from trainer.game.options import STANDARD, Options
from trainer.game.sides import Side
from trainer.game.table import HAND_SIZES, Table, why_not_people

_Person = TypeVar("_Person")


def tables_for(people: int, options: Options = STANDARD) -> tuple[Table, ...]:
    """Return the tables that so many people can make: one, or two where 6 or 12 may choose.

    Raises TableError with the reason where there is none (SEAT-1, SEAT-2).
    """
    if people not in HAND_SIZES:
        raise TableError(why_not_people(people))
    return tuple(Table(people, sides, options=options) for sides in (2, 3) if people % sides == 0)


def sides_by_seat(table: Table) -> tuple[Side, ...]:
    """Return the side of each seat, clockwise: A-B-A-B or A-B-C-A-B-C (SEAT-3)."""
    return tuple(table.side_of(seat) for seat in range(1, table.people + 1))


def seats_of(table: Table, side: Side) -> tuple[int, ...]:
    """Return the seats of a side: one for a player alone, several for a team (SEAT-4)."""
    return tuple(seat for seat in range(1, table.people + 1) if table.side_of(seat) == side)


def team_mates(table: Table, seat: int) -> tuple[int, ...]:
    """Return the other seats of a seat's team; none for a player alone."""
    return tuple(other for other in seats_of(table, table.side_of(seat)) if other != seat)


def seat_teams(teams: Sequence[Sequence[_Person]]) -> tuple[_Person, ...]:
    """Return the people in the order of the seats, so that no team mates are neighbours (SEAT-3).

    Raises TableError where the teams are not equal or cannot make a table (SEAT-1, SEAT-2).
    """
    sizes = [len(team) for team in teams]
    if len(set(sizes)) > 1:
        counted = ", ".join(map(str, sizes))
        raise TableError(f"SEAT-2: teams must be equal, but these have {counted} people")
    table = Table(sum(sizes), len(teams))
    rounds = table.people // table.sides
    return tuple(team[number] for number in range(rounds) for team in teams)
