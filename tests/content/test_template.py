"""Templates: whole from the start, and never written over anything."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from trainer.cli import main
from trainer.content.check import check_paths
from trainer.content.document import read_document
from trainer.content.template import KINDS, begin


def run(*words: str | Path) -> Result:
    return CliRunner().invoke(main, ["new", *map(str, words)], prog_name="sequence-trainer")


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("id_", ["corner-trick", "a", "12", "-", "a--b", "no", "x" * 64])
def test_a_new_file_has_no_problem_and_is_a_draft(kind: str, id_: str, tmp_path: Path) -> None:
    result = run(kind, id_, "--folder", tmp_path / "mine" / "deep")
    assert result.exit_code == 0, result.output
    path = tmp_path / "mine" / "deep" / f"{id_}.yaml"
    assert str(path) in result.output
    assert check_paths([tmp_path]).problems == ()
    content = read_document(path).content
    assert content is not None
    assert (content.id, content.status) == (id_, "draft")


def test_several_new_puzzles_may_lie_side_by_side_until_they_are_published(tmp_path: Path) -> None:
    for id_ in ("one", "two"):
        begin("puzzle", id_, tmp_path)
    assert check_paths([tmp_path]).problems == ()
    for path in tmp_path.iterdir():
        path.write_text(path.read_text("utf-8").replace("draft\n", "published\n"), encoding="utf-8")
    assert [problem.code for problem in check_paths([tmp_path]).problems] == ["M318"]


def test_without_a_folder_the_file_comes_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run("puzzle", "here").exit_code == 0
    assert (tmp_path / "here.yaml").is_file()


def test_nothing_is_written_over(tmp_path: Path) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text("mine", encoding="utf-8")
    result = run("puzzle", "mine", "--folder", tmp_path)
    assert result.exit_code == 1
    assert result.output == f"Error: {path.as_posix()} is there already; nothing was written.\n"
    assert path.read_text("utf-8") == "mine"


def test_a_link_that_leads_nowhere_is_not_followed(tmp_path: Path) -> None:
    (tmp_path / "mine.yaml").symlink_to(tmp_path / "elsewhere.yaml")
    assert run("puzzle", "mine", "--folder", tmp_path).exit_code == 1
    assert not (tmp_path / "elsewhere.yaml").exists()


@pytest.mark.parametrize("id_", ["Corner", "../up", "a b", "a/b", "", "x" * 65, "é"])
def test_what_is_no_id_is_told_in_one_sentence(id_: str, tmp_path: Path) -> None:
    result = run("lesson", id_, "--folder", tmp_path)
    assert result.exit_code == 1
    assert "is not an id. Use 1 to 64 small letters, digits and hyphens." in result.output
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_a_file_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    result = run("puzzle", "x", "--folder", tmp_path / "file" / "below")
    assert result.exit_code == 1
    assert "cannot be written" in result.output
