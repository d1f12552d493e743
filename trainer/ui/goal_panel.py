"""The panel beside a board with a goal: buttons, verdict, hints, the field to type in."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import streamlit as st

from trainer.game.cards import Card
from trainer.tactics.explain import describe_move
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
from trainer.ui.controls import Look, button, field, fold, row
from trainer.ui.rule_button import rule_button
from trainer.ui.state import act
from trainer.ui.text import Tone, feedback, fine_print, words

_TYPED: Final = "typed move"
_MOST_NAMED: Final = 8
_HIGHEST_NUMBER: Final = 9


def goal_panel(attempt: Attempt, way_on: Callable[[], None], *, helps: bool = True) -> None:
    """Draw everything beside the board; `way_on` draws the buttons once the goal is met.

    Without `helps` there are no hints, and no solution to show.

    The buttons stand above what is said, so that no answer, short or long, moves them.
    """
    _numbers(attempt)
    with row():
        if attempt.is_finished:
            way_on()
        else:
            _buttons(attempt, helps=helps)
    _say(attempt)
    _choices(attempt)
    _keyboard(attempt)
    _facts(attempt)


def _button(
    label: str,
    key: str,
    change: Callable[[Attempt], Attempt],
    *,
    look: Look = "secondary",
    disabled: bool = False,
) -> None:
    button(label, key, act, Attempt, change, look=look, disabled=disabled)


def _numbers(attempt: Attempt) -> None:
    if isinstance(attempt.question.goal, Count):
        with row("numbers"):
            for number in range(_HIGHEST_NUMBER + 1):
                say = partial(say_number, number=number)
                _button(str(number), f"number {number}", say, disabled=attempt.is_finished)


def _buttons(attempt: Attempt, *, helps: bool) -> None:
    if helps:
        _button("Hint", "hint", show_hint, disabled=attempt.hints >= len(hints(attempt)))
        _button("Show solution", "reveal", reveal)
    if attempt.phase is Phase.MISSED:
        _button("Try again", "retry", retry, look="primary")
    elif attempt.refusal is not None:
        rule_button(attempt.refusal.rule)
    elif isinstance(attempt.question.goal, Exchange) and attempt.picked is not None:
        _button(f"Exchange {attempt.picked.shown}", "swap", swap, look="primary")


def _say(attempt: Attempt) -> None:
    done = attempt.question.done
    told = [hint.text for hint in reversed(hints_shown(attempt))]
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
            feedback(attempt.message, _tone(attempt))
        case Phase.ASKING if not told:
            feedback(_invitation(attempt), "plain")
    if told and not attempt.is_finished:
        feedback(told[0], "hint", *told[1:])


def _tone(attempt: Attempt) -> Tone:
    """Return how a message sounds that leaves the question open."""
    if attempt.refusal is not None or attempt.stray is not None:
        return "bad"
    if isinstance(attempt.question.goal, Count):
        return "bad"
    return "good" if isinstance(attempt.question.goal, Spot) else "plain"


def _invitation(attempt: Attempt) -> str:
    goal = attempt.question.goal
    if isinstance(goal, Count):
        return "Look at the board. Then choose a number."
    if isinstance(goal, Exchange) and attempt.picked is None:
        return "Choose a card of your hand."
    if isinstance(goal, Spot):
        return "Tap the spaces on the board."
    if attempt.picked is not None:
        return _about_picked(attempt, attempt.picked)
    return "Tap a space on the board. Or choose a card first."


def _about_picked(attempt: Attempt, card: Card) -> str:
    """Say what the chosen card can do."""
    if isinstance(attempt.question.goal, Exchange):
        return f"Press Exchange {card.shown}."
    if attempt.position.is_dead(card):
        return f"{card.shown} is dead: both its spaces have chips."
    if card.is_one_eyed:
        return f"{card.shown} takes a framed chip. Tap one."
    return f"{card.shown} goes on a framed space. Tap one."


def _choices(attempt: Attempt) -> None:
    if attempt.phase is Phase.CHOOSING:
        with row():
            for label, move in options(attempt):
                _button(label, f"choice {move}", partial(choose, move=move))


def _keyboard(attempt: Attempt) -> None:
    field("Or type a move", _TYPED, _type, example="8H c4", disabled=attempt.is_finished)


def _type() -> None:
    text = str(st.session_state.get(_TYPED, ""))
    st.session_state[_TYPED] = ""
    if text.strip():
        act(Attempt, partial(type_in, text=text))


def _facts(attempt: Attempt) -> None:
    """Draw what a player at the table could know: cards that lie face up; then all solutions."""
    right = dict.fromkeys(describe_move(move).rstrip(".") for move in right_moves(attempt))
    if 1 < len(right) <= _MOST_NAMED:
        fine_print(f"All right moves: {', '.join(right)}.")
    elif len(right) > _MOST_NAMED:
        fine_print(f"{len(right)} moves are right.")
    position = attempt.position
    played, unseen = len(position.discards), position.unseen().total()
    with fold(f"Cards played: {played}, unseen: {unseen}"):
        words(" ".join(card.shown for card in position.discards) or "None yet.")
