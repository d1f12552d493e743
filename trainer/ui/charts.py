"""Charts of the dashboard: each a Plotly figure made from values, light or dark."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta
from typing import Any, Final

import plotly.graph_objects as go

from trainer.training.day_book import Day
from trainer.training.losses import Losses
from trainer.training.pace import Pace
from trainer.training.rating_course import RatingCourse
from trainer.training.score import Score
from trainer.ui.palette import Theme

_GOOD: Final = "#23895A"
_HELPED: Final = "#E0A030"
_BAD: Final = "#D5342C"
_LINE: Final = "#1B6B50"
_BAND: Final = "rgba(47,168,102,0.22)"
_MOST_KINDS: Final = 12
_ROW: Final = 30
"""Pixels for each bar."""
_WEEKS: Final = 18
_WEEKDAYS: Final = ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")


def rating_chart(course: RatingCourse, theme: Theme) -> go.Figure:
    """Draw a rating day by day, with the band in which the truth most likely lies."""
    days = [day.isoformat() for day, _ in course.days]
    values = [rating.value for _, rating in course.days]
    low = [rating.value - 2 * rating.deviation for _, rating in course.days]
    high = [rating.value + 2 * rating.deviation for _, rating in course.days]
    figure = _figure(theme, 260)
    figure.add_scatter(x=days, y=high, mode="lines", line_width=0, hoverinfo="skip")
    figure.add_scatter(
        x=days, y=low, mode="lines", line_width=0, fill="tonexty", fillcolor=_BAND, hoverinfo="skip"
    )
    figure.add_scatter(
        x=days, y=values, mode="lines+markers", line={"color": _LINE, "width": 3}, marker_size=8
    )
    figure.update_xaxes(type="date", tickformat="%d %b", nticks=5)
    if len(days) == 1:
        figure.update_xaxes(type="category")
    return figure


def scores_chart(scores: Sequence[Score], theme: Theme) -> go.Figure:
    """Draw how often each kind was solved at once, with help, or missed."""
    shown = list(reversed(scores[:_MOST_KINDS]))
    names = [_title(score.name) for score in shown]
    parts = (
        ("At once", [score.clean for score in shown], _GOOD, ""),
        ("Helped", [score.tries - score.clean - score.failed for score in shown], _HELPED, "."),
        ("Missed", [score.failed for score in shown], _BAD, "/"),
    )
    figure = _figure(theme, 70 + _ROW * len(shown), legend=True)
    for name, counts, colour, pattern in parts:
        if not any(counts):
            continue
        figure.add_bar(
            y=names,
            x=counts,
            name=name,
            orientation="h",
            text=[str(count) if count else "" for count in counts],
            textposition="inside",
            insidetextanchor="middle",
            textangle=0,
            insidetextfont_color="#FFFFFF",
            marker={
                "color": colour,
                "pattern": {
                    "shape": pattern,
                    "fillmode": "overlay",
                    "fgcolor": "#FFFFFF",
                    "fgopacity": 0.35,
                    "solidity": 0.2,
                },
            },
        )
    figure.update_layout(barmode="stack", bargap=0.25)
    figure.update_xaxes(visible=False)
    return figure


def calendar_chart(days: Sequence[Day], today: date, theme: Theme) -> go.Figure:
    """Draw the last weeks, one square a day; the more was tried, the fuller."""
    tried = {day.day: day for day in days}
    first = today - timedelta(days=today.weekday(), weeks=_WEEKS - 1)
    weeks = [first + timedelta(weeks=week) for week in range(_WEEKS)]
    counts: list[list[int | None]] = []
    told: list[list[str]] = []
    for weekday in range(7):
        row = [week + timedelta(days=weekday) for week in weeks]
        counts.append([_tried(tried.get(day)) if day <= today else None for day in row])
        told.append([f"{day:%d %b}: {_tried(tried.get(day))}" for day in row])
    empty = "#2a2f2c" if theme == "dark" else "#EDF1EE"
    figure = _figure(theme, 230)
    figure.add_heatmap(
        z=counts,
        x=[f"{week:%d %b}" for week in weeks],
        y=_WEEKDAYS,
        text=told,
        hovertemplate="%{text}<extra></extra>",
        zmin=0,
        zmax=20,
        xgap=3,
        ygap=3,
        showscale=False,
        colorscale=[[0, empty], [0.001, "#A9DDC0"], [0.5, _GOOD], [1, _LINE]],
    )
    figure.update_yaxes(autorange="reversed", tickvals=["Mon", "Wed", "Fri"])
    figure.update_xaxes(nticks=5, type="category", showgrid=False)
    return figure


def _tried(day: Day | None) -> int:
    return 0 if day is None else day.tried


def pace_chart(paces: Sequence[Pace], theme: Theme) -> go.Figure:
    """Draw how long each goal takes: a dot for the middle, a bar for the middle half."""
    shown = [pace for pace in reversed(paces) if pace.goal]
    medians = [pace.median / 1000 for pace in shown]
    figure = _figure(theme, 70 + _ROW * len(shown))
    figure.update_layout(margin_t=28)  # room for the words over the topmost dot
    figure.add_scatter(
        y=[_title(pace.goal) for pace in shown],
        x=medians,
        mode="markers+text",
        text=[f"{median:.0f} s" for median in medians],
        textposition="top center",
        cliponaxis=False,
        marker={"color": _LINE, "size": 11},
        error_x={
            "type": "data",
            "symmetric": False,
            "array": [(pace.upper - pace.median) / 1000 for pace in shown],
            "arrayminus": [(pace.median - pace.lower) / 1000 for pace in shown],
            "thickness": 6,
            "width": 0,
            "color": _BAND,
        },
    )
    figure.update_xaxes(rangemode="tozero", ticksuffix=" s", nticks=5)
    return figure


def losses_chart(given_up: Losses, theme: Theme) -> go.Figure:
    """Draw how many moves gave up how much of the chance to win."""
    colours = (_LINE, _GOOD, _HELPED, "#E0702C", _BAD)
    figure = _figure(theme, 220)
    figure.add_bar(
        x=[_title(band.value) for band, _ in given_up.bands],
        y=[count for _, count in given_up.bands],
        text=[str(count) for _, count in given_up.bands],
        textposition="outside",
        cliponaxis=False,
        marker_color=colours,
    )
    figure.update_yaxes(visible=False)
    return figure


def _title(name: str) -> str:
    return name[:1].upper() + name[1:]


def _figure(theme: Theme, height: int, *, legend: bool = False) -> go.Figure:
    ink = "#E8ECE9" if theme == "dark" else "#2B2F2D"
    grid = "rgba(127,127,127,0.25)"
    layout: dict[str, Any] = {
        "height": height,
        "margin": {"l": 8, "r": 12, "t": 30 if legend else 14, "b": 8},
        "paper_bgcolor": "rgba(0,0,0,0)",
        "plot_bgcolor": "rgba(0,0,0,0)",
        "font": {"color": ink, "size": 14, "family": "Source Sans, Source Sans Pro, sans-serif"},
        "showlegend": legend,
        "legend": {"orientation": "h", "y": 1.02, "yanchor": "bottom", "traceorder": "normal"},
        "dragmode": False,
    }
    figure = go.Figure(layout=layout)
    figure.update_xaxes(gridcolor=grid, zeroline=False, automargin=True, fixedrange=True)
    figure.update_yaxes(gridcolor=grid, zeroline=False, automargin=True, fixedrange=True)
    return figure
