from __future__ import annotations

import random
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.training.facts import answer as play
from tests.training.learners import simulate, solves
from tests.training.runs import EMPTY
from trainer.training.answer import Answer, Mode, Outcome
from trainer.training.mix import start_mix
from trainer.training.rating import (
    HIGHEST,
    LOWEST,
    SUREST,
    VAGUEST,
    Rating,
    aged,
    is_rated,
    new_person,
    new_puzzle,
    rate,
)

NOON = datetime(2026, 5, 4, 12, tzinfo=UTC)
times = st.datetimes(datetime(2020, 1, 1), datetime(2040, 1, 1), timezones=st.just(UTC))  # noqa: DTZ001
ratings = st.builds(
    Rating,
    st.floats(LOWEST, HIGHEST),
    st.floats(SUREST, VAGUEST),
    st.floats(0.04, 0.1),
    st.none() | times,
)


def answer(
    outcome: Outcome = Outcome.RIGHT,
    *,
    mode: Mode = Mode.MIX,
    question: str = "puzzle/one",
    number: int = 1,
    visit: str = "v1",
    hints: int = 0,
) -> Answer:
    return Answer(
        question=question,
        meaning="m",
        mode=mode,
        visit=visit,
        number=number,
        at=NOON,
        outcome=outcome,
        hints=hints,
    )


@given(ratings, ratings, st.booleans(), times)
def test_ratings_stay_in_their_bounds_whatever_the_clock_says(
    person: Rating, puzzle: Rating, right: bool, at: datetime
) -> None:
    for after in rate(person, puzzle, right, at):
        assert LOWEST <= after.value <= HIGHEST
        assert SUREST <= after.deviation <= VAGUEST
        assert after.volatility <= 0.1
    assert rate(person, puzzle, right, at)[0].at == max(at, person.at or at)


@given(ratings, ratings, times)
def test_a_right_answer_never_costs_and_a_wrong_one_never_pays(
    person: Rating, puzzle: Rating, at: datetime
) -> None:
    won, beaten = rate(person, puzzle, True, at)
    lost, winning = rate(person, puzzle, False, at)
    assert lost.value <= person.value <= won.value
    assert beaten.value <= puzzle.value <= winning.value


@given(ratings, times)
def test_a_person_grows_less_sure_with_time_and_a_clock_set_back_is_no_time(
    person: Rating, at: datetime
) -> None:
    later = aged(person, at)
    assert later.value == person.value
    assert later.deviation >= person.deviation - 1e-9
    if person.at is not None and at <= person.at:
        assert later == person


def test_a_year_without_training_makes_a_sure_rating_a_guess_again() -> None:
    sure = Rating(1200, 60, 0.06, NOON)
    assert sure.is_settled
    later = aged(sure, NOON + timedelta(days=365))
    assert later.deviation == pytest.approx(107, abs=1)
    assert not later.is_settled


def test_a_puzzle_grows_no_less_sure_with_time() -> None:
    puzzle = Rating(1200, 60, 0.06, NOON)
    later = NOON + timedelta(days=3650)
    after = rate(Rating(1200, 60, 0.06, later), puzzle, True, later)[1]
    assert after.deviation <= puzzle.deviation


def test_a_first_guess_moves_the_person_and_not_the_puzzle() -> None:
    person, puzzle = rate(new_person(), new_puzzle(900), True, NOON)
    assert person.value > new_person().value
    assert puzzle == new_puzzle(900)


@pytest.mark.parametrize("outcome", [Outcome.RIGHT, Outcome.WRONG, Outcome.SHOWN])
def test_the_first_deciding_answer_in_the_mix_is_rated(outcome: Outcome) -> None:
    assert is_rated(answer(outcome), ())
    assert is_rated(answer(outcome, number=2), [answer(Outcome.REFUSED)])
    assert is_rated(answer(outcome), [answer(question="puzzle/other", visit="v0")])


@pytest.mark.parametrize("mode", [mode for mode in Mode if mode is not Mode.MIX])
def test_no_other_mode_is_rated(mode: Mode) -> None:
    assert not is_rated(answer(mode=mode), ())
    assert not is_rated(answer(visit="v2"), [answer(mode=mode)])


def test_a_refused_move_a_hint_and_a_second_try_are_not_rated() -> None:
    assert not is_rated(answer(Outcome.REFUSED), ())
    assert not is_rated(answer(hints=1), ())
    assert not is_rated(answer(number=2), [answer(Outcome.WRONG)])
    assert not is_rated(answer(visit="v2"), [answer(Outcome.REFUSED, hints=1)])
    assert not is_rated(answer(question="lesson/one/step"), ())


def test_the_same_answer_handed_in_twice_is_still_rated() -> None:
    assert is_rated(answer(), [answer()])


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_simulated_learners_and_puzzles_end_where_the_truth_is(seed: int) -> None:
    found = simulate(seed)
    print(found)  # noqa: T201 - figures for -rP
    assert found.within_two >= 0.9
    assert found.error <= 60
    assert found.rated >= 0.97
    assert found.rated > found.estimated


@pytest.mark.parametrize("strength", [850, 1000, 1400])
def test_the_mix_finds_the_strength_of_a_learner_in_sixty_shipped_puzzles(
    strength: int,
) -> None:
    chosen = random.Random(strength)  # noqa: S311 - the same every time
    moment, mix = EMPTY, start_mix(strength, EMPTY)
    for number in range(60):
        entry = moment.pool.entry(mix.current or "")
        assert entry is not None
        right = chosen.random() < solves(strength, entry.rating)
        outcome = Outcome.RIGHT if right else Outcome.WRONG
        given_ = play(entry.id, outcome, visit=f"v{number}")
        assert is_rated(given_, moment.history.answers_to(given_.question)) == mix.is_rated
        person, _ = rate(moment.rating, new_puzzle(entry.authored), right, NOON)
        history = moment.history.with_answer(given_)
        moment = replace(moment, history=history, rating=person)
        mix = mix.after(given_, moment).moved_on(moment)
    assert moment.rating.is_settled
    assert abs(moment.rating.value - strength) <= 2 * moment.rating.deviation
    assert mix.tally.clean > mix.tally.missed
