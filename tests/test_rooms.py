"""The rooms of the package, and which of them may know which."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "trainer"
ROOMS = ("game", "tactics", "content", "training", "ui")
OUTSIDE = {"content": {"yaml"}, "ui": {"streamlit", "plotly"}}


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, path
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def of_room(room: str) -> list[tuple[str, str]]:
    """Return each file of a room with each name that it imports."""
    files = sorted((PACKAGE / room).rglob("*.py"))
    assert files
    return [(path.name, name) for path in files for name in imports(path)]


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_imports_only_from_rooms_below_it(room: str) -> None:
    below = {*ROOMS[: ROOMS.index(room) + 1], "errors"}
    own = [(file, name) for file, name in of_room(room) if name.startswith("trainer.")]
    assert own
    assert [(file, name) for file, name in own if name.split(".")[1] not in below] == []


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_knows_no_other_packages_than_its_own(room: str) -> None:
    known = sys.stdlib_module_names | {"trainer"} | OUTSIDE.get(room, set())
    tops = [(file, name.split(".")[0]) for file, name in of_room(room)]
    assert [(file, top) for file, top in tops if top not in known] == []


def test_the_rules_know_no_clock_no_files_and_no_chance_of_their_own() -> None:
    barred = {"time", "datetime", "pathlib", "os", "io", "socket", "secrets", "uuid"}
    tops = [(file, name.split(".")[0]) for file, name in of_room("game")]
    assert [(file, top) for file, top in tops if top in barred] == []
