"""Every piece of text that a page shows as HTML goes through here, escaped."""

from __future__ import annotations

from html import escape
from typing import Final, Literal

import streamlit as st

from trainer.game.sides import Side, format_side
from trainer.training.question import Question, describe_task

Tone = Literal["good", "bad", "plain"]
_SIGNS: Final[dict[Tone, str]] = {"good": "✓", "bad": "✗", "plain": "→"}


def goal_line(question: Question) -> None:
    """Draw the line above the board: side, what to do, how many moves."""
    side, goal, moves = describe_task(question)
    prompt = question.prompt
    more = "" if prompt.rstrip(".") == goal else ""
    st.html(
        f'<div class="sq-goal">{_chip(question.position.side)}'
        f'<div><p class="sq-prompt">{escape(prompt)}{more}</p>'
        f'<p class="sq-meta">You are {escape(side.lower())} · {escape(goal)} · '
        f"{escape(moves)}</p></div></div>"
    )


def _chip(side: Side) -> str:
    return f'<span class="sq-chip sq-{format_side(side)}" aria-hidden="true"></span>'


def feedback(message: str, tone: Tone, more: str = "") -> None:
    """Draw what is said about the last act; screen readers say it at once."""
    second = f'<p class="sq-more">{escape(more)}</p>' if more else ""
    st.html(
        f'<div class="sq-feedback sq-{tone}" role="status">'
        f'<span class="sq-sign" aria-hidden="true">{_SIGNS[tone]}</span>'
        f"<div><p>{escape(message)}</p>{second}</div></div>"
    )
