"""Drafts: a position that somebody sets up by clicking, with its goal. Values throughout.

What is typed stays as it was typed until the file is read; only then is it right or wrong.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Final

from trainer.content.nodes import START, Entries, Items, Node, Text
from trainer.content.puzzle import FORMAT, Puzzle
from trainer.content.setup import PRINTED
from trainer.content.shape import PUZZLE
from trainer.content.writing import format_cards_apart, table_in_words, write
from trainer.game.board import Board, unclaimed
from trainer.game.cards import Card, parse_cards
from trainer.game.diagram import draw
from trainer.game.errors import NotationError
from trainer.game.lines import Line, format_line
from trainer.game.moves import Move, format_move
from trainer.game.position import Position
from trainer.game.sides import SIDES, Side, format_side
from trainer.game.spaces import Space, spaces_of
from trainer.game.table import HAND_SIZES, Table
from trainer.tactics.goal import Goal, format_goal

NO_CHIPS: Final = (0, 0, 0)
RATING_UNKNOWN: Final = 400
TABLES: Final = tuple(
    table_in_words(table)
    for people in HAND_SIZES
    for sides in (2, 3)
    if people % sides == 0
    for table in (
        Table(people, sides),
        *([Table(2, 2, sprint=True)] if people == sides == 2 else []),
    )
)
"""The tables that are offered; a file may have others."""

_RULES: Final = {
    "win": ("SEQ-1", "SEQ-9"),
    "complete": ("SEQ-1",),
    "block": ("TAC-1",),
    "reduce": ("TAC-1", "TAC-7"),
    "force": ("TAC-3",),
    "fork": ("TAC-3",),
    "remove": ("JACK-ONE-1", "TAC-6"),
    "exchange": ("DEAD-1", "DEAD-2"),
}
_RULES_ELSE: Final = ("EQ-1",)


@dataclass(frozen=True, slots=True)
class Draft:
    """A puzzle in the making.

    `hand`, `discards`, `goal`, `table`, `id` and `title` are as typed. `rating` and `rules` are
    for the engine and the goal to tell where they are None and empty.
    """

    chips: tuple[int, int, int] = NO_CHIPS
    sequences: tuple[tuple[Side, Line], ...] = ()
    table: str = TABLES[0]
    side: Side = Side.BLUE
    hand: str = ""
    discards: str = ""
    goal: str = "win"
    id: str = "my-puzzle"
    title: str = "My puzzle"
    status: str = "published"
    rating: int | None = None
    rules: tuple[str, ...] = ()
    hints: tuple[str, ...] = ()
    replaces: str = ""

    def chip_at(self, space: Space) -> Side | None:
        """Return whose chip lies on a space."""
        return next((side for side in SIDES if self.chips[side] >> space & 1), None)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards of the hand, none where they cannot be read."""
        try:
            return parse_cards(self.hand)
        except NotationError:
            return ()


def paint(draft: Draft, space: Space, side: Side | None) -> Draft:
    """Put a chip on a space, in place of any other; the same again, or no side, takes it away.

    A sequence that loses a chip is none any more. Corners take no chip (TURN-6).
    """
    if space.is_corner:
        return draft
    before = draft.chip_at(space)
    after = None if before == side else side
    chips = tuple(
        draft.chips[each] & ~space.mask | (space.mask if each == after else 0) for each in SIDES
    )
    kept = tuple(pair for pair in draft.sequences if not pair[1].mask >> space & 1)
    return replace(draft, chips=(chips[0], chips[1], chips[2]), sequences=kept)


def cleared(draft: Draft) -> Draft:
    """Take every chip off the board."""
    return replace(draft, chips=NO_CHIPS, sequences=())


def lines_to_mark(draft: Draft, space: Space) -> tuple[tuple[Side, Line], ...]:
    """Return the full lines through a space that may be marked as sequences (SEQ-4)."""
    return tuple((side, line) for side, line in unmarked(draft) if line.mask >> space & 1)


def unmarked(draft: Draft) -> tuple[tuple[Side, Line], ...]:
    """Return all full lines that have to be marked as sequences."""
    return unclaimed(Board(chips=draft.chips, sequences=draft.sequences))


