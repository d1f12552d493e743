"""The panels beside the board for steps that choose, watch, or take a whole turn."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

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
from trainer.ui.controls import button, row
from trainer.ui.rule_button import rule_button
from trainer.ui.state import act
from trainer.ui.text import feedback

WayOn = Callable[[], None]


def choice_panel(attempt: ChoiceAttempt, way_on: WayOn) -> None:
    """Draw the answers to choose from, and why the chosen one is right or wrong."""
    if attempt.is_solved:
        with row():
            way_on()
        feedback(attempt.question.done or attempt.message, "good", attempt.message)
        return
    if attempt.message:
        feedback(attempt.message, "bad")
    for index, choice in enumerate(attempt.question.choices):
        button(
            choice.text,
            f"answer {index}",
            act,
            ChoiceAttempt,
            partial(answer, index=index),
            disabled=index in attempt.tried,
            wide=True,
        )


def film_panel(attempt: FilmAttempt, way_on: WayOn) -> None:
    """Draw the move seen last, and the buttons for the next one and for the start."""
    with row():
        if attempt.is_solved:
            way_on()
        else:
            label = f"Next move ({attempt.seen + 1} of {len(attempt.question.moves)})"
            button(label, "film", act, FilmAttempt, next_move, look="primary")
        if attempt.seen and not attempt.is_solved:
            button("From the start", "rewind", act, FilmAttempt, from_start)
    if attempt.is_solved:
        feedback(attempt.question.done or attempt.message, "good", attempt.message)
    else:
        feedback(attempt.message or "Press Next move, and watch the board.", "plain")


_INVITATIONS: Final = {
    Part.EXCHANGE: "Choose your dead card. Then press Exchange.",
    Part.PLAY: "Now play a card.",
    Part.DRAW: "What comes now?",
    Part.DONE: "",
}
_PARTS: Final = (
    ("Exchange", exchange_card),
    ("Draw a card", draw_card),
    ("End turn", end_turn),
)


def turn_panel(attempt: TurnAttempt, way_on: WayOn) -> None:
    """Draw the parts of a turn as buttons, in the order in which they come."""
    missed = attempt.part is Part.PLAY and attempt.play.phase is Phase.MISSED
    refusal = attempt.refusal or attempt.play.refusal
    with row():
        if attempt.is_solved:
            way_on()
        else:
            for label, change in _PARTS:
                button(label, f"part {label}", act, TurnAttempt, change)
            _help(attempt, missed=missed)
            if refusal is not None:
                rule_button(refusal.rule)
    if attempt.is_solved:
        feedback(attempt.question.done or attempt.message, "good", attempt.message)
    elif missed or refusal is not None:
        feedback(attempt.message, "bad")
    else:
        feedback(attempt.said or _INVITATIONS[attempt.part], "plain")


def _help(attempt: TurnAttempt, *, missed: bool) -> None:
    if missed:
        again = partial(_replay, change=retry)
        button("Try again", "retry", act, TurnAttempt, again, look="primary")
    elif attempt.part is Part.PLAY:
        button("Show solution", "reveal", act, TurnAttempt, partial(_replay, change=reveal))


def _replay(attempt: TurnAttempt, change: Callable[[Attempt], Attempt]) -> TurnAttempt:
    return with_play(attempt, change(attempt.play))
