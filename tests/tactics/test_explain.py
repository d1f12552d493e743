"""Explanations, word for word: what a learner reads after a try."""

from dataclasses import replace

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
    told,
)
from trainer.game.cards import parse_cards
from trainer.game.position import Hand, Position

BLUE = "b:a4-a8"
GREEN = "g:b2-f2"
BOTH_KC = SECOND.replace("B . . . . . . . . .  8", "B . . . b . . . . .  8")
ANSWER = "Green answers A♦ on g8 and wins: row 8 from c8 to g8 is complete."
OPEN_HANDS = (Hand(parse_cards("4H")), Hand(parse_cards("AD 2C")))
CHANCE = "6 of 103 unseen cards win for them: a chance of 35.2%."

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
            "No move leaves them less: a chance of 30.7%. They hold 7 of the 101 unseen cards, "
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
        "Now you can finish a line on more than one space.",
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
        "Row 5 from b5 to f5 is complete. But it goes through no corner.",
    ),
    (
        "block",
        at(THREAT, "4H", sequences=GREEN),
        "4H@f5",
        f"That leaves a line of four open. {ANSWER} {CHANCE}",
    ),
    (
        "block",
        at(THREAT, "AD", sequences=GREEN),
        "AD@b10",
        (
            f"You played one copy of that card. They may hold the other one. {ANSWER} "
            "5 of 103 unseen cards win for them: a chance of 30.2%."
        ),
    ),
    (
        "block",
        at(THREAT, "4H", sequences=GREEN, discards="AD AD"),
        "4H@f5",
        (
            "That leaves a line of four open. A two-eyed Jack can fill it. "
            f"{ANSWER.replace('A♦', 'J♦')} "
            "4 of 101 unseen cards win for them: a chance of 25.3%."
        ),
    ),
    (
        "block",
        at(OPEN_FOUR, "8S", sequences=GREEN),
        "8S@b8",
        f"You stopped one way. Another one is still open. {ANSWER} {CHANCE}",
    ),
    (
        "block",
        at(OPEN_FOUR, "8S", sequences=GREEN, discards=f"8S {JACKS}"),
        "8S@b8",
        (
            f"That gap was safe. No opponent can have a card for it. {ANSWER} "
            "2 of 98 unseen cards win for them: a chance of 13.8%."
        ),
    ),
    (
        "block",
        at(THREE_SIDES, "AH", table="3p3s"),
        "AH@g5",
        (
            "A one-eyed Jack can open a line that is blocked. Green answers J♠: it takes the chip "
            "on g5. Then Red plays A♥ on g5 and wins: column g from g2 to g6 is complete."
        ),
    ),
    (
        "reduce",
        at(THREAT, "AD 4H", sequences=GREEN),
        "4H@f5",
        f"That leaves them a chance of 30.4%. Another move leaves less. {ANSWER}",
    ),
    (
        "force",
        at(THREE_IN_ROW_5, "5H 4H", table="2p2s+sprint"),
        "5H@i7",
        "After that, no card that you hold now wins on your next turn.",
    ),
    (
        "force",
        at(THREE_IN_ROW_5, "5H 4H 9C", table="2p2s+sprint"),
        "5H@e5",
        (
            "A one-eyed Jack breaks your line. Green answers J♠: it takes the chip on b5. "
            "4 of 101 unseen cards stop you: a chance of 25.3%."
        ),
    ),
    (
        "force",
        at(THREE_IN_ROW_5, "5H 4H 9C", table="4p2s+sprint", discards="JH JH JS JS"),
        "5H@e5",
        (
            "They can stop you together, one after the other. Green on seat 2 answers 9♣ on a5. "
            "Then Green on seat 4 plays 4♥ on f5."
        ),
    ),
    (
        "block",
        at(THREE_IN_ROW_8, "4H", table="4p2s+sprint"),
        "4H@i8",
        (
            "They can finish it together, one chip after the other. Green on seat 2 answers 8♠ "
            "on b8. Then Green on seat 4 plays 10♣ on c8 and wins: row 8 from b8 to f8 is complete."
        ),
    ),
    (
        "block",
        replace(at(THREAT, "4H", sequences=GREEN), hands=OPEN_HANDS),
        "4H@f5",
        (
            "That leaves a line of four open. Green holds A♦, plays it on g8 and wins: "
            "row 8 from c8 to g8 is complete."
        ),
    ),
    (
        "remove",
        at(THREAT, "4H", sequences=GREEN),
        "4H@f5",
        f"Take a chip away, with your one-eyed Jack. {ANSWER} {CHANCE}",
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
