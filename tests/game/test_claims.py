"""What a chip may claim on crowded boards, against the oracle's search through all sets."""

import random

import pytest

from tests.oracle import grid
from trainer.game.board import Board, unclaimed
from trainer.game.lines import format_line
from trainer.game.sides import SIDES, Side
from trainer.game.spaces import SPACES, mask_of


def crowded(source: random.Random, density: float) -> Board:
    """Return a board with many chips of two sides, and some of their full lines completed."""
    chips = [0, 0]
    for space in SPACES:
        if not space.is_corner and source.random() < density:
            chips[source.random() < 0.25] |= mask_of([space])
    board = Board(chips=(chips[0], chips[1], 0))
    for _ in range(source.randint(0, 2)):
        more = unclaimed(board)
        if more:
            board = Board(chips=board.chips, sequences=(*board.sequences, source.choice(more)))
    return board


def oracle_claims(board: Board, side: Side, row: int, column: int) -> list[list[str]]:
    chips = [["."] * 10 for _ in range(10)]
    for space in SPACES:
        owner = board.owner(space)
        if owner is not None:
            chips[space.row][space.column] = owner.letter
    chips[row][column] = side.letter
    new = grid.filled_lines(chips, side.letter, (row, column))
    earlier = [grid.line_named(format_line(line)) for line in board.sequences_of(side)]
    return [[grid.line_name(line) for line in claim] for claim in grid.claims(new, earlier)]


@pytest.mark.parametrize("density", [0.5, 0.7, 0.8])
def test_seq_4_to_seq_8_claims_are_the_largest_sets_that_fit(density: float) -> None:
    source = random.Random(density)  # noqa: S311
    sizes: set[int] = set()
    choices: set[int] = set()
    for _ in range(60):
        board = crowded(source, density)
        for space in SPACES:
            if not board.open >> space & 1:
                continue
            for side in SIDES[:2]:
                ours = [list(map(format_line, claim)) for claim in board.claims(side, space)]
                assert ours == oracle_claims(board, side, space.row, space.column)
                sizes.add(len(ours[0]))
                choices.add(len(ours))
    assert sizes >= {0, 1, 2}
    assert choices >= {1, 2}
