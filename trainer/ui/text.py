"""Every piece of text that a page shows goes through here, as HTML and escaped."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Final, Literal

import streamlit as st

from trainer.game.sides import Side, format_side
from trainer.training.lesson_run import LessonRun
from trainer.training.question import AnyTask, describe_task

Tone = Literal["good", "bad", "plain", "hint", "sent"]
_SIGNS: Final[dict[Tone, str]] = {"good": "✓", "bad": "✗", "plain": "→", "hint": "?", "sent": "➤"}


def goal_line(question: AnyTask) -> None:
    """Draw the line above the board: side, what to do, how many moves."""
    side, goal, moves = describe_task(question)
    facts = [f"{side} to move", moves]
    if question.prompt == goal:
        needs = _count(question.position.missing(question.position.side))
        facts.append(f"{side.lower()} needs {needs}")
    st.html(
        f'<div class="sq-goal">{_chip(question.position.side)}'
        f'<div><p class="sq-prompt">{escape(question.prompt)}</p>'
        f'<p class="sq-meta">{escape(" · ".join(facts))}</p></div></div>'
    )


def _count(sequences: int) -> str:
    return "1 more sequence" if sequences == 1 else f"{sequences} more sequences"


def _chip(side: Side) -> str:
    return f'<span class="sq-chip sq-{format_side(side)}" aria-hidden="true"></span>'


def feedback(message: str, tone: Tone, *more: str) -> None:
    """Draw what is said about the last act; screen readers say it at once."""
    seconds = "".join(f'<p class="sq-more">{escape(each)}</p>' for each in more if each)
    st.html(
        f'<div class="sq-feedback sq-{tone}" role="status">'
        f'<span class="sq-sign" aria-hidden="true">{_SIGNS[tone]}</span>'
        f"<div><p>{escape(message)}</p>{seconds}</div></div>"
    )


def steps_bar(playing: LessonRun) -> None:
    """Draw how far a lesson has come."""
    marks = (
        "done" if i < playing.index else "here" if i == playing.index else ""
        for i in range(len(playing.lesson.steps))
    )
    spans = "".join(f'<span class="{mark}"></span>' for mark in marks)
    st.html(f'<div class="sq-steps" aria-hidden="true">{spans}</div>')


def hero(title: str, below: str) -> None:
    """Draw the head of a page."""
    st.html(f'<div class="sq-hero"><h1>{escape(title)}</h1><p>{escape(below)}</p></div>')


def heading(title: str, fact: str = "", side: Side | None = None) -> None:
    """Draw a title with a fact beside it, behind the chip of a side if there is one."""
    beside = f" · {escape(fact)}" if fact else ""
    chip = "" if side is None else _chip(side)
    st.html(f'<p class="sq-heading">{chip}<strong>{escape(title)}</strong>{beside}</p>')


def part(title: str) -> None:
    """Draw the name of a part of a page."""
    st.html(f'<h2 class="sq-part">{escape(title)}</h2>')


def words(text: str) -> None:
    """Draw a paragraph."""
    st.html(f'<p class="sq-words">{escape(text)}</p>')


def rule_words(id_: str, status: str, origin: str, text: str, holes: str) -> None:
    """Draw a rule: its id, where it comes from, what it says, and what is missing for it."""
    missing = f'<p class="sq-fine sq-hole">{escape(holes)}</p>' if holes else ""
    st.html(
        f'<p class="sq-heading"><strong>{escape(id_)}</strong> '
        f'<span class="sq-status" title="{escape(origin)}">{escape(status)}</span></p>'
        f'<p class="sq-words">{escape(text)}</p>{missing}'
    )


def pairs(lines: Iterable[tuple[str, str]]) -> None:
    """Draw names, each with a sentence about it."""
    rows = (f"<strong>{escape(name)}</strong><span>{escape(said)}</span>" for name, said in lines)
    st.html(f'<div class="sq-pairs">{"".join(rows)}</div>')


def fine_print(text: str) -> None:
    """Draw small text at the foot of a page."""
    st.html(f'<p class="sq-fine">{escape(text)}</p>')


def listing(lines: Iterable[str]) -> None:
    """Draw lines as they are, to be copied."""
    st.code("\n".join(lines), language=None)
