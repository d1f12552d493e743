"""What the learner chooses for a run: how hard it is to be, and what it is to be about."""

from __future__ import annotations

from typing import Final

import streamlit as st

from trainer.tactics.themes import Theme
from trainer.training.chapters import chapter_title
from trainer.training.drill import Topic, matching
from trainer.training.mix import Ease
from trainer.training.pool import Pool
from trainer.ui.form import one_of, some_of
from trainer.ui.text import words

_EASE: Final = "ease"
_THEMES: Final = "topic themes"
_GOALS: Final = "topic goals"
_CHAPTERS: Final = "topic chapters"


def ease() -> Ease:
    """Return how hard the mix is to be."""
    kept = st.session_state.get(_EASE)
    return Ease(kept) if kept in {each.value for each in Ease} else Ease.NORMAL


def ease_choice() -> None:
    """Draw the choice of how hard the mix is to be."""
    st.session_state[_EASE] = ease().value
    one_of("How hard?", _EASE, [each.value for each in Ease], _nothing, told=True)


def topic() -> Topic:
    """Return what is to be drilled."""
    return Topic(
        themes=frozenset(map(Theme, _chosen(_THEMES))),
        goals=frozenset(_chosen(_GOALS)),
        chapters=frozenset(_chosen(_CHAPTERS)),
    )


def choose_theme(theme: str) -> None:
    """Choose one theme and nothing else."""
    for key in (_GOALS, _CHAPTERS):
        st.session_state[key] = []
    st.session_state[_THEMES] = [theme]


def topic_choice(pool: Pool) -> int:
    """Draw the choice of themes, goals and chapters; return how many puzzles fit."""
    themes = dict.fromkeys(theme.value for entry in pool.entries for theme in entry.themes)
    goals = dict.fromkeys(entry.goal for entry in pool.entries)
    chapters = dict.fromkeys(entry.chapter for entry in pool.entries)
    some_of("Themes: each must be in the puzzle", _THEMES, sorted(themes), _as_title)
    some_of("Goals", _GOALS, sorted(goals), _as_title)
    some_of("Chapters", _CHAPTERS, sorted(chapters), chapter_title)
    number = len(matching(topic(), pool))
    words("1 puzzle fits." if number == 1 else f"{number} puzzles fit.")
    return number


def _chosen(key: str) -> list[str]:
    kept = st.session_state.get(key)
    return [str(each) for each in kept] if isinstance(kept, list | tuple) else []


def _as_title(word: str) -> str:
    return word[:1].upper() + word[1:]


def _nothing() -> None:
    """Do no more than draw the page anew."""
