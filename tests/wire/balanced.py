"""An nginx before two servers, with the configuration that the documentation shows."""

from __future__ import annotations

import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest

from tests.wire.served import ROOT, Served, free_port

_PAGE = ROOT / "docs" / "servers.md"
_AROUND = """\
daemon off;
master_process off;
pid {folder}/pid;
error_log {folder}/error.log;
events {{ }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
{shown}
}}
"""


def shown() -> str:
    """Return the configuration that the page shows."""
    found = re.search(r"```nginx\n(.*?)```", _PAGE.read_text("utf-8"), re.DOTALL)
    assert found, f"{_PAGE} shows no configuration"
    return found[1]


@contextmanager
def balanced(folder: Path, one: Served, two: Served) -> Iterator[str]:
    """Run nginx before two servers, and give its address."""
    program = shutil.which("nginx", path=None) or shutil.which("nginx", path="/usr/sbin")
    if program is None:
        pytest.skip("this machine has no nginx")
    port = free_port()
    text = shown()
    for before, after in (
        ("127.0.0.1:8501", f"127.0.0.1:{one.port}"),
        ("127.0.0.1:8502", f"127.0.0.1:{two.port}"),
        ("listen 80;", f"listen 127.0.0.1:{port};"),
    ):
        assert before in text
        text = text.replace(before, after)
    config = folder / "nginx.conf"
    config.write_text(_AROUND.format(folder=folder, shown=text), "utf-8")
    nginx = subprocess.Popen([program, "-p", str(folder), "-c", str(config)])
    try:
        _wait(nginx, port)
        yield f"http://127.0.0.1:{port}"
    finally:
        nginx.terminate()
        nginx.wait(10)


def _wait(nginx: subprocess.Popen[bytes], port: int) -> None:
    until = time.monotonic() + 20
    while time.monotonic() < until:
        assert nginx.poll() is None, "nginx ended by itself"
        try:
            with urlopen(f"http://127.0.0.1:{port}/_stcore/health", timeout=5):
                return
        except (URLError, OSError):
            time.sleep(0.1)
    raise AssertionError("nginx did not start")
