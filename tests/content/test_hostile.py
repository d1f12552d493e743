"""Files made to break the reader, and a thousand files broken at random."""

from __future__ import annotations

import random
import time
import tracemalloc

import pytest

from tests.content.hostile import READ, REFUSED
from tests.content.sample import SAMPLE, read, take_sample
from trainer.content.nodes import Entries, Items, Node, Text, Unread
from trainer.content.problem import Report, format_problem
from trainer.content.reading import read_bytes

PURE = pytest.mark.parametrize("pure", [False, True], ids=["fast", "pure"])
SECONDS = {False: 0.3, True: 1.0}
"""Three times what a quiet computer needs at most, as this one may be busy."""

MOST_MEMORY = 8_000_000
PIECES = [
    *(b'"', b"'", b"{", b"}", b"[", b"]", b": ", b":", b"- ", b"? ", b"|", b">", b"&a ", b"*a "),
    *(b"!", b"!!int ", b"%", b"@", b"#", b" #", b",", b"\\", b"\n", b"  ", b"\r\n", b"\r", b"\t"),
    *(b"\0", b"---\n", b"...\n", b"<<: ", b"|2", b">-", b"|+", b"\xc3\xa4", b"\xe2\x80\xa8"),
    *(b"[" * 13, b"{a: " * 13, b"- " * 13, b'"\\x', b'"\\ud800"', b'"\\UFFFFFFFF"', b"\xff"),
    *(b"[a?, b]", b"{a, b: }", b"[a:b]", b"{? a}", b"9" * 5_000, b"\xf0\x9f\x83\x81"),
]


@PURE
@pytest.mark.parametrize("name", REFUSED)
def test_a_hostile_file_is_refused_with_a_place_and_a_code(name: str, pure: bool) -> None:
    _, problems = read(REFUSED[name], pure=pure)
    assert problems
    for line in problems:
        assert line.startswith("x.yaml:")
        assert line.isprintable()
        assert len(line) <= 510


@PURE
@pytest.mark.parametrize("name", READ)
def test_an_odd_file_is_read(name: str, pure: bool) -> None:
    root, problems = read(READ[name], pure=pure)
    assert problems == []
    assert root is not None


@pytest.mark.parametrize("name", [*REFUSED, *READ])
def test_both_readers_make_the_same_of_an_odd_file(name: str) -> None:
    data = {**REFUSED, **READ}[name]
    assert read(data) == read(data, pure=True)


@PURE
@pytest.mark.parametrize("name", [*REFUSED, *READ])
def test_no_file_takes_long(name: str, pure: bool) -> None:
    data = {**REFUSED, **READ}[name]
    times = []
    for _ in range(3):
        begin = time.process_time()
        read(data, pure=pure)
        times.append(time.process_time() - begin)
        if times[-1] < SECONDS[pure]:
            return
    pytest.fail(f"took {min(times):.2f} s")


@pytest.mark.parametrize("name", [*REFUSED, *READ])
def test_no_file_takes_much_memory(name: str) -> None:
    data = {**REFUSED, **READ}[name]
    tracemalloc.start()
    try:
        read(data)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < MOST_MEMORY


def broken(data: bytes, dice: random.Random) -> bytes:
    """Flip, delete, double and insert bytes and lines."""
    for _ in range(dice.choice([1, 1, 2, 4])):
        at = dice.randrange(len(data))
        how = dice.randrange(7)
        if how == 0:
            data = data[:at] + bytes([data[at] ^ 1 << dice.randrange(8)]) + data[at + 1 :]
        elif how == 1:
            data = data[:at] + data[at + dice.choice([1, 2, 5, 40]) :]
        elif how == 2:
            data = data[:at] + data[at : at + dice.choice([1, 3, 30])] + data[at:]
        elif how == 3:
            data = data[:at] + dice.choice(PIECES) + data[at:]
        else:
            lines = data.split(b"\n")
            row = dice.randrange(len(lines))
            if how == 4:
                lines.insert(dice.randrange(len(lines)), lines[row])
            elif how == 5:
                del lines[row]
            else:
                lines[row] = b" " * dice.randrange(6) + lines[row].lstrip()
            data = b"\n".join(lines)
    return data


def check_node(node: Node) -> None:
    """Fail unless a tree holds nodes with places, and nothing else."""
    assert node.mark.line >= 1
    assert node.mark.column >= 1
    if isinstance(node, Text):
        node.value.encode()
        assert node.place(3, 3) >= (1, 1)
    elif isinstance(node, Items):
        for item in node.nodes:
            check_node(item)
    elif isinstance(node, Entries):
        assert len({key.value for key, _ in node.pairs}) == len(node.pairs)
        for key, inner in node.pairs:
            check_node(key)
            check_node(inner)
    else:
        assert isinstance(node, Unread)


@pytest.mark.parametrize("seed", range(10))
def test_a_hundred_broken_files_give_nodes_or_problems_and_the_same_ones_twice(seed: int) -> None:
    dice = random.Random(seed)  # noqa: S311 - dice for a test, the same each time
    sound = SAMPLE.read_bytes()
    for _ in range(100):
        data = broken(sound, dice)
        report = Report("x.yaml")
        root = read_bytes(data, report)
        lines = [format_problem(problem) for problem in report.problems]
        assert (root, lines) == read(data, pure=True)
        assert all(line.isprintable() and len(line) <= 510 for line in lines)
        if root is None:
            assert lines
        else:
            check_node(root)
            take_sample(root, report, "two-spaces-one-card")
