"""Themes, found on drawn boards: each question with all its themes and no other."""

import pytest

from tests.tactics.boards import (
    CORNER,
    FORK,
    JACKS,
    LONG_RUN,
    NINE,
    OPEN_FOUR,
    SECOND,
    THREAT,
    THREE_IN_ROW_5,
    THREE_SIDES,
    at,
)
from trainer.game.position import Position
from trainer.tactics.facts import facts_of
from trainer.tactics.goal import MoveGoal, parse_goal
from trainer.tactics.themes import Theme, themes_of

BLUE = "b:a4-a8"
GREEN = "g:b2-f2"
ONE_EYED = "JH JH JS JS"
BOTH_KC = SECOND.replace("B . . . . . . . . .  8", "B . . . b . . . . .  8")
RUN_OF_EIGHT = LONG_RUN.replace("B B B B B . b b .", "B B B B B b b b .")
BLUE_FOUR = THREE_SIDES.replace(". . . . b b . . . .  9", ". b b b b . . . . .  9")

QUESTIONS: list[tuple[str, Position, str]] = [
    (
        "win",
        at(SECOND, "2H KC", sequences=BLUE),
        "second sequence, shared chip, better of the two spaces",
    ),
    (
        "win",
        at(SECOND, "JD KC", sequences=BLUE),
        "two-eyed Jack finishes, second sequence, shared chip, six is not two",
    ),
    (
        "complete second",
        at(SECOND, "2H", sequences=BLUE),
        "second sequence, shared chip, better of the two spaces",
    ),
    (
        "win",
        at(SECOND, "2H 7C", sequences=BLUE),
        "second sequence, shared chip, six is not two, better of the two spaces",
    ),
    (
        "win",
        at(SECOND, "JD 7C", sequences=BLUE),
        "two-eyed Jack finishes, second sequence, shared chip, six is not two",
    ),
    (
        "win",
        at(RUN_OF_EIGHT, "QC 3D", sequences="b:b7-f7"),
        "second sequence, shared chip, nine in a row, six is not two, better of the two spaces",
    ),
    (
        "win",
        at(BOTH_KC, "KC 2H", sequences=BLUE),
        "second sequence, shared chip, dead card, better of the two spaces",
    ),
    (
        "win",
        at(BOTH_KC, "KC JD", sequences=BLUE),
        "two-eyed Jack finishes, second sequence, shared chip, six is not two, dead card",
    ),
    ("exchange", at(BOTH_KC, "KC 4H", sequences=BLUE), "dead card"),
    ("complete two", at(NINE, "9H"), "nine in a row, two at once, better of the two spaces"),
    ("complete two", at(NINE, "JC"), "two-eyed Jack finishes, nine in a row, two at once"),
    ("win", at(NINE, "9H 4C"), "nine in a row, two at once, better of the two spaces"),
    ("complete corner", at(CORNER, "5S 4H"), "corner"),
    ("complete corner", at(CORNER, "JC"), "corner, two-eyed Jack finishes"),
    (
        "win",
        at(CORNER, "5S 4H", table="2p2s+sprint"),
        "both ends, better of the two spaces, race, sprint",
    ),
    ("win", at(CORNER, "5S", table="2p2s+sprint"), "corner, both ends, race, sprint"),
    ("block", at(THREAT, "AD 4H", sequences=GREEN), "only block, better of the two spaces"),
    ("block", at(THREAT, "JC 4H", sequences=GREEN), "two-eyed Jack blocks, only block"),
    ("block", at(THREAT, "JD", sequences=GREEN), "two-eyed Jack blocks, only block"),
    ("block", at(THREAT, "JS 4H", sequences=GREEN), "one-eyed Jack breaks"),
    ("block", at(OPEN_FOUR, "JH 4H", sequences=GREEN), "one-eyed Jack breaks, both ends"),
    (
        "block",
        at(OPEN_FOUR, "AD 4H", sequences=GREEN, discards=f"8S 8S {JACKS}"),
        "only block, phantom threat, better of the two spaces",
    ),
    (
        "block",
        at(OPEN_FOUR, "8S 4H", sequences=GREEN, discards=f"AD AD {JACKS}"),
        "only block, phantom threat, better of the two spaces",
    ),
    (
        "block",
        at(OPEN_FOUR, "JS 4H", sequences=GREEN, discards=f"8S 8S {JACKS}"),
        "one-eyed Jack breaks, phantom threat",
    ),
    ("remove threat", at(FORK, "JH 4H"), "one-eyed Jack breaks"),
    (
        "block",
        at(THREE_SIDES, "AH 6H", table="3p3s", discards=ONE_EYED),
        "only block, better of the two spaces, three sides",
    ),
    (
        "block",
        at(THREE_SIDES, "JC 6H", table="3p3s", discards=ONE_EYED),
        "two-eyed Jack blocks, only block, three sides",
    ),
    ("win", at(BLUE_FOUR, "3S AH", table="3p3s"), "better of the two spaces, race, three sides"),
    (
        "force",
        at(THREE_IN_ROW_5, "5H 4H 9C", table="2p2s+sprint", discards=ONE_EYED),
        "double threat, better of the two spaces, sprint",
    ),
    ("fork", at(THREE_IN_ROW_5, "5H 4H 9C"), "double threat, better of the two spaces"),
    ("fork", at(THREE_IN_ROW_5, "5H JC"), "double threat, better of the two spaces"),
    ("play 4H", at(CORNER, "4H 2C"), ""),
]


@pytest.mark.parametrize(("goal", "where", "themes"), QUESTIONS)
def test_a_question_has_just_these_themes(goal: str, where: Position, themes: str) -> None:
    assert ", ".join(theme.value for theme in found(goal, where)) == themes


def found(goal: str, where: Position) -> tuple[Theme, ...]:
    asked = parse_goal(goal)
    assert isinstance(asked, MoveGoal)
    return themes_of(facts_of(where, asked))


@pytest.mark.parametrize("theme", Theme)
def test_each_theme_is_in_three_questions_and_is_missing_in_three(theme: Theme) -> None:
    there = [theme.value in themes.split(", ") for _, _, themes in QUESTIONS]
    assert there.count(True) >= 3
    assert there.count(False) >= 3


def test_a_question_that_no_move_answers_has_no_theme() -> None:
    assert found("win", at(THREE_SIDES, "2C", table="3p3s")) == ()
