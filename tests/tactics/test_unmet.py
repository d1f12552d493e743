"""The sentence that tells an author why no move meets a goal."""

from __future__ import annotations

import pytest

from trainer.content.library import load_library, shipped_folders
from trainer.game.position_line import parse_position
from trainer.tactics.goal import MoveGoal, goal_forms, parse_goal
from trainer.tactics.judge import solutions
from trainer.tactics.unmet import why_unmet

POSITIONS = [puzzle.position for puzzle in load_library(shipped_folders()).puzzles[:40]]
EMPTY = "*8*/10/10/10/10/10/10/10/10/*8* 1 2p2s+sprint - h1=2S3S4S5S6S7S8S"
FOUR = "*8*/10/10/10/2bbbb4/10/10/10/10/*8* 1 {table} {sequences} h1={hand} disc=4H5H6H7C"


def why(line: str, goal: str) -> str:
    position, asked = parse_position(line), parse_goal(goal)
    assert isinstance(asked, MoveGoal)
    assert solutions(position, asked) == ()
    return why_unmet(position, asked)


def four(hand: str, table: str = "2p2s+sprint") -> str:
    return FOUR.format(hand=hand, table=table, sequences="-")


@pytest.mark.parametrize(
    ("line", "goal", "sentence"),
    [
        (EMPTY, "win", "Blue has no line that lacks a single chip."),
        (
            four("2D3D4D5D6D7DJS"),
            "win",
            "Blue needs Q♠ for b5 or A♥ for g5, and the hand has neither that nor a two-eyed Jack.",
        ),
        (
            four("2D3D4D5D6D7DQS", "2p2s"),
            "win",
            "Blue needs 2 sequences, and no space completes two at once.",
        ),
        (four("2D3D4D5D6D7DQS"), "complete corner", "Blue has no card that completes a line"),
        (four("2D3D4D5D6D7DQS"), "complete second", "Blue has no sequence yet, so none can be"),
        (EMPTY, "exchange", "No card of the hand is dead"),
        (EMPTY, "play 8H", "8♥ is not in the hand."),
        (EMPTY, "remove", "The hand has no one-eyed Jack"),
        (four("2D3D4D5D6D7DJS"), "remove", "No opponent has a chip that may be taken."),
        (EMPTY, "fork", "No move makes two threats at once"),
        (EMPTY, "force", "After every move the others may hold a card"),
    ],
)
def test_what_is_missing_is_named(line: str, goal: str, sentence: str) -> None:
    assert why(line, goal).startswith(sentence)


def test_a_block_that_cannot_be_is_shown_by_the_try_that_comes_nearest() -> None:
    line = "*8*/10/10/10/2gggg4/10/10/10/10/*8* 1 2p2s+sprint - h1=2D3D4D5D6D7DQS disc=4H5H6H7C"
    said = why(line, "block")
    assert said.startswith("None of ")
    assert "For example Q♠ on b5: " in said
    assert "Green answers A♥ on g5" in said


@pytest.mark.parametrize("form", goal_forms())
def test_there_is_a_whole_sentence_for_every_goal_that_nothing_meets(form: str) -> None:
    goal = parse_goal(form)
    for position in POSITIONS if isinstance(goal, MoveGoal) else ():
        assert isinstance(goal, MoveGoal)
        if not solutions(position, goal):
            said = why_unmet(position, goal)
            assert said[0].isupper() or said[0].isdigit()
            assert said.endswith(".")
            assert ".:" not in said
