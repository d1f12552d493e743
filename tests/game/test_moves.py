"""Moves as values and as text."""

from dataclasses import replace

import pytest

from tests.game.drawn import listed, position, refusal
from trainer.game.cards import parse_card
from trainer.game.errors import NotationError
from trainer.game.legality import canonical, why_illegal
from trainer.game.lines import parse_line
from trainer.game.moves import PASS, Move, MoveKind, exchange, parse_move, place, remove
from trainer.game.spaces import parse_space

EIGHT_AND_A_GAP = """
* . . . . . . . . *
. . . . . . . . . .
. . . . . . . . . .
. . . . . . . . . .
b b b b . b b b b .
. . . . . . . . . .
. . . . . . . . . .
. . . . . . . . . .
. . . . . . . . . .
* . . . . . . . . *
"""


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("2H@e5", place(parse_card("2H"), parse_space("e5"))),
        ("10D@h6", place(parse_card("TD"), parse_space("h6"))),
        ("JC@e5", place(parse_card("JC"), parse_space("e5"))),
        ("JSxf3", remove(parse_card("JS"), parse_space("f3"))),
        ("5H~", exchange(parse_card("5H"))),
        ("--", PASS),
        ("8H c4", place(parse_card("8H"), parse_space("c4"))),
        ("JS c4", remove(parse_card("JS"), parse_space("c4"))),
        ("JS@c4", place(parse_card("JS"), parse_space("c4"))),
        ("2H@e5#", place(parse_card("2H"), parse_space("e5"))),
        (
            "2H@e5=e5-a5",
            place(parse_card("2H"), parse_space("e5"), (parse_line("a5-e5"),)),
        ),
    ],
)
def test_every_form_of_a_move_is_read(text: str, move: Move) -> None:
    assert parse_move(text) == move


@pytest.mark.parametrize(
    ("text", "message", "column"),
    [
        ("H5@e5", "expected a card such as 8H, found 'H5', which looks like a space", 1),
        ("5h@e5", "expected a card in capital letters such as 8H, found '5h'", 1),
        ("5H@e11", "expected a space from a1 to j10, found 'e11'", 4),
        ("10D@k3", "expected a space from a1 to j10, found 'k3'", 5),
        ("5H@e5a5-e5", "expected = and a line after the space, found 'a5-e5'", 6),
        ("5H@e5=a5", "expected a line such as a3-a7, found 'a5'", 7),
        ("5H@e5=a5-e9=a5-k5", "expected a space from a1 to j10, found 'k5'", 16),
        (
            "5H@e5=a5-d5",
            "expected the two ends of five spaces in a straight line, found 'a5-d5'",
            7,
        ),
        ("5H@e5=a5-e5=e5-a5", "the same line is claimed twice", 6),
        ("JSxe5=a5-e5", "a removal completes no sequence (SEQ-12)", 6),
        ("JSxe5#", "only a chip put down can win (SEQ-12)", 6),
        ("5H~#", "only a chip put down can win (SEQ-12)", 4),
        ("--#", "only a chip put down can win (SEQ-12)", 3),
    ],
)
def test_a_wrong_text_says_what_and_where(text: str, message: str, column: int) -> None:
    with pytest.raises(NotationError) as caught:
        parse_move(text)
    assert (caught.value.message, caught.value.column) == (message, column)


@pytest.mark.parametrize("text", ["", "5H", "e5@5H", "5H@", "5H@e", "5H?e5", "pass"])
def test_a_text_without_the_form_of_a_move_is_told_the_forms(text: str) -> None:
    with pytest.raises(NotationError, match="expected a move such as 8H@c4, JSxf3") as caught:
        parse_move(text)
    assert caught.value.column == 1


def test_the_order_of_claimed_lines_makes_no_other_move() -> None:
    where = position(EIGHT_AND_A_GAP, "5H")
    one, other = parse_line("a5-e5"), parse_line("e5-i5")
    move = place(parse_card("5H"), parse_space("e5"), (other, one))
    assert move == place(parse_card("5H"), parse_space("e5"), (one, other))
    assert why_illegal(where, move) is None
    assert parse_move("5H@e5=e5-i5=a5-e5") == move
    assert str(move) == "5H@e5=a5-e5=e5-i5"


def test_a_claim_without_a_choice_is_legal_and_left_out_of_the_listed_move() -> None:
    where = position(EIGHT_AND_A_GAP, "5H")
    move = parse_move("5H@e5=a5-e5=e5-i5")
    assert canonical(where, move) == parse_move("5H@e5")
    assert listed(where) == ["5H@e5", "5H@i7"]


@pytest.mark.parametrize("text", ["5H@e5=a5-e5", "5H@e5=c5-g5", "5H@i7=e7-i7"])
def test_a_false_claim_is_not_mistaken_for_the_listed_move(text: str) -> None:
    where = position(EIGHT_AND_A_GAP, "5H")
    assert refusal(where, text)
    assert str(canonical(where, parse_move(text))) == text


@pytest.mark.parametrize("kind", [MoveKind.PLACE, MoveKind.REMOVE])
def test_turn_1_a_move_without_its_space_is_refused(kind: MoveKind) -> None:
    where = position(EIGHT_AND_A_GAP, "6D 2H JS")
    move = Move(kind, parse_card("6D"))
    assert str(why_illegal(where, move)) == "TURN-1: Name a space for 6♦."
    dead = replace(where, board=where.board.place(where.side, parse_space("g3")))
    dead = replace(dead, board=dead.board.place(dead.side, parse_space("i10")))
    assert dead.is_dead(parse_card("6D"))
    assert str(why_illegal(dead, move)) == "TURN-1: Name a space for 6♦."


@pytest.mark.parametrize("kind", [MoveKind.PLACE, MoveKind.REMOVE, MoveKind.EXCHANGE])
def test_turn_1_a_move_without_its_card_is_refused(kind: MoveKind) -> None:
    where = position(hand="JS")
    assert str(why_illegal(where, Move(kind))) == "TURN-1: Name a card of your hand to play."
