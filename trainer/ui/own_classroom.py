"""A classroom opened from one's own app: a server of its own, which ends with the app."""

from __future__ import annotations

import atexit
import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from random import SystemRandom
from threading import Lock
from typing import IO, Final
from urllib.error import URLError
from urllib.request import urlopen

import streamlit as st

from trainer.classroom.teacher_key import format_key, parse_key
from trainer.errors import TrainerError
from trainer.store.key_file import own_key
from trainer.ui.address import addresses, choose_port
from trainer.ui.controls import button, row
from trainer.ui.keeping import settings
from trainer.ui.notice import notice, told_notice
from trainer.ui.settings import Settings
from trainer.ui.state import leave
from trainer.ui.text import feedback, fine_print, hero, listing, part, words

_KEY: Final = "SEQUENCE_TRAINER_TEACHER_KEY"
_DATABASE: Final = "SEQUENCE_TRAINER_DATABASE"
_HOST: Final = "0.0.0.0"  # noqa: S104 - a class comes in from its own devices
_PATIENCE: Final = 10.0
_TOLD: Final = 400


class Classroom:
    """The server of a classroom, at most one for each app. It never outlives the app."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._log: IO[bytes] | None = None
        self.here = ""
        self.elsewhere = ""
        self.key = ""
        atexit.register(self.close)

    @property
    def runs(self) -> bool:
        """Whether the server has been started and has not ended."""
        return self._process is not None and self._process.poll() is None

    @property
    def answers(self) -> bool:
        """Whether the server can be visited."""
        try:
            with urlopen(f"{self.here}/_stcore/health", timeout=1) as answer:  # noqa: S310 - our own
                return bool(answer.status == 200)
        except (URLError, OSError):
            return False

    def open(self, given: Settings) -> None:
        """Start the server, with the content and the store of this app. Raises TrainerError."""
        with self._lock:
            if self.runs:
                return
            self._put_away()
            port = choose_port(_HOST)
            typed = os.environ.get(_KEY)
            key = parse_key(typed) if typed else own_key(SystemRandom())
            self.here, *others = addresses(_HOST, port)
            self.elsewhere, self.key = next(iter(others), ""), format_key(key)
            self._log = tempfile.TemporaryFile()  # noqa: SIM115 - open as long as the server
            self._process = subprocess.Popen(  # noqa: S603 - ourselves
                command(given, port),
                stdin=subprocess.PIPE,  # held open for as long as this app lives
                stdout=self._log,
                stderr=subprocess.STDOUT,
                env={**os.environ, **secrets_of(given), _KEY: self.key},
            )

    def close(self) -> None:
        """End the server."""
        with self._lock:
            self._put_away()

    def fault(self) -> str:
        """Say why the server has ended by itself; empty where it has not."""
        if self._process is None or self._log is None or self.runs:
            return ""
        self._log.seek(0)
        said = self._log.read().decode("utf-8", "replace").strip()
        return f"The classroom has ended. {said[-_TOLD:]}"

    def _put_away(self) -> None:
        process, log = self._process, self._log
        self._process = self._log = None
        if process is not None:
            if process.stdin is not None:
                process.stdin.close()
            try:
                process.wait(_PATIENCE)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        if log is not None:
            log.close()


def command(given: Settings, port: int) -> Sequence[str]:
    """Return the words that start the classroom of an app."""
    words = [sys.executable, "-m", "trainer.attended", "classroom"]
    words += ["--host", _HOST, "--port", str(port)]
    for folder in given.folders:
        words += ["--content", str(folder)]
    return words


def secrets_of(given: Settings) -> Mapping[str, str]:
    """Return what the classroom of an app is told by its environment.

    Everybody on this machine can list the words of a command, and the address of a server holds a
    password.
    """
    return {_DATABASE: given.database} if given.database else {}


@st.cache_resource(show_spinner=False)
def classroom() -> Classroom:
    """Return the classroom of this app, one for all its tabs."""
    return Classroom()


def own_classroom() -> None:
    """Draw the page."""
    with row():
        button("Home", "home", leave, look="tertiary", icon="arrow_back")
    hero("Teach", "A room for your class, on this computer. No accounts.")
    told_notice()
    now = classroom()
    if now.runs:
        _on_its_way()
        return
    fault = now.fault()
    if fault:
        feedback(fault, "bad")
    words("Children in your network can then come in from their own devices.")
    button("Open the classroom", "open classroom", _open, look="primary", icon="meeting_room")
    fine_print("Or start it by itself, with this command:")
    listing(["sequence-trainer classroom"])


@st.fragment(run_every=1)
def _on_its_way() -> None:
    """Draw the way in once the server can be visited; look every second."""
    now = classroom()
    if not now.runs:
        st.rerun()
    if not now.answers:
        words("The classroom is opening…")
    else:
        part("1. Open this page")
        listing([f"{now.here}/?teach"])
        part("2. Type this key there")
        listing([now.key])
        if now.elsewhere:
            words(f"Children open {now.elsewhere} on their devices.")
        else:
            words("This computer is in no network. Children cannot come in from other devices.")
    button("Close it", "close classroom", _close, icon="close")
    fine_print("It ends with this app, too. What is in its rooms is kept.")


def _open() -> None:
    try:
        classroom().open(settings())
    except TrainerError as error:
        notice(str(error))


def _close() -> None:
    classroom().close()
