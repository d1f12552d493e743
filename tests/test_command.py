"""The installed command as a process of its own, started in a folder that is not the project's.

SEQUENCE_TRAINER_COMMAND names another installation of it to be tested.
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest

import trainer

OTHER = os.environ.get("SEQUENCE_TRAINER_COMMAND")
COMMAND = [OTHER] if OTHER else [sys.executable, "-m", "trainer"]
Start = Callable[..., subprocess.Popen[str]]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Give a function that starts the command; what still runs in the end is ended."""
    running: list[subprocess.Popen[str]] = []

    def begin(*words: str) -> subprocess.Popen[str]:
        process = subprocess.Popen(
            [*COMMAND, *words],
            cwd=tmp_path,
            env=surroundings(tmp_path),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
        )
        running.append(process)
        return process

    yield begin
    for process in running:
        process.kill()
        process.wait()
        if process.stdout is not None:
            process.stdout.close()


def surroundings(home: Path) -> dict[str, str]:
    """Return an environment with an empty home; another installation sees none of our paths."""
    paths = "" if OTHER else str(Path(trainer.__file__).parents[1])
    ours = {"HOME": str(home), "USERPROFILE": str(home), "PYTHONPATH": paths}
    return {**os.environ, **ours, "PYTHONUNBUFFERED": "1"}


def finish(process: subprocess.Popen[str], seconds: float = 60) -> tuple[int, str]:
    said, _ = process.communicate(timeout=seconds)
    return process.returncode, said


def free_port(host: str = "127.0.0.1") -> int:
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.bind((host, 0))
        return int(probe.getsockname()[1])


def status(url: str, process: subprocess.Popen[str]) -> int:
    """Return the status of an answer, once there is one."""
    until = time.monotonic() + 60
    while process.poll() is None and time.monotonic() < until:
        try:
            with urlopen(url, timeout=5) as answer:  # noqa: S310
                return int(answer.status)
        except (URLError, OSError):
            time.sleep(0.1)
    process.kill()
    pytest.fail(f"no answer from {url}:\n{process.communicate()[0]}")


def has_ipv6() -> bool:
    try:
        free_port("::1")
    except OSError:
        return False
    return True


def test_help_names_the_command_and_its_parts(start: Start) -> None:
    code, said = finish(start("--help"))
    assert code == 0
    assert said.startswith("Usage: sequence-trainer [OPTIONS] [COMMAND]")
    assert "check " in said


def test_the_content_that_comes_along_is_found_from_any_folder(start: Start) -> None:
    code, said = finish(start("check"))
    assert code == 0, said
    lessons, puzzles = (int(word) for word in said.split() if word.isdigit() and word != "0")
    assert min(lessons, puzzles) > 0


@pytest.mark.parametrize("host", ["localhost", "0.0.0.0", "::1"])
def test_the_app_answers_until_it_is_interrupted_and_ends_quietly(start: Start, host: str) -> None:
    if ":" in host and not has_ipv6():
        pytest.skip("this machine has no IPv6")
    port = free_port(host)
    process = start("--host", host, "--port", str(port))
    base = f"http://[{host}]:{port}" if ":" in host else f"http://localhost:{port}"
    assert status(f"{base}/_stcore/health", process) == 200
    assert status(f"{base}/", process) == 200
    process.send_signal(signal.SIGINT)
    code, said = finish(process)
    assert code == 0, said
    assert said.startswith(f"SEQUENCE trainer: {base}  (Ctrl+C ends it)\n")
    assert "Traceback" not in said
    assert "Welcome" not in said


def test_a_second_start_on_one_port_says_why_it_cannot(start: Start) -> None:
    port = str(free_port())
    first = start("--port", port)
    assert status(f"http://localhost:{port}/_stcore/health", first) == 200
    code, said = finish(start("--port", port))
    assert code == 1
    assert said.splitlines() == [
        f"Error: Port {port} is in use. Give another, or leave out --port to take a free one."
    ]
