"""The table of codes and the bad files that show each of them."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import trainer
from tests.content.sample import SAMPLE, check_sample_file
from trainer.content.codes import CODES
from trainer.content.syntax import explain

BAD = Path(__file__).parents[1] / "bad_content"
EXPECTED = sorted(BAD.glob("[ys][0-9][0-9][0-9]-*.txt"))
PRODUCT = Path(trainer.__file__).parent
CODE = re.compile(r"[YSM][0-9]{3}")

NO_FILE_SHOWS_IT = {"Y139"}
"""Y139 is kept for words that only other versions of the YAML reader use."""


@pytest.mark.parametrize("expected", EXPECTED, ids=lambda path: path.stem)
def test_each_bad_file_is_told_in_exactly_these_words(
    expected: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = BAD
    if expected.stem.startswith("y110"):
        folder = tmp_path
        (folder / f"{expected.stem}.yaml").symlink_to(SAMPLE)
    monkeypatch.chdir(folder)
    ending = ".yml" if expected.with_suffix(".yml").exists() else ".yaml"
    lines = check_sample_file(Path(expected.stem + ending))
    assert lines == expected.read_text(encoding="utf-8").splitlines()
    assert any(f" {expected.stem[:4].upper()} " in line for line in lines)


def test_each_bad_file_has_its_words() -> None:
    files = {path.stem for path in BAD.glob("[ys][0-9][0-9][0-9]-*.y*ml")}
    assert files <= {path.stem for path in EXPECTED}


def test_each_code_of_shape_and_fields_is_shown_by_a_bad_file() -> None:
    shown = {path.stem[:4].upper() for path in EXPECTED}
    assert shown | NO_FILE_SHOWS_IT == {code for code in CODES if code[0] in "YS"}


def test_words_that_nobody_knows_still_get_a_code() -> None:
    assert explain("a new complaint: of a later reader", "").code == "Y139"


def test_each_code_in_the_sources_is_in_the_table() -> None:
    used: dict[str, Path] = {}
    for path in sorted(PRODUCT.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            text = node.value if isinstance(node, ast.Constant) else None
            if isinstance(text, str) and CODE.fullmatch(text):
                used[text] = path
    assert {code: path.name for code, path in used.items() if code not in CODES} == {}


def test_each_code_in_the_table_is_used_outside_it() -> None:
    sources = [path for path in PRODUCT.rglob("*.py") if path.name != "codes.py"]
    text = "".join(path.read_text(encoding="utf-8") for path in sources)
    assert [code for code in CODES if f'"{code}"' not in text] == []


def test_codes_come_once_each_and_in_order() -> None:
    source = (PRODUCT / "content" / "codes.py").read_text(encoding="utf-8")
    written = re.findall(r'Code\("([YSM][0-9]{3})"', source)
    assert len(written) == len(set(written)) == len(CODES)
    for family in "YSM":
        family_codes = [code for code in written if code[0] == family]
        assert family_codes == sorted(family_codes)


@pytest.mark.parametrize("code", CODES)
def test_each_code_has_a_short_title_and_a_paragraph(code: str) -> None:
    entry = CODES[code]
    assert entry.code == code
    assert 3 <= len(entry.title) <= 50
    assert len(entry.text) > len(entry.title)
    assert entry.text.endswith(".")
