"""Views that show one thing each, and one that shows everything."""

from __future__ import annotations

from trainer.game.cards import parse_cards
from trainer.game.layout import CLASSIC
from trainer.game.lines import parse_line
from trainer.game.sides import Side
from trainer.game.spaces import Space, mask_of, parse_space
from trainer.ui.table_view import TableView


def spaces(text: str) -> frozenset[Space]:
    return frozenset(map(parse_space, text.split()))


def mask(text: str) -> int:
    return mask_of(spaces(text))


def space(text: str) -> Space:
    return parse_space(text)


EMPTY = TableView(layout=CLASSIC)
RICH = TableView(
    layout=CLASSIC,
    chips=(
        mask("c4 d5 e6 f7 g8 c3 d3 e3 a7 h4 i4 c5 e1 h7 d8 j9"),
        mask("b10 c10 d10 e10 i1 f5 i5 g6 i7 d7 b7 b8 e8 f9"),
        mask("b2 d2 f2 g2 h2 g1 f4 i3 h5 h6 i6 c7"),
    ),
    sequences=((Side.BLUE, parse_line("c4-g8")), (Side.GREEN, parse_line("a10-e10"))),
    hand=parse_cards("4C JC 9H JS TD QS KC"),
    picked=1,
    legal=spaces("a4 e4 e5 h1 j6 f3 f4"),
    tapped=spaces("a3 b5"),
    right=spaces("e4"),
    wrong=spaces("b4 g6"),
    last=space("a7"),
    taken=space("g4"),
    danger=((Side.RED, parse_line("e2-i2")), (Side.BLUE, parse_line("c3-g7"))),
    reply=space("i2"),
    arrows=((space("e4"), space("h9")), (space("j5"), space("j8"))),
    marked=spaces("j2 j3"),
    heat=((space("f9"), 1), (space("b3"), 11), (space("d1"), 28)),
    scene="rich",
)
ONE_EACH = {
    "chips": TableView(layout=CLASSIC, chips=(1 << 4, 1 << 5, 1 << 6)),
    "sequence": TableView(
        layout=CLASSIC,
        chips=(mask("b1 c1 d1 e1"), 0, 0),
        sequences=((Side.BLUE, parse_line("a1-e1")),),
    ),
    "legal": TableView(layout=CLASSIC, legal=spaces("e4")),
    "tapped": TableView(layout=CLASSIC, tapped=spaces("e4")),
    "right": TableView(layout=CLASSIC, right=spaces("e4")),
    "wrong": TableView(layout=CLASSIC, wrong=spaces("e4")),
    "last": TableView(layout=CLASSIC, last=space("e4")),
    "taken": TableView(layout=CLASSIC, taken=space("e4")),
    "danger": TableView(layout=CLASSIC, danger=((Side.RED, parse_line("c4-g8")),)),
    "reply": TableView(layout=CLASSIC, reply=space("e4")),
    "arrow": TableView(layout=CLASSIC, arrows=((space("e4"), space("h9")),)),
    "marked": TableView(layout=CLASSIC, marked=spaces("e4")),
    "heat": TableView(layout=CLASSIC, heat=((space("e4"), 7),)),
}
