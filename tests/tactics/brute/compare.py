"""The product's judge beside the slow one, position by position.

`python -m tests.tactics.brute.compare two 2000` compares so many positions and prints what it
found; a test of the suite does the same with few.
"""

import random
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from tests.tactics.brute.asked import asked
from tests.tactics.brute.judge import GOALS, chance_of_loss, legal, met_goals
from tests.tactics.brute.positions import MORE_SEATS, TEAMS_OF_THREE, TWO_SIDES, built, from_game
from trainer.game.legality import legal_moves
from trainer.game.moves import MoveKind, format_move
from trainer.game.play import play
from trainer.game.position import Position
from trainer.game.position_line import format_position
from trainer.tactics.cause import Cause
from trainer.tactics.goal import MoveGoal, parse_goal
from trainer.tactics.judge import judge
from trainer.tactics.odds import risk
from trainer.tactics.wins import winning_moves


@dataclass
class Tally:
    """What was compared: positions, verdicts by goal and answer, and each disagreement."""

    positions: int = 0
    verdicts: Counter[tuple[str, bool]] = field(default_factory=Counter)
    unproved: int = 0
    wrong: list[str] = field(default_factory=list)


def goal_of(text: str) -> MoveGoal:
    """Read a goal about moves."""
    goal = parse_goal(text)
    assert isinstance(goal, MoveGoal)
    return goal


def compare(position: Position, tally: Tally, *, most: int, goals: tuple[str, ...] = GOALS) -> None:
    """Judge the moves of a position in both ways, at most so many; note what differs."""
    question = asked(position)
    moves = {format_move(move): move for move in legal_moves(position)}
    if sorted(moves) != legal(question):
        tally.wrong.append(f"legal moves: {format_position(position)}")
        return
    tally.positions += 1
    source = random.Random(len(moves))  # noqa: S311
    chosen = sorted(moves) if len(moves) <= most else source.sample(sorted(moves), most)
    winning = set(winning_moves(position))
    for text in chosen:
        if (moves[text] in winning) != ("win" in met_goals(question, text, ("win",))):
            tally.wrong.append(f"winning moves {text}: {format_position(position)}")
        expected = met_goals(question, text, goals)
        for goal in goals:
            verdict = judge(position, goal_of(goal), moves[text])
            if verdict.cause is Cause.UNPROVED:
                tally.unproved += 1
                continue
            tally.verdicts[goal, verdict.met] += 1
            if verdict.met != (goal in expected):
                said = "met" if verdict.met else f"missed: {verdict.cause}"
                tally.wrong.append(f"{goal} {text} {said}: {format_position(position)}")


def compare_odds(position: Position, tally: Tally, *, most: int) -> None:
    """Count all deals after each move, at most so many, and compare chances and `reduce`."""
    question = asked(position)
    moves = [move for move in legal_moves(position) if move.kind is not MoveKind.EXCHANGE]
    if len(moves) > most or not moves:
        return
    tally.positions += 1
    chances = {move: chance_of_loss(question, format_move(move)) for move in moves}
    lowest = min(chances.values())
    for move, chance in chances.items():
        found = risk(position, play(position, move)).chance
        if found != chance:
            where = format_position(position)
            tally.wrong.append(f"odds {format_move(move)} {found} not {chance}: {where}")
        met = judge(position, goal_of("reduce"), move).met
        tally.verdicts["reduce", met] += 1
        if met != (chance == lowest):
            tally.wrong.append(f"reduce {format_move(move)} {met}: {format_position(position)}")


def two_players(seed: int) -> Position:
    """Return a position for two: from a random game, or built."""
    return (from_game(seed) if seed % 3 == 0 else None) or built(seed)


def several(seed: int) -> Position:
    """Return a position with two opponents before the mover's next turn, few cards unseen."""
    return built(seed, MORE_SEATS, few=True)


def teams(seed: int) -> Position:
    """Return a position with four opponents before the mover's next turn."""
    return built(seed, TEAMS_OF_THREE, few=True)


def few_cards(seed: int) -> Position:
    """Return a position in which all deals can be counted."""
    return built(seed, (*TWO_SIDES, *MORE_SEATS), few=True)


def run(kind: str, seeds: range, *, most: int) -> Iterator[Tally]:
    """Compare one position a seed and yield the tally after each."""
    tally = Tally()
    for seed in seeds:
        if kind == "odds":
            compare_odds(few_cards(seed), tally, most=200)
        elif kind == "two":
            compare(two_players(seed), tally, most=most)
        else:
            compare({"several": several, "teams": teams}[kind](seed), tally, most=most)
        yield tally


def main() -> None:
    """Compare as many positions as the arguments say: kind, number, first seed, moves each."""
    kind, number, first, most = (*sys.argv[1:], "0", "1000")[:4]
    tally, shown = Tally(), 0
    for tally in run(kind, range(int(first), int(first) + int(number)), most=int(most)):
        for line in tally.wrong[shown:]:
            print(line, flush=True)  # noqa: T201
        shown = len(tally.wrong)
    print(f"{kind}: {tally.positions} positions, {tally.unproved} unproved")  # noqa: T201
    for (goal, met), count in sorted(tally.verdicts.items()):
        print(f"  {goal:<16} {'met' if met else 'missed':<7} {count}")  # noqa: T201
    print(f"{len(tally.wrong)} disagreements")  # noqa: T201


if __name__ == "__main__":
    main()
