"""The position line: a whole position in one line, short enough for a link."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from trainer.game.board import Board
from trainer.game.cards import Card, format_cards, parse_cards
from trainer.game.diagram import CORNER, check_capitals
from trainer.game.errors import NotationError
from trainer.game.layout import CLASSIC, LAYOUTS, Layout
from trainer.game.lines import Line, format_line, parse_line
from trainer.game.position import Hand, Position
from trainer.game.sides import SIDES, Side, parse_side
from trainer.game.spaces import CORNERS, SIZE, SPACES, Space, format_space
from trainer.game.table import Table, format_table, parse_table

_RUN_OR_MARK: Final = re.compile(r"10|[1-9]|[bgrBGR*]")
_HAND_KEY: Final = re.compile(r"h([1-9][0-9]?)")
_HAND: Final = re.compile(r"([^?]*)(?:\?([0-9]{1,3}))?")


def format_position(position: Position) -> str:
    """Write a position in one line. The inverse of `parse_position`.

    Board, seat, table, sequences, then named fields where they say more than the default:
    `h1=` hands, `disc=` face-up cards, `deck=` top card first, `exch=1`, `pass=`, `lay=`.
    """
    board, table = position.board, position.table
    fields = [_format_rows(board), str(position.seat), format_table(table)]
    listed = [f"{side.letter}:{format_line(line)}" for side, line in board.sequences]
    fields.append(",".join(listed) or "-")
    for seat, hand in enumerate(position.hands, start=1):
        if hand != Hand((), table.hand_size):
            hidden = f"?{hand.hidden}" if hand.hidden or not hand.cards else ""
            fields.append(f"h{seat}={format_cards(hand.cards)}{hidden}")
    if position.discards:
        fields.append(f"disc={format_cards(position.discards)}")
    if position.deck is not None:
        fields.append(f"deck={format_cards(position.deck)}")
    if position.exchanged:
        fields.append("exch=1")
    if position.passes:
        fields.append(f"pass={position.passes}")
    if board.layout != CLASSIC:
        fields.append(f"lay={board.layout.name}")
    return " ".join(fields)


def _format_rows(board: Board) -> str:
    rows = []
    for row in range(SIZE):
        text, run = "", 0
        for column in range(SIZE):
            space = SPACES[row * SIZE + column]
            owner = board.owner(space)
            if owner is None and not space.is_corner:
                run += 1
                continue
            text += str(run or "")
            run = 0
            if owner is None:
                text += CORNER
            else:
                text += owner.letter.upper() if board.in_sequences >> space & 1 else owner.letter
        rows.append(text + str(run or ""))
    return "/".join(rows)


def parse_position(text: str) -> Position:
    """Read a position line.

    Raises NotationError with the column of the fault; BoardError or TableError where the line is
    well written but the position cannot be.
    """
    words = [(match[0], match.start() + 1) for match in re.finditer(r"\S+", text)]
    if len(words) < 4:
        raise NotationError(
            "expected a board, a seat, a table and the sequences (- for none)", text, len(text) + 1
        )
    (rows, at), (seat, seat_at), (people, people_at), (listed, listed_at) = words[:4]
    chips, capitals = _parse_rows(text, rows, at)
    if not re.fullmatch(r"[1-9][0-9]?", seat):
        raise NotationError(f"expected the number of a seat, found {seat!r}", text, seat_at)
    try:
        table = parse_table(people)
    except NotationError as error:
        raise NotationError(error.message, text, people_at) from None
    fields = _parse_fields(text, words[4:], table)
    board = Board(fields.layout, chips, _parse_sequences(text, listed, listed_at))
    disagreement = check_capitals(board, capitals)
    if disagreement:
        raise NotationError(disagreement, text, at)
    return Position(
        board=board,
        table=table,
        seat=int(seat),
        hands=tuple(fields.hands),
        discards=fields.cards.get("disc", ()),
        deck=fields.cards.get("deck"),
        exchanged=bool(fields.numbers.get("exch")),
        passes=fields.numbers.get("pass", 0),
    )


def _parse_rows(text: str, rows: str, at: int) -> tuple[tuple[int, int, int], int]:
    parts = rows.split("/")
    if len(parts) != SIZE:
        raise NotationError(f"expected 10 rows joined by /, found {len(parts)}", text, at)
    chips, capitals = [0, 0, 0], 0
    for row, part in enumerate(parts):
        for space, mark in _parse_row(text, row, part, at):
            chips[parse_side(mark.lower())] |= space.mask
            capitals |= space.mask if mark.isupper() else 0
        at += len(part) + 1
    return (chips[0], chips[1], chips[2]), capitals


def _parse_row(text: str, row: int, part: str, at: int) -> Iterator[tuple[Space, str]]:
    column, read = 0, 0
    while read < len(part):
        match = _RUN_OR_MARK.match(part, read)
        if match is None:
            raise NotationError(
                f"expected a run 1 to 10, * or b g r, found {part[read]!r}", text, at + read
            )
        mark = match[0]
        width = int(mark) if mark.isdigit() else 1
        if column + width > SIZE:
            raise NotationError(f"row {row + 1} has more than 10 spaces", text, at + read)
        for space in SPACES[row * SIZE + column : row * SIZE + column + width]:
            if (space in CORNERS) != (mark == CORNER):
                what = "is a corner, written *" if space in CORNERS else "is no corner"
                raise NotationError(f"{format_space(space)} {what}", text, at + read)
            if mark.isalpha():
                yield space, mark
        column += width
        read = match.end()
    if column != SIZE:
        raise NotationError(f"row {row + 1} has {column} spaces, expected 10", text, at)


def _parse_sequences(text: str, listed: str, at: int) -> tuple[tuple[Side, Line], ...]:
    if listed == "-":
        return ()
    sequences: list[tuple[Side, Line]] = []
    for piece in listed.split(","):
        letter, colon, line = piece.partition(":")
        if not colon or letter not in {side.letter for side in SIDES}:
            raise NotationError(f"expected a sequence such as b:a3-a7, found {piece!r}", text, at)
        try:
            sequences.append((parse_side(letter), parse_line(line)))
        except NotationError as error:
            raise NotationError(error.message, text, at + 1 + error.column) from None
        if sequences.count(sequences[-1]) > 1:
            raise NotationError(f"{piece} is listed twice", text, at)
        at += len(piece) + 1
    return tuple(sequences)


class _Fields:
    """The named fields of a line, with their defaults."""

    def __init__(self, table: Table) -> None:
        self.hands = [Hand((), table.hand_size)] * table.people
        self.cards: dict[str, tuple[Card, ...]] = {}
        self.numbers: dict[str, int] = {}
        self.layout: Layout = CLASSIC


def _parse_fields(text: str, words: list[tuple[str, int]], table: Table) -> _Fields:
    fields = _Fields(table)
    seen: set[str] = set()
    for word, at in words:
        key, equals, value = word.partition("=")
        value_at = at + len(key) + 1
        if not equals:
            raise NotationError(f"expected a field such as h1=2H9S, found {word!r}", text, at)
        if key in seen:
            raise NotationError(f"the field {key} is there twice", text, at)
        seen.add(key)
        hand = _HAND_KEY.fullmatch(key)
        if hand and int(hand[1]) <= table.people:
            fields.hands[int(hand[1]) - 1] = _parse_hand(text, value, value_at)
        elif key in ("disc", "deck"):
            fields.cards[key] = _cards(text, value, value_at)
        elif key == "exch" and value == "1":
            fields.numbers[key] = 1
        elif key == "pass" and re.fullmatch(r"[1-9][0-9]?", value):
            fields.numbers[key] = int(value)
        elif key == "lay" and value in LAYOUTS:
            fields.layout = LAYOUTS[value]
        else:
            raise NotationError(f"{word!r} is no field of a position here", text, at)
    return fields


def _cards(text: str, value: str, at: int) -> tuple[Card, ...]:
    try:
        return parse_cards(value)
    except NotationError as error:
        raise NotationError(error.message, text, at + error.column - 1) from None


def _parse_hand(text: str, value: str, at: int) -> Hand:
    match = _HAND.fullmatch(value)
    if match is None:
        raise NotationError(f"expected cards, or ? and a number, found {value!r}", text, at)
    return Hand(_cards(text, match[1], at), int(match[2] or 0))
