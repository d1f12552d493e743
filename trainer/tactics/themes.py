"""Themes: what a puzzle is about, found in its proof. One predicate each."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from itertools import combinations
from typing import Final

from trainer.game.lines import LENGTH, Line
from trainer.game.moves import MoveKind
from trainer.tactics.cause import Cause
from trainer.tactics.facts import Facts
from trainer.tactics.force import finishable
from trainer.tactics.goal import Block, Complete, Force, Fork, Remove, Win
from trainer.tactics.holdings import holdings, seats_between
from trainer.tactics.threats import Threat, threats, winning_spaces
from trainer.tactics.verdict import Verdict


class Theme(Enum):
    """A theme; the value is its word in files and lists."""

    CORNER = "corner"
    WILD_FINISHES = "two-eyed Jack finishes"
    WILD_BLOCKS = "two-eyed Jack blocks"
    ONE_EYED_BREAKS = "one-eyed Jack breaks"
    SECOND_SEQUENCE = "second sequence"
    SHARED_CHIP = "shared chip"
    NINE_IN_A_ROW = "nine in a row"
    SIX_IS_NOT_TWO = "six is not two"
    TWO_AT_ONCE = "two at once"
    DOUBLE_THREAT = "double threat"
    ONLY_BLOCK = "only block"
    BOTH_ENDS = "both ends"
    PHANTOM_THREAT = "phantom threat"
    DEAD_CARD = "dead card"
    EITHER_SPACE = "better of the two spaces"
    RACE = "race"
    THREE_SIDES = "three sides"
    SPRINT = "sprint"


def themes_of(facts: Facts) -> tuple[Theme, ...]:
    """Return all themes of a question of moves, in the order of `Theme`."""
    return tuple(theme for theme in Theme if facts.right and _PREDICATES[theme](facts))


def _all_right(facts: Facts, holds: Callable[[Verdict], bool]) -> bool:
    return all(holds(verdict) for verdict in facts.right)


def _is_about_finishing(facts: Facts) -> bool:
    return isinstance(facts.goal, Win | Complete)


def _is_about_stopping(facts: Facts) -> bool:
    return isinstance(facts.goal, Block | Remove)


def _open_threats(facts: Facts) -> tuple[Threat, ...]:
    """Return the threats of opponents that matter to the goal, whatever their cards."""
    position, goal = facts.position, facts.goal
    found: list[Threat] = []
    any_sequence = isinstance(goal, Remove) or (isinstance(goal, Block) and goal.sequence)
    for side in position.table.in_play:
        if side != position.side:
            missing = 1 if any_sequence else position.missing(side)
            spaces = winning_spaces(position.board, side, missing)
            found += [each for each in threats(position.board, side) if each.space in spaces]
    return tuple(found)


def _has_card(facts: Facts, threat: Threat) -> bool:
    position = facts.position
    held = holdings(position, position.seat)
    return any(
        held.cards_to_place(seat, threat.space, position.board)
        for seat in seats_between(position, position.seat)
        if position.table.side_of(seat) == threat.side
    )


def _corner(facts: Facts) -> bool:
    if _is_about_finishing(facts):
        return _all_right(facts, lambda each: any(line.has_corner for line in each.completed))
    lines = [threat.line for threat in _open_threats(facts)]
    return _is_about_stopping(facts) and bool(lines) and all(line.has_corner for line in lines)


def _wild_finishes(facts: Facts) -> bool:
    return _is_about_finishing(facts) and _all_right(facts, lambda each: each.move.is_wild)


def _wild_blocks(facts: Facts) -> bool:
    wild = _all_right(facts, lambda each: each.move.is_wild and not each.completed)
    return _is_about_stopping(facts) and wild


def _one_eyed_breaks(facts: Facts) -> bool:
    removes = _all_right(facts, lambda each: each.move.kind is MoveKind.REMOVE)
    return _is_about_stopping(facts) and removes and bool(_open_threats(facts))


def _own(facts: Facts) -> tuple[Line, ...]:
    return facts.position.board.sequences_of(facts.position.side)


def _second_sequence(facts: Facts) -> bool:
    return bool(_own(facts)) and _all_right(facts, lambda each: bool(each.completed))


def _shared_chip(facts: Facts) -> bool:
    own = _own(facts)
    return bool(own) and _all_right(
        facts,
        lambda each: any(line.shared_with(first) for line in each.completed for first in own),
    )


def _nine_in_a_row(facts: Facts) -> bool:
    own = _own(facts)
    return _all_right(
        facts,
        lambda each: any(
            _make_nine(one, other)
            for one, other in combinations((*own, *each.completed), 2)
            if one in each.completed or other in each.completed
        ),
    )


def _make_nine(one: Line, other: Line) -> bool:
    shared = one.mask & other.mask
    ends = {one.spaces[0].mask, one.spaces[-1].mask} & {
        other.spaces[0].mask,
        other.spaces[-1].mask,
    }
    same_way = one.spaces[1] - one.spaces[0] == other.spaces[1] - other.spaces[0]
    return same_way and shared in ends


def _six_is_not_two(facts: Facts) -> bool:
    return any(each.cause in (Cause.SIX_IS_NOT_TWO, Cause.SHARES_TWO) for each in facts.wrong)


def _two_at_once(facts: Facts) -> bool:
    return _all_right(facts, lambda each: len(each.completed) >= 2)


def _double_threat(facts: Facts) -> bool:
    position = facts.position
    if not isinstance(facts.goal, Force | Fork):
        return False

    def leaves_two(verdict: Verdict) -> bool:
        move = verdict.move
        if move.card is None or move.space is None or verdict.completed:
            return False
        board = position.board.place(position.side, move.space)
        cards = position.hand.without(move.card).cards
        return len(finishable(board, position.side, cards)) >= 2

    places = _all_right(facts, lambda each: each.move.kind is MoveKind.PLACE)
    return places and _all_right(facts, leaves_two)


def _only_block(facts: Facts) -> bool:
    return isinstance(facts.goal, Block) and len(facts.right) == 1


def _both_ends(facts: Facts) -> bool:
    lines = [threat.line for threat in _open_threats(facts) if _has_card(facts, threat)]
    return any(one.shared_with(other) == LENGTH - 1 for one, other in combinations(lines, 2))


def _phantom_threat(facts: Facts) -> bool:
    return any(not _has_card(facts, threat) for threat in _open_threats(facts))


def _dead_card(facts: Facts) -> bool:
    return any(facts.position.is_dead(card) for card in facts.position.hand.cards)


def _either_space(facts: Facts) -> bool:
    met = {(each.move.card, each.move.space) for each in facts.right}
    return any(
        each.move.kind is MoveKind.PLACE
        and not each.move.is_wild
        and any(card == each.move.card for card, _ in met)
        for each in facts.wrong
    )


def _race(facts: Facts) -> bool:
    return isinstance(facts.goal, Win) and any(
        _has_card(facts, threat) for threat in _open_threats(facts)
    )


def _three_sides(facts: Facts) -> bool:
    return facts.position.table.sides == 3


def _sprint(facts: Facts) -> bool:
    return facts.position.table.sprint


_PREDICATES: Final[dict[Theme, Callable[[Facts], bool]]] = {
    Theme.CORNER: _corner,
    Theme.WILD_FINISHES: _wild_finishes,
    Theme.WILD_BLOCKS: _wild_blocks,
    Theme.ONE_EYED_BREAKS: _one_eyed_breaks,
    Theme.SECOND_SEQUENCE: _second_sequence,
    Theme.SHARED_CHIP: _shared_chip,
    Theme.NINE_IN_A_ROW: _nine_in_a_row,
    Theme.SIX_IS_NOT_TWO: _six_is_not_two,
    Theme.TWO_AT_ONCE: _two_at_once,
    Theme.DOUBLE_THREAT: _double_threat,
    Theme.ONLY_BLOCK: _only_block,
    Theme.BOTH_ENDS: _both_ends,
    Theme.PHANTOM_THREAT: _phantom_threat,
    Theme.DEAD_CARD: _dead_card,
    Theme.EITHER_SPACE: _either_space,
    Theme.RACE: _race,
    Theme.THREE_SIDES: _three_sides,
    Theme.SPRINT: _sprint,
}