def marked(draft: Draft, side: Side, line: Line) -> Draft:
    """Mark a full line as a sequence, where that can be."""
    if (side, line) not in lines_to_mark(draft, line.spaces[0]):
        return draft
    return replace(draft, sequences=(*draft.sequences, (side, line)))


def unmark(draft: Draft, space: Space) -> Draft:
    """Let no sequence through a space be one any more."""
    kept = tuple(pair for pair in draft.sequences if not pair[1].mask >> space & 1)
    return replace(draft, sequences=kept)


def rules_for(goal: str) -> tuple[str, ...]:
    """Return the rules that a puzzle with such a goal drills, where its author names none."""
    return _RULES.get(goal.split(" ", maxsplit=1)[0], _RULES_ELSE)


def write_draft(
    draft: Draft, *, rating: int = RATING_UNKNOWN, solution: tuple[Move, ...] = ()
) -> str:
    """Write the file of a draft in its canonical form, whatever was typed into it.

    `rating` and `solution` are what the engine has found; a rating of the author's own counts.
    """
    in_sequences = 0
    for _, line in draft.sequences:
        in_sequences |= line.mask
    position: dict[str, str | Items] = {
        "table": draft.table,
        "to_move": format_side(draft.side),
        "board": draw(draft.chips, in_sequences),
    }
    listed = [f"{format_side(side)} {format_line(line)}" for side, line in draft.sequences]
    if listed:
        position["sequences"] = _list(listed)
    position["hand"] = draft.hand
    if draft.discards.strip():
        position["discards"] = draft.discards
    values: dict[str, str | Node] = {
        "format": str(FORMAT),
        "id": draft.id,
        "title": draft.title,
        "status": draft.status,
        "rating": str(rating if draft.rating is None else draft.rating),
        "rules": _list(draft.rules or rules_for(draft.goal)),
        "position": _entries(position),
        "goal": draft.goal,
        "moves": "1",
    }
    if draft.replaces:
        values["replaces"] = draft.replaces
    if solution:
        values["solution"] = _list(map(format_move, solution))
    if draft.hints:
        values["hints"] = _list(draft.hints)
    return write(_entries(values), PUZZLE)


def _text(value: str) -> Text:
    return Text(value, START, START)


def _list(values: Iterable[str]) -> Items:
    return Items(tuple(map(_text, values)), START)


def _entries(values: Mapping[str, str | Node]) -> Entries:
    return Entries(
        tuple(
            (_text(key), _text(value) if isinstance(value, str) else value)
            for key, value in values.items()
        ),
        START,
    )


def draft_of(puzzle: Puzzle) -> Draft:
    """Return the draft of a puzzle that was read. Its solution is for the engine to find."""
    return replace(
        draft_of_position(puzzle.position, puzzle.goal),
        id=puzzle.id,
        title=puzzle.title,
        status=puzzle.status,
        rating=puzzle.rating,
        rules=() if puzzle.rules == rules_for(format_goal(puzzle.goal)) else puzzle.rules,
        hints=puzzle.hints,
        replaces=puzzle.replaces,
    )


def draft_of_position(position: Position, goal: Goal) -> Draft:
    """Return the draft of a position; what a puzzle cannot have is left out."""
    return Draft(
        chips=position.board.chips,
        sequences=position.board.sequences,
        table=table_in_words(position.table),
        side=position.side,
        hand=format_cards_apart(position.hand.cards),
        discards=_discards(position),
        goal=format_goal(goal),
    )


def _discards(position: Position) -> str:
    """Write the cards that lie face up, in the shortest way that says it."""
    layout = position.board.layout
    shown = (layout.card_at(space) for space in spaces_of(position.board.occupied))
    printed = Counter(card for card in shown if card is not None)
    lying = Counter(position.discards)
    if printed - lying:
        return format_cards_apart(position.discards)
    more = tuple(sorted((lying - printed).elements()))
    return f"{PRINTED} {format_cards_apart(more)}" if more else ""
