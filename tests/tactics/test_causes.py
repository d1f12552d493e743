"""Each cause that the judge can give, shown by one try on a drawn board."""

import ast
from dataclasses import replace
from pathlib import Path

import pytest

from tests.tactics.boards import (
    CORNER,
    CROSS,
    JACKS,
    LONG_RUN,
    NINE,
    OPEN_FOUR,
    SECOND,
    THREAT,
    THREE_IN_ROW_5,
    THREE_IN_ROW_8,
    THREE_SIDES,
    at,
    tried,
)
from trainer.game import legality
from trainer.game.errors import Refusal
from trainer.game.moves import Move, MoveKind, parse_move
from trainer.game.position import Position
from trainer.game.spaces import parse_space
from trainer.tactics import allowance
from trainer.tactics.cause import Cause, cause_of_refusal
from trainer.tactics.goal import Mark, Spot, Win
from trainer.tactics.judge import judge
from trainer.tactics.spot import judge_tap

BLUE = "b:a4-a8"
GREEN = "g:b2-f2"
BOTH_KC = SECOND.replace("B . . . . . . . . .  8", "B . . . b . . . . .  8")
RUN_OF_SEVEN = LONG_RUN.replace("B B B B B", "b b b b .").replace(" . b b .  7", " b b b .  7")

OPENED = """
* . . . . . . . . *  1
. . . . . . . . . .  2
. . . . . . . . . .  3
. . . . . . . . . .  4
b r r r r g . . . .  5
. . . . . . . . . .  6
. . g . . . b . . .  7
. b . . . . . g . .  8
. . . . . . b . . .  9
* . . . . . . . . *  10
"""
"""Red lacks f5, where green stands."""

BOTH_FOUR = """
* . . . . . . . . *  1
. . . . . . . . . .  2
. . . . . . . . . .  3
. . . . . . . . . .  4
g b b b b . . . . .  5
. . . . . . . . . .  6
. . . . . . . . . .  7
b g g g g . . . . .  8
. . . . . . . . . .  9
* . . . . . . . . *  10
"""
"""Blue finishes on f5, green on f8."""

SHOWN: dict[Cause, tuple[Position, str, str]] = {
    Cause.NOT_YOUR_CARDS_SPACE: (at(CROSS, "4H"), "play 4H", "4H@a2"),
    Cause.SPACE_TAKEN: (at(CROSS, "4H"), "play 4H", "4H@f5"),
    Cause.CORNER_TAKES_NO_CHIP: (at(CROSS, "JD"), "play JD", "JD@a1"),
    Cause.NOTHING_PLACED: (at(CROSS, "JS"), "play JS", "JS@a2"),
    Cause.OWN_CHIP: (at(CROSS, "JS"), "remove", "JSxc5"),
    Cause.PROTECTED_CHIP: (at(THREAT, "JS", sequences=GREEN), "remove", "JSxb2"),
    Cause.NO_CHIP_THERE: (at(CROSS, "JS"), "remove", "JSxa2"),
    Cause.CARD_NOT_HELD: (at(CROSS, "4H"), "win", "2H@e6"),
    Cause.CARD_NOT_DEAD: (at(CROSS, "4H"), "win", "4H~"),
    Cause.SECOND_EXCHANGE: (
        replace(at(BOTH_KC, "KC", sequences=BLUE), exchanged=True),
        "win",
        "KC~",
    ),
    Cause.NOT_STUCK: (at(CROSS, "4H"), "win", "--"),
    Cause.GAME_OVER: (
        at(
            NINE.replace("b b b b . b", "B B B B B b"),
            "9H",
            sequences="b:a7-e7",
            table="2p2s+sprint",
        ),
        "win",
        "9H@i3",
    ),
    Cause.SIX_IS_NOT_TWO: (at(LONG_RUN, "QH", sequences="b:b7-f7"), "win", "QH@g7"),
    Cause.BENDS_OR_GAPS: (at(NINE, "9H"), "complete", "9H@e7=e7-e3"),
    Cause.SHARES_TWO: (at(NINE, "9H"), "complete", "9H@e7=a7-e7=b7-f7"),
    Cause.NOT_ALL_CLAIMED: (at(NINE, "9H"), "complete", "9H@e7=a7-e7"),
    Cause.FIRST_FIVE_COUNT: (
        at(RUN_OF_SEVEN, "TH", table="2p2s+first-five"),
        "complete",
        "TH@f7=d7-h7",
    ),
    Cause.LEFT_THREAT_OPEN: (at(THREAT, "4H", sequences=GREEN), "block", "4H@f5"),
    Cause.BLOCKED_ONE_OF_TWO: (at(OPEN_FOUR, "AD", sequences=GREEN), "block", "AD@g8"),
    Cause.OTHER_COPY: (at(THREAT, "AD", sequences=GREEN), "block", "AD@b10"),
    Cause.WILD_JACK: (at(THREAT, "4H", sequences=GREEN, discards="AD AD"), "block", "4H@f5"),
    Cause.ONE_EYED_REOPENS: (at(THREE_SIDES, "AH", table="3p3s"), "block", "AH@g5"),
    Cause.ONE_EYED_BREAKS: (
        at(THREE_IN_ROW_5, "5H 4H 9C", table="2p2s+sprint"),
        "force",
        "5H@e5",
    ),
    Cause.FINISHED_TOGETHER: (at(THREE_IN_ROW_8, "4H", table="4p2s+sprint"), "block", "4H@i8"),
    Cause.STOPPED_TOGETHER: (
        at(THREE_IN_ROW_5, "5H 4H 9C", table="4p2s+sprint", discards="JH JH JS JS"),
        "force",
        "5H@e5",
    ),
    Cause.ONE_BLOCK: (at(THREE_IN_ROW_5, "5H 4H", table="2p2s+sprint"), "force", "5H@e5"),
    Cause.ONE_THREAT: (at(THREE_IN_ROW_5, "5H 4H"), "fork", "5H@e5"),
    Cause.NO_THREAT: (at(THREE_IN_ROW_5, "5H 4H"), "fork", "5H@i7"),
    Cause.HIGHER_RISK: (at(THREAT, "AD 4H", sequences=GREEN), "reduce", "4H@f5"),
    Cause.THREAT_WAS_EMPTY: (
        at(OPEN_FOUR, "AD", sequences=GREEN, discards=f"AD {JACKS}"),
        "block",
        "AD@g8",
    ),
    Cause.LINE_DID_NOT_COUNT: (at(THREAT, "KH", sequences=GREEN), "block", "KH@g2"),
    Cause.OPENED_A_SPACE: (at(OPENED, "JS", table="3p3s"), "block", "JSxf5"),
    Cause.STOPPED_INSTEAD: (at(BOTH_FOUR, "AC 4H", table="2p2s+sprint"), "win", "AC@f8"),
    Cause.REMOVED_ONLY: (at(BOTH_FOUR, "JS 4H", table="2p2s+sprint"), "win", "JSxb8"),
    Cause.BUILDS_ONLY: (at(SECOND, "4C", sequences=BLUE), "win", "4C@e4"),
    Cause.GAVE_AWAY_WIN: (at(SECOND, "2H", sequences=BLUE), "win", "2H@h9"),
    Cause.TURN_GOES_ON: (at(BOTH_KC, "KC", sequences=BLUE), "win", "KC~"),
    Cause.ANOTHER_TASK: (at(CORNER, "4H"), "complete corner", "4H@f5"),
}

