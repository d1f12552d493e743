"""How problems are written."""

from __future__ import annotations

import json
from dataclasses import FrozenInstanceError

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from trainer.content.nodes import Mark
from trainer.content.problem import (
    MOST_PROBLEMS,
    ContentError,
    Problem,
    Report,
    format_problem,
    problem_as_json,
    quoted,
)
from trainer.errors import TrainerError

PROBLEM = Problem("puzzles/x.yaml", 19, 7, "Y101", "message", "Hint")


def test_a_problem_is_one_line_with_place_code_message_and_hint() -> None:
    assert format_problem(PROBLEM) == "puzzles/x.yaml:19:7: Y101 message. Hint."


def test_without_a_hint_nothing_follows_the_message() -> None:
    problem = Problem("x.yaml", 1, 1, "Y112", "the file is empty")
    assert format_problem(problem) == "x.yaml:1:1: Y112 the file is empty."


def test_a_question_needs_no_full_stop() -> None:
    problem = Problem("x.yaml", 1, 1, "S201", "unknown", "Did you mean 'id'?")
    assert format_problem(problem) == "x.yaml:1:1: S201 unknown. Did you mean 'id'?"


def test_json_has_the_six_facts() -> None:
    assert problem_as_json(PROBLEM) == {
        "path": "puzzles/x.yaml",
        "line": 19,
        "column": 7,
        "code": "Y101",
        "message": "message",
        "hint": "Hint",
    }


def test_a_problem_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        PROBLEM.line = 2  # type: ignore[misc]


@settings(deadline=None)
@given(st.text(max_size=3000), st.text(max_size=3000), st.text(max_size=3000))
def test_any_text_is_shown_visibly_on_one_line_of_bearable_length(
    path: str, message: str, hint: str
) -> None:
    problem = Problem(path, 99_999, 99_999, "Y101", message, hint)
    line = format_problem(problem)
    assert line.isprintable()
    assert len(line) <= 510
    line.encode()
    shown = json.dumps(problem_as_json(problem), ensure_ascii=False)
    assert shown.isprintable()
    shown.encode()


def test_invisible_characters_become_escapes() -> None:
    problem = Problem("a\nb.yaml", 1, 1, "Y105", "found \x1b[31m\x07\u202e", "")
    assert format_problem(problem) == r"a\nb.yaml:1:1: Y105 found \x1b[31m\x07\u202e."


def test_a_long_path_keeps_its_end() -> None:
    line = format_problem(Problem("very-long/" * 50 + "x.yaml", 1, 1, "Y101", "message"))
    assert line.startswith("…")
    assert "/x.yaml:1:1: Y101 message." in line


def test_a_quoted_piece_is_short() -> None:
    assert quoted("k" * 60_000) == f"'{'k' * 39}…'"
    assert quoted("it") == "'it'"


def test_problems_come_sorted_by_place() -> None:
    report = Report("x.yaml")
    for mark in (Mark(3, 1), Mark(1, 9), Mark(1, 2)):
        report.add(mark, "Y107", "there is a tab")
    assert [(one.line, one.column) for one in report.problems] == [(1, 2), (1, 9), (3, 1)]


def test_after_fifty_problems_only_the_fact_is_told_that_there_are_more() -> None:
    report = Report("x.yaml")
    for line in range(1, 200):
        report.add(Mark(line, 1), "Y107", "there is a tab")
    assert report.is_full
    assert len(report) == len(report.problems) == MOST_PROBLEMS + 1
    assert report.problems[-1].code == "Y125"


def test_a_report_is_raised_only_if_it_holds_something() -> None:
    report = Report("x.yaml")
    report.raise_any()
    report.add(Mark(2, 3), "Y107", "there is a tab")
    with pytest.raises(ContentError, match=r"^x\.yaml:2:3: Y107 there is a tab\.$") as caught:
        report.raise_any()
    assert caught.value.problems == report.problems
    assert isinstance(caught.value, TrainerError)
