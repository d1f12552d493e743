"""Every text form: what is written is read back, and what is wrong is refused in words."""

from collections.abc import Callable
from itertools import starmap

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests import strategies as game
from trainer.errors import TrainerError
from trainer.game.board import Board
from trainer.game.cards import (
    CARDS,
    Card,
    format_card,
    format_cards,
    parse_card,
    parse_cards,
)
from trainer.game.diagram import (
    DiagramError,
    check_capitals,
    format_diagram,
    parse_diagram,
)
from trainer.game.errors import BoardError, LayoutError, NotationError, TableError
from trainer.game.layout import Layout, format_layout, parse_layout
from trainer.game.lines import Line, format_line, parse_line
from trainer.game.moves import Move, MoveKind, format_move, parse_move
from trainer.game.options import DrawRule, Options, format_options, parse_options
from trainer.game.position import Hand, Position
from trainer.game.position_line import format_position, parse_position
from trainer.game.sides import Side, format_side, parse_side
from trainer.game.spaces import SPACES, Space, format_space, parse_space
from trainer.game.table import Table, format_table, parse_table

NAMES: dict[str, object] = {
    one.__name__: one
    for one in (Board, DrawRule, Hand, Layout, Move, MoveKind, Options, Position, Side, Table)
} | {one.__name__: one for one in (parse_card, parse_space, parse_line)}


def rebuilt(value: object) -> object:
    return eval(repr(value), {"__builtins__": {}}, NAMES)  # noqa: S307 - the text is our own


@given(game.cards)
def test_a_card_is_read_as_written(card: Card) -> None:
    assert parse_card(format_card(card)) == card == rebuilt(card)


@given(st.lists(game.cards).map(tuple))
def test_cards_are_read_as_written(cards: tuple[Card, ...]) -> None:
    assert parse_cards(format_cards(cards)) == cards
    assert parse_cards(" ".join(map(format_card, cards))) == cards


@given(game.spaces)
def test_a_space_is_read_as_written(space: Space) -> None:
    assert parse_space(format_space(space)) == space == rebuilt(space)


@given(game.lines)
def test_a_line_is_read_as_written(line: Line) -> None:
    assert parse_line(format_line(line)) == line == rebuilt(line)


@given(game.sides)
def test_a_side_is_read_as_written(side: Side) -> None:
    assert parse_side(format_side(side)) == parse_side(side.letter) == side == rebuilt(side)


@given(game.options)
def test_options_are_read_as_written(options: Options) -> None:
    assert parse_options(format_options(options)) == options == rebuilt(options)


@given(game.tables)
def test_a_table_is_read_as_written(table: Table) -> None:
    assert parse_table(format_table(table)) == table == rebuilt(table)


@given(game.layouts)
def test_a_layout_is_read_as_written(layout: Layout) -> None:
    assert parse_layout(layout.name, format_layout(layout)) == layout == rebuilt(layout)


@given(game.moves)
@settings(max_examples=400)
def test_a_move_is_read_as_written(move: Move) -> None:
    assert parse_move(format_move(move)) == move == rebuilt(move)


@given(game.boards)
def test_a_drawn_board_is_read_as_written(board: Board) -> None:
    chips, capitals = parse_diagram(format_diagram(board))
    assert chips == board.chips
    assert check_capitals(board, capitals) is None
    assert rebuilt(board) == board


@given(game.positions)
@settings(max_examples=200)
def test_a_position_line_is_read_as_written(position: Position) -> None:
    text = format_position(position)
    assert "\n" not in text
    assert parse_position(text) == position
    assert format_position(parse_position(text)) == text


@given(game.positions)
@settings(max_examples=20)
def test_the_repr_of_a_position_rebuilds_it(position: Position) -> None:
    assert rebuilt(position) == position


LINE = "*8*/5g4/B4g4/B4g4/Bbbb6/B9/B6gg1/10/3gg1g3/*8* 1 2p2s b:a3-a7 h1=2H9SKCJS4DQH6C"

