from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.training.facts import NOON, answer, days, each_day
from tests.training.runs import EMPTY, LIBRARY, POOL
from trainer.tactics.themes import Theme
from trainer.training.answer import Answer, Mode, Outcome
from trainer.training.dashboard import Dashboard, dashboard_of
from trainer.training.day_book import Day, Row, day_book, row_of
from trainer.training.history import history_of
from trainer.training.losses import Band, Losses, band_of, losses
from trainer.training.pace import Pace, pace
from trainer.training.pool import Entry, Moment, Pool
from trainer.training.rating import Rating
from trainer.training.rating_course import RatingCourse, rating_course
from trainer.training.rule_score import rules_in_trouble
from trainer.training.score import Score, by_goal, by_theme, score_of, weak
from trainer.training.theme_index import themes_by_puzzle
from trainer.training.visit import Visit

RIGHT, WRONG, REFUSED, SHOWN = Outcome.RIGHT, Outcome.WRONG, Outcome.REFUSED, Outcome.SHOWN
TODAY = NOON.date()


def visits(*answers: Answer) -> tuple[Visit, ...]:
    return history_of(answers).visits


def asking(what: str) -> Entry:
    return next(entry for entry in POOL.entries if entry.asks == what)


def about(theme: Theme) -> list[Entry]:
    return [entry for entry in POOL.entries if theme in entry.themes]


# ---- scores


def test_a_score_counts_decided_showings_by_their_first_deciding_try() -> None:
    block = asking("block")
    found = by_goal(
        visits(
            answer(block.id, RIGHT, visit="a"),
            answer(block.id, WRONG, visit="b"),
            answer(block.id, RIGHT, visit="b", number=2),
            answer(block.id, RIGHT, visit="c", hints=1),
            answer(block.id, REFUSED, visit="d"),
            answer(block.id, RIGHT, visit="e", mode=Mode.CARRIED_OVER),
            answer("vanished", RIGHT),
            answer("lesson/a/b", RIGHT),
        ),
        POOL,
    )
    assert found == (Score("block", tries=3, clean=1, failed=1),)
    assert found[0].share == pytest.approx(1 / 3)


def test_a_puzzle_counts_for_each_of_its_themes() -> None:
    entry = next(entry for entry in POOL.entries if len(entry.themes) >= 3)
    found = by_theme(visits(answer(entry.id, WRONG)), POOL)
    assert {score.name for score in found} == {theme.value for theme in entry.themes}
    assert {score.failed for score in found} == {1}


def test_a_theme_is_weak_below_the_own_mean_with_six_tries_and_three_failures() -> None:
    total = Score("", tries=40, clean=24, failed=16)
    below = Score("below", tries=6, clean=3, failed=3)
    assert weak([below], total) == (below,)
    assert weak([replace(below, tries=5, clean=2)], total) == ()
    assert weak([replace(below, clean=3, failed=2)], total) == ()
    assert weak([replace(below, clean=4)], total) == ()
    assert weak([below], replace(total, tries=400, clean=240)) == ()
    worse = Score("worse", tries=9, clean=0, failed=9)
    assert weak([below, worse], total) == (worse, below)
    assert len(weak([replace(worse, name=str(i)) for i in range(20)], total)) == 8


def test_weak_themes_are_found_in_a_history() -> None:
    jacks, others = about(Theme.ONE_EYED_BREAKS)[:8], about(Theme.CORNER)[:20]
    done = [answer(entry.id, WRONG, visit=f"j{i}") for i, entry in enumerate(jacks)]
    done += [answer(entry.id, RIGHT, visit=f"c{i}") for i, entry in enumerate(others)]
    board = dashboard_of(replace(EMPTY, history=history_of(done)))
    assert Theme.ONE_EYED_BREAKS.value in {score.name for score in board.weak}
    assert Theme.CORNER.value not in {score.name for score in board.weak}


# ---- rules


def drilled(rule: str) -> list[Entry]:
    return [entry for entry in POOL.entries if rule in entry.rules]


