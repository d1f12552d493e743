"""Hints in stages, found for any question: the goal again, theme, line, card, space."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from trainer.game.lines import Line
from trainer.game.moves import MoveKind
from trainer.game.position import Position
from trainer.game.spaces import Space
from trainer.tactics.count import counted
from trainer.tactics.explain import describe_line, describe_move
from trainer.tactics.facts import Facts, facts_of
from trainer.tactics.goal import Count, Force, Fork, Goal, Spot
from trainer.tactics.spot import spotted
from trainer.tactics.themes import Theme, themes_of
from trainer.tactics.threats import threats
from trainer.tactics.verdict import Verdict


class Stage(Enum):
    """How much a hint gives away; the value is its price in percent."""

    GOAL = 0
    THEME = 5
    LINE = 10
    CARD = 25
    SPACE = 30


@dataclass(frozen=True, slots=True)
class Hint:
    """One stage: a sentence, and the spaces that it points at."""

    stage: Stage
    text: str
    spaces: frozenset[Space] = frozenset()


_THEME_HINTS: Final = {
    Theme.WILD_FINISHES: "One card can go anywhere.",
    Theme.WILD_BLOCKS: "One card can go anywhere.",
    Theme.ONE_EYED_BREAKS: "No card can fill that gap in time. Take a chip away.",
    Theme.TWO_AT_ONCE: "One chip can finish two lines.",
    Theme.NINE_IN_A_ROW: "Nine in a row are two sequences.",
    Theme.DOUBLE_THREAT: "Make two threats at once.",
    Theme.CORNER: "A corner counts for everyone.",
    Theme.SHARED_CHIP: "A new line may use one space of your first.",
    Theme.BOTH_ENDS: "The line is open at both ends.",
    Theme.PHANTOM_THREAT: "Count the cards. Not every threat is real.",
    Theme.EITHER_SPACE: "Your card has two spaces. One is better.",
    Theme.ONLY_BLOCK: "Only one move stops it.",
}
_ORDER: Final = tuple(_THEME_HINTS)


def hints_for(position: Position, goal: Goal) -> tuple[Hint, ...]:
    """Return the hints for a question, from the least to the most telling.

    Nothing is told about a goal that no move meets.
    """
    if isinstance(goal, Count):
        side = position.side if goal.side is None else goal.side
        few = "none" if counted(position, goal) == 0 else "at least one"
        return (Hint(Stage.THEME, f"There is {few}. Look at {side} first."),)
    if isinstance(goal, Spot):
        return _spot_hints(position, goal)
    facts = facts_of(position, goal)
    if not facts.right:
        return ()
    verdict = _plainest(facts)
    hints = [_goal_hint(position), _theme_hint(facts), _line_hint(facts, verdict)]
    hints += [_card_hint(verdict), _space_hint(verdict)]
    return tuple(hint for hint in hints if hint is not None)


def _plainest(facts: Facts) -> Verdict:
    """Return the right move to lead to: one with a printed card before one with a Jack."""
    return min(facts.right, key=lambda each: (each.move.card is None or each.move.card.is_jack,))


def _goal_hint(position: Position) -> Hint:
    needs = [
        f"{str(side).capitalize()} needs {position.missing(side)} more."
        for side in position.table.in_play
    ]
    return Hint(Stage.GOAL, f"Sequences: {' '.join(needs)}")


def _theme_hint(facts: Facts) -> Hint | None:
    found = themes_of(facts)
    best = next((theme for theme in _ORDER if theme in found), None)
    return None if best is None else Hint(Stage.THEME, _THEME_HINTS[best])


def _line_hint(facts: Facts, verdict: Verdict) -> Hint | None:
    line = _line_of(facts, verdict)
    if line is None:
        return None
    return Hint(Stage.LINE, f"Look at {describe_line(line)}.", frozenset(line.spaces))


def _line_of(facts: Facts, verdict: Verdict) -> Line | None:
    """Return the line that matters: completed, prepared, or threatened by an opponent."""
    position, move = facts.position, verdict.move
    if verdict.completed:
        return verdict.completed[0]
    if move.space is None:
        return None
    if isinstance(facts.goal, Force | Fork) and move.kind is MoveKind.PLACE:
        board = position.board.place(position.side, move.space)
        made = (each.line for each in threats(board, position.side))
        return next((line for line in made if line.mask >> move.space & 1), None)
    for side in position.table.in_play:
        if side != position.side:
            for threat in threats(position.board, side):
                if threat.line.mask >> move.space & 1:
                    return threat.line
    return None


def _card_hint(verdict: Verdict) -> Hint | None:
    card = verdict.move.card
    if card is None:
        return None
    word = "Exchange" if verdict.move.kind is MoveKind.EXCHANGE else "Play"
    return Hint(Stage.CARD, f"{word} {card.shown}.")


def _space_hint(verdict: Verdict) -> Hint | None:
    space = verdict.move.space
    if space is None:
        return None
    return Hint(Stage.SPACE, describe_move(verdict.move), frozenset([space]))


def _spot_hints(position: Position, goal: Spot) -> tuple[Hint, ...]:
    found = sorted(spotted(position, goal))
    number = f"There is {len(found)}." if len(found) == 1 else f"There are {len(found)}."
    first = frozenset(found[:1])
    return (
        Hint(Stage.THEME, number),
        Hint(Stage.SPACE, f"One is {', '.join(map(str, first))}.", first),
    )
