"""The `position` group of a file: a board drawn as text, and who holds what."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Final

from trainer.content.fields import Fields
from trainer.content.nodes import Mark, Text
from trainer.content.problem import Report
from trainer.game.board import Board, unclaimed
from trainer.game.cards import Card, parse_cards
from trainer.game.diagram import DiagramError, check_capitals, parse_diagram
from trainer.game.errors import BoardError, NotationError, TableError
from trainer.game.layout import CLASSIC, LAYOUTS
from trainer.game.lines import Line, parse_line
from trainer.game.position import Hand, Position
from trainer.game.sides import SIDES, Side, format_side, parse_side
from trainer.game.spaces import spaces_of
from trainer.game.table import Table, parse_table

PRINTED: Final = "chips"
"""In `discards`: for every chip the card that its space shows."""

_TABLE: Final = re.compile(r"(\d+) players?, (\d) sides?(, sprint)?")
_KEYS: Final = ("layout", "table", "to_move", "board", "sequences", "hand", "discards")


@dataclass(frozen=True, slots=True)
class Setup:
    """What a `position` group says, before it is put together; a later one may build on it."""

    layout: str
    table: Table
    side: Side
    chips: tuple[int, int, int]
    capitals: int
    sequences: tuple[tuple[Side, Line], ...]
    hand: tuple[Card, ...]
    discards: tuple[Card, ...] | None
    """None: for every chip the card that its space shows."""
    also: tuple[Card, ...] = ()
    """Cards that lie face up besides those of the chips."""


def read_setup(fields: Fields, base: Setup | None = None) -> Setup | None:
    """Read a `position` group; what it leaves out is as in `base`.

    Without a base the board and the hand must be there. Reports every fault, and returns None if
    there was one.
    """
    faults = len(fields.report)
    needed = base is None
    blank = Setup(CLASSIC.name, Table(2, 2), Side.BLUE, (0, 0, 0), 0, (), (), None)
    setup = base or blank
    layout = fields.take_choice("layout", tuple(LAYOUTS), required=False)
    table = _read_table(fields) or setup.table
    side = fields.take_choice("to_move", [format_side(side) for side in SIDES], required=False)
    drawn = _read_board(fields, required=needed)
    sequences = _read_sequences(fields)
    hand = _read_cards(fields, "hand", required=needed)
    setup = replace(
        setup,
        layout=layout or setup.layout,
        table=table,
        side=parse_side(side) if side else setup.side,
        hand=setup.hand if hand is None else hand,
    )
    if drawn is not None:
        setup = replace(setup, chips=drawn[0], capitals=drawn[1], sequences=sequences)
    elif "sequences" in fields and "board" not in fields:
        fields.refuse("sequences", "M302", "sequences stand without a board", "Draw the board too")
    setup = _read_discards(fields, setup, renewed=drawn is not None)
    fields.done()
    return setup if len(fields.report) == faults else None


def build(setup: Setup, fields: Fields) -> Position | None:
    """Put a position together; reports at `fields` what cannot be."""
    faults = len(fields.report)
    where = "sequences" if "sequences" in fields else "board"
    try:
        board = Board(LAYOUTS[setup.layout], setup.chips, setup.sequences)
    except BoardError as error:
        fields.refuse(where, "M302", str(error))
        return None
    disagreement = check_capitals(board, setup.capitals)
    if disagreement:
        fields.refuse(where, "M306", disagreement)
    for side, line in unclaimed(board):
        hint = f"List '{side} {line}' under sequences, or open the line"
        fields.refuse(where, "M307", f"{side} {line} is full but not listed as a sequence", hint)
    table = setup.table
    if setup.side not in table.in_play:
        fields.refuse("to_move", "M304", f"{setup.side} does not play at this table")
        return None
    try:
        hands = [Hand((), table.hand_size)] * table.people
        hands[setup.side] = Hand(setup.hand)
        position = Position(
            board=board,
            table=table,
            seat=setup.side + 1,
            hands=tuple(hands),
            discards=_face_up(board, setup),
        )
    except BoardError as error:
        message = str(error)
        if message.startswith("EQ-2"):
            hint = "A chip may have come from a Jack: list the face-up cards in discards"
            fields.refuse("hand", "M302", message, hint)
        else:
            fields.refuse("board", "M302", message)
        return None
    if position.is_over:
        fields.refuse(where, "M308", f"the game is over: {position.winner} has won already")
    if len(setup.hand) > table.hand_size:
        message = f"{len(setup.hand)} cards in hand, at this table there are {table.hand_size}"
        fields.refuse("hand", "M305", message)
    return position if len(fields.report) == faults else None


def _face_up(board: Board, setup: Setup) -> tuple[Card, ...]:
    if setup.discards is not None:
        return setup.discards
    shown = (board.layout.card_at(space) for space in spaces_of(board.occupied))
    return (*(card for card in shown if card is not None), *setup.also)


def _read_table(fields: Fields) -> Table | None:
    node = fields.take_line("table", required=False)
    if node is None:
        return None
    text = node.value.strip()
    try:
        return table_of(text)
    except NotationError:
        hint = "Write it as '2 players, 2 sides' or '2p2s'"
        fields.refuse("table", "M303", f"'{text[:40]}' is no table", hint)
    except TableError as error:
        fields.refuse("table", "M304", str(error))
    return None


def table_of(text: str) -> Table:
    """Read a table as files write it: `2 players, 2 sides, sprint` or `2p2s+sprint`.

    Raises NotationError or TableError.
    """
    match = _TABLE.fullmatch(text)
    if match:
        return Table(int(match[1]), int(match[2]), bool(match[3]))
    return parse_table(text)


def _read_board(fields: Fields, *, required: bool) -> tuple[tuple[int, int, int], int] | None:
    node = fields.take_block("board", required=required)
    if node is None:
        return None
    try:
        return parse_diagram(node.value)
    except DiagramError as error:
        fields.report.add(node.place(error.row, error.column), "M301", error.message)
    return None


def _read_sequences(fields: Fields) -> tuple[tuple[Side, Line], ...]:
    found: list[tuple[Side, Line]] = []
    for node in fields.take_list_of_texts("sequences", required=False) or ():
        side, _, line = node.value.partition(" ")
        try:
            found.append((parse_side(side), parse_line(line.strip())))
        except NotationError as error:
            fields.report.add(node.mark, "M303", error.message, "Write it as 'blue a3-a7'")
    return tuple(found)


def _read_cards(fields: Fields, key: str, *, required: bool) -> tuple[Card, ...] | None:
    node = fields.take_line(key, required=required)
    return None if node is None else cards_of(node, node.value, fields.report)


def cards_of(node: Text, text: str, report: Report, skip: int = 0) -> tuple[Card, ...]:
    """Read cards from a text that begins `skip` characters into a node; reports the bad one."""
    try:
        return parse_cards(text)
    except NotationError as error:
        place: Mark = node.place(1, skip + error.column)
        report.add(place, "M303", error.message)
    return ()


def _read_discards(fields: Fields, setup: Setup, *, renewed: bool) -> Setup:
    node = fields.take_line("discards", required=False)
    if node is None:
        return replace(setup, discards=None, also=()) if renewed else setup
    text = node.value.strip()
    if text == PRINTED or text.startswith(PRINTED + " "):
        also = cards_of(node, text[len(PRINTED) :], fields.report, len(PRINTED))
        return replace(setup, discards=None, also=also)
    return replace(setup, discards=cards_of(node, text, fields.report), also=())
