"""Spaces to tap: which ones each mark asks for, and the sentence about each tap."""

from dataclasses import replace

import pytest

from tests.tactics.boards import CORNER, CROSS, LONG_RUN, NINE, SECOND, THREAT, at
from trainer.game.position import Position
from trainer.game.spaces import parse_space
from trainer.tactics.goal import Mark, Spot, parse_goal
from trainer.tactics.spot import judge_tap, left_to_tap, spotted
from trainer.tactics.verdict import TapVerdict

BLUE = "b:a4-a8"
GREEN = "g:b2-f2"
DEAD_KC = SECOND.replace("B . . . . . . . . .  8", "B . . . b . . . . .  8")

SPOTTED = [
    ("spot card 4H", at(CROSS, "4H"), "f5 i8", "a1 e5 h8"),
    ("spot card KC", at(SECOND, "2S", sequences=BLUE), "a8 e8", "a7 d8 f8"),
    ("spot card TD", at(NINE), "e10 h6", "e9 h7 a10"),
    ("spot open 4H", at(CROSS, "4H"), "i8", "f5 a1 i7"),
    ("spot open 8H", at(CROSS, "8H"), "d7 i4", "d8 i5 e4"),
    ("spot open 2H", at(SECOND, "2H", sequences=BLUE), "e6 h9", "a6 e5 f6"),
    ("spot corners", at(), "a1 j1 a10 j10", "a2 b1 e5"),
    ("spot corners", at(CORNER), "a1 j1 a10 j10", "b1 i10 j9"),
    ("spot corners", at(THREAT, sequences=GREEN), "a1 j1 a10 j10", "b2 i1 b10"),
    ("spot sequence blue", at(SECOND, sequences=BLUE), "a4 a5 a6 a7 a8", "b6 f4 a9"),
    ("spot sequence green", at(THREAT, sequences=GREEN), "b2 c2 d2 e2 f2", "c8 c5 g2"),
    ("spot sequence blue", at(LONG_RUN, sequences="b:b7-f7"), "b7 c7 d7 e7 f7", "h7 g7 a7"),
    ("spot protected", at(SECOND, sequences=BLUE), "a4 a5 a6 a7 a8", "b6 f4 a9"),
    (
        "spot protected",
        at(CORNER.replace("* b b b .", "* B B B B"), sequences="b:a1-e1"),
        "b1 c1 d1 e1",
        "a1 b5 c9",
    ),
    ("spot protected", at(LONG_RUN, sequences="b:b7-f7"), "b7 c7 d7 e7 f7", "h7 i7 c9"),
    ("spot removable", at(THREAT, sequences=GREEN), "c8 d8 e8 f8", "b2 c5 b8"),
    ("spot removable", at(NINE), "c9 d9 e9 f9", "a7 e7 a1"),
    ("spot removable", at(SECOND, sequences=BLUE), "f4 f5 f6 f7", "a4 b6 f3"),
    ("spot finish green", at(THREAT, sequences=GREEN), "g8", "g2 b8 a2"),
    ("spot finish blue", at(CORNER), "a5 e1 f5", "f1 a1 c9"),
    ("spot finish blue", at(SECOND, sequences=BLUE), "e6", "a3 f6 e5"),
    ("spot dead", at(DEAD_KC, "KC 4H", sequences=BLUE), "a8 e8", "f5 i8 a1"),
    ("spot dead", at(CROSS, "4H 5H"), "", "e5 i7 f5"),
    ("spot dead", at(DEAD_KC, "4H JS", sequences=BLUE), "", "a8 e8 f5"),
]


@pytest.mark.parametrize(("goal", "where", "right", "wrong"), SPOTTED)
def test_a_mark_asks_for_its_spaces_and_for_no_other(
    goal: str, where: Position, right: str, wrong: str
) -> None:
    asked = spot(goal)
    assert {str(space) for space in spotted(where, asked)} == set(right.split())
    for space in right.split():
        assert judge_tap(where, asked, parse_space(space)).met
    for space in wrong.split():
        assert not judge_tap(where, asked, parse_space(space)).met