SHOWN_BELOW = {Cause.NOT_A_MOVE, Cause.NOT_ONE_OF_THEM, Cause.UNPROVED}
"""Moves that no notation can write, taps, and searches that are cut short."""


@pytest.mark.parametrize("cause", SHOWN, ids=lambda cause: cause.name)
def test_a_try_shows_its_cause(cause: Cause) -> None:
    where, goal, move = SHOWN[cause]
    verdict = tried(where, goal, move)
    assert not verdict.met
    assert verdict.cause == cause


def test_the_list_of_causes_is_walked_to_its_end() -> None:
    assert set(Cause) == set(SHOWN) | SHOWN_BELOW


def test_what_is_no_whole_move_is_a_miss_and_no_error() -> None:
    """DRAW-1, DEAD-2, END-1, SEQ-12."""
    where = at(CROSS, "4H")
    (card,) = where.hand.cards
    space, _ = where.board.layout.spaces_of(card)
    line = parse_move("9H@e7=a7-e7").claim
    for move, cause in (
        (Move(MoveKind.DRAW), Cause.NOT_A_MOVE),
        (Move(MoveKind.EXCHANGE, card, space), Cause.NOT_A_MOVE),
        (Move(MoveKind.REMOVE, card, space, line), Cause.NOT_A_MOVE),
        (Move(MoveKind.PASS, card), Cause.NOT_STUCK),
    ):
        assert judge(where, Win(), move).cause == cause


def test_a_search_that_is_cut_short_proves_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    where = at(THREE_SIDES, "AH", table="3p3s", discards="JH JH JS JS")
    assert tried(where, "block", "AH@g5").met
    monkeypatch.setattr(allowance, "MOST_BOARDS", 1)
    verdict = tried(where, "block", "AH@g5")
    assert not verdict.met
    assert verdict.cause == Cause.UNPROVED


def test_a_card_that_takes_no_chip_finds_the_space_taken() -> None:
    assert tried(at(CROSS, "4H"), "remove", "4Hxd5").cause == Cause.SPACE_TAKEN


def test_a_wrong_tap_has_a_cause_and_a_right_one_has_none() -> None:
    where = at(CROSS, "4H")
    goal = Spot(Mark.CORNERS)
    assert judge_tap(where, goal, parse_space("a2")).cause == Cause.NOT_ONE_OF_THEM
    assert judge_tap(where, goal, parse_space("a1")).cause is None


def test_values_of_causes_are_different_words() -> None:
    values = [cause.value for cause in Cause]
    assert len(values) == len(set(values))


def test_each_rule_that_refuses_a_move_has_a_cause() -> None:
    """The ids are read from the source, so that a new refusal cannot be forgotten."""
    tree = ast.parse(Path(legality.__file__).read_text(encoding="utf-8"))
    rules = {
        node.value
        for call in ast.walk(tree)
        if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "Refusal"
        for node in ast.walk(call.args[0])
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    } | {"TURN-6"}
    assert len(rules) > 15
    for rule in rules:
        assert cause_of_refusal(Move(MoveKind.PLACE), Refusal(rule, "")) in Cause
