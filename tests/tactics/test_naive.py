"""The judge beside the slowest way to be right: every unseen card, every move it allows."""

import random
from dataclasses import replace
from functools import cache

import pytest

from tests.game.test_random_play import dealt
from trainer.game.legality import legal_moves
from trainer.game.lines import LINES_THROUGH
from trainer.game.moves import Move, MoveKind
from trainer.game.play import play
from trainer.game.position import Hand, Position
from trainer.game.table import parse_table
from trainer.tactics.goal import Block, Remove, Win
from trainer.tactics.judge import judge

SEEDS = range(24)
MOST_MOVES = 8
"""Moves of one position that are compared: those on threatened lines, and some others."""


@cache
def middle_of_a_game(seed: int, table: str) -> Position:
    """Play greedily from a seed, so that lines of four arise, and hide what a mover cannot see."""
    source = random.Random(seed)  # noqa: S311  a game, not a secret
    position = dealt(parse_table(table), source)
    length = source.randint(18, 44)
    for _ in range(length):
        following = play(position, _greedy(position, source))
        if following.is_over:
            break
        position = following
    hands = tuple(
        hand if seat == position.seat else Hand((), hand.size)
        for seat, hand in enumerate(position.hands, start=1)
    )
    return replace(position, hands=hands, deck=None, exchanged=False)


def _greedy(position: Position, source: random.Random) -> Move:
    moves = [move for move in legal_moves(position) if move.kind is not MoveKind.EXCHANGE]
    if source.random() < 0.3 or any(move.kind is MoveKind.PASS for move in moves):
        return source.choice(moves)
    return max(moves, key=lambda move: (_weight(position, move), source.random()))


def _weight(position: Position, move: Move) -> int:
    if move.kind is not MoveKind.PLACE or move.space is None:
        return 1
    own = position.board.filled(position.side)
    others = position.board.occupied & ~own
    return max(
        0 if line.mask & others else (line.mask & own).bit_count()
        for line in LINES_THROUGH[move.space]
    )


def opponent_can(after: Position, *, win: bool) -> bool:
    """Play every card that the next seat may hold in every legal way."""
    seat = after.seat
    for card in after.unseen():
        hands = [*after.hands]
        hands[seat - 1] = Hand((card,))
        turn = replace(after, hands=tuple(hands))
        for move in legal_moves(turn):
            done = play(turn, move)
            more = len(done.board.sequences) > len(after.board.sequences)
            if done.winner == turn.side or (more and not win):
                return True
    return False


def some_moves(position: Position) -> list[Move]:
    moves = [
        move for move in legal_moves(position) if move.kind in (MoveKind.PLACE, MoveKind.REMOVE)
    ]
    source = random.Random(len(moves))  # noqa: S311  a game, not a secret
    return source.sample(moves, min(MOST_MOVES, len(moves)))


@pytest.mark.parametrize("table", ["2p2s", "2p2s+sprint"])
@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_judged_a_block_or_a_win_is_one(seed: int, table: str) -> None:
    position = middle_of_a_game(seed, table)
    for move in some_moves(position):
        after = play(position, move)
        won = after.winner == position.side
        assert judge(position, Win(), move).met == won
        no_win = won or not opponent_can(after, win=True)
        assert judge(position, Block(), move).met == no_win
        none = won or not opponent_can(after, win=False)
        assert judge(position, Block(sequence=True), move).met == none
        takes = move.kind is MoveKind.REMOVE
        assert judge(position, Remove(threat=True), move).met == (takes and none)


def test_the_positions_that_were_compared_hold_both_answers() -> None:
    answers = {
        (goal, judge(position, goal, move).met)
        for table in ("2p2s", "2p2s+sprint")
        for seed in SEEDS
        for position in [middle_of_a_game(seed, table)]
        for move in legal_moves(position)
        for goal in (Win(), Block(), Block(sequence=True), Remove(threat=True))
    }
    assert len(answers) == 8
