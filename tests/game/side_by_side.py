"""Plays one game in the engine and in the oracle at once and compares them as text."""

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace

from tests.oracle import grid, people
from tests.oracle.game import OracleGame
from trainer.game.board import Board
from trainer.game.cards import PACK, format_card, parse_card
from trainer.game.chance import shuffled
from trainer.game.deal import deal
from trainer.game.deck import new_deck
from trainer.game.diagram import format_diagram
from trainer.game.game import Game
from trainer.game.legality import legal_moves
from trainer.game.moves import DRAW, Move, format_move, parse_move
from trainer.game.options import DrawRule, option_words
from trainer.game.play import play
from trainer.game.position import Hand, Position
from trainer.game.spaces import SPACES
from trainer.game.table import Table, parse_table

TABLES = (
    *(Table(number, 2) for number in (2, 4, 6, 8, 10, 12)),
    *(Table(number, 3) for number in (3, 6, 9, 12)),
    *(Table(number, 2, sprint=True) for number in (2, 4, 6, 8, 10, 12)),
)
"""Every table there is, without options."""

TABLES_WITH_OPTIONS = tuple(
    map(
        parse_table,
        [
            "2p2s+jax",
            "3p3s+jax",
            "12p2s+jax",
            "2p2s+strict",
            "6p3s+strict",
            "2p2s+first-five",
            "2p2s+whole-runs",
            "4p2s+first-five+whole-runs",
            "3p3s+whole-runs+dead-turn",
            "2p2s+dead-turn",
            "6p2s+sprint+dead-turn+jax",
            "8p2s+whole-runs+strict",
        ],
    )
)

LONGEST = 400
"""Plies after which a game is left: a pack of a dozen cards can go round for ever."""


@dataclass(frozen=True)
class Compared:
    """What one game came to."""

    plies: int
    moves: int
    sequences: int
    choices: int
    exchanges: int
    reshuffles: int
    passes: int
    winner: str
    """Letter of the side, `drawn`, or nothing for a game that was left."""

    def counts(self) -> dict[str, int]:
        """Return all but the winner, to be added up."""
        return {name: count for name, count in asdict(self).items() if name != "winner"}


def seeded_shuffle(seed: int) -> Callable[[list[str]], list[str]]:
    """Return a shuffle that depends on the cards and the seed, not on the order they come in."""
    source = random.Random(seed)  # noqa: S311

    def shuffle(cards: list[str]) -> list[str]:
        ordered = sorted(cards)
        source.shuffle(ordered)
        return ordered

    return shuffle


def start_position(table: Table, hands: list[list[str]], deck: list[str]) -> Position:
    """Return the engine's position for dealt cards and an empty board."""
    return Position(
        Board(),
        table,
        1,
        tuple(Hand(tuple(map(parse_card, hand))) for hand in hands),
        deck=tuple(map(parse_card, deck)),
    )


def drawing_of(board: Board) -> list[str]:
    """Return the engine's board as ten rows of ten marks."""
    rows = format_diagram(board).splitlines()[:10]
    return ["".join(row.split()[:10]) for row in rows]


def texts(position: Position) -> list[str]:
    """Return the engine's legal moves as text."""
    return [format_move(move) for move in legal_moves(position)]


def compare_board(board: Board, oracle: OracleGame) -> None:
    """Fail unless both see the same chips, sequences and protection."""
    assert drawing_of(board) == oracle.drawing()
    listed = [f"{side.letter}:{line}" for side, line in board.sequences]
    assert sorted(listed) == oracle.sequence_names()
    for space in SPACES:
        if board.occupied >> space & 1:
            safe = board.protected >> space & 1 == 1
            assert safe == oracle.is_protected((space.row, space.column))


def compare_game_state(game: Game, oracle: OracleGame) -> None:
    """Fail unless both say the same about a whole table."""
    compare_board(game.board, oracle)
    assert game.seat == oracle.seat + 1
    hands = [sorted(map(format_card, hand.cards)) for hand in game.hands]
    assert hands == [sorted(hand) for hand in oracle.hands]
    assert [list(map(format_card, pile)) for pile in game.piles] == oracle.piles
    assert list(map(format_card, game.deck)) == oracle.deck
    assert (game.exchanged, game.passes) == (oracle.exchanged, oracle.passes)
    assert (game.is_drawn, game.is_over) == (oracle.drawn, oracle.is_over())
    assert (game.winner.letter if game.winner is not None else "") == oracle.winner
    for seat in range(game.table.people):
        assert (game.why_no_draw(seat + 1) is None) == oracle.may_draw(seat)


def compare_state(position: Position, oracle: OracleGame) -> None:
    """Fail unless both say the same about the table."""
    compare_board(position.board, oracle)
    assert position.seat == oracle.seat + 1
    assert position.side.letter == oracle.side()
    hands = [sorted(map(format_card, hand.cards)) for hand in position.hands]
    assert hands == [sorted(hand) for hand in oracle.hands]
    assert [format_card(card) for card in position.deck or ()] == oracle.deck
    piled = sorted(card for pile in oracle.piles for card in pile)
    assert sorted(map(format_card, position.discards)) == piled
    assert position.exchanged == oracle.exchanged
    assert position.is_drawn == oracle.drawn
    assert (position.winner.letter if position.winner is not None else "") == oracle.winner


