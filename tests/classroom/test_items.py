"""Items: every puzzle and every step of a lesson can be asked in a room."""

import ast
from pathlib import Path

import pytest

import trainer.classroom
from tests.classroom.scenes import NOW
from trainer.classroom.items import items_of_lesson, task_of, title_of
from trainer.classroom.live import SaidError, judge_live, live_position
from trainer.classroom.room import open_room
from trainer.classroom.steps import set_items
from trainer.content.frozen import sums_of
from trainer.content.library import Library, load_library, shipped_folders
from trainer.tactics.goal import Count, Spot
from trainer.tactics.judge import solutions
from trainer.training.question import Question, WholeTurn

ROOM = Path(trainer.classroom.__file__).parent


@pytest.fixture(scope="module")
def library() -> Library:
    return load_library(shipped_folders())


def test_every_published_question_is_an_item_with_a_task_and_a_title(library: Library) -> None:
    items = tuple(sums_of([*library.lessons, *library.puzzles]))
    assert len(items) > 100
    for item in items:
        task = task_of(library, item)
        assert task is not None
        assert task.id == item
        assert title_of(library, item) != item
        with pytest.raises(SaidError):
            judge_live(task, "nonsense")
    assert set_items(open_room("r", "KTMWXA", NOW), items[:100], NOW).items == items[:100]


def test_a_lesson_gives_all_of_its_steps(library: Library) -> None:
    lesson = library.lessons[0]
    assert len(items_of_lesson(lesson)) == len(lesson.steps)
    assert all(task_of(library, item) for item in items_of_lesson(lesson))
    assert title_of(library, items_of_lesson(lesson)[1]) == f"{lesson.title}, step 2"


@pytest.mark.parametrize("item", [
    "", "puzzle", "puzzle/", "puzzle/none", "lesson/none/x", "lesson/none", "x/y/z/w", "../x",
])  # fmt: skip
def test_what_is_not_there_is_no_item_and_is_called_by_its_id(library: Library, item: str) -> None:
    assert task_of(library, item) is None
    assert title_of(library, item) == item


def test_every_whole_turn_can_be_played_by_a_class(library: Library) -> None:
    turns = [
        task
        for lesson in library.lessons
        for item in items_of_lesson(lesson)
        for task in (task_of(library, item),)
        if isinstance(task, WholeTurn)
    ]
    assert turns
    for task in turns:
        right = solutions(live_position(task), task.turn.goal)
        assert right
        assert all(judge_live(task, str(move)).is_right for move in right)


def test_the_right_move_of_a_puzzle_is_right_in_class(library: Library) -> None:
    for puzzle in library.puzzles[::9]:
        task = task_of(library, f"puzzle/{puzzle.id}")
        assert isinstance(task, Question)
        if isinstance(task.goal, Spot | Count):
            continue
        for move in solutions(task.position, task.goal)[:2]:
            assert judge_live(task, str(move)).is_right


@pytest.mark.parametrize("path", sorted(ROOM.glob("*.py")), ids=lambda path: path.stem)
def test_time_and_chance_are_handed_in(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    called = {ast.unparse(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call)}
    assert not {name for name in called if name.split(".")[-1] in {"now", "utcnow", "today", "time"}
                and not name.startswith("values.")} - {"self.time"}  # fmt: skip
    assert not called & {"Random", "random.random", "open", "print", "input"}
    imported = {
        alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.Import)
        for alias in node.names
    }
    assert not imported & {"secrets", "random", "time", "os", "uuid", "sqlite3", "pickle"}
