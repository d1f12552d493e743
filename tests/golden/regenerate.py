"""Plays the golden games anew and writes them: `python -m tests.golden.regenerate`.

Each file is the record of one game from the deal to the last card. Two tags of its own say what
the game shows and how it stands in the end, as a position line with all cards known. The players
follow a seed, so that the same rules give the same files; a change in them is a change of the
rules, or of chance, and must be meant.
"""

from dataclasses import dataclass, replace
from pathlib import Path

from trainer.game.chance import number_below
from trainer.game.game import Game
from trainer.game.lines import LINES_THROUGH
from trainer.game.moves import DRAW, Move, MoveKind
from trainer.game.position_line import format_position
from trainer.game.record import GaveUp, Moved, Record, Warned, start_record
from trainer.game.record_text import format_record
from trainer.game.table import parse_table

FOLDER = Path(__file__).parent
LONGEST = 1_000
"""Acts after which a game would be left; none comes near."""


@dataclass(frozen=True)
class Plan:
    """A golden game: its name, table and seed, and how its people play.

    `careful` is how many draws in ten are taken where draws can be forgotten, `greedy` how many
    moves in ten look for the longest own line; `warnings` are the turns with a warning.
    """

    name: str
    table: str
    seed: int
    careful: int = 9
    greedy: int = 3
    warnings: tuple[int, ...] = ()


PLANS = (
    Plan("two-people", "2p2s", 3),
    Plan("three-people", "3p3s", 4),
    Plan("four-people-warned", "4p2s", 7, warnings=(20,)),
    Plan("six-people-two-sides", "6p2s", 2),
    Plan("six-people-three-sides", "6p3s+jax+open-talk", 4, careful=7),
    Plan("eight-people-long-runs", "8p2s+whole-runs+strict", 1, careful=8),
    Plan("nine-people-warned", "9p3s", 9, greedy=0, warnings=(15,)),
    Plan("ten-people", "10p2s", 6, greedy=1),
    Plan("twelve-people-two-sides", "12p2s", 8, greedy=0),
    Plan("twelve-people-forgetful", "12p2s+jax", 2, careful=8, greedy=1, warnings=(40,)),
    Plan("twelve-people-three-sides", "12p3s", 3, greedy=0, warnings=(5, 6)),
    Plan("twelve-people-drawn", "12p3s", 6, greedy=0, warnings=(5, 6)),
    Plan("sprint-first-five", "4p2s+sprint+first-five", 2, greedy=2),
    Plan("sprint-strict", "8p2s+sprint+strict", 3, greedy=0),
    Plan("dead-turn", "4p2s+dead-turn+match", 4, greedy=0),
    Plan("long-runs-first-five", "2p2s+whole-runs+first-five", 3, greedy=1),
    Plan("nobody-draws", "2p2s+strict", 1, careful=0),
)


def play_golden(plan: Plan) -> Record:
    """Return the record of a planned game, played to its end."""
    recorded, state, warned = start_record(parse_table(plan.table), plan.seed), plan.seed, 0
    for number in range(LONGEST):
        game = recorded.game
        if game.is_over:
            break
        choice, state = number_below(10, state)
        if game.penalties:
            seat = game.penalties[0]
            recorded = recorded.give_up(seat, game.hands[seat - 1].cards[0])
        elif warned < len(plan.warnings) and number >= plan.warnings[warned]:
            warned += 1
            recorded = recorded.warn(game.seat)
        elif game.owed.seats and choice < plan.careful and _last_moved(recorded.record):
            recorded = recorded.draw(game.owed.seats[-1 - choice % len(game.owed.seats)])
        else:
            move, state = _chosen(game, plan.greedy, state)
            recorded = recorded.play(move)
    final = format_position(recorded.game.open_position())
    tags = (("shows", ", ".join(shown(recorded.record))), ("final", final))
    return replace(recorded.record, tags=tags)


def _last_moved(record: Record) -> bool:
    # One chance to draw after each move, so that a draw can be forgotten for good.
    last = record.acts[-1]
    return isinstance(last, Moved) and last.move != DRAW


def _chosen(game: Game, greedy: int, state: int) -> tuple[Move, int]:
    moves = [move for move in game.legal_moves() if move != DRAW]
    rare = [move for move in moves if move.kind is MoveKind.EXCHANGE or move.claim]
    choice, state = number_below(10, state)
    if rare and choice < 7:
        moves = rare
    elif choice < greedy:
        best = max(joined(game, move) for move in moves)
        moves = [move for move in moves if joined(game, move) == best]
    number, state = number_below(len(moves), state)
    return moves[number], state


def joined(game: Game, move: Move) -> int:
    """Return how much of one line the mover fills by a placement; 0 for other moves."""
    if move.kind is not MoveKind.PLACE or move.space is None:
        return 0
    filled = game.board.filled(game.side) | move.space.mask
    return max((filled & line.mask).bit_count() for line in LINES_THROUGH[move.space])


def shown(record: Record) -> list[str]:
    """Return what of the rarer events there is in a recorded game, in order of the alphabet."""
    games = list(record.games())
    events = set[str]()
    for before, act, after in zip(games, record.acts, games[1:], strict=False):
        if isinstance(act, Warned):
            events.add("warning")
        elif isinstance(act, GaveUp):
            events.add("card given up")
        else:
            events |= _events(before, act, after)
    if games[-1].owed.lost:
        events.add("forgotten draw")
    if games[-1].is_drawn:
        events.add("drawn game")
    return sorted(events)


def _events(before: Game, act: Moved, after: Game) -> set[str]:
    events = set()
    if act.move.kind is MoveKind.DRAW:
        events.add("draw by hand")
    if act.move.kind is MoveKind.REMOVE:
        events.add("removal")
    if act.move.kind is MoveKind.EXCHANGE:
        events.add("exchange")
    if act.move.kind is MoveKind.PASS:
        events.add("pass")
    if act.move.is_wild:
        events.add("wild Jack")
    if act.move.claim:
        events.add("claim chosen")
    if len(after.deck) > len(before.deck):
        events.add("reshuffle")
    if len(after.board.sequences) > len(before.board.sequences) + 1:
        events.add("two sequences at once")
    return events


def path_of(name: str) -> Path:
    """Return the file of a golden game."""
    return FOLDER / f"{name}.txt"


def main() -> None:
    """Write every file, and remove those of games that are planned no more."""
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for plan in PLANS:
        path_of(plan.name).write_text(format_record(play_golden(plan)), encoding="utf-8")


if __name__ == "__main__":
    main()
