"""Draws that are taken by hand: which are owed, which are lost (DRAW-3, VAR-DRAW)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from trainer.game.errors import Refusal
from trainer.game.moves import Move, MoveKind
from trainer.game.options import DrawRule


@dataclass(frozen=True, slots=True)
class Owed:
    """The draws that may still be taken, and those that were forgotten for good.

    Both name seats, in the order in which the draws came due.
    """

    seats: tuple[int, ...] = ()
    lost: tuple[int, ...] = ()


NOTHING_OWED: Final = Owed()


def after_move(owed: Owed, mover: int | None, move: Move, rule: DrawRule) -> Owed:
    """Return what is owed after a move; `mover` is the seat that must draw now, None for nobody.

    By the strict rule the next player's move, an exchange too, takes the chance away. By the rule
    of the printed sheet only that player's own draw does (DRAW-3), or a pass, which draws nothing
    and so ends the turn.
    """
    if owed.seats and (rule is DrawRule.STRICT or move.kind is MoveKind.PASS):
        owed = Owed((), owed.lost + owed.seats)
    return owed if mover is None else Owed((*owed.seats, mover), owed.lost)


def after_draw(owed: Owed, seat: int) -> Owed:
    """Return what is owed after a seat has taken its oldest draw: all older ones are lost.

    The next player has then both moved and drawn (DRAW-3).
    """
    at = owed.seats.index(seat)
    return Owed(owed.seats[at + 1 :], owed.lost + owed.seats[:at])


def why_no_draw(owed: Owed, seat: int, rule: DrawRule) -> Refusal | None:
    """Return why a seat may not draw a card now; None where it may."""
    if rule is DrawRule.AUTOMATIC:
        return Refusal("VAR-DRAW", "Cards come by themselves here. Nobody has to draw.")
    if seat in owed.seats:
        return None
    if seat in owed.lost:
        if rule is DrawRule.STRICT:
            return Refusal("VAR-DRAW", "Too late: the next player has begun. Your hand is smaller.")
        return Refusal("DRAW-3", "Too late: the next player has drawn. Your hand stays smaller.")
    return Refusal("DRAW-1", "You draw one card after your move, no more.")
