"""A real server, a real browser: started here, ended here, and nothing else is touched."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[2]
CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
SETTINGS = {
    "STREAMLIT_SERVER_ADDRESS": "127.0.0.1",
    "STREAMLIT_SERVER_HEADLESS": "true",
    "STREAMLIT_SERVER_FILE_WATCHER_TYPE": "none",
    "STREAMLIT_BROWSER_GATHER_USAGE_STATS": "false",
    "STREAMLIT_CLIENT_TOOLBAR_MODE": "minimal",
}
Serve = Callable[..., str]
OpenPage = Callable[..., Page]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Start the Chromium that the system has."""
    found = next((path for path in map(shutil.which, CHROMIUM) if path), None)
    if found is None:
        missing = f"needs a Chromium browser; none of {', '.join(CHROMIUM)} is installed"
        if os.environ.get("SEQUENCE_TRAINER_BROWSER") == "required":
            pytest.fail(missing)
        pytest.skip(missing)
    quiet = ["--disable-gpu", "--no-first-run", "--disable-background-networking"]
    quiet += ["--disable-component-update", "--disable-sync", "--disable-quic", "--no-sandbox"]
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=found, headless=True, args=quiet)
        yield running
        running.close()


@pytest.fixture(scope="module")
def serve(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serve]:
    """Give a function that serves an app and returns its address.

    `serve(path)` runs a script by Streamlit, `serve([...])` any command; `{port}` in a word of
    the command becomes the port, which the environment tells Streamlit as well. `base` is the
    path of the address below the server, `env` more environment.
    """
    with ExitStack() as running:

        def start(
            what: Path | Sequence[str], *, base: str = "", env: Mapping[str, str] | None = None
        ) -> str:
            port = _free_port()
            if isinstance(what, Path):
                what = [sys.executable, "-m", "streamlit", "run", str(what)]
            log = tmp_path_factory.mktemp("server") / "log.txt"
            file = running.enter_context(log.open("w", encoding="utf-8"))
            server = subprocess.Popen(
                [word.replace("{port}", str(port)) for word in what],
                cwd=ROOT,
                env={
                    **os.environ,
                    **SETTINGS,
                    "STREAMLIT_SERVER_PORT": str(port),
                    "STREAMLIT_SERVER_BASE_URL_PATH": base,
                    "PYTHONPATH": str(ROOT),
                    # Each server has a store of its own, and each browser is a person of its own.
                    "SEQUENCE_TRAINER_DATABASE": str(log.with_name("progress.sqlite3")),
                    "SEQUENCE_TRAINER_SHARED": "1",
                    **(env or {}),
                },
                stdout=file,
                stderr=subprocess.STDOUT,
            )
            running.callback(_end, server)
            url = "/".join(part for part in (f"http://127.0.0.1:{port}", base) if part)
            _wait_until_well(url, server, log)
            return url

        yield start


@pytest.fixture
def page(browser: Browser) -> Iterator[OpenPage]:
    """Give a function that opens a page of a size: `page((390, 844), "dark")`.

    Up to 480 pixels wide it is a phone: touch, two pixels to a point. An error in the page's
    scripts fails the test.
    """
    faults: list[str] = []
    with ExitStack() as opened:

        def open_page(size: tuple[int, int] = (1280, 900), theme: str = "light") -> Page:
            phone = size[0] <= 480
            context = browser.new_context(
                viewport={"width": size[0], "height": size[1]},
                color_scheme="dark" if theme == "dark" else "light",
                has_touch=phone,
                is_mobile=phone,
                device_scale_factor=2 if phone else 1,
            )
            opened.callback(context.close)
            made = context.new_page()
            made.on("pageerror", lambda error: faults.append(str(error)))
            return made

        yield open_page
    assert faults == []


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _end(server: subprocess.Popen[bytes]) -> None:
    server.terminate()
    try:
        server.wait(timeout=10)
    except subprocess.TimeoutExpired:
        server.kill()
        server.wait()


def _wait_until_well(url: str, server: subprocess.Popen[bytes], log: Path) -> None:
    for _ in range(300):
        if server.poll() is not None:
            break
        try:
            with urlopen(f"{url}/_stcore/health", timeout=2) as answer:  # noqa: S310
                if answer.status == 200:
                    return
        except (URLError, OSError):
            time.sleep(0.1)
    pytest.fail(f"the server did not start:\n{log.read_text('utf-8')[-2000:]}")