Form = tuple[Callable[[str], object], st.SearchStrategy[str], tuple[type[TrainerError], ...]]

PARSERS: dict[str, Form] = {
    "card": (parse_card, game.cards.map(format_card), ()),
    "cards": (parse_cards, st.lists(game.cards).map(tuple).map(format_cards), ()),
    "space": (parse_space, game.spaces.map(format_space), ()),
    "line": (parse_line, game.lines.map(format_line), ()),
    "side": (parse_side, game.sides.map(format_side), ()),
    "options": (parse_options, game.options.map(format_options), ()),
    "table": (parse_table, game.tables.map(format_table), (TableError,)),
    "move": (parse_move, game.moves.map(format_move), ()),
    "diagram": (parse_diagram, game.boards.map(format_diagram), ()),
    "layout": (
        lambda text: parse_layout("mine", text),
        game.layouts.map(format_layout),
        (LayoutError,),
    ),
    "position line": (
        parse_position,
        st.just(LINE) | game.positions.map(format_position),
        (TableError, BoardError),
    ),
}


def fault_of(read: Callable[[str], object], text: str) -> TrainerError | None:
    """Return the error that reading raises; any error that is none of ours goes on."""
    try:
        read(text)
    except TrainerError as error:
        return error
    return None


@pytest.mark.parametrize("form", PARSERS)
@given(data=st.data())
@settings(max_examples=100)
def test_any_other_text_raises_only_the_errors_of_its_form(form: str, data: st.DataObject) -> None:
    read, texts, others = PARSERS[form]
    fault = fault_of(read, data.draw(game.mangled(texts)))
    if isinstance(fault, NotationError):
        assert fault.message
        assert 1 <= fault.column <= len(fault.text) + 1
    elif fault is not None:
        assert isinstance(fault, others)


@given(game.mangled(st.just(LINE) | game.positions.map(format_position)))
@settings(max_examples=100)
def test_whatever_is_read_as_a_position_is_written_so_that_it_is_read_again(text: str) -> None:
    try:
        position = parse_position(text)
    except (NotationError, TableError, BoardError):
        return
    assert parse_position(format_position(position)) == position


@pytest.mark.parametrize("text", ["H5", "h5", "e10", "J1"])
def test_what_looks_like_a_space_is_not_a_card(text: str) -> None:
    with pytest.raises(NotationError, match="looks like a space"):
        parse_card(text)


def test_the_ten_may_be_written_as_a_number_and_is_written_as_a_letter() -> None:
    assert parse_card("10D") == parse_card("TD")
    assert format_card(parse_card("10D")) == "TD"
    assert parse_cards("10D10S 2H") == parse_cards("TDTS2H")
    assert parse_card("10D").shown == "10♦"
    assert parse_card("10D").spoken == "10 of diamonds"


def test_names_are_the_52_cards_and_the_100_spaces() -> None:
    assert len(set(map(format_card, CARDS))) == 52
    assert [format_space(space) for space in SPACES[:11]] == [
        *(f"{c}1" for c in "abcdefghij"),
        "a2",
    ]
    assert format_space(SPACES[99]) == "j10"


@pytest.mark.parametrize(
    ("text", "message", "column"),
    [
        ("2H 9X", "expected a card such as 8H, TD or JC, found '9X'", 4),
        ("2H9S1", "expected a card such as 8H, TD or JC, found '1'", 5),
        ("10D10X", "expected a card such as 8H, TD or JC, found '10X'", 4),
        ("2H  9s", "expected a card in capital letters such as 8H, found '9s'", 5),
    ],
)
def test_a_wrong_card_in_a_row_of_cards_has_its_column(
    text: str, message: str, column: int
) -> None:
    with pytest.raises(NotationError) as caught:
        parse_cards(text)
    assert (caught.value.message, caught.value.column) == (message, column)


@pytest.mark.parametrize(
    "text", ["", "a", "a0", "a01", "a11", "k1", "11", "1a", "a1 ", "A1", "a10 "]
)
def test_what_is_no_space_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match="expected a space"):
        parse_space(text)


