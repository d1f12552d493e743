"""Reports: the keys that others rely on, and the same answers as the judge's."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.tactics.boards import OPEN_FOUR, THREAT, THREE_IN_ROW_5, THREE_SIDES, at
from trainer.cli import main
from trainer.content.library import load_library, shipped_folders
from trainer.content.puzzle import Puzzle
from trainer.game.moves import format_move
from trainer.game.position import Position
from trainer.game.position_line import format_position, parse_position
from trainer.tactics.count import counted
from trainer.tactics.goal import GOAL_WORDS, Count, MoveGoal, Spot, format_goal, parse_goal
from trainer.tactics.judge import solutions
from trainer.tactics.report import BANDS, ReportJson, format_report, report
from trainer.tactics.spot import spotted

GREEN = "g:b2-f2"
PAGE = (Path(__file__).parents[2] / "docs" / "solve.md").read_text("utf-8")
BLOCK = at(OPEN_FOUR, "AD 4H", sequences=GREEN)
PUZZLES = load_library(shipped_folders()).puzzles


def solved(where: Position, goal: str) -> ReportJson:
    asked = parse_goal(goal)
    assert isinstance(asked, MoveGoal)
    return report(where, asked)


def test_the_keys_are_these_in_this_order() -> None:
    found = solved(BLOCK, "block")
    assert list(found) == ["goal", "met", "moves", "themes", "rating"]
    keys = ["move", "met", "cause", "reply", "needs", "odds", "sentence"]
    assert {tuple(move) for move in found["moves"]} == {tuple(keys)}
    odds = found["moves"][0]["odds"]
    assert odds is not None
    assert list(odds) == ["fraction", "percent", "useful", "unseen", "hidden", "loss", "band"]


def test_a_miss_names_its_cause_the_reply_and_the_card_that_is_needed() -> None:
    found = {move["move"]: move for move in solved(BLOCK, "block")["moves"]}
    miss = found["AD@g8"]
    assert (miss["met"], miss["cause"]) == (False, "blocked one of two")
    assert miss["reply"] == ["8S@b8"]
    assert miss["needs"] == ["seat 2: 8S"]
    assert miss["sentence"].startswith("You stopped one way.")


def test_a_loss_is_the_distance_to_the_least_risk() -> None:
    found = {move["move"]: move["odds"] for move in solved(BLOCK, "reduce")["moves"]}
    best, worse = found["AD@g8"], found["4H@f5"]
    assert best is not None
    assert worse is not None
    assert (best["loss"], best["band"]) == (0.0, "best")
    assert worse["loss"] == round(worse["percent"] - best["percent"], 1)
    assert worse["band"] == "fine"


def test_a_reply_of_several_opponents_is_told_move_by_move() -> None:
    where = at(THREE_SIDES, "AH", table="3p3s")
    found = {move["move"]: move for move in solved(where, "block")["moves"]}
    assert found["AH@g5"]["reply"] == ["JSxg5", "AH@g5"]
    assert found["AH@g5"]["needs"] == ["seat 2: JS", "seat 3: AH"]


def test_where_no_move_is_right_there_is_no_rating() -> None:
    found = solved(at(THREAT, "2C", sequences=GREEN), "block")
    assert (found["met"], found["rating"], found["themes"]) == ([], None, [])
    assert "right: none" in format_report(found)


def test_a_report_for_people_begins_with_what_is_right() -> None:
    found = solved(at(THREE_IN_ROW_5, "5H 4H 9C"), "fork")
    first, second, *_ = format_report(found).splitlines()
    assert first.startswith("+ 5H@e5")
    assert second.strip() == "Now you can finish a line on more than one space."


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.id)
def test_the_command_line_solves_each_shipped_puzzle_as_the_app_does(puzzle: Puzzle) -> None:
    line, goal = format_position(puzzle.position), format_goal(puzzle.goal)
    done = CliRunner().invoke(main, ["solve", line, "--goal", goal, "--json"])
    assert done.exit_code == 0, done.output
    found = json.loads(done.output)
    assert list(found) == ["goal", "met", "moves", "themes", "rating"]
    assert found["goal"] == goal
    assert found["met"] == answers(puzzle)
    assert found["met"]


def answers(puzzle: Puzzle) -> list[str]:
    position, goal = puzzle.position, puzzle.goal
    if isinstance(goal, Spot):
        return sorted(map(str, spotted(position, goal)))
    if isinstance(goal, Count):
        return [str(counted(position, goal))]
    return [format_move(move) for move in solutions(position, goal)]


def test_the_page_about_solving_tells_every_key_and_every_goal() -> None:
    found = solved(BLOCK, "block")
    odds = found["moves"][0]["odds"]
    assert odds is not None
    for key in (*found, *found["moves"][0], *odds):
        assert f"`{key}`" in PAGE
    for word in GOAL_WORDS:
        assert f"`{word}" in PAGE
    for _, name in BANDS:
        assert f"`{name}`" in PAGE


def test_the_example_of_the_page_is_answered_as_it_says() -> None:
    line = PAGE.partition('$ sequence-trainer solve "')[2].partition('"')[0]
    miss = next(m for m in solved(parse_position(line), "block")["moves"] if m["move"] == "AD@g8")
    assert miss["cause"] == "blocked one of two"
    assert miss["reply"] == ["8S@b8"]
    assert miss["needs"] == ["seat 2: 8S"]
