"""Winning by force: on the next turn, with a card held now, whatever the others hold and do."""

from __future__ import annotations

from collections.abc import Iterator

from trainer.game.board import Board
from trainer.game.cards import Card
from trainer.game.lines import LINES_THROUGH
from trainer.game.moves import Move, remove
from trainer.game.play import changed
from trainer.game.position import Position
from trainer.game.sides import Side
from trainer.game.spaces import Space, spaces_of
from trainer.tactics.allowance import Allowance
from trainer.tactics.between import closing, placements, reply_before_next_turn
from trainer.tactics.holdings import Holdings, holdings, seats_between
from trainer.tactics.replies import Reply
from trainer.tactics.threats import winning_spaces


def finishable(
    board: Board, side: Side, cards: tuple[Card, ...], missing: int = 1
) -> frozenset[Space]:
    """Return where one of these cards completes at least `missing` sequences."""
    spaces = winning_spaces(board, side, missing)
    if any(card.is_two_eyed for card in cards):
        return spaces
    return frozenset(space for space in spaces if board.layout.card_at(space) in cards)


def needed_chips(board: Board, side: Side, wins: frozenset[Space]) -> int:
    """Return the chips of a side in the lines that a chip on one of these spaces would fill."""
    needed = 0
    for space in wins:
        filled = board.filled(side) | space.mask
        for line in LINES_THROUGH[space]:
            if line.mask & filled == line.mask:
                needed |= line.mask
    return needed & board.chips[side]


def winning_next(after: Position, mover: int) -> frozenset[Space]:
    """Return where the mover could win next turn with a card it holds, if nobody did anything."""
    side = after.table.side_of(mover)
    cards = after.hands[mover - 1].cards
    return finishable(after.board, side, cards, after.missing(side))


def defence(after: Position, mover: int, allowance: Allowance) -> Reply | None:
    """Return what keeps the mover from winning on its next turn; None where nothing does.

    First a win of an opponent that comes before it, then moves after which no card that the
    mover holds now has a space to win on. There must be such a space to begin with.
    Raises SearchLimitError where a large table leaves more to look at than is allowed.
    """
    first = reply_before_next_turn(after, mover, allowance)
    if first is not None:
        return first
    held = holdings(after, mover)
    return _Spoil(after, mover, held, allowance).search(after.board, held, 0, ())


class _Spoil:
    """Looks for acts of the opponents after which the mover has no winning space left."""

    def __init__(self, after: Position, mover: int, held: Holdings, allowance: Allowance) -> None:
        self.seats = seats_between(after, mover)
        self.closing = closing(after.board.layout, held, self.seats)
        self.allowance = allowance
        self.table = after.table
        self.side = after.table.side_of(mover)
        self.cards = after.hands[mover - 1].cards
        self.missing = after.missing(self.side)

    def search(
        self, board: Board, held: Holdings, turn: int, before: tuple[Reply, ...]
    ) -> Reply | None:
        self.allowance.count_one()
        wins = finishable(board, self.side, self.cards, self.missing)
        if not wins and before:
            return Reply(before[-1].seat, before[-1].side, before[-1].move, before=before[:-1])
        if turn == len(self.seats):
            return None
        seat, side = self.seats[turn], self.table.side_of(self.seats[turn])
        for card, move in self._against(board, held, turn, wins):
            act = Reply(seat, side, move)
            after = changed(board, side, move)
            reply = self.search(after, held.without(seat, card), turn + 1, (*before, act))
            if reply is not None:
                return reply
        return self.search(board, held, turn + 1, before)

    def _against(
        self, board: Board, held: Holdings, turn: int, wins: frozenset[Space]
    ) -> Iterator[tuple[Card, Move]]:
        """Yield the acts that touch a winning space or a chip that a winning line needs.

        Or that make a card dead which a later seat may then exchange.
        """
        seat, side = self.seats[turn], self.table.side_of(self.seats[turn])
        for space in sorted({*wins, *spaces_of(self.closing[turn] & board.open)}):
            for card in held.cards_to_place(seat, space, board):
                for move in placements(board, side, card, space, self.table.options):
                    yield card, move
        own = needed_chips(board, self.side, wins) & board.removable(side)
        for space in spaces_of(own):
            for jack in held.cards_to_take(seat, board):
                yield jack, remove(jack, space)