def reshuffled(before: Position, after: Position, shuffle: Callable[..., list[str]]) -> Position:
    """Do what a game does around a position: a new deck from the discards, and the card drawn."""
    cards = shuffle([format_card(card) for card in after.discards])
    top, *rest = map(parse_card, cards)
    hands = list(after.hands)
    hands[before.seat - 1] = Hand((*hands[before.seat - 1].cards, top))
    return replace(after, hands=tuple(hands), deck=tuple(rest), discards=())


def compare_game(table: Table, seed: int, *, greed: float, deck_size: int = 104) -> Compared:
    """Play one seeded game in both; AssertionError where they differ.

    `greed` is how often the mover looks for a move that lengthens its lines. A small deck
    makes all cards dead before long, so that people get stuck and pass.
    """
    source = random.Random(seed)  # noqa: S311
    deck = [format_card(card) for card in PACK]
    source.shuffle(deck)
    hands, rest = people.deal(table.people, deck)
    rest = rest[:deck_size]
    oracle = OracleGame(
        hands, rest, sides=table.sides, sprint=table.sprint, shuffle=seeded_shuffle(seed)
    )
    shuffle = seeded_shuffle(seed)
    position = start_position(table, hands, rest)
    plies = moves = choices = exchanges = reshuffles = passes = 0
    while True:
        compare_state(position, oracle)
        listed = texts(position)
        assert sorted(listed) == oracle.legal_moves()
        if oracle.is_over() or plies >= LONGEST:
            break
        move = choose(oracle, listed, source, greed)
        after = play(position, parse_move(move))
        draws = move != "--" and after.winner is None
        if draws and not position.deck:
            after = reshuffled(position, after, shuffle)
            reshuffles += 1
        oracle.play(move)
        position = after
        plies += 1
        moves += len(listed)
        choices += "=" in move
        exchanges += "~" in move
        passes += move == "--"
    return Compared(
        plies,
        moves,
        len(oracle.sequences),
        choices,
        exchanges,
        reshuffles,
        passes,
        oracle.winner or ("drawn" if oracle.drawn else ""),
    )


def dealt_oracle(table: Table, seed: int, first: int) -> OracleGame:
    """Return the oracle's game of a seed, the seat that starts being `first`.

    Its cards, now and at every reshuffle, come in the order of the engine's chance.
    """
    deck, chance = new_deck(seed)

    def shuffle(cards: list[str]) -> list[str]:
        nonlocal chance
        ordered, chance = shuffled(sorted(map(parse_card, cards)), chance)
        return list(map(format_card, ordered))

    return OracleGame.start(
        table.people,
        table.sides,
        list(map(format_card, deck)),
        sprint=table.sprint,
        agreed=option_words(table.options),
        shuffle=shuffle,
        seat=first - 1,
    )


def compare_whole_game(table: Table, seed: int, *, greed: float) -> Compared:
    """Deal one seeded game and play it to its end in both; AssertionError where they differ."""
    source = random.Random(seed)  # noqa: S311
    game = deal(table, seed)
    oracle = dealt_oracle(table, seed, game.seat)
    tally = Counter[str]()
    while True:
        compare_game_state(game, oracle)
        moves = game.legal_moves()
        listed = [format_move(move) for move in moves if move != DRAW]
        assert sorted(listed) == oracle.legal_moves()
        assert (DRAW in moves) == any(map(oracle.may_draw, range(table.people)))
        if oracle.is_over() or tally["plies"] >= LONGEST:
            break
        compare_open_position(game, parse_move(source.choice(listed)))
        before, tally["plies"] = len(game.deck), tally["plies"] + 1
        if oracle.owed and source.random() < 0.9:
            seat = source.choice(oracle.owed[-2:])
            oracle.draw_late(seat)
            game = game.draw(seat + 1)
        else:
            move = choose(oracle, listed, source, greed)
            oracle.play(move)
            game = game.play(parse_move(move))
            tally["choices"] += "=" in move
            tally["exchanges"] += "~" in move
            tally["passes"] += move == "--"
        tally["moves"] += len(listed)
        tally["reshuffles"] += len(game.deck) > before
    return Compared(
        tally["plies"],
        tally["moves"],
        len(oracle.sequences),
        tally["choices"],
        tally["exchanges"],
        tally["reshuffles"],
        tally["passes"],
        oracle.winner or ("drawn" if oracle.drawn else ""),
    )


def compare_open_position(game: Game, move: Move) -> None:
    """Fail unless a position with all cards known plays a move as the game does."""
    if not game.deck or game.table.options.draw is not DrawRule.AUTOMATIC:
        return
    assert play(game.open_position(), move) == game.play(move).open_position()


def choose(oracle: OracleGame, listed: list[str], source: random.Random, greed: float) -> str:
    """Choose a move: any, or one whose chip joins the most own chips in one line."""
    if source.random() >= greed:
        return source.choice(listed)
    scored = [(_joined(oracle, move), source.random(), move) for move in listed]
    return max(scored)[2]


def _joined(oracle: OracleGame, move: str) -> int:
    if "~" in move:
        return 4
    if "@" not in move:
        return 0
    space = grid.space_named(move[3:].partition("=")[0])
    own = oracle.side()
    best = 0
    for line in grid.LINES_AT[space]:
        joined = [oracle.chips[row][column] == own for row, column in line]
        best = max(best, sum(joined) + any(map(grid.is_corner, line)))
    return best
