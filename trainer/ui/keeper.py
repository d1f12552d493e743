"""Lets a browser remember who trains in it, without an account."""

from __future__ import annotations

from datetime import UTC, datetime
from importlib.resources import files
from typing import Final

import streamlit as st

from trainer.store.errors import StoreError
from trainer.training.answer import Answer, Mode, Outcome
from trainer.training.progress import parse_progress
from trainer.ui.keeping import become, keep, ledger, progress, store

_KEY: Final = "keeper"
_TAKEN: Final = "taken over"
_component: Final = st.components.v2.component(
    "sequence_trainer_keeper",
    html="<span></span>",
    js=files("trainer.ui").joinpath("keeper.js").read_text("utf-8"),
)


def keeper() -> None:
    """Remember who trains here, and take over once what the browser has kept from before."""
    now = ledger()
    data = {
        "key": now.person.key,
        "known": now.known,
        "taken": bool(st.session_state.get(_TAKEN)) and not now.waiting,
    }
    _component(key=_KEY, data=data, on_found_change=_take_over)


def _take_over() -> None:
    kept = st.session_state.get(_KEY)
    found = kept.get("found") if isinstance(kept, dict) else None
    if not isinstance(found, dict):
        return
    _join(str(found.get("key", "")))
    solved = parse_progress(found.get("before")).solved - progress().solved
    for question in sorted(solved):
        keep(_carried_over(question))
    st.session_state[_TAKEN] = True


def _join(key: str) -> None:
    """Become the person whom another tab of this browser has made in the meantime."""
    now = ledger()
    if now.known or now.waiting or not key or key == now.person.key:
        return
    try:
        other = store().person_by_key(key)
        if other is not None:
            become(other)
    except StoreError:
        return  # the store's own trouble is told where an answer has to wait for it


def _carried_over(question: str) -> Answer:
    return Answer(
        question=question,
        meaning="",
        mode=Mode.CARRIED_OVER,
        visit=f"{ledger().person.id}:{question}",
        number=1,
        at=datetime.now(UTC),
        outcome=Outcome.RIGHT,
    )
