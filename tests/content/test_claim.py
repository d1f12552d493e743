"""Claims: each form holds where it is true, is told where it is false, and says what is right."""

import pytest

from trainer.content import nodes
from trainer.content.claim import PROVERS, Claim, prove
from trainer.content.problem import Report
from trainer.game.position import Position
from trainer.game.position_line import parse_position
from trainer.tactics.goal import Win

SEVEN = "*8*/10/10/10/10/1BBBBBbb2/10/3gggg3/10/*8* 1 2p2s b:b6-f6 h1=5H7SJSJC"
START = "*8*/10/10/10/10/10/10/10/10/*8* 1 2p2s - h1=5H7SJSJC2D3D4D"
THREE = "*8*/10/10/10/10/10/10/10/10/*8* 1 3p3s - h1=5H"

TRUE = [
    (SEVEN, "builds 7S@b9"),
    (SEVEN, "builds JSxd8"),
    (SEVEN, "missing blue 1"),
    (SEVEN, "missing green 2"),
    (THREE, "missing red 1"),
    (SEVEN, "threats green 2"),
    (SEVEN, "threats blue 0"),
    (SEVEN, "unseen 5H 1"),
    (SEVEN, "unseen 9D 2"),
    (SEVEN, "target 2"),
    (THREE, "target 1"),
    (SEVEN, "cards 2 7"),
    (SEVEN, "cards 12 3"),
    (SEVEN, "sides 6 2"),
    (SEVEN, "sides 6 3"),
    (SEVEN, "refused 5"),
    (SEVEN, "refused 13"),
    (SEVEN, "lower KD AS"),
    (SEVEN, "lower 9H TC"),
    (SEVEN, "lines a1 3"),
    (SEVEN, "lines e5 20"),
    (START, "chance 2 14"),
    (START, "chance 1 7"),
    (START, "chance 4 26"),
    (START, "chance 6 37"),
    (START, "chance 97 100"),
    (THREE, "chance 0 0"),
]

FALSE = [
    (SEVEN, "builds 5H@a1", "5H@a1 is illegal, TURN-6"),
    (SEVEN, "builds JC@g6", "JC@g6 is illegal, JACK-TWO-2"),
    (SEVEN, "missing blue 2", "blue needs 1"),
    (SEVEN, "threats green 1", "green has 2 finishing spaces"),
    (SEVEN, "unseen 5H 2", "1 are unseen"),
    (THREE, "target 2", "the target is 1"),
    (SEVEN, "cards 6 6", "6 people get 5 cards each"),
    (SEVEN, "cards 7 5", "7 people cannot play"),
    (SEVEN, "sides 4 3", "4 people make 2 sides"),
    (SEVEN, "sides 6 4", "6 people make 2 or 3 sides"),
    (SEVEN, "sides 11 2", "SEAT-1: 11 people cannot be split into two or three equal sides"),
    (SEVEN, "refused 8", "8 people can play"),
    (SEVEN, "lower AS 2D", "AS is not lower than 2D; Aces are high"),
    (SEVEN, "lower 9H 9C", "9H is not lower than 9C; Aces are high"),
    (SEVEN, "lines e5 12", "20 lines go through e5"),
    (START, "chance 2 15", "of 97 unseen cards it is 14 percent"),
    (START, "chance 98 100", "there are only 97 unseen cards"),
]

UNREADABLE = [
    "target two",
    "cards 2 -7",
    "refused ²",
    "lower 1H 2H",
    "lines k1 3",
    "missing red2 1",
]


def told(line: str, claim: str) -> list[tuple[str, str]]:
    report = Report("claims.yaml")
    position: Position = parse_position(line)
    prove(Claim(tuple(claim.split()), nodes.START), position, Win(), report)
    return [(problem.code, problem.message) for problem in report.problems]


@pytest.mark.parametrize(("line", "claim"), TRUE)
def test_a_true_claim_is_let_pass(line: str, claim: str) -> None:
    assert told(line, claim) == []


@pytest.mark.parametrize(("line", "claim", "right"), FALSE)
def test_a_false_claim_is_told_with_what_is_right(line: str, claim: str, right: str) -> None:
    [(code, message)] = told(line, claim)
    assert code == "M315"
    assert message.startswith(f"the claim '{claim}' is false: {right}")


@pytest.mark.parametrize("claim", UNREADABLE)
def test_a_claim_that_cannot_be_read_is_told_as_such(claim: str) -> None:
    [(code, _)] = told(SEVEN, claim)
    assert code == "M316"


def test_a_chip_that_finishes_a_line_does_not_merely_build() -> None:
    four = "*8*/10/10/10/10/1bbbb5/10/3gggg3/10/*8* 1 2p2s - h1=3H7S"
    assert told(four, "builds 7S@b9") == []
    [(_, message)] = told(four, "builds 3H@f6")
    assert message.endswith("3H@f6 completes b6-f6")


def test_each_new_form_has_a_claim_that_holds_and_one_that_does_not() -> None:
    forms = {"builds", "missing", "threats", "unseen", "target", "cards", "sides", "refused"}
    forms |= {"lower", "lines", "chance"}
    assert forms <= set(PROVERS)
    assert {claim.split()[0] for _, claim in TRUE} == forms
    assert {claim.split()[0] for _, claim, _ in FALSE} == forms
