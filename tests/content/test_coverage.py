"""Every rule is taught by a step of a lesson, and drilled by puzzles where it can be."""

from collections import Counter

import pytest

from trainer.content.library import load_library, shipped_folders
from trainer.game.rulebook import RULES

LIBRARY = load_library(shipped_folders())
TAUGHT = Counter(rule for lesson in LIBRARY.lessons for rule in lesson.rules)
DRILLED = Counter(rule for puzzle in LIBRARY.puzzles for rule in puzzle.rules)
FEWEST = 5

NO_MOVE_SHOWS_THEM = frozenset(
    {
        *("EQ-1", "EQ-3", "EQ-4"),
        *("SEAT-1", "SEAT-2"),
        *("DEAL-1", "DEAL-2", "DEAL-3", "DEAL-4", "DEAL-5"),
        *("DRAW-3", "DRAW-4"),
        *("END-1", "END-2", "END-3"),
        *("TALK-1", "TALK-2"),
        *("VAR-OPEN", "VAR-MATCH", "VAR-DRAW", "VAR-DEAD"),
    }
)
"""Rules about people, deals, draws and agreements: a single position cannot drill them."""


@pytest.mark.parametrize("rule", RULES)
def test_each_rule_is_taught(rule: str) -> None:
    assert TAUGHT[rule] >= 1


@pytest.mark.parametrize("rule", [rule for rule in RULES if rule not in NO_MOVE_SHOWS_THEM])
def test_each_rule_that_a_position_can_show_is_drilled_by_five_puzzles(rule: str) -> None:
    assert DRILLED[rule] >= FEWEST


def test_no_rule_is_excused_that_puzzles_drill() -> None:
    assert not [rule for rule in NO_MOVE_SHOWS_THEM if DRILLED[rule]]
