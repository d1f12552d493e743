"""Selections: ids in their order, chapters, ratings, and puzzles drawn by a seed."""

from __future__ import annotations

import pytest

from tests.sheets.pages import library
from trainer.sheets.errors import SelectionError
from trainer.sheets.selection import Selection, select
from trainer.training.question import ChoiceQuestion, Question, task_of_step


def ids(wanted: Selection) -> list[str]:
    return [task.task.id for task in select(library(), wanted)]


def test_ids_come_in_their_order() -> None:
    one, other = (each.id for each in library().puzzles[3:5])
    wanted = Selection(ids=(other, f"puzzle/{one}", "lesson/stuck/not-stuck"))
    assert ids(wanted) == [f"puzzle/{other}", f"puzzle/{one}", "lesson/stuck/not-stuck"]


def test_a_whole_lesson_is_its_steps_that_fit_on_paper() -> None:
    for lesson in library().lessons:
        fitting = [
            task.id
            for task in (task_of_step(lesson, index) for index in range(len(lesson.steps)))
            if isinstance(task, Question | ChoiceQuestion)
        ]
        assert ids(Selection(ids=(f"lesson/{lesson.id}",))) == fitting


def test_chapters_and_ratings_leave_out_all_others() -> None:
    found = ids(Selection(chapters=("jacks", "block"), lowest=800, highest=1200))
    assert found == [
        f"puzzle/{each.id}"
        for each in library().puzzles
        if each.chapter in ("jacks", "block") and 800 <= each.rating <= 1200
    ]
    assert found


def test_a_seed_draws_the_same_puzzles_and_another_seed_others_from_easy_to_hard() -> None:
    first, again = (ids(Selection(number=12, seed=7)) for _ in range(2))
    assert first == again
    assert len(set(first)) == 12
    assert first != ids(Selection(number=12, seed=8))
    places = [f"puzzle/{each.id}" for each in library().puzzles]
    assert first == sorted(first, key=places.index)


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        (Selection(ids=("the-nineth-chip",)), "did you mean '"),
        (Selection(ids=("lesson/first-chip",)), "did you mean 'first-chips'?"),
        (Selection(ids=("lesson/stuck/not-stuk",)), "did you mean 'not-stuck'?"),
        (Selection(ids=("a/b/c/d",)), "is no id; expected"),
        (Selection(ids=("",)), "there is no puzzle ''"),
        (Selection(ids=("x" * 500,)), "..."),
        (Selection(chapters=("jack",)), "did you mean 'jacks'?"),
        (Selection(lowest=2990), "no puzzle is rated 2990 to 3000"),
        (Selection(lowest=900, highest=800), "no puzzle is rated 900 to 800"),
        (Selection(chapters=("jacks",), number=500), "in jacks, and 500 were asked for"),
    ],
)
def test_what_is_not_there_is_told_in_one_sentence(wanted: Selection, said: str) -> None:
    with pytest.raises(SelectionError) as caught:
        select(library(), wanted)
    assert said in str(caught.value)
    assert len(str(caught.value)) < 200


def test_a_step_that_needs_a_screen_says_so() -> None:
    lesson, index = next(
        (lesson, index)
        for lesson in library().lessons
        for index in range(len(lesson.steps))
        if not isinstance(task_of_step(lesson, index), Question | ChoiceQuestion)
    )
    with pytest.raises(SelectionError, match="needs a screen"):
        select(library(), Selection(ids=(f"lesson/{lesson.id}/{lesson.steps[index].id}",)))
