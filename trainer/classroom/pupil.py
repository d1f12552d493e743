"""Pupils: children in a room, known by a nickname and two words to come back with."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from random import Random
from typing import Final

from trainer.classroom.codes import new_words, parse_words
from trainer.classroom.likeness import folded
from trainer.classroom.nickname import LONGEST, NicknameError, read_nickname
from trainer.classroom.room import Room, RoomError
from trainer.errors import TrainerError
from trainer.game.sides import Side

MOST: Final = 60
"""Pupils in one room."""

HIGHEST_NUMBER: Final = 99
_ID: Final = re.compile(r"[A-Za-z0-9-]{1,64}")


class PupilError(TrainerError):
    """Parts of a pupil that do not belong together, or a pupil who is not in the room."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Pupil:
    """A child in a room.

    `folded` is what makes the nickname unique, as it was made on joining; `words` bring the child
    back; `number` is that of the teacher's list, where there is one; `colour` the team.
    Raises PupilError.
    """

    id: str
    nickname: str
    folded: str
    words: str
    joined: datetime
    number: int | None = None
    colour: Side | None = None

    def __post_init__(self) -> None:
        if not _ID.fullmatch(self.id):
            raise PupilError("The id of a pupil has letters, digits and hyphens.")
        if not 0 < len(self.nickname) <= LONGEST or not self.folded:
            raise PupilError(f"A nickname has 1 to {LONGEST} letters.")
        if self.words != parse_words(self.words):
            raise PupilError("The words of a pupil are kept as in calm-otter.")
        if self.number is not None and not 1 <= self.number <= HIGHEST_NUMBER:
            raise PupilError(f"The number of a pupil goes from 1 to {HIGHEST_NUMBER}.")
        if self.joined.utcoffset() is None:
            raise PupilError("The time of joining needs its time zone.")
        object.__setattr__(self, "joined", self.joined.astimezone(UTC))


def join(  # noqa: PLR0913 - what a child brings along, all by name
    room: Room,
    pupils: Iterable[Pupil],
    *,
    id_: str,
    nickname: str,
    now: datetime,
    chance: Random,
    number: int | None = None,
) -> Pupil:
    """Let a child in, under a nickname as typed, with two words of their own.

    `pupils` are all who are in. With teams the child joins the smallest.
    Raises RoomError where nobody can join, NicknameError for the name, PupilError for the number;
    each in words for the child.
    """
    pupils = tuple(pupils)
    if room.is_over(now):
        raise RoomError("This room has ended.")
    if room.locked:
        raise RoomError("The door is closed. Ask your teacher to let you in.")
    if len(pupils) >= MOST:
        raise RoomError("This room is full.")
    name = _free_name(pupils, nickname)
    _check_number(pupils, number)
    return Pupil(
        id=id_,
        nickname=name,
        folded=folded(name),
        words=new_words(chance, {pupil.words for pupil in pupils}),
        joined=now,
        number=number,
        colour=_smallest_team(pupils, room.teams),
    )


def rename(pupils: Iterable[Pupil], pupil: Pupil, nickname: str) -> Pupil:
    """Give a pupil another nickname. Raises NicknameError."""
    name = _free_name([other for other in pupils if other.id != pupil.id], nickname)
    return replace(pupil, nickname=name, folded=folded(name))


def number_pupil(pupils: Iterable[Pupil], pupil: Pupil, number: int | None) -> Pupil:
    """Give a pupil a number of the teacher's list, or take it away. Raises PupilError."""
    _check_number([other for other in pupils if other.id != pupil.id], number)
    return replace(pupil, number=number)


def come_back(pupils: Iterable[Pupil], words: str) -> Pupil | None:
    """Find the pupil whose two words these are, as typed; None where nobody has them.

    Raises CodeError where they are no two words of ours.
    """
    plain = parse_words(words)
    return next((pupil for pupil in pupils if pupil.words == plain), None)


def with_teams(pupils: Iterable[Pupil], teams: tuple[Side, ...]) -> tuple[Pupil, ...]:
    """Return all pupils with colours of these teams, as even as can be.

    Who has a colour that plays keeps it, unless that would leave a team short.
    """
    pupils = in_order_of_joining(pupils)
    if not teams:
        return tuple(replace(pupil, colour=None) for pupil in pupils)
    places = dict.fromkeys(teams, 0)
    for index in range(len(pupils)):
        places[teams[index % len(teams)]] += 1
    kept: dict[str, Side] = {}
    for pupil in pupils:
        if pupil.colour is not None and places.get(pupil.colour, 0):
            places[pupil.colour] -= 1
            kept[pupil.id] = pupil.colour
    free = iter([side for side in teams for _ in range(places[side])])
    return tuple(
        replace(pupil, colour=kept[pupil.id] if pupil.id in kept else next(free))
        for pupil in pupils
    )


def in_order_of_joining(pupils: Iterable[Pupil]) -> tuple[Pupil, ...]:
    """Return pupils by when they came in."""
    return tuple(sorted(pupils, key=lambda pupil: (pupil.joined, pupil.id)))


def in_roster_order(pupils: Iterable[Pupil]) -> tuple[Pupil, ...]:
    """Return pupils by number, then those without one by when they came in."""
    return tuple(
        sorted(
            pupils,
            key=lambda pupil: (pupil.number or HIGHEST_NUMBER + 1, pupil.joined, pupil.id),
        )
    )


def _free_name(pupils: Iterable[Pupil], nickname: str) -> str:
    name = read_nickname(nickname)
    like = folded(name)
    if any(pupil.folded == like for pupil in pupils):
        raise NicknameError("Somebody here has that name, or one that looks like it. Add a letter.")
    return name


def _check_number(pupils: Iterable[Pupil], number: int | None) -> None:
    if number is None:
        return
    if not 1 <= number <= HIGHEST_NUMBER:
        raise PupilError(f"Numbers go from 1 to {HIGHEST_NUMBER}.")
    if any(pupil.number == number for pupil in pupils):
        raise PupilError(f"Somebody has number {number} already. Look at your number again.")


def _smallest_team(pupils: Iterable[Pupil], teams: tuple[Side, ...]) -> Side | None:
    if not teams:
        return None
    colours = [pupil.colour for pupil in pupils]
    return min(teams, key=lambda side: (colours.count(side), side))
