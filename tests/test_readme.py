"""The README speaks of what is there: its examples, commands, options, goals and links."""

from __future__ import annotations

import re
from pathlib import Path

import click
import pytest

from trainer.cli import main
from trainer.content.check import check_paths
from trainer.content.claim import PROVERS
from trainer.content.codes_page import codes_page
from trainer.content.lesson import FEWEST_STEPS, MOST_STEPS, MOST_WORDS
from trainer.content.problem import format_problem
from trainer.content.puzzle import STATUSES
from trainer.content.task import KINDS as STEP_KINDS
from trainer.game.layout import CLASSIC, format_layout
from trainer.game.options import OPTION_RULES
from trainer.game.position_line import format_position, parse_position
from trainer.tactics.goal import goal_forms

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)
CODE = set(re.findall(r"`([^`\n]+)`", README))
EXAMPLES = [text for language, text in BLOCKS if language == "yaml"]


def commands_in(group: click.Group, before: str = "") -> dict[str, click.Command]:
    """Return the commands of a group by all their words, those of groups within it too."""
    found: dict[str, click.Command] = {}
    for name, command in group.commands.items():
        found[before + name] = command
        if isinstance(command, click.Group):
            found.update(commands_in(command, f"{before}{name} "))
    return found


COMMANDS = {"": main, **commands_in(main)}


def test_there_is_an_example_of_a_puzzle_and_of_a_lesson() -> None:
    assert ["steps:" in text for text in EXAMPLES] == [False, True]


@pytest.mark.parametrize("text", EXAMPLES)
def test_the_engine_finds_no_fault_in_an_example(text: str, tmp_path: Path) -> None:
    name = re.findall(r"^id: (.+)$", text, re.MULTILINE)[0]
    path = tmp_path / f"{name}.yaml"
    path.write_text(text, encoding="utf-8")
    checked = check_paths([path])
    assert [format_problem(problem) for problem in checked.problems] == []
    assert checked.lessons + checked.puzzles == 1


def test_the_position_line_is_written_as_the_engine_writes_it() -> None:
    (line,) = (text.strip() for language, text in BLOCKS if language == "text")
    assert format_position(parse_position(line)) == line


@pytest.mark.parametrize("name", COMMANDS)
def test_each_command_and_each_of_its_options_is_told(name: str) -> None:
    said = [
        code for code in CODE if f"{code} ".startswith(f"sequence-trainer {name}".strip() + " ")
    ]
    assert said
    options = [each for each in COMMANDS[name].params if isinstance(each, click.Option)]
    for option in options:
        assert any(code.split()[0] in option.opts for code in CODE), option.opts


def test_no_option_is_told_that_is_not_there() -> None:
    there = {"--help", "--"}
    for command in COMMANDS.values():
        for each in command.params:
            there.update(each.opts)
    told = {code.split()[0] for code in CODE if code.startswith("--")}
    assert told <= there


@pytest.mark.parametrize("form", goal_forms())
def test_each_goal_is_told(form: str) -> None:
    assert form in CODE


@pytest.mark.parametrize("word", PROVERS)
def test_each_claim_is_told_with_what_follows_it(word: str) -> None:
    assert f"{word} {PROVERS[word][0]}" in CODE


@pytest.mark.parametrize("word", [*OPTION_RULES, *STATUSES, *STEP_KINDS])
def test_each_word_of_a_table_each_status_and_each_kind_of_step_is_told(word: str) -> None:
    assert word in CODE


def test_the_numbers_are_those_of_the_code() -> None:
    assert f"A lesson has {FEWEST_STEPS} to {MOST_STEPS} steps." in README
    assert f"at most {MOST_WORDS} words" in README


def test_each_link_leads_to_a_file() -> None:
    links = re.findall(r"^(?!<!--).*?\]\(([^)#]+)\)", README, re.MULTILINE)
    assert links
    assert [link for link in links if not (ROOT / link).exists()] == []


def test_each_room_of_the_table_is_there_and_none_is_missing() -> None:
    told = {
        code.removeprefix("trainer/").strip("/") for code in CODE if code.startswith("trainer/")
    }
    rooms = {path.parent.name for path in (ROOT / "trainer").glob("*/__init__.py")}
    assert told == rooms | {"cli.py", "errors.py"}


def test_one_line_starts_the_app_and_one_runs_the_tests() -> None:
    lines = [line for kind, text in BLOCKS if kind == "bash" for line in text.splitlines()]
    first = "python3 -m venv .venv && .venv/bin/python -m pip install "
    assert f"{first}. && .venv/bin/sequence-trainer" in lines
    assert f"{first}-e '.[test]' && .venv/bin/python -m pytest" in lines


def test_the_page_of_codes_is_up_to_date() -> None:
    page = (ROOT / "docs" / "error-codes.md").read_text("utf-8")
    assert page == codes_page(), "python -m trainer.content.codes_page > docs/error-codes.md"


def test_the_guide_for_authors_shows_the_board_as_it_is() -> None:
    assert format_layout(CLASSIC) in (ROOT / "docs" / "authoring.md").read_text("utf-8")
