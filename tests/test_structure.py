"""The building stands as planned: who imports whom, how long files are, how they are called."""

import ast
import sys
from pathlib import Path

import pytest

import trainer

ROOT = Path(trainer.__file__).parent
MODULES = sorted(ROOT.rglob("*.py"))

FLOORS = {
    "game": set(),
    "tactics": {"game"},
    "content": {"game", "tactics"},
    "training": {"game", "tactics", "content"},
    "classroom": {"game", "tactics", "content", "training"},
    "sheets": {"game", "tactics", "content", "training", "classroom"},
    "store": {"game", "tactics", "content", "training", "classroom"},
    "ui": {"game", "tactics", "content", "training", "classroom", "sheets", "store"},
}
"""Each room of the package with those that it may import; the root error is for all."""

ONLY_IN = {
    "streamlit": "ui",
    "sqlalchemy": "store",
    "alembic": "store",
    "sqlite3": "store",
    "reportlab": "sheets",
}
LONGEST = 500
VAGUE = {"util", "utils", "helper", "helpers", "manager", "managers", "misc", "common"}


def name_of(path: Path) -> str:
    return ".".join(("trainer", *path.relative_to(ROOT).with_suffix("").parts))


def room_of(path: Path) -> str:
    """Return the room a module is in; empty for those beside the rooms."""
    parts = path.relative_to(ROOT).parts
    return parts[0] if len(parts) > 1 else ""


def imports_of(path: Path) -> set[str]:
    """Return the full names of all modules that a module imports, wherever in it."""
    return imports_in(path.read_text(encoding="utf-8"), name_of(path))


def imports_in(source: str, module: str) -> set[str]:
    """Return the full names of all modules that a source text imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = module.split(".")[: -node.level] if node.level else []
            origin = ".".join([*base, *filter(None, [node.module])])
            found.add(origin)
            if origin == "trainer":
                found.update(f"trainer.{alias.name}" for alias in node.names)
    return found


@pytest.mark.parametrize(
    ("source", "imported"),
    [
        ("import trainer.ui.figure", "trainer.ui.figure"),
        ("from trainer.ui import figure", "trainer.ui"),
        ("from trainer import ui", "trainer.ui"),
        ("from ..ui import figure", "trainer.ui"),
        ("from .. import ui", "trainer.ui"),
        ("def f():\n    import streamlit as st", "streamlit"),
    ],
)
def test_an_import_is_seen_in_every_form(source: str, imported: str) -> None:
    assert imported in imports_in(source, "trainer.game.board")


def rooms_imported(path: Path) -> set[str]:
    parts = [name.split(".") for name in imports_of(path)]
    return {
        words[1]
        for words in parts
        if words[0] == "trainer" and len(words) > 1 and words[1] in FLOORS
    }


by_name = pytest.mark.parametrize("path", MODULES, ids=name_of)


def test_there_are_modules_in_the_rooms_of_the_plan() -> None:
    assert {room_of(path) for path in MODULES} >= {"game", "tactics", "content", "ui"}


@by_name
def test_a_room_imports_only_what_is_nearer_the_ground(path: Path) -> None:
    room = room_of(path)
    if room in FLOORS:
        assert rooms_imported(path) <= FLOORS[room] | {room}
        assert not {"trainer.cli", "trainer.__main__"} & imports_of(path)


@by_name
def test_only_the_screen_imports_streamlit_and_only_the_store_a_database(path: Path) -> None:
    for package, room in ONLY_IN.items():
        if room_of(path) != room:
            assert package not in {name.partition(".")[0] for name in imports_of(path)}


@pytest.mark.parametrize("path", [path for path in MODULES if room_of(path) == "game"], ids=name_of)
def test_the_game_needs_the_standard_library_and_the_root_error_and_nothing_else(
    path: Path,
) -> None:
    for name in imports_of(path):
        first = name.partition(".")[0]
        ours = name == "trainer.errors" or name.startswith("trainer.game")
        assert ours or first in sys.stdlib_module_names


@pytest.mark.parametrize("path", [path for path in MODULES if room_of(path) == "game"], ids=name_of)
def test_the_game_has_no_clock_no_file_and_no_chance_of_its_own(path: Path) -> None:
    barred = {"time", "datetime", "random", "secrets", "os", "pathlib", "io", "socket", "uuid"}
    assert not barred & {name.partition(".")[0] for name in imports_of(path)}
    called = {
        node.func.id
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert not called & {"open", "print", "input", "eval", "exec"}


@by_name
def test_no_module_is_longer_than_one_can_read(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= LONGEST


@by_name
def test_every_module_is_named_for_something(path: Path) -> None:
    words = {word for part in name_of(path).split(".") for word in part.split("_")}
    assert not words & VAGUE


@by_name
def test_every_module_says_what_it_is(path: Path) -> None:
    assert ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))


@by_name
def test_no_product_code_asserts_or_swallows_errors(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        assert not isinstance(node, ast.Assert)
        if isinstance(node, ast.ExceptHandler):
            assert node.type is not None
            assert not all(isinstance(one, ast.Pass) for one in node.body)
