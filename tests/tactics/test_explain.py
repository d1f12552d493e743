"""Explanations, word for word: what a learner reads after a try."""

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
    THREE_SIDES,
    at,
    told,
)
from trainer.game.position import Position

BLUE = "b:a4-a8"
GREEN = "g:b2-f2"
BOTH_KC = SECOND.replace("B . . . . . . . . .  8", "B . . . b . . . . .  8")
ANSWER = "Green answers A♦ on g8: row 8 from c8 to g8 is complete and the game is over."

MET = [
    (
        "win",
        at(SECOND, "2H", sequences=BLUE),
        "2H@e6",
        "Row 6 from a6 to e6 is complete. Blue wins.",
    ),
    (
        "complete two",
        at(NINE, "9H"),
        "9H@e7",
        "Row 7 from a7 to e7 and row 7 from e7 to i7 are complete. Blue wins.",
    ),
    ("complete corner", at(CORNER, "5S"), "5S@e1", "Row 1 from a1 to e1 is complete."),
    (
        "block",
        at(THREAT, "AD 4H", sequences=GREEN),
        "AD@g8",
        "None of the 102 unseen cards lets an opponent win next turn.",
    ),
    (
        "block",
        at(THREE_SIDES, "AH", table="3p3s", discards="JH JH JS JS"),
        "AH@g5",
        "None of the 99 unseen cards lets an opponent win before your next turn.",
    ),
    (
        "block sequence",
        at(CROSS, "9D"),
        "9D@h5",
        "None of the 103 unseen cards lets an opponent complete a sequence next turn.",
    ),
    (
        "remove threat",
        at(CROSS, "JS"),
        "JSxg5",
        "None of the 103 unseen cards lets an opponent complete a sequence next turn.",
    ),
    (
        "reduce",
        at(THREAT, "4H 3D", sequences=GREEN, discards="AD"),
        "4H@f5",
        (
            "No move leaves them less: a 30.7% chance. They hold 7 of the 101 unseen cards, "
            "and 5 of the 101 would win."
        ),
    ),
    (
        "force",
        at(THREE_IN_ROW_5, "5H 4H 9C", table="2p2s+sprint", discards="JH JH JS JS"),
        "5H@e5",
        "None of the 97 unseen cards stops you from winning on your next turn.",
    ),
    (
        "fork",
        at(THREE_IN_ROW_5, "5H 4H 9C"),
        "5H@e5",
        "Now two spaces finish a line, and you hold cards for both.",
    ),
    ("remove", at(CROSS, "JS"), "JSxg5", "J♠ takes the chip on g5."),
    ("play 4H", at(CROSS, "4H"), "4H@i8", "4♥ on i8."),
]

MISSED = [
    (
        "win",
        at(SECOND, "2H", sequences=BLUE),
        "2H@h9",
        "That move finishes nothing. There is a better one.",
    ),
    (
        "win",
        at(SECOND, "4C", sequences=BLUE),
        "4C@e4",
        "That builds your line, but it does not finish it.",
    ),
    (
        "win",
        at(CORNER, "5S"),
        "5S@e1",
        "Row 1 from a1 to e1 is complete. To win you need another sequence.",
    ),
    (
        "win",
        at(LONG_RUN, "QH", sequences="b:b7-f7"),
        "QH@g7",
        "Six, seven or eight in a row are still one sequence.",
    ),
    (
        "win",
        at(
            LONG_RUN.replace("B B B B B . b b", "B B B B B b b b"),
            "QC",
            sequences="b:b7-f7",
        ),
        "QC@a7",
        "That line shares more than one space with your first sequence.",
    ),
    (
        "win",
        at(BOTH_KC, "KC", sequences=BLUE),
        "KC~",
        "That changes a dead card only. Your turn goes on.",
    ),
    (
        "complete corner",
        at(CORNER, "4H"),
        "4H@f5",
        "You may play that, but it is not what was asked.",
    ),
    (
        "block",
        at(THREAT, "4H", sequences=GREEN),
        "4H@f5",
        f"That leaves a line of four open. {ANSWER}",
    ),
    (
        "block",
        at(THREAT, "AD", sequences=GREEN),
        "AD@b10",
        f"You played one copy of that card. The other copy is still out there. {ANSWER}",
    ),
    (
        "block",
        at(THREAT, "4H", sequences=GREEN, discards="AD AD"),
        "4H@f5",
        f"A two-eyed Jack can still fill the gap. {ANSWER.replace('A♦', 'J♦')}",
    ),
    (
        "block",
        at(OPEN_FOUR, "8S", sequences=GREEN),
        "8S@b8",
        f"You stopped one way. Another one is still open. {ANSWER}",
    ),
    (
        "block",
        at(OPEN_FOUR, "8S", sequences=GREEN, discards=f"8S {JACKS}"),
        "8S@b8",
        f"Nobody could have filled that gap: its cards are all gone. {ANSWER}",
    ),
    (
        "block",
        at(THREE_SIDES, "AH", table="3p3s"),
        "AH@g5",
        (
            "A one-eyed Jack can open that line again. Green answers: J♠ takes the chip on g5. "
            "Then Red answers A♥ on g5: column g from g2 to g6 is complete and the game is over."
        ),
    ),
    (
        "reduce",
        at(THREAT, "AD 4H", sequences=GREEN),
        "4H@f5",
        f"That leaves them a 30.4% chance. Another move leaves less. {ANSWER}",
    ),
    (
        "force",
        at(THREE_IN_ROW_5, "5H 4H", table="2p2s+sprint"),
        "5H@i7",
        "That makes no new threat that your cards can finish.",
    ),
    (
        "force",
        at(THREE_IN_ROW_5, "5H 4H 9C", table="2p2s+sprint"),
        "5H@e5",
        "One one-eyed Jack breaks your plan. Green answers: J♠ takes the chip on b5.",
    ),
    (
        "remove",
        at(THREAT, "4H", sequences=GREEN),
        "4H@f5",
        f"You may play that, but it is not what was asked. {ANSWER}",
    ),
    (
        "remove",
        at(THREAT, "JS", sequences=GREEN),
        "JSxb2",
        "That chip is part of a finished sequence. It is protected.",
    ),
    (
        "play 4H",
        at(CROSS, "4H"),
        "4H@f5",
        "Space f5 already has a chip. Choose an open one.",
    ),
]


@pytest.mark.parametrize(("goal", "where", "move", "words"), [*MET, *MISSED])
def test_a_try_is_explained_in_these_words(
    goal: str, where: Position, move: str, words: str
) -> None:
    assert told(where, goal, move) == words


def test_an_explanation_is_short_enough_to_be_read() -> None:
    """A child reads forty words; the answers of two opponents are the longest."""
    assert max(len(words.split()) for *_, words in [*MET, *MISSED]) <= 40
