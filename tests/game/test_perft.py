"""Perft: the numbers that follow from the rules alone, whatever the layout."""

import pytest
from click.testing import CliRunner

from tests.game.drawn import EMPTY, board
from tests.game.random_games import random_game
from trainer.cli import main
from trainer.game.cards import parse_cards
from trainer.game.moves import format_move
from trainer.game.perft import divide, perft
from trainer.game.position import Hand, Position
from trainer.game.position_line import format_position
from trainer.game.table import Table

UNRELATED = ("2S 3S 4S 5S 6S 7S 8S", "2H 3H 4H 5H 6H 7H 8H", "2D 3D 4D 5D")


def dealt(one: str, two: str, deck: str = UNRELATED[2]) -> Position:
    """An empty board, two people, seven known cards each."""
    hands = (Hand(parse_cards(one)), Hand(parse_cards(two)))
    return Position(board(EMPTY), Table(2, 2), 1, hands, deck=parse_cards(deck))


@pytest.mark.parametrize(
    ("one", "two", "counts"),
    [
        (*UNRELATED[:2], (14, 196, 2744)),
        (UNRELATED[0], "2S 3H 4H 5H 6H 7H 8H", (14, 194)),
        (UNRELATED[0], "2S 3S 4S 5H 6H 7H 8H", (14, 190)),
        (UNRELATED[0], UNRELATED[0], (14, 182)),
        (UNRELATED[0], "JC 3H 4H 5H 6H 7H 8H", (14, 1498)),
        (UNRELATED[0], "JS 3H 4H 5H 6H 7H 8H", (14, 182)),
        ("JD 3S 4S 5S 6S 7S 8S", UNRELATED[1], (108, 1498)),
        ("2S 2S 4S 5S 6S 7S 8S", UNRELATED[1], (12, 168)),
        ("JC JH 4S 5S 6S 7S 8S", "JD JS 4H 5H 6H 7H 8H", (106, 11226)),
    ],
)
def test_the_numbers_that_do_not_depend_on_the_layout(
    one: str, two: str, counts: tuple[int, ...]
) -> None:
    position = dealt(one, two)
    assert tuple(perft(position, depth) for depth in range(1, len(counts) + 1)) == counts


def test_nothing_played_is_one_way() -> None:
    assert perft(dealt(*UNRELATED[:2]), 0) == 1


def test_a_game_that_is_over_has_no_way_on() -> None:
    position = Position(board(EMPTY), Table(2, 2), 1, (Hand(), Hand()), passes=2)
    assert perft(position, 0) == 1
    assert perft(position, 1) == 0
    assert perft(position, 3) == 0
    assert divide(position, 2) == ()


def test_the_numbers_of_the_first_moves_add_up() -> None:
    for before, _, _ in list(random_game(Table(2, 2), seed=5))[10:60:12]:
        position = before.open_position()
        parts = divide(position, 2)
        assert sum(ways for _, ways in parts) == perft(position, 2)


def run(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(main, ["perft", *words])
    return result.exit_code, result.output


def test_the_command_prints_the_number_on_its_last_line() -> None:
    line = format_position(dealt(*UNRELATED[:2]))
    assert run(line, "2") == (0, "196\n")
    assert run(line, "0") == (0, "1\n")


def test_the_command_divides_by_first_moves() -> None:
    position = dealt(*UNRELATED[:2])
    code, output = run(format_position(position), "2", "--divide")
    *parts, last = output.splitlines()
    assert code == 0
    assert last == "196"
    assert parts == [f"{format_move(move)} {ways}" for move, ways in divide(position, 2)]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["*8*/10", "2"], "expected a board, a seat, a table and the sequences"),
        (["*8*/10/10/10/10/10/10/10/10/*8* 1 5p2s -", "2"], "SEAT-1"),
        (["*8*/10/10/10/10/10/10/10/10/*8* 1 2p2s - h1=2H2H2H", "2"], "EQ-2"),
        (["*8*/10/10/10/10/10/10/10/10/*8* 1 2p2s -", "-1"], "-1"),
        (["*8*/10/10/10/10/10/10/10/10/*8* 1 2p2s -", "two"], "two"),
    ],
)
def test_the_command_refuses_bad_input_in_one_clear_sentence(words: list[str], said: str) -> None:
    code, output = run(*words[:1], "--", *words[1:])
    assert code == 2
    assert said in output
    assert "Traceback" not in output
