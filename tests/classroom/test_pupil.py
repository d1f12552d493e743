"""Pupils: who may come in, under which name, and how one comes back."""

# ruff: noqa: RUF001 - look-alikes are what is tried here

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.classroom.scenes import NOW, a_class, a_room, at, seeded
from trainer.classroom.codes import CodeError, format_words
from trainer.classroom.likeness import folded
from trainer.classroom.nickname import NicknameError
from trainer.classroom.pupil import (
    MOST,
    Pupil,
    PupilError,
    come_back,
    in_roster_order,
    join,
    number_pupil,
    rename,
    with_teams,
)
from trainer.classroom.room import Room, RoomError
from trainer.classroom.steps import end, lock, set_teams
from trainer.game.sides import SIDES, Side


def comes(
    room: Room, pupils: tuple[Pupil, ...], name: str = "Mia", number: int | None = None
) -> Pupil:
    return join(room, pupils, id_="new", nickname=name, now=at(99), chance=seeded(2), number=number)


@pytest.mark.parametrize("values", [
    {"id": ""}, {"id": "a b"}, {"nickname": ""}, {"nickname": "x" * 21}, {"folded": ""},
    {"words": "calm"}, {"words": "Calm Otter"}, {"words": ""}, {"words": "calm-otter-47"},
    {"joined": NOW.replace(tzinfo=None)}, {"number": 0}, {"number": 100},
], ids=str)  # fmt: skip
def test_parts_that_do_not_belong_together_are_no_pupil(values: dict[str, Any]) -> None:
    with pytest.raises((PupilError, CodeError)):
        replace(a_class(a_room(teams=2), "Mia")[0], **values)


def test_a_child_comes_in_with_a_name_and_two_words_of_its_own() -> None:
    room = a_room()
    known = a_class(room, "Anna", "Ben", "Li Wei")
    pupil = comes(room, known, "  Mia ")
    assert (pupil.nickname, pupil.folded, pupil.colour, pupil.number) == ("Mia", "mla", None, None)
    assert pupil.words not in {each.words for each in known}


@pytest.mark.parametrize("name", ["Anna", "ANNA", "Аnnа", "An na", "Ánna", "ann-a"])
def test_a_name_that_looks_like_one_in_the_room_is_refused(name: str) -> None:
    room = a_room()
    with pytest.raises(NicknameError, match="Somebody here"):
        comes(room, a_class(room, "Anna"), name)


def test_nobody_joins_a_room_that_is_locked_full_or_over() -> None:
    room = a_room()
    with pytest.raises(RoomError, match="door is closed"):
        comes(lock(room, NOW), ())
    with pytest.raises(RoomError, match="ended"):
        comes(end(room, NOW), ())
    names = [f"Kid {number}" for number in range(2, MOST + 2)]
    full = a_class(room, *names)
    assert len(full) == MOST == 60
    with pytest.raises(RoomError, match="full"):
        comes(room, full)
    assert comes(room, full[:-1]).nickname == "Mia"


def test_who_is_in_comes_back_with_two_words_even_when_the_door_is_closed() -> None:
    known = a_class(a_room(), "Anna", "Ben")
    assert come_back(known, known[1].words) == known[1]
    assert come_back(known, format_words(known[0].words).upper()) == known[0]
    assert come_back(known[:1], known[1].words) is None
    with pytest.raises(CodeError):
        come_back(known, "let me in")


def test_a_number_belongs_to_one_child() -> None:
    room = a_room()
    first = comes(room, (), "Anna", 7)
    with pytest.raises(PupilError, match="number 7"):
        comes(room, (first,), "Ben", 7)
    for wrong in (0, -1, 100):
        with pytest.raises(PupilError, match="from 1 to 99"):
            comes(room, (), "Ben", wrong)
    assert number_pupil((first,), first, 7).number == 7
    assert number_pupil((first,), first, None).number is None


def test_a_teacher_can_rename_a_child_but_not_to_the_name_of_another() -> None:
    known = a_class(a_room(), "Anna", "Ben")
    assert rename(known, known[0], "ANNA").nickname == "ANNA"
    assert rename(known, known[0], "Annika").folded == folded("Annika")
    with pytest.raises(NicknameError):
        rename(known, known[0], "Bеn")


def test_the_list_goes_by_number_then_by_who_came_first() -> None:
    one, two, three = a_class(a_room(), "Anna", "Ben", "Cem")
    assert in_roster_order([one, two, replace(three, number=3)])[0].nickname == "Cem"
    assert [each.nickname for each in in_roster_order([two, one])] == ["Anna", "Ben"]


def test_children_join_the_smallest_team() -> None:
    room = a_room(teams=3)
    known = a_class(room, *(f"Kid {number}" for number in range(2, 12)))
    colours = [pupil.colour for pupil in known]
    assert colours[:6] == [*SIDES, *SIDES]
    assert comes(room, known[1:]).colour == Side.BLUE


@given(st.lists(st.none() | st.sampled_from(SIDES), max_size=20), st.sampled_from([0, 2, 3]))
def test_teams_are_as_even_as_can_be_and_as_few_children_as_possible_change(
    colours: list[Side | None], number: int
) -> None:
    room = set_teams(a_room(), number, NOW)
    known = a_class(a_room(), *(f"Kid {number}" for number in range(2, 2 + len(colours))))
    before = tuple(replace(p, colour=c) for p, c in zip(known, colours, strict=True))
    after = with_teams(before, room.teams)
    assert [pupil.id for pupil in after] == [pupil.id for pupil in before]
    found = [pupil.colour for pupil in after]
    sizes = [found.count(side) for side in room.teams]
    if number == 0:
        assert set(found) <= {None}
        return
    assert max(sizes) - min(sizes) <= 1
    assert sum(sizes) == len(before)
    assert with_teams(after, room.teams) == after
