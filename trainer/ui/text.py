"""Every piece of text on a page goes through here, so that it shows as it was written."""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import escape
from typing import Final, Literal

import streamlit as st

from trainer.game.sides import Side, format_side
from trainer.training.lesson_run import LessonRun
from trainer.training.question import Question, describe_task

Tone = Literal["good", "bad", "plain", "hint"]
_SIGNS: Final[dict[Tone, str]] = {"good": "✓", "bad": "✗", "plain": "→", "hint": "?"}
_SIGN: Final = re.compile(r"[!-/:-@\[-`{-~]")
_GROUP: Final = re.compile(r"[:@](?=\S)|[-<>=](?=[-<>=])|(?<=www)\.", re.IGNORECASE)
_JOINER: Final = "\u2060"
"""Has no width and allows no break."""


def plain(text: str) -> str:
    """Make a label of a widget that shows a text and nothing but it.

    Labels are Markdown. A backslash takes the meaning from each sign. Streamlit looks afterwards
    for groups of them, such as `:smile:`, `->` and `www.`; a joiner parts those.
    """
    parted = _GROUP.sub(rf"\g<0>{_JOINER}", " ".join(text.split()))
    return _SIGN.sub(r"\\\g<0>", parted)


def goal_line(question: Question) -> None:
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


def feedback(message: str, tone: Tone, more: Iterable[str] = ()) -> None:
    """Draw what is said about the last act; screen readers say it at once."""
    seconds = "".join(f'<p class="sq-more">{escape(words)}</p>' for words in more)
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


def hero(title: str, words: str) -> None:
    """Draw the head of a page."""
    st.html(f'<div class="sq-hero"><h1>{escape(title)}</h1><p>{escape(words)}</p></div>')


def heading(title: str, words: str = "") -> None:
    """Draw a title with a fact beside it."""
    beside = f" · {escape(words)}" if words else ""
    st.html(f'<p class="sq-heading"><strong>{escape(title)}</strong>{beside}</p>')


def entry(title: str, words: str) -> None:
    """Draw a title with a sentence below it."""
    st.html(
        f'<p class="sq-heading"><strong>{escape(title)}</strong></p>'
        f'<p class="sq-words">{escape(words)}</p>'
    )


def words(text: str) -> None:
    """Draw a paragraph."""
    st.html(f'<p class="sq-words">{escape(text)}</p>')


def fine_print(text: str) -> None:
    """Draw small text at the foot of a page."""
    st.html(f'<p class="sq-fine">{escape(text)}</p>')