@pytest.mark.parametrize("text", ["", "Blue", "B", "yellow", "b ", "blau"])
def test_what_is_no_side_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match="expected blue, green or red"):
        parse_side(text)


KNOWN = "first-five, whole-runs, jax, strict, dead-turn, open-talk, match"


@pytest.mark.parametrize(
    ("text", "message", "column"),
    [
        ("jax+slow", f"expected one of {KNOWN}, found 'slow'", 5),
        ("jax+jax", "jax is there twice", 5),
        ("match+match", "match is there twice", 7),
        ("jax+match+strict", "jax and strict exclude each other", 11),
        ("jax+", f"expected one of {KNOWN}, found ''", 5),
    ],
)
def test_wrong_options_are_refused_with_their_column(text: str, message: str, column: int) -> None:
    with pytest.raises(NotationError) as caught:
        parse_options(text)
    assert (caught.value.message, caught.value.column) == (message, column)


def _broken(old: str, new: str) -> tuple[str, int]:
    """Return the line with one piece replaced, and the column of that piece."""
    assert LINE.count(old) == 1
    return LINE.replace(old, new), LINE.index(old) + 1


@pytest.mark.parametrize(
    ("old", "new", "offset", "message"),
    [
        ("*8*/5g4", "18*/5g4", 0, "a1 is a corner, written *"),
        ("/5g4/", "/*4g4/", 1, "a2 is no corner"),
        ("/5g4/", "/5g5/", 3, "row 2 has more than 10 spaces"),
        ("/5g4/", "/5g3/", 1, "row 2 has 9 spaces, expected 10"),
        ("/5g4/", "/5y4/", 2, "expected a run 1 to 10, * or b g r, found 'y'"),
        ("/5g4/", "/", -3, "expected 10 rows joined by /, found 9"),
        (" 1 2p2s", " x 2p2s", 1, "expected the number of a seat, found 'x'"),
        (" 2p2s", " 2x2s", 1, "expected people and sides such as 2p2s, found '2x2s'"),
        ("b:a3-a7", "y:a3-a7", 0, "expected a sequence such as b:a3-a7, found 'y:a3-a7'"),
        ("b:a3-a7", "b:a3-k7", 5, "expected a space from a1 to j10, found 'k7'"),
        (
            "b:a3-a7",
            "b:a3-a8",
            2,
            "expected the two ends of five spaces in a straight line, found 'a3-a8'",
        ),
        ("b:a3-a7", "b:a3-a7,b:a7-a3", 8, "b:a7-a3 is listed twice"),
        ("h1=2H9S", "h1=2H9X", 5, "expected a card such as 8H, TD or JC, found '9X'"),
        ("h1=2H9S", "h3=2H9S", 0, "'h3=2H9SKCJS4DQH6C' is no field of a position here"),
        ("h1=2H9S", "2H9S", 0, "expected a field such as h1=2H9S, found '2H9SKCJS4DQH6C'"),
        ("h1=", "h1=?7 h1=", 6, "the field h1 is there twice"),
        ("h1=", "exch=2 h1=", 0, "'exch=2' is no field of a position here"),
        ("h1=", "pass=0 h1=", 0, "'pass=0' is no field of a position here"),
        ("h1=", "lay=mine h1=", 0, "'lay=mine' is no field of a position here"),
        ("QH6C", "QH?x", -10, "expected cards, or ? and a number, found '2H9SKCJS4DQH?x'"),
    ],
)
def test_a_wrong_position_line_says_what_and_where(
    old: str, new: str, offset: int, message: str
) -> None:
    text, column = _broken(old, new)
    with pytest.raises(NotationError) as caught:
        parse_position(text)
    assert (caught.value.message, caught.value.column) == (message, column + offset)


