"""The canonical form: one for each meaning, and comments stay."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tests.content.messy import messy
from trainer.cli import main
from trainer.content.document import Document, parse_document
from trainer.content.folder import content_files
from trainer.content.formatting import FormatError, canonical, canonical_file
from trainer.content.lesson import Lesson
from trainer.content.library import shipped_folders
from trainer.content.problem import ContentError, Report
from trainer.content.remarks import RemarkError
from trainer.content.shape import LESSON, PUZZLE
from trainer.content.template import template
from trainer.content.writing import text_scalar

SHIPPED = [path for folder in shipped_folders() for path in content_files(folder).paths]
PUZZLE_TEXT = template("puzzle", "p")
LESSON_TEXT = template("lesson", "l")


def read(data: bytes, path: Path) -> Document:
    report = Report(path.as_posix())
    document = parse_document(data, report, path.stem, path.parent.name)
    assert report.problems == ()
    return document


def form(text: str, name: str = "p") -> str:
    return canonical(text.encode(), Path(f"{name}.yaml")).decode()


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
@pytest.mark.parametrize("seed", range(3))
def test_however_a_file_is_written_its_form_and_meaning_are_the_same(path: Path, seed: int) -> None:
    data = path.read_bytes()
    document = read(data, path)
    assert document.entries is not None
    keys = LESSON if isinstance(document.content, Lesson) else PUZZLE
    mess = messy(document.entries, keys, random.Random(f"{path.stem} {seed}")).encode()  # noqa: S311
    assert read(mess, path).content == document.content
    assert canonical(mess, path) == canonical(data, path)


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_the_form_of_a_form_is_itself_and_means_the_same(path: Path) -> None:
    held, once = canonical_file(path)
    assert canonical(once, path) == once
    assert read(once, path).content == read(held, path).content


@pytest.mark.parametrize("kind", ["puzzle", "lesson"])
def test_a_template_is_in_its_form(kind: str) -> None:
    text = template(kind, "x")
    assert form(text, "x") == text


def test_a_board_gets_its_numbers_and_letters() -> None:
    lines = PUZZLE_TEXT.splitlines(keepends=True)
    board = lines.index("  board: |\n")
    rows = [f"    {row.split('  ')[2].replace(' ', '')}\n" for row in lines[board + 1 : board + 11]]
    squeezed = "".join([*lines[: board + 1], *rows, *lines[board + 12 :]])
    assert "    *........*\n" in squeezed
    assert form(squeezed) == PUZZLE_TEXT


@pytest.mark.parametrize(
    ("written", "canonical_form"),
    [
        ("hand: QS 2D KC 9H 3S 10C 4S", "hand: QS 2D KC 9H 3S TC 4S"),
        ("hand: QS2DKC9H3STC4S", "hand: QS 2D KC 9H 3S TC 4S"),
        ("table: 2p2s+sprint", "table: 2 players, 2 sides, sprint"),
        ("table: 2p2s+jax+sprint", "table: 2p2s+sprint+jax"),
        ("rules:\n  - TURN-3\n  - SEQ-1", "rules: [TURN-3, SEQ-1]"),
        ("  - QS b5", "  - QS@b5"),
        ("  - QS@b5#", "  - QS@b5"),
        ("goal:  'win' ", "goal: win"),
        ("title: 'A colon: here'", 'title: "A colon: here"'),
        ("title: >\n  Two\n  lines", "title: Two lines"),
        ('title: "no"', 'title: "no"'),
        ("title: No", 'title: "No"'),
        ("title: 12", 'title: "12"'),
        ("title: '\"Five\"'", "title: '\"Five\"'"),
        ("title: a#b", "title: a#b"),
        ("title: 'a #b'", 'title: "a #b"'),
    ],
)
def test_each_notation_has_one_way_to_be_written(written: str, canonical_form: str) -> None:
    key = written.split(":", maxsplit=1)[0] if ":" in written else "- QS@b5"
    old = next(line for line in PUZZLE_TEXT.splitlines() if line.strip().startswith(key))
    indent = old[: len(old) - len(old.lstrip())] if ":" in written else ""
    result = form(PUZZLE_TEXT.replace(old, indent + written))
    assert indent + canonical_form in result.splitlines()
    assert form(result) == result


def test_claims_arrows_and_marks_have_one_way_too() -> None:
    text = LESSON_TEXT.replace("- legal 8H@d7", "- legal   8H@d7\n      - live 10D")
    text = text.replace(
        "    rules: [EQ-1]", "    rules: [EQ-1]\n    show: {marks: [ d7 ], arrows: [a1-d7]}"
    )
    result = form(text, "l")
    assert "      - legal 8H@d7\n      - live TD\n" in result
    assert "    show:\n      marks: [d7]\n      arrows: [a1-d7]\n" in result
    assert form(result, "l") == result


def test_text_of_several_lines_stays_as_it_is() -> None:
    hint = "  - |\n    First line: one.\n\n      further in  \n    last"
    text = PUZZLE_TEXT.replace("  - Four blue chips stand side by side.", hint)
    assert hint + "\n" in form(text)


def test_comments_on_lines_of_their_own_go_where_their_key_goes() -> None:
    text = PUZZLE_TEXT.replace("goal: win", "# about the goal\n#   two lines\ngoal: win")
    text = text.replace("  hand:", " # about the hand\n  hand:")
    text = text.replace("  - QS@b5", "  # about the move\n  - QS@b5") + "# the end\n"
    head, rest = text.split("title:", 1)
    rest = f"title:{rest}"
    moved = rest.replace("# about the goal\n#   two lines\ngoal: win\n", "")
    moved = f"{head}# about the goal\n#   two lines\ngoal: win\n{moved}"
    result = form(moved)
    assert "\n\n# about the goal\n#   two lines\ngoal: win\n" in result
    assert "  # about the hand\n  hand: QS" in result
    assert "  # about the move\n  - QS@b5\n" in result
    assert result.endswith("side by side.\n\n# the end\n")
    assert form(result) == result


def test_a_comment_before_a_step_stays_before_it() -> None:
    assert "\n\n  # A step without" in LESSON_TEXT
    shuffled = LESSON_TEXT.replace(
        "  - id: first-chip\n    prompt: Play the eight of hearts on one of them.\n",
        "  - prompt: Play the eight of hearts on one of them.\n    # its id\n    id: first-chip\n",
    )
    result = form(shuffled, "l")
    assert "goes on with the one before.\n  # its id\n  - id: first-chip\n" in result
    assert form(result, "l") == result


def test_a_number_sign_within_a_text_is_no_comment() -> None:
    text = PUZZLE_TEXT.replace("side by side.", "side#by 'side'.").replace(
        "- Four", "- >-\n    Four"
    )
    assert "- Four blue chips stand side#by 'side'.\n" in form(text)


@pytest.mark.parametrize(
    ("old", "new", "line", "column"),
    [
        ("goal: win", "goal: win  # now", 26, 12),
        ("  board: |", "  board: |  # drawn", 12, 13),
        ("rules: [TURN-3,", "rules: [  # some\n  TURN-3,", 7, 11),
        ("rules: [TURN-3,", "rules: [\n  # some\n  TURN-3,", 8, 3),
        ("solution:\n", "solution:  # ours\n", 29, 12),
        ("hints:\n  - Four", "hints:\n  - # a hint\n    Four", 33, 5),
    ],
)
def test_a_comment_without_a_place_is_refused_and_nothing_lost(
    old: str, new: str, line: int, column: int, tmp_path: Path
) -> None:
    text = PUZZLE_TEXT.replace(old, new)
    with pytest.raises(RemarkError) as caught:
        form(text)
    assert caught.value.mark == (line, column)
    path = tmp_path / "p.yaml"
    path.write_text(text, encoding="utf-8")
    result = run(path)
    assert result.exit_code == 1
    assert result.output.startswith(f"{path.as_posix()}:{line}:{column}: a comment ")
    assert path.read_text("utf-8") == text


def test_a_file_with_a_fault_has_no_form(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="S201"):
        form(PUZZLE_TEXT + "more: 1\n")
    path = tmp_path / "p.yaml"
    path.write_text(PUZZLE_TEXT + "more: 1\nless: 2\n", encoding="utf-8")
    with pytest.raises(FormatError, match=r"p\.yaml:34:1: S201 .*1 more problem:"):
        canonical_file(path)


@pytest.mark.parametrize("text", ["yes", "No", "1.5", "2024-11-30", "null", "=", "0x1F", "-"])
def test_what_other_readers_would_not_take_for_text_is_quoted(text: str) -> None:
    assert text_scalar(text) == f'"{text}"'


def run(*words: str | Path) -> Result:
    return CliRunner().invoke(main, ["fmt", *map(str, words)], prog_name="sequence-trainer")


def test_the_command_brings_into_form_and_check_names_what_differs(tmp_path: Path) -> None:
    path = tmp_path / "p.yaml"
    path.write_text(PUZZLE_TEXT.replace("goal: win", "goal:   win"), encoding="utf-8")
    result = run(tmp_path, "--check")
    assert result.exit_code == 1
    assert result.output.splitlines() == [
        f"{path.as_posix()} is not in its canonical form.",
        "1 files, 1 would change.",
    ]
    assert "goal:   win" in path.read_text("utf-8")
    result = run(tmp_path)
    assert result.exit_code == 0
    assert path.read_text("utf-8") == PUZZLE_TEXT
    assert run(tmp_path, "--check").output == "1 files, 0 would change.\n"


def test_a_path_that_is_not_there_ends_with_1(tmp_path: Path) -> None:
    result = run(tmp_path / "nowhere")
    assert result.exit_code == 1
    assert "Y101" in result.output


def test_the_content_that_comes_along_is_in_its_form() -> None:
    differing = [path.name for path in SHIPPED if len(set(canonical_file(path))) > 1]
    assert differing == [], "sequence-trainer fmt"
