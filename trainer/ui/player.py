"""The player: one question with its board, what is said about it, and the way on."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import streamlit as st

from trainer.content.library import Library
from trainer.game.spaces import SPACES
from trainer.tactics.goal import Count, Exchange, Spot
from trainer.training.attempt import (
    Attempt,
    Phase,
    choose,
    hints,
    hints_shown,
    options,
    pick,
    retry,
    reveal,
    right_moves,
    say_number,
    show_hint,
    swap,
    tap,
    type_in,
)
from trainer.training.lesson_run import LessonRun
from trainer.training.progress import Place
from trainer.training.puzzle_run import chapter_title, puzzle_after
from trainer.ui.attempt_view import table_view
from trainer.ui.keeper import keeper
from trainer.ui.state import Run, go_to, keep_attempt, leave, progress, run
from trainer.ui.table import Tap, table
from trainer.ui.text import feedback, fine_print, goal_line, steps_bar

_TYPED: Final = "typed move"
_HIGHEST_NUMBER: Final = 9


@st.fragment
def player(book: Library) -> None:
    """Play the lesson or puzzle of this tab. A tap runs this part of the page only."""
    playing = run()
    if playing is None:
        st.rerun()
    attempt = playing.attempt
    keeper()
    _head(playing)
    left, right = st.columns([3, 2], gap="medium")
    with left:
        goal_line(attempt.question)
        table(table_view(attempt), key="table", on_tap=_tapped)
    with right:
        _say(attempt)
        _choices(attempt)
        _numbers(attempt)
        _ways_on(playing, book)
        _keyboard(attempt)
        _facts(attempt)


def _tapped(touched: Tap) -> None:
    playing = run()
    if playing is None or playing.attempt.question.id != touched.scene:
        return
    attempt = playing.attempt
    if touched.kind == "space":
        keep_attempt(tap(attempt, SPACES[touched.index]))
    else:
        shown = table_view(attempt).hand
        keep_attempt(pick(attempt, shown[touched.index]))


def _head(playing: Run) -> None:
    with st.container(horizontal=True, vertical_alignment="center"):
        st.button("Home", icon=":material/arrow_back:", type="tertiary", on_click=leave)
        if isinstance(playing, LessonRun):
            number = f"{playing.index + 1} of {len(playing.lesson.steps)}"
            st.markdown(f"**{playing.lesson.title}** · {number}")
        else:
            chapter = chapter_title(playing.puzzle.chapter)
            st.markdown(f"**{playing.puzzle.title}** · {chapter}")
    if isinstance(playing, LessonRun):
        steps_bar(playing)


def _say(attempt: Attempt) -> None:
    question = attempt.question
    match attempt.phase:
        case Phase.SOLVED:
            feedback(
                question.done or attempt.message, "good", attempt.message if question.done else ""
            )
        case Phase.MISSED:
            feedback(attempt.message, "bad")
        case Phase.REVEALED:
            feedback(attempt.message, "plain", question.done)
        case Phase.CHOOSING:
            feedback("That can be several moves. Which one do you mean?", "plain")
        case Phase.ASKING if attempt.message:
            refused = attempt.refusal is not None or attempt.stray is not None
            rule = attempt.refusal.rule if attempt.refusal is not None else ""
            good = isinstance(question.goal, Spot) and not refused
            feedback(attempt.message, "bad" if refused else "good" if good else "plain", rule)
        case Phase.ASKING:
            feedback(_invitation(attempt), "plain")
    if not attempt.is_finished:
        for hint in hints_shown(attempt):
            feedback(hint.text, "hint")


def _invitation(attempt: Attempt) -> str:
    if isinstance(attempt.question.goal, Count):
        return "Look at the board. Then choose a number."
    if isinstance(attempt.question.goal, Exchange) and attempt.picked is None:
        return "Choose a card of your hand."
    if isinstance(attempt.question.goal, Spot):
        return "Tap the spaces on the board."
    if attempt.picked is not None:
        return f"{attempt.picked.shown} goes on a framed space. Tap one."
    return "Tap a space on the board. Or choose a card first."


def _choices(attempt: Attempt) -> None:
    if attempt.phase is not Phase.CHOOSING:
        return
    with st.container(horizontal=True):
        for label, move in options(attempt):
            st.button(
                label, key=f"choice {move}", on_click=_act, args=(partial(choose, move=move),)
            )


def _numbers(attempt: Attempt) -> None:
    """Draw what is answered beside the board: a number, or the exchange of the chosen card."""
    goal = attempt.question.goal
    if attempt.is_finished:
        return
    if isinstance(goal, Count):
        with st.container(horizontal=True):
            for number in range(_HIGHEST_NUMBER + 1):
                act = partial(say_number, number=number)
                st.button(str(number), key=f"number {number}", on_click=_act, args=(act,))
    elif isinstance(goal, Exchange) and attempt.picked is not None:
        st.button(f"Exchange {attempt.picked.shown}", key="swap", on_click=_act, args=(swap,))


def _act(change: Callable[[Attempt], Attempt]) -> None:
    playing = run()
    if playing is not None:
        keep_attempt(change(playing.attempt))


def _ways_on(playing: Run, book: Library) -> None:
    attempt = playing.attempt
    with st.container(horizontal=True):
        if attempt.is_finished:
            _onward(playing, book)
        elif attempt.phase is Phase.MISSED:
            st.button("Try again", type="primary", on_click=_act, args=(retry,))
        if not attempt.is_finished:
            more = attempt.hints < len(hints(attempt))
            st.button("Hint", on_click=_act, args=(show_hint,), disabled=not more)
            st.button("Show solution", on_click=_act, args=(reveal,))


def _onward(playing: Run, book: Library) -> None:
    if isinstance(playing, LessonRun):
        here = Place(lesson=playing.lesson.id, step=playing.index)
        place, label = _after_step(playing, book)
    else:
        here = Place(puzzle=playing.puzzle.id)
        following = puzzle_after(book, playing.puzzle, progress())
        place = None if following is None else Place(puzzle=following.id)
        label = "Next puzzle"
    if place is None:
        st.button("Home", key="done", type="primary", on_click=leave)
    else:
        st.button(label, key="next", type="primary", on_click=go_to, args=(place, book))
    st.button("Play it again", on_click=go_to, args=(here, book))


def _after_step(playing: LessonRun, book: Library) -> tuple[Place | None, str]:
    if not playing.is_last:
        return Place(lesson=playing.lesson.id, step=playing.index + 1), "Next"
    later = [lesson for lesson in book.lessons if lesson.order > playing.lesson.order]
    if later:
        return Place(lesson=later[0].id), f"Next lesson: {later[0].title}"
    if book.puzzles:
        return Place(puzzle=book.puzzles[0].id), "On to the puzzles"
    return None, ""


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
        _act(partial(type_in, text=text))


def _facts(attempt: Attempt) -> None:
    """Draw what a player at the table could know: the cards that lie face up, and all solutions."""
    right = right_moves(attempt)
    if len(right) > 1:
        fine_print(f"All right moves: {', '.join(map(str, right))}")
    position = attempt.position
    with st.expander(
        f"Cards played: {len(position.discards)}, unseen: {position.unseen().total()}"
    ):
        st.markdown(" ".join(card.shown for card in position.discards) or "None yet.")
