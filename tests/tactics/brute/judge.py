"""The verdicts of plain enumeration: for each move of the mover, which goals it meets."""

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations

from tests.oracle import grid, people
from tests.oracle.game import OracleGame
from tests.tactics.brute.courses import (
    Known,
    count_sequences,
    courses,
    seats_between,
    winning_spaces,
)

COMPLETE_GOALS = ("complete", "complete corner", "complete second", "complete two")
SAFE_GOALS = ("block", "block sequence", "remove threat", "force")
"""Goals for which all courses are played."""

GOALS = ("win", *COMPLETE_GOALS, "exchange", "remove", "fork", *SAFE_GOALS)


@dataclass
class Question:
    """A table as the mover sees it, on turn; its own cards are in `known`."""

    game: OracleGame
    known: Known

    @property
    def side(self) -> str:
        """The mover's side."""
        return people.side_of(self.known.mover, self.game.sides)


def legal(question: Question) -> list[str]:
    """Every legal move of the mover, in order of text."""
    return question.game.legal_moves()


def met_goals(question: Question, move: str, wanted: tuple[str, ...] = GOALS) -> set[str]:
    """The goals among those wanted that a legal move meets."""
    met = set()
    goes_on = move.endswith("~") and "dead-turn" not in question.game.agreed
    if move.endswith("~"):
        met.add("exchange")
    if goes_on:
        return met & set(wanted)
    before, game = question.game, question.game.copy()
    game.play(move)
    side, mover = question.side, question.known.mover
    new = game.sequences[len(before.sequences) :]
    takes = "x" in move
    if game.winner == side:
        met |= {"win", *SAFE_GOALS} - {"remove threat"}
    if takes:
        met.add("remove")
    if new:
        met |= _ways([line for _, line in new], count_sequences(game, side))
    hand = list(game.hands[mover])
    ready = winning_spaces(game.copy(), mover, hand, 1)
    earlier = winning_spaces(before.copy(), mover, hand, 1)
    if game.winner != side and len(ready) >= 2 and ready - earlier:
        met.add("fork")
    if game.winner == side and _still_forks(game, ready, earlier):
        met.add("fork")
    if game.winner != side and set(SAFE_GOALS) & set(wanted):
        met |= _safe(question, game, hand, takes=takes, wanted=wanted)
    return met & set(wanted)


def _still_forks(game: OracleGame, ready: set[grid.Space], earlier: set[grid.Space]) -> bool:
    """A move that wins is asked for its double threat like any other."""
    return bool(game.winner) and len(ready) >= 2 and bool(ready - earlier)


def _ways(lines: list[grid.Line], total: int) -> set[str]:
    met = {"complete"}
    if any(grid.is_corner(space) for line in lines for space in line):
        met.add("complete corner")
    if total >= 2:
        met.add("complete second")
    if len(lines) >= 2:
        met.add("complete two")
    return met


def _safe(
    question: Question, game: OracleGame, hand: list[str], *, takes: bool, wanted: tuple[str, ...]
) -> set[str]:
    mover, side = question.known.mover, question.side
    after = _after_move(question, game)
    missing = game.target - count_sequences(game, side)
    ready = winning_spaces(game.copy(), mover, hand, missing)
    others = len(game.sequences) - count_sequences(game, side)
    no_win = no_sequence = True
    always_wins = bool(ready)
    for end in courses(game, after, seats_between(game, mover)):
        if end.winner:
            no_win = no_sequence = always_wins = False
            break
        if len(end.sequences) - count_sequences(end, side) > others:
            no_sequence = False
        if always_wins and not _wins_somewhere(end, mover, hand, missing, ready):
            always_wins = False
        if not ({"block", "force"} & set(wanted)) and not no_sequence:
            break
    met = set()
    if no_win:
        met.add("block")
    if no_sequence:
        met.add("block sequence")
        if takes:
            met.add("remove threat")
    if no_win and always_wins:
        met.add("force")
    return met


def _after_move(question: Question, game: OracleGame) -> Known:
    known = question.known
    cards = [list(hand) for hand in known.cards]
    cards[known.mover] = list(game.hands[known.mover])
    played = Counter(question.game.hands[known.mover]) - Counter(game.hands[known.mover])
    return Known(known.mover, cards, known.hidden, [*known.discards, *played.elements()])


def _wins_somewhere(
    end: OracleGame, mover: int, hand: list[str], missing: int, ready: set[grid.Space]
) -> bool:
    table = end.copy()
    table.seat = mover
    for space in ready:
        if table.is_open(space) and len(table.own_claims(space)[0]) >= missing:
            return True
    return bool(winning_spaces(table, mover, hand, missing))


def chance_of_loss(question: Question, move: str) -> Fraction:
    """The share of all deals in which an opponent holds a card that wins on the board after.

    Every way to deal the unseen cards to the hidden hands is counted, card by card.
    """
    game = question.game.copy()
    game.play(move)
    if game.winner:
        return Fraction(game.winner != question.side)
    known = _after_move(question, game)
    cards = sorted(known.unseen().elements())
    seats = seats_between(game, known.mover)
    winning = {seat: _winning_cards(game, seat) for seat in seats}
    if any(card in winning[seat] for seat in seats for card in known.cards[seat]):
        return Fraction(1)
    hands = [(seat, known.hidden[seat]) for seat in seats]
    total, bad = _deals(cards, frozenset(range(len(cards))), hands, winning)
    return Fraction(bad, total)


def _deals(
    cards: list[str],
    left: frozenset[int],
    hands: list[tuple[int, int]],
    winning: dict[int, set[str]],
) -> tuple[int, int]:
    if not hands:
        return 1, 0
    (seat, size), *rest = hands
    total = bad = 0
    for hand in combinations(sorted(left), size):
        ways, lost = _deals(cards, left - set(hand), rest, winning)
        wins = any(cards[number] in winning[seat] for number in hand)
        total += ways
        bad += ways if wins else lost
    return total, bad


def _winning_cards(game: OracleGame, seat: int) -> set[str]:
    table = game.copy()
    table.seat = seat
    missing = table.target - count_sequences(table, table.side())
    spaces = winning_spaces(table, seat, ["JC"], missing)
    printed = {table.layout[row][column] for row, column in spaces}
    return printed | {"JC", "JD"} if spaces else set()
