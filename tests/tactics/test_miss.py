"""Every miss names a rule of the book."""

import pytest

from trainer.game.errors import Refusal
from trainer.game.moves import Move, MoveKind
from trainer.game.rulebook import RULES
from trainer.tactics.cause import Cause, cause_of_refusal
from trainer.tactics.goal import goal_forms, parse_goal
from trainer.tactics.miss import BY_GOAL, RULE_BEHIND, rule_of_goal, rule_of_miss


def test_the_list_of_causes_is_walked_to_its_end() -> None:
    assert set(Cause) == set(RULE_BEHIND) | BY_GOAL
    assert not set(RULE_BEHIND) & BY_GOAL


def test_every_rule_behind_a_cause_is_in_the_book() -> None:
    assert set(RULE_BEHIND.values()) <= set(RULES)


@pytest.mark.parametrize("form", goal_forms())
def test_every_goal_has_a_rule_of_the_book_that_a_miss_falls_back_on(form: str) -> None:
    goal = parse_goal(form)
    assert rule_of_goal(goal) in RULES
    assert rule_of_miss(goal, None) == rule_of_goal(goal)
    assert all(rule_of_miss(goal, cause) == rule_of_goal(goal) for cause in BY_GOAL)


@pytest.mark.parametrize("cause", RULE_BEHIND)
def test_a_cause_with_a_rule_of_its_own_names_it_whatever_the_goal(cause: Cause) -> None:
    named = {rule_of_miss(parse_goal(form), cause) for form in goal_forms()}
    assert named == {RULE_BEHIND[cause]}


@pytest.mark.parametrize(
    "rule",
    ["TURN-3", "TURN-4", "TURN-6", "JACK-ONE-2", "JACK-ONE-3", "JACK-ONE-4", "SEQ-4", "DEAD-3"],
)
def test_a_refusal_and_its_cause_name_the_same_rule(rule: str) -> None:
    cause = cause_of_refusal(Move(MoveKind.PLACE), Refusal(rule, ""))
    assert RULE_BEHIND[cause] == rule
