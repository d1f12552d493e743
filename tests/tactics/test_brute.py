"""The judge beside a slow and plain one: a sample of what was compared at length.

`python -m tests.tactics.brute.compare` compares thousands of positions.
"""

from functools import cache

import pytest

from tests.tactics.brute.compare import Tally, run
from tests.tactics.brute.judge import GOALS

SAMPLES = {
    "two": (range(80), 8),
    "several": (range(100), 5),
    "teams": (range(8), 1),
    "odds": (range(60), 0),
}
"""For each kind of position the seeds, and how many moves of each position are judged."""


@cache
def compared(kind: str) -> Tally:
    seeds, most = SAMPLES[kind]
    *_, tally = run(kind, seeds, most=most)
    return tally


@pytest.mark.parametrize("kind", SAMPLES)
def test_both_judges_say_the_same_of_every_move(kind: str) -> None:
    tally = compared(kind)
    assert tally.wrong == []
    assert tally.unproved == 0


def test_the_sample_holds_moves_that_meet_each_goal_and_moves_that_miss_it() -> None:
    seen = {answer for kind in ("two", "several") for answer in compared(kind).verdicts}
    assert seen == {(goal, met) for goal in GOALS for met in (True, False)}
