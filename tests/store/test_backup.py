"""A backup is whole, even while many write, and is written over nothing."""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event

import pytest
from click.testing import CliRunner, Result

from tests.store import other
from tests.store.samples import answer, person
from trainer.cli import main
from trainer.store.backup import back_up
from trainer.store.errors import StoreError, StoreUnreachable
from trainer.store.store import Store
from trainer.training.rating import new_puzzle

WRITERS = 20


@pytest.fixture
def opened(path: Path) -> Iterator[Store]:
    store = Store.open(str(path))
    store.add_person(person())
    yield store
    store.close()


def test_a_backup_among_twenty_writers_has_all_that_was_kept_before(
    path: Path, opened: Store, tmp_path: Path
) -> None:
    for number in range(2, WRITERS + 2):
        opened.add_person(person(number))
    done = Event()
    kept: list[int] = []

    def play(number: int) -> None:
        each = 0
        while not done.is_set():
            each += 1
            row = opened.record(person(number).id, answer(each), new_puzzle(900)).number
            kept.append(row)

    with ThreadPoolExecutor(WRITERS) as pool:
        writers = [pool.submit(play, number) for number in range(2, WRITERS + 2)]
        while len(kept) < 100:
            pass
        before = set(kept)
        back_up(str(path), tmp_path / "copy.sqlite3")
        done.set()
    assert all(writer.exception() is None for writer in writers)
    assert other.run(tmp_path / "copy.sqlite3", "PRAGMA integrity_check") == [("ok",)]
    copy = Store.open(str(tmp_path / "copy.sqlite3"))
    copied = {row for each in copy.people() for row, _ in copy.answers(each.id)}
    assert before <= copied <= set(kept)
    assert len(copy.people()) == WRITERS + 1
    copy.close()


def test_a_backup_is_one_file_for_its_owner_alone(
    path: Path, opened: Store, tmp_path: Path
) -> None:
    target = tmp_path / "copies" / "copy.sqlite3"
    target.parent.mkdir()
    back_up(str(path), target)
    assert [file.name for file in target.parent.iterdir()] == [target.name]
    if os.name == "posix":
        assert target.stat().st_mode & 0o777 == 0o600


def test_a_backup_is_written_over_nothing(path: Path, opened: Store, tmp_path: Path) -> None:
    target = tmp_path / "letter.txt"
    target.write_text("Dear Mira,")
    with pytest.raises(StoreError, match="there already"):
        back_up(str(path), target)
    with pytest.raises(StoreError, match="there already"):
        back_up(str(path), path)
    assert target.read_text() == "Dear Mira,"


def test_what_cannot_be_copied_is_told_and_leaves_no_half_copy(
    tmp_path: Path, path: Path, opened: Store
) -> None:
    with pytest.raises(StoreUnreachable, match="no progress"):
        back_up(str(tmp_path / "nothing.sqlite3"), tmp_path / "copy.sqlite3")
    with pytest.raises(StoreError, match="pg_dump"):
        back_up("postgresql://somebody@localhost/progress", tmp_path / "copy.sqlite3")
    with pytest.raises(StoreUnreachable):
        back_up(str(path), tmp_path / "no such folder" / "copy.sqlite3")
    (tmp_path / "broken.sqlite3").write_bytes(b"nothing of a database" * 1000)
    with pytest.raises(StoreError, match="damaged"):
        back_up(str(tmp_path / "broken.sqlite3"), tmp_path / "copy.sqlite3")
    assert not (tmp_path / "copy.sqlite3").exists()
    assert not (tmp_path / "nothing.sqlite3").exists()


def run(*words: str | Path) -> Result:
    return CliRunner().invoke(main, ["backup", *map(str, words)], prog_name="sequence-trainer")


def test_the_command_copies_and_says_so(path: Path, opened: Store, tmp_path: Path) -> None:
    target = tmp_path / "copy.sqlite3"
    done = run(target, "--database", path)
    assert (done.exit_code, done.output) == (0, f"All progress is copied to {target.as_posix()}\n")
    again = run(target, "--database", path)
    assert again.exit_code == 1
    assert again.output == f"Error: {target} is there already. Nothing was written over it.\n"


def test_the_command_takes_the_place_from_the_environment(
    path: Path, opened: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SEQUENCE_TRAINER_DATABASE", str(path))
    assert run(tmp_path / "copy.sqlite3").exit_code == 0
