from __future__ import annotations

from math import sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.training.glicko import SCALE, Result, Strength, expected, grown, updated

values = st.floats(400, 3000)
deviations = st.floats(30, 350)
strengths = st.builds(Strength, values, deviations, st.floats(0.03, 0.1))
results = st.builds(Result, values, deviations, st.sampled_from((0.0, 1.0)))


def test_the_worked_example_of_the_paper_comes_out() -> None:
    played = (Result(1400, 30, 1), Result(1550, 100, 0), Result(1700, 300, 0))
    found = updated(Strength(1500, 200, 0.06), played, tau=0.5)
    assert found.value == pytest.approx(1464.06, abs=0.01)
    assert found.deviation == pytest.approx(151.52, abs=0.01)
    assert found.volatility == pytest.approx(0.05999, abs=0.00001)


def test_the_expected_scores_of_the_paper_come_out() -> None:
    found = [expected(1500, *other) for other in ((1400, 30), (1550, 100), (1700, 300))]
    assert found == pytest.approx([0.639, 0.432, 0.303], abs=0.0006)


def test_without_a_result_only_the_deviation_grows() -> None:
    before = Strength(1500, 200, 0.06)
    after = updated(before, ())
    assert after == before._replace(deviation=sqrt(200**2 + (0.06 * SCALE) ** 2))


@given(strengths, st.floats(0, 100), st.floats(0, 100))
def test_the_deviation_grows_with_the_time_whatever_the_steps(
    strength: Strength, first: float, then: float
) -> None:
    in_steps = grown(strength._replace(deviation=grown(strength, first)), then)
    assert in_steps == pytest.approx(grown(strength, first + then))
    assert grown(strength, first) >= strength.deviation - 1e-9


@given(strengths, results)
def test_who_wins_gains_and_who_loses_falls_and_both_are_surer(
    strength: Strength, result: Result
) -> None:
    after = updated(strength, (result,), periods=0)
    if result.score:
        assert after.value >= strength.value
    else:
        assert after.value <= strength.value
    assert 0 < after.deviation <= strength.deviation + 1e-9


def test_a_streak_of_surprises_makes_a_strength_less_steady() -> None:
    strength = Strength(1500, 60, 0.06)
    for _ in range(15):
        strength = updated(strength, (Result(2200, 50, 1),), periods=0)
    assert strength.volatility > 0.0601
    assert strength.value > 1700
