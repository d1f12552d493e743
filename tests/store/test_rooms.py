"""Rooms and their pupils: changed by one page at a time, each name once, and gone for good."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import func, select

from tests.store.samples import NOON, answer, person
from trainer.classroom.codes import LETTERS
from trainer.classroom.likeness import folded
from trainer.classroom.pupil import Pupil, join, with_teams
from trainer.classroom.room import OPEN_FOR, Room, open_room
from trainer.classroom.steps import ask_next, end, keep, set_code, set_items, set_teams
from trainer.classroom.words import ADJECTIVES, NOUNS
from trainer.game.sides import SIDES
from trainer.store.errors import (
    CodeTaken,
    FileRefused,
    NicknameTaken,
    NoSuchPerson,
    NoSuchPupil,
    NoSuchRoom,
    NumberTaken,
    PersonTaken,
    PupilTaken,
    RoomChanged,
)
from trainer.store.parcel import format_parcel, parse_parcel
from trainer.store.store import Store
from trainer.store.tables import SCHEMA
from trainer.training.answer import Mode

ITEMS = ("puzzle/first", "lesson/four/two-spaces", "puzzle/second")
CODES = tuple(LETTERS[at : at + 6] for at in range(3))


def room(number: int = 1) -> Room:
    return open_room(f"room-{number}", CODES[number - 1], NOON)


def pupil(number: int, nickname: str = "", /, **changes: object) -> Pupil:
    name = nickname or f"Child {'abcdefghjk'[number]}"
    made = Pupil(
        id=f"pupil-{number}",
        nickname=name,
        folded=folded(name),
        words=f"{ADJECTIVES[number]}-{NOUNS[0]}",
        joined=NOON + timedelta(minutes=number),
    )
    return replace(made, **changes)  # type: ignore[arg-type]


@pytest.fixture
def begun(store: Store) -> Room:
    """Give a room with three pupils and questions."""
    opened = set_items(room(), ITEMS, NOON)
    store.add_room(opened)
    for number in range(3):
        store.add_pupil(opened.id, pupil(number))
    return opened


def test_a_room_is_found_by_its_code_and_by_its_id(store: Store) -> None:
    rooms = [set_items(room(number), ITEMS[:number], NOON) for number in (2, 1, 3)]
    for each in rooms:
        store.add_room(each)
    assert store.rooms() == tuple(rooms)
    for each in rooms:
        assert store.room(each.code) == each
        assert store.room_by_id(each.id) == each
    for text in ("", "ZZZZZZ", "\0", "\ud800", "' OR 1=1 --"):
        assert store.room(text) is None
        assert store.room_by_id(text) is None


def test_every_room_comes_back_as_it_was(store: Store) -> None:
    now = room()
    store.add_room(now)
    steps: list[Callable[[Room], Room]] = [
        lambda each: set_teams(each, 3, NOON),
        lambda each: set_items(each, ITEMS, NOON),
        lambda each: ask_next(each, NOON),
        lambda each: keep(each, NOON),
        lambda each: ask_next(each, NOON + timedelta(microseconds=1)),
    ]
    for step in steps:
        now = store.change_room(now, step(now))
        assert store.room_by_id(now.id) == now


def test_a_code_and_an_id_belong_to_one_room(store: Store) -> None:
    store.add_room(room(1))
    store.add_room(room(2))
    with pytest.raises(CodeTaken):
        store.add_room(replace(room(3), code=room(1).code))
    with pytest.raises(CodeTaken):
        store.add_room(replace(room(3), id=room(1).id))
    with pytest.raises(CodeTaken):
        store.change_room(room(2), set_code(room(2), room(1).code, NOON))
    assert store.rooms() == (room(1), room(2))


def test_a_changed_code_opens_the_room_and_the_old_one_no_more(store: Store) -> None:
    store.add_room(room(1))
    store.change_room(room(1), set_code(room(1), room(2).code, NOON))
    assert store.room(room(1).code) is None
    assert store.room(room(2).code) is not None
    store.add_room(replace(room(3), code=room(1).code))


def test_of_two_pages_that_change_a_room_at_once_one_is_told(store: Store, begun: Room) -> None:
    after = store.change_room(begun, ask_next(begun, NOON))
    with pytest.raises(RoomChanged, match="another page"):
        store.change_room(begun, ask_next(begun, NOON))
    with pytest.raises(RoomChanged):
        store.change_room(begun, keep(set_teams(begun, 2, NOON), NOON))
    assert store.room_by_id(begun.id) == after
    assert after.index == 0


def test_of_many_threads_that_change_a_room_at_once_one_wins(store: Store, begun: Room) -> None:
    def change(number: int) -> bool:
        try:
            store.change_room(begun, set_code(begun, CODES[1 + number % 2], NOON))
        except RoomChanged:
            return False
        return True

    with ThreadPoolExecutor(8) as pool:
        assert sum(pool.map(change, range(16))) == 1
    changed = store.room_by_id(begun.id)
    assert changed is not None
    assert changed.version == begun.version + 1


def test_a_room_that_is_not_there_is_told(store: Store) -> None:
    for call in (
        lambda: store.change_room(room(), keep(room(), NOON)),
        lambda: store.forget_room("room-1"),
        lambda: store.add_pupil("room-1", pupil(1)),
        lambda: store.pupils("\0"),
        lambda: store.pupil("room-1", "pupil-1"),
        lambda: store.change_pupils("room-1", [pupil(1)]),
        lambda: store.remove_pupil("room-1", "pupil-1"),
        lambda: store.room_answers("' OR 1=1 --"),
    ):
        with pytest.raises(NoSuchRoom):
            call()


def test_pupils_come_back_as_they_were_in_the_order_they_came(store: Store) -> None:
    store.add_room(room())
    given = [
        pupil(3, "Łukasz", number=7, colour=SIDES[2]),
        pupil(1, "小明"),
        pupil(2, "Jean-Luc O'N", number=1, colour=SIDES[0]),
    ]
    for each in given:
        store.add_pupil("room-1", each)
    assert store.pupils("room-1") == tuple(given)
    assert [store.pupil("room-1", each.id) for each in given] == given


def test_a_pupil_is_found_by_id_in_the_own_room_alone(store: Store, begun: Room) -> None:
    store.add_room(room(2))
    store.add_pupil(room(2).id, pupil(7))
    assert store.pupil(begun.id, pupil(1).id) == pupil(1)
    assert store.pupil(room(2).id, pupil(7).id) == pupil(7)
    for id_ in (pupil(7).id, "", "nobody", "\0", "' OR 1=1 --"):
        assert store.pupil(begun.id, id_) is None


def test_pupils_of_rooms_are_not_among_the_people(store: Store, begun: Room) -> None:
    store.add_person(person())
    assert store.people() == (person(),)
    assert store.person_by_words(pupil(1).words) is None


def test_two_names_that_look_alike_are_one_in_a_room_and_two_in_the_world(
    store: Store, begun: Room
) -> None:
    store.add_pupil(begun.id, pupil(5, "Polly"))
    for like in ("Polly", "polly", "POLLY", "P0lly", "\u0420olly", "Po-lly"):
        with pytest.raises(NicknameTaken, match="looks like it"):
            store.add_pupil(begun.id, pupil(6, like))
        with pytest.raises(NicknameTaken):
            store.change_pupils(begun.id, [replace(pupil(1), nickname=like, folded=folded(like))])
    store.add_room(room(2))
    store.add_pupil("room-2", pupil(6, "polly"))
    assert len(store.pupils(begun.id)) == 4


def test_words_and_numbers_belong_to_one_pupil_of_a_room(store: Store, begun: Room) -> None:
    store.change_pupils(begun.id, [replace(pupil(0), number=4)])
    with pytest.raises(NumberTaken, match="number 4"):
        store.add_pupil(begun.id, pupil(5, number=4))
    with pytest.raises(NumberTaken):
        store.change_pupils(begun.id, [replace(pupil(1), number=4)])
    with pytest.raises(PupilTaken, match="two words"):
        store.add_pupil(begun.id, pupil(5, words=pupil(1).words))
    with pytest.raises(PersonTaken):
        store.add_pupil(begun.id, pupil(5, id=pupil(1).id))
    store.add_pupil(begun.id, pupil(5, number=5))


def test_children_who_come_at_once_under_one_name_get_in_once(store: Store) -> None:
    store.add_room(room())

    def come(number: int) -> bool:
        chance = Random(number)  # noqa: S311
        try:
            child = join(room(), (), id_=f"p{number}", nickname="Mia", now=NOON, chance=chance)
            store.add_pupil("room-1", child)
        except NicknameTaken:
            return False
        return True

    with ThreadPoolExecutor(8) as pool:
        assert sum(pool.map(come, range(16))) == 1
    assert len(store.pupils("room-1")) == 1


def test_pupils_change_all_or_none(store: Store, begun: Room) -> None:
    before = store.pupils(begun.id)
    teams = with_teams(before, SIDES)
    store.change_pupils(begun.id, teams)
    assert store.pupils(begun.id) == teams
    with pytest.raises(NoSuchPupil):
        store.change_pupils(begun.id, [*before, pupil(9)])
    assert store.pupils(begun.id) == teams


def test_a_pupil_of_another_room_is_out_of_reach(store: Store, begun: Room) -> None:
    store.add_room(room(2))
    store.add_pupil("room-2", pupil(7))
    store.record(pupil(7).id, answer(1))
    for id_ in (pupil(7).id, "nobody", "\0", person().id):
        with pytest.raises(NoSuchPupil):
            store.remove_pupil(begun.id, id_)
    with pytest.raises(NoSuchPupil):
        store.change_pupils(begun.id, [pupil(7)])
    assert store.room_answers(begun.id) == ()
    assert store.pupils("room-2") == (pupil(7),)


def test_answers_of_a_room_come_in_the_order_they_were_kept_and_only_the_new_ones(
    store: Store, begun: Room
) -> None:
    store.add_person(person())
    numbers = []
    for turn in range(1, 4):
        for number in range(3):
            given = answer(turn, mode=Mode.CLASS, visit=f"room-1:{turn}:pupil-{number}")
            numbers.append(store.record(f"pupil-{number}", given).number)
        store.record(person().id, answer(turn))
    rows = store.room_answers(begun.id)
    assert [row for row, _, _ in rows] == numbers
    assert [id_ for _, id_, _ in rows] == [f"pupil-{number}" for number in range(3)] * 3
    assert [given.visit for _, _, given in rows[:2]] == ["room-1:1:pupil-0", "room-1:1:pupil-1"]
    assert store.room_answers(begun.id, after=numbers[5]) == rows[6:]


def test_who_was_removed_can_answer_no_more_and_others_stay(store: Store, begun: Room) -> None:
    store.record(pupil(0).id, answer(1))
    store.record(pupil(1).id, answer(1))
    store.remove_pupil(begun.id, pupil(0).id)
    with pytest.raises(NoSuchPerson):
        store.record(pupil(0).id, answer(2))
    assert store.pupils(begun.id) == (pupil(1), pupil(2))
    assert [id_ for _, id_, _ in store.room_answers(begun.id)] == [pupil(1).id]


def test_a_file_of_a_pupil_brings_nothing_into_a_room(store: Store, begun: Room) -> None:
    store.record(pupil(1).id, answer(1))
    parcel = parse_parcel(store.export_person(pupil(1).id))
    forged = replace(parcel, answers=((answer(2, mode=Mode.CLASS), None),))
    with pytest.raises(FileRefused):
        store.import_person(format_parcel(forged))
    assert len(store.room_answers(begun.id)) == 1


def test_only_rooms_that_have_ended_are_purged(store: Store) -> None:
    kept, ended, open_ = keep(room(1), NOON), end(room(2), NOON), room(3)
    for number, each in enumerate((kept, ended, open_)):
        store.add_room(each)
        store.add_pupil(each.id, pupil(number))
        store.record(pupil(number).id, answer(1))
    assert store.purge_rooms(NOON - timedelta(seconds=1)) == 0
    assert store.purge_rooms(NOON) == 1
    assert store.rooms() == (kept, open_)
    assert store.purge_rooms(NOON + OPEN_FOR) == 1
    assert store.purge_rooms(NOON + timedelta(days=10_000)) == 0
    assert store.rooms() == (kept,)
    assert len(store.room_answers(kept.id)) == 1
    with store._reading() as connection:
        rows = {
            name: connection.scalar(select(func.count()).select_from(SCHEMA.tables[name]))
            for name in ("rooms", "people", "pupils", "answers")
        }
    assert set(rows.values()) == {1}


def test_not_a_byte_of_a_forgotten_room_is_left_in_file_or_log(path: Path) -> None:
    store = Store.open(str(path))
    store.add_room(keep(room(2), NOON))
    store.add_pupil("room-2", pupil(9, "Somebody Else"))
    store.add_room(replace(room(1), id="Zxq-room"))
    for number in range(8):
        child = pupil(number, f"Zxq {'abcdefgh'[number]}", id=f"Zxq-{number}")
        store.add_pupil("Zxq-room", child)
        for each in range(20):
            store.record(child.id, answer(each, visit=f"Zxq-room:{each}:Zxq-{number}"))
            store.record("pupil-9", answer(1000 * number + each))
    store.remove_pupil("Zxq-room", "Zxq-0")
    assert b"Zxq-0" not in all_bytes(path)
    assert b"Zxq-1" in all_bytes(path)
    store.forget_room("Zxq-room")
    assert b"zxq" not in all_bytes(path).lower()
    assert b"Somebody Else" in all_bytes(path)
    store.close()


def all_bytes(path: Path) -> bytes:
    return b"".join(file.read_bytes() for file in path.parent.iterdir())
