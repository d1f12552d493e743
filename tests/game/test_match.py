"""A match of several games (VAR-MATCH, DEAL-5)."""

from dataclasses import replace

import pytest

from trainer.game.errors import TableError
from trainer.game.lines import parse_line
from trainer.game.match import Match, start_match
from trainer.game.sides import Side
from trainer.game.table import Table, parse_table

TABLE = parse_table("2p2s+sprint+match")


def ended(match: Match, winner: Side | None) -> Match:
    """The match with its game won by a side, or passed out."""
    if winner is None:
        return replace(match, game=replace(match.game, passes=2))
    line = parse_line("c3-g3")
    won = match.game.board
    for space in line.spaces[:4]:
        won = won.place(winner, space)
    won = won.place(winner, line.spaces[4], (line,))
    return replace(match, game=replace(match.game, board=won))


def test_var_match_the_first_side_with_two_games_wins() -> None:
    match = start_match(TABLE, seed=1)
    assert match.results == ()
    match = ended(match, Side.GREEN)
    assert match.won_by(Side.GREEN) == 1
    assert match.winner is None
    match = ended(match.next_game(seed=2), Side.BLUE)
    assert match.winner is None
    match = ended(match.next_game(seed=3), Side.GREEN)
    assert match.winner == Side.GREEN
    assert match.results == (Side.GREEN, Side.BLUE, Side.GREEN)
    with pytest.raises(TableError, match="green has won"):
        match.next_game(seed=4)


def test_var_match_a_drawn_game_gives_nobody_a_point() -> None:
    match = ended(start_match(TABLE, seed=1), None)
    assert match.results == (None,)
    assert match.next_game(seed=2).won_by(Side.BLUE) == 0


def test_var_match_the_deal_moves_one_seat_clockwise_each_game() -> None:
    match = start_match(TABLE, seed=1)
    for seed in range(4):
        following = replace(ended(match, None).next_game(seed))
        assert following.game.dealer == TABLE.after(match.game.dealer)
        assert following.game.seat == TABLE.after(following.game.dealer)
        match = following


def test_deal_5_nothing_of_one_game_is_left_in_the_next() -> None:
    following = ended(start_match(TABLE, seed=1), Side.BLUE).next_game(seed=2).game
    assert following.board.chips == (0, 0, 0)
    assert following.board.protected == 0
    assert (following.passes, following.penalties) == (0, ())


def test_var_match_the_next_game_waits_for_the_end_of_this_one() -> None:
    with pytest.raises(TableError, match="not over"):
        start_match(TABLE, seed=1).next_game(seed=2)


def test_var_match_must_be_agreed_before_the_deal() -> None:
    with pytest.raises(TableError, match="VAR-MATCH"):
        start_match(Table(2, 2), seed=1)
