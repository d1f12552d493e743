from __future__ import annotations

from dataclasses import replace

import pytest

from tests.training.boards import FOUR_IN_ROW_5, asked, tapped
from trainer.content.library import Library, load_library, shipped_folders
from trainer.training.chapters import chapter_title, chapters
from trainer.training.lesson_run import lesson_after, start_lesson
from trainer.training.progress import Progress
from trainer.training.puzzle_run import (
    puzzle_after,
    start_puzzle,
)
from trainer.training.question import describe_task, question_of_puzzle


@pytest.fixture(scope="module")
def book() -> Library:
    return load_library(shipped_folders())


def test_a_lesson_goes_step_by_step_and_knows_its_last(book: Library) -> None:
    for lesson in book.lessons:
        run = start_lesson(lesson)
        ids = []
        for index in range(len(lesson.steps)):
            run = run.at(index)
            ids.append(run.attempt.question.id)
            assert run.is_last == (index == len(lesson.steps) - 1)
            assert run.attempt.question.prompt == lesson.steps[index].prompt
        assert len(set(ids)) == len(lesson.steps)


def test_every_lesson_comes_in_its_turn_also_where_two_have_one_order(book: Library) -> None:
    same = replace(book, lessons=tuple(replace(each, order=1) for each in book.lessons[:3]))
    by_id = replace(same, lessons=tuple(sorted(same.lessons, key=lambda each: each.id)))
    for library in (book, by_id):
        seen, lesson = [library.lessons[0]], lesson_after(library, library.lessons[0])
        while lesson is not None:
            seen.append(lesson)
            lesson = lesson_after(library, lesson)
        assert tuple(seen) == library.lessons


def test_an_index_out_of_range_goes_to_the_nearest_step(book: Library) -> None:
    run = start_lesson(book.lessons[0], 1)
    assert run.at(-5).index == 0
    assert run.at(999).index == len(book.lessons[0].steps) - 1


def test_a_run_keeps_a_changed_attempt(book: Library) -> None:
    run = start_puzzle(book.puzzles[0])
    changed = replace(run.attempt, misses=3)
    assert run.with_attempt(changed).attempt.misses == 3
    assert run.attempt.misses == 0


def test_each_chapter_goes_from_easy_to_hard_and_they_come_as_they_teach(book: Library) -> None:
    found = chapters(book)
    assert sum(len(puzzles) for _, puzzles in found) == len(book.puzzles)
    for _, puzzles in found:
        ratings = [puzzle.rating for puzzle in puzzles]
        assert ratings == sorted(ratings)
    assert [chapter for chapter, _ in found][:4] == ["win", "corners", "jacks", "block"]


def test_chapters_of_ones_own_come_first(book: Library) -> None:
    own = replace(book.puzzles[0], id="mine", chapter="monday")
    found = chapters(replace(book, puzzles=(*book.puzzles, own)))
    assert found[0] == ("monday", (own,))


def test_a_chapter_is_said_in_words() -> None:
    assert chapter_title("nine-in-a-row") == "Nine in a row"


def test_puzzles_follow_one_another_through_the_whole_book(book: Library) -> None:
    order = [puzzle for _, puzzles in chapters(book) for puzzle in puzzles]
    done, puzzle, seen = Progress(), order[0], [order[0].id]
    while True:
        done = done.with_solved(question_of_puzzle(puzzle))
        following = puzzle_after(book, puzzle, done)
        if following is None:
            break
        puzzle = following
        seen.append(puzzle.id)
    assert seen == [each.id for each in order]


def test_after_the_last_puzzle_come_those_left_out_before(book: Library) -> None:
    order = [puzzle for _, puzzles in chapters(book) for puzzle in puzzles]
    left_out, last = order[2], order[-1]
    done = Progress(frozenset(f"puzzle/{each.id}" for each in order if each != left_out))
    assert puzzle_after(book, last, done) == left_out
    assert puzzle_after(book, left_out, done) is not None
    everything = done.with_solved(question_of_puzzle(left_out))
    assert puzzle_after(book, order[0], everything) == order[1]
    assert puzzle_after(book, last, everything) is None


def test_a_puzzle_that_left_the_book_leads_back_into_it(book: Library) -> None:
    gone = replace(book.puzzles[0], id="gone")
    assert puzzle_after(book, gone, Progress()) == chapters(book)[0][1][0]


def test_the_line_above_the_board_says_side_goal_and_moves() -> None:
    attempt = asked(FOUR_IN_ROW_5.format("QS8H2C"), "win")
    assert describe_task(attempt.question) == ("Blue", "Win now", "1 move")
    assert describe_task(asked(FOUR_IN_ROW_5.format("QS"), "spot corners").question)[2] == "tap"
    assert describe_task(asked(FOUR_IN_ROW_5.format("QS"), "count dead").question)[2] == "count"
    assert tapped(attempt, "b5").question is attempt.question
