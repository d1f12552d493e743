"""Each goal with moves that meet it and moves that miss it, on drawn boards."""

import pytest

from tests.tactics.boards import (
    CORNER,
    CROSS,
    FORK,
    JACKS,
    LONG_RUN,
    NINE,
    OPEN_FOUR,
    SECOND,
    THREAT,
    THREE_SIDES,
    at,
    tried,
)
from trainer.game.moves import format_move
from trainer.game.position import Position
from trainer.tactics.cause import Cause
from trainer.tactics.goal import Block, Play, Win
from trainer.tactics.judge import solutions, solve

BLUE = "b:a4-a8"
GREEN = "g:b2-f2"


def second(hand: str = "2H KC JD JS 4C 8D 5D") -> Position:
    return at(SECOND, hand, sequences=BLUE)


def threat(hand: str, discards: str = "", board: str = THREAT) -> Position:
    return at(board, hand, sequences=GREEN, discards=discards)


SPRINT = at(CORNER, "5S 4H 6C", table="2p2s+sprint")
THREE = at(THREE_SIDES, "AH JH 6H", table="3p3s", discards="JH JS JS")

MET = [
    ("win", second(), "2H@e6"),
    ("win", second(), "JD@e6"),
    ("win", SPRINT, "5S@e1"),
    ("win", at(NINE, "9H"), "9H@e7"),
    ("complete", second(), "2H@e6"),
    ("complete", at(CORNER, "5S 4H"), "5S@e1"),
    ("complete", at(CORNER, "5S 4H"), "4H@f5"),
    ("complete corner", at(CORNER, "5S 4H"), "5S@e1"),
    ("complete corner", at(CORNER, "JC"), "JC@e1"),
    ("complete corner", SPRINT, "5S@e1"),
    ("complete second", second(), "2H@e6"),
    ("complete second", second(), "JD@e6"),
    ("complete second", at(NINE, "9H"), "9H@e7"),
    ("complete two", at(NINE, "9H"), "9H@e7"),
    ("complete two", at(NINE, "JC"), "JC@e7"),
    ("complete two", at(NINE, "JD 9H"), "JD@e7"),
    ("block", threat("AD 4H JS"), "AD@g8"),
    ("block", threat("JC 4H JS"), "JC@g8"),
    ("block", threat("JS 4H"), "JSxd8"),
    ("block", threat("4H", discards=f"AD AD {JACKS}"), "4H@f5"),
    ("block", threat("JH 4H", board=OPEN_FOUR), "JHxc8"),
    ("block", THREE, "AH@g5"),
    ("block sequence", at(CROSS, "9D JS 4H"), "9D@h5"),
    ("block sequence", at(CROSS, "9D JS 4H"), "JSxg5"),
    ("block sequence", at(FORK, "JS 4H"), "JSxf5"),
    ("remove", at(CROSS, "JS 4H"), "JSxf8"),
    ("remove", at(CROSS, "JH 4H"), "JHxf5"),
    ("remove", threat("JS 4H"), "JSxc8"),
    ("remove threat", at(CROSS, "JS 4H"), "JSxd5"),
    ("remove threat", at(FORK, "JH 4H"), "JHxf5"),
    ("remove threat", threat("JS 4H"), "JSxf8"),
    ("play 4H", at(CROSS, "4H JS"), "4H@i8"),
    ("play JS", at(CROSS, "4H JS"), "JSxf5"),
    ("play JC", at(CROSS, "JC"), "JC@a2"),
]

MISSED = [
    ("win", second(), "2H@h9", Cause.GAVE_AWAY_WIN),
    ("win", at(CORNER, "5S 4H"), "5S@e1", Cause.GAVE_AWAY_WIN),
    ("win", second(), "JSxf4", Cause.REMOVED_ONLY),
    ("win", at(SECOND, "7C", sequences=BLUE), "7C@a3", Cause.SIX_IS_NOT_TWO),
    ("complete", second(), "4C@e4", Cause.BUILDS_ONLY),
    ("complete", second(), "5D@f3", Cause.GAVE_AWAY_WIN),
    ("complete", at(LONG_RUN, "QH", sequences="b:b7-f7"), "QH@g7", Cause.SIX_IS_NOT_TWO),
    ("complete corner", at(CORNER, "5S 4H"), "4H@f5", Cause.ANOTHER_TASK),
    ("complete corner", at(CORNER, "5S 4H"), "4H@i8", Cause.GAVE_AWAY_WIN),
    ("complete corner", at(CORNER, "6S"), "6S@f1", Cause.BUILDS_ONLY),
    ("complete second", at(CORNER, "5S"), "5S@e1", Cause.ANOTHER_TASK),
    ("complete second", second(), "2H@h9", Cause.GAVE_AWAY_WIN),
    ("complete second", second(), "4C@c2", Cause.GAVE_AWAY_WIN),
    ("complete two", at(CORNER, "5S"), "5S@e1", Cause.ANOTHER_TASK),
    ("complete two", second(), "2H@e6", Cause.ANOTHER_TASK),
    ("complete two", at(NINE, "JC"), "JC@d6", Cause.GAVE_AWAY_WIN),
    ("block", threat("AD 4H JS"), "AD@b10", Cause.OTHER_COPY),
    ("block", threat("4H"), "4H@f5", Cause.LEFT_THREAT_OPEN),
    ("block", threat("AD", board=OPEN_FOUR), "AD@g8", Cause.BLOCKED_ONE_OF_TWO),
    ("block", threat("4H", discards="AD AD"), "4H@f5", Cause.WILD_JACK),
    ("block", THREE, "JHxc5", Cause.BLOCKED_ONE_OF_TWO),
    ("block sequence", at(CROSS, "9D 4H"), "9D@f10", Cause.OTHER_COPY),
    ("block sequence", at(FORK, "JS 3C"), "3C@f4", Cause.BLOCKED_ONE_OF_TWO),
    ("block sequence", at(CROSS, "JS 4H"), "JSxf8", Cause.LEFT_THREAT_OPEN),
    ("remove", at(CROSS, "JS 4H"), "4H@i8", Cause.ANOTHER_TASK),
    ("remove", at(CROSS, "JS 4H"), "JSxc5", Cause.OWN_CHIP),
    ("remove", threat("JS"), "JSxb2", Cause.PROTECTED_CHIP),
    ("remove threat", at(CROSS, "JS 4H"), "JSxf8", Cause.LEFT_THREAT_OPEN),
    ("remove threat", at(FORK, "JS"), "JSxf6", Cause.BLOCKED_ONE_OF_TWO),
    ("remove threat", at(CROSS, "JS 9D"), "9D@h5", Cause.ANOTHER_TASK),
    ("play 4H", at(CROSS, "4H JS"), "JSxf5", Cause.ANOTHER_TASK),
    ("play 4H", at(CROSS, "4H JS"), "4H@a2", Cause.NOT_YOUR_CARDS_SPACE),
    ("play 4H", at(CROSS, "2H"), "4H@i8", Cause.CARD_NOT_HELD),
]


