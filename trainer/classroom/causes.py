"""Causes for a class: what many did, in a sentence for the board, and the rule behind it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from trainer.tactics.cause import Cause
from trainer.tactics.goal import Complete, Exchange, Goal, Mark, Remove, Spot

_NUMBERS: Final = (
    "Nobody One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve".split()  # noqa: SIM905 - twelve words
)

_TABLE: Final = {
    Cause.NOT_YOUR_CARDS_SPACE: ("TURN-3", "put a chip on a space that shows another card"),
    Cause.SPACE_TAKEN: ("TURN-4", "played on a space that had a chip already"),
    Cause.CORNER_TAKES_NO_CHIP: ("TURN-6", "put a chip on a corner"),
    Cause.OWN_CHIP: ("JACK-ONE-3", "took a chip of their own side"),
    Cause.PROTECTED_CHIP: ("JACK-ONE-4", "took a chip out of a finished sequence"),
    Cause.NOTHING_PLACED: ("JACK-ONE-2", "put a chip after the one-eyed Jack"),
    Cause.NO_CHIP_THERE: ("JACK-ONE-1", "played the one-eyed Jack where it found no chip to take"),
    Cause.CARD_NOT_HELD: ("TURN-1", "played a card that was not in the hand"),
    Cause.CARD_NOT_DEAD: ("DEAD-1", "exchanged a card that was not dead"),
    Cause.SECOND_EXCHANGE: ("DEAD-3", "exchanged a second card in one turn"),
    Cause.NOT_STUCK: ("END-1", "passed although there was a move"),
    Cause.NOT_A_MOVE: ("TURN-1", "did only a part of a move"),
    Cause.GAME_OVER: ("SEQ-9", "played on after the game was won"),
    Cause.SIX_IS_NOT_TWO: ("SEQ-5", "counted one long line as two sequences"),
    Cause.BENDS_OR_GAPS: ("SEQ-1", "counted a line with a bend or a gap"),
    Cause.SHARES_TWO: ("SEQ-4", "counted two lines that share more than one space"),
    Cause.NOT_ALL_CLAIMED: ("SEQ-7", "left out a sequence that the chip finished"),
    Cause.FIRST_FIVE_COUNT: ("SEQ-8", "chose five spaces of a long line that do not count here"),
    Cause.LEFT_THREAT_OPEN: ("TAC-1", "left a line of four open"),
    Cause.BLOCKED_ONE_OF_TWO: ("TAC-3", "stopped one way and left another one open"),
    Cause.OTHER_COPY: ("TAC-7", "forgot that each card is there twice"),
    Cause.WILD_JACK: ("JACK-TWO-1", "forgot that a two-eyed Jack can fill any gap"),
    Cause.ONE_EYED_REOPENS: ("JACK-ONE-1", "forgot that a one-eyed Jack can open a blocked line"),
    Cause.FINISHED_TOGETHER: ("SEAT-4", "missed that team mates can finish a line together"),
    Cause.STOPPED_TOGETHER: ("TAC-1", "missed that the others can stop a line together"),
    Cause.ONE_EYED_BREAKS: ("JACK-ONE-1", "forgot that a one-eyed Jack can break the line"),
    Cause.ONE_BLOCK: ("TAC-3", "made a threat that one chip stops"),
    Cause.ONE_THREAT: ("TAC-3", "made one threat where two at once were asked for"),
    Cause.NO_THREAT: ("TAC-3", "made no threat that the cards in hand can finish"),
    Cause.HIGHER_RISK: ("TAC-7", "left the others a higher chance than another move would"),
    Cause.UNPROVED: ("TAC-1", "chose a move that nobody can prove"),
    Cause.THREAT_WAS_EMPTY: ("TAC-7", "stopped a line that no card could finish"),
    Cause.LINE_DID_NOT_COUNT: ("SEQ-4", "stopped a line that could not count"),
    Cause.OPENED_A_SPACE: ("TAC-6", "opened a space for the others"),
    Cause.STOPPED_INSTEAD: ("TAC-1", "stopped the others instead of winning at once"),
    Cause.REMOVED_ONLY: ("SEQ-12", "took a chip away, which finishes nothing"),
    Cause.BUILDS_ONLY: ("SEQ-1", "made a line longer without finishing it"),
    Cause.GAVE_AWAY_WIN: ("TAC-1", "missed a better move"),
    Cause.TURN_GOES_ON: ("DEAD-2", "exchanged a card and forgot to play"),
    Cause.ANOTHER_TASK: ("TURN-1", "made a move that was not asked for"),
    Cause.NOT_ONE_OF_THEM: ("EQ-1", "tapped a space that was not asked for"),
}

_BEHIND_MARK: Final = {
    Mark.CARD: "EQ-1",
    Mark.CORNERS: "EQ-1",
    Mark.OPEN: "TURN-3",
    Mark.SEQUENCE: "SEQ-1",
    Mark.PROTECTED: "SEQ-3",
    Mark.REMOVABLE: "JACK-ONE-1",
    Mark.FINISH: "SEQ-1",
    Mark.DEAD: "DEAD-1",
}


@dataclass(frozen=True, slots=True)
class ClassCause:
    """How many went wrong in the same way, said for the whole class, and the rule to look up."""

    cause: Cause
    count: int
    sentence: str
    rule: str

    def __str__(self) -> str:
        return f"{self.sentence.removesuffix('.')}: {self.rule}"


def class_cause(cause: Cause, count: int, rule: str = "") -> ClassCause:
    """Say a cause for a class: `Eleven put a chip after the one-eyed Jack: JACK-ONE-2`.

    `rule` is the one that the answers name; without it the usual one of the cause stands.
    """
    usual, words = _TABLE[cause]
    return ClassCause(cause, count, f"{in_words(count)} {words}.", rule or usual)


def what_was_done(cause: Cause) -> str:
    """Say a cause without a number, for a table: `Put a chip after the one-eyed Jack`."""
    words = _TABLE[cause][1]
    return words[0].upper() + words[1:]


def rule_behind(cause: Cause, goal: Goal) -> str:
    """Return the id of the rule that somebody should look up who went wrong like this."""
    if cause is Cause.NOT_ONE_OF_THEM and isinstance(goal, Spot):
        return _BEHIND_MARK[goal.mark]
    if cause is Cause.ANOTHER_TASK:
        match goal:
            case Exchange():
                return "DEAD-2"
            case Remove():
                return "JACK-ONE-1"
            case Complete():
                return "SEQ-1"
            case _:
                pass
    return _TABLE[cause][0]


def cause_called(word: str) -> Cause | None:
    """Return the cause that an answer names; None for none, or one that a later release knows."""
    return next((cause for cause in Cause if cause.value == word), None)


def in_words(count: int) -> str:
    """Write a number of people as a sentence begins: `Nobody`, `Eleven`, from 13 on in digits."""
    return _NUMBERS[count] if count < len(_NUMBERS) else str(count)
