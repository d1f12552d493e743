"""Servers for tests over the wire: processes of their own, on this machine alone."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

ROOT = Path(__file__).parents[2]
_LONGEST_START = 60.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Served:
    """A server, `app` or `classroom`, with a home folder of its own in `folder`."""

    def __init__(
        self,
        command: str,
        folder: Path,
        database: str,
        *,
        port: int | None = None,
        key: str = "",
        options: tuple[str, ...] = (),
    ) -> None:
        self.port = free_port() if port is None else port
        self.url = f"http://127.0.0.1:{self.port}"
        self._folder = folder
        words = [command, "--host", "127.0.0.1", "--port", str(self.port), "--database", database]
        home = {"HOME": str(folder), "XDG_DATA_HOME": str(folder / "data")}
        keys = {"SEQUENCE_TRAINER_TEACHER_KEY": key} if key else {}
        self._words = [sys.executable, "-m", "trainer", *words, *options]
        self._env = {**os.environ, **home, **keys}
        self.start()

    def start(self) -> None:
        """Start it, on the port and the store that it had before, and wait until it is well."""
        with (self._folder / f"server-{self.port}.log").open("ab") as log:
            self.process = subprocess.Popen(
                self._words, cwd=ROOT, env=self._env, stdout=log, stderr=log
            )
        self._wait()

    def _wait(self) -> None:
        until = time.monotonic() + _LONGEST_START
        while time.monotonic() < until:
            try:
                with urlopen(f"http://127.0.0.1:{self.port}/_stcore/health", timeout=2):
                    return
            except (URLError, OSError):
                assert self.process.poll() is None, "the server ended by itself"
                time.sleep(0.1)
        self.kill()
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        """End it as a power cut does."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def end(self) -> None:
        """End it as Ctrl+C does; by force where that takes too long."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()


@contextmanager
def serving(
    command: str,
    folder: Path,
    database: str,
    *,
    port: int | None = None,
    key: str = "",
    options: tuple[str, ...] = (),
) -> Iterator[Served]:
    """Serve for a while."""
    served = Served(command, folder, database, port=port, key=key, options=options)
    try:
        yield served
    finally:
        served.end()
