"""Questions as position lines, and short words for answering them."""

from __future__ import annotations

from trainer.game.cards import parse_card
from trainer.game.position_line import parse_position
from trainer.game.spaces import parse_space
from trainer.tactics.goal import parse_goal
from trainer.training.attempt import Attempt, pick, tap
from trainer.training.question import Question

FOUR_IN_ROW_5 = "*8*/10/10/3g6/2bbbb4/5g4/10/10/10/*8* 1 2p2s+sprint - h1={}"
"""Blue has c5-f5: b5 (QS) and g5 (AH) finish. Green chips stand on d4 (5C) and f6 (3H)."""

THREAT = "*8*/1GGGGG4/10/10/2bbb5/10/10/1bgggg1b2/6b3/*8* 1 2p2s g:b2-f2 h1={}"
"""Green has b2-f2, and AD on g8 finishes a second: b8 is closed."""

LONG_RUN = "*8*/10/10/10/1bbbb1bbb1/10/10/10/10/*8* 1 2p2s - h1=4HAS disc=ASJCJCJDJDJHJHJSJS"
"""A chip on f5 makes eight in a row; only with b5-f5 does j5 (AS) make a second sequence."""

SEQUENCE = "*8*/10/10/4g5/1BBBBB4/7g2/10/10/10/*8* 1 2p2s b:b5-f5 h1={}"
"""Blue has finished b5-f5; green chips stand on e4 (4C) and h6 (TD)."""

DEAD = "*8*/10/10/1g8/10/10/10/10/9g/*8* 1 2p2s - h1={}"


def asked(line: str, goal: str, *hints: str, done: str = "") -> Attempt:
    """Begin a question."""
    position = parse_position(line)
    return Attempt(
        Question(
            id="puzzle/here",
            prompt="Try it.",
            position=position,
            goal=parse_goal(goal),
            hints=hints,
            done=done,
        )
    )


def tapped(attempt: Attempt, *names: str) -> Attempt:
    for name in names:
        attempt = tap(attempt, parse_space(name))
    return attempt


def picked(attempt: Attempt, card: str) -> Attempt:
    return pick(attempt, parse_card(card))
