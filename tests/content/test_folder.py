"""Which files are content; nothing outside the folder ever is."""

from __future__ import annotations

from pathlib import Path

import pytest

from trainer.content.folder import content_files, file_of
from trainer.content.problem import ContentError, format_problem

OUTSIDE = [
    "..", ".", "", "/", "//", "\\", "../x", "..\\x", "../../etc/passwd", "/etc/passwd", "C:\\x",
    "C:x", "\\\\host\\x", "file:///etc/passwd", "~", "~root", "$HOME", "%2e%2e%2fx", "%2e%2e/x",
    "..%2fx", "..%5cx", "..%c0%afx", "%252e%252e%252fx", "....//x", "..;/x", "x/../../x", "x/..",
    "x/", "/x", "./x", "x/y", "x\\y", "x\0", "\0", "x\0.yaml", "x\n", "\nx", "x ", " x", "x\t",
    "x.yaml", "x.yml", ".x", "x.", "X", "\uff58", "\u2025", "\uff0e\uff0e\uff0fx", "x\u202e",
    "a" * 65, "con:", "x|y", "*", "?", "x*", "\ud800", "-" * 65, "x:stream",
]  # fmt: skip


def codes(path: Path) -> list[str]:
    return [problem.code for problem in content_files(path).problems]


def folder_with(tmp_path: Path, *names: str) -> Path:
    folder = tmp_path / "puzzles"
    for name in names:
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("a: b\n")
    return folder


def test_files_come_sorted_from_all_folders_below(tmp_path: Path) -> None:
    folder = folder_with(tmp_path, "b.yaml", "a.yaml", "sub/c.yaml", "notes.md", ".draft.yaml")
    (folder / ".git").mkdir()
    (folder / ".git" / "x.yaml").write_text("a: b\n")
    found = content_files(folder)
    assert [path.relative_to(folder).as_posix() for path in found.paths] == [
        "a.yaml",
        "b.yaml",
        "sub/c.yaml",
    ]
    assert found.problems == ()


def test_a_single_file_is_found_as_itself(tmp_path: Path) -> None:
    path = folder_with(tmp_path, "a.yaml") / "a.yaml"
    assert content_files(path) == ((path,), ())


def test_names_that_are_nearly_right_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder_with(tmp_path, "a.yml", "b.YAML", "C.yaml", "good.yaml")
    monkeypatch.chdir(tmp_path)
    found = content_files(Path("puzzles"))
    assert found.paths == (Path("puzzles/good.yaml"),)
    assert [format_problem(problem) for problem in found.problems] == [
        (
            "puzzles/C.yaml:1:1: Y109 the file is named 'C', which is not an id. "
            "Use 1 to 64 small letters, digits and hyphens."
        ),
        "puzzles/a.yml:1:1: Y108 the name of the file ends in '.yml'. Rename it to end in '.yaml'.",
        (
            "puzzles/b.YAML:1:1: Y108 the name of the file ends in '.YAML'. "
            "Rename it to end in '.yaml'."
        ),
    ]


def test_a_path_that_leads_nowhere_is_a_problem_and_no_error(tmp_path: Path) -> None:
    assert codes(tmp_path / "none") == ["Y101"]
    assert codes(tmp_path / "none.yaml") == ["Y101"]
    assert codes(tmp_path / "x\0.yaml") == ["Y101"]
    assert codes(tmp_path / ("long" * 200)) == ["Y101"]
    loop = tmp_path / "loop"
    loop.symlink_to(loop)
    assert codes(loop) == ["Y101"]


def test_links_that_leave_the_folder_are_refused(tmp_path: Path) -> None:
    folder = folder_with(tmp_path, "a.yaml")
    outside = tmp_path / "outside"
    outside.mkdir()
    (outside / "secret.yaml").write_text("a: b\n")
    (folder / "file.yaml").symlink_to(outside / "secret.yaml")
    (folder / "folder").symlink_to(outside)
    (folder / "gone.yaml").symlink_to(outside / "gone.yaml")
    found = content_files(folder)
    assert found.paths == (folder / "a.yaml",)
    assert [(Path(one.path).name, one.code) for one in found.problems] == [
        ("file.yaml", "Y110"),
        ("folder", "Y110"),
        ("gone.yaml", "Y110"),
    ]
    assert codes(folder / "file.yaml") == ["Y110"]
    with pytest.raises(ContentError, match="Y110"):
        file_of(folder, "file")


def test_links_within_the_folder_are_followed_once(tmp_path: Path) -> None:
    folder = folder_with(tmp_path, "sub/a.yaml")
    (folder / "b.yaml").symlink_to(folder / "sub" / "a.yaml")
    (folder / "round").symlink_to(folder)
    found = content_files(folder)
    assert found.paths == (folder / "b.yaml", folder / "sub" / "a.yaml")
    assert found.problems == ()


def test_a_link_to_the_folder_itself_may_be_given(tmp_path: Path) -> None:
    folder = folder_with(tmp_path, "a.yaml")
    link = tmp_path / "link"
    link.symlink_to(folder)
    assert content_files(link) == ((link / "a.yaml",), ())


def test_an_id_leads_to_its_file(tmp_path: Path) -> None:
    assert file_of(tmp_path, "one-card") == tmp_path / "one-card.yaml"


@pytest.mark.parametrize("name", OUTSIDE)
def test_no_other_text_leads_anywhere(name: str, tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"S209 '.*' is not an id") as caught:
        file_of(tmp_path, name)
    assert str(caught.value).isprintable()
