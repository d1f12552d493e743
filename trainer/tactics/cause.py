"""Causes: the closed list of reasons why a try failed."""

from __future__ import annotations

from enum import Enum
from typing import Final

from trainer.game.errors import Refusal
from trainer.game.moves import Move


class Cause(Enum):
    """A named reason; the value is what statistics and files call it."""

    NOT_YOUR_CARDS_SPACE = "not your card's space"
    SPACE_TAKEN = "space taken"
    CORNER_TAKES_NO_CHIP = "corner takes no chip"
    OWN_CHIP = "own chip"
    PROTECTED_CHIP = "protected chip"
    NOTHING_PLACED = "nothing placed after a removal"
    NO_CHIP_THERE = "no chip there"
    CARD_NOT_HELD = "card not held"
    CARD_NOT_DEAD = "card not dead"
    SECOND_EXCHANGE = "second exchange in a turn"
    NOT_STUCK = "not stuck"
    NOT_A_MOVE = "not a whole move"
    GAME_OVER = "game over"
    SIX_IS_NOT_TWO = "six is not two"
    BENDS_OR_GAPS = "line bends or has a gap"
    SHARES_TWO = "shares two spaces"
    NOT_ALL_CLAIMED = "not all claimed"
    FIRST_FIVE_COUNT = "first five count"
    LEFT_THREAT_OPEN = "left a threat open"
    BLOCKED_ONE_OF_TWO = "blocked one of two"
    OTHER_COPY = "other copy completes it"
    WILD_JACK = "wild Jack completes it"
    ONE_EYED_REOPENS = "one-eyed Jack reopens it"
    FINISHED_TOGETHER = "finished together"
    STOPPED_TOGETHER = "stopped together"
    ONE_EYED_BREAKS = "one-eyed Jack breaks it"
    ONE_BLOCK = "one block stops it"
    ONE_THREAT = "only one threat"
    NO_THREAT = "no new threat"
    HIGHER_RISK = "leaves a higher chance"
    UNPROVED = "too much to prove"
    THREAT_WAS_EMPTY = "threat was empty"
    LINE_DID_NOT_COUNT = "their line did not count"
    OPENED_A_SPACE = "opened a space for them"
    STOPPED_INSTEAD = "stopped them instead of winning"
    REMOVED_ONLY = "a removal completes nothing"
    BUILDS_ONLY = "builds but does not finish"
    GAVE_AWAY_WIN = "gave away a faster win"
    TURN_GOES_ON = "exchange only, the turn goes on"
    ANOTHER_TASK = "not what was asked"
    NOT_ONE_OF_THEM = "not one of them"


_BY_RULE: Final = {
    "TURN-1": Cause.CARD_NOT_HELD,
    "TURN-3": Cause.NOT_YOUR_CARDS_SPACE,
    "TURN-4": Cause.SPACE_TAKEN,
    "TURN-6": Cause.CORNER_TAKES_NO_CHIP,
    "JACK-ONE-1": Cause.NO_CHIP_THERE,
    "JACK-ONE-2": Cause.NOTHING_PLACED,
    "JACK-ONE-3": Cause.OWN_CHIP,
    "JACK-ONE-4": Cause.PROTECTED_CHIP,
    "SEQ-1": Cause.BENDS_OR_GAPS,
    "SEQ-4": Cause.SHARES_TWO,
    "SEQ-7": Cause.NOT_ALL_CLAIMED,
    "SEQ-8": Cause.FIRST_FIVE_COUNT,
    "SEQ-9": Cause.GAME_OVER,
    "SEQ-12": Cause.NOT_A_MOVE,
    "DEAD-1": Cause.CARD_NOT_DEAD,
    "DEAD-2": Cause.NOT_A_MOVE,
    "DEAD-3": Cause.SECOND_EXCHANGE,
    "DEAD-5": Cause.CARD_NOT_DEAD,
    "DRAW-1": Cause.NOT_A_MOVE,
    "END-1": Cause.NOT_STUCK,
    "END-2": Cause.GAME_OVER,
}


def cause_of_refusal(move: Move, refusal: Refusal) -> Cause:
    """Return the cause behind a refusal of the engine.

    Raises KeyError for a rule that has no cause yet: the list is closed, and a test walks it.
    """
    if refusal.rule == "JACK-TWO-2":
        corner = move.space is not None and move.space.is_corner
        return Cause.CORNER_TAKES_NO_CHIP if corner else Cause.SPACE_TAKEN
    if refusal.rule == "JACK-ONE-1" and move.card is not None and not move.card.is_one_eyed:
        return Cause.SPACE_TAKEN
    return _BY_RULE[refusal.rule]
