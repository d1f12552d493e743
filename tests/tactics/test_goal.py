"""Goals as text: what is written can be read, and what cannot says what may stand there."""

import pytest

from trainer.game.errors import NotationError
from trainer.tactics.goal import Mark, Spot, format_goal, goal_forms, parse_goal

WORDS = "win, complete, block, reduce, force, fork, remove, exchange, play, spot, count"


@pytest.mark.parametrize("form", goal_forms())
def test_each_form_of_a_goal_reads_back_as_it_was_written(form: str) -> None:
    assert format_goal(parse_goal(form)) == form


def test_forms_are_all_different_goals() -> None:
    assert len({parse_goal(form) for form in goal_forms()}) == len(goal_forms())


def test_blanks_between_the_words_do_not_matter() -> None:
    assert parse_goal("  block   sequence ") == parse_goal("block sequence")


def test_ten_may_be_written_with_two_digits() -> None:
    assert format_goal(parse_goal("play 10D")) == "play TD"


@pytest.mark.parametrize(
    ("text", "message", "column"),
    [
        (
            "mate",
            f"expected a goal: {WORDS}; found 'mate'",
            1,
        ),
        ("", f"expected a goal: {WORDS}; found ''", 1),
        ("block all", "expected one of: block, block sequence; found 'block all'", 1),
        ("remove chip", "expected one of: remove, remove threat; found 'remove chip'", 1),
        (
            "complete three",
            (
                "expected one of: complete, complete corner, complete second, complete two; "
                "found 'complete three'"
            ),
            1,
        ),
        ("play", "expected one of: play 8H; found 'play'", 1),
        ("play 8h", "expected a card in capital letters such as 8H, found '8h'", 6),
        (
            "spot card c4",
            "expected a card such as 8H, found 'c4', which looks like a space",
            11,
        ),
        (
            "spot card",
            (
                "expected one of: spot corners, spot protected, spot removable, spot dead, "
                "spot card 8H, spot open 8H, spot sequence blue, spot finish blue; "
                "found 'spot card'"
            ),
            1,
        ),
    ],
)
def test_a_goal_that_cannot_be_read_says_what_may_stand_there(
    text: str, message: str, column: int
) -> None:
    with pytest.raises(NotationError) as raised:
        parse_goal(text)
    assert (raised.value.message, raised.value.column) == (message, column)


def test_an_unknown_side_is_told_at_its_place() -> None:
    with pytest.raises(NotationError) as raised:
        parse_goal("spot finish pink")
    assert raised.value.column == len("spot finish ") + 1
    assert "pink" in raised.value.message


def test_a_goal_without_its_card_cannot_be_written() -> None:
    with pytest.raises(ValueError, match="is not a whole goal"):
        format_goal(Spot(Mark.CARD))
