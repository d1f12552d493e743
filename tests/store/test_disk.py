"""A disk that is full or may only be read: a clear word, nothing half written, and life goes on.

What each test claims happens in a process of its own, for limits hold for whole processes.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

import trainer
from tests.store.samples import answer, person
from trainer.store.errors import StoreError, StoreFull, StoreReadOnly
from trainer.store.store import Store

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limits")

AS_ROOT = sys.platform != "win32" and os.getuid() == 0


def fill(store: Store, most: int) -> int:
    """Keep answers until there is no room, and return how many were acknowledged."""
    for each in range(most):
        try:
            store.record(person().id, answer(each, said="x" * 5000))
        except StoreFull as told:
            assert "disk" in str(told)  # noqa: PT017 - the end that is looked for
            return each
    pytest.fail("there is no end of the room")


def until_full_and_on(folder: str) -> None:
    """Fill a disk of 1 MB, make room, and go on."""
    ballast = Path(folder, "ballast")
    ballast.write_bytes(bytes(100_000))
    store = Store.open(str(Path(folder, "progress.sqlite3")))
    store.add_person(person())
    kept = fill(store, 1000)
    check_and_go_on(store, kept, ballast.unlink)


def until_limit_and_on(folder: str) -> None:
    """Come up against a limit of 1 MB for a file, lift it, and go on."""
    import resource  # noqa: PLC0415 - Windows has none

    store = Store.open(str(Path(folder, "progress.sqlite3")))
    store.add_person(person())
    _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1_000_000, hard))
    kept = fill(store, 1000)
    check_and_go_on(store, kept, lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard)))


def check_and_go_on(store: Store, kept: int, make_room: object) -> None:
    assert kept > 10
    assert [each.visit for _, each in store.answers(person().id)] == [
        f"visit-{each}" for each in range(kept)
    ]
    assert callable(make_room)
    make_room()
    assert store.record(person().id, answer(kept, said="x" * 5000)).new
    assert len(store.answers(person().id)) == kept + 1
    store.close()


def read_only_file(folder: str) -> None:
    """Try a file that one may only read."""
    become_nobody()
    with pytest.raises(StoreReadOnly) as told:
        Store.open(str(Path(folder, "progress.sqlite3")))
    assert "only be read" in str(told.value)


def read_only_folder(folder: str) -> None:
    """Try a folder that one may only read."""
    become_nobody()
    with pytest.raises(StoreError) as told:
        Store.open(str(Path(folder, "new.sqlite3")))
    assert "cannot be written by you" in str(told.value)


def become_nobody() -> None:
    """Lay down the rights of root, to whom no file is read-only."""
    import pwd  # noqa: PLC0415 - Windows has none

    if os.getuid() == 0:
        os.setuid(pwd.getpwnam("nobody").pw_uid)


def run(name: str, folder: Path) -> None:
    """Call a function of this module in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.store.test_disk", name, str(folder)],
        cwd=Path(trainer.__file__).parents[1],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    mount, unmount = shutil.which("mount"), shutil.which("umount")
    if not (AS_ROOT and mount and unmount):
        pytest.skip("only root can make a small disk")
    options = ["-t", "tmpfs", "-o", "size=1m", "tmpfs", str(tmp_path)]
    if subprocess.run([mount, *options], capture_output=True, check=False).returncode:
        pytest.skip("this machine lets nobody make a small disk")
    yield tmp_path
    subprocess.run([unmount, str(tmp_path)], check=True)


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """Give a folder that everybody may look into, with a store in it."""
    folder = Path(tempfile.mkdtemp(prefix="trainer-store-"))
    folder.chmod(0o755)
    Store.open(str(folder / "progress.sqlite3")).close()
    yield folder
    shutil.rmtree(folder)


def test_a_full_disk_is_told_and_the_next_try_works_once_there_is_room(small_disk: Path) -> None:
    run("until_full_and_on", small_disk)


def test_a_file_that_cannot_grow_is_told_and_the_next_try_works_once_it_can(tmp_path: Path) -> None:
    run("until_limit_and_on", tmp_path)


def test_a_file_that_may_only_be_read_is_told(open_folder: Path) -> None:
    (open_folder / "progress.sqlite3").chmod(0o444)
    run("read_only_file", open_folder)


def test_a_folder_that_may_only_be_read_is_told(open_folder: Path) -> None:
    open_folder.chmod(0o555)
    run("read_only_folder", open_folder)
    open_folder.chmod(0o755)


def test_a_server_that_may_only_be_read_is_told(server_place: str) -> None:
    store = Store.open(server_place)
    store.add_person(person())
    store.close()
    reader = Store.open(
        server_place.replace("?options=", "?options=-cdefault_transaction_read_only%3Don%20")
    )
    assert reader.people() == (person(),)
    with pytest.raises(StoreReadOnly):
        reader.record(person().id, answer(1))
    reader.close()


if __name__ == "__main__":
    globals()[sys.argv[1]](sys.argv[2])
