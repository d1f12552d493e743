from __future__ import annotations

from datetime import date, timedelta

from hypothesis import given
from hypothesis import strategies as st

from tests.training.facts import NOON, answer, each_day
from tests.training.runs import EMPTY, POOL, at, to
from trainer.tactics.themes import Theme
from trainer.training.answer import Mode, Outcome
from trainer.training.day import HARDEST, has_solved_day, puzzle_of_the_day, start_day
from trainer.training.drill import Topic, matching, start_drill
from trainer.training.history import history_of
from trainer.training.mistakes import mistakes_of, start_mistakes
from trainer.training.pool import Pool
from trainer.training.round import start_round
from trainer.training.summary import Summary, Tally

RIGHT, WRONG, REFUSED, SHOWN = Outcome.RIGHT, Outcome.WRONG, Outcome.REFUSED, Outcome.SHOWN
seeds = st.integers(-(2**40), 2**40)


def test_a_topic_finds_the_puzzles_about_all_that_it_names() -> None:
    everything = Topic()
    assert matching(everything, POOL) == POOL.entries
    jacks = Topic(chapters=frozenset({"jacks"}))
    wins = Topic(goals=frozenset({"win"}))
    both = Topic(goals=frozenset({"win"}), chapters=frozenset({"jacks", "corners"}))
    assert {entry.chapter for entry in matching(jacks, POOL)} == {"jacks"}
    assert {entry.goal for entry in matching(wins, POOL)} == {"win"}
    assert set(matching(both, POOL)) <= set(matching(wins, POOL))
    theme = Topic(themes=frozenset({Theme.CORNER, Theme.RACE}), rules=frozenset({"SEQ-2"}))
    for entry in matching(theme, POOL):
        assert {Theme.CORNER, Theme.RACE} <= set(entry.themes)
        assert "SEQ-2" in entry.rules
    assert matching(Topic(rules=frozenset({"SEQ-2"})), POOL)
    assert not matching(Topic(goals=frozenset({"nothing"})), POOL)


def test_a_drill_begins_with_what_was_never_solved() -> None:
    topic = Topic(chapters=frozenset({"block"}))
    ids = [entry.id for entry in matching(topic, POOL)]
    fresh = start_drill(topic, EMPTY)
    assert list(fresh.ids) == ids
    assert fresh.mode is Mode.THEME
    after = start_drill(topic, at(EMPTY, answer(ids[0])))
    assert list(after.ids) == [*ids[1:], ids[0]]


def test_a_round_shows_each_once_and_then_is_over() -> None:
    run = start_round(Mode.THEME, [entry.id for entry in POOL.entries[:4]])
    outcomes = [(RIGHT, 0), (WRONG, 0), (RIGHT, 2), None]
    for each in outcomes:
        assert not run.is_answered
        if each is not None:
            run = run.after(to(run, each[0], hints=each[1]), EMPTY)
            assert run.is_answered
            assert run.after(to(run, WRONG), EMPTY) == run
        run = run.moved_on(EMPTY)
    assert run.is_over
    assert run.current is None
    assert run.moved_on(EMPTY) == run
    assert run.summary == Summary(
        mode=Mode.THEME, tally=Tally(clean=1, helped=1, missed=1), skipped=1, left=0
    )
    assert run.summary.sentence == "You solved 1 of 3 puzzles at once."


def test_a_puzzle_that_has_vanished_is_passed_over() -> None:
    run = start_round(Mode.THEME, [POOL.entries[0].id, "vanished", POOL.entries[1].id])
    assert run.moved_on(EMPTY).current == POOL.entries[1].id
    assert run.moved_on(EMPTY).moved_on(EMPTY).is_over


def test_mistakes_are_what_was_failed_oldest_first_until_a_clean_solve() -> None:
    history = history_of(
        [
            *each_day("one", [WRONG]),
            *each_day("two", [SHOWN]),
            *each_day("three", [WRONG, RIGHT]),
            answer("four", RIGHT),
            answer("five", WRONG),
            answer("five", RIGHT, hints=1, visit="later"),
            answer("lesson/a/b", WRONG),
        ]
    )
    assert mistakes_of(history) == ("one", "two", "five")
    again = history.with_answer(answer("one", WRONG, visit="again"))
    assert mistakes_of(again) == ("two", "five", "one")
    clean = again.with_answer(answer("two", RIGHT, visit="clean"))
    assert mistakes_of(clean) == ("five", "one")


def test_a_miss_that_is_put_right_in_the_same_visit_stays_a_mistake() -> None:
    tries = [answer("one", WRONG, visit="v"), answer("one", RIGHT, visit="v", number=2)]
    assert mistakes_of(history_of(tries)) == ("one",)


def test_a_round_through_mistakes_has_only_puzzles_that_are_there() -> None:
    first = POOL.entries[0].id
    moment = at(EMPTY, answer("vanished", WRONG), answer(first, WRONG))
    assert start_mistakes(moment).ids == (first,)


days = st.dates(date(2026, 1, 1), date(2060, 1, 1))


@given(days)
def test_the_puzzle_of_the_day_is_not_too_hard(day: date) -> None:
    entry = POOL.entry(puzzle_of_the_day(day, POOL) or "")
    assert entry is not None
    assert entry.authored <= HARDEST
    assert start_day(day, POOL).current == entry.id


@given(days, st.sets(st.integers(0, 208), min_size=1, max_size=60))
def test_a_puzzle_taken_away_changes_only_the_days_that_are_its_own(
    day: date, away: set[int]
) -> None:
    before = puzzle_of_the_day(day, POOL)
    fewer = Pool(tuple(entry for i, entry in enumerate(POOL.entries) if i not in away))
    after = puzzle_of_the_day(day, fewer)
    assert after == before or before not in fewer


def test_the_days_of_a_year_show_most_of_the_puzzles() -> None:
    shown = [puzzle_of_the_day(date(2026, 1, 1) + timedelta(days=i), POOL) for i in range(365)]
    easy = sum(entry.authored <= HARDEST for entry in POOL.entries)
    assert len(set(shown)) > 0.8 * easy


def test_the_puzzle_of_the_day_is_done_when_it_is_solved_as_such_on_that_day() -> None:
    history, today = history_of([answer("one", mode=Mode.DAY)]), NOON.date()
    assert has_solved_day(history, "one", today)
    assert not has_solved_day(history, "one", today + timedelta(days=200)), "it comes again"
    assert has_solved_day(history, "one", today + timedelta(days=1), timedelta(hours=13))
    assert not has_solved_day(history_of([answer("one", mode=Mode.MIX)]), "one", today)
