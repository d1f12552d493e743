"""Hints: from the goal to the space, each dearer than the one before."""

import pytest

from tests.tactics.boards import (
    CORNER,
    CROSS,
    NINE,
    OPEN_FOUR,
    SECOND,
    THREAT,
    THREE_IN_ROW_5,
    at,
)
from trainer.game.position import Position
from trainer.tactics.goal import parse_goal
from trainer.tactics.hints import Stage, hints_for

BLUE = "b:a4-a8"
GREEN = "g:b2-f2"
NEED = "Sequences: Blue needs 2 more. Green needs 2 more."

SAID: list[tuple[str, Position, list[tuple[Stage, str]]]] = [
    (
        "win",
        at(SECOND, "2H 4C", sequences=BLUE),
        [
            (Stage.GOAL, "Sequences: Blue needs 1 more. Green needs 2 more."),
            (Stage.THEME, "A new line may use one space of your first."),
            (Stage.LINE, "Look at row 6 from a6 to e6."),
            (Stage.CARD, "Play 2♥."),
            (Stage.SPACE, "2♥ on e6."),
        ],
    ),
    (
        "block",
        at(OPEN_FOUR, "JH 4H", sequences=GREEN),
        [
            (Stage.GOAL, "Sequences: Blue needs 2 more. Green needs 1 more."),
            (Stage.THEME, "No card can fill that gap in time. Take a chip away."),
            (Stage.LINE, "Look at row 8 from b8 to f8."),
            (Stage.CARD, "Play J♥."),
            (Stage.SPACE, "J♥ takes the chip on c8."),
        ],
    ),
    (
        "fork",
        at(THREE_IN_ROW_5, "5H 4H 9C"),
        [
            (Stage.GOAL, NEED),
            (Stage.THEME, "Make two threats at once."),
            (Stage.LINE, "Look at row 5 from a5 to e5."),
            (Stage.CARD, "Play 5♥."),
            (Stage.SPACE, "5♥ on e5."),
        ],
    ),
    (
        "complete two",
        at(NINE, "9H 4C"),
        [
            (Stage.GOAL, NEED),
            (Stage.THEME, "One chip can finish two lines."),
            (Stage.LINE, "Look at row 7 from a7 to e7."),
            (Stage.CARD, "Play 9♥."),
            (Stage.SPACE, "9♥ on e7."),
        ],
    ),
]


@pytest.mark.parametrize(("goal", "where", "said"), SAID)
def test_the_hints_of_a_question_word_for_word(
    goal: str, where: Position, said: list[tuple[Stage, str]]
) -> None:
    hints = hints_for(where, parse_goal(goal))
    assert [(hint.stage, hint.text) for hint in hints] == said


@pytest.mark.parametrize(("goal", "where", "said"), SAID)
def test_each_hint_costs_more_than_the_one_before(
    goal: str, where: Position, said: list[tuple[Stage, str]]
) -> None:
    prices = [hint.stage.value for hint in hints_for(where, parse_goal(goal))]
    assert prices == sorted(set(prices))
    assert prices[0] == 0


def test_the_last_hint_points_at_the_space_and_the_line_at_its_five() -> None:
    hints = hints_for(at(THREAT, "AD 4H", sequences=GREEN), parse_goal("block"))
    spaces = {hint.stage: {str(space) for space in hint.spaces} for hint in hints}
    assert spaces[Stage.LINE] == {"c8", "d8", "e8", "f8", "g8"}
    assert spaces[Stage.SPACE] == {"g8"}
    assert spaces[Stage.CARD] == set()


def test_a_printed_card_is_hinted_at_before_a_jack() -> None:
    hints = hints_for(at(CORNER, "JC 5S"), parse_goal("complete corner"))
    assert "Play 5♠." in [hint.text for hint in hints]


def test_nothing_is_told_where_no_move_is_right() -> None:
    assert hints_for(at(CROSS, "2C"), parse_goal("win")) == ()


def test_tasks_to_tap_and_to_count_have_hints_of_their_own() -> None:
    where = at(CROSS, "2C")
    tap = hints_for(where, parse_goal("spot finish green"))
    assert [hint.text for hint in tap] == ["There is 1.", "One is h5."]
    assert {str(space) for space in tap[1].spaces} == {"h5"}
    count = hints_for(where, parse_goal("count threats green"))
    assert [hint.text for hint in count] == ["There is at least one. Look at green first."]
