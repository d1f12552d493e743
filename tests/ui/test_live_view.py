"""A pupil's board: before the answer is told it shows what was sent, not whether it is right."""

from __future__ import annotations

import pytest

from tests.classroom.scenes import CHOICE, COUNT, FILM, NOW, SPOT, TASKS, TURN, WIN, asking
from trainer.classroom.draft import Draft, draft_of
from trainer.classroom.live import give
from trainer.game.spaces import SPACES, parse_space
from trainer.training.answer import Answer, Outcome
from trainer.training.question import AnyTask
from trainer.ui.live_view import _in_short, live_view, told

SAID = {
    WIN.id: ("QS@b5", "9D@i7", "QS@a1", "JHxd4"),
    SPOT.id: ("b5 g5", "a1", "b5"),
    COUNT.id: ("2", "7"),
    CHOICE.id: ("1", "2"),
    FILM.id: ("seen",),
    TURN.id: ("QS@b5", "2D@a1"),
}
GIVEN = [(task, said) for task in TASKS for said in SAID[task.id]]


def given(task: AnyTask, said: str) -> Answer:
    room = asking(TASKS.index(task))
    return give(room, "p0", task, said, meaning="", number=1, now=NOW)


@pytest.mark.parametrize(("task", "said"), GIVEN, ids=lambda each: getattr(each, "id", each))
def test_before_the_answer_is_told_right_and_wrong_look_alike(task: AnyTask, said: str) -> None:
    view = live_view(task, "scene", draft_of(task, said), given(task, said))
    assert {view.right, view.wrong, view.legal} == {frozenset()}
    assert view.danger == ()
    assert (view.reply, view.spent) == (None, None)
    if task in (WIN, TURN):
        assert view.tapped == {parse_space(said[-2:])}
        assert view.chips == task.position.board.chips, "no chip is put down or taken"


@pytest.mark.parametrize("space", [SPACES[0], SPACES[99]])
def test_a_space_that_waits_for_its_card_is_marked_before_the_one_that_was_sent(
    space: object,
) -> None:
    view = live_view(WIN, "scene", Draft(waiting=space), given(WIN, "QS@b5"))  # type: ignore[arg-type]
    assert view.tapped == {space}


def test_moves_with_one_card_are_told_with_the_card_once() -> None:
    names = ("J♠ takes the chip on h4", "J♠ takes the chip on e5", "8♥ on c4")
    assert _in_short(names) == "J♠ takes the chip on h4, e5; 8♥ on c4"


def test_what_is_counted_is_named_beside_the_number() -> None:
    assert told(COUNT, "scene", None).right == "The answer is 2: b5, g5."


@pytest.mark.parametrize(("task", "said"), GIVEN, ids=lambda each: getattr(each, "id", each))
def test_what_is_told_says_what_is_right_once_and_locks_the_board(task: AnyTask, said: str) -> None:
    answer = given(task, said)
    shown = told(task, "scene", answer)
    assert shown.view.locked
    assert shown.judged is not None
    assert shown.judged.outcome is answer.outcome
    if task not in (COUNT, FILM, WIN, TURN):
        assert bool(shown.right) is not answer.is_right


def test_a_right_move_is_played_and_a_wrong_one_is_crossed_beside_all_right_spaces() -> None:
    right = told(WIN, "scene", given(WIN, "QS@b5")).view
    assert right.chips != WIN.position.board.chips
    assert right.right == {parse_space("b5")}
    wrong = told(WIN, "scene", given(WIN, "QS@a1")).view
    assert wrong.chips == WIN.position.board.chips
    assert wrong.wrong == {parse_space("a1")}
    assert parse_space("b5") in wrong.right


def test_who_sent_nothing_is_told_what_is_right_too() -> None:
    for task in TASKS:
        shown = told(task, "scene", None)
        assert shown.judged is None
        assert shown.right or task is FILM


@pytest.mark.parametrize("said", ["3", "seen", "of another day", "b5 g5", "QS@b5", ""])
@pytest.mark.parametrize("task", TASKS, ids=lambda task: task.id)
@pytest.mark.parametrize("outcome", [Outcome.RIGHT, Outcome.WRONG])
def test_an_answer_to_content_of_another_day_keeps_its_verdict(
    task: AnyTask, said: str, outcome: Outcome
) -> None:
    old = Answer(
        question=task.id,
        meaning="",
        mode=given(WIN, "QS@b5").mode,
        visit="room1:1:p0",
        number=1,
        at=NOW,
        outcome=outcome,
        said=said,
    )
    shown = told(task, "scene", old)
    assert shown.judged is not None
    assert shown.judged.outcome is outcome
    assert live_view(task, "scene", draft_of(task, said), old).scene == "scene"
