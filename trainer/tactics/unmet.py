"""Why no move of a position meets a goal, in one sentence for whoever set the position up."""

from __future__ import annotations

from typing import Final

from trainer.game.cards import Card
from trainer.game.play import play
from trainer.game.position import Position
from trainer.game.spaces import Space, spaces_of
from trainer.tactics.cause import Cause
from trainer.tactics.explain import describe_move, explain
from trainer.tactics.facts import facts_of
from trainer.tactics.goal import (
    Complete,
    Exchange,
    Force,
    Fork,
    MoveGoal,
    Play,
    Remove,
    Way,
    Win,
)
from trainer.tactics.threats import winning_spaces
from trainer.tactics.verdict import Verdict

_BESIDE: Final = frozenset({Cause.ANOTHER_TASK, Cause.TURN_GOES_ON})
"""What is said of moves that are beside the point."""


def why_unmet(position: Position, goal: MoveGoal) -> str:
    """Say why no legal move meets a goal, beginning with a capital, with a full stop.

    Only for a goal that really is met by none.
    """
    if any(each.cause is Cause.UNPROVED for each in facts_of(position, goal).wrong):
        return "No move can be proved: there are too many ways to play on to look at them all."
    match goal:
        case Win():
            return _unfinished(position, position.missing(position.side))
        case Complete(way):
            return _uncompleted(position, way)
        case Exchange():
            return "No card of the hand is dead: each has an open space, or is a Jack."
        case Play(card) if card not in position.hand.cards:
            return f"{card.shown} is not in the hand."
        case Play(card):
            return f"{card.shown} has no space to go to."
        case Remove() if not any(card.is_one_eyed for card in position.hand.cards):
            return "The hand has no one-eyed Jack (J♠ or J♥)."
        case Remove() if not position.board.removable(position.side):
            return "No opponent has a chip that may be taken."
        case Fork():
            return "No move makes two threats at once that cards of the hand can finish."
        case Force():
            return "After every move the others may hold a card that keeps the win away."
    return _nearest(position, goal)


def _uncompleted(position: Position, way: Way) -> str:
    side = str(position.side).capitalize()
    if way is Way.SECOND and not position.board.sequences_of(position.side):
        return f"{side} has no sequence yet, so none can be the second one."
    if way is Way.CORNER:
        return f"{side} has no card that completes a line through a corner."
    return _unfinished(position, 2 if way is Way.TWO else 1)


def _unfinished(position: Position, wanted: int) -> str:
    board, side = position.board, str(position.side).capitalize()
    spaces = sorted(winning_spaces(board, position.side, wanted))
    if not spaces and wanted > 1:
        return f"{side} needs {wanted} sequences, and no space completes two at once."
    if not spaces:
        return f"{side} has no line that lacks a single chip."
    needs = " or ".join(_needed(position, space) for space in spaces[:3])
    return f"{side} needs {needs}, and the hand has neither that nor a two-eyed Jack."


def _needed(position: Position, space: Space) -> str:
    card: Card | None = position.board.layout.card_at(space)
    return f"{card.shown if card is not None else 'a card'} for {space}"


def _nearest(position: Position, goal: MoveGoal) -> str:
    """Tell of one try what is wrong with it; the one that leaves opponents the fewest spaces."""
    wrong = facts_of(position, goal).wrong
    tries = [each for each in wrong if each.cause not in _BESIDE] or wrong
    if not tries:
        return "There is no legal move."
    best = min(tries, key=lambda verdict: _spaces_left(position, verdict))
    move = describe_move(best.move).removesuffix(".")
    return f"None of {len(wrong)} moves does. For example {move}: {explain(position, best)}"


def _spaces_left(position: Position, verdict: Verdict) -> int:
    if verdict.cause is None or verdict.move.card is None:
        return len(tuple(spaces_of(position.board.open)))
    after = play(position, verdict.move)
    others = (side for side in position.table.in_play if side != position.side)
    return sum(len(winning_spaces(after.board, side, position.missing(side))) for side in others)
