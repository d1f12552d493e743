"""What opponents can reach before the mover's next turn, over all cards they may hold.

The search is exact: opponents act in their order, each places, takes or does nothing, each with
a card it may hold, no copy used twice. Only acts that can matter are tried.
"""

from __future__ import annotations

from collections.abc import Iterator

from trainer.game.board import Board
from trainer.game.cards import Card
from trainer.game.layout import Layout
from trainer.game.lines import LINES
from trainer.game.moves import Move, place, remove
from trainer.game.options import Options
from trainer.game.play import changed
from trainer.game.position import Position
from trainer.game.sides import Side
from trainer.game.spaces import CORNER_MASK, Space, mask_of, spaces_of
from trainer.tactics.allowance import Allowance
from trainer.tactics.holdings import Holdings, holdings, seats_between
from trainer.tactics.replies import Reply
from trainer.tactics.threats import winning_spaces


def reply_before_next_turn(
    after: Position, mover: int, allowance: Allowance, *, only_wins: bool = True
) -> Reply | None:
    """Return how opponents can win before `mover` is on turn again; None where nobody can.

    `after` is the position after the mover's move. With `only_wins` false any sequence counts.
    Raises SearchLimitError where a large table leaves more to look at than is allowed.
    """
    seats = seats_between(after, mover)
    if after.is_over or not seats:
        return None
    held = holdings(after, mover)
    reach = _Reach(after, seats, held, allowance, only_wins=only_wins)
    # A win by one move alone is the plainest answer, whoever comes before it.
    alone = (reach.finish(after.board, held, turn, ()) for turn in range(len(seats)))
    plain = next((reply for reply in alone if reply is not None), None)
    return plain or reach.search(after.board, held, 0, ())


class _Reach:
    """Looks for a way of the opponents to complete enough sequences, seat by seat."""

    def __init__(
        self,
        after: Position,
        seats: tuple[int, ...],
        held: Holdings,
        allowance: Allowance,
        *,
        only_wins: bool,
    ) -> None:
        self.table = after.table
        self.seats = seats
        self.sides = tuple(after.table.side_of(seat) for seat in seats)
        self.closing = closing(after.board.layout, held, seats)
        self.only_wins = only_wins
        self.allowance = allowance

    def search(
        self, board: Board, held: Holdings, turn: int, before: tuple[Reply, ...]
    ) -> Reply | None:
        self.allowance.count_one()
        found = self.finish(board, held, turn, before)
        if found is not None or turn + 1 == len(self.seats):
            return found
        seat, side = self.seats[turn], self.sides[turn]
        for card, move in self._helpful(board, held, turn):
            act = Reply(seat, side, move)
            after = changed(board, side, move)
            reply = self.search(after, held.without(seat, card), turn + 1, (*before, act))
            if reply is not None:
                return reply
        return self.search(board, held, turn + 1, before)

    def finish(
        self, board: Board, held: Holdings, turn: int, before: tuple[Reply, ...]
    ) -> Reply | None:
        """Return a move of this seat that is enough; one with a printed card before a Jack's."""
        seat, side = self.seats[turn], self.sides[turn]
        missing = self.table.target - len(board.sequences_of(side))
        replies = []
        for space in sorted(winning_spaces(board, side, missing if self.only_wins else 1)):
            for card in held.cards_to_place(seat, space, board)[:1]:
                completed = board.claims(side, space)[0]
                wins = len(completed) >= missing
                replies.append(Reply(seat, side, place(card, space), completed, wins, before))
        return min(replies, key=lambda reply: (not reply.wins, reply.move.is_wild), default=None)

    def _helpful(self, board: Board, held: Holdings, turn: int) -> Iterator[tuple[Card, Move]]:
        """Yield the acts of one seat that bring a later one nearer to a sequence."""
        seat, own, later = self.seats[turn], self.sides[turn], self.sides[turn + 1 :]
        fillable, blocking = self.closing[turn] & board.open, 0
        for side in set(later):
            places = later.count(side) + (side == own)
            fill, block = _useful(board, side, places, len(later) + 1)
            fillable |= fill if side == own else 0
            blocking |= block
        for space in spaces_of(fillable):
            for card in held.cards_to_place(seat, space, board):
                for move in placements(board, own, card, space, self.table.options):
                    yield card, move
        for space in spaces_of(blocking & board.removable(own)):
            for jack in held.cards_to_take(seat, board):
                yield jack, remove(jack, space)


def _useful(board: Board, side: Side, places: int, acts: int) -> tuple[int, int]:
    """Return the open spaces to fill and the chips to take on lines a side can still complete.

    It may place `places` chips; all opponents together act `acts` times.
    """
    filled, fill, block = board.filled(side), 0, 0
    foreign = board.occupied & ~board.chips[side]
    for line in LINES:
        lacking = line.mask & ~filled
        blockers = lacking & foreign
        count = lacking.bit_count()
        if count == 0 or count > places or count + blockers.bit_count() > acts:
            continue
        if blockers & board.protected or not board.fits(side, line):
            continue
        fill |= lacking & ~foreign
        block |= blockers
    return fill & ~CORNER_MASK, block


def placements(
    board: Board, side: Side, card: Card, space: Space, options: Options
) -> Iterator[Move]:
    """Yield the ways to put a chip on an open space: one, or each choice of five (SEQ-8)."""
    claims = board.claims(side, space)
    if len(claims) == 1 or options.first_five:
        yield place(card, space)
    else:
        for claim in claims:
            yield place(card, space, claim)


def closing(layout: Layout, held: Holdings, seats: tuple[int, ...]) -> tuple[int, ...]:
    """Return for each seat the spaces of cards that, once dead, a later one may exchange (DEAD-2).

    Nothing where those may hold any unseen card anyhow.
    """
    spaces, found = 0, list[int]()
    for seat in reversed(seats):
        found.append(spaces)
        for card in held.exchangeable(seat):
            spaces |= mask_of(layout.spaces_of(card))
    return tuple(reversed(found))
