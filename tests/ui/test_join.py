"""The door of a room, run without a browser: codes, names, two words, and coming back."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from random import Random

import pytest

from tests.ui.classroom import (
    CODE,
    JAR,
    RIGHT,
    Teacher,
    answer,
    assert_nothing_but_text,
    come_in,
    fill,
    look,
    tab,
)
from tests.ui.content import HOSTILE
from trainer.classroom import steps
from trainer.classroom.nickname import NicknameError
from trainer.classroom.pupil import MOST
from trainer.classroom.words import ADJECTIVES
from trainer.game.moves import format_move
from trainer.ui import guard, join_page, pupil_kept
from trainer.ui.controls import plain


@pytest.mark.parametrize("code", [CODE, "ktm wxa", " KTM-WXA ", "Ktm.Wxa"])
def test_a_code_opens_its_room_however_it_is_typed(teacher: Teacher, code: str) -> None:
    page = tab({"join": ""})
    fill(page, "room code", code)
    page.press("find room")
    assert page.address == {"join": CODE}
    assert "Room KTM WXA" in page.text


def test_three_taps_lead_from_the_link_into_the_room(teacher: Teacher) -> None:
    page = tab({"join": CODE})
    offered = page.test.text_input(key="nickname room1").value
    page.press("let in")
    (pupil,) = teacher.pupils
    assert pupil.nickname == offered
    assert f"Remember: {pupil.words.replace('-', ' ')}" in page.text
    page.press("words seen")
    assert page.address == {"room": CODE}
    assert "You are in." in page.text
    assert "Wait for the first question." in page.text
    assert "Remember" not in look(page), "they are shown once"


def test_another_name_is_offered_and_one_of_ones_own_may_be_typed(teacher: Teacher) -> None:
    page = tab({"join": CODE})
    offered = page.test.text_input(key="nickname room1").value
    page.press("another name")
    assert page.test.text_input(key="nickname room1").value != offered
    fill(page, "nickname room1", "  zoë ")
    fill(page, "number room1", "7")
    page.press("let in")
    (pupil,) = teacher.pupils
    assert (pupil.nickname, pupil.number) == ("zoë", 7)


@pytest.mark.parametrize(
    ("name", "number", "said"),
    [
        ("", "", "Type a name"),
        ("Zoë <b>", "", "A name has letters"),
        ("x" * 30, "", "at most 20 letters"),
        ("Anna", "", "Somebody here has that name"),
        ("ANNA", "", "Somebody here has that name"),
        ("Ben", "4", "Somebody has number 4 already"),
        ("Ben", "0", "Numbers go from 1 to 99"),
        ("Ben", "seven", "A number goes from 1 to 99"),
        ("Ben", "٣", "A number goes from 1 to 99"),
    ],
)
def test_a_refusal_is_told_beside_its_field_and_what_was_typed_stays(
    teacher: Teacher, name: str, number: str, said: str
) -> None:
    come_in("Anna", "4")
    JAR.clear()
    page = tab({"join": CODE})
    fill(page, "nickname room1", name)
    fill(page, "number room1", number)
    page.press("let in")
    assert said in page.text
    assert page.test.text_input(key="nickname room1").value == name
    assert len(teacher.pupils) == 1
    assert said not in look(page)


@pytest.mark.parametrize("code", ["KTMWXB", "", "1", "KTMWXAA", HOSTILE[:40], "A" * 5000])
def test_a_wrong_code_is_told_and_stays_out_of_the_address(teacher: Teacher, code: str) -> None:
    page = tab({"join": ""})
    fill(page, "room code", code)
    page.press("find room")
    assert "sq-bad" in page.test.get("html")[-1].proto.body
    assert "let in" not in page.keys
    if code:
        link = tab({"join": code})
        assert link.address == {}
        assert "find room" in link.keys
        assert tab({"room": code}).text == link.text


def test_who_waits_at_a_closed_door_is_shown_the_form_once_it_opens(
    teacher: Teacher, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[Hashable] = []

    def pulse(drawn: Hashable, found: Callable[[], Hashable]) -> None:
        seen.extend((drawn, found()))
        teacher.does(steps.lock, on=False)
        seen.append(found())

    monkeypatch.setattr(join_page, "pulse", pulse)
    teacher.does(steps.lock)
    page = tab({"join": CODE})
    assert "Stay here" in page.text
    assert "Pick a name" not in page.text, "there is no field for it"
    drawn, shut, opened = seen
    assert shut == drawn
    assert opened != drawn
    look(page)
    assert "let in" in page.keys
    assert "Pick a name" in page.text


def test_nobody_joins_a_room_that_is_locked_full_ended_or_deleted(teacher: Teacher) -> None:
    teacher.does(steps.lock)
    page = tab({"join": CODE})
    assert "The door is closed." in page.text
    assert "let in" not in page.keys
    assert "bring back" in page.keys, "who was in comes back in any case"
    teacher.does(steps.lock, on=False)
    open_ = tab({"join": CODE})
    teacher.does(steps.lock)
    open_.press("let in")
    assert "The door is closed." in open_.text
    teacher.does(steps.lock, on=False)
    late = tab({"join": CODE})
    teacher.does(steps.end)
    late.press("let in")
    assert "This room has ended." in late.text
    assert "This room has ended." in tab({"join": CODE}).text
    assert not teacher.pupils
    teacher.store.forget_room("room1")
    assert "No room has this code." in tab({"join": CODE}).text
    late.press("find room")
    assert "sq-bad" in late.test.get("html")[-1].proto.body


def test_a_full_room_says_so(teacher: Teacher) -> None:
    first = come_in("Anna")
    (anna,) = teacher.pupils
    for index in range(1, MOST):
        words = f"{ADJECTIVES[index]}-otter"
        other = replace(anna, id=f"p{index}", nickname=f"n{index}", folded=f"n{index}", words=words)
        teacher.store.add_pupil("room1", other)
    JAR.clear()
    page = tab({"join": CODE})
    assert "This room is full." in page.text
    assert "let in" not in page.keys
    assert "You are in." in look(first)


def test_thirty_who_come_at_once_with_one_name_are_told_and_all_get_in(
    teacher: Teacher, alone: None
) -> None:
    teacher.does(steps.set_teams, 3)

    def knock(name: str) -> str:
        try:
            return pupil_kept.let_in(teacher.room, name, None).nickname
        except NicknameError as error:
            return str(error)

    with ThreadPoolExecutor(30) as children:
        told = list(children.map(knock, ["Calm Otter"] * 30))
        assert told.count("Calm Otter") == 1
        assert sum("Somebody here has that name" in each for each in told) == 29
        others = [f"Otter {number}" for number in range(2, 31)]
        assert sorted(children.map(knock, others)) == sorted(others)
    colours = [pupil.colour for pupil in teacher.pupils]
    assert {colours.count(side) for side in teacher.room.teams} == {10}


def test_an_offered_name_that_was_taken_meanwhile_is_replaced(teacher: Teacher) -> None:
    page = tab({"join": CODE})
    come_in(str(page.test.text_input(key="nickname room1").value))
    JAR.clear()
    page.press("let in")
    assert "Somebody took that name a moment ago." in page.text
    page.press("let in")
    assert "Remember" in page.text


def test_two_words_bring_a_child_back_on_another_device(teacher: Teacher) -> None:
    come_in("Anna")
    (anna,) = teacher.pupils
    JAR.clear()
    page = tab({"join": CODE})
    for wrong, said in (
        ("calm", "Type your two words"),
        ("calm calm", "Type your two words"),
        ("able zebra", "Nobody in this room has these two words."),
        (HOSTILE[:40], "Type your two words"),
    ):
        fill(page, "two words", wrong)
        page.press("bring back")
        assert said in page.text
        assert_nothing_but_text(page)
    fill(page, "two words", anna.words.replace("-", " ").upper())
    page.press("bring back")
    assert page.address == {"room": CODE}
    assert "Anna" in page.text
    assert len(teacher.pupils) == 1


def test_guessing_codes_and_words_is_made_slow_and_right_ones_use_nothing_up(
    teacher: Teacher,
) -> None:
    for _ in range(40):
        assert "Room KTM WXA" in tab({"join": CODE}).text
    page = tab({"join": CODE})
    told = ""
    for _ in range(40):
        fill(page, "two words", "able zebra")
        page.press("bring back")
        told = page.text
        if "Too many wrong codes." in told:
            break
    assert "Too many wrong codes. Try again in" in told
    assert not teacher.pupils


def test_a_reload_a_closed_tab_and_a_dead_battery_bring_the_child_back_by_itself(
    teacher: Teacher,
) -> None:
    come_in("Anna")
    assert "Anna" in tab({"room": CODE}).text
    again = tab({"join": CODE})
    assert "Welcome back, Anna" in again.text
    again.press("go on")
    assert "You are in." in again.text
    start = tab({"join": ""})
    start.press("back room1")
    assert "You are in." in start.text
    assert len(teacher.pupils) == 1


def test_another_child_may_take_over_a_tablet(teacher: Teacher) -> None:
    come_in("Anna")
    page = tab({"join": CODE})
    page.press("somebody else")
    fill(page, "nickname room1", "Ben")
    page.press("let in")
    assert [pupil.nickname for pupil in teacher.pupils] == ["Anna", "Ben"]
    assert "Ben" in tab({"room": CODE}).text


def test_who_is_not_in_a_room_is_led_to_its_door(teacher: Teacher) -> None:
    page = tab({"room": CODE})
    assert page.address == {"join": CODE}
    assert "let in" in page.keys


@pytest.mark.parametrize("forged", ["p1", "", "nobody", "room1", "0" * 32, HOSTILE])
def test_a_forged_cookie_is_nobody(teacher: Teacher, forged: str) -> None:
    come_in("Anna")
    JAR["sequence_trainer_pupil_room1"] = forged
    page = tab({"room": CODE})
    assert "Anna" not in page.text
    assert_nothing_but_text(page)
    assert "Anna" not in tab({"join": CODE}).text


def test_a_pupils_id_is_random_enough_to_be_a_secret(teacher: Teacher) -> None:
    come_in("Anna")
    come_in("Ben")
    ids = {pupil.id for pupil in teacher.pupils}
    assert len(ids) == 2
    assert all(len(bytes.fromhex(id_)) == 16 for id_ in ids)


def test_a_code_that_is_changed_keeps_everybody_in(teacher: Teacher) -> None:
    page = come_in("Anna")
    teacher.does(lambda room, now: steps.set_code(room, "BCDFGH", now))
    assert "You are in." in look(page)
    assert page.address == {"room": "BCDFGH"}
    stale = tab({"room": CODE})
    assert "No room has this code." in stale.text
    assert stale.test.button(key="back room1").label == plain("Go on as Anna")
    stale.press("back room1")
    assert stale.address == {"room": "BCDFGH"}
    JAR.clear()
    assert "let in" in tab({"join": "BCDFGH"}).keys


def test_a_removed_pupil_is_told_and_may_come_in_again(teacher: Teacher) -> None:
    page = come_in("Anna")
    teacher.does(steps.ask_next)
    look(page)
    teacher.store.remove_pupil("room1", teacher.pupils[0].id)
    answer(page, format_move(RIGHT))
    assert "You are not in this room any more." in page.text
    assert not teacher.answers
    assert JAR == {"sequence_trainer_pupil_room1": ""}
    page.press("come in again")
    page.press("let in")
    page.press("words seen")
    assert "Win now" in page.text


def test_an_ended_and_a_deleted_room_say_goodbye(teacher: Teacher) -> None:
    page = come_in("Anna")
    teacher.does(steps.ask_next)
    look(page)
    teacher.does(steps.end)
    answer(page, format_move(RIGHT))
    assert "This room has ended.Thank you for playing, Anna." in page.text
    assert not teacher.answers
    teacher.store.forget_room("room1")
    assert "This room is not there any more." in look(page)
    assert "find room" in page.keys


SIGNS = "aZ0 <>&\"'`*_[]()$:/\\|#~@\n\t\0\u202e\u200d\u0301\u3164🙂卍é½ß"
CHANCE = Random(7)  # noqa: S311 - the same every time
WILD = [
    *("".join(CHANCE.choice(SIGNS) for _ in range(CHANCE.randrange(1, 24))) for _ in range(150)),
    *(HOSTILE[start : start + 20] for start in range(30)),
    *("javascript:alert(1)", "=1+1", "{{7*7}}", "${7}", "%s%n", "../../etc", "';--", "a" * 20),
    *("NaN", "None", "null", "true", "-1", "Calm  Otter", "\u0430nna", "Teacher", "?room=", "--"),
    *("<script>", "<img src=x>"),
]


def test_two_hundred_hostile_names_and_codes_show_as_text_and_let_nobody_in_who_should_not_be(
    teacher: Teacher,
) -> None:
    assert len(WILD) == 200
    door, codes, words = tab({"join": CODE}), tab({"join": ""}), tab({"join": CODE})
    for text in WILD:
        fill(codes, "room code", text)
        codes.press("find room")
        assert codes.address in ({"join": ""}, {}), "no such code opens a room"
        assert_nothing_but_text(codes)
        guard._book.clear()
        fill(words, "two words", text)
        words.press("bring back")
        assert words.address == {"join": CODE}
        assert_nothing_but_text(words)
        before = len(teacher.pupils)
        fill(door, "nickname room1", text)
        door.press("let in")
        assert_nothing_but_text(door)
        if "words seen" in door.keys:
            door.press("words seen")
            assert teacher.pupils[-1].nickname in door.text
            assert_nothing_but_text(door)
            teacher.store.remove_pupil("room1", teacher.pupils[-1].id)
            door = tab({"join": CODE})
            JAR.clear()
            door = tab({"join": CODE})
        assert len(teacher.pupils) == before == 0
