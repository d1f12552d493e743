"""Broken copies of the content that comes along: always a report, never an exception."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from trainer.content.check import check_document
from trainer.content.codes import CODES
from trainer.content.document import parse_document
from trainer.content.library import shipped_folders
from trainer.content.problem import Report, format_problem

FILES = sorted(path for folder in shipped_folders() for path in folder.rglob("*.yaml"))
COPIES = 1_000
SEEDS = 10
SIGNS = (b":", b"- ", b"\n", b"  ", b"'", b'"', b"[", b"{", b"#", b"|", b"*", b"&a", b"!!int ")
WORDS = (b"\t", b"\x00", b"\xff", b"9" * 30, b"JC", b"a1", b"blue", b"~", b"null", "ß♥".encode())
PIECES = SIGNS + WORDS


def mutated(data: bytes, random: Random) -> bytes:
    """Return a copy with one to four faults of the kinds that hands and disks make."""
    for _ in range(random.randint(1, 4)):
        at = random.randrange(len(data) + 1)
        to = min(len(data), at + random.randint(1, 12))
        lines = data.splitlines(keepends=True)
        match random.randrange(7):
            case 0:
                data = data[:at] + random.choice(PIECES) + data[at:]
            case 1:
                data = data[:at] + data[to:]
            case 2:
                data = data[:at] + random.randbytes(to - at) + data[to:]
            case 3:
                data = data[:at] + data[at:to] * 3 + data[to:]
            case 4 if len(lines) > 1:
                lines.insert(random.randrange(len(lines)), lines.pop(random.randrange(len(lines))))
                data = b"".join(lines)
            case 5 if len(lines) > 1:
                del lines[random.randrange(len(lines))]
                data = b"".join(lines)
            case _:
                words = data.split(b" ")
                words[random.randrange(len(words))] = random.choice(words)
                data = b" ".join(words)
    return data


@pytest.mark.parametrize("seed", range(SEEDS))
def test_a_broken_copy_is_reported_and_never_raises(seed: int) -> None:
    random = Random(seed)  # noqa: S311
    broken = 0
    for _ in range(COPIES // SEEDS):
        path: Path = random.choice(FILES)
        report = Report("copy.yaml")
        document = parse_document(
            mutated(path.read_bytes(), random), report, path.stem, path.parent.name
        )
        check_document(document)
        broken += bool(report.problems)
        assert document.content is not None or report.problems
        for problem in report.problems:
            assert problem.code in CODES
            assert problem.line >= 1 <= problem.column
            assert format_problem(problem).isprintable()
    assert broken > COPIES // SEEDS // 2
