"""The run of training in this tab: a mix, a round, a streak or a storm."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

import streamlit as st

from trainer.store.errors import StoreError
from trainer.training.answer import Answer, Mode
from trainer.training.drills import Drill
from trainer.training.mix import Mix
from trainer.training.pool import Moment, pool_of
from trainer.training.round import Round
from trainer.training.storm import Storm
from trainer.training.streak import Streak
from trainer.ui.book import library
from trainer.ui.keeping import history, rating, settings, store

_DRILL: Final = "drill"


def drill() -> Drill | None:
    """Return the run of this tab; None without."""
    kept = st.session_state.get(_DRILL)
    return kept if isinstance(kept, Mix | Round | Streak | Storm) else None


def drill_of(mode: Mode) -> Drill | None:
    """Return the run of this tab, if it is of a mode."""
    now = drill()
    return now if now is not None and now.mode is mode else None


def keep_drill(changed: Drill | None) -> None:
    """Set the run of this tab."""
    st.session_state[_DRILL] = changed


def moment() -> Moment:
    """Return the puzzles, the answers, the rating and the time, as they are now."""
    try:
        moved = store().puzzle_ratings()
    except StoreError:
        moved = {}
    pool = pool_of(library(settings().folders), moved)
    return Moment(pool, history(), datetime.now(UTC), rating())


def hear(answer: Answer) -> None:
    """Let the run of this tab know of an answer."""
    now = drill()
    if now is not None and answer.mode is now.mode:
        keep_drill(now.after(answer, moment()))


def comes_too_soon(milliseconds: int) -> bool:
    """Tell whether a tap was meant for the puzzle before: it counts for nothing then."""
    now = drill()
    return isinstance(now, Storm) and now.ignores(milliseconds)
