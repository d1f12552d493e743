"""The schemas for editors: as strict as they can be, and never stricter than the readers."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml
from click.testing import CliRunner
from jsonschema import Draft202012Validator

from trainer.cli import main
from trainer.content.document import read_document
from trainer.content.fields import Fields
from trainer.content.folder import content_files
from trainer.content.lesson import Lesson
from trainer.content.library import shipped_folders
from trainer.content.schema import schema
from trainer.content.shape import LESSON, PUZZLE, Key
from trainer.content.template import KINDS, template
from trainer.tactics.goal import goal_forms

SHIPPED = [path for folder in shipped_folders() for path in content_files(folder).paths]
BAD = Path(__file__).parents[1] / "bad_content"
VALIDATORS = {kind: Draft202012Validator(schema(kind)) for kind in KINDS}
WHOLE_TURN = """\
turn: {exchange: yes, draws: 5H 6H}
goal: play 8H
show: {marks: [d7], arrows: [a1-d7]}
answer: [9H@c7]
replaces: older
"""


def faults(text: str, kind: str) -> list[str]:
    """Load a text as editors do, and return where and what the schema says against it."""
    held = yaml.load(text, Loader=yaml.SafeLoader)
    return [f"{each.json_path} {each.message}" for each in VALIDATORS[kind].iter_errors(held)]


@pytest.mark.parametrize("kind", KINDS)
def test_a_schema_is_a_good_schema(kind: str) -> None:
    Draft202012Validator.check_schema(schema(kind))
    printed = CliRunner().invoke(main, ["schema", kind])
    assert json.loads(printed.output) == json.loads(json.dumps(schema(kind)))


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_what_ships_fits_its_schema(path: Path) -> None:
    content = read_document(path).content
    kind = "lesson" if isinstance(content, Lesson) else "puzzle"
    assert faults(path.read_text("utf-8"), kind) == []


@pytest.mark.parametrize("kind", KINDS)
def test_a_template_fits_its_schema(kind: str) -> None:
    assert faults(template(kind, "12"), kind) == []


def recorded(monkeypatch: pytest.MonkeyPatch) -> dict[str, set[str]]:
    """Note which keys each reader asks for, by the module and the first of its keys."""
    asked: dict[str, set[str]] = defaultdict(set)
    done = Fields.done

    def note(fields: Fields) -> None:
        keys = list(fields._known)
        asked[keys[0]].update(keys)
        done(fields)

    monkeypatch.setattr(Fields, "done", note)
    return asked


def groups(keys: tuple[Key, ...]) -> Iterator[set[str]]:
    yield {key.name for key in keys}
    for key in keys:
        if key.parts:
            yield from groups(key.parts)


def test_the_keys_of_a_puzzle_are_those_that_its_readers_take(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    asked = recorded(monkeypatch)
    path = tmp_path / "p.yaml"
    path.write_text(template("puzzle", "p"), encoding="utf-8")
    assert read_document(path).content is not None
    assert sorted(map(sorted, asked.values())) == sorted(map(sorted, groups(PUZZLE)))


def test_the_keys_of_a_lesson_are_those_that_its_readers_take(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    asked = recorded(monkeypatch)
    text = template("lesson", "l")
    choices = [f"{{text: a {word}, right: {word}, because: c}}" for word in ("no", "yes")]
    choose = "\n      - ".join(("choices:", *choices))
    text = text.replace("goal: spot corners", choose)
    text = text.replace("goal: play JC", "watch: [JC@e5]")
    text = text.replace(
        "    goal: play 8H\n", "".join(f"    {line}\n" for line in WHOLE_TURN.splitlines())
    )
    path = tmp_path / "l.yaml"
    path.write_text(text, encoding="utf-8")
    assert [each.message for each in read_document(path).report.problems] == []
    assert faults(text, "lesson") == []
    found = {frozenset(keys) for keys in asked.values()}
    steps = {frozenset(keys) for keys in groups(LESSON)}
    assert found == steps


@pytest.mark.parametrize("form", goal_forms())
def test_each_form_of_a_goal_fits_and_is_offered(form: str) -> None:
    text = template("puzzle", "p")
    assert faults(text.replace("goal: win", f"goal: {form}"), "puzzle") == []
    offered = schema("puzzle")["properties"]["goal"]["examples"]
    assert form in offered


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ("goal: win", "goal: wins", "$.goal"),
        ("goal: win", "goal: spot card blue", "$.goal"),
        ("to_move: blue", "to_move: yellow", "$.position.to_move"),
        ("status: draft", "status: done", "$.status"),
        ("rating: 700", "rating: 99", "$.rating"),
        ("rules: [TURN-3,", "rules: [TURN-99,", "$.rules[0]"),
        ("- QS@b5", "- QS@k5", "$.solution[0]"),
        ("hand: QS", "hand: XS", "$.position.hand"),
        ("moves: 1", "moves: 2", "$.moves"),
        ("  hand:", "  hands:", "$.position"),
        ("2 players, 2 sides, sprint", "2 players", "$.position.table"),
    ],
)
def test_a_fault_is_marked_at_its_place(old: str, new: str, place: str) -> None:
    found = faults(template("puzzle", "p").replace(old, new), "puzzle")
    assert found
    assert all(each.startswith(f"{place} ") for each in found)


def test_a_step_asks_for_one_thing() -> None:
    text = template("lesson", "l")
    assert faults(text.replace("goal: play JC", "goal: play JC\n    watch: [JC@e5]"), "lesson")
    assert faults(text.replace("    goal: play JC\n", ""), "lesson")
