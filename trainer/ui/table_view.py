"""What a drawn table shows: the board, the hand and every mark on them, without any drawing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from trainer.game.cards import Card
from trainer.game.layout import Layout
from trainer.game.lines import Line
from trainer.game.sides import SIDES, Side
from trainer.game.spaces import Space, format_space

Grace = Literal["none", "one", "each"]
"""How the tap of a finger waits, so that it can be taken back before it counts: not at all; as
the one answer, which a tap elsewhere moves; or as one of many, which a tap elsewhere sends on."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TableView:
    """One table at one moment. Two equal views look the same."""

    layout: Layout
    chips: tuple[int, int, int] = (0, 0, 0)
    """Bit boards, by side."""
    sequences: tuple[tuple[Side, Line], ...] = ()
    """Finished, joined by a bar."""
    hand: tuple[Card, ...] = ()
    side: Side = Side.BLUE
    """Whose turn it is."""
    picked: int | None = None
    """Index in the hand of the chosen card."""
    spent: int | None = None
    """Index in the hand of the card that was just played. It keeps its place, so nothing moves."""
    legal: frozenset[Space] = frozenset()
    """Framed: the chosen card may be played here."""
    tapped: frozenset[Space] = frozenset()
    """What the learner has marked in a task that asks for several spaces."""
    right: frozenset[Space] = frozenset()
    wrong: frozenset[Space] = frozenset()
    """Judged: a tick, a cross."""
    last: Space | None = None
    """Where the last move was."""
    taken: Space | None = None
    """Where a chip has just been removed; shown as a ghost."""
    danger: tuple[tuple[Side, Line], ...] = ()
    """Lines that a reply completes or threatens, dashed."""
    reply: Space | None = None
    """Where the opponent's answer landed."""
    arrows: tuple[tuple[Space, Space], ...] = ()
    """Hints, from the first space to the second."""
    marked: frozenset[Space] = frozenset()
    """Spaces that a lesson or a hint points at."""
    heat: tuple[tuple[Space, int], ...] = ()
    """How many of a class chose a space; the number stands there in place of the rank."""
    locked: bool = False
    """Takes no input."""
    grace: Grace = "none"
    scene: str = ""
    """Names the question on show. A tap that was meant for another scene is dropped."""

    def chip_at(self, space: Space) -> Side | None:
        """Whose chip lies on a space, if any."""
        for side in SIDES:
            if self.chips[side] >> space & 1:
                return side
        return None


def space_name(layout: Layout, space: Space) -> str:
    """Name a space and its card: `e4, 4 of clubs` or `a1, free corner`."""
    card = layout.card_at(space)
    return f"{format_space(space)}, {card.spoken if card is not None else 'free corner'}"


def space_state(view: TableView, space: Space) -> str:
    """Say what lies on a space and how it is marked: `blue chip, last move`.

    Empty for a corner without a mark.
    """
    words = []
    side = view.chip_at(space)
    if side is not None:
        words.append(f"{side} chip")
    elif not space.is_corner:
        words.append("empty")
    if any(line.mask >> space & 1 for _, line in view.sequences):
        words.append("in a finished sequence")
    if any(line.mask >> space & 1 for _, line in view.danger):
        words.append("in a dangerous line")
    said = (
        (space == view.last, "last move"),
        (space == view.taken, "a chip was taken here"),
        (space == view.reply, "the reply was here"),
        (space in view.marked, "pointed out"),
        (space in view.legal, "you may play here"),
        (space in view.tapped, "marked"),
        (space in view.right, "right"),
        (space in view.wrong, "wrong"),
    )
    words += [word for holds, word in said if holds]
    words += [f"chosen by {number}" for there, number in view.heat if there == space]
    words += [f"arrow to {format_space(end)}" for start, end in view.arrows if start == space]
    return ", ".join(words)


def space_label(view: TableView, space: Space) -> str:
    """Name a space as a screen reader says it: `e4, 4 of clubs, empty, you may play here`."""
    name, state = space_name(view.layout, space), space_state(view, space)
    return f"{name}, {state}" if state else name


def card_word(card: Card) -> str:
    """Say what a Jack does, in a word or three; empty for other cards (JACK-TWO-1, JACK-ONE-1)."""
    if not card.is_jack:
        return ""
    return "wild" if card.is_two_eyed else "takes a chip"


def card_label(view: TableView, index: int) -> str:
    """Name a card of the hand as a screen reader says it: `Jack of clubs, two eyes, wild`."""
    card = view.hand[index]
    words = [card.spoken]
    if card.is_jack:
        words += ["two eyes" if card.is_two_eyed else "one eye", card_word(card)]
    if index == view.picked:
        words.append("chosen")
    if index == view.spent:
        words.append("played")
    return ", ".join(words)
