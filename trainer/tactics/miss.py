"""Misses: the rule, or the piece of tactics, that somebody who misses a goal has not yet seen."""

from __future__ import annotations

from typing import Final

from trainer.tactics.cause import Cause
from trainer.tactics.goal import (
    Block,
    Complete,
    Count,
    Exchange,
    Force,
    Fork,
    Goal,
    Mark,
    Number,
    Play,
    Reduce,
    Remove,
    Spot,
    Way,
    Win,
)

RULE_BEHIND: Final[dict[Cause, str]] = {
    Cause.NOT_YOUR_CARDS_SPACE: "TURN-3",
    Cause.SPACE_TAKEN: "TURN-4",
    Cause.CORNER_TAKES_NO_CHIP: "TURN-6",
    Cause.OWN_CHIP: "JACK-ONE-3",
    Cause.PROTECTED_CHIP: "JACK-ONE-4",
    Cause.NOTHING_PLACED: "JACK-ONE-2",
    Cause.NO_CHIP_THERE: "JACK-ONE-1",
    Cause.CARD_NOT_HELD: "TURN-1",
    Cause.CARD_NOT_DEAD: "DEAD-1",
    Cause.SECOND_EXCHANGE: "DEAD-3",
    Cause.NOT_STUCK: "END-1",
    Cause.NOT_A_MOVE: "TURN-1",
    Cause.GAME_OVER: "SEQ-9",
    Cause.SIX_IS_NOT_TWO: "SEQ-5",
    Cause.BENDS_OR_GAPS: "SEQ-1",
    Cause.SHARES_TWO: "SEQ-4",
    Cause.NOT_ALL_CLAIMED: "SEQ-7",
    Cause.FIRST_FIVE_COUNT: "SEQ-8",
    Cause.LEFT_THREAT_OPEN: "TAC-1",
    Cause.BLOCKED_ONE_OF_TWO: "TAC-3",
    Cause.OTHER_COPY: "EQ-2",
    Cause.WILD_JACK: "JACK-TWO-1",
    Cause.ONE_EYED_REOPENS: "JACK-ONE-5",
    Cause.FINISHED_TOGETHER: "SEAT-4",
    Cause.STOPPED_TOGETHER: "TAC-8",
    Cause.ONE_EYED_BREAKS: "JACK-ONE-1",
    Cause.ONE_BLOCK: "TAC-3",
    Cause.ONE_THREAT: "TAC-3",
    Cause.NO_THREAT: "TAC-3",
    Cause.HIGHER_RISK: "TAC-7",
    Cause.THREAT_WAS_EMPTY: "TAC-7",
    Cause.LINE_DID_NOT_COUNT: "SEQ-4",
    Cause.OPENED_A_SPACE: "TAC-6",
    Cause.STOPPED_INSTEAD: "TAC-1",
    Cause.REMOVED_ONLY: "SEQ-12",
    Cause.BUILDS_ONLY: "SEQ-1",
    Cause.GAVE_AWAY_WIN: "TAC-1",
    Cause.TURN_GOES_ON: "DEAD-2",
}
"""For each cause that has one; what the others missed is said by the goal."""

BY_GOAL: Final = frozenset({Cause.ANOTHER_TASK, Cause.NOT_ONE_OF_THEM, Cause.UNPROVED})
"""Causes that do not say by themselves what was not seen."""

_WAYS: Final = {
    Way.ANY: "SEQ-1",
    Way.CORNER: "SEQ-2",
    Way.SECOND: "SEQ-4",
    Way.TWO: "SEQ-7",
}
_MARKS: Final = {
    Mark.CARD: "EQ-1",
    Mark.CORNERS: "EQ-1",
    Mark.OPEN: "TURN-3",
    Mark.SEQUENCE: "SEQ-1",
    Mark.PROTECTED: "SEQ-3",
    Mark.REMOVABLE: "JACK-ONE-1",
    Mark.FINISH: "TAC-1",
    Mark.DEAD: "DEAD-1",
}
_NUMBERS: Final = {
    Number.SEQUENCES: "SEQ-10",
    Number.THREATS: "TAC-1",
    Number.UNSEEN: "TAC-7",
    Number.DEAD: "DEAD-1",
}


def rule_of_miss(goal: Goal, cause: Cause | None) -> str:
    """Return the id of the rule behind a miss: that of its cause, or else that of the goal."""
    rule = RULE_BEHIND.get(cause) if cause is not None else None
    return rule or rule_of_goal(goal)


def rule_of_goal(goal: Goal) -> str:
    """Return the id of the rule that somebody needs most to meet a goal."""
    match goal:
        case Win():
            return "SEQ-9"
        case Complete(way):
            return _WAYS[way]
        case Block():
            return "TAC-1"
        case Remove(threat):
            return "TAC-6" if threat else "JACK-ONE-1"
        case Play():
            return "TURN-3"
        case Reduce():
            return "TAC-7"
        case Force() | Fork():
            return "TAC-3"
        case Exchange():
            return "DEAD-2"
        case Spot(mark):
            return _MARKS[mark]
        case Count(number):
            return _NUMBERS[number]
