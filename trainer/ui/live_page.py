"""A live question on a pupil's device: board and hand, what was sent, and what was right."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

import streamlit as st

from trainer.classroom.draft import (
    Draft,
    Touch,
    draft_of,
    forms_of,
    picked_card,
    takes_moves,
    touch_card,
    touch_exchange,
    touch_film,
    touch_send,
    touch_space,
    type_in,
)
from trainer.classroom.live import SaidError, format_spaces, goal_of
from trainer.classroom.room import Phase, RoomError
from trainer.classroom.tally import shown
from trainer.errors import TrainerError
from trainer.game.moves import format_move
from trainer.game.spaces import SPACES
from trainer.tactics.goal import Count, Exchange, Spot
from trainer.training.answer import Answer, Outcome
from trainer.training.film_attempt import FilmAttempt
from trainer.training.question import AnyTask, ChoiceQuestion, Film, WholeTurn
from trainer.ui.controls import Look, button, field, row
from trainer.ui.live_view import Told, asked_live, live_view, told
from trainer.ui.pupil_kept import Presence, Removed, last_said, present_again, send
from trainer.ui.table import Tap, table
from trainer.ui.text import feedback, fine_print, goal_line

TABLE: Final = "live table"
"""The key of the board: one for the lobby and all questions."""

_DRAFT: Final = "live draft"
_TYPED: Final = "typed answer"
_HIGHEST_NUMBER: Final = 9
_BREAKS: Final = {
    Phase.PAUSED: "There is a break. Wait until it goes on.",
    Phase.CLOSED: "This question is closed. Look at the big board.",
    Phase.SHOWN: "Look at the big board.",
}

_Change = Callable[[AnyTask, Draft], Touch]


@dataclass(frozen=True, slots=True)
class _OnTable:
    """The draft of a scene, and why the last touch could not be sent."""

    scene: str
    draft: Draft
    refused: str = ""


@st.fragment
def live_page(drawn: Presence, task: AnyTask) -> None:
    """Draw the question on the board; a touch runs this part of the page only."""
    try:
        here = present_again(drawn)
        last = last_said(here, task.id)
    except (RoomError, Removed):
        st.rerun()  # the page says what has happened
    except TrainerError as error:
        feedback(str(error), "bad")
        return
    if here != drawn:
        st.rerun()
    left, right = st.columns([3, 2], gap="medium")
    is_open = here.room.phase is Phase.ASKING
    if here.room.phase is Phase.SHOWN and here.room.verdicts:
        answer = told(task, _scene(here), last)
        view = answer.view
    else:
        answer = None
        kept = _on_table(here, task, last)
        view = live_view(task, _scene(here), kept.draft, last)
        view = view if is_open else replace(view, locked=True)
    with left:
        goal_line(asked_live(task))
        table(view, key=TABLE, on_tap=partial(_tapped, here, task))
    with right:
        if answer is not None:
            nothing = _was_sent(task, last, _on_table(here, task, last).draft)
            _tell(task, last, nothing, answer)
        elif is_open:
            _panel(here, task, kept, last)
        else:
            paused = here.room.phase is Phase.PAUSED and last is None
            sent = "" if paused else _was_sent(task, last, kept.draft)
            feedback(_BREAKS[here.room.phase], "plain", sent)


def _scene(here: Presence) -> str:
    return f"{here.room.id} {here.room.question} {here.room.round}"


def _on_table(here: Presence, task: AnyTask, last: Answer | None) -> _OnTable:
    """Return what lies on the table; after a reload, what was sent last."""
    kept = st.session_state.get(_DRAFT)
    if not isinstance(kept, _OnTable) or kept.scene != _scene(here):
        kept = _OnTable(_scene(here), Draft() if last is None else draft_of(task, last.said))
        st.session_state[_DRAFT] = kept
    return kept


def _tapped(here: Presence, task: AnyTask, touched: Tap) -> None:
    if touched.kind == "space":
        _touch(here, task, lambda task, draft: touch_space(task, draft, SPACES[touched.index]))
    else:
        _touch(here, task, lambda task, draft: touch_card(task, draft, touched.index))


def _touch(here: Presence, task: AnyTask, change: _Change) -> None:
    """Change the draft, and send what the touch says; what was not sent stays on the table."""
    kept = st.session_state.get(_DRAFT)
    if not isinstance(kept, _OnTable) or kept.scene != _scene(here):
        return
    touch = Touch(kept.draft)
    try:
        touch = change(task, kept.draft)
        now = present_again(here)
        if touch.said and _scene(now) == kept.scene:
            send(now, task, touch.said)
        kept = _OnTable(kept.scene, touch.draft)
    except SaidError as error:
        forms = forms_of(task, touch.said)
        kept = _OnTable(kept.scene, replace(touch.draft, forms=forms), "" if forms else str(error))
    except TrainerError as error:
        kept = _OnTable(kept.scene, touch.draft, str(error))
    st.session_state[_DRAFT] = kept


def _say(here: Presence, task: AnyTask, said: str) -> None:
    _touch(here, task, lambda _, draft: Touch(replace(draft, forms=()), said))


def _panel(here: Presence, task: AnyTask, kept: _OnTable, last: Answer | None) -> None:
    """Draw the buttons, what was sent, and the field to type in.

    The buttons stand above what is said, so that nothing that is said moves them.
    """
    goal, draft = goal_of(task), kept.draft
    act = partial(_touch, here, task)
    said = "" if last is None else last.said
    if isinstance(task, ChoiceQuestion):
        for index, choice in enumerate(task.choices, start=1):
            look: Look = "primary" if said == str(index) else "secondary"
            button(
                choice.text,
                f"live answer {index}",
                _say,
                here,
                task,
                str(index),
                look=look,
                wide=True,
            )
    elif isinstance(task, Film):
        _film(task, draft, act)
    elif isinstance(goal, Count):
        with row("numbers"):
            for number in map(str, range(_HIGHEST_NUMBER + 1)):
                look = "primary" if said == number else "secondary"
                button(number, f"live number {number}", _say, here, task, number, look=look)
    elif isinstance(goal, Spot):
        button(
            f"Send {len(draft.marked)}" if draft.marked else "Send",
            "send",
            act,
            touch_send,
            look="primary",
            icon="send",
            disabled=not draft.marked or said == format_spaces(draft.marked),
        )
    elif isinstance(goal, Exchange):
        card = picked_card(task, draft)
        label = "Exchange" if card is None else f"Exchange {card.shown}"
        button(label, "exchange", act, touch_exchange, look="primary", disabled=card is None)
    _feedback(task, kept, last)
    if draft.forms:
        with row():
            for move in draft.forms:
                label = " and ".join(map(str, move.claim))
                button(label, f"form {move}", _say, here, task, format_move(move))
    if isinstance(task, WholeTurn) and task.turn.exchange:
        fine_print("Your dead card is exchanged already.")
    if takes_moves(task) or isinstance(goal, Spot):
        field("Or type it", _TYPED, partial(_type, here, task), example="8H c4")


def _film(task: Film, draft: Draft, act: Callable[..., None]) -> None:
    with row():
        if draft.seen < len(task.moves):
            label = f"Next move ({draft.seen + 1} of {len(task.moves)})"
            button(label, "live film", act, touch_film, look="primary")
        if draft.seen:
            button("From the start", "live rewind", act, partial(touch_film, back=True))


def _type(here: Presence, task: AnyTask) -> None:
    text = str(st.session_state.get(_TYPED, ""))
    st.session_state[_TYPED] = ""
    if text.strip():
        _touch(here, task, lambda task, draft: type_in(task, draft, text))


def _feedback(task: AnyTask, kept: _OnTable, last: Answer | None) -> None:
    draft = kept.draft
    if kept.refused:
        feedback(kept.refused, "bad")
    elif draft.forms:
        feedback("Which five spaces are your sequence?", "plain")
    elif draft.waiting is not None:
        feedback(f"Which card do you play on {draft.waiting}? Tap it in your hand.", "plain")
    elif isinstance(task, Film):
        message = FilmAttempt(task, draft.seen).message
        if last is None:
            feedback(message or "Press Next move, and watch the board.", "plain")
        else:
            feedback("You have seen it all. Wait for the next question.", "sent", message)
    elif last is None:
        feedback(_invitation(task, draft), "plain")
    elif isinstance(goal_of(task), Spot) and format_spaces(draft.marked) != last.said:
        feedback("Changed, and not sent yet. Press Send.", "plain", _was_sent(task, last, draft))
    else:
        feedback(f"Sent: {shown(task, last.said)}. {_another(task)}", "sent")


def _another(task: AnyTask) -> str:
    goal = goal_of(task)
    if isinstance(task, ChoiceQuestion):
        return "Tap another answer to change it."
    if isinstance(goal, Count):
        return "Tap another number to change it."
    if isinstance(goal, Spot):
        return "Tap more spaces to change it."
    if isinstance(goal, Exchange):
        return "Tap another card to change it."
    return "Tap another space to change it."


def _invitation(task: AnyTask, draft: Draft) -> str:
    goal, card = goal_of(task), picked_card(task, draft)
    if isinstance(task, ChoiceQuestion):
        return "Tap your answer."
    if isinstance(goal, Count):
        return "Look at the board. Then tap a number."
    if isinstance(goal, Spot):
        return "Tap the spaces on the board. Then press Send."
    if isinstance(goal, Exchange):
        return (
            "Tap a card. Then press Exchange." if card is None else f"Press Exchange {card.shown}."
        )
    if card is not None:
        return f"{card.shown}: now tap a space on the board."
    return "Tap a card. Then tap a space on the board."


def _was_sent(task: AnyTask, last: Answer | None, draft: Draft) -> str:
    """Say what was sent; where nothing was, what was still to be done for it."""
    if last is not None:
        return f"You sent: {shown(task, last.said)}."
    if draft.marked:
        spaces = "1 space" if len(draft.marked) == 1 else f"{len(draft.marked)} spaces"
        return f"You marked {spaces}, but did not press Send."
    if draft.waiting is not None:
        return f"You tapped {draft.waiting}, but chose no card for it."
    return "You sent nothing this time."


def _tell(task: AnyTask, last: Answer | None, nothing: str, answer: Told) -> None:
    """Say whether the own answer was right, why, and what all right ones are."""
    sentence, right = "" if answer.judged is None else answer.judged.sentence, answer.right
    if last is None:
        feedback(nothing, "plain", right)
    elif isinstance(task, Film):
        feedback("You have seen it all.", "good")
    elif last.is_right:
        said = f"{shown(task, last.said)}."
        feedback(f"Right: {said}", "good", "" if sentence == said else sentence, right)
    else:
        refused = last.outcome is Outcome.REFUSED
        why = "That is against the rules." if refused else "That is not it."
        feedback(f"You sent: {shown(task, last.said)}. {why}", "bad", sentence, right)
