"""Whole games with random moves, from seeds alone."""

from collections.abc import Iterator

from trainer.game.chance import number_below
from trainer.game.deal import deal
from trainer.game.game import Game
from trainer.game.moves import Move, MoveKind
from trainer.game.table import Table, parse_table

TABLES = (
    *(Table(people, 2) for people in (2, 4, 6, 8, 10, 12)),
    *(Table(people, 3) for people in (3, 6, 9, 12)),
    parse_table("2p2s+jax"),
    parse_table("4p2s+sprint+strict"),
    parse_table("2p2s+whole-runs+first-five"),
    parse_table("6p3s+jax+open-talk"),
    parse_table("4p2s+dead-turn+match"),
)
"""Every number of people and sides, and every option."""


def random_game(table: Table, seed: int, plies: int = 400) -> Iterator[tuple[Game, Move, Game]]:
    """Yield each game with the move made in it and the game after, up to a number of plies."""
    game, state = deal(table, seed), seed
    for _ in range(plies):
        moves = game.legal_moves()
        if not moves:
            return
        kinds = sorted({move.kind.value for move in moves})
        kind, state = number_below(len(kinds) + 3, state)
        # Rare kinds are taken more often than their number of moves would have it.
        wanted = MoveKind(kinds[kind]) if kind < len(kinds) else None
        among = [move for move in moves if wanted in (None, move.kind)]
        number, state = number_below(len(among), state)
        after = game.play(among[number])
        yield game, among[number], after
        game = after
