from __future__ import annotations

import json
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.content.library import Library, load_library, shipped_folders
from trainer.training.chapters import chapters
from trainer.training.lesson_run import start_lesson
from trainer.training.progress import (
    Place,
    Progress,
    first_open,
    format_progress,
    parse_progress,
    place_to_continue,
)
from trainer.training.puzzle_run import start_puzzle

ids = st.text(max_size=20)
progresses = st.builds(Progress, st.frozensets(ids, max_size=8), ids)


@pytest.fixture(scope="module")
def book() -> Library:
    return load_library(shipped_folders())


@given(progresses)
def test_progress_comes_back_as_it_was_written(progress: Progress) -> None:
    assert parse_progress(format_progress(progress)) == progress


def hostile() -> list[object]:
    """Two hundred texts and things that no version of the app has kept."""
    chosen = random.Random(7)  # noqa: S311 - the same every time
    values: list[object] = [None, True, 0, -1, 1e308, "x", [], {}, [[]], {"a": {}}, "\ud800", "💥"]
    found: list[object] = [None, 7, 1.5, [], {}, b"{}", object(), "", " ", "null", "true", "[]"]
    found += ["{", '{"version"', "NaN", "1" * 10_000, "[" * 100_000, '{"a":' * 50_000, "\x00"]
    found += ['{"version": 1e999}', '{"version": 1, "solved": NaN}', "[" * 190_000 + "]" * 9_000]
    found += [format_progress(Progress(frozenset({"a"})))[:-cut] for cut in range(1, 30)]
    found += ['{"version": 1, "solved": ["' + "y" * 200_000 + '"]}', "{}" * 100_000]
    found.append(json.dumps({"version": 1, "solved": [{"deep": [[[[1]]]]}, None, 5, ["a"]]}))
    while len(found) < 200:
        kept = {
            key: chosen.choice(values)
            for key in ("version", "solved", "last", "more")
            if chosen.random() < 0.8
        }
        if chosen.random() < 0.6:
            kept["version"] = 1
        if chosen.random() < 0.3:
            kept["solved"] = [chosen.choice(values) for _ in range(5)]
        found.append(json.dumps(kept))
    return found


def test_two_hundred_hostile_texts_never_raise_and_leave_a_whole_progress(book: Library) -> None:
    texts = hostile()
    assert len(texts) >= 200
    for text in texts:
        progress = parse_progress(text)
        assert all(isinstance(id_, str) for id_ in progress.solved)
        assert isinstance(progress.last, str)
        assert parse_progress(format_progress(progress)) == progress
        place = place_to_continue(progress, book)
        assert place is None or book.lesson(place.lesson) or book.puzzle(place.puzzle)


def test_what_is_strange_in_a_kept_list_is_dropped_and_the_rest_stays() -> None:
    kept = json.dumps({"version": 1, "solved": ["puzzle/a", 5, None, ["b"]], "last": 7})
    assert parse_progress(kept) == Progress(frozenset({"puzzle/a"}))


def test_another_version_counts_as_nothing() -> None:
    for version in (0, 2, "1", None, [1]):
        kept = json.dumps({"version": version, "solved": ["puzzle/a"], "last": "puzzle/a"})
        assert parse_progress(kept) == Progress()


def test_a_learner_goes_on_at_the_question_seen_last(book: Library) -> None:
    lesson = book.lessons[0]
    run = start_lesson(lesson, 2)
    progress = Progress().seen(run.attempt.question)
    assert place_to_continue(progress, book) == Place(lesson=lesson.id, step=2)
    solved = progress.with_solved(run.attempt.question)
    assert place_to_continue(solved, book) == Place(lesson=lesson.id, step=3)
    assert solved.steps_done(lesson) == 1


def test_after_the_last_step_comes_what_is_still_open(book: Library) -> None:
    lesson = book.lessons[0]
    progress = Progress()
    for index in range(len(lesson.steps)):
        question = start_lesson(lesson, index).attempt.question
        progress = progress.with_solved(question).seen(question)
    assert progress.steps_done(lesson) == len(lesson.steps)
    assert place_to_continue(progress, book) == Place(lesson=book.lessons[1].id, step=0)


def test_a_puzzle_is_gone_on_with_until_it_is_solved(book: Library) -> None:
    puzzle = book.puzzles[3]
    question = start_puzzle(puzzle).attempt.question
    progress = Progress().seen(question)
    assert place_to_continue(progress, book) == Place(puzzle=puzzle.id)
    solved = progress.with_solved(question)
    assert solved.has(puzzle.id)
    assert place_to_continue(solved, book) == first_open(solved, book)


@pytest.mark.parametrize(
    "last", ["", "puzzle/", "puzzle/gone", "lesson/gone/step", "lesson/", "/", "x/y/z", "lesson"]
)
def test_a_place_that_is_not_there_any_more_is_no_place(last: str, book: Library) -> None:
    assert place_to_continue(Progress(last=last), book) is None


def test_a_step_that_is_not_there_any_more_begins_the_lesson_anew(book: Library) -> None:
    lesson = book.lessons[1]
    place = place_to_continue(Progress(last=f"lesson/{lesson.id}/gone"), book)
    assert place == Place(lesson=lesson.id, step=0)


def test_first_come_lessons_then_puzzles_then_nothing(book: Library) -> None:
    assert first_open(Progress(), book) == Place(lesson=book.lessons[0].id, step=0)
    steps = {f"lesson/{each.id}/{step.id}" for each in book.lessons for step in each.steps}
    learned = Progress(frozenset(steps))
    assert first_open(learned, book) == Place(puzzle=book.puzzles[0].id)
    everything = Progress(learned.solved | {f"puzzle/{puzzle.id}" for puzzle in book.puzzles})
    assert first_open(everything, book) is None
    assert first_open(Progress(), Library((), (), ())) is None


def test_all_ids_of_the_book_fit_into_what_is_kept(book: Library) -> None:
    steps = {f"lesson/{each.id}/{step.id}" for each in book.lessons for step in each.steps}
    puzzles = {f"puzzle/{puzzle.id}" for _, puzzles in chapters(book) for puzzle in puzzles}
    progress = Progress(frozenset(steps | puzzles), "puzzle/x")
    assert parse_progress(format_progress(progress)) == progress
