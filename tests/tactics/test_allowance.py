"""How far a search goes: far enough for any puzzle, and never for ever, whatever it is given."""

from __future__ import annotations

from contextlib import suppress

import pytest

from trainer.game.legality import legal_moves
from trainer.game.position_line import parse_position
from trainer.tactics.allowance import (
    MOST_BOARDS,
    Allowance,
    SearchLimitError,
    allowance_for_a_move,
)
from trainer.tactics.cause import Cause
from trainer.tactics.goal import Block, Force, MoveGoal, Win
from trainer.tactics.judge import judge, solve
from trainer.tactics.unmet import why_unmet

CROWDED = parse_position(
    "*b1b2bg1*/1g2gb2b1/1g4g3/10/3g3g2/1b8/g1b1b5/4gb1b2/5g4/*2g4b* 1 12p2s - h1=JCJDJS"
)
"""Twelve people, and two-eyed Jacks in hand: 159 moves, and six opponents before the next one."""


def boards_in(allowance: Allowance) -> int:
    boards = 0
    with suppress(SearchLimitError):
        while True:
            allowance.count_one()
            boards += 1
    return boards


def test_an_allowance_lets_as_many_boards_be_looked_at_as_it_says() -> None:
    assert boards_in(Allowance(2)) == 2
    assert boards_in(Allowance()) == MOST_BOARDS


@pytest.mark.parametrize("goal", [Block(), Block(sequence=True), Force(), Win()])
def test_all_moves_together_look_at_no_more_boards_than_one_position_may(
    goal: MoveGoal, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted = 0
    count_one = Allowance.count_one

    def count(allowance: Allowance) -> None:
        nonlocal counted
        count_one(allowance)
        counted += 1

    monkeypatch.setattr(Allowance, "count_one", count)
    solve.__wrapped__(CROWDED, goal)
    assert 0 < counted <= MOST_BOARDS


def test_a_move_gets_the_same_verdict_alone_as_among_all_others() -> None:
    verdicts = solve(CROWDED, Block())
    assert any(verdict.cause is Cause.UNPROVED for verdict in verdicts)
    for verdict in verdicts[::-20]:
        assert judge(CROWDED, Block(), verdict.move) == verdict


def test_few_moves_may_be_looked_at_more_closely_than_many() -> None:
    few = parse_position("*8*/10/10/10/10/10/10/10/10/*8* 1 12p2s - h1=2S3S4S")
    assert boards_in(allowance_for_a_move(few)) == MOST_BOARDS // 6
    assert boards_in(allowance_for_a_move(CROWDED)) == MOST_BOARDS // len(legal_moves(CROWDED))


def test_what_was_not_proved_is_not_called_impossible() -> None:
    assert why_unmet(CROWDED, Block()).startswith("No move can be proved")
