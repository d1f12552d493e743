"""Hypothesis strategies for the values of the game."""

import random
from dataclasses import replace

from hypothesis import strategies as st

from trainer.game.board import Board
from trainer.game.cards import CARDS, PACK, Card
from trainer.game.layout import CLASSIC, Layout
from trainer.game.legality import legal_moves
from trainer.game.lines import LINES, Line
from trainer.game.moves import DRAW, PASS, Move, exchange, place, remove
from trainer.game.options import DrawRule, Options
from trainer.game.play import play
from trainer.game.position import Hand, Position
from trainer.game.sides import SIDES, Side
from trainer.game.spaces import SPACES, Space
from trainer.game.table import HAND_SIZES, Table

cards: st.SearchStrategy[Card] = st.sampled_from(CARDS)
spaces: st.SearchStrategy[Space] = st.sampled_from(SPACES)
lines: st.SearchStrategy[Line] = st.sampled_from(LINES)
sides: st.SearchStrategy[Side] = st.sampled_from(SIDES)

options: st.SearchStrategy[Options] = st.builds(
    Options,
    first_five=st.booleans(),
    whole_runs=st.booleans(),
    draw=st.sampled_from(DrawRule),
    dead_turn=st.booleans(),
    match=st.booleans(),
)


@st.composite
def _tables(draw: st.DrawFn) -> Table:
    people, number = draw(
        st.sampled_from([(p, s) for p in HAND_SIZES for s in (2, 3) if p % s == 0])
    )
    agreed = draw(st.just(Options()) | options)
    if people > number:
        agreed = replace(agreed, open_talk=draw(st.booleans()))
    return Table(people, number, number == 2 and draw(st.booleans()), agreed)


tables: st.SearchStrategy[Table] = _tables()


def _layout(order: list[Card]) -> Layout:
    shown = iter(order)
    return Layout("mixed", tuple(None if s.is_corner else next(shown) for s in SPACES))


layouts: st.SearchStrategy[Layout] = st.just(CLASSIC) | st.permutations(
    [card for card in PACK if not card.is_jack]
).map(_layout)

claims: st.SearchStrategy[tuple[Line, ...]] = st.lists(lines, max_size=4, unique=True).map(tuple)

moves: st.SearchStrategy[Move] = st.one_of(
    st.builds(place, cards, spaces, claims),
    st.builds(remove, st.sampled_from(CARDS), spaces),
    st.builds(exchange, cards),
    st.just(PASS),
    st.just(DRAW),
)
"""Every move that can be written, legal or not."""


def dealt(table: Table, source: random.Random) -> Position:
    """Return the start of a game with all cards known."""
    deck = list(PACK)
    source.shuffle(deck)
    size = table.hand_size
    hands = [Hand(tuple(deck[seat * size : seat * size + size])) for seat in range(table.people)]
    return Position(Board(), table, 1, tuple(hands), deck=tuple(deck[size * table.people :]))


def played(position: Position, plies: int, source: random.Random) -> Position:
    """Return the position after so many random moves, fewer where the game ends before."""
    for _ in range(plies):
        listed = legal_moves(position)
        if not listed:
            break
        position = play(position, source.choice(listed))
    return position


@st.composite
def _positions(draw: st.DrawFn) -> Position:
    source = random.Random(draw(st.integers(0, 10_000)))  # noqa: S311
    reached = played(dealt(draw(tables), source), draw(st.integers(0, 140)), source)
    if draw(st.booleans()):
        return reached
    hands = [Hand((), hand.size) for hand in reached.hands]
    hands[reached.seat - 1] = reached.hand
    return replace(reached, hands=tuple(hands), deck=None)


positions: st.SearchStrategy[Position] = _positions()
"""Positions that random play reaches: with all cards known, or as the mover sees them."""

boards: st.SearchStrategy[Board] = positions.map(lambda position: position.board)


def mangled(texts: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    """Return texts that are nearly right: a piece cut out, and something else put there."""
    alphabet = st.sampled_from("2THJ5sC@x~-=#+?*/.,:abgrBGRhpj01 9é٣\n") | st.characters()

    def cut(text: str, start: int, length: int, other: str) -> str:
        at = start % (len(text) + 1)
        return text[:at] + other + text[at + length :]

    return st.builds(
        cut, texts, st.integers(0, 400), st.integers(0, 3), st.text(alphabet, max_size=3)
    ) | st.text(alphabet, max_size=30)