def test_a_rule_in_trouble_is_told_with_what_happened_since() -> None:
    one, two, three = drilled("SEQ-4")[:3]
    done = [
        answer(one.id, WRONG, rule="SEQ-4", visit="a", at=NOON - days(60)),
        answer(one.id, REFUSED, rule="TURN-3", visit="a", number=2, at=NOON - days(60)),
        answer(one.id, WRONG, rule="SEQ-4", visit="b", at=NOON - days(3)),
    ]
    found = {each.rule: each for each in rules_in_trouble(visits(*done), POOL, NOON)}
    assert (found["SEQ-4"].times, found["SEQ-4"].lately, found["SEQ-4"].since) == (2, 1, 0)
    assert found["SEQ-4"].last == NOON - days(3)
    assert not found["SEQ-4"].is_understood
    done += [answer(two.id, RIGHT, visit="c"), answer(three.id, RIGHT, visit="d")]
    found = {each.rule: each for each in rules_in_trouble(visits(*done), POOL, NOON)}
    assert found["SEQ-4"].is_understood
    assert not found["TURN-3"].is_understood
    done.append(answer(two.id, REFUSED, rule="SEQ-4", visit="e"))
    found = {each.rule: each for each in rules_in_trouble(visits(*done), POOL, NOON)}
    assert not found["SEQ-4"].is_understood


def test_the_question_itself_solved_cleanly_later_counts_as_understood() -> None:
    done = [answer("lesson/a/b", REFUSED, rule="TURN-6", visit="a")]
    done += [answer("lesson/a/b", RIGHT, visit=visit) for visit in ("b", "c")]
    (found,) = rules_in_trouble(visits(*done), POOL, NOON)
    assert found.is_understood


def test_rules_not_yet_understood_come_first() -> None:
    done = [answer("lesson/a/b", REFUSED, rule="TURN-6", visit=f"x{i}") for i in range(5)]
    done += [answer("lesson/a/b", RIGHT, visit=visit) for visit in ("b", "c")]
    done += [answer("lesson/c/d", REFUSED, rule="TURN-4")]
    assert [each.rule for each in rules_in_trouble(visits(*done), POOL, NOON)] == [
        "TURN-4",
        "TURN-6",
    ]


# ---- days


def test_the_day_book_counts_by_the_day_where_one_lives() -> None:
    late = NOON.replace(hour=23)
    done = visits(
        answer("one", RIGHT, at=late),
        answer("two", WRONG, at=NOON),
        answer("three", RIGHT, mode=Mode.CARRIED_OVER),
        answer("four", REFUSED),
    )
    assert day_book(done) == (Day(TODAY, 2, 1),)
    assert day_book(done, timedelta(hours=2)) == (Day(TODAY, 1, 0), Day(TODAY + days(1), 1, 1))


@pytest.mark.parametrize(
    ("ago", "row"),
    [
        ((), Row(0, 0, False)),
        ((0,), Row(1, 1, True)),
        ((1,), Row(1, 1, False)),
        ((2,), Row(1, 1, False)),
        ((3,), Row(0, 1, False)),
        ((0, 1, 2), Row(3, 3, True)),
        ((0, 2, 3, 5), Row(4, 4, True)),
        ((0, 3, 4, 5), Row(1, 3, True)),
        ((0, -4), Row(1, 1, True)),
    ],
)
def test_a_missed_day_is_forgiven_and_two_end_the_row(ago: tuple[int, ...], row: Row) -> None:
    assert row_of([TODAY - days(each) for each in ago], TODAY) == row


@given(st.frozensets(st.integers(0, 60)))
def test_a_day_more_never_makes_the_row_shorter(ago: frozenset[int]) -> None:
    trained = [TODAY - days(each) for each in ago]
    before, after = row_of(trained, TODAY), row_of([*trained, TODAY], TODAY)
    assert after.days >= before.days
    assert after.best >= before.best >= before.days
    assert after.has_today


# ---- pace


def test_the_pace_of_a_goal_is_its_median_and_quartiles() -> None:
    block, win = asking("block").id, asking("win").id
    done = [answer(block, WRONG, visit=f"b{i}", milliseconds=1_000 * i) for i in (1, 2, 3, 4, 5)]
    done += [
        answer(win, RIGHT, visit="w", milliseconds=800),
        answer(win, RIGHT, visit="asleep", milliseconds=3_600_000),
        answer(win, REFUSED, visit="open", milliseconds=9_000),
    ]
    everything, slow, quick = pace(visits(*done), POOL)
    assert slow == Pace("block", 5, 2_000, 3_000, 4_000)
    assert quick == Pace("win", 1, 800, 800, 800)
    assert (everything.goal, everything.tries) == ("", 6)
    assert pace((), POOL) == ()


# ---- losses


