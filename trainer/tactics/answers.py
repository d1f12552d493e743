"""Answers: the cards with which an opponent can stop a win that the mover is set for."""

from __future__ import annotations

from trainer.game.board import Board
from trainer.game.cards import ONE_EYED, TWO_EYED, Card
from trainer.game.position import Position
from trainer.game.sides import Side
from trainer.game.spaces import spaces_of
from trainer.tactics.force import finishable, needed_chips, winning_next
from trainer.tactics.odds import Odds, chance_held


def blocking_cards(after: Position, mover: int, side: Side) -> frozenset[Card]:
    """Return the cards whose chip leaves the mover no space to win on with what it holds now."""
    board = after.board
    spaces = [
        space
        for space in winning_next(after, mover)
        if _is_stopped(after, board.place(side, space), mover)
    ]
    printed = {card for space in spaces if (card := board.layout.card_at(space)) is not None}
    return frozenset(printed) | (frozenset(TWO_EYED) if spaces else frozenset())


def removing_cards(after: Position, mover: int, side: Side) -> frozenset[Card]:
    """Return the one-eyed Jacks, if one chip that they may take breaks all the mover is set for."""
    board, wins = after.board, winning_next(after, mover)
    own = after.table.side_of(mover)
    targets = needed_chips(board, own, wins) & board.removable(side)
    if any(_is_stopped(after, board.take(space), mover) for space in spaces_of(targets)):
        return frozenset(ONE_EYED)
    return frozenset()


def _is_stopped(after: Position, board: Board, mover: int) -> bool:
    side, cards = after.table.side_of(mover), after.hands[mover - 1].cards
    return not finishable(board, side, cards, after.missing(side))


def chance_of_answer(after: Position, mover: int) -> Odds:
    """Return the chance that an opponent can stop the mover's win, by a chip or by a Jack."""
    return chance_held(
        after,
        mover,
        lambda side: blocking_cards(after, mover, side) | removing_cards(after, mover, side),
    )


def chance_of_removal(after: Position, mover: int) -> Odds:
    """Return the chance that an opponent can stop the mover's win with a one-eyed Jack."""
    return chance_held(after, mover, lambda side: removing_cards(after, mover, side))
