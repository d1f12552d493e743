"""A classroom opened from the app ends with the app, however that ends."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.test_command import surroundings
from tests.ui.tab import Tab
from trainer.classroom.teacher_key import parse_key
from trainer.ui.own_classroom import Classroom, classroom, command, secrets_of
from trainer.ui.settings import Settings

PARENT = """
import sys, time
from pathlib import Path
from trainer.ui.own_classroom import Classroom
from trainer.ui.settings import Settings

now = Classroom()
now.open(Settings(database=sys.argv[1]))
print(now._process.pid, now.here, flush=True)
if sys.argv[2] == "waits":
    time.sleep(120)
"""


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name, value in surroundings(tmp_path).items():
        monkeypatch.setenv(name, value)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path


def wait_for(what: object, seconds: float = 60) -> bool:
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if callable(what) and what():
            return True
        time.sleep(0.1)
    return False


def runs(process: int) -> bool:
    """Tell whether a process that is not ours to wait for still runs."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{process}/stat")
    return not stat.exists() or stat.read_text().rpartition(")")[2].split()[0] != "Z"


def test_it_opens_for_visitors_and_closes(home: Path) -> None:
    now = Classroom()
    now.open(Settings(database=str(home / "class.sqlite3")))
    try:
        assert wait_for(lambda: now.answers), now.fault()
        now.open(Settings())
        with urlopen(f"{now.here}/?teach", timeout=5) as answer:  # noqa: S310
            assert answer.status == 200
        parse_key(now.key)
    finally:
        now.close()
    assert wait_for(lambda: not now.runs, 1)
    assert wait_for(lambda: not now.answers, 1)
    assert now.fault() == ""


def test_one_that_fails_is_told(home: Path) -> None:
    now = Classroom()
    now.open(Settings((home / "gone",)))
    try:
        assert wait_for(lambda: not now.runs)
        assert now.fault().startswith("The classroom has ended.")
        assert "gone" in now.fault()
    finally:
        now.close()


def test_the_page_opens_it_tells_address_and_key_and_closes_it(home: Path) -> None:
    tab = Tab({"teach": ""})
    now = classroom()
    try:
        tab.press("open classroom")
        assert wait_for(lambda: now.answers), now.fault()
        tab.test.run()
        assert [code.value for code in tab.test.code] == [f"{now.here}/?teach", now.key]
        tab.press("close classroom")
        assert not now.runs
        tab.test.run()
        assert "open classroom" in tab.keys
    finally:
        now.close()
        classroom.clear()


@pytest.mark.skipif(os.name == "nt", reason="looks for processes in the way of Unix")
@pytest.mark.parametrize("end", ["returns", "terminated", "killed"])
def test_it_never_outlives_the_app(home: Path, end: str) -> None:
    word = "returns" if end == "returns" else "waits"
    parent = subprocess.Popen(
        [sys.executable, "-c", PARENT, str(home / "class.sqlite3"), word],
        cwd=home,
        stdout=subprocess.PIPE,
        text=True,
    )
    child = 0
    try:
        assert parent.stdout is not None
        child = int(parent.stdout.readline().split()[0])
        if end != "returns":
            assert runs(child)
            parent.send_signal(signal.SIGTERM if end == "terminated" else signal.SIGKILL)
        parent.wait(30)
        assert wait_for(lambda: not runs(child), 30)
    finally:
        parent.kill()
        parent.wait()
        if parent.stdout is not None:
            parent.stdout.close()
        if child and runs(child):
            os.kill(child, signal.SIGKILL)


def test_it_shows_the_content_and_the_store_of_the_app(tmp_path: Path) -> None:
    given = Settings((tmp_path,), database="x.sqlite3")
    words = command(given, 8123)
    assert words[:3] == [sys.executable, "-m", "trainer.attended"]
    assert list(words[3:]) == [
        "classroom", "--host", "0.0.0.0", "--port", "8123", "--content", str(tmp_path),
    ]  # fmt: skip
    assert secrets_of(given) == {"SEQUENCE_TRAINER_DATABASE": "x.sqlite3"}


def test_no_password_stands_among_the_words_of_its_command() -> None:
    given = Settings(database="postgresql://me:hunter2@db/trainer")
    assert not any("hunter2" in word for word in command(given, 8123))
