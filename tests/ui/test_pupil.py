"""A pupil at a live question, without a browser: what is sent, kept, and told."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta

import pytest

from tests.ui.classroom import (
    BOOK,
    CHOICE,
    CODE,
    COUNT,
    EXCHANGE,
    FILM,
    ITEMS,
    JAR,
    RIGHT,
    SPOT,
    TURN,
    Teacher,
    answer,
    assert_nothing_but_text,
    come_in,
    look,
    tab,
)
from tests.ui.content import HOSTILE
from trainer.classroom import steps
from trainer.classroom.items import task_of
from trainer.game.moves import format_move
from trainer.store.errors import StoreFull
from trainer.store.store import Store
from trainer.training.answer import Mode, Outcome
from trainer.ui import pupil_kept


def test_a_move_is_sent_kept_and_changed_and_its_verdict_waits_for_the_teacher(
    teacher: Teacher,
) -> None:
    page = come_in("Anna")
    teacher.does(steps.ask_next)
    assert "Tap a card. Then tap a space on the board." in look(page)
    answer(page, format_move(RIGHT))
    assert f"Sent: {RIGHT.card.shown} on {RIGHT.space}." in page.text  # type: ignore[union-attr]
    answer(page, f"{format_move(RIGHT)[:2]} a1")
    assert "on a1. Tap another space to change it." in page.text
    assert [(each.number, each.outcome) for each in teacher.answers] == [
        (1, Outcome.RIGHT),
        (2, Outcome.REFUSED),
    ]
    assert {each.mode for each in teacher.answers} == {Mode.CLASS}
    for step, told in (
        (steps.pause, "There is a break."),
        (steps.resume, "Sent:"),
        (steps.close, "This question is closed."),
        (steps.show_heat, "Look at the big board."),
    ):
        teacher.does(step)
        assert told in look(page)
        assert "corner" not in page.text
        assert "Right" not in page.text
    teacher.does(steps.show_verdicts)
    assert "That is against the rules." in look(page)
    assert "No chip goes on a corner." in page.text
    assert f"Right: {RIGHT.card.shown} on {RIGHT.space}." in page.text  # type: ignore[union-attr]


def test_a_right_answer_is_praised(teacher: Teacher) -> None:
    page = come_in("Anna")
    teacher.does(steps.ask_next)
    look(page)
    answer(page, format_move(RIGHT))
    teacher.does(steps.show_verdicts)
    assert "Blue wins." in look(page)
    late = come_in("Ben")
    assert "You sent nothing this time." in late.text


def test_a_space_for_no_card_asks_which_card_is_meant(teacher: Teacher) -> None:
    page = come_in("Anna")
    teacher.does(steps.ask_next)
    look(page)
    answer(page, "a1")
    assert "Which card do you play on a1? Tap it in your hand." in page.text
    assert not teacher.answers
    answer(page, format_move(RIGHT)[:2])
    assert "on a1. Tap another space" in page.text


def test_what_cannot_be_read_is_told_and_not_counted(teacher: Teacher) -> None:
    page = come_in("Anna")
    teacher.does(steps.ask_next)
    look(page)
    answer(page, HOSTILE[:40])
    assert "is no move." in page.text
    assert_nothing_but_text(page)
    assert not teacher.answers


@pytest.mark.parametrize(
    ("item", "act", "sent", "told"),
    [
        (CHOICE, "live answer 1", "Sent: Yes, with J♠.", "That is not it."),
        (CHOICE, "live answer 3", "Sent: No, my turn is over.", "Taking is your whole play."),
        (COUNT, "live number 3", "Sent: 3.", "The answer is 0."),
        (COUNT, "live number 0", "Sent: 0.", "0 is right."),
    ],
)
def test_choices_and_numbers_are_sent_with_a_tap(
    teacher: Teacher, item: str, act: str, sent: str, told: str
) -> None:
    page = come_in("Anna")
    teacher.does(steps.ask, ITEMS.index(item))
    look(page)
    page.press(act)
    assert sent in page.text
    assert told not in page.text
    page.press(act)
    assert len(teacher.answers) == 1, "the same again says nothing new"
    teacher.does(steps.show_verdicts)
    assert told in look(page)


def test_who_marked_spaces_and_sent_nothing_is_told_what_was_missing(teacher: Teacher) -> None:
    page = come_in("Anna")
    teacher.does(steps.ask, ITEMS.index(SPOT))
    look(page)
    teacher.does(steps.pause)
    assert "There is a break." in look(page)
    assert "You sent nothing" not in page.text, "there is time after the break"
    teacher.does(steps.resume)
    look(page)
    answer(page, "d7")
    for step in (steps.close, steps.show_heat, steps.show_verdicts):
        teacher.does(step)
        assert "You marked 1 space, but did not press Send." in look(page)
    assert not teacher.answers


def test_who_tapped_a_space_and_no_card_is_told_so(teacher: Teacher) -> None:
    page = come_in("Anna")
    teacher.does(steps.ask_next)
    look(page)
    answer(page, "a1")
    teacher.does(steps.close)
    assert "You tapped a1, but chose no card for it." in look(page)


def test_spaces_are_marked_and_sent_together(teacher: Teacher) -> None:
    page = come_in("Anna")
    teacher.does(steps.ask, ITEMS.index(SPOT))
    look(page)
    assert page.test.button(key="send").disabled
    answer(page, "d7")
    answer(page, "a1")
    assert not teacher.answers
    page.press("send")
    assert "Sent: a1, d7." in page.text
    answer(page, "a1")
    assert "Changed, and not sent yet." in page.text
    answer(page, "i4")
    page.press("send")
    assert [each.outcome for each in teacher.answers] == [Outcome.WRONG, Outcome.RIGHT]
    teacher.does(steps.show_verdicts)
    assert "These are all of them." in look(page)


def test_a_film_is_seen_to_its_end(teacher: Teacher) -> None:
    page = come_in("Anna")
    teacher.does(steps.ask, ITEMS.index(FILM))
    look(page)
    page.press("live film")
    assert not teacher.answers
    page.press("live film")
    assert "You have seen it all." in page.text
    page.press("live rewind")
    assert "live film" in page.keys
    assert [each.said for each in teacher.answers] == ["seen"]


def test_a_card_is_exchanged_and_of_a_whole_turn_only_the_play_is_asked(teacher: Teacher) -> None:
    page = come_in("Anna")
    teacher.does(steps.ask, ITEMS.index(EXCHANGE))
    look(page)
    assert page.test.button(key="exchange").disabled
    answer(page, "9H")
    page.press("exchange")
    assert "Sent: 9♥ exchanged. Tap another card to change it." in page.text
    assert [each.outcome for each in teacher.answers] == [Outcome.RIGHT]
    teacher.does(steps.ask, ITEMS.index(TURN))
    assert "Your dead card is exchanged already." in look(page)


def test_a_reload_in_the_middle_loses_nothing_and_the_numbers_go_on(teacher: Teacher) -> None:
    page = come_in("Anna")
    teacher.does(steps.ask_next)
    look(page)
    answer(page, format_move(RIGHT))
    again = tab({"room": CODE})
    assert "Sent: " in again.text
    answer(again, "a1")  # the card is still chosen
    assert "on a1." in again.text
    assert [each.number for each in teacher.answers] == [1, 2]


def test_two_tabs_of_one_child_lose_no_answer(teacher: Teacher, alone: None) -> None:
    come_in("Anna")
    teacher.does(steps.ask, ITEMS.index(COUNT))
    here = pupil_kept.Presence(teacher.room, teacher.pupils[0])
    task = task_of(BOOK, COUNT)
    assert task is not None
    with ThreadPoolExecutor(8) as tabs:
        list(tabs.map(lambda said: pupil_kept.send(here, task, said), "01234567"))
    assert sorted(each.said for each in teacher.answers) == list("01234567")
    assert sorted(each.number for each in teacher.answers) == list(range(1, 9))
    last = max(teacher.answers, key=lambda each: each.number).said
    JAR["sequence_trainer_pupil_room1"] = here.pupil.id
    assert f"Sent: {last}." in tab({"room": CODE}).text


def test_a_question_that_is_asked_anew_begins_anew(teacher: Teacher) -> None:
    page = come_in("Anna")
    teacher.does(steps.ask, ITEMS.index(COUNT))
    look(page)
    page.press("live number 3")
    teacher.does(steps.reopen)
    page.press("live number 4")
    assert len(teacher.answers) == 1, "the tap was meant for the round before"
    assert "Then tap a number." in page.text
    page.press("live number 4")
    assert [each.number for each in teacher.answers] == [1, 1]


def test_a_tap_after_the_question_has_gone_counts_for_nothing(teacher: Teacher) -> None:
    page = come_in("Anna")
    teacher.does(steps.ask, ITEMS.index(COUNT))
    look(page)
    teacher.does(steps.ask, ITEMS.index(CHOICE))
    page.press("live number 3")
    assert not teacher.answers
    assert "Tap your answer." in page.text


def test_the_time_is_up_by_the_clock_of_the_server(
    teacher: Teacher, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = come_in("Anna")
    teacher.does(steps.ask, ITEMS.index(COUNT))
    teacher.does(lambda room, now: steps.set_limit(room, timedelta(seconds=30), now))
    look(page)
    later = datetime.now(UTC) + timedelta(seconds=31)
    monkeypatch.setattr(pupil_kept, "now", lambda: later)
    page.press("live number 3")
    assert "This question is closed." in page.text
    assert not teacher.answers


def test_nothing_is_called_sent_that_could_not_be_kept(
    teacher: Teacher, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = come_in("Anna")
    teacher.does(steps.ask, ITEMS.index(COUNT))
    look(page)

    def full(*_: object) -> None:
        raise StoreFull("No room is left on the disk.")

    with monkeypatch.context() as broken:
        broken.setattr(Store, "record", full)
        page.press("live number 3")
        assert "No room is left on the disk." in page.text
        assert "Sent" not in page.text
    page.press("live number 3")
    assert "Sent: 3." in page.text
    with monkeypatch.context() as broken:
        broken.setattr(Store, "room_by_id", full)
        assert "No room is left on the disk." in look(page)
    assert "Sent: 3." in look(page)


def test_a_question_of_other_content_is_waited_out(teacher: Teacher) -> None:
    page = come_in("Anna")
    teacher.does(lambda room, now: steps.set_items(room, ("puzzle/gone",), now))
    teacher.does(steps.ask_next)
    assert "This question is not on this computer." in look(page)


def test_no_child_sees_another_and_nothing_else_is_kept(teacher: Teacher) -> None:
    teacher.does(steps.set_teams, 2)
    anna, ben = come_in("Anna"), come_in("Ben")
    teacher.does(steps.ask, ITEMS.index(COUNT))
    look(anna)
    look(ben)
    anna.press("live number 3")
    ben.press("live number 4")
    for step in (steps.close, steps.show_heat, steps.show_verdicts):
        teacher.does(step)
        assert "Ben" not in look(anna)
        assert "4" not in anna.text.replace("4♦", "").replace("4 of", "")
        assert "Anna" not in look(ben)
    assert "team blue" in anna.text
    assert "team green" in ben.text
    assert teacher.store.people() == (), "no profile was made of them"
    assert all("Anna" not in repr(each) for each in teacher.answers)