@pytest.mark.parametrize(("goal", "where", "move"), MET)
def test_a_move_that_does_it_meets_its_goal(goal: str, where: Position, move: str) -> None:
    verdict = tried(where, goal, move)
    assert verdict.met
    assert verdict.cause is None


@pytest.mark.parametrize(("goal", "where", "move", "cause"), MISSED)
def test_a_move_that_does_not_misses_it_with_its_cause(
    goal: str, where: Position, move: str, cause: Cause
) -> None:
    verdict = tried(where, goal, move)
    assert not verdict.met
    assert verdict.cause == cause


def test_each_goal_has_three_moves_that_meet_it_and_three_that_do_not() -> None:
    goals = {goal.split(" ")[0] if goal.startswith("play") else goal for goal, _, _ in MET}
    for goal in goals:
        assert sum(case[0].startswith(goal) for case in MET) >= 3
        assert sum(case[0].startswith(goal) for case in MISSED) >= 3


def test_an_exchange_meets_no_goal_for_the_turn_goes_on() -> None:
    """DEAD-2: the move that is asked for comes after it."""
    board = SECOND.replace("B . . . . . . . . .  8", "B . . . b . . . . .  8")
    where = at(board, "KC 2H", sequences=BLUE)
    for goal in ("win", "complete", "block", "remove", "play KC"):
        assert tried(where, goal, "KC~").cause == Cause.TURN_GOES_ON


def test_an_exchange_that_takes_the_turn_is_judged_like_a_move() -> None:
    """VAR-DEAD."""
    board = SECOND.replace("B . . . . . . . . .  8", "B . . . b . . . . .  8")
    where = at(board, "KC 2H", sequences=BLUE, table="2p2s+dead-turn")
    assert tried(where, "block", "KC~").met
    assert tried(where, "win", "KC~").cause == Cause.GAVE_AWAY_WIN


def test_a_win_blocks_as_well() -> None:
    assert tried(second(), "block", "2H@e6").met


def test_every_solution_is_found_and_no_other() -> None:
    found = [format_move(move) for move in solutions(second(), Win())]
    assert found == ["2H@e6", "JD@e6"]
    four = [format_move(move) for move in solutions(threat("JH", board=OPEN_FOUR), Block())]
    assert four == ["JHxc8", "JHxd8", "JHxe8", "JHxf8"]


def test_solve_judges_each_legal_move_once() -> None:
    verdicts = solve(second(), Play(second().hand.cards[0]))
    moves = [verdict.move for verdict in verdicts]
    assert len(moves) == len(set(moves)) > 80


def test_a_block_tells_over_how_many_cards_it_was_proved() -> None:
    assert tried(threat("AD 4H JS"), "block", "AD@g8").unseen == 104 - 3


def test_a_threat_that_no_card_can_finish_is_none() -> None:
    """TAC-7: all copies of the card, and all two-eyed Jacks, are gone."""
    gone = threat("8S", discards=f"AD AD {JACKS}", board=OPEN_FOUR)
    assert tried(gone, "block", "8S@b8").met
    trap = threat("AD", discards=f"AD {JACKS}", board=OPEN_FOUR)
    assert tried(trap, "block", "AD@g8").cause == Cause.THREAT_WAS_EMPTY


def test_nine_that_begin_beside_the_first_five_are_told_apart_from_six() -> None:
    """SEQ-4, SEQ-5: a6-i6 with b6-f6 counted; a6 shares four spaces with it."""
    row = ". B B B B B b b b .  7"
    board = LONG_RUN.replace(". B B B B B . b b .  7", row)
    where = at(board, "QC 3D", sequences="b:b7-f7")
    assert tried(where, "win", "QC@a7").cause == Cause.SHARES_TWO
    assert tried(where, "win", "3D@j7").met


def test_a_line_that_shares_too_much_is_not_built() -> None:
    """SEQ-4: a chip beside the first sequence helps no line that may count."""
    where = at(LONG_RUN.replace("b b .  7", ". . .  7"), "QD", sequences="b:b7-f7")
    assert tried(where, "win", "QD@h7").cause == Cause.GAVE_AWAY_WIN
