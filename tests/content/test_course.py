"""The course as a whole: every rule is taught, in short steps of every kind, easy things first."""

from collections import Counter

import pytest

from trainer.content.folder import content_files
from trainer.content.lesson import MOST_WORDS, Lesson, Step
from trainer.content.library import load_library, shipped_folders
from trainer.content.task import Choose, Turn, Watch
from trainer.game.legality import why_illegal
from trainer.game.moves import Move
from trainer.game.play import play
from trainer.game.rulebook import RULES
from trainer.game.sides import Side
from trainer.tactics.goal import Complete, Count, Exchange, MoveGoal, Remove, Spot, Win

LESSONS = sorted(load_library(shipped_folders()).lessons, key=lambda lesson: lesson.order)
STEPS = [(lesson, step) for lesson in LESSONS for step in lesson.steps]
CHOICES = [(lesson, step, step.task) for lesson, step in STEPS if isinstance(step.task, Choose)]

READY = ["first-chips", "corners-and-lines", "two-kinds-of-jack", "dead-cards-and-long-rows"]
"""The first evening: with these a beginner is ready in ten minutes."""

MOST_STEPS_TO_BE_READY = 35
FEWEST_LESSONS = 24
LONGEST_CHOICE = 60
LONGEST_TITLE_WORDS = 7


def name(item: object) -> str:
    return item.id if isinstance(item, Lesson | Step) else ""


def test_every_rule_is_taught_in_a_step() -> None:
    taught = {rule for _, step in STEPS for rule in step.rules}
    assert [rule for rule in RULES if rule not in taught] == []


def test_every_piece_of_tactics_is_practised_on_the_board() -> None:
    practised = {
        rule for _, step in STEPS if not isinstance(step.task, Choose) for rule in step.rules
    }
    assert [rule for rule in RULES if rule.startswith("TAC-") and rule not in practised] == []


def test_there_is_a_whole_course_of_short_lessons() -> None:
    assert len(LESSONS) >= FEWEST_LESSONS
    assert {
        lesson.id: len(lesson.steps) for lesson in LESSONS if not 4 <= len(lesson.steps) <= 8
    } == {}


def test_no_two_lessons_stand_at_the_same_place_or_bear_the_same_title() -> None:
    assert [lesson.order for lesson in LESSONS] == list(range(1, len(LESSONS) + 1))
    assert len({lesson.title for lesson in LESSONS}) == len(LESSONS)
    assert len({lesson.about for lesson in LESSONS}) == len(LESSONS)


def test_the_first_four_lessons_make_a_beginner_ready() -> None:
    first = LESSONS[: len(READY)]
    assert [lesson.id for lesson in first] == READY
    steps = [step for lesson in first for step in lesson.steps]
    assert len(steps) <= MOST_STEPS_TO_BE_READY
    rules = {rule for step in steps for rule in step.rules}
    needed = {"SEAT-5", "TURN-1", "TURN-3", "DRAW-1", "SEQ-1", "SEQ-2", "SEQ-3", "SEQ-9"}
    assert needed | {"JACK-TWO-1", "JACK-ONE-1", "JACK-ONE-4", "DEAD-1", "DEAD-2"} <= rules
    assert any(isinstance(step.task, Win) for step in LESSONS[0].steps)
    turns = [step.task for step in steps if isinstance(step.task, Turn)]
    assert {turn.exchange for turn in turns} == {True, False}


def test_every_kind_of_step_occurs() -> None:
    kinds = Counter(
        "turn"
        if isinstance(task, Turn)
        else "watch"
        if isinstance(task, Watch)
        else "choose"
        if isinstance(task, Choose)
        else "tap"
        if isinstance(task, Spot)
        else "count"
        if isinstance(task, Count)
        else "do"
        for task in (step.task for _, step in STEPS)
    )
    assert set(kinds) == {"do", "tap", "count", "choose", "watch", "turn"}
    assert min(kinds.values()) >= 4
    deeds = {type(step.task) for _, step in STEPS if isinstance(step.task, MoveGoal)}
    assert {Win, Complete, Remove, Exchange} <= deeds
    assert any(step.show.marks for _, step in STEPS)
    assert any(step.show.arrows for _, step in STEPS)


@pytest.mark.parametrize("lesson", LESSONS, ids=name)
def test_each_lesson_has_something_to_do_besides_choosing(lesson: Lesson) -> None:
    assert any(not isinstance(step.task, Choose) for step in lesson.steps)
    assert len(lesson.title.split()) <= LONGEST_TITLE_WORDS
    assert lesson.about.endswith((".", "?", "!"))


@pytest.mark.parametrize("lesson", LESSONS, ids=name)
def test_each_lesson_with_chips_on_the_board_proves_something_about_them(lesson: Lesson) -> None:
    if any(step.position.board.occupied for step in lesson.steps):
        claimed = [claim for step in lesson.steps for claim in step.claims]
        about_the_board = ("legal", "illegal", "completes", "wins", "builds", "open", "sequence")
        assert any(claim.words[0] in about_the_board for claim in claimed)


@pytest.mark.parametrize(("lesson", "step"), STEPS, ids=name)
def test_each_step_says_little_in_whole_sentences(lesson: Lesson, step: Step) -> None:
    for text in (step.prompt, step.done):
        assert len(text.split()) <= MOST_WORDS
        assert text.endswith((".", "?", "!"))
    assert step.hint.endswith((".", "?", "!"))
    assert step.prompt != step.done


@pytest.mark.parametrize(("lesson", "step", "task"), CHOICES, ids=name)
def test_each_answer_is_short_and_has_a_reason_of_its_own(
    lesson: Lesson, step: Step, task: Choose
) -> None:
    reasons = [choice.because for choice in task.choices]
    assert len(set(reasons)) == len(reasons) >= 2
    assert all(reason.endswith((".", "?", "!")) for reason in reasons)
    assert all(len(choice.text) <= LONGEST_CHOICE for choice in task.choices)


def test_the_right_answer_stands_at_every_place() -> None:
    places = Counter(
        next(place for place, choice in enumerate(task.choices) if choice.right)
        for _, _, task in CHOICES
    )
    assert all(places[place] * 5 >= len(CHOICES) for place in range(3))


def test_sides_and_tables_are_mixed() -> None:
    sides = Counter(step.position.side for _, step in STEPS)
    assert set(sides) == set(Side)
    tables = {(step.position.table.people, step.position.table.sides) for _, step in STEPS}
    assert {(2, 2), (3, 3), (4, 2), (6, 2), (9, 3), (12, 2), (12, 3)} <= tables


@pytest.mark.parametrize(
    ("lesson", "step"), [pair for pair in STEPS if isinstance(pair[1].task, Watch)], ids=name
)
def test_what_is_watched_can_be_played_to_the_last_move(lesson: Lesson, step: Step) -> None:
    assert isinstance(step.task, Watch)
    position = step.position
    moves: tuple[Move, ...] = step.task.moves
    assert len(moves) >= 2
    for move in moves:
        assert why_illegal(position, move) is None
        position = play(position, move)


def test_no_other_file_than_a_lesson_lies_in_the_folder_of_lessons() -> None:
    folder = next(folder for folder in shipped_folders() if folder.name == "lessons")
    assert {path.stem for path in content_files(folder).paths} == {lesson.id for lesson in LESSONS}
