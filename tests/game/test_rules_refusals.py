"""Every rule that refuses: a refused move, its sentence, and an allowed move beside it."""

import ast
import re
from pathlib import Path

import pytest

import trainer
from tests.game.drawn import listed, position, refusal
from tests.game.rule_ids import RULE_IDS
from trainer.game import legality

# Blue is on turn. 5H is dead (e5 and i7), AH has f2 left, TD has both its spaces.
MIDGAME = """
* . . . . . . . . *  1
. . . . . . . . . .  2
B B B B B . . . . .  3
. . . . . . . . . .  4
. . . . b . g . . .  5
G . . . . . g . . .  6
. G . . . . . . g .  7
. . G . . . . . . .  8
. . . G . . b b . .  9
* . . . G . . . . *  10
a b c d e f g h i j
"""
MIDGAME_SEQUENCES = "b:a3-e3 g:a6-e10"

REFUSED_AND_ALLOWED = [
    ("TURN-1: You do not hold K♣. Play a card of your hand.", "QC", "KC@e8", "QC@d8"),
    ("TURN-1: You do not hold J♣. Play a card of your hand.", "JD", "JC@e8", "JD@e8"),
    ("TURN-3: Space d8 shows Q♣, your card is K♣.", "KC", "KC@d8", "KC@e8"),
    ("TURN-4: Space g5 already has a chip. Choose an open one.", "AH", "AH@g5", "AH@f2"),
    ("TURN-4: Space g9 already has a chip. Choose an open one.", "2S", "2S@g9", "2S@b1"),
    ("TURN-6: No chip goes on a corner. It already counts for everyone.", "KC", "KC@a1", "KC@a8"),
    ("TURN-6: A corner has no chip to take. It is free for everyone.", "JS", "JSxj10", "JSxg5"),
    (
        "JACK-TWO-2: No chip goes on a corner. It already counts for everyone.",
        "JC",
        "JC@j1",
        "JC@i1",
    ),
    ("JACK-TWO-2: Space g5 already has a chip. Choose an open one.", "JD", "JD@g5", "JD@g4"),
    ("JACK-TWO-2: Space e5 already has a chip. Choose an open one.", "JC", "JC@e5", "JC@f5"),
    ("JACK-ONE-1: J♣ takes no chip. Only a one-eyed Jack does.", "JC JH", "JCxg5", "JHxg5"),
    ("JACK-ONE-1: J♦ takes no chip. Only a one-eyed Jack does.", "JD JS", "JDxg6", "JSxg6"),
    ("JACK-ONE-1: A♥ takes no chip. Only a one-eyed Jack does.", "AH JS", "AHxg5", "JSxg5"),
    ("JACK-ONE-1: There is no chip on f2 to take.", "JS", "JSxf2", "JSxi7"),
    ("JACK-ONE-2: J♠ takes a chip away. It never puts one down.", "JS", "JS@f2", "JSxg5"),
    ("JACK-ONE-2: J♥ takes a chip away. It never puts one down.", "JH", "JH@g5", "JHxg5"),
    ("JACK-ONE-3: That is your own side's chip. Take one of another side.", "JH", "JHxe5", "JHxg6"),
    ("JACK-ONE-3: That is your own side's chip. Take one of another side.", "JH", "JHxa3", "JHxg6"),
    (
        "JACK-ONE-4: That chip is part of a finished sequence. It is protected.",
        "JH",
        "JHxb7",
        "JHxi7",
    ),
    (
        "JACK-ONE-4: That chip is part of a finished sequence. It is protected.",
        "JS",
        "JSxe10",
        "JSxi7",
    ),
    ("DEAD-1: A♥ is not dead. Space f2 is still open.", "AH 5H", "AH~", "5H~"),
    ("DEAD-1: 10♦ is not dead. Space h6 is still open.", "TD 5H", "TD~", "5H~"),
    ("DEAD-5: A Jack is never dead. It is never exchanged.", "JS 5H", "JS~", "5H~"),
    ("DEAD-5: A Jack is never dead. It is never exchanged.", "JC 5H", "JC~", "5H~"),
    ("END-1: You can still play A♥. Pass only when stuck.", "5H AH", "--", "AH@f2"),
    ("END-1: You can still play J♥. Pass only when stuck.", "5H JH", "--", "JHxg5"),
    ("SEQ-1: The chip on f2 is not part of a5-e5.", "AH", "AH@f2=a5-e5", "AH@f2"),
    ("SEQ-1: f2-j2 is not five in a row: g2 is not yours.", "AH", "AH@f2=f2-j2", "AH@f2"),
]

