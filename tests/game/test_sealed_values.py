"""What a move makes quickly is the same as what is made, and checked, from its parts."""

import pickle
from dataclasses import FrozenInstanceError, fields, replace
from typing import Any

import pytest

from tests.game.random_games import TABLES, random_game
from trainer.game.board import Board
from trainer.game.game import Game
from trainer.game.legality import legal_moves
from trainer.game.lines import LINES
from trainer.game.play import play
from trainer.game.position import Hand, Position
from trainer.game.sides import SIDES, Side
from trainer.game.table import Table

SEED = 11


def assert_same(quick: Any, checked: Any) -> None:
    assert type(quick) is type(checked)
    assert quick == checked
    assert hash(quick) == hash(checked)
    assert repr(quick) == repr(checked)


def finishing_by_hand(board: Board, side: Side) -> int:
    """Look at each line by itself: one gap, and it may count beside the side's sequences."""
    filled, found = board.filled(side), 0
    for line in LINES:
        gaps = [space for space in line.spaces if not filled >> space & 1]
        if len(gaps) == 1 and board.fits(side, line):
            found |= gaps[0].mask
    return found


def assert_board_is_whole(board: Board) -> None:
    fresh = replace(board)
    assert_same(board, fresh)
    assert board.open == fresh.open
    assert board.in_sequences == fresh.in_sequences
    assert board.protected == fresh.protected
    for side in SIDES:
        assert board.finishing(side) == fresh.finishing(side) == finishing_by_hand(board, side)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_game_after_a_move_is_what_its_parts_make(table: Table) -> None:
    for _, _, after in random_game(table, SEED):
        checked = replace(after)
        assert_same(after, checked)
        assert after.winner == checked.winner
        for hand in after.hands:
            assert_same(hand, Hand(hand.cards, hand.hidden))
        assert_board_is_whole(after.board)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_position_after_a_move_is_what_its_parts_make(table: Table) -> None:
    for game, move, _ in random_game(table, SEED):
        position = game.position()
        assert legal_moves(position) == legal_moves(game)
        if move not in legal_moves(position):
            continue
        after = play(position, move)
        checked = replace(after)
        assert_same(after, checked)
        assert after.winner == checked.winner
        assert_board_is_whole(after.board)


def test_no_value_of_a_game_can_be_changed_after_a_move() -> None:
    (_, _, game), *_ = random_game(Table(2, 2), SEED)
    for value in (game, game.board, game.hands[0], play(game.position(), game.legal_moves()[0])):
        for one in fields(value):
            with pytest.raises(FrozenInstanceError):
                setattr(value, one.name, None)


def test_values_made_by_a_move_survive_pickling() -> None:
    *_, (_, _, game) = random_game(Table(3, 3), SEED)
    value: Game | Position
    for value in (game, game.position()):
        assert_same(pickle.loads(pickle.dumps(value)), value)  # noqa: S301
