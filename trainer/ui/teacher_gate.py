"""The gate to the teacher's pages: the key once, then the browser's token."""

from __future__ import annotations

from typing import Final

import streamlit as st

from trainer.classroom.teacher_key import key_opens, parse_key, token_of, token_opens
from trainer.errors import TrainerError
from trainer.ui.controls import button, row
from trainer.ui.cookie import cookie, keep_cookies
from trainer.ui.form import secret
from trainer.ui.guard import guarded
from trainer.ui.keeping import settings
from trainer.ui.state import leave
from trainer.ui.text import feedback, hero, words

_TOKEN: Final = "teacher token"  # noqa: S105 - the name under which it is kept
_COOKIE: Final = "sequence_trainer_teacher"
_TYPED: Final = "teacher key"
_REFUSED: Final = "teacher refused"
_LONGEST: Final = 100


def is_teacher() -> bool:
    """Tell whether the one before this screen has shown the key; keep the browser's token then."""
    lock = settings().lock
    if not lock:
        return False
    token = str(st.session_state.get(_TOKEN) or cookie(_COOKIE))
    if not token_opens(lock, token):
        return False
    st.session_state[_TOKEN] = token
    keep_cookies({_COOKIE: token}, key="teacher cookie")
    return True


def sign_out() -> None:
    """Let this browser forget the key. The gate, which is drawn next, takes its token away."""
    st.session_state[_TOKEN] = "none"


def gate() -> None:
    """Draw the page that asks for the key."""
    if st.session_state.get(_TOKEN) == "none":
        keep_cookies({_COOKIE: ""}, key="teacher cookie")
    with row():
        button("Home", "home", leave, look="tertiary", icon="arrow_back")
    hero("Teach", "A room for your class, on this computer. No accounts.")
    if not settings().lock:
        words("Start the trainer for a class with this command, then come back here:")
        words("sequence-trainer classroom")
        return
    words("The key stands where the classroom was started.")
    secret("Teacher's key", _TYPED, _open, longest=_LONGEST)
    refused = st.session_state.pop(_REFUSED, "")
    if refused:
        feedback(refused, "bad")


def _open() -> None:
    typed, lock = str(st.session_state[_TYPED]), settings().lock
    st.session_state[_TYPED] = ""
    try:
        opened = guarded(lambda: True if key_opens(lock, typed) else None)
        if opened:
            st.session_state[_TOKEN] = token_of(parse_key(typed))
        else:
            st.session_state[_REFUSED] = "This is not the key. Look at each letter again."
    except TrainerError as error:
        st.session_state[_REFUSED] = str(error)
