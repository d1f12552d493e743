"""Plays random two-player games and prints how fast: `python -m benchmarks.playouts`.

Rates are per second of process time, so that other work on the machine counts little; the
rounds of the engine and of the naive oracle take turns, so that what remains hits both. The
garbage collector runs as usual. The seeds are fixed: every run plays the same games.
"""
# ruff: noqa: T201 - what is measured is printed

from __future__ import annotations

import argparse
import cProfile
import os
import random
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time

from tests.oracle import people
from tests.oracle.game import OracleGame
from trainer.game.deal import deal
from trainer.game.legality import legal_moves
from trainer.game.play import play
from trainer.game.table import Table

TABLE = Table(2, 2)
LONGEST = 1_000
"""Moves after which a game is left; none of these seeds comes near."""

UNCOMPILED = "PYTHONDONTWRITEBYTECODE"

IMPORT = """\
import time
began = time.process_time()
import trainer.game.{modules}
print(time.process_time() - began)
"""

Playout = Callable[[int], int]
"""Plays the game of a seed to its end and returns the number of moves."""


def play_game(seed: int) -> int:
    """Play a whole game: hidden hands, draws, reshuffles, as at a table."""
    source = random.Random(seed)  # noqa: S311
    game = deal(TABLE, seed, dealer=TABLE.people)
    for plies in range(LONGEST):
        moves = game.legal_moves()
        if not moves:
            return plies
        game = game.play(moves[int(source.random() * len(moves))])
    return LONGEST


def play_position(seed: int) -> int:
    """Play on from a position with all cards known; an empty deck stays empty (DRAW-4)."""
    source = random.Random(seed)  # noqa: S311
    position = deal(TABLE, seed, dealer=TABLE.people).open_position()
    for plies in range(LONGEST):
        moves = legal_moves(position)
        if not moves:
            return plies
        position = play(position, moves[int(source.random() * len(moves))])
    return LONGEST


def play_oracle(seed: int) -> int:
    """Play a whole game by the naive oracle of the tests: lists of lists, loops, no checks."""
    source = random.Random(seed)  # noqa: S311
    deck = people.full_pack()
    source.shuffle(deck)

    def shuffle(cards: list[str]) -> list[str]:
        source.shuffle(cards)
        return cards

    game = OracleGame.start(TABLE.people, TABLE.sides, deck, shuffle=shuffle)
    for plies in range(LONGEST):
        moves = game.legal_moves()
        if not moves:
            return plies
        game.play(moves[int(source.random() * len(moves))])
    return LONGEST


@dataclass(frozen=True)
class Rate:
    """One round: games and moves a second of process time."""

    games: float
    moves: float


def rate(playout: Playout, seeds: range) -> Rate:
    """Play the games of some seeds and return how fast that went."""
    began = process_time()
    moves = sum(map(playout, seeds))
    took = process_time() - began
    return Rate(len(seeds) / took, moves / took)


def spread(values: list[float]) -> str:
    """Write the median with the least and the greatest."""
    return f"{median(values):10,.0f}  [{min(values):,.0f} - {max(values):,.0f}]"


def import_times(rounds: int) -> list[float]:
    """Return the process times, in milliseconds, that new Pythons need to import all the rules.

    The modules are compiled once before, as after an installation.
    """
    folder = Path(__file__).parents[1] / "trainer" / "game"
    names = sorted(path.stem for path in folder.glob("*.py") if path.stem != "__init__")
    code = IMPORT.format(modules=", trainer.game.".join(names))
    with TemporaryDirectory() as compiled:
        command = [sys.executable, "-X", f"pycache_prefix={compiled}", "-c", code]
        kept = {key: value for key, value in os.environ.items() if key != UNCOMPILED}
        outputs = [
            subprocess.run(command, env=kept, check=True, capture_output=True, text=True).stdout  # noqa: S603
            for _ in range(rounds + 1)
        ]
    return [1000 * float(output) for output in outputs[1:]]


def print_shares(playout: Playout, seeds: range, count: int) -> None:
    """Print the functions that take most of the time, each with its own share of all of it.

    The profiler makes each call dearer, so that small functions look larger than they are.
    """
    profile = cProfile.Profile(process_time)
    profile.runcall(rate, playout, seeds)
    entries = sorted(profile.getstats(), key=lambda entry: -entry.inlinetime)
    whole = sum(entry.inlinetime for entry in entries)
    print("\nshare of own time by function, profiled")
    for entry in entries[:count]:
        code = entry.code
        name = code
        if not isinstance(code, str):
            name = f"{Path(code.co_filename).name}: {code.co_qualname}"
        print(f"{entry.inlinetime / whole:6.1%}  {entry.callcount:>9} calls  {name}")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Measure random playouts.")
    parser.add_argument("--games", type=int, default=100, help="games in each round")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--functions", type=int, default=20, help="lines of the profile")
    chosen = parser.parse_args()
    players = {"game": play_game, "position": play_position, "oracle": play_oracle}
    rates: dict[str, list[Rate]] = {name: [] for name in players}
    for number in range(chosen.rounds):
        for name, playout in players.items():
            # The oracle is so slow that a tenth of the games takes as long.
            games = max(1, chosen.games // 10) if name == "oracle" else chosen.games
            rates[name].append(rate(playout, range(number * games, (number + 1) * games)))
    for name, rounds in rates.items():
        print(f"{name:9} games/s {spread([one.games for one in rounds])}")
        print(f"{'':9} moves/s {spread([one.moves for one in rounds])}")
        each = median(1e6 / one.moves for one in rounds)
        print(f"{'':9} one move takes {each:.1f} microseconds")
    for name in ("game", "position"):
        ratios = [
            ours.moves / theirs.moves
            for ours, theirs in zip(rates[name], rates["oracle"], strict=True)
        ]
        print(f"{name} to oracle, moves: {median(ratios):.1f} times as fast")
    print(f"import of the rules, ms {spread(import_times(chosen.rounds))}")
    print_shares(play_game, range(chosen.games), chosen.functions)


if __name__ == "__main__":
    main()
