"""The board: chips and sequences on a layout, and what a chip more or less makes of them."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from itertools import chain, combinations, groupby, product
from operator import attrgetter
from typing import Final

from trainer.game.cards import Card
from trainer.game.drafts import draft_of
from trainer.game.errors import BoardError
from trainer.game.layout import CLASSIC, Layout
from trainer.game.lines import LENGTH, LINES, REACH, THROUGH, Line, beyond, last_gaps
from trainer.game.sides import SIDES, Side
from trainer.game.spaces import CARD_MASK, CORNER_MASK, Space, format_space, spaces_of

Claim = tuple[Line, ...]
"""The lines that one chip completes, in the order of the 192."""

NO_CLAIM: Final[tuple[Claim, ...]] = ((),)
"""What a chip that completes nothing may claim."""

_UNKNOWN: Final = -1
_SideMasks = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Board:
    """Chips by side as bit boards, and the completed sequences, which stay for good (SEQ-3).

    Raises BoardError for chips and sequences that contradict each other.
    """

    layout: Layout = CLASSIC
    chips: _SideMasks = (0, 0, 0)
    sequences: tuple[tuple[Side, Line], ...] = ()
    whole_runs: bool = False
    """Whether the rest of a long run is protected like its five (SEQ-8); a table's option."""
    open: int = field(init=False, repr=False, compare=False)
    """Every card space without a chip (TURN-4); corners never take one (TURN-6)."""
    in_sequences: int = field(init=False, repr=False, compare=False)
    """The five spaces, corners among them, of each completed sequence."""
    protected: int = field(init=False, repr=False, compare=False)
    """The spaces whose chips no one-eyed Jack may take (JACK-ONE-4)."""
    _finishing: _SideMasks = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        blue, green, red = self.chips
        object.__setattr__(self, "open", CARD_MASK & ~(blue | green | red))
        object.__setattr__(self, "sequences", _ordered(self.sequences))
        object.__setattr__(self, "in_sequences", _spaces_in(self.sequences))
        object.__setattr__(self, "protected", _protected(self))
        object.__setattr__(self, "_finishing", (_UNKNOWN, _UNKNOWN, _UNKNOWN))
        fault = _fault(self)
        if fault:
            raise BoardError(fault)

    @property
    def occupied(self) -> int:
        """Every space that holds a chip."""
        return self.chips[0] | self.chips[1] | self.chips[2]

    def owner(self, space: Space) -> Side | None:
        """Return whose chip lies on a space; None where there is none."""
        for side in SIDES:
            if self.chips[side] >> space & 1:
                return side
        return None

    def is_dead(self, card: Card) -> bool:
        """Tell whether both spaces of a card hold chips (DEAD-1); a Jack is never dead (DEAD-5).

        The board alone decides: not whose chips they are or how they came there, and a taken chip
        makes the card live again (DEAD-6). A one-eyed Jack in a hand changes nothing (DEAD-4).
        """
        spaces, _, exchange = self.layout.offers[card]
        return exchange is not None and not spaces & self.open

    def filled(self, side: Side) -> int:
        """Return the spaces that count as a side's own: its chips and the corners (SEQ-2)."""
        return self.chips[side] | CORNER_MASK

    def finishing(self, side: Side) -> int:
        """Return the spaces where one chip more of this side completes a sequence, open or not."""
        found = self._finishing[side]
        if found == _UNKNOWN:
            found = last_gaps(self.filled(side))
            for space in spaces_of(found):
                if not self._completed_at(side, space):
                    found ^= space.mask
            # Kept, for it follows from the board, and is asked for at every move.
            object.__setattr__(self, "_finishing", _with(self._finishing, side, found))
        return found

    def _completed_at(self, side: Side, space: Space) -> list[Line]:
        lacking = ~self.filled(side)
        full = [line for others, line in THROUGH[space] if not others & lacking]
        return [line for line in full if self.fits(side, line)] if self.sequences else full

    def sequences_of(self, side: Side) -> tuple[Line, ...]:
        """Return a side's completed sequences."""
        return tuple([line for owner, line in self.sequences if owner == side])

    def removable(self, side: Side) -> int:
        """Return the chips that a one-eyed Jack of this side may take (JACK-ONE-1)."""
        return self.occupied & ~self.chips[side] & ~self.protected

    def fits(self, side: Side, line: Line) -> bool:
        """Tell whether a line shares at most one space with each own sequence (SEQ-4).

        The shared space may be a chip or a corner (SEQ-6).
        """
        for owner, own in self.sequences:
            if owner == side and (own.mask & line.mask).bit_count() > 1:
                return False
        return True

    def claims(self, side: Side, space: Space) -> tuple[Claim, ...]:
        """Return every way to count the sequences that a chip on this open space completes.

        Each claim is a largest set of new lines that fit together and fit the earlier ones
        (SEQ-4, SEQ-5, SEQ-7). More than one claim is the mover's choice (SEQ-8); one empty
        claim means that nothing is completed.
        """
        if not self.finishing(side) >> space & 1:
            return NO_CLAIM
        completed = self._completed_at(side, space)
        if len(completed) == 1:
            return (tuple(completed),)
        # Lines of two directions share just this space, so each direction chooses by itself.
        choices = [_largest(tuple(lines)) for _, lines in groupby(completed, key=_STEP)]
        return tuple(tuple(chain.from_iterable(claim)) for claim in product(*choices))

    def place(self, side: Side, space: Space, claim: Claim = ()) -> Board:
        """Return the board with one chip more, and the claimed lines completed (TURN-2).

        Raises BoardError where the space is not open or a claimed line is not full.
        """
        bit = 1 << space
        chips = _with(self.chips, side, self.chips[side] | bit)
        sequences, finishing = self.sequences, self._finishing
        good = self.open & bit
        if claim:
            good = good and claim in self.claims(side, space)
            sequences = _ordered((*sequences, *((side, line) for line in claim)))
            finishing = _with(finishing, side, _UNKNOWN)
        if not good:
            return replace(self, chips=chips, sequences=sequences)
        if finishing[side] != _UNKNOWN:
            now = self._finishing_with(side, space, chips[side] | CORNER_MASK)
            finishing = _with(finishing, side, now)
        return _successor(self, chips, self.open ^ bit, sequences, finishing)

    def _finishing_with(self, side: Side, space: Space, filled: int) -> int:
        # Only lines through the new chip can have come to lack just one.
        found = self._finishing[side] & ~(1 << space)
        if (filled & REACH[space]).bit_count() >= LENGTH - 1:
            lacking = ~filled
            for others, line in THROUGH[space]:
                gap = others & lacking
                if not gap & gap - 1 and gap & ~found and self.fits(side, line):
                    found |= gap
        return found

    def take(self, space: Space) -> Board:
        """Return the board with the chip of this space gone (JACK-ONE-5).

        Nothing else ever takes a chip off the board (TURN-5).

        Raises BoardError for a chip of a completed sequence.
        """
        bit = 1 << space
        blue, green, red = self.chips
        chips = (blue & ~bit, green & ~bit, red & ~bit)
        if self.in_sequences & bit:
            return replace(self, chips=chips)
        owner, finishing = self.owner(space), self._finishing
        if owner is not None:
            finishing = _with(finishing, owner, _UNKNOWN)
        return _successor(self, chips, self.open | bit & CARD_MASK, self.sequences, finishing)


