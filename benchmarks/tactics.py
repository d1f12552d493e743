"""Measures proofs on mid-game positions: `python -m benchmarks.tactics`.

All times are process time, so that other work on the machine counts little. The slow judge of
the tests answers the same questions in the same run, on a tenth of the positions; the ratio to
it says more than any time does. The seeds are fixed: every run asks the same questions.
"""
# ruff: noqa: T201 - what is measured is printed

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable
from statistics import mean, median
from time import process_time

from tests.tactics.brute.asked import asked
from tests.tactics.brute.compare import two_players
from tests.tactics.brute.judge import legal, met_goals
from tests.tactics.brute.positions import built
from trainer.game.legality import legal_moves
from trainer.game.moves import Move, MoveKind
from trainer.game.play import play
from trainer.game.position import Position
from trainer.tactics.goal import Block, Force, Win
from trainer.tactics.judge import judge, solve
from trainer.tactics.odds import risk
from trainer.tactics.wins import winning_moves

MOST_MOVES = 6
"""Moves of one position that are measured one by one."""


def timed(act: Callable[[], object]) -> float:
    """Return the process time of one call, in microseconds."""
    began = process_time()
    act()
    return 1e6 * (process_time() - began)


def some_moves(position: Position) -> list[Move]:
    """Return a few moves that end the turn, spread over all of them."""
    moves = [move for move in legal_moves(position) if move.kind is not MoveKind.EXCHANGE]
    return moves[:: max(1, len(moves) // MOST_MOVES)][:MOST_MOVES]


def win_now(position: Position) -> list[float]:
    """Find all moves that win."""
    return [timed(lambda: winning_moves(position))]


def block(position: Position) -> list[float]:
    """Judge moves as blocks, one by one."""
    return [timed(lambda: judge(position, Block(), move)) for move in some_moves(position)]  # noqa: B023


def odds(position: Position) -> list[float]:
    """Count the risk after moves, one by one."""
    return [timed(lambda: risk(position, play(position, move))) for move in some_moves(position)]  # noqa: B023


def force(position: Position) -> list[float]:
    """Judge all moves of a position as forced wins, hands unknown."""
    return [timed(lambda: solve(position, Force()))]


def force_one(position: Position) -> list[float]:
    """Judge moves as forced wins, one by one."""
    return [timed(lambda: judge(position, Force(), move)) for move in some_moves(position)]  # noqa: B023


def win_explained(position: Position) -> list[float]:
    """Judge all moves of a position as wins, with the reply to each miss."""
    return [timed(lambda: solve(position, Win()))]


def slow_win(position: Position) -> list[float]:
    """Find all moves that win by the slow judge of the tests."""
    question = asked(position)
    return [timed(lambda: [met_goals(question, move, ("win",)) for move in legal(question)])]


def slow_block(position: Position) -> list[float]:
    """Judge moves as blocks by the slow judge of the tests."""
    question = asked(position)
    moves = map(str, some_moves(position))
    return [timed(lambda: met_goals(question, move, ("block",))) for move in moves]  # noqa: B023


def slow_force(position: Position) -> list[float]:
    """Judge moves as forced wins by the slow judge of the tests."""
    question = asked(position)
    moves = map(str, some_moves(position))
    return [timed(lambda: met_goals(question, move, ("force",))) for move in moves]  # noqa: B023


MEASURED: dict[str, Callable[[Position], list[float]]] = {
    "win, all moves": win_now,
    "win, all explained": win_explained,
    "block, a move": block,
    "odds, a move": odds,
    "force, a move": force_one,
    "force, all moves": force,
}
REFERENCE: dict[str, Callable[[Position], list[float]]] = {
    "win, all moves": slow_win,
    "block, a move": slow_block,
    "force, a move": slow_force,
}


def print_row(name: str, times: Iterable[float]) -> float:
    """Print the spread of some times and return their mean."""
    ordered = sorted(times)
    p95, p99 = (ordered[int(len(ordered) * share)] for share in (0.95, 0.99))
    print(
        f"{name:<22} median {median(ordered):9,.0f}  mean {mean(ordered):9,.0f}  "
        f"p95 {p95:9,.0f}  p99 {p99:9,.0f}  most {ordered[-1]:9,.0f}  ({len(ordered)} times)"
    )
    return mean(ordered)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Measure proofs, in microseconds.")
    parser.add_argument("--positions", type=int, default=500)
    chosen = parser.parse_args()
    tables = {
        "two players": [two_players(seed) for seed in range(chosen.positions)],
        "three players": [built(seed, ("3p3s",)) for seed in range(chosen.positions // 10)],
    }
    for title, positions in tables.items():
        print(f"{title}: {len(positions)} positions")
        for name, act in MEASURED.items():
            fast = print_row(name, [time for position in positions for time in act(position)])
            if name in REFERENCE and title == "two players":
                few = positions[::10]
                slow = [time for position in few for time in REFERENCE[name](position)]
                same = mean(time for position in few for time in act(position))
                mean_slow = print_row("  slow judge", slow)
                print(f"  {mean_slow / same:.0f} times as fast as the slow judge ({fast:,.0f} us)")


if __name__ == "__main__":
    main()
