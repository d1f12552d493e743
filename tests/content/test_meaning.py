"""Files that are well written but mean something wrong, each told in exactly these words."""

from pathlib import Path

import pytest

from trainer.content.check import check_paths
from trainer.content.codes import CODES
from trainer.content.document import read_document
from trainer.content.problem import format_problem

BAD = Path(__file__).parents[1] / "bad_content"
EXPECTED = sorted(BAD.glob("m3[0-9][0-9]-*.txt"))


def source_of(expected: Path) -> Path:
    """Return the bad file, or the folder of several, that some words belong to."""
    file = expected.with_suffix(".yaml")
    return file if file.exists() else expected.with_suffix("")


@pytest.mark.parametrize("expected", EXPECTED, ids=lambda path: path.stem)
def test_each_bad_meaning_is_told_in_exactly_these_words(
    expected: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(BAD)
    problems = check_paths([Path(source_of(expected).name)]).problems
    lines = [format_problem(problem) for problem in problems]
    assert lines == expected.read_text(encoding="utf-8").splitlines()
    assert any(f" {expected.stem[:4].upper()} " in line for line in lines)


def test_each_bad_meaning_has_its_words() -> None:
    sources = {path.with_suffix("").name for path in BAD.glob("m3*") if path.suffix != ".txt"}
    assert sources == {path.stem for path in EXPECTED}


def test_each_code_of_meaning_is_shown_by_a_bad_file() -> None:
    shown = {path.stem[:4].upper() for path in EXPECTED}
    assert shown == {code for code in CODES if code.startswith("M")}


@pytest.mark.parametrize("path", sorted(BAD.glob("m30[1-8]*.yaml")), ids=lambda path: path.stem)
def test_what_cannot_be_read_is_no_content(path: Path) -> None:
    """Codes up to M308 speak of the position itself, so nothing is there to be used."""
    assert read_document(path).content is None
