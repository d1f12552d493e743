"""Opening a store: private, safe settings, and a clear word for each thing that can be wrong."""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import psycopg
import pytest

from tests.store import other
from tests.store.samples import answer, person
from trainer.store.backup import back_up
from trainer.store.errors import (
    StoreAddress,
    StoreDamaged,
    StoreForeign,
    StoreLocked,
    StoreTooNew,
    StoreUnreachable,
)
from trainer.store.schema import VERSION_TABLE
from trainer.store.store import Store


def filled(path: Path) -> Path:
    """Make a store with enough in it to be broken in the middle."""
    store = Store.open(str(path))
    store.add_person(person())
    for each in range(60):
        store.record(person().id, answer(each, said="x" * 500))
    store.close()
    return path


def test_a_second_opening_finds_what_the_first_has_kept(place: str) -> None:
    first = Store.open(place)
    first.add_person(person())
    first.record(person().id, answer(1))
    first.close()
    second = Store.open(place)
    assert second.people() == (person(),)
    assert [each for _, each in second.answers(person().id)] == [answer(1)]
    second.close()


def test_many_may_open_a_new_store_at_once(place: str) -> None:
    with ThreadPoolExecutor(8) as pool:
        stores = list(pool.map(lambda _: Store.open(place), range(8)))
    stores[0].add_person(person())
    assert {store.people() for store in stores} == {(person(),)}
    for store in stores:
        store.close()


def test_without_a_setting_the_file_is_where_the_system_keeps_such_data(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    store = Store.open()
    store.close()
    (found,) = tmp_path.rglob("progress.sqlite3")
    assert found.parent.name == "sequence-trainer"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such modes")
def test_folder_file_log_and_copies_are_their_owners_alone(path: Path) -> None:
    old = os.umask(0)
    try:
        store = Store.open(str(path))
        store.add_person(person())
        back_up(str(path), path.with_name("copy.sqlite3"))
    finally:
        os.umask(old)
    modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()}
    assert modes.keys() >= {"progress.sqlite3", "progress.sqlite3-wal", "copy.sqlite3"}
    assert set(modes.values()) == {0o600}
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    store.close()


