"""Reading: what is accepted comes as nodes with places, the rest as problems."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.content.sample import SAMPLE, read, take_sample, told
from trainer.content import reading
from trainer.content.nodes import Entries, Items, Mark, Node, Text, Unread
from trainer.content.problem import Report
from trainer.content.reading import read_bytes, read_file
from trainer.content.source import MOST_BYTES
from trainer.content.tree import MOST_VALUES

PURE = pytest.mark.parametrize("pure", [False, True], ids=["fast", "pure"])


def value(text: str, key: str = "a") -> Node:
    root, problems = read(text)
    assert root is not None, problems
    return {name.value: node for name, node in root.pairs}[key]


def text(source: str, key: str = "a") -> Text:
    node = value(source, key)
    assert isinstance(node, Text)
    return node


def shown_at(source: str, mark: Mark) -> str:
    """Return the rest of a line from a place on."""
    return source.split("\n")[mark.line - 1][mark.column - 1 :]


@PURE
def test_the_sample_is_read_without_a_problem(pure: bool) -> None:
    report = Report("sample.yaml")
    root = read_bytes(SAMPLE.read_bytes(), report, pure=pure)
    assert root is not None
    take_sample(root, report, "two-spaces-one-card")
    assert told(report) == []


def test_the_reader_in_c_is_used_where_there_is_one() -> None:
    assert reading._FAST is getattr(yaml, "CSafeLoader", None)


def test_without_the_reader_in_c_everything_is_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    data = SAMPLE.read_bytes()
    before = read(data)
    monkeypatch.setattr(reading, "_FAST", None)
    assert read(data) == before


@pytest.mark.parametrize(
    "word", ["no", "12:30", "0123", "1.10", "2024-13-45", "~", "null", ".inf", "9" * 5_000]
)
@PURE
def test_every_value_stays_the_text_that_was_written(word: str, pure: bool) -> None:
    root, problems = read(f"a: {word}\n", pure=pure)
    assert problems == []
    assert root is not None
    assert root.pairs[0][1] == Text(word, Mark(1, 4), Mark(1, 4), "", exact=True)


def test_keys_and_values_know_their_places() -> None:
    root, _ = read("a: b\nc:\n  - d\n  - {e: f}\n")
    assert root is not None
    (a, b), (c, items) = root.pairs
    assert (root.mark, a.mark, c.mark) == ((1, 1), (1, 1), (2, 1))
    assert isinstance(b, Text)
    assert isinstance(items, Items)
    d, group = items.nodes
    assert (b.mark, items.mark, d.mark, group.mark) == ((1, 4), (3, 3), (3, 5), (4, 5))
    assert isinstance(group, Entries)
    (e, f) = group.pairs[0]
    assert (e.mark, f.mark) == ((4, 6), (4, 9))


def test_a_value_that_is_not_there_is_an_empty_text_at_its_key() -> None:
    assert text("b: c\na:\n") == Text("", Mark(2, 1), Mark(2, 1))


@PURE
def test_line_ends_of_windows_change_nothing(pure: bool) -> None:
    plain = SAMPLE.read_bytes()
    assert read(plain.replace(b"\n", b"\r\n"), pure=pure) == read(plain, pure=pure)


@PURE
def test_a_last_line_without_an_end_changes_nothing(pure: bool) -> None:
    assert read("a: |\n  b\n  c", pure=pure) == read("a: |\n  b\n  c\n", pure=pure)


def test_a_start_marker_is_allowed() -> None:
    assert text("# a puzzle\n---\na: b\n").value == "b"


@pytest.mark.parametrize("head", ["|", "|-", "|+", "| # the board", "|2"])
def test_each_line_of_a_block_knows_its_place(head: str) -> None:
    source = f"b: c\nx:\n  a: {head}\n    * . .\n\n      . x\n    y\n"
    root, problems = read(source)
    assert problems == []
    assert root is not None
    group = root.pairs[1][1]
    assert isinstance(group, Entries)
    block = group.pairs[0][1]
    assert isinstance(block, Text)
    lines = block.value.split("\n")
    assert shown_at(source, block.place(1)) == lines[0]
    assert shown_at(source, block.place(3)) == lines[2]
    assert block.place(4, lines[3].index("y") + 1) == (7, 5)


@settings(deadline=None)
@given(
    st.lists(st.text(" .*bgr", max_size=6), min_size=1, max_size=6),
    st.integers(1, 6),
    st.sampled_from(["|", "|-", "|+", ">"]),
)
def test_whatever_a_block_draws_each_of_its_signs_is_found_in_the_file(
    rows: list[str], indent: int, head: str
) -> None:
    source = f"a: {head}\n" + "".join(f"{' ' * indent}{row}\n" for row in rows) + "b: c\n"
    root, problems = read(source)
    if root is None:
        assert problems
        return
    block = root.pairs[0][1]
    assert isinstance(block, Text)
    for number, line in enumerate(block.value.split("\n"), start=1):
        for column, sign in enumerate(line, start=1):
            if block.exact and line.strip():
                assert shown_at(source, block.place(number, column))[0] == sign
    if head == "|" and block.value.strip() and not block.value.lstrip("\n").startswith(" "):
        assert block.exact


@pytest.mark.parametrize("source", ["a: 2H 9S\n", "a: '2H 9S'\n", 'a: "2H 9S"\n', "a: [2H 9S]\n"])
def test_each_sign_of_a_text_on_one_line_knows_its_place(source: str) -> None:
    node = value(source)
    one = node.nodes[0] if isinstance(node, Items) else node
    assert isinstance(one, Text)
    assert shown_at(source, one.place(column=4)).startswith("9S")


@pytest.mark.parametrize(
    ("source", "place"),
    [
        ("a: >\n\n  b\n  c\n", (3, 3)),
        ("a: b\n  c\n", (1, 4)),
        ('a: "b\\x41c"\n', (1, 5)),
        ("a: 'it''s'\n", (1, 5)),
        ("a: |\n\nb: c\n", (1, 4)),
    ],
)
def test_other_texts_tell_at_least_where_they_begin(source: str, place: Mark) -> None:
    assert text(source).place(line=2, column=2) == place


def test_all_problems_of_a_file_are_told_at_once() -> None:
    root, problems = read(
        "\ufeffa: &x b\nc: *x\na: d\n? [e]\n: f\n<<: {g: h}\ni: !!int 3\nj: k\x07\n---\n"
    )
    assert root is not None
    assert problems == [
        (
            "x.yaml:1:1: Y104 the file begins with an invisible mark (BOM). "
            "Save it as UTF-8 without BOM."
        ),
        (
            "x.yaml:1:4: Y117 the anchor '&x' is not allowed. "
            "Delete it, or put quotation marks around the whole value."
        ),
        (
            "x.yaml:2:4: Y116 the alias '*x' is not allowed. "
            "Write the value out, or put quotation marks around it."
        ),
        (
            "x.yaml:3:1: Y120 the key 'a' comes twice; it is already in line 1, column 1. "
            "Delete one of the two."
        ),
        "x.yaml:4:3: Y121 a list or a group of keys is used as a key. A key is one word.",
        "x.yaml:6:1: Y119 the merge key '<<' is not allowed. Write the keys out.",
        (
            "x.yaml:7:4: Y118 the tag '!!int' is not allowed. "
            "Delete it, or put quotation marks around the whole value."
        ),
        "x.yaml:8:5: Y105 the character U+0007 cannot be seen and is not allowed. Delete it.",
        (
            "x.yaml:9:1: Y113 the line --- divides a file into several documents. "
            "One file holds one document."
        ),
    ]


def test_the_first_of_two_equal_keys_is_kept() -> None:
    root, problems = read("a: b\na: c\n")
    assert len(problems) == 1
    assert root is not None
    assert [(key.value, node) for key, node in root.pairs] == [
        ("a", Text("b", Mark(1, 4), Mark(1, 4), exact=True))
    ]


def test_a_refused_value_is_marked_so_that_nobody_reports_it_again() -> None:
    root, _ = read("a: *b\n")
    assert root is not None
    assert root.pairs[0][1] == Unread(Mark(1, 4))


def test_grammar_is_not_blamed_for_what_a_tab_did() -> None:
    root, problems = read("a:\n\tb: c\n  d: e\n")
    assert root is None
    assert problems == ["x.yaml:2:1: Y107 there is a tab. Use blanks, two for each step inwards."]


@PURE
def test_limits_hold_to_the_last_value(pure: bool) -> None:
    most = b"a: [" + b"x," * (MOST_VALUES - 3) + b"]\n"
    root, problems = read(most, pure=pure)
    assert root is not None
    assert problems == []
    _, problems = read(most.replace(b"]", b"x]"), pure=pure)
    assert [line.split()[1] for line in problems] == ["Y122"]
    deepest = "a: " + "[" * 11 + "x" + "]" * 11
    assert read(deepest, pure=pure)[1] == []
    assert [line.split()[1] for line in read(deepest.replace("x", "[x]"), pure=pure)[1]] == ["Y123"]
    spread = "a: " + "[b, " * 12 + "]" * 12
    assert [line.split()[1] for line in read(spread, pure=pure)[1]] == ["Y123"]
    room = b"a: b #".ljust(MOST_BYTES, b"#")
    assert read(room, pure=pure)[1] == []
    assert [line.split()[1] for line in read(room + b"#", pure=pure)[1]] == ["Y102"]


def problems_of_file(path: Path) -> list[str]:
    report = Report("x.yaml")
    assert read_file(path, report) is None
    return told(report)


def test_a_file_that_cannot_be_read_is_a_problem_and_no_error(tmp_path: Path) -> None:
    assert problems_of_file(tmp_path / "none.yaml") == ["x.yaml:1:1: Y101 there is no such file."]
    assert problems_of_file(tmp_path) == [
        "x.yaml:1:1: Y101 this is a folder. A content file was expected."
    ]
    assert problems_of_file(tmp_path / "nul\0.yaml") == [
        "x.yaml:1:1: Y101 the file cannot be read: bad name."
    ]
    assert problems_of_file(tmp_path / ("long" * 200)) == [
        "x.yaml:1:1: Y101 the file cannot be read: file name too long."
    ]
    (tmp_path / "file").write_text("")
    assert problems_of_file(tmp_path / "file" / "x.yaml") == [
        "x.yaml:1:1: Y101 the file cannot be read: not a directory."
    ]
    loop = tmp_path / "loop.yaml"
    loop.symlink_to(loop)
    assert problems_of_file(loop)[0].startswith("x.yaml:1:1: Y101 the file cannot be read: ")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.yaml")
    assert problems_of_file(tmp_path / "pipe.yaml") == [
        "x.yaml:1:1: Y101 this is not an ordinary file."
    ]


@pytest.mark.skipif(getattr(os, "geteuid", int)() == 0, reason="root may read every file")
def test_a_file_without_leave_to_read_is_a_problem(tmp_path: Path) -> None:
    path = tmp_path / "x.yaml"
    path.write_text("a: b\n")
    path.chmod(0)
    assert problems_of_file(path) == [
        "x.yaml:1:1: Y101 the file cannot be read: permission denied."
    ]
