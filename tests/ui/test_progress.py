"""The dashboard, run without a browser: it tells what the answers say, and drills what is weak."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest

from tests.ui.tab import Tab
from trainer.content.library import load_library, shipped_folders
from trainer.store.store import Store
from trainer.training.answer import Answer, Mode, Outcome
from trainer.training.day_book import Day
from trainer.training.losses import Losses
from trainer.training.pace import Pace
from trainer.training.rating import Rating, new_puzzle
from trainer.training.rating_course import rating_course
from trainer.training.rule_score import RuleScore
from trainer.training.score import Score
from trainer.training.theme_index import themes_by_puzzle
from trainer.ui.charts import calendar_chart, losses_chart, pace_chart, rating_chart, scores_chart
from trainer.ui.palette import Theme
from trainer.ui.progress_page import often

BOOK = load_library(shipped_folders())
THEMES: tuple[Theme, Theme] = ("light", "dark")
TODAY = date(2026, 3, 4)


@pytest.fixture
def missed(database: Path) -> str:
    """Keep misses at all puzzles of one theme, and clean solves of others; return the theme."""
    Tab({})
    store = Store.open(str(database))
    [person] = store.people()
    themes = themes_by_puzzle(BOOK)
    theme = "corner"
    for number, puzzle in enumerate(BOOK.puzzles[:120]):
        wrong = theme in {each.value for each in themes[puzzle.id]}
        answer = Answer(
            question=f"puzzle/{puzzle.id}",
            meaning="0" * 16,
            mode=Mode.MIX,
            visit=f"v{number}",
            number=1,
            at=datetime.now(UTC) - timedelta(hours=number),
            outcome=Outcome.WRONG if wrong else Outcome.RIGHT,
            rule="JACK-ONE-2" if wrong else "",
            given_up=0.3 if wrong else None,
            milliseconds=5000,
        )
        store.record(person.id, answer, new_puzzle(puzzle.rating))
    store.close()
    return theme


def test_a_new_learner_is_told_what_to_do_first() -> None:
    tab = Tab({"progress": ""})
    assert "Solve a puzzle. Then this page has something to tell." in tab.text
    tab.press("to the mix")
    assert tab.address["train"] == "mix"


def test_a_weak_theme_is_named_and_its_button_drills_it(missed: str) -> None:
    tab = Tab({"progress": ""})
    assert "Corner" in tab.text
    tab.press(f"drill {missed}")
    puzzle = tab.address["puzzle"]
    assert missed in {theme.value for theme in themes_by_puzzle(BOOK)[puzzle]}


def test_a_rule_that_gave_trouble_is_named_and_leads_to_its_words(missed: str) -> None:
    tab = Tab({"progress": ""})
    assert "It gave trouble" in tab.text
    tab.press("rule JACK-ONE-2")
    assert tab.address == {"rules": "JACK-ONE-2"}


def test_all_charts_are_there(missed: str) -> None:
    tab = Tab({"progress": ""})
    for title in ("Rating", "Themes", "Goals", "Days", "Time for a puzzle"):
        assert title in tab.text
    assert len(tab.test.get("plotly_chart")) >= 5


def test_time_shown_can_be_narrowed(missed: str) -> None:
    tab = Tab({"progress": ""})
    everything = tab.text
    tab.test.segmented_control(key="time shown").set_value("7 days").run()
    tab.is_well()
    assert tab.text == everything, "all of it happened in five days"


@pytest.mark.parametrize("theme", THEMES)
def test_a_course_of_one_day_can_be_drawn(theme: Theme) -> None:
    at = datetime(2026, 3, 4, tzinfo=UTC)
    figure = rating_chart(rating_course([Rating(900, 80, 0.06, at)]), theme)
    assert list(figure.data[2].y) == [900]


def test_the_band_is_two_deviations_wide() -> None:
    at = datetime(2026, 3, 4, tzinfo=UTC)
    high, low, _ = rating_chart(rating_course([Rating(900, 80, 0.06, at)]), "light").data
    assert (high.y[0], low.y[0]) == (1060, 740)


def test_parts_of_a_score_make_up_all_tries() -> None:
    figure = scores_chart([Score("win", tries=9, clean=4, failed=3)], "light")
    assert [bar.x[0] for bar in figure.data] == [4, 2, 3]


def test_what_never_happened_has_no_colour() -> None:
    figure = scores_chart([Score("win", tries=4, clean=4)], "light")
    assert [bar.name for bar in figure.data] == ["At once"]


@pytest.mark.parametrize("theme", THEMES)
def test_the_calendar_ends_today_and_counts_each_day(theme: Theme) -> None:
    figure = calendar_chart(
        [Day(TODAY, 7, 3), replace(Day(TODAY, 2, 2), day=date(2026, 3, 2))], TODAY, theme
    )
    [squares] = figure.data
    wednesday = squares.z[TODAY.weekday()]
    assert wednesday[-1] == 7
    assert squares.z[0][-1] == 2
    assert squares.z[6][-1] is None, "Sunday is still to come"


def test_an_empty_loss_is_drawn_as_nothing() -> None:
    assert list(losses_chart(Losses(), "light").data[0].y) == [0, 0, 0, 0, 0]


@pytest.mark.parametrize(
    ("times", "lately", "words"),
    [
        (1, 1, "It gave trouble once lately."),
        (3, 3, "It gave trouble 3 times lately."),
        (5, 2, "It gave trouble 5 times, 2 of them lately."),
        (1, 0, "It gave trouble once, but not lately."),
    ],
)
def test_how_often_a_rule_gave_trouble_is_said_once(times: int, lately: int, words: str) -> None:
    at = datetime(2026, 3, 4, tzinfo=UTC)
    assert often(RuleScore("TAC-1", times, lately, at, 0)) == words


def test_rules_beyond_the_first_few_are_told_too(database: Path) -> None:
    Tab({})
    store = Store.open(str(database))
    [person] = store.people()
    rules = ["TAC-1", "TAC-3", "TAC-6", "TAC-7", "EQ-2", "SEQ-3"]
    for number, rule in enumerate(rules):
        answer = Answer(
            question=f"puzzle/{BOOK.puzzles[number].id}",
            meaning="0" * 16,
            mode=Mode.CHAPTER,
            visit=f"v{number}",
            number=1,
            at=datetime.now(UTC),
            outcome=Outcome.WRONG,
            rule=rule,
        )
        store.record(person.id, answer)
    store.close()
    tab = Tab({"progress": ""})
    assert {f"rule {rule}" for rule in rules} <= set(tab.keys)
    assert [fold.label for fold in tab.test.expander] == ["2 more"]


def test_nothing_went_well_since_where_nothing_gave_trouble(database: Path) -> None:
    tab = Tab({"puzzle": BOOK.puzzles[0].id})
    tab.press("reveal")
    assert "None. No rule gave trouble so far." in Tab({"progress": ""}).text


def test_no_time_of_a_puzzle_is_cut_off_at_the_top() -> None:
    figure = pace_chart((Pace("win", 1, 1000, 2000, 3000),), "light")
    assert figure.data[0].cliponaxis is False
    assert figure.layout.margin.t >= 2 * 14
