"""Drawn boards for goals and causes, with a short way to judge a move on them."""

from dataclasses import replace

from tests.game.drawn import EMPTY, position
from trainer.game.cards import parse_cards
from trainer.game.moves import parse_move
from trainer.game.position import Position
from trainer.tactics.explain import explain
from trainer.tactics.goal import MoveGoal, parse_goal
from trainer.tactics.judge import judge
from trainer.tactics.verdict import Verdict

SECOND = """
* . . . . . . . . *  1
. . . . . . . . . .  2
. . . . . . . . . .  3
B . . . . g . . . .  4
B . . . . g . . . .  5
B b b b . g . . . .  6
B . . . . g . . . .  7
B . . . . . . . . .  8
b . . . . . . . . .  9
* . . . . . . . . *  10
"""
"""Blue has a4-a8, and 2H on e6 finishes a second; green has four in column f."""

THREAT = """
* . . . . . . . . *  1
. G G G G G . . . .  2
. . . . . . . . . .  3
. . . . . . . . . .  4
. . b b b . . . . .  5
. . . . . . . . . .  6
. . . . . . . . . .  7
. b g g g g . b . .  8
. . . . . . b . . .  9
* . . . . . . . . *  10
"""
"""Green has b2-f2, and AD on g8 finishes a second: b8 is closed."""

OPEN_FOUR = THREAT.replace(". b g g g g . b . .", ". . g g g g . b . .")
"""As THREAT, but 8S on b8 finishes it, too."""

CROSS = """
* . . . . . . . . *  1
. . . . . . . . . .  2
. . . . . . . . . .  3
. . . . b b . . . .  4
. . b g g g g . . .  5
. . . . . g . . . .  6
. . . . . g . . . .  7
. . . . . g . . . .  8
. . . . . b . . . .  9
* . . . . . . . . *  10
"""
"""Green has four in row 5, open on h5 alone, and f5-f8 is closed at both ends."""

FORK = CROSS.replace(". . . . b b . . . .  4", ". . . . b . . . . .  4")
"""As CROSS, but column f is open on f4."""

NINE = """
* . . . . . . . . *  1
. . . . . . . . . .  2
. . . . . . . . . .  3
. . . . . . . . . .  4
. . . . . . . . . .  5
. . . . . . . . . .  6
b b b b . b b b b .  7
. . . . . . . . . .  8
. . g g g g . . . .  9
* . . . . . . . . *  10
"""
"""Blue has eight in row 7; 9H on e7 makes two sequences of nine."""

CORNER = """
* b b b . . . . . *  1
. . . . . . . . . .  2
. . . . . . . . . .  3
. . . . . . . . . .  4
. b b b b . . . . .  5
. . . . . . . . . .  6
. . . . . . . . . .  7
. . . . . . . . . .  8
. . g g g g . . . .  9
* . . . . . . . . *  10
"""
"""Blue finishes row 1 with 5S through the corner, and row 5 with 4H without one."""

LONG_RUN = """
* . . . . . . . . *  1
. . . . . . . . . .  2
. . . . . . . . . .  3
. . . . . . . . . .  4
. . . . . . . . . .  5
. . . . . . . . . .  6
. B B B B B . b b .  7
. . . . . . . . . .  8
. . g g g g . . . .  9
* . . . . . . . . *  10
"""
"""Blue has b7-f7 and two chips more in its row; g7 would make eight."""

THREE_SIDES = """
* . . . . . b . . *  1
. . . . . . r . . .  2
. . . . . . r . . .  3
. . . . . . r . . .  4
. b g g g g . . . .  5
. . . . . . r . . .  6
. . . . . . . . . .  7
. . . . . . . . . .  8
. . . . b b . . . .  9
* . . . . . . . . *  10
"""
"""Green and red both finish on g5, and nowhere else."""

THREE_IN_ROW_5 = """
* . . . . . . . . *  1
. . . . . . . . . .  2
. . . . . . . . . .  3
. . . . . . . . . .  4
. b b b . . . . . .  5
. . . . . . . . . .  6
. . . . . . . . . .  7
. . . . . . . g . .  8
. . g g . . . . . .  9
* . . . . . . . . *  10
"""
"""Blue has three in row 5: 5H on e5 opens a5 (9C) and f5 (4H)."""

THREE_IN_ROW_8 = """
* . . . . . . . . *  1
. . . . . . . . . .  2
. . . . . . . . . .  3
. . . . . . . . . .  4
. . b b . . . . . .  5
. . . . . . . . . .  6
. . . . . . . . . .  7
. . . g g g . . . .  8
. . . . . . . . . .  9
* . . . . . . . . *  10
"""
"""Green has three in row 8: no threat yet, but two chips more complete a line."""

JACKS = "JC JC JD JD"


def at(
    drawing: str = EMPTY,
    hand: str = "",
    *,
    sequences: str = "",
    table: str = "2p2s",
    discards: str = "",
) -> Position:
    """Return a drawn position of seat 1; `discards` are the cards that lie face up."""
    drawn = position(drawing, hand, sequences=sequences, table=table)
    return replace(drawn, discards=parse_cards(discards))


def tried(where: Position, goal: str, move: str) -> Verdict:
    """Judge a move that is written as text against a goal that is."""
    asked = parse_goal(goal)
    assert isinstance(asked, MoveGoal)
    return judge(where, asked, parse_move(move))


def told(where: Position, goal: str, move: str) -> str:
    """Return the explanation of a move."""
    return explain(where, tried(where, goal, move))
