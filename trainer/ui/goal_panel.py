"""The panel beside a board with a goal: verdict, hints, buttons, the field to type in."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, Literal

import streamlit as st

from trainer.tactics.goal import Count, Exchange, Spot
from trainer.training.attempt import (
    Attempt,
    Phase,
    choose,
    hints,
    hints_shown,
    options,
    retry,
    reveal,
    right_moves,
    say_number,
    show_hint,
    swap,
    type_in,
)
from trainer.ui.state import act
from trainer.ui.text import feedback, fine_print

_TYPED: Final = "typed move"
_HIGHEST_NUMBER: Final = 9


def goal_panel(attempt: Attempt, way_on: Callable[[], None]) -> None:
    """Draw everything beside the board; `way_on` draws the buttons once the goal is met."""
    _say(attempt)
    _choices(attempt)
    _numbers(attempt)
    with st.container(horizontal=True):
        if attempt.is_finished:
            way_on()
        elif attempt.phase is Phase.MISSED:
            _button("Try again", retry, primary=True)
        if not attempt.is_finished:
            more = attempt.hints < len(hints(attempt))
            _button("Hint", show_hint, disabled=not more)
            _button("Show solution", reveal)
    _keyboard(attempt)
    _facts(attempt)


def _button(
    label: str,
    change: Callable[[Attempt], Attempt],
    *,
    key: str | None = None,
    primary: bool = False,
    disabled: bool = False,
) -> None:
    kind: Literal["primary", "secondary"] = "primary" if primary else "secondary"
    st.button(label, key=key, type=kind, disabled=disabled, on_click=act, args=(Attempt, change))


def _say(attempt: Attempt) -> None:
    done = attempt.question.done
    match attempt.phase:
        case Phase.SOLVED:
            feedback(done or attempt.message, "good", attempt.message if done else "")
        case Phase.MISSED:
            feedback(attempt.message, "bad")
        case Phase.REVEALED:
            feedback(attempt.message, "plain", done)
        case Phase.CHOOSING:
            feedback("That can be several moves. Which one do you mean?", "plain")
        case Phase.ASKING if attempt.message:
            refused = attempt.refusal is not None or attempt.stray is not None
            rule = attempt.refusal.rule if attempt.refusal is not None else ""
            good = isinstance(attempt.question.goal, Spot) and not refused
            feedback(attempt.message, "bad" if refused else "good" if good else "plain", rule)
        case Phase.ASKING:
            feedback(_invitation(attempt), "plain")
    if not attempt.is_finished:
        for hint in hints_shown(attempt):
            feedback(hint.text, "hint")


def _invitation(attempt: Attempt) -> str:
    goal = attempt.question.goal
    if isinstance(goal, Count):
        return "Look at the board. Then choose a number."
    if isinstance(goal, Exchange) and attempt.picked is None:
        return "Choose a card of your hand."
    if isinstance(goal, Spot):
        return "Tap the spaces on the board."
    if attempt.picked is not None:
        return f"{attempt.picked.shown} goes on a framed space. Tap one."
    return "Tap a space on the board. Or choose a card first."


def _choices(attempt: Attempt) -> None:
    if attempt.phase is Phase.CHOOSING:
        with st.container(horizontal=True):
            for label, move in options(attempt):
                _button(label, partial(choose, move=move), key=f"choice {move}")


def _numbers(attempt: Attempt) -> None:
    """Draw what is answered beside the board: a number, or the exchange of the chosen card."""
    goal = attempt.question.goal
    if attempt.is_finished:
        return
    if isinstance(goal, Count):
        with st.container(horizontal=True):
            for number in range(_HIGHEST_NUMBER + 1):
                _button(str(number), partial(say_number, number=number), key=f"number {number}")
    elif isinstance(goal, Exchange) and attempt.picked is not None:
        _button(f"Exchange {attempt.picked.shown}", swap, key="swap")


def _keyboard(attempt: Attempt) -> None:
    st.text_input(
        "Or type a move",
        key=_TYPED,
        placeholder="8H c4",
        max_chars=40,
        disabled=attempt.is_finished,
        on_change=_type,
    )


def _type() -> None:
    text = str(st.session_state.get(_TYPED, ""))
    st.session_state[_TYPED] = ""
    if text.strip():
        act(Attempt, partial(type_in, text=text))


def _facts(attempt: Attempt) -> None:
    """Draw what a player at the table could know: cards that lie face up; then all solutions."""
    right = right_moves(attempt)
    if len(right) > 1:
        fine_print(f"All right moves: {', '.join(map(str, right))}")
    position = attempt.position
    played, unseen = len(position.discards), position.unseen().total()
    with st.expander(f"Cards played: {played}, unseen: {unseen}"):
        st.markdown(" ".join(card.shown for card in position.discards) or "None yet.")
