"""The run of training in this tab: a mix, a round, a streak or a storm."""

from __future__ import annotations

from contextlib import suppress
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
from trainer.ui.keeping import history, ledger, rating, settings, store

_DRILL: Final = "drill"
_LOOKED: Final = "looked for a run"


def drill() -> Drill | None:
    """Return the run of this tab; None without."""
    kept = st.session_state.get(_DRILL)
    return kept if isinstance(kept, Mix | Round | Streak | Storm) else None


def bring_back(mode: Mode) -> None:
    """Take up the last run of a mode, kept from before a reload, where this tab has none of it.

    Of a streak or a storm that is over, how it went is worth another look.
    """
    _look_for(mode)
    running = drill_of(mode)
    if isinstance(running, Storm):
        late = running.ticked(datetime.now(UTC))
        if late.is_over and not running.is_over:  # its time ran out while nobody looked
            keep_drill(late)


def _look_for(mode: Mode) -> None:
    now = ledger()
    if drill_of(mode) is not None or not now.known or st.session_state.get(_LOOKED) == mode:
        return
    st.session_state[_LOOKED] = mode  # once: a run that was ended on purpose stays ended
    try:
        kept = next((run for run in store().runs(now.person.id) if run.mode is mode), None)
    except StoreError:
        return
    if kept is not None and (not kept.is_over or isinstance(kept, Streak | Storm)):
        st.session_state[_DRILL] = kept


def drill_of(mode: Mode) -> Drill | None:
    """Return the run of this tab, if it is of a mode."""
    now = drill()
    return now if now is not None and now.mode is mode else None


def keep_drill(changed: Drill) -> None:
    """Set the run of this tab, and keep it for after a reload as well as it goes."""
    st.session_state[_DRILL] = changed
    now = ledger()
    if now.known:
        with suppress(StoreError):  # an answer that cannot be kept is told; a run is no answer
            store().keep_run(now.person.id, changed)


def forget_drill() -> None:
    """Drop the run of this tab, which was somebody else's; it is kept for them."""
    for key in (_DRILL, _LOOKED):
        st.session_state.pop(key, None)


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
