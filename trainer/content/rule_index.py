"""Where each rule is enforced, tested, taught and drilled, found by its id in what is there."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from trainer.content.lesson import Lesson
from trainer.content.library import Library
from trainer.content.puzzle import Puzzle
from trainer.game.rulebook import Rule

_PACKAGE: Final = Path(__file__).resolve().parent.parent
_BOOKS: Final = ("rulebook.py", "test_rulebook.py")
"""They speak of rules for the sake of speaking, and so say nothing about any."""

_ID: Final = re.compile(r"(?<![A-Za-z0-9-])[A-Z]+(?:-[A-Z]+)*-(?:[0-9]+|[A-Z]+)(?![A-Za-z0-9-])")


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """A named piece of code: its file, as a path with slashes, and its name in the file."""

    file: str
    name: str

    def __str__(self) -> str:
        return f"{self.file} {self.name}".rstrip()


@dataclass(frozen=True, slots=True)
class RuleUses:
    """All that deals with one rule; `tested` is None where the tests did not come along.

    Rules are enforced in the game; tactics are found by what looks at positions.
    `taught` and `drilled` are ids of lessons and puzzles.
    """

    enforced: tuple[Place, ...]
    tested: tuple[Place, ...] | None
    taught: tuple[str, ...]
    drilled: tuple[str, ...]


def uses_of(rule: Rule, library: Library) -> RuleUses:
    """Return where a rule is enforced and tested, and which content of a library names it."""
    tested = _tested()
    return RuleUses(
        enforced=_enforced("tactics" if rule.status == "tactic" else "game").get(rule.id, ()),
        tested=None if tested is None else tested.get(rule.id, ()),
        taught=tuple(lesson.id for lesson in lessons_about(rule, library)),
        drilled=tuple(puzzle.id for puzzle in puzzles_about(rule, library)),
    )


def lessons_about(rule: Rule, library: Library) -> tuple[Lesson, ...]:
    """Return the lessons with a step that teaches a rule."""
    return tuple(lesson for lesson in library.lessons if rule.id in lesson.rules)


def puzzles_about(rule: Rule, library: Library) -> tuple[Puzzle, ...]:
    """Return the puzzles that drill a rule."""
    return tuple(puzzle for puzzle in library.puzzles if rule.id in puzzle.rules)


def format_uses(uses: RuleUses) -> str:
    """Write the uses of a rule, one a line, each kind indented below its name."""
    parts = [
        _listing("Enforced in", uses.enforced, "not enforced by the engine"),
        _listing("Taught in", uses.taught, "not taught yet"),
        _listing("Drilled in", uses.drilled, "not drilled yet"),
    ]
    if uses.tested is not None:
        parts.insert(1, _listing("Tested in", uses.tested, "not tested yet"))
    return "\n".join(parts)


def _listing(title: str, found: tuple[object, ...], none: str) -> str:
    if not found:
        return f"{title}: {none}"
    return "\n  ".join((f"{title}:", *map(str, found)))


@cache
def _enforced(room: str) -> dict[str, tuple[Place, ...]]:
    """Return for each id the functions, classes and values of a room that name it.

    What a module says at its top is not counted: it tells the subject, and enforces nothing.
    """
    found: dict[str, set[Place]] = {}
    for path in sorted((_PACKAGE / room).glob("*.py")):
        if path.name in _BOOKS:
            continue
        for place, text in _pieces(path, f"trainer/{room}/{path.name}"):
            for rule in _ID.findall(text):
                found.setdefault(rule, set()).add(place)
    return {rule: tuple(sorted(places)) for rule, places in found.items()}


@cache
def _tested() -> dict[str, tuple[Place, ...]] | None:
    """Return for each id the tests that name it, or bear it in their own name: `test_seq_4_...`."""
    folder = _PACKAGE.parent / "tests"
    # Beside an installed copy there may lie the tests of somebody else.
    if not folder.is_dir() or not (_PACKAGE.parent / "pyproject.toml").is_file():
        return None
    found: dict[str, set[Place]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        if path.name in _BOOKS:
            continue
        for place, text in _pieces(path, path.relative_to(folder.parent).as_posix()):
            name = place.name.rpartition(".")[2]
            if name.startswith("test_"):
                borne = name.removeprefix("test_").upper().replace("_", "-")
                for rule in (*_ID.findall(text), *_ids_within(borne)):
                    found.setdefault(rule, set()).add(place)
    return {rule: tuple(sorted(places)) for rule, places in found.items()}


def _ids_within(name: str) -> Iterator[str]:
    words = name.split("-")
    for start in range(len(words)):
        for end in range(start + 2, min(start + 3, len(words)) + 1):
            yield "-".join(words[start:end])


def _pieces(path: Path, file: str) -> Iterator[tuple[Place, str]]:
    """Yield the text of a module piece by piece, each line with the innermost name around it."""
    source = path.read_text(encoding="utf-8")
    tree = ast.parse(source)
    names = [""] * (source.count("\n") + 2)
    _name_lines(tree, "", names)
    docstring = tree.body[0].end_lineno or 0 if ast.get_docstring(tree) is not None else 0
    for number, line in enumerate(source.splitlines(), start=1):
        if number > docstring:
            yield Place(file, names[number]), line


def _name_lines(tree: ast.Module | ast.ClassDef, outer: str, names: list[str]) -> None:
    for child in tree.body:
        name, first = _name_of(child)
        if not name:
            continue
        inner = f"{outer}.{name}" if outer else name
        last = child.end_lineno or first
        names[first : last + 1] = [inner] * (last + 1 - first)
        if isinstance(child, ast.ClassDef):
            _name_lines(child, inner, names)


def _name_of(node: ast.stmt) -> tuple[str, int]:
    """Return the name that a statement defines, empty for none, and its first line."""
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        return node.name, min([node.lineno, *(each.lineno for each in node.decorator_list)])
    if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
        return node.target.id, node.lineno
    return "", node.lineno
