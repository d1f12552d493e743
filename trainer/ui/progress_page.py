"""The dashboard: how it goes, what is weak, which rules are not yet understood."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import timedelta
from functools import partial
from typing import Final

import streamlit as st

from trainer.content.library import Library
from trainer.game.rulebook import RULES
from trainer.store.errors import StoreError
from trainer.training.answer import Mode
from trainer.training.dashboard import Dashboard, dashboard_of
from trainer.training.days import day_of
from trainer.training.rating import Rating
from trainer.training.rule_score import RuleScore
from trainer.training.score import Score
from trainer.ui.chart import chart
from trainer.ui.charts import calendar_chart, losses_chart, pace_chart, rating_chart, scores_chart
from trainer.ui.controls import button, fold, row
from trainer.ui.drill_kept import moment
from trainer.ui.form import one_of
from trainer.ui.keeper import keeper
from trainer.ui.keeping import catch_up, ledger, store
from trainer.ui.rule_button import rule_button
from trainer.ui.state import leave, to_address
from trainer.ui.table import theme_on_screen
from trainer.ui.text import heading, hero, part, words
from trainer.ui.topic import choose_theme
from trainer.ui.training import offset, start
from trainer.ui.training_page import describe_rating
from trainer.ui.trouble import told_loss, told_trouble

_PROGRESS: Final = "progress"
_WINDOW: Final = "time shown"
_WINDOWS: Final[Mapping[str, timedelta | None]] = {
    "7 days": timedelta(days=7),
    "30 days": timedelta(days=30),
    "All": None,
}
_MOST_RULES: Final = 4
_MOST_WEAK: Final = 6


def progress_in_address(query: Mapping[str, str]) -> bool:
    """Tell whether the address asks for the dashboard: `?progress`."""
    return _PROGRESS in query


def open_progress() -> None:
    """Go to the dashboard."""
    to_address({_PROGRESS: ""})


def progress_page(book: Library) -> None:
    """Draw the dashboard."""
    keeper()
    catch_up()
    with row():
        button("Home", "home", leave, look="tertiary", icon="arrow_back")
    now = moment()
    chosen = st.session_state.get(_WINDOW)
    st.session_state[_WINDOW] = chosen if chosen in _WINDOWS else "All"
    board = dashboard_of(now, _ratings(), offset(), _WINDOWS[str(st.session_state[_WINDOW])])
    hero("Progress", _in_short(board))
    told_loss()
    told_trouble()
    if not board.days:
        words("Solve a puzzle. Then this page has something to tell.")
        button("To the rated mix", "to the mix", start, Mode.MIX, book, look="primary")
        return
    one_of("Time shown", _WINDOW, list(_WINDOWS), _nothing)
    left, right = st.columns(2, gap="large")
    with left:
        _weak(board.weak, book)
    with right:
        _rules(board.rules)
    part("In pictures")
    left, right = st.columns(2, gap="large")
    theme = theme_on_screen()
    with left:
        if board.rating.now is not None:
            words(describe_rating(now.rating))
            chart("Rating", rating_chart(board.rating, theme), "rating chart", "")
        if board.themes:
            chart("Themes", scores_chart(board.themes, theme), "themes chart", "")
    with right:
        today = day_of(now.at, offset())
        chart("Days", calendar_chart(board.days, today, theme), "days chart", _row(board))
        if board.goals:
            chart("Goals", scores_chart(board.goals, theme), "goals chart", "")
        if board.pace:
            said = "The dot is the middle, the bar is the middle half."
            chart("Time for a puzzle", pace_chart(board.pace, theme), "pace chart", said)
        if board.losses.mean is not None:
            mean = round(100 * board.losses.mean, 1)
            said = f"On average {mean} points of a hundred, where it can be counted exactly."
            figure = losses_chart(board.losses, theme)
            chart("Chance to win given up", figure, "losses chart", said)


def _ratings() -> Sequence[Rating]:
    now = ledger()
    try:
        course = store().rating_course(now.person.id) if now.known else ()
    except StoreError:
        return ()
    return [each.person for each in course]


def _in_short(board: Dashboard) -> str:
    tries, clean = board.total.tries, board.total.clean
    return f"{clean} of {tries} puzzles solved at once." if tries else "Nothing here yet."


def _row(board: Dashboard) -> str:
    days, best = board.row.days, board.row.best
    if not days:
        return f"Your longest row: {best} days." if best > 1 else ""
    today = "" if board.row.has_today else " Today is still open."
    return f"{days} {'day' if days == 1 else 'days'} in a row.{today} A missed day is forgiven."


def _weak(weak: Sequence[Score], book: Library) -> None:
    part("Weak themes")
    if not weak:
        words("None stands out. Go on with the mix.")
    for score in weak[:_MOST_WEAK]:
        with row():
            drill = partial(_drill, score.name, book)
            button("Drill", f"drill {score.name}", drill, icon="fitness_center")
            heading(
                score.name[:1].upper() + score.name[1:], f"{score.clean} of {score.tries} at once"
            )


def _drill(theme: str, book: Library) -> None:
    choose_theme(theme)
    start(Mode.THEME, book)


def _rules(scores: Sequence[RuleScore]) -> None:
    part("Rules not yet understood")
    open_ = [score for score in scores if not score.is_understood]
    if not open_:
        since = "Every rule that gave trouble went well since."
        words(f"None. {since if scores else 'No rule gave trouble so far.'}")
    for score in open_[:_MOST_RULES]:
        _rule(score)
    if open_[_MOST_RULES:]:
        with fold(f"{len(open_) - _MOST_RULES} more"):
            for score in open_[_MOST_RULES:]:
                _rule(score)


def _rule(score: RuleScore) -> None:
    with row():
        rule_button(score.rule)
        words(f"{RULES[score.rule].text if score.rule in RULES else ''} {often(score)}")


def often(score: RuleScore) -> str:
    """Say how often a rule gave trouble, and how much of that is of the last 30 days."""
    times = "once" if score.times == 1 else f"{score.times} times"
    if score.lately == score.times:
        return f"It gave trouble {times} lately."
    if not score.lately:
        return f"It gave trouble {times}, but not lately."
    return f"It gave trouble {times}, {score.lately} of them lately."


def _nothing() -> None:
    """Do no more than draw the page anew."""
