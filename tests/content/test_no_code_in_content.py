"""Nothing in the product turns data into code or objects."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import trainer

SOURCES = sorted(Path(trainer.__file__).parent.rglob("*.py"))
CALLS = {"eval", "exec", "compile", "__import__"}
LOADERS = {
    *("load", "load_all", "safe_load", "safe_load_all", "full_load", "full_load_all"),
    *("unsafe_load", "unsafe_load_all"),
}
MODULES = {"pickle", "marshal", "shelve", "dill", "cloudpickle"}


def faults(source: str) -> list[str]:
    """Name every use of a loader, of pickles, or of code made from text."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found += [one.name for one in node.names if one.name.split(".")[0] in MODULES]
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            top = node.module.split(".")[0]
            if top in MODULES or (top == "yaml" and {one.name for one in node.names} & LOADERS):
                found.append(node.module)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            if node.func.id in CALLS:
                found.append(node.func.id)
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            if node.value.id == "yaml" and node.attr in LOADERS:
                found.append(f"yaml.{node.attr}")
            elif node.value.id == "builtins" and node.attr in CALLS:
                found.append(f"builtins.{node.attr}")
    return found


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.stem)
def test_no_source_loads_objects_or_runs_text(path: Path) -> None:
    assert faults(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "source",
    [
        "import pickle",
        "import marshal as m",
        "from pickle import loads",
        "import yaml\nyaml.safe_load('a')",
        "from yaml import load",
        "load = yaml.load",
        "eval('1')",
        "exec('1')",
        "import builtins\nbuiltins.eval('1')",
    ],
)
def test_the_search_finds_what_it_looks_for(source: str) -> None:
    assert len(faults(source)) == 1