SHOWN_ELSEWHERE = {"DEAD-2", "DEAD-3", "DRAW-1", "END-2", "SEQ-8", "SEQ-9", "SEQ-12"}
"""Below, among the ends of games, among misshapen moves, among the options of a table."""


@pytest.mark.parametrize(("said", "hand", "refused", "allowed"), REFUSED_AND_ALLOWED)
def test_a_move_is_refused_by_its_rule_and_the_one_beside_it_is_allowed(
    said: str, hand: str, refused: str, allowed: str
) -> None:
    where = position(MIDGAME, hand, sequences=MIDGAME_SEQUENCES)
    assert refusal(where, refused) == said
    assert refused not in listed(where)
    assert refusal(where, allowed) == ""
    assert allowed in listed(where)


def test_dead_3_a_second_exchange_in_a_turn_waits() -> None:
    taken = MIDGAME.replace("b b . .  9", "b b g .  9").replace("b . g . . .", "b g g . . .")
    taken = taken.replace(". . g . . .  6", ". g g . . .  6")
    first = position(taken, "5H 3H", sequences=MIDGAME_SEQUENCES)
    assert listed(first)[:2] == ["3H~", "5H~"]
    second = position(taken, "5H 3H", sequences=MIDGAME_SEQUENCES, exchanged=True)
    assert listed(second) == ["--"]
    assert refusal(second, "3H~") == "DEAD-3: Only one exchange a turn. Wait for your next turn."


# Blue has a5-e5; a chip on e9 fills e5-e9 and five more in row 9.
CHOICES = """
* . . . . . . . . *
. . . . . . . . . .
. . . . . . . . . .
. . . . . . . . . .
B B B B B b b b . .
. . . . b . . . . .
. . . . b . . . . .
. . . . b . . . . .
. . b b . b b b . .
* . . . . . . . . *
"""

CLAIMS_REFUSED = [
    ("SEQ-7: This chip completes more. Name all lines that fit together.", "4S@e9=e5-e9"),
    ("SEQ-7: This chip completes more. Name all lines that fit together.", "4S@e9=c9-g9"),
    ("SEQ-4: Two sequences may share one space, not more.", "4S@e9=c9-g9=d9-h9"),
    ("SEQ-1: e6-e10 is not five in a row: e10 is not yours.", "4S@e9=e6-e10"),
    ("SEQ-1: The chip on e9 is not part of a5-e5.", "4S@e9=c9-g9=a5-e5"),
]


@pytest.mark.parametrize(("said", "move"), CLAIMS_REFUSED)
def test_seq_7_and_seq_8_a_claim_names_a_largest_set_of_lines(said: str, move: str) -> None:
    where = position(CHOICES, "4S", sequences="b:a5-e5")
    assert refusal(where, move) == said
    assert listed(where) == ["4S@d1", "4S@e9=c9-g9=e5-e9", "4S@e9=d9-h9=e5-e9"]


def test_seq_4_a_claim_that_shares_two_spaces_with_the_first_is_refused() -> None:
    gap = position(CHOICES.replace("B B B B B b b b", "b B B B B B . b"), "AH", sequences="b:b5-f5")
    assert refusal(gap, "AH@g5=d5-h5") == (
        "SEQ-4: d5-h5 shares more than one space with your first sequence."
    )
    assert refusal(gap, "AH@g5") == ""


def test_every_rule_that_the_engine_refuses_by_has_a_refused_move_in_a_test() -> None:
    shown = {said.partition(":")[0] for said, *_ in (*REFUSED_AND_ALLOWED, *CLAIMS_REFUSED)}
    assert _refusing_rules() <= shown | SHOWN_ELSEWHERE


def test_every_rule_that_the_engine_names_exists() -> None:
    named = {
        word
        for path in Path(trainer.__file__).parent.rglob("*.py")
        for word in re.findall(
            r"\b(?:EQ|SEAT|DEAL|TURN|JACK|JACK-TWO|JACK-ONE|SEQ|DEAD|DRAW|END|TALK|TAC)-\d+\b"
            r"|\bVAR-[A-Z]+\b",
            path.read_text(encoding="utf-8"),
        )
    }
    assert len(named) > 30
    assert named <= RULE_IDS


def _refusing_rules() -> set[str]:
    """Return the rule ids that legality refuses by: those that stand alone as a text."""
    source = Path(legality.__file__).read_text(encoding="utf-8")
    texts = {
        node.value
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    return texts & RULE_IDS
