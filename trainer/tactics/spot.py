"""Spaces to tap: which ones a `Spot` goal asks for, and a sentence about each tap."""

from __future__ import annotations

from trainer.game.legality import open_spaces
from trainer.game.position import Position
from trainer.game.spaces import CORNER_MASK, CORNERS, Space, mask_of, spaces_of
from trainer.tactics.goal import Mark, Spot
from trainer.tactics.threats import finishing_spaces
from trainer.tactics.verdict import TapVerdict


def spotted(position: Position, goal: Spot) -> frozenset[Space]:
    """Return all spaces that the goal asks for; the mover is the seat on turn."""
    board = position.board
    match goal.mark:
        case Mark.CARD:
            return frozenset(board.layout.spaces_of(goal.card)) if goal.card is not None else _NONE
        case Mark.OPEN:
            return frozenset(open_spaces(board, goal.card)) if goal.card is not None else _NONE
        case Mark.CORNERS:
            return frozenset(CORNERS)
        case Mark.SEQUENCE:
            lines = board.sequences_of(goal.side) if goal.side is not None else ()
            return frozenset(space for line in lines for space in line.spaces)
        case Mark.PROTECTED:
            return frozenset(spaces_of(board.protected & ~CORNER_MASK))
        case Mark.REMOVABLE:
            return frozenset(spaces_of(board.removable(position.side)))
        case Mark.FINISH:
            return finishing_spaces(board, goal.side) if goal.side is not None else _NONE
        case Mark.DEAD:
            dead = {card for card in position.hand.cards if position.is_dead(card)}
            spaces = (board.layout.spaces_of(card) for card in dead)
            return frozenset(space for both in spaces for space in both)


_NONE: frozenset[Space] = frozenset()


def judge_tap(position: Position, goal: Spot, space: Space) -> TapVerdict:
    """Judge one tapped space."""
    met = space in spotted(position, goal)
    return TapVerdict(space, met, _sentence(position, goal, space, met=met))


def left_to_tap(position: Position, goal: Spot, tapped: frozenset[Space]) -> frozenset[Space]:
    """Return the spaces that are still to be tapped."""
    return spotted(position, goal) - tapped


def _sentence(position: Position, goal: Spot, space: Space, *, met: bool) -> str:
    board = position.board
    shows = board.layout.card_at(space)
    what = f"{space} is a free corner" if shows is None else f"{space} shows {shows.shown}"
    owner = board.owner(space)
    if goal.mark in (Mark.CARD, Mark.CORNERS, Mark.OPEN):
        if met or owner is None or goal.mark is not Mark.OPEN:
            return f"{what}."
        return f"{space} has a {owner} chip already. It is not open."
    if goal.mark in (Mark.SEQUENCE, Mark.PROTECTED, Mark.REMOVABLE):
        return _about_chip(position, space, met=met)
    if goal.mark is Mark.FINISH:
        if met:
            side = position.side if goal.side is None else goal.side
            line = next(line for line in board.claims(side, space)[0])
            return f"A chip on {space} completes {line}."
        if owner is not None:
            return f"{space} has a {owner} chip already."
        return f"{what}." if shows is None else f"A chip on {space} completes nothing."
    return _about_card(position, space, what)


def _about_card(position: Position, space: Space, what: str) -> str:
    card = position.board.layout.card_at(space)
    if card is None:
        return f"{what}."
    if card not in position.hand.cards:
        return f"{what}. You do not hold that card."
    if position.is_dead(card):
        return f"{what}, a dead card."
    left = " and ".join(map(str, open_spaces(position.board, card)))
    return f"{what}. It is not dead: {left} {'is' if len(left) < 4 else 'are'} open."


def _about_chip(position: Position, space: Space, *, met: bool) -> str:
    board = position.board
    owner = board.owner(space)
    if owner is None:
        corner = mask_of([space]) & CORNER_MASK
        return (
            f"{space} is a corner{' and counts in the sequence' if met else ', not a chip'}."
            if corner
            else f"There is no chip on {space}."
        )
    if board.protected >> space & 1:
        return f"The {owner} chip on {space} is in a finished sequence. It is protected."
    if owner == position.side and not met:
        return f"The chip on {space} is your own side's."
    return f"The {owner} chip on {space} is in no finished sequence."