@pytest.mark.parametrize(
    ("lost", "band"),
    [
        (0.0, Band.BEST),
        (0.02, Band.BEST),
        (0.021, Band.FINE),
        (0.05, Band.FINE),
        (0.10, Band.DOUBTFUL),
        (0.20, Band.BAD),
        (0.201, Band.BLUNDER),
        (1.0, Band.BLUNDER),
    ],
)
def test_losses_fall_into_five_bands(lost: float, band: Band) -> None:
    assert band_of(lost) is band


def test_losses_are_those_of_first_moves_where_they_are_known() -> None:
    block, win = asking("block").id, asking("win").id
    done = visits(
        answer(block, RIGHT, visit="a"),
        answer(block, WRONG, visit="b", given_up=0.3),
        answer(block, WRONG, visit="b", number=2, given_up=0.9),
        answer(block, WRONG, visit="c"),
        answer(block, SHOWN, visit="d"),
        answer(block, RIGHT, visit="e", hints=2),
        answer(win, RIGHT, visit="f"),
        answer(block, WRONG, visit="g", given_up=0.03),
        answer(block, WRONG, visit="h", given_up=0.03, hints=1),
    )
    found = losses(done, POOL)
    assert found.moves == 3
    assert found.mean == pytest.approx(0.11)
    assert dict(found.bands) == {
        Band.BEST: 1,
        Band.FINE: 1,
        Band.DOUBTFUL: 0,
        Band.BAD: 0,
        Band.BLUNDER: 1,
    }
    assert losses((), POOL) == Losses()


# ---- ratings


def test_the_course_of_a_rating_has_its_last_value_of_each_day() -> None:
    course = rating_course(
        [
            Rating(900, 200, 0.06, NOON - days(50)),
            Rating(1000, 90, 0.06, NOON - days(40)),
            Rating(1200, 60, 0.06, NOON - days(1)),
            Rating(1150, 55, 0.06, NOON - days(1) + timedelta(hours=1)),
        ]
    )
    assert [(day, rating.value) for day, rating in course.days] == [
        (TODAY - days(50), 900),
        (TODAY - days(40), 1000),
        (TODAY - days(1), 1150),
    ]
    assert course.highest == 1200
    assert course.change == 150
    assert course.now == Rating(1150, 55, 0.06, NOON - days(1) + timedelta(hours=1))


def test_a_first_guess_has_no_highest_and_no_change() -> None:
    assert rating_course([]) == RatingCourse()
    assert RatingCourse().now is None
    guess = rating_course([Rating(1400, 300, 0.06, NOON)])
    assert (guess.highest, guess.change) == (None, None)


# ---- the whole


def full(number: int) -> Moment:
    ids = [entry.id for entry in POOL.entries]
    outcomes = (RIGHT, WRONG, RIGHT, REFUSED, SHOWN)
    done = [
        answer(
            ids[i % len(ids)],
            outcomes[i % 5],
            at=NOON - days((number - i) / 50),
            visit=f"v{i}",
            rule="SEQ-4" if i % 5 == 1 else "",
            given_up=0.25 if i % 5 == 1 else None,
            milliseconds=1_000 + i % 7_000,
        )
        for i in range(number)
    ]
    return replace(EMPTY, history=history_of(done))


def test_a_window_leaves_out_what_is_older_and_keeps_the_days() -> None:
    moment = full(1_000)
    every, week = dashboard_of(moment), dashboard_of(moment, window=timedelta(days=7))
    assert 0 < week.total.tries < every.total.tries
    assert week.days == every.days
    assert week.row == every.row
    assert every.total == score_of(moment.history.visits)


def test_without_answers_the_dashboard_is_empty() -> None:
    assert dashboard_of(EMPTY) == Dashboard(
        total=Score(""),
        themes=(),
        goals=(),
        weak=(),
        rules=(),
        pace=(),
        losses=Losses(),
        rating=RatingCourse(),
        days=(),
        row=Row(),
    )
    assert dashboard_of(Moment(Pool(()), history_of(each_day("one", [WRONG])), NOON)).total.failed


def test_every_theme_is_found_in_some_puzzle_once_and_for_all() -> None:
    themes = themes_by_puzzle(LIBRARY)
    assert set(themes) == {puzzle.id for puzzle in LIBRARY.puzzles}
    assert {theme for each in themes.values() for theme in each} == set(Theme)
    again = themes_by_puzzle(LIBRARY)
    assert all(again[id_] is themes[id_] for id_ in themes)


def test_a_day_is_a_date() -> None:
    (day,) = day_book(visits(answer("one", RIGHT)))
    assert day.day == date(2026, 5, 4)
