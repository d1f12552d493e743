"""Which files of a folder are content, and which file belongs to an id; nothing outside it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final, NamedTuple

from trainer.content.fields import is_id
from trainer.content.nodes import START
from trainer.content.problem import ContentError, Problem, Report, quoted

ENDING: Final = ".yaml"
_NEARLY: Final = frozenset({".yml", ".yaml"})


class ContentFiles(NamedTuple):
    """The content files found, sorted by path, and what is wrong with others."""

    paths: tuple[Path, ...]
    problems: tuple[Problem, ...]


def content_files(path: Path) -> ContentFiles:
    """Find the content file at a path, or all of them below it if it is a folder.

    Names that begin with a dot, and files that do not look like YAML, are passed over in a
    folder. Links that leave the folder, endings such as `.yml` and names that are no id are
    reported and left out. Never raises OSError.
    """
    try:
        if path.is_dir():
            return _below(path)
        report = Report(path.as_posix())
        if not path.exists():
            report.add(START, "Y101", "there is no such file or folder")
        else:
            _check_name(path, report)
            _check_inside(path, path.parent, report)
    except (OSError, ValueError):
        report = Report(path.as_posix())
        report.add(START, "Y101", "the path cannot be looked up")
    return ContentFiles(() if len(report) else (path,), report.problems)


def file_of(folder: Path, name: str) -> Path:
    """Return the path of the content file with an id, which need not be there.

    Raises ContentError if the name is no id, so no text from outside can choose another
    place, or if the file is a link that leaves the folder.
    """
    if not is_id(name):
        report = Report(folder.as_posix())
        report.add(START, "S209", f"{quoted(name)} is not an id")
        raise ContentError(report.problems)
    path = folder / (name + ENDING)
    report = Report(path.as_posix())
    _check_inside(path, folder, report)
    report.raise_any()
    return path


def _below(folder: Path) -> ContentFiles:
    paths: list[Path] = []
    problems: list[Problem] = []

    def cannot_list(error: OSError) -> None:
        report = Report(Path(error.filename or folder).as_posix())
        report.add(START, "Y101", "the folder cannot be listed")
        problems.extend(report.problems)

    for top, folders, files in os.walk(folder, onerror=cannot_list):
        folders[:] = [name for name in folders if not name.startswith(".")]
        links = [name for name in folders if Path(top, name).is_symlink()]
        for name in [*files, *links]:
            path = Path(top, name)
            report = Report(path.as_posix())
            if name.startswith(".") or (name in files and path.suffix.lower() not in _NEARLY):
                continue
            _check_inside(path, folder, report)
            if name in files:
                _check_name(path, report)
                if not len(report):
                    paths.append(path)
            problems.extend(report.problems)
    return ContentFiles(tuple(sorted(paths)), tuple(sorted(problems)))


def _check_name(path: Path, report: Report) -> None:
    if path.suffix != ENDING:
        message = f"the name of the file ends in {quoted(path.suffix)}"
        report.add(START, "Y108", message, f"Rename it to end in {quoted(ENDING)}")
    elif not is_id(path.stem):
        message = f"the file is named {quoted(path.stem)}, which is not an id"
        report.add(START, "Y109", message, "Use 1 to 64 small letters, digits and hyphens")


def _check_inside(path: Path, folder: Path, report: Report) -> None:
    try:
        inside = path.resolve().is_relative_to(folder.resolve())
    except (OSError, RuntimeError):
        inside = False
    if not inside:
        message = "this is a link to a place outside the folder"
        report.add(START, "Y110", message, "Put the file itself here")
