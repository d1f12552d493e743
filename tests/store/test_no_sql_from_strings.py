"""No statement is ever put together from pieces: what people typed is always a value beside it."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import trainer.store

FILES = sorted(Path(trainer.store.__file__).parent.rglob("*.py"))
RUNS_TEXT = {"execute", "executemany", "executescript", "exec_driver_sql", "text", "literal_column"}
RAW = {"text", "literal_column", "exec_driver_sql", "executescript"}


def fixed(node: ast.expr, constants: set[str]) -> bool:
    """Tell whether a statement is a text as it stands, or one of the fixed ones of a module."""
    match node:
        case ast.Constant():
            return True
        case ast.Name(id=name):
            return name in constants
        case ast.IfExp(body=one, orelse=other):
            return fixed(one, constants) and fixed(other, constants)
    return False


def pieced(node: ast.expr) -> bool:
    """Tell whether an expression puts a text together."""
    return any(
        isinstance(each, ast.JoinedStr)
        or (isinstance(each, ast.BinOp) and isinstance(each.op, ast.Add | ast.Mod))
        or (isinstance(each, ast.Attribute) and each.attr in {"format", "join", "replace"})
        for each in ast.walk(node)
    )


def faults(source: str) -> list[str]:
    tree = ast.parse(source)
    constants = {
        target.id
        for node in tree.body
        if isinstance(node, ast.AnnAssign) and isinstance(target := node.target, ast.Name)
        if node.value is not None and not pieced(node.value)
    }
    found = []
    for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
        name = getattr(call.func, "attr", getattr(call.func, "id", ""))
        if name not in RUNS_TEXT or not call.args:
            continue
        statement = call.args[0]
        if pieced(statement) or (name in RAW and not fixed(statement, constants)):
            found.append(f"{name} in line {call.lineno}")
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_no_statement_of_the_store_is_put_together(path: Path) -> None:
    assert faults(path.read_text("utf-8")) == []


@pytest.mark.parametrize(
    "source",
    [
        "c.execute(f'SELECT {name}')",
        "c.exec_driver_sql('SELECT ' + name)",
        "c.exec_driver_sql(name)",
        "c.execute(text('SELECT %s' % name))",
        "c.execute('SELECT {}'.format(name))",
        "c.execute(' '.join(words))",
        "S: Final = 'SELECT ' + name\nc.exec_driver_sql(S)",
    ],
)
def test_a_statement_that_is_put_together_would_be_seen(source: str) -> None:
    assert faults(source)


def test_fixed_statements_are_no_fault() -> None:
    source = "S: Final = 'SELECT 1'\nc.exec_driver_sql(S)\nc.execute(select(PEOPLE))"
    assert faults(source) == []
