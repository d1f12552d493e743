"""A PostgreSQL server of the tests' own: in a folder of its own, ended by its number."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import psycopg
import pytest
from psycopg import sql

REQUIRED = os.environ.get("SEQUENCE_TRAINER_POSTGRES") == "required"
_PATIENCE = 60


@contextmanager
def server() -> Iterator[str]:
    """Start a server, and give the address of its database."""
    programs = _programs()
    if programs is None:
        if REQUIRED:
            pytest.fail("PostgreSQL is required: there is no initdb and no postgres")
        pytest.skip("this machine has no PostgreSQL: there is no initdb and no postgres")
    folder = Path(tempfile.mkdtemp(prefix="trainer-postgres-"))
    owner = _owner()
    if owner is not None:
        os.chown(folder, owner.pw_uid, owner.pw_gid)
    try:
        with _running(programs, folder, owner) as port:
            yield address(port)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def address(port: int) -> str:
    """Return the address of the database that every server has."""
    return f"postgresql://tester@127.0.0.1:{port}/postgres"


def make_room(server: str, name: str) -> str:
    """Make an empty schema, which takes less time than a database, and return its address."""
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(sql.SQL("CREATE SCHEMA {}").format(sql.Identifier(name)))
    return f"{server}?options=-csearch_path%3D{name}"


def _programs() -> tuple[str, str] | None:
    for folder in (None, *sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)):
        path = None if folder is None else str(folder)
        initdb, postgres = (shutil.which(name, path=path) for name in ("initdb", "postgres"))
        if initdb and postgres:
            return initdb, postgres
    return None


def _owner() -> pwd.struct_passwd | None:
    """Return who runs the server; it refuses to be run by root."""
    if os.getuid() != 0:
        return None
    with suppress(KeyError):
        return pwd.getpwnam("postgres")
    return pwd.getpwnam("nobody")


@contextmanager
def _running(
    programs: tuple[str, str], folder: Path, owner: pwd.struct_passwd | None
) -> Iterator[int]:
    initdb, postgres = programs
    data = folder / "data"
    user = None if owner is None else owner.pw_uid
    group = None if owner is None else owner.pw_gid
    groups: list[int] | None = None if owner is None else []
    made = subprocess.run(
        [initdb, "-D", data, "-U", "tester", "-A", "trust", "-E", "UTF8", "--locale=C"],
        capture_output=True,
        check=False,
        cwd=folder,
        text=True,
        user=user,
        group=group,
        extra_groups=groups,
    )
    assert made.returncode == 0, made.stdout + made.stderr
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    options = {
        "listen_addresses": "127.0.0.1",
        "port": port,
        "unix_socket_directories": "",
        "max_connections": 200,
        "shared_buffers": "32MB",
        "fsync": "off",  # no power cut is tested here
    }
    words = [word for name, value in options.items() for word in ("-c", f"{name}={value}")]
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(
            [postgres, "-D", data, *words],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            cwd=folder,
            user=user,
            group=group,
            extra_groups=groups,
        )
    try:
        _wait(process, port, folder / "log")
        yield port
    finally:
        process.send_signal(signal.SIGQUIT)  # at once: nothing of it is needed any more
        process.wait(_PATIENCE)


def _wait(process: subprocess.Popen[bytes], port: int, log: Path) -> None:
    until = time.monotonic() + _PATIENCE
    while process.poll() is None and time.monotonic() < until:
        with suppress(psycopg.OperationalError):
            psycopg.connect(address(port)).close()
            return
        time.sleep(0.05)
    pytest.fail(f"PostgreSQL does not start:\n{log.read_text('utf-8', 'replace')}")
