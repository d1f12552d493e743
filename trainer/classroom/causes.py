"""Causes for a class: what many did, in a sentence for the board, and the rule behind it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from trainer.tactics.cause import Cause
from trainer.tactics.miss import RULE_BEHIND

_NUMBERS: Final = (
    "Nobody One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve".split()  # noqa: SIM905 - twelve words
)

_DONE: Final = {
    Cause.NOT_YOUR_CARDS_SPACE: "put a chip on a space that shows another card",
    Cause.SPACE_TAKEN: "played on a space that had a chip already",
    Cause.CORNER_TAKES_NO_CHIP: "put a chip on a corner",
    Cause.OWN_CHIP: "took a chip of their own side",
    Cause.PROTECTED_CHIP: "took a chip out of a finished sequence",
    Cause.NOTHING_PLACED: "put a chip after the one-eyed Jack",
    Cause.NO_CHIP_THERE: "played the one-eyed Jack where it found no chip to take",
    Cause.CARD_NOT_HELD: "played a card that was not in the hand",
    Cause.CARD_NOT_DEAD: "exchanged a card that was not dead",
    Cause.SECOND_EXCHANGE: "exchanged a second card in one turn",
    Cause.NOT_STUCK: "passed although there was a move",
    Cause.NOT_A_MOVE: "did only a part of a move",
    Cause.GAME_OVER: "played on after the game was won",
    Cause.SIX_IS_NOT_TWO: "counted one long line as two sequences",
    Cause.BENDS_OR_GAPS: "counted a line with a bend or a gap",
    Cause.SHARES_TWO: "counted two lines that share more than one space",
    Cause.NOT_ALL_CLAIMED: "left out a sequence that the chip finished",
    Cause.FIRST_FIVE_COUNT: "chose five spaces of a long line that do not count here",
    Cause.LEFT_THREAT_OPEN: "left a line of four open",
    Cause.BLOCKED_ONE_OF_TWO: "stopped one way and left another one open",
    Cause.OTHER_COPY: "forgot that each card is there twice",
    Cause.WILD_JACK: "forgot that a two-eyed Jack can fill any gap",
    Cause.ONE_EYED_REOPENS: "forgot that a one-eyed Jack can open a blocked line",
    Cause.FINISHED_TOGETHER: "missed that team mates can finish a line together",
    Cause.STOPPED_TOGETHER: "missed that the others can stop a line together",
    Cause.ONE_EYED_BREAKS: "forgot that a one-eyed Jack can break the line",
    Cause.ONE_BLOCK: "made a threat that one chip stops",
    Cause.ONE_THREAT: "made one threat where two at once were asked for",
    Cause.NO_THREAT: "made no threat that the cards in hand can finish",
    Cause.HIGHER_RISK: "left the others a higher chance than another move would",
    Cause.UNPROVED: "chose a move that nobody can prove",
    Cause.THREAT_WAS_EMPTY: "stopped a line that no card could finish",
    Cause.LINE_DID_NOT_COUNT: "stopped a line that could not count",
    Cause.OPENED_A_SPACE: "opened a space for the others",
    Cause.STOPPED_INSTEAD: "stopped the others instead of winning at once",
    Cause.REMOVED_ONLY: "took a chip away, which finishes nothing",
    Cause.BUILDS_ONLY: "made a line longer without finishing it",
    Cause.GAVE_AWAY_WIN: "missed a better move",
    Cause.TURN_GOES_ON: "exchanged a card and forgot to play",
    Cause.ANOTHER_TASK: "made a move that was not asked for",
    Cause.NOT_ONE_OF_THEM: "tapped a space that was not asked for",
}


@dataclass(frozen=True, slots=True)
class ClassCause:
    """How many went wrong in the same way, said for the whole class, and the rule to look up."""

    cause: Cause
    count: int
    sentence: str
    rule: str

    def __str__(self) -> str:
        words = self.sentence.removesuffix(".")
        return f"{words}: {self.rule}" if self.rule else words


def class_cause(cause: Cause, count: int, rule: str = "") -> ClassCause:
    """Say a cause for a class: `Eleven put a chip after the one-eyed Jack: JACK-ONE-2`.

    `rule` is the one that the answers name; without it that of the cause stands, if it has one.
    """
    sentence = f"{in_words(count)} {_DONE[cause]}."
    return ClassCause(cause, count, sentence, rule or RULE_BEHIND.get(cause, ""))


def what_was_done(cause: Cause) -> str:
    """Say a cause without a number, for a table: `Put a chip after the one-eyed Jack`."""
    words = _DONE[cause]
    return words[0].upper() + words[1:]


def cause_called(word: str) -> Cause | None:
    """Return the cause that an answer names; None for none, or one that a later release knows."""
    return next((cause for cause in Cause if cause.value == word), None)


def in_words(count: int) -> str:
    """Write a number of people as a sentence begins: `Nobody`, `Eleven`, from 13 on in digits."""
    return _NUMBERS[count] if count < len(_NUMBERS) else str(count)
