"""Pupils at their own pace, without a browser: the list, the player, and what is kept."""

from __future__ import annotations

import pytest

from tests.ui.classroom import (
    BOOK,
    CODE,
    ITEMS,
    RIGHT,
    WIN,
    Teacher,
    come_in,
    look,
    tab,
)
from trainer.classroom import steps
from trainer.game.moves import format_move
from trainer.store.errors import StoreFull
from trainer.store.store import Store
from trainer.training.answer import Mode, Outcome
from trainer.ui.controls import plain


def test_the_list_has_marks_and_leads_from_one_question_to_the_next(at_own_pace: Teacher) -> None:
    teacher = at_own_pace
    page = come_in("Anna")
    assert "Wait until your teacher lets you begin." in page.text
    teacher.does(steps.start)
    look(page)
    assert page.test.button(key=f"item {ITEMS[0]}").label == plain(f"1. {WIN.title}")
    page.press(f"item {ITEMS[0]}")
    assert page.address == {"room": CODE, "puzzle": WIN.id}
    page.type("a1")
    page.type(format_move(RIGHT))
    assert "Blue wins." in page.text
    page.press("next")
    assert page.address == {"room": CODE, "lesson": "first-chips", "step": "1"}
    page.type("a1")
    page.press("all")
    labels = [button.label for button in page.test.button]
    assert plain(f"1. {WIN.title}: done") in labels
    assert any(label.endswith(plain(": wrong so far")) for label in labels)
    assert {each.mode for each in teacher.answers} == {Mode.OWN_PACE}
    assert len({each.visit for each in teacher.answers}) == 2
    assert teacher.store.people() == (), "the own profile is never touched"


def test_hints_count_on_after_a_reload(at_own_pace: Teacher) -> None:
    teacher = at_own_pace
    page = come_in("Anna")
    teacher.does(steps.start)
    look(page)
    page.press(f"item {ITEMS[0]}")
    page.press("hint")
    page.type("a1")
    again = tab({"room": CODE, "puzzle": WIN.id})
    again.type(format_move(RIGHT))
    assert [(each.number, each.hints) for each in teacher.answers][-1] == (len(teacher.answers), 1)
    again.press("all")
    assert again.test.button(key=f"item {ITEMS[0]}").label.endswith(plain("done with hints"))


def test_a_rule_is_looked_up_and_the_way_leads_back_into_the_room(at_own_pace: Teacher) -> None:
    page = come_in("Anna")
    at_own_pace.does(steps.start)
    look(page)
    page.press(f"item {ITEMS[0]}")
    page.type(f"{format_move(RIGHT)[:2]} a1")
    page.press("rule TURN-6")
    page.press("back")
    assert page.address == {"room": CODE, "puzzle": WIN.id}
    assert "No chip goes on a corner." in page.text


def test_what_comes_after_the_close_is_told_and_not_kept(at_own_pace: Teacher) -> None:
    teacher = at_own_pace
    page = come_in("Anna")
    teacher.does(steps.start)
    look(page)
    page.press(f"item {ITEMS[0]}")
    teacher.does(steps.close)
    page.type(format_move(RIGHT))
    assert "This is closed." in page.text
    assert not teacher.answers
    assert page.test.button(key=f"item {ITEMS[0]}").disabled
    teacher.does(steps.start)
    assert not look(page).startswith("This is closed.")


def test_what_cannot_be_kept_waits_and_is_kept_later(
    at_own_pace: Teacher, monkeypatch: pytest.MonkeyPatch
) -> None:
    teacher = at_own_pace
    page = come_in("Anna")
    teacher.does(steps.start)
    look(page)
    page.press(f"item {ITEMS[0]}")

    def full(*_: object) -> None:
        raise StoreFull("No room is left on the disk.")

    with monkeypatch.context() as broken:
        broken.setattr(Store, "record", full)
        page.type(format_move(RIGHT))
        assert "Your answers wait in this tab." in page.text
        page.press("again")
        assert "Your answers wait in this tab." in page.text, "as long as they do"
    page.press("all")
    assert [each.outcome for each in teacher.answers] == [Outcome.RIGHT]
    assert "wait in this tab" not in page.text


def test_what_waits_is_kept_also_when_the_room_has_ended_in_between(
    at_own_pace: Teacher, monkeypatch: pytest.MonkeyPatch
) -> None:
    teacher = at_own_pace
    page = come_in("Anna")
    teacher.does(steps.start)
    look(page)
    page.press(f"item {ITEMS[0]}")

    def full(*_: object) -> None:
        raise StoreFull("No room is left on the disk.")

    with monkeypatch.context() as broken:
        broken.setattr(Store, "record", full)
        page.type(format_move(RIGHT))
    teacher.does(steps.end)
    assert "This room has ended." in look(page)
    assert [each.outcome for each in teacher.answers] == [Outcome.RIGHT]


def test_a_question_that_is_not_in_the_room_is_not_played_there(at_own_pace: Teacher) -> None:
    page = come_in("Anna")
    at_own_pace.does(steps.start)
    look(page)
    other = next(each for each in BOOK.puzzles if each.id != WIN.id)
    there = tab({"room": CODE, "puzzle": other.id})
    assert "Your questions" in there.text


def test_out_of_the_room_the_same_puzzle_is_ones_own_again(at_own_pace: Teacher) -> None:
    page = come_in("Anna")
    at_own_pace.does(steps.start)
    look(page)
    page.press(f"item {ITEMS[0]}")
    page.test.query_params.clear()
    page.test.query_params["puzzle"] = WIN.id
    page.test.run()
    page.type(format_move(RIGHT))
    assert not at_own_pace.answers
    (own,) = at_own_pace.store.people()
    assert [each.mode for _, each in at_own_pace.store.answers(own.id)] == [Mode.CHAPTER]