def test_a_position_line_needs_four_parts() -> None:
    with pytest.raises(NotationError, match="expected a board, a seat, a table and the sequences"):
        parse_position("*8*/10/10/10/10/10/10/10/10/*8* 1 2p2s")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("b:a3-a7", "-", "a3 is drawn as part of a sequence, but none is listed there"),
        ("Bbbb6", "bbbb6", "a5 is part of a listed sequence, draw it as a capital"),
    ],
)
def test_seq_3_capitals_and_listed_sequences_must_agree(old: str, new: str, message: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_position(LINE.replace(old, new))
    assert (caught.value.message, caught.value.column) == (message, 1)


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        (" 1 2p2s", " 3 2p2s", "there are seats 1 to 2, not 3"),
        ("/5g4/", "/5r4/", "SEAT-4: red does not play here, but is on the board"),
        ("b:a3-a7", "b:a3-a7,g:f2-f6", "SEQ-1: green f2-f6 is no sequence: f5 is not green"),
        ("h1=2H", "disc=2H2H h1=2H", "EQ-2: 2H is there 3 times, the pack has two"),
        ("h1=", "h2=?120 h1=", "EQ-2: 127 cards, the pack has 104"),
    ],
)
def test_a_line_of_a_position_that_cannot_be_is_refused(old: str, new: str, error: str) -> None:
    text, _ = _broken(old, new)
    with pytest.raises(BoardError) as caught:
        parse_position(text)
    assert str(caught.value) == error


def test_a_line_with_people_who_cannot_play_is_refused() -> None:
    with pytest.raises(TableError, match="SEAT-1"):
        parse_position(LINE.replace("2p2s", "5p2s"))


def test_the_example_line_is_what_it_says() -> None:
    position = parse_position(LINE)
    assert format_position(position) == LINE.replace("2H9SKCJS4DQH6C", "9SJS2HQH4D6CKC")
    assert position.hands[1] == Hand((), 7)
    assert list(starmap("{}:{}".format, position.board.sequences)) == ["blue:a3-a7"]


ROWS = ["* . . . . . . . . *", *[". . . . . . . . . ."] * 8, "* . . . . . . . . *"]


def _drawing(number: int, row: str) -> str:
    return "\n".join([*ROWS[: number - 1], row, *ROWS[number:]])


@pytest.mark.parametrize(
    ("text", "message", "row", "column"),
    [
        (_drawing(1, ". . . . . . . . . *"), "expected * on the corner a1, found '.'", 1, 1),
        (_drawing(10, "* . . . . . . . . b"), "expected * on the corner j10, found 'b'", 10, 19),
        (
            _drawing(3, ". . . y . . . . . ."),
            "expected . or b g r (B G R in a sequence) on d3, found 'y'",
            3,
            7,
        ),
        (
            _drawing(2, ". * . . . . . . . ."),
            "expected . or b g r (B G R in a sequence) on b2, found '*'",
            2,
            3,
        ),
        (_drawing(4, ". . . ."), "row 4 has 4 marks, expected 10", 4, 8),
        (
            _drawing(5, ". . . . . . . . . . 6"),
            "expected ten marks and then 5 or nothing in row 5",
            5,
            21,
        ),
        ("\n".join(ROWS[:9]), "expected 10 rows, found 9", 9, 1),
        ("", "expected 10 rows, found 0", 1, 1),
        (
            "\n".join([*ROWS, "a b c"]),
            "expected the letters a to j or nothing below row 10, found 'a b c'",
            11,
            1,
        ),
        (
            "\n".join([*ROWS, "a b c d e f g h i j", "."]),
            "nothing may follow the letters",
            12,
            1,
        ),
    ],
)
def test_a_wrong_drawing_says_what_and_where(
    text: str, message: str, row: int, column: int
) -> None:
    with pytest.raises(DiagramError) as caught:
        parse_diagram(text)
    found = caught.value
    assert (found.message, found.row, found.column) == (message, row, column)


def test_a_drawing_may_leave_out_blanks_numbers_and_letters() -> None:
    tight = "\n\n".join(row.replace(" ", "") for row in ROWS)
    assert parse_diagram(tight) == ((0, 0, 0), 0)
