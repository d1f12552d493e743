"""The rules on one page: how a turn goes, what cards and Jacks do, what wins."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from trainer.game.cards import ONE_EYED, TWO_EYED, Card
from trainer.game.rulebook import find_rule
from trainer.game.sides import Side
from trainer.game.table import HAND_SIZES
from trainer.sheets.blocks import Block, beside, fitted, poured, space, stack, words
from trainer.sheets.booklet import Booklet, Page, room
from trainer.sheets.inks import inks
from trainer.sheets.letters import Run
from trainer.sheets.paper import A4, Paper
from trainer.sheets.pen import Pen
from trainer.sheets.printed_hand import HIGH, draw_card
from trainer.sheets.strips import Strip, strip_block

TITLE: Final = "SEQUENCE: the rules on one page"
NOTE: Final = (
    "Each rule with its id. SEQUENCE is a trademark of its owner, who has no part in this."
)

_SIZE: Final = 9.2
_BETWEEN: Final = 20.0
_BLUE, _GREEN = Side.BLUE, Side.GREEN

_FIVE: Final = Strip((_BLUE,) * 5, bars=((0, 4),))
_CORNER: Final = Strip((None, *(_GREEN,) * 4), corner=0, bars=((0, 4),))
_NINE: Final = Strip((_BLUE,) * 9, bars=((0, 4), (4, 8)))

SECTIONS: Final[tuple[tuple[str, tuple[str | Strip | tuple[Card, ...], ...]], ...]] = (
    ("What it is about", ("SEAT-5", "SEQ-1", _FIVE)),
    ("Before the game", ("EQ-2", "SEAT-2", "SEAT-3", "DEAL-3", "DEAL-1", "DEAL-4")),
    ("Your turn", ("TURN-1", "TURN-2", "TURN-3", "TURN-4", "DRAW-1")),
    ("Corners", ("SEQ-2", "TURN-6", _CORNER)),
    ("Jacks with two eyes", (TWO_EYED, "JACK-TWO-1", "JACK-TWO-2")),
    ("Jacks with one eye", (ONE_EYED, "JACK-ONE-1", "JACK-ONE-2", "JACK-ONE-3", "JACK-ONE-4")),
    ("Sequences", ("SEQ-3", "SEQ-4", "SEQ-5", _NINE, "SEQ-8")),
    ("Dead cards", ("DEAD-1", "DEAD-2", "DEAD-3", "DEAD-5")),
    ("The end", ("SEQ-9", "SEQ-10", "DRAW-2", "END-1", "END-2")),
    ("Other ways to play", ("VAR-SPRINT", "VAR-OPEN", "VAR-MATCH")),
)
"""Each heading with what stands below it: ids of rules, and pictures."""


def rules_card(paper: Paper = A4, *, grey: bool = False) -> bytes:
    """Return the rules on one page, as PDF."""
    width, height = paper.across, room(paper)
    block = fitted(lambda wide: _columns(wide, height * wide / width), width, height)
    page = Page(TITLE, block.draw, legend=_note)
    return Booklet(TITLE, paper, inks(grey=grey), (page,)).to_bytes()


def _note(pen: Pen) -> None:
    pen.text(0, 0, NOTE, 8, colour=pen.inks.faint)


def _columns(width: float, height: float) -> Block:
    """Make two columns of about the same height; higher than asked for if they must be."""
    wide = (width - _BETWEEN) / 2
    sections = [_section(title, parts, wide) for title, parts in SECTIONS]
    low, high = max(each.height for each in sections), sum(each.height + 13 for each in sections)
    while high - low > 1:
        middle = (low + high) / 2
        low, high = (low, middle) if len(poured(sections, middle, 13)) <= 2 else (middle, high)
    columns = poured(sections, high, 13)
    tallest = max(stack(column, 13).height for column in columns)
    spread = min(26.0, 13 + max(0.0, height - tallest) / 5)
    placed = [(i * (wide + _BETWEEN), stack(column, spread)) for i, column in enumerate(columns)]
    return beside(*placed)


def _section(title: str, parts: Iterable[str | Strip | tuple[Card, ...]], width: float) -> Block:
    return stack((section_head(title, width), *(_part(part, width) for part in parts)), 4)


def section_head(title: str, width: float) -> Block:
    """Make the heading of a part of a sheet: a dark band."""
    high = 16.0

    def draw(pen: Pen) -> None:
        pen.rect(0, 0, width, high, fill=pen.inks.text, corner=3)
        pen.text(7, 11.6, title, 10, bold=True, colour=pen.inks.rim)

    return stack((Block(high, draw), space(1)))


def _part(part: str | Strip | tuple[Card, ...], width: float) -> Block:
    if isinstance(part, Strip):
        return strip_block(part, min(21.0, width / len(part.chips)))
    if isinstance(part, tuple):
        return _cards(part)
    if part == "DEAL-3":
        return stack((rule_words(part, width), hand_sizes(width)), 4)
    return rule_words(part, width)


def rule_words(id_: str, width: float, size: float = _SIZE) -> Block:
    """Make a rule in plain words, its id after it."""
    rule = find_rule(id_)
    side = words((Run(rule.text),), size, width - 58)
    name = words(rule.id, size * 0.76, 56, faint=True)
    return beside((0, side), (width - 54, stack((space(size * 0.2), name))))


def hand_sizes(width: float) -> Block:
    """Make a small table: cards each by number of people (DEAL-3)."""
    label, step = 40.0, (width - 40.0) / len(HAND_SIZES)
    rows = (("People", tuple(HAND_SIZES)), ("Cards", tuple(HAND_SIZES.values())))

    def draw(pen: Pen) -> None:
        pen.rect(0, 0, width, 15, fill=pen.inks.tint)
        for number, (name, values) in enumerate(rows):
            y = 11.0 + 15 * number
            pen.text(3, y, name, 9, bold=True)
            for place, value in enumerate(values):
                x = label + (place + 0.5) * step
                pen.text(x, y, str(value), 9, bold=bool(number), align="middle")
        pen.line((0, 30), (width, 30), pen.inks.hair, 0.5)

    return Block(31, draw)


def _cards(cards: tuple[Card, ...]) -> Block:
    size = 27.0

    def draw(pen: Pen) -> None:
        for number, card in enumerate(cards):
            draw_card(pen.at(number * size * 1.15, 0, size), card)

    return Block(size * HIGH, draw)
