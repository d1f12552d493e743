"""The golden positions: so many ways to play on, in the engine and in the oracle."""

import pytest

from tests.oracle.reading import count_ways, read
from tests.perft.regenerate import FOLDER, Golden, read_golden
from trainer.game.perft import perft
from trainer.game.position_line import format_position, parse_position

POSITIONS = [golden for path in sorted(FOLDER.glob("*.txt")) for golden in read_golden(path)[1]]
FEW = 300


def test_there_are_a_hundred_golden_positions_each_with_a_name_of_its_own() -> None:
    assert len(POSITIONS) >= 100
    assert len({golden.name for golden in POSITIONS}) == len(POSITIONS)
    assert len({golden.line for golden in POSITIONS}) == len(POSITIONS)


@pytest.mark.parametrize("golden", POSITIONS, ids=lambda golden: golden.name)
def test_the_engine_counts_the_golden_number_of_ways(golden: Golden) -> None:
    position = parse_position(golden.line)
    assert format_position(position) == golden.line
    assert golden.counts
    found = tuple(perft(position, depth) for depth in range(1, len(golden.counts) + 1))
    assert found == golden.counts


@pytest.mark.parametrize("golden", POSITIONS, ids=lambda golden: golden.name)
def test_the_oracle_counts_the_golden_number_of_ways(golden: Golden) -> None:
    few = [(depth, ways) for depth, ways in enumerate(golden.counts, start=1) if ways <= FEW]
    for depth, ways in few or [(1, golden.counts[0])]:
        assert count_ways(read(golden.line), depth) == ways
