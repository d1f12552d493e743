"""Tasks: what a step of a lesson has a learner do, besides meeting a goal on the board."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from trainer.content.fields import Fields
from trainer.content.notation import read_goal, read_moves
from trainer.content.setup import cards_of
from trainer.game.cards import Card
from trainer.game.moves import Move, exchange
from trainer.game.play import play
from trainer.game.position import Hand, Position
from trainer.tactics.goal import Count, Goal, MoveGoal, Spot, Win

_YES: Final = "yes"
ANSWERS: Final = (_YES, "no")
FEWEST_CHOICES: Final = 2
MOST_CHOICES: Final = 5
LONGEST_CHOICE: Final = 80
LONGEST_REASON: Final = 200


@dataclass(frozen=True, slots=True)
class Choice:
    """One answer to choose, whether it is right, and why."""

    text: str
    right: bool
    because: str


@dataclass(frozen=True, slots=True)
class Choose:
    """Choose the right one of several answers."""

    choices: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class Watch:
    """Watch moves being played, one after the other."""

    moves: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class Turn:
    """Take a whole turn: exchange a dead card if asked to, meet the goal, draw (TURN-1).

    `draws` are the cards that come from the deck, in order; none after a play that wins (SEQ-9).
    """

    goal: MoveGoal
    exchange: bool
    draws: tuple[Card, ...]


Task = Goal | Choose | Watch | Turn

KINDS: Final = ("goal", "choices", "watch")
"""Keys of a step of which one is there: it says what kind of step it is."""


def read_task(fields: Fields) -> Task | None:
    """Read what a step asks for: `choices`, `watch`, or `goal`, the latter perhaps in a `turn`."""
    found = [key for key in KINDS if key in fields]
    if len(found) > 1:
        message = f"a step has '{found[0]}' or '{found[1]}', not both"
        fields.refuse(found[1], "M319", message)
        for key in (*found, "turn"):
            fields.pass_over(key)
        return None
    turn = fields.take_entries("turn", required=False)
    if turn is not None and found and found[0] != "goal":
        fields.refuse("turn", "M319", f"a step with '{found[0]}' takes no turn")
    if "choices" in fields:
        groups = fields.take_list_of_entries("choices", most=MOST_CHOICES) or ()
        return _read_choices(fields, groups)
    if "watch" in fields:
        moves = read_moves(fields, "watch")
        return Watch(moves) if moves else None
    goal = read_goal(fields)
    if turn is None or goal is None:
        return goal
    return _read_turn(fields, turn, goal)


def _read_choices(fields: Fields, groups: tuple[Fields, ...]) -> Choose | None:
    choices = []
    for group in groups:
        text = group.take_text("text", longest=LONGEST_CHOICE)
        right = group.take_choice("right", ANSWERS)
        because = group.take_text("because", longest=LONGEST_REASON)
        group.done()
        if text and right and because:
            choices.append(Choice(text, right == _YES, because))
    if len(groups) < FEWEST_CHOICES:
        fields.refuse("choices", "M319", "there is nothing to choose from", "Write two or more")
    elif len(choices) == len(groups) and sum(choice.right for choice in choices) != 1:
        fields.refuse("choices", "M319", "one choice must be right, and only one")
    return Choose(tuple(choices))


def _read_turn(fields: Fields, group: Fields, goal: Goal) -> Turn | None:
    exchange = group.take_choice("exchange", ANSWERS, required=False) == _YES
    needed = exchange + (not isinstance(goal, Win))
    node = group.take_line("draws", required=bool(needed))
    draws = () if node is None else cards_of(node, node.value, fields.report)
    group.done()
    if isinstance(goal, Spot | Count):
        fields.refuse("goal", "M319", "a turn needs a goal that a move meets")
        return None
    if node is not None and len(draws) != needed:
        cards = "card" if len(draws) == 1 else "cards"
        message = f"{len(draws)} {cards} to draw, this turn draws {needed}"
        hint = "One for an exchange, one after a play that does not win (DRAW-1, SEQ-9)"
        group.refuse("draws", "M319", message, hint)
    return Turn(goal, exchange, draws)


def after_exchange(position: Position, dead: Card, drawn: Card) -> Position:
    """Return the position after a dead card was exchanged for a known one (DEAD-2)."""
    after = play(position, exchange(dead))
    return after.with_hand(Hand((*after.hand.cards, drawn), after.hand.hidden))
