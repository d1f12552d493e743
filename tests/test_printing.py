"""The command `sheet`: what it writes, and how it says what is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from trainer.cli import main
from trainer.content.template import template

PDF = b"%PDF-"
IDS = ("either-kind-of-jack", "lesson/first-chips/four-corners")


def run(*words: str | Path) -> Result:
    return CliRunner().invoke(main, [str(word) for word in words], prog_name="sequence-trainer")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("puzzles", *IDS), "2 tasks, printed to "),
        (("puzzles", IDS[0], "--key-only", "--paper", "letter"), "1 task, printed to "),
        (("puzzles", "--chapter", "jacks", "--number", "3", "--seed", "5"), "3 tasks, printed to "),
        (("puzzles", "--from", "400", "--to", "600", "--number", "2", "--no-key"), "2 tasks"),
        (("rules-card", "--grey"), "The rules, printed to "),
        (("host",), "A sheet for the host, printed to "),
    ],
)
def test_a_pdf_is_written_and_its_name_is_told(
    words: tuple[str, ...], said: str, tmp_path: Path
) -> None:
    path = tmp_path / "out.pdf"
    result = run("sheet", *words, "-o", path)
    assert result.exit_code == 0, result.output
    assert result.output.startswith(said)
    assert result.output.endswith(f"{path.as_posix()}\n")
    assert path.read_bytes().startswith(PDF)


def test_without_a_name_the_file_is_called_after_what_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for words in (("puzzles", IDS[0]), ("rules-card",), ("host",)):
        assert run("sheet", *words).exit_code == 0
    assert {path.name for path in tmp_path.iterdir()} == {
        "worksheet.pdf", "rules-card.pdf", "host.pdf",
    }  # fmt: skip


def test_the_same_command_writes_the_same_bytes(tmp_path: Path) -> None:
    one, other = tmp_path / "one.pdf", tmp_path / "other.pdf"
    for path in (one, other):
        run("sheet", "puzzles", *IDS, "--link", "http://localhost:8501", "-o", path)
    assert one.read_bytes() == other.read_bytes()


def test_a_file_that_is_there_is_written_over_only_with_force(tmp_path: Path) -> None:
    path = tmp_path / "out.pdf"
    path.write_text("mine", encoding="utf-8")
    result = run("sheet", "host", "-o", path)
    assert result.exit_code == 1
    there = f"{path.as_posix()} is there already."
    advice = "Give another file with -o, or --force to write over it."
    assert result.output.splitlines() == [f"Error: {there} {advice}"]
    assert path.read_text(encoding="utf-8") == "mine"
    assert run("sheet", "host", "-o", path, "--force").exit_code == 0
    assert path.read_bytes().startswith(PDF)


def test_puzzles_of_ones_own_are_printed_and_faults_beside_them_are_told(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    folder.mkdir()
    text = template("puzzle", "my-own").replace("status: draft", "status: published")
    (folder / "my-own.yaml").write_text(text, encoding="utf-8")
    (folder / "broken.yaml").write_text("format: 1\n", encoding="utf-8")
    result = run("sheet", "puzzles", "my-own", "--content", folder, "-o", tmp_path / "out.pdf")
    assert result.exit_code == 0, result.output
    assert "Problems in the content: " in result.output
    assert "1 task, printed to " in result.output


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("either-kind-of-jak",), "There is no puzzle 'either-kind-of-jak'; did you mean"),
        (("--chapter", "jack"), "There is no chapter of puzzles 'jack'; did you mean 'jacks'?"),
        (("--from", "2990"), "No puzzle is rated 2990 to 3000"),
        (("--number", "9999"), "and 9999 were asked for."),
        ((), "Say which puzzles: IDS, --chapter, --number, --from or --to."),
        ((IDS[0], "--number", "2"), "Give either IDS, or --chapter"),
        ((IDS[0], "--link", "foo"), "The link 'foo' does not begin with http:// or https://"),
        ((IDS[0], "--no-key", "--key-only"), "--no-key and --key-only exclude each other."),
        ((IDS[0], "--title", "x" * 81), "--title has 81 letters, at most 80 fit."),
        ((IDS[0], "--per-page", "3"), "'3' is not one of"),
        ((IDS[0], "--paper", "a5"), "'a5' is not one of"),
    ],
)
def test_wrong_use_is_told_in_one_sentence_and_nothing_is_written(
    words: tuple[str, ...], said: str, tmp_path: Path
) -> None:
    path = tmp_path / "out.pdf"
    result = run("sheet", "puzzles", *words, "-o", path)
    assert result.exit_code == 2
    assert result.output.splitlines()[-1].startswith("Error: ")
    assert said in result.output
    assert not path.exists()


@pytest.mark.parametrize("name", ["nowhere/out.pdf", "x" * 300 + ".pdf"])
def test_a_place_that_cannot_be_written_is_told(name: str, tmp_path: Path) -> None:
    result = run("sheet", "host", "-o", f"{tmp_path.as_posix()}/{name}")
    assert result.exit_code in (1, 2)
    assert result.output.splitlines()[-1].startswith("Error: ")


def test_a_folder_is_no_file_to_write_even_with_force(tmp_path: Path) -> None:
    result = run("sheet", "host", "-o", tmp_path, "--force")
    assert result.exit_code in (1, 2)
    assert result.output.splitlines()[-1].startswith("Error: ")
