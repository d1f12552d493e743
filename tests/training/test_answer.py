"""An answer is a fact that makes sense, or it is not made."""

from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest

from trainer.training.answer import Answer, AnswerError, Mode, Outcome
from trainer.training.person import LONGEST_NAME, PersonError, read_name

RIGHT = Answer(
    question="puzzle/four-in-a-row",
    meaning="9b6ed685e993107d",
    mode=Mode.MIX,
    visit="v1",
    number=1,
    at=datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC),
    outcome=Outcome.RIGHT,
)


def test_the_key_of_an_answer_is_its_visit_and_its_number() -> None:
    assert replace(RIGHT, number=3).key == "v1.3"


def test_a_refused_move_decides_nothing() -> None:
    decides = {outcome: replace(RIGHT, outcome=outcome).decides for outcome in Outcome}
    assert [outcome for outcome, does in decides.items() if not does] == [Outcome.REFUSED]


def test_only_a_puzzle_has_a_puzzle_id() -> None:
    assert RIGHT.puzzle == "four-in-a-row"
    assert replace(RIGHT, question="lesson/corners/first").puzzle == ""


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("at", RIGHT.at.replace(tzinfo=None)),
        ("number", 0),
        ("hints", -1),
        ("milliseconds", -1),
        ("question", ""),
        ("visit", ""),
        ("given_up", 1.5),
    ],
)
def test_what_cannot_be_is_no_answer(field: str, value: Any) -> None:
    with pytest.raises(AnswerError):
        replace(RIGHT, **{field: value})


@pytest.mark.parametrize("name", ["Ada", "Ängström 2", "O'Neil-Smith Jr.", "李雷", "x"])
def test_names_of_any_script_are_names(name: str) -> None:
    assert read_name(f"  {name} ") == name


@pytest.mark.parametrize(
    "text", ["", "   ", "<b>x</b>", "=1+1", "a\u202eb", "a\x00b", "![x](y)", "-x", "_", "n" * 41]
)
def test_what_is_no_name_is_refused_in_words(text: str) -> None:
    with pytest.raises(PersonError, match="name"):
        read_name(text)
    assert LONGEST_NAME == 40
