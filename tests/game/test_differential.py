"""The engine and the naive oracle agree on whole games, move by move, at every kind of table.

SEQUENCE_DIFFERENTIAL_GAMES=10000 plays that many games instead of the usual number.
"""

import os
from collections import Counter

import pytest

from tests.game.side_by_side import (
    TABLES,
    TABLES_WITH_OPTIONS,
    compare_game,
    compare_whole_game,
)
from trainer.game.table import Table, format_table

GAMES = int(os.environ.get("SEQUENCE_DIFFERENTIAL_GAMES", "256"))
GREED = (0.0, 0.6, 0.95)
DECKS = (12, 104, 0)
"""Short decks make stuck hands, passes and drawn games."""

ALL_TABLES = TABLES + TABLES_WITH_OPTIONS


@pytest.mark.parametrize("table", ALL_TABLES, ids=format_table)
def test_whole_games_have_the_same_moves_board_piles_and_winner_at_every_ply(table: Table) -> None:
    games = -(-3 * GAMES // (4 * len(ALL_TABLES)))
    tally: Counter[str] = Counter()
    for number in range(games):
        seed = number * len(ALL_TABLES) + ALL_TABLES.index(table)
        game = compare_whole_game(table, seed, greed=GREED[number % len(GREED)])
        tally.update(game.counts())
        tally[game.winner] += 1
    print("whole", games, dict(tally))  # noqa: T201 - pytest -rP shows the figures
    assert tally["plies"] > 200
    assert tally["sequences"] > 0


@pytest.mark.parametrize("table", TABLES, ids=format_table)
def test_positions_have_the_same_moves_and_board_when_cards_run_short(table: Table) -> None:
    games = -(-GAMES // (4 * len(TABLES)))
    tally: Counter[str] = Counter()
    for number in range(games):
        seed = number * len(TABLES) + TABLES.index(table)
        game = compare_game(
            table,
            seed,
            greed=GREED[number % len(GREED)],
            deck_size=DECKS[number // len(GREED) % len(DECKS)],
        )
        tally.update(game.counts())
        tally[game.winner] += 1
    print("short", games, dict(tally))  # noqa: T201 - pytest -rP shows the figures
    assert tally["plies"] > 50