def test_each_mark_has_three_positions() -> None:
    marks = [spot(goal).mark for goal, *_ in SPOTTED]
    assert all(marks.count(mark) >= 3 for mark in Mark)


def spot(goal: str) -> Spot:
    asked = parse_goal(goal)
    assert isinstance(asked, Spot)
    return asked


def tapped(where: Position, goal: str, space: str) -> TapVerdict:
    return judge_tap(where, spot(goal), parse_space(space))


SENTENCES = [
    ("spot card 4H", at(CROSS, "4H"), "f5", "f5 shows 4♥."),
    ("spot card 4H", at(CROSS, "4H"), "e5", "e5 shows 5♥."),
    ("spot card 4H", at(CROSS, "4H"), "a1", "a1 is a free corner."),
    ("spot corners", at(), "a1", "a1 is a free corner."),
    ("spot open 4H", at(CROSS, "4H"), "f5", "f5 has a green chip already. It is not open."),
    (
        "spot protected",
        at(THREAT, sequences=GREEN),
        "b2",
        "The green chip on b2 is in a finished sequence. It is protected.",
    ),
    (
        "spot protected",
        at(THREAT, sequences=GREEN),
        "c8",
        "The green chip on c8 is in no finished sequence.",
    ),
    ("spot protected", at(THREAT, sequences=GREEN), "a1", "a1 is a corner, not a chip."),
    ("spot removable", at(THREAT, sequences=GREEN), "c5", "The chip on c5 is your own side's."),
    ("spot removable", at(THREAT, sequences=GREEN), "a2", "There is no chip on a2."),
    ("spot finish blue", at(CORNER), "e1", "A chip on e1 completes a1-e1."),
    ("spot finish blue", at(CORNER), "b3", "A chip on b3 completes nothing."),
    ("spot dead", at(DEAD_KC, "KC 4H", sequences=BLUE), "a8", "a8 shows K♣, a dead card."),
    (
        "spot dead",
        at(DEAD_KC, "KC 4H", sequences=BLUE),
        "f5",
        "f5 shows 4♥. It is not dead: i8 is open.",
    ),
    (
        "spot dead",
        at(DEAD_KC, "KC 8H", sequences=BLUE),
        "d7",
        "d7 shows 8♥. It is not dead: i4 and d7 are open.",
    ),
    (
        "spot dead",
        at(DEAD_KC, "KC 4H", sequences=BLUE),
        "b10",
        "b10 shows A♦. You do not hold that card.",
    ),
    ("spot dead", at(DEAD_KC, "KC", sequences=BLUE), "a1", "a1 is a free corner."),
]


@pytest.mark.parametrize(("goal", "where", "space", "sentence"), SENTENCES)
def test_a_tap_is_told_in_one_sentence(
    goal: str, where: Position, space: str, sentence: str
) -> None:
    assert tapped(where, goal, space).sentence == sentence


def test_a_corner_of_a_sequence_is_part_of_it_but_no_protected_chip() -> None:
    """SEQ-2, TURN-6."""
    where = at(CORNER.replace("* b b b .", "* B B B B"), sequences="b:a1-e1")
    assert tapped(where, "spot sequence blue", "a1").sentence == (
        "a1 is a corner and counts in the sequence."
    )
    assert not tapped(where, "spot protected", "a1").met


def test_what_is_left_to_tap_grows_smaller() -> None:
    where, goal = at(CORNER), spot("spot corners")
    tapped_ = frozenset({parse_space("a1"), parse_space("b2")})
    assert {str(space) for space in left_to_tap(where, goal, tapped_)} == {"j1", "a10", "j10"}


def test_the_mover_decides_what_may_be_taken() -> None:
    where = replace(at(THREAT, sequences=GREEN), seat=2)
    assert {str(space) for space in spotted(where, spot("spot removable"))} == {
        "c5", "d5", "e5", "b8", "h8", "g9",
    }  # fmt: skip


def test_a_finishing_space_of_the_first_side_is_explained_to_another_side_too() -> None:
    where = replace(at(SECOND, sequences=BLUE), seat=2)
    verdict = tapped(where, "spot finish blue", "e6")
    assert (verdict.met, verdict.sentence) == (True, "A chip on e6 completes a6-e6.")
