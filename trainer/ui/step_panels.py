"""The panels beside the board for steps that choose, watch, or take a whole turn."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import streamlit as st

from trainer.training.attempt import Attempt, Phase, retry, reveal
from trainer.training.choice_attempt import ChoiceAttempt, answer
from trainer.training.film_attempt import FilmAttempt, from_start, next_move
from trainer.training.turn_attempt import (
    Part,
    TurnAttempt,
    draw_card,
    end_turn,
    exchange_card,
    with_play,
)
from trainer.ui.state import act
from trainer.ui.text import feedback, plain

WayOn = Callable[[], None]


def choice_panel(attempt: ChoiceAttempt, way_on: WayOn) -> None:
    """Draw the answers to choose from, and why the chosen one is right or wrong."""
    if attempt.is_solved:
        feedback(attempt.question.done or attempt.message, "good", attempt.message)
        with st.container(horizontal=True):
            way_on()
        return
    if attempt.message:
        feedback(attempt.message, "bad")
    else:
        feedback("Choose an answer.", "plain")
    for index, choice in enumerate(attempt.question.choices):
        st.button(
            plain(choice.text),
            key=f"answer {index}",
            width="stretch",
            disabled=index in attempt.tried,
            on_click=act,
            args=(ChoiceAttempt, partial(answer, index=index)),
        )


def film_panel(attempt: FilmAttempt, way_on: WayOn) -> None:
    """Draw the move seen last, and the buttons for the next one and for the start."""
    if attempt.is_solved:
        feedback(attempt.question.done or attempt.message, "good", attempt.message)
    else:
        feedback(attempt.message or "Press Next move, and watch the board.", "plain")
    with st.container(horizontal=True):
        if attempt.is_solved:
            way_on()
        else:
            label = f"Next move ({attempt.seen + 1} of {len(attempt.question.moves)})"
            st.button(
                label, key="film", type="primary", on_click=act, args=(FilmAttempt, next_move)
            )
        if attempt.seen and not attempt.is_solved:
            st.button("From the start", on_click=act, args=(FilmAttempt, from_start))


_INVITATIONS: Final = {
    Part.EXCHANGE: "Choose your dead card. Then press Exchange.",
    Part.PLAY: "Now play a card.",
    Part.DRAW: "What comes now?",
    Part.DONE: "",
}


def turn_panel(attempt: TurnAttempt, way_on: WayOn) -> None:
    """Draw the parts of a turn as buttons, in the order in which they come."""
    missed = attempt.part is Part.PLAY and attempt.play.phase is Phase.MISSED
    refusal = attempt.refusal or attempt.play.refusal
    if attempt.is_solved:
        feedback(attempt.question.done or attempt.message, "good", attempt.message)
    elif missed or refusal is not None:
        feedback(attempt.message, "bad", "" if refusal is None else refusal.rule)
    else:
        feedback(attempt.said or _INVITATIONS[attempt.part], "plain")
    with st.container(horizontal=True):
        if attempt.is_solved:
            way_on()
        elif missed:
            again = partial(_replay, change=retry)
            st.button("Try again", type="primary", on_click=act, args=(TurnAttempt, again))
        elif attempt.part is Part.PLAY:
            show = partial(_replay, change=reveal)
            st.button("Show solution", on_click=act, args=(TurnAttempt, show))
        if not attempt.is_solved:
            for label, change in (
                ("Exchange", exchange_card),
                ("Draw a card", draw_card),
                ("End turn", end_turn),
            ):
                st.button(label, key=f"part {label}", on_click=act, args=(TurnAttempt, change))


def _replay(attempt: TurnAttempt, change: Callable[[Attempt], Attempt]) -> TurnAttempt:
    return with_play(attempt, change(attempt.play))
