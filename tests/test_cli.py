"""The command line, called within this process."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner, Result
from streamlit import net_util
from streamlit.web.server.server_util import is_url_from_allowed_origins

from trainer.classroom.teacher_key import format_key, new_key
from trainer.cli import main
from trainer.content.library import shipped_folders
from trainer.ui import serve as serving
from trainer.ui.address import FIRST_PORT, AddressError, addresses, choose_port
from trainer.ui.settings import Settings

BROKEN = "format: 1\nid: broken\ntitle: Broken: twice\n"


def run(*words: str | Path) -> Result:
    return CliRunner().invoke(main, [str(word) for word in words], prog_name="sequence-trainer")


@pytest.fixture
def good() -> Path:
    return next(path for path in sorted(shipped_folders()[1].rglob("*.yaml")))


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    path = tmp_path / "broken.yaml"
    path.write_text(BROKEN, encoding="utf-8")
    return path


@pytest.fixture
def busy() -> Iterator[int]:
    """Give a port that somebody listens on."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        yield int(taken.getsockname()[1])


def test_check_finds_no_problem_in_the_content_that_comes_along() -> None:
    result = run("check")
    assert result.exit_code == 0, result.output
    assert result.output.endswith(" 0 problems.\n")


def test_the_course_has_lessons_and_puzzles() -> None:
    for folder in shipped_folders():
        assert list(folder.rglob("*.yaml")), folder.name


def test_check_ends_with_1_and_a_place_for_a_problem(broken: Path) -> None:
    result = run("check", broken)
    assert result.exit_code == 1
    first, last = result.output.splitlines()
    assert first.startswith(f"{broken.as_posix()}:3:14: Y132 ")
    assert last == "0 lessons and 0 puzzles read, 1 problem."


def test_check_takes_several_paths_and_counts_them_all(good: Path, broken: Path) -> None:
    result = run("check", good, broken)
    assert result.exit_code == 1
    assert result.output.endswith("0 lessons and 1 puzzle read, 1 problem.\n")


def test_check_tells_a_path_that_is_not_there(tmp_path: Path) -> None:
    result = run("check", tmp_path / "nowhere")
    assert result.exit_code == 1
    assert "Y101 there is no such file or folder" in result.output


def test_json_is_a_list_with_the_facts_of_each_problem(broken: Path) -> None:
    result = run("check", "--json", broken)
    assert result.exit_code == 1
    (problem,) = json.loads(result.output)
    assert {key: type(value) for key, value in problem.items()} == {
        "path": str,
        "line": int,
        "column": int,
        "code": str,
        "message": str,
        "hint": str,
    }
    assert (problem["path"], problem["line"], problem["column"], problem["code"]) == (
        broken.as_posix(),
        3,
        14,
        "Y132",
    )


def test_json_without_problems_is_an_empty_list(good: Path) -> None:
    result = run("check", "--json", good)
    assert (result.exit_code, json.loads(result.output)) == (0, [])


@pytest.mark.parametrize("port", ["0", "65536", "-1", "eight"])
def test_a_port_that_is_none_is_wrong_use(port: str) -> None:
    result = run("--port", port)
    assert result.exit_code == 2
    assert "--port" in result.output


def test_options_of_the_app_do_not_go_with_another_command(good: Path) -> None:
    result = run("--port", "8600", "check", good)
    assert result.exit_code == 2
    assert "Options of the app do not go with 'check'." in result.output


def test_a_content_folder_must_be_there(tmp_path: Path) -> None:
    result = run("--content", tmp_path / "nowhere")
    assert result.exit_code == 2
    assert "does not exist" in result.output


def test_a_busy_port_is_told_in_one_sentence(busy: int) -> None:
    result = run("--host", "127.0.0.1", "--port", str(busy))
    assert result.exit_code == 1
    assert result.output.splitlines() == [
        f"Error: Port {busy} is in use. Give another, or leave out --port to take a free one."
    ]


@pytest.mark.parametrize("host", ["", "256.1.1.1", "a" * 80, "no.such.name.invalid", "unix://x"])
def test_a_host_that_is_none_is_told_in_one_sentence(host: str) -> None:
    result = run("--host", host)
    assert result.exit_code == 1
    assert result.output.splitlines() == [
        f"Error: '{host}' is no address of this machine. 'localhost' always is."
    ]


def test_without_a_port_the_first_free_one_from_8501_is_taken() -> None:
    first = choose_port("127.0.0.1")
    assert first >= FIRST_PORT
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", first))
        taken.listen()
        assert choose_port("127.0.0.1") > first


def test_a_wildcard_sees_a_port_that_is_taken_on_one_address(busy: int) -> None:
    with pytest.raises(AddressError, match="is in use"):
        choose_port("0.0.0.0", busy)


def test_addresses_are_such_that_a_browser_can_open_them() -> None:
    assert addresses("localhost", 8501) == ("http://localhost:8501",)
    assert addresses("::1", 8501) == ("http://[::1]:8501",)
    for wildcard in ("0.0.0.0", "::"):
        here, *elsewhere = addresses(wildcard, 8501)
        assert here == "http://localhost:8501"
        assert not any("0.0.0.0" in address or "[::]" in address for address in elsewhere)


@pytest.mark.parametrize(
    ("words", "kept_in"),
    [
        (["app"], ""),
        (["app", "--database", "mine.sqlite3"], "mine.sqlite3"),
        (["app", "--shared"], "shared.sqlite3"),
        (["app", "--host", "0.0.0.0"], "shared.sqlite3"),
        (["classroom"], "shared.sqlite3"),
        (["classroom", "--database", "mine.sqlite3"], "mine.sqlite3"),
    ],
)
def test_strangers_are_kept_apart_from_the_owners_profiles(
    words: list[str], kept_in: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    served: list[Settings] = []
    monkeypatch.setattr(serving, "serve", lambda _host, _port, settings: served.append(settings))
    monkeypatch.setenv("SEQUENCE_TRAINER_TEACHER_KEY", format_key(new_key(Random(1))))  # noqa: S311
    monkeypatch.delenv("SEQUENCE_TRAINER_DATABASE", raising=False)
    assert run(*words).exit_code == 0
    assert Path(served[0].database).name == kept_in


def test_nobody_far_away_is_asked_who_we_are(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr(net_util, "get_external_ip", net_util.get_external_ip)
    monkeypatch.setattr(net_util, "_make_blocking_http_get", lambda url, **_: asked.append(url))
    monkeypatch.setattr("trainer.ui.serve.streamlit_cli.main", lambda _words: None)
    monkeypatch.setattr(serving, "_warm_up", lambda _settings: None)
    serving.serve("localhost", 8501, Settings())
    assert not is_url_from_allowed_origins("http://there.invalid")
    assert asked == []