_STEP: Final = attrgetter("step")
_Draft: Final = draft_of(Board)


def _successor(
    board: Board,
    chips: _SideMasks,
    free: int,
    sequences: tuple[tuple[Side, Line], ...],
    finishing: _SideMasks,
) -> Board:
    # Checking takes longer than playing: a chip on an open space, or one outside all sequences
    # taken, leaves a good board good, so that its successor is made without a second look.
    made = _Draft()
    made.layout = board.layout
    made.chips = chips
    made.sequences = sequences
    made.whole_runs = board.whole_runs
    made.open = free
    same = sequences is board.sequences
    made.in_sequences = board.in_sequences if same else _spaces_in(sequences)
    made.protected = _protected(made) if board.whole_runs else made.in_sequences
    made._finishing = finishing  # noqa: SLF001
    made.__class__ = Board
    sealed: Board = made
    return sealed


def _largest(lines: Claim) -> tuple[Claim, ...]:
    # In one direction two lines at most, as 1-5 and 5-9 of nine (SEQ-5); a third never fits.
    pairs = tuple(pair for pair in combinations(lines, 2) if pair[0].shared_with(pair[1]) <= 1)
    return pairs or tuple((line,) for line in lines)


def _ordered(sequences: tuple[tuple[Side, Line], ...]) -> tuple[tuple[Side, Line], ...]:
    return tuple(sorted(sequences, key=lambda pair: (pair[0], pair[1].index)))


def _spaces_in(sequences: tuple[tuple[Side, Line], ...]) -> int:
    mask = 0
    for _, line in sequences:
        mask |= line.mask
    return mask


def _protected(board: Board) -> int:
    mask = board.in_sequences
    if board.whole_runs:
        for side, line in board.sequences:
            filled = board.chips[side] | CORNER_MASK
            for outward in beyond(line):
                for space in outward:
                    if not filled >> space & 1:
                        break
                    mask |= space.mask
    return mask


def _with(masks: _SideMasks, side: Side, mask: int) -> _SideMasks:
    blue, green, red = masks
    if side == 0:
        return mask, green, red
    return (blue, mask, red) if side == 1 else (blue, green, mask)


def _fault(board: Board) -> str | None:
    blue, green, red = board.chips
    for space in spaces_of(blue & green | blue & red | green & red):
        return f"TURN-4: {format_space(space)} holds two chips"
    for space in spaces_of(board.occupied & CORNER_MASK):
        return f"TURN-6: there is a chip on the corner {format_space(space)}"
    for side, line in board.sequences:
        for space in spaces_of(line.mask & ~board.filled(side)):
            return f"SEQ-1: {side} {line} is no sequence: {format_space(space)} is not {side}"
    for side in SIDES:
        for one, other in combinations(board.sequences_of(side), 2):
            shared = one.shared_with(other)
            if shared > 1:
                return f"SEQ-4: {side} {one} and {other} share {shared} spaces, at most one may be"
    return None


def unclaimed(board: Board) -> tuple[tuple[Side, Line], ...]:
    """Return the full lines that would count as sequences but are not among them.

    In play there are none, for a sequence is counted when its last chip comes (SEQ-3); a board
    that was drawn by hand may forget to list one.
    """
    return tuple(
        (side, line)
        for side in SIDES
        for line in LINES
        if line.mask & board.filled(side) == line.mask
        and line not in board.sequences_of(side)
        and board.fits(side, line)
    )