def test_a_folder_that_is_there_keeps_its_mode(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    Store.open(str(tmp_path / "progress.sqlite3")).close()
    assert stat.S_IMODE(tmp_path.stat().st_mode) == 0o755


def test_every_connection_is_set_to_lose_nothing_and_to_leave_nothing(path: Path) -> None:
    store = Store.open(str(path))
    with store._reading() as one, store._reading() as another, store._writing() as writer:
        for connection in (one, another, writer):
            found = {
                name: connection.exec_driver_sql("PRAGMA " + name).scalar()
                for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
            }
            assert found == {
                "journal_mode": "wal",
                "synchronous": 2,
                "foreign_keys": 1,
                "busy_timeout": 5000,
            }
            assert connection.exec_driver_sql("PRAGMA secure_delete").scalar() == 1
    store.close()


def test_on_a_server_a_commit_waits_for_the_disk_even_where_the_server_would_not(
    server: str,
) -> None:
    lax = f"{server}?options=-csynchronous_commit%3Doff%20-csearch_path%3Dpg_temp"
    store = Store.open(lax)
    with store._writing() as connection:
        assert connection.exec_driver_sql("SHOW synchronous_commit").scalar() == "on"
    store.close()


@pytest.mark.parametrize(
    "text", ["http://example.org", "mysql://a/b", "sqlite://", "sqlite:///", ":memory:", "a\0b"]
)
def test_a_setting_that_names_no_store_is_refused(text: str) -> None:
    with pytest.raises(StoreAddress, match="postgresql://"):
        Store.open(text)


@pytest.mark.parametrize(
    "text",
    [
        "postgresql://tester:hush-hush@127.0.0.1:1/progress",
        "postgres://tester:hush-hush@127.0.0.1:1/progress?connect_timeout=1",
        "postgresql://tester:hush-hush@no-such-host.invalid/progress",
        "postgresql://tester:hush-hush@127.0.0.1:none/progress",
        "postgresql://tester:hush-hush@127.0.0.1/progress?no_such_option=1",
    ],
)
def test_a_server_that_is_not_there_is_told_without_the_password(text: str) -> None:
    with pytest.raises((StoreUnreachable, StoreAddress)) as told:
        Store.open(text)
    assert "hush" not in str(told.value)
    assert str(told.value).endswith((".", "?"))


def test_a_server_without_such_a_database_is_told(server: str) -> None:
    with pytest.raises(StoreUnreachable, match="nowhere"):
        Store.open(server.replace("/postgres", "/nowhere"))


def not_a_database(path: Path) -> None:
    path.write_bytes(b"Once upon a time there was a file. " * 500)


def cut_in_half(path: Path) -> None:
    os.truncate(path, path.stat().st_size // 2)


def cut_within_a_page(path: Path) -> None:
    os.truncate(path, path.stat().st_size - 1000)


def cut_to_the_head(path: Path) -> None:
    os.truncate(path, 100)


def overwritten_in_the_middle(path: Path) -> None:
    size = path.stat().st_size
    with path.open("r+b") as file:
        file.seek(size // 3)
        file.write(b"\xff" * (size // 3))


def one_page_of_zeros(path: Path) -> None:
    with path.open("r+b") as file:
        file.seek(2 * 4096)
        file.write(bytes(4096))


def head_overwritten(path: Path) -> None:
    with path.open("r+b") as file:
        file.write(b"NOT SQL")


DAMAGES: list[Callable[[Path], None]] = [
    not_a_database,
    cut_in_half,
    cut_within_a_page,
    cut_to_the_head,
    overwritten_in_the_middle,
    one_page_of_zeros,
    head_overwritten,
]


@pytest.mark.parametrize("damage", DAMAGES, ids=lambda damage: damage.__name__)
def test_a_damaged_file_is_kept_aside_told_and_only_then_replaced(
    path: Path, damage: Callable[[Path], None]
) -> None:
    damage(filled(path))
    broken = path.read_bytes()
    with pytest.raises(StoreDamaged, match=r"progress\.damaged-1\.sqlite3"):
        Store.open(str(path))
    assert not path.exists()
    assert path.with_name("progress.damaged-1.sqlite3").read_bytes() == broken
    store = Store.open(str(path))
    assert store.people() == ()
    store.add_person(person())
    store.close()


def test_each_damaged_file_gets_a_name_of_its_own(path: Path) -> None:
    for number in range(1, 4):
        not_a_database(filled(path))
        with pytest.raises(StoreDamaged, match=rf"progress\.damaged-{number}\.sqlite3"):
            Store.open(str(path))
    assert len(list(path.parent.iterdir())) == 3


def test_a_file_cut_to_nothing_beside_its_log_is_kept_aside_with_the_log(path: Path) -> None:
    store = Store.open(str(path))
    store.add_person(person())
    log = path.with_name(path.name + "-wal")
    written = log.read_bytes()
    store.close()
    path.write_bytes(b"")
    log.write_bytes(written)
    with pytest.raises(StoreDamaged):
        Store.open(str(path))
    assert path.with_name("progress.damaged-1.sqlite3-wal").read_bytes() == written


def test_an_empty_file_is_a_new_store(path: Path) -> None:
    path.parent.mkdir()
    path.touch()
    store = Store.open(str(path))
    assert store.people() == ()
    store.close()


def test_damage_that_comes_while_the_store_is_open_is_told(path: Path) -> None:
    store = Store.open(str(filled(path)))
    with path.open("r+b") as file:
        file.seek(4096)
        file.write(b"\xff" * (path.stat().st_size - 4096))
    with pytest.raises(StoreDamaged, match="puts the file aside"):
        store.answers(person().id)
    store._engine.dispose()


def test_nothing_is_written_into_a_file_that_was_taken_away(path: Path) -> None:
    store = Store.open(str(filled(path)))
    path.rename(path.with_name("elsewhere.sqlite3"))
    with pytest.raises(StoreUnreachable, match="moved or deleted"):
        store.record(person().id, answer(100))
    Store.open(str(path)).close()
    with pytest.raises(StoreUnreachable, match="moved or deleted"):
        store.record(person().id, answer(100))
    store.close()


def test_a_text_that_is_no_store_is_left_alone(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Mira,")
    with pytest.raises(StoreForeign):
        Store.open(str(letter))
    assert [file.name for file in tmp_path.iterdir()] == ["letter.txt"]
    assert letter.read_text() == "Dear Mira,"


def test_a_database_of_something_else_is_left_alone(path: Path) -> None:
    path.parent.mkdir()
    other.run(path, "CREATE TABLE history (page TEXT)", "INSERT INTO history VALUES ('a')")
    before = path.read_bytes()
    with pytest.raises(StoreForeign):
        Store.open(str(path))
    assert [file.name for file in path.parent.iterdir()] == [path.name]
    assert path.read_bytes() == before


def test_a_store_of_a_newer_release_is_refused_and_not_touched(path: Path) -> None:
    filled(path)
    other.run(path, f"UPDATE {VERSION_TABLE} SET version_num = '9999'")  # noqa: S608
    before = path.read_bytes()
    with pytest.raises(StoreTooNew, match="newer release"):
        Store.open(str(path))
    assert path.read_bytes() == before
    assert sum(file.stat().st_size for file in path.parent.glob("*-wal")) == 0
    assert not list(path.parent.glob("*.before-*"))


def test_a_server_of_a_newer_release_is_refused(place: str) -> None:
    store = Store.open(place)
    with store._writing() as connection:
        connection.exec_driver_sql(f"UPDATE {VERSION_TABLE} SET version_num = '9999'")  # noqa: S608
    store.close()
    with pytest.raises(StoreTooNew):
        Store.open(place)


def test_a_folder_in_the_place_of_the_file_is_told(path: Path) -> None:
    path.mkdir(parents=True)
    with pytest.raises(StoreUnreachable):
        Store.open(str(path))


def test_a_file_in_the_place_of_the_folder_is_told(path: Path) -> None:
    path.parent.write_text("no folder")
    with pytest.raises(StoreUnreachable):
        Store.open(str(path))


def test_a_file_that_another_program_holds_can_be_opened_and_read(path: Path) -> None:
    filled(path)
    with other.holding(path):
        store = Store.open(str(path))
        assert len(store.answers(person().id)) == 60
        store.close()


def test_what_another_program_holds_can_be_written_later(place: str) -> None:
    store, busy = Store.open(place), Store.open(place)
    store.add_person(person())
    with busy._writing():
        with pytest.raises(StoreLocked, match="try again"):
            store.record(person().id, answer(1))
        assert store.answers(person().id) == ()
    assert store.record(person().id, answer(1)).new
    store.close()
    busy.close()


def test_a_server_that_has_hung_up_is_called_again(server_place: str, server: str) -> None:
    store = Store.open(server_place)
    store.add_person(person())
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
            " AND backend_type = 'client backend'"
        )
    assert store.record(person().id, answer(1)).new
    store.close()
