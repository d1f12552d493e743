"""Difficulty: what is counted, and how it adds up to a rating."""

from math import log2

from tests.tactics.boards import JACKS, NINE, OPEN_FOUR, SECOND, THREAT, THREE_IN_ROW_5, at
from trainer.game.position import Position
from trainer.tactics.difficulty import (
    EASIEST,
    HARDEST,
    decoys,
    depth,
    lines_to_scan,
    rating_estimate,
)
from trainer.tactics.facts import Facts, facts_of
from trainer.tactics.goal import MoveGoal, parse_goal

BLUE = "b:a4-a8"
GREEN = "g:b2-f2"


def facts(where: Position, goal: str) -> Facts:
    asked = parse_goal(goal)
    assert isinstance(asked, MoveGoal)
    return facts_of(where, asked)


def test_the_rating_is_what_the_formula_says() -> None:
    found = facts(at(THREAT, "AD 4H", sequences=GREEN), "block")
    moves, right = 4, 1
    assert (len(found.verdicts), len(found.right)) == (moves, right)
    assert (decoys(found), depth(found)) == (1, 2)
    lines = lines_to_scan(found.position)
    expected = 300 + 70 * log2(moves / right) + 60 * 1 + 6 * lines + 250
    assert rating_estimate(found) == round(expected / 10) * 10


def test_moves_that_look_as_good_are_decoys_and_others_are_not() -> None:
    where = at(OPEN_FOUR, "AD 8S 4H", sequences=GREEN, discards=f"AD {JACKS}")
    found = facts(where, "block")
    assert [str(each.move) for each in found.right] == ["8S@b8"]
    # AD on g8 fills a gap that nobody could, and 8S goes on its other space.
    assert decoys(found) == 2


def test_a_look_ahead_makes_a_question_deeper() -> None:
    where = at(THREE_IN_ROW_5, "5H 4H 9C")
    depths = [depth(facts(where, goal)) for goal in ("win", "fork", "block", "reduce", "force")]
    assert depths == [1, 1, 2, 2, 3]


def test_lines_worth_scanning_have_three_chips_and_no_foreign_one() -> None:
    """Row 5: a5-e5, b5-f5; the other lines of the board hold two at most."""
    assert lines_to_scan(at(THREE_IN_ROW_5, "5H")) == 2


def test_the_rating_stays_within_its_bounds() -> None:
    questions = [
        facts(at(SECOND, "2H JD JS 4C 8D 5D", sequences=BLUE), "win"),
        facts(at(NINE, "9H"), "complete two"),
        facts(at(THREE_IN_ROW_5, "5H 4H 9C JC JD JS"), "fork"),
    ]
    for found in questions:
        assert EASIEST <= rating_estimate(found) <= HARDEST


def test_a_wild_jack_in_hand_makes_the_search_longer() -> None:
    short = facts(at(SECOND, "2H 4C", sequences=BLUE), "complete second")
    long = facts(at(SECOND, "JC 4C", sequences=BLUE), "complete second")
    assert rating_estimate(long) > rating_estimate(short)
