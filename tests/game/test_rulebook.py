"""The rulebook: every rule in plain words, and where it is enforced and tested."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.game.rule_ids import RULE_IDS
from trainer.cli import main
from trainer.content.library import Library
from trainer.content.rule_index import uses_of
from trainer.game.errors import UnknownRuleError
from trainer.game.options import OPTION_RULES
from trainer.game.rulebook import RULES, STATUSES, Rule, find_rule

EMPTY = Library((), (), ())
PLAYED = [rule for rule in RULES.values() if rule.status != "tactic"]


def test_the_book_holds_every_rule() -> None:
    assert set(RULES) == RULE_IDS
    assert set(OPTION_RULES.values()) <= set(RULES)


@pytest.mark.parametrize("rule", RULES.values(), ids=lambda rule: rule.id)
def test_a_rule_is_told_in_short_sentences(rule: Rule) -> None:
    assert rule.status in STATUSES
    assert rule.text.endswith(".")
    assert "  " not in rule.text
    for sentence in re.split(r"(?<=[.:;]) ", rule.text):
        assert len(sentence.split()) <= 20, sentence


def test_variants_and_tactics_are_named_as_such() -> None:
    for rule in RULES.values():
        assert (rule.status == "variant") == rule.id.startswith("VAR-")
        assert (rule.status == "tactic") == rule.id.startswith("TAC-")


@pytest.mark.parametrize("rule", PLAYED, ids=lambda rule: rule.id)
def test_a_rule_is_enforced_somewhere_and_tested_somewhere(rule: Rule) -> None:
    uses = uses_of(rule, EMPTY)
    assert uses.enforced, f"nothing in trainer/game names {rule.id}"
    assert uses.tested, f"no test names {rule.id}"


def test_the_index_tells_the_function_and_the_test() -> None:
    uses = uses_of(RULES["JACK-ONE-3"], EMPTY)
    assert "trainer/game/legality.py _why_no_removal" in map(str, uses.enforced)
    found = uses_of(RULES["DEAL-2"], EMPTY)
    assert found.tested is not None
    assert "tests/game/test_deal.py test_deal_2_only_the_tied_cut_again" in map(str, found.tested)
    # A longer id does not speak for a shorter one.
    assert not any("seq_12" in place.name for place in uses_of(RULES["SEQ-1"], EMPTY).tested or ())


def test_what_nothing_names_is_not_claimed() -> None:
    unknown = Rule("SEQ-99", "Sequences", "official", "None.")
    assert uses_of(unknown, EMPTY).enforced == ()
    assert uses_of(unknown, EMPTY).tested == ()


@pytest.mark.parametrize(
    ("text", "nearest"),
    [("JACK-ONE-9", "JACK-ONE-"), ("jack one 4", "JACK-ONE-4"), ("DED-1", "DEAD-1"), ("?", "")],
)
def test_an_unknown_id_is_answered_with_the_nearest(text: str, nearest: str) -> None:
    with pytest.raises(UnknownRuleError, match="did you mean") as caught:
        find_rule(text)
    assert caught.value.nearest.startswith(nearest)
    assert caught.value.nearest in RULES


def test_small_letters_will_do() -> None:
    assert find_rule("seq-4") is RULES["SEQ-4"]


def run(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(main, ["rules", *words])
    return result.exit_code, result.output


def test_the_command_prints_a_rule_and_where_it_lives() -> None:
    code, output = run("jack-one-4")
    assert code == 0
    assert output.startswith("JACK-ONE-4 (official: as in the published instructions)\nYou never")
    for part in ("Enforced in:", "Tested in:", "Taught in:", "Drilled in:"):
        assert part in output


def test_the_command_prints_all_rules_by_group() -> None:
    code, output = run()
    assert code == 0
    assert output.startswith("What you need\n  EQ-1: ")
    assert all(f"  {rule.id}: {rule.text}\n" in output for rule in RULES.values())


def test_the_command_suggests_a_rule() -> None:
    code, output = run("SEQ-44")
    assert code == 2
    assert "did you mean SEQ-4?" in output


def test_without_the_tests_the_command_says_nothing_about_them(tmp_path: Path) -> None:
    root = Path(__file__).parents[2]
    shutil.copytree(root / "trainer", tmp_path / "trainer")
    done = subprocess.run(
        [sys.executable, "-m", "trainer", "rules", "DEAL-2"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    assert "Enforced in:\n  trainer/game/deal.py Cut\n" in done.stdout
    assert "Tested in" not in done.stdout
    assert "Taught in: not taught yet\nDrilled in: not drilled yet\n" in done.stdout
