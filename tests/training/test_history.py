from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tests.training.facts import NOON, answer, days, each_day
from trainer.training.answer import Answer, Mode, Outcome
from trainer.training.history import History, history_of, progress_of
from trainer.training.progress import Progress
from trainer.training.visit import Visit

RIGHT, WRONG, REFUSED, SHOWN = Outcome.RIGHT, Outcome.WRONG, Outcome.REFUSED, Outcome.SHOWN

PUZZLES = ("one", "two", "three")


@st.composite
def some_answers(draw: st.DrawFn) -> list[Answer]:
    """Answers of a few visits, mixed, and some of them handed in twice."""
    shape = draw(st.lists(st.tuples(st.integers(0, 5), st.sampled_from(Outcome)), max_size=20))
    tries: dict[int, int] = {}
    found = []
    for visit, outcome in shape:
        tries[visit] = tries.get(visit, 0) + 1
        puzzle = PUZZLES[visit % 3]
        found.append(answer(puzzle, outcome, visit=f"v{visit}", number=tries[visit]))
    twice = draw(st.lists(st.sampled_from(found), max_size=3)) if found else []
    return found + twice


@given(some_answers())
def test_one_by_one_makes_the_same_history_as_all_at_once(answers: list[Answer]) -> None:
    grown = History()
    for each in answers:
        grown = grown.with_answer(each)
    whole = history_of(answers)
    assert grown == whole
    assert (grown.visits, grown.seen, grown.solved) == (whole.visits, whole.seen, whole.solved)
    assert all(grown.visits_of(each) == whole.visits_of(each) for each in whole.seen)


@given(some_answers())
def test_every_answer_is_in_one_visit_once(answers: list[Answer]) -> None:
    history = history_of(answers)
    keys = [each.key for visit in history.visits for each in visit.answers]
    assert sorted(keys) == sorted({each.key for each in answers})
    assert len(history.answers) == len(keys)
    for visit in history.visits:
        assert history.visit(visit.id) == visit
        assert visit in history.visits_of(visit.question)
        assert len({each.question for each in visit.answers}) == 1


@given(some_answers(), some_answers())
def test_an_answer_more_leaves_the_history_before_as_it_was(
    answers: list[Answer], more: list[Answer]
) -> None:
    before = history_of(answers)
    kept = (before.answers, before.visits, before.seen, before.solved)
    before.with_answers(more)
    assert (before.answers, before.visits, before.seen, before.solved) == kept
    assert [before.visit(visit.id) for visit in before.visits] == list(before.visits)


def test_only_the_first_deciding_try_makes_the_result() -> None:
    visit = Visit(
        (
            answer(outcome=REFUSED, milliseconds=1_000),
            answer(outcome=WRONG, number=2, milliseconds=4_000, hints=1),
            answer(outcome=RIGHT, number=3, milliseconds=9_000, hints=2),
        )
    )
    assert visit.outcome is WRONG
    assert visit.is_failed
    assert not visit.is_clean
    assert visit.is_solved
    assert visit.milliseconds == 4_000
    assert visit.hints == 1


def test_a_refused_move_before_leaves_a_solve_clean_and_a_hint_does_not() -> None:
    assert Visit((answer(outcome=REFUSED), answer(number=2))).is_clean
    hinted = Visit((answer(hints=1),))
    assert not hinted.is_clean
    assert not hinted.is_failed


def test_a_solution_shown_is_a_failure() -> None:
    assert Visit((answer(outcome=SHOWN),)).is_failed


def test_what_only_was_refused_is_not_decided() -> None:
    visit = Visit((answer(outcome=REFUSED, hints=2),))
    assert visit.outcome is None
    assert visit.milliseconds is None
    assert not visit.is_failed
    assert visit.hints == 2


def test_what_was_carried_over_is_solved_and_says_nothing_of_how() -> None:
    history = history_of([answer(mode=Mode.CARRIED_OVER)])
    assert history.has_solved("one")
    assert not history.visits[0].is_clean
    assert not history.visits[0].is_a_try


def test_tries_that_come_out_of_order_stand_by_their_number() -> None:
    late = [answer(number=2, visit="v"), answer(outcome=WRONG, number=1, visit="v")]
    visit = history_of(late).visits[0]
    assert [each.number for each in visit.answers] == [1, 2]
    assert visit.is_failed


def test_the_latest_result_is_the_last_decided_one() -> None:
    history = history_of(
        [
            *each_day("one", [WRONG, RIGHT]),
            answer("one", REFUSED, at=NOON + days(2)),
        ]
    )
    latest = history.latest("puzzle/one")
    assert latest is not None
    assert latest.is_clean
    assert history.latest("puzzle/two") is None
    assert history.has_seen("one")
    assert not history.has_seen("two")
    assert len(history.visits_of("puzzle/one")) == 3
    assert len(history.answers_to("puzzle/one")) == 3


def test_the_shelves_see_what_was_ever_solved() -> None:
    history = history_of(
        [*each_day("one", [RIGHT, WRONG]), answer("lesson/a/b"), answer("two", WRONG)]
    )
    assert progress_of(history, "puzzle/two") == Progress(
        frozenset({"puzzle/one", "lesson/a/b"}), "puzzle/two"
    )
