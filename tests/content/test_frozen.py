"""What was published keeps its meaning for ever: progress and links hang on its id."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from trainer.cli import main
from trainer.content.document import read_document
from trainer.content.folder import content_files
from trainer.content.frozen import (
    FrozenError,
    broken,
    format_sums,
    freeze,
    parse_sums,
    published_list,
    read_sums,
    replaced_by,
    sums_of,
)
from trainer.content.lesson import Lesson
from trainer.content.library import shipped_folders
from trainer.content.puzzle import Puzzle
from trainer.content.template import template
from trainer.game.cards import parse_cards
from trainer.game.position import Hand
from trainer.tactics.goal import Complete, Win

SHIPPED = [
    content
    for folder in shipped_folders()
    for path in content_files(folder).paths
    if (content := read_document(path).content) is not None
]


def read(kind: str, id_: str, folder: Path, *changes: tuple[str, str]) -> Lesson | Puzzle:
    path = folder / f"{id_}.yaml"
    text = template(kind, id_).replace("status: draft", "status: published")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    path.write_text(text, encoding="utf-8")
    document = read_document(path)
    assert document.content is not None, document.report.problems
    return document.content


@pytest.fixture
def puzzle(tmp_path: Path) -> Puzzle:
    made = read("puzzle", "four", tmp_path)
    assert isinstance(made, Puzzle)
    return made


@pytest.fixture
def lesson(tmp_path: Path) -> Lesson:
    made = read("lesson", "eight", tmp_path)
    assert isinstance(made, Lesson)
    return made


def test_nothing_that_was_published_has_changed_its_meaning_or_vanished() -> None:
    assert "\n".join(broken(read_sums(published_list()), SHIPPED)) == ""


def test_a_list_reads_back_as_it_was_written() -> None:
    sums = sums_of(SHIPPED)
    assert len(sums) > len(SHIPPED)
    assert parse_sums(format_sums(sums)) == sums


def test_words_around_a_position_may_change(puzzle: Puzzle) -> None:
    reworded = replace(puzzle, title="Other", hints=(), rating=2000, rules=(), chapter="else")
    assert sums_of([reworded]) == sums_of([puzzle])
    assert broken(sums_of([puzzle]), [replace(puzzle, status="withdrawn")]) == ()


def test_another_goal_or_hand_is_another_meaning(puzzle: Puzzle) -> None:
    frozen = sums_of([puzzle])
    hand = Hand(parse_cards("QS 2D KC 9H 3S TC 5S"))
    for changed in (
        replace(puzzle, goal=Complete()),
        replace(puzzle, position=puzzle.position.with_hand(hand)),
    ):
        assert puzzle.goal == Win()
        assert broken(frozen, [changed]) == (
            (
                "puzzle/four means something else than when it was published. "
                "Undo it, and make a new id for the change, with 'replaces: four'."
            ),
        )


def test_what_vanishes_or_becomes_a_draft_again_is_told(puzzle: Puzzle) -> None:
    told = (
        (
            "puzzle/four was published and has vanished. Bring it back as it was, "
            "or make a new id for the change, with 'replaces: four'."
        ),
    )
    assert broken(sums_of([puzzle]), []) == told
    assert broken(sums_of([puzzle]), [replace(puzzle, status="draft")]) == told


def test_a_new_id_that_replaces_the_old_one_mends_it(puzzle: Puzzle) -> None:
    follower = replace(puzzle, id="four-better", goal=Complete(), replaces="four")
    assert broken(sums_of([puzzle]), [follower]) == ()
    assert replaced_by([follower]) == {"puzzle/four": "puzzle/four-better"}
    assert broken(sums_of([puzzle]), [replace(follower, status="draft")]) != ()


def test_each_step_has_a_sum_and_can_be_replaced_alone_or_with_its_lesson(lesson: Lesson) -> None:
    frozen = sums_of([lesson])
    assert list(frozen) == [f"lesson/eight/{step.id}" for step in lesson.steps]
    first, *rest = lesson.steps
    renamed = replace(first, id="both-spaces")
    (said,) = broken(frozen, [replace(lesson, steps=(renamed, *rest))])
    assert said.startswith("lesson/eight/two-spaces was published and has vanished.")
    follower = replace(renamed, replaces="two-spaces")
    assert broken(frozen, [replace(lesson, steps=(follower, *rest))]) == ()
    assert len(broken(frozen, [])) == len(lesson.steps)
    assert broken(frozen, [replace(lesson, id="eight-again", replaces="eight")]) == ()


def test_the_order_of_steps_and_their_words_may_change(lesson: Lesson) -> None:
    steps = tuple(replace(step, prompt="Else", hint="", claims=()) for step in lesson.steps[::-1])
    assert broken(sums_of([lesson]), [replace(lesson, steps=steps)]) == ()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("goal: play JC", "watch: [JC@e5]"),
        ("goal: play 8H", "turn: {draws: 5H}\n    goal: play 8H"),
        (
            "goal: spot corners",
            (
                "choices:\n      - {text: a, right: 'no', because: b}\n"
                "      - {text: c, right: 'yes', because: d}"
            ),
        ),
    ],
)
def test_another_task_is_another_meaning(
    old: str, new: str, lesson: Lesson, tmp_path: Path
) -> None:
    changed = read("lesson", "eight", tmp_path, (old, new))
    assert len(broken(sums_of([lesson]), [changed])) == 1


@pytest.mark.parametrize("line", ["puzzle/x", "puzzle/x 12", "a b c", "x" * 17])
def test_a_line_that_is_none_of_a_list_is_told_with_its_number(line: str, tmp_path: Path) -> None:
    path = tmp_path / "list.txt"
    path.write_text(f"# head\n\n{line}\n", encoding="utf-8")
    with pytest.raises(FrozenError, match=r"list\.txt, line 3: expected an id and its sum"):
        read_sums(path)


def run(folder: Path, list_: Path) -> Result:
    return CliRunner().invoke(main, ["freeze", str(folder), "--list", str(list_)])


def test_the_command_adds_what_is_new_and_never_changes_what_is_old(tmp_path: Path) -> None:
    content, list_ = tmp_path / "content", tmp_path / "list.txt"
    content.mkdir()
    read("puzzle", "four", content)
    read("puzzle", "idea", content, ("status: published", "status: draft"))
    result = run(content, list_)
    assert (result.exit_code, result.output) == (0, f"1 ids added to {list_.as_posix()}.\n")
    before = list_.read_text("utf-8")
    read("puzzle", "four", content, ("goal: win", "goal: complete"))
    read("puzzle", "five", content)
    result = run(content, list_)
    assert result.exit_code == 1
    assert result.output.startswith("puzzle/four means something else than when it was published.")
    after = list_.read_text("utf-8")
    assert set(before.splitlines()) < set(after.splitlines())
    assert set(parse_sums(after)) == {"puzzle/four", "puzzle/five"}
    assert freeze(list_, []) == 0
    assert list_.read_text("utf-8") == after


def test_a_list_that_is_none_is_told_and_left_alone(tmp_path: Path) -> None:
    list_ = tmp_path / "list.txt"
    list_.write_text("mine\n", encoding="utf-8")
    result = run(tmp_path, list_)
    assert result.exit_code == 1
    assert result.output.startswith("Error: ")
    assert list_.read_text("utf-8") == "mine\n"
