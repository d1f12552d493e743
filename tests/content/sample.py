"""A small form on top of the fields, so that they can be tested with a file as people write it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from trainer.content.fields import Fields
from trainer.content.folder import content_files
from trainer.content.problem import Report, format_problem
from trainer.content.reading import read_bytes, read_file

if TYPE_CHECKING:
    from trainer.content.nodes import Entries

SAMPLE = Path(__file__).with_name("sample.yaml")


def read(data: bytes | str, *, pure: bool = False) -> tuple[Entries | None, list[str]]:
    """Read a text as if it were the file `x.yaml`; its problems come as lines."""
    report = Report("x.yaml")
    root = read_bytes(data.encode() if isinstance(data, str) else data, report, pure=pure)
    return root, [format_problem(problem) for problem in report.problems]


def fields_of(text: str) -> tuple[Fields, Report]:
    report = Report("x.yaml")
    root = read_bytes(text.encode(), report)
    assert root is not None
    return Fields(root, report), report


def told(report: Report) -> list[str]:
    return [format_problem(problem) for problem in report.problems]


def take_sample(root: Entries, report: Report, name: str) -> None:
    """Take every field of the sample file."""
    fields = Fields(root, report)
    fields.take_int("format", 1, 1)
    fields.take_id(named=name)
    fields.take_text("title", longest=60)
    fields.take_choice("status", ("draft", "published", "withdrawn"), required=False)
    fields.take_int("rating", 100, 3000)
    fields.take_list_of_texts("rules", required=False)
    fields.take_list_of_texts("themes", required=False, most=5)
    position = fields.take_entries("position")
    if position is not None:
        position.take_choice("layout", ("classic",))
        position.take_line("table")
        position.take_choice("to_move", ("blue", "green", "red"))
        position.take_block("board")
        position.take_list_of_texts("sequences", required=False)
        position.take_line("hand", required=False)
        position.done()
    fields.take_text("goal")
    for reason in fields.take_list_of_entries("because", required=False) or ():
        reason.take_line("move")
        reason.take_text("text")
        reason.done()
    fields.take_list_of_texts("hints", required=False)
    fields.done()


def check_sample_file(path: Path) -> list[str]:
    """Look a file up, read it and take its fields; all problems come as lines."""
    found = content_files(path)
    if found.problems:
        return [format_problem(problem) for problem in found.problems]
    report = Report(path.as_posix())
    root = read_file(path, report)
    if root is not None:
        take_sample(root, report, path.stem)
    return told(report)
