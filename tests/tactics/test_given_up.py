"""What a wrong move gives up is counted, or not told."""

import pytest

from trainer.content.library import load_library, shipped_folders
from trainer.content.puzzle import Puzzle
from trainer.game.play import play
from trainer.tactics.cause import Cause
from trainer.tactics.facts import Facts, facts_of
from trainer.tactics.given_up import given_up
from trainer.tactics.goal import Block, Complete, Force, Fork, MoveGoal, Reduce, Win
from trainer.tactics.odds import risk

PUZZLES = load_library(shipped_folders()).puzzles


def of_kind(kind: type[object]) -> list[tuple[Puzzle, Facts]]:
    return [
        (puzzle, facts_of(puzzle.position, puzzle.goal))
        for puzzle in PUZZLES
        if isinstance(puzzle.goal, MoveGoal) and isinstance(puzzle.goal, kind)
    ]


@pytest.mark.parametrize("kind", [Block, Reduce, Force])
def test_it_lies_between_nothing_and_all(kind: type[object]) -> None:
    known = [
        given_up(facts.position, verdict) for _, facts in of_kind(kind) for verdict in facts.wrong
    ]
    counted = [each for each in known if each is not None]
    assert len(counted) > len(known) / 6
    assert all(0 <= each <= 1 for each in counted)
    assert any(0 < each < 1 for each in counted)


def test_to_reduce_it_is_the_chance_above_the_best_move() -> None:
    for puzzle, facts in of_kind(Reduce):
        where = puzzle.position
        best = min(risk(where, play(where, each.move)).chance for each in facts.right)
        for verdict in facts.wrong:
            if verdict.cause is not Cause.TURN_GOES_ON:
                own = risk(where, play(where, verdict.move)).chance
                assert given_up(where, verdict) == own - best > 0


def test_to_block_a_win_the_best_move_leaves_nothing() -> None:
    asked = [(puzzle, facts) for puzzle, facts in of_kind(Block) if puzzle.goal == Block()]
    assert asked
    for puzzle, facts in asked:
        for verdict in facts.wrong:
            lost = given_up(puzzle.position, verdict)
            if lost is not None:
                after = play(puzzle.position, verdict.move)
                assert lost == risk(puzzle.position, after).chance


@pytest.mark.parametrize("kind", [Win, Complete, Fork])
def test_where_nobody_can_know_it_is_not_told(kind: type[object]) -> None:
    told = {
        given_up(facts.position, verdict)
        for _, facts in of_kind(kind)
        for verdict in facts.verdicts
    }
    assert told == {None}


def test_a_right_move_gives_up_nothing_that_could_be_told() -> None:
    told = {given_up(facts.position, each) for _, facts in of_kind(Reduce) for each in facts.right}
    assert told == {None}


def test_what_two_opponents_do_together_is_not_counted() -> None:
    together = [
        (facts.position, verdict)
        for _, facts in [*of_kind(Block), *of_kind(Force)]
        for verdict in facts.wrong
        if verdict.reply is not None and verdict.reply.before
    ]
    assert together
    assert {given_up(position, verdict) for position, verdict in together} == {None}
