"""The engine and the naive oracle agree on whole games, move by move, at every kind of table.

SEQUENCE_DIFFERENTIAL_GAMES=10000 plays that many games instead of the usual number.
"""

import os
from collections import Counter

import pytest

from tests.game.side_by_side import TABLES, compare_game
from trainer.game.table import Table, format_table

GAMES = int(os.environ.get("SEQUENCE_DIFFERENTIAL_GAMES", "256"))
GREED = (0.0, 0.6, 0.95)
DECKS = (104, 104, 104, 12, 104, 0)
"""Most games have the full deck; short ones make stuck hands, passes and drawn games."""


@pytest.mark.parametrize("table", TABLES, ids=format_table)
def test_same_moves_board_hands_and_winner_at_every_ply(table: Table) -> None:
    ends: Counter[str] = Counter()
    tally: Counter[str] = Counter()
    for number in range(-(-GAMES // len(TABLES))):
        seed = number * len(TABLES) + TABLES.index(table)
        game = compare_game(
            table,
            seed,
            greed=GREED[number % len(GREED)],
            deck_size=DECKS[number // len(GREED) % len(DECKS)],
        )
        ends[game.winner] += 1
        tally.update(game.counts())
    print(dict(ends), dict(tally))  # noqa: T201 - pytest -rP shows the figures
    assert tally["plies"] > 500
    assert tally["sequences"] > 0
