"""Positions from seeds: out of random games, and built so that lines of four are there."""

import random
from collections import Counter

from tests.game.random_games import random_game
from trainer.game.board import Board, unclaimed
from trainer.game.cards import CARDS, PACK, Card
from trainer.game.lines import LINES, LINES_THROUGH
from trainer.game.position import Hand, Position
from trainer.game.sides import Side
from trainer.game.spaces import CORNER_MASK, SPACES, spaces_of
from trainer.game.table import Table, parse_table
from trainer.game.view import view

TWO_SIDES = (
    "2p2s",
    "2p2s",
    "2p2s+sprint",
    "2p2s+first-five",
    "2p2s+whole-runs",
    "2p2s+dead-turn",
    "2p2s+sprint+whole-runs+first-five",
)
MORE_SEATS = ("3p3s", "3p3s", "4p2s", "4p2s+sprint", "3p3s+whole-runs", "3p3s+dead-turn")
TEAMS_OF_THREE = ("6p3s",)


def from_game(seed: int) -> Position | None:
    """Return what the mover sees in the middle of a random game; None where it ended before."""
    source = random.Random(seed)  # noqa: S311  a game, not a secret
    table = parse_table(source.choice(TWO_SIDES))
    plies = source.randint(24, 80)
    *_, (_, _, game) = random_game(table, seed, plies)
    if game.winner is not None or game.is_drawn:
        return None
    seen = view(game, game.seat)
    return seen if seen.hand.cards and seen.seat == game.seat else None


def built(seed: int, tables: tuple[str, ...] = TWO_SIDES, *, few: bool = False) -> Position:
    """Return a board with many lines of three and four, and hands that can use some of them.

    With `few` most cards lie face up, so that all courses of several opponents can be played.
    """
    source = random.Random(seed)  # noqa: S311
    table = parse_table(source.choice(tables))
    board = _board(source, table)
    seat = source.randint(1, table.people)
    left = Counter(PACK)
    discards: list[Card] = []
    for space in spaces_of(board.occupied):
        card = board.layout.card_at(space)
        if card is not None and left[card] and source.random() < 0.9:
            _move(left, card, discards)
    hand: list[Card] = []
    wanted = _useful_cards(board, table)
    for _ in range(source.randint(2, 3 if few else table.hand_size)):
        choice = source.choice(wanted if source.random() < 0.8 and wanted else CARDS)
        if left[choice]:
            _move(left, choice, hand)
    dead = [card for card in +left if not card.is_jack and _is_dead(board, card)]
    if dead and source.random() < 0.3:
        _move(left, source.choice(dead), hand)
    if not hand:
        _move(left, next(iter(+left)), hand)
    hands = []
    for other in range(1, table.people + 1):
        if other == seat:
            hands.append(Hand(tuple(hand)))
        else:
            hands.append(_others_hand(source, left, wanted, table, few=few))
    if few:
        _thin(source, left, discards, wanted, sum(other.hidden for other in hands))
    exchanged = source.random() < 0.1
    return Position(board, table, seat, tuple(hands), tuple(discards), exchanged=exchanged)


def _is_dead(board: Board, card: Card) -> bool:
    return all(board.occupied >> space & 1 for space in board.layout.spaces_of(card))


def _move(left: Counter[Card], card: Card, to: list[Card]) -> None:
    left[card] -= 1
    to.append(card)


def _others_hand(
    source: random.Random, left: Counter[Card], wanted: list[Card], table: Table, *, few: bool
) -> Hand:
    hidden = source.randint(1, 2) if few else table.hand_size
    shape = source.random()
    if shape < 0.7:
        return Hand((), hidden)
    known: list[Card] = []
    for _ in range(source.randint(1, 3)):
        choice = source.choice(wanted if source.random() < 0.4 and wanted else CARDS)
        if left[choice]:
            _move(left, choice, known)
    return Hand(tuple(known), 0 if shape > 0.8 else hidden)


def _thin(
    source: random.Random,
    left: Counter[Card],
    discards: list[Card],
    wanted: list[Card],
    hidden: int,
) -> None:
    """Turn cards face up until few are unseen, rather those that matter little."""
    keep = hidden + source.choice((0, 1, 3, 5, 6, 7))
    cards = list((+left).elements())
    source.shuffle(cards)
    dear = set(wanted)
    cards.sort(key=lambda card: card not in dear and source.random() < 0.8)
    jacks = [card for card in cards if card.is_jack]
    for card in jacks[1:]:  # with many wild Jacks there is nothing that cannot happen
        if source.random() < 0.8:
            cards.remove(card)
            cards.append(card)
    discards.extend(cards[keep:])


def _board(source: random.Random, table: Table) -> Board:
    chips = [0, 0, 0]
    sequences: list[tuple[Side, int]] = []

    def taken_by_others(side: Side) -> int:
        return (chips[0] | chips[1] | chips[2]) & ~chips[side]

    if source.random() < 0.4:
        _cross(source, chips, source.choice(table.in_play))
    for side in table.in_play:
        if table.target == 2 and source.random() < 0.6:
            line = source.choice(LINES)
            if not line.mask & taken_by_others(side):
                chips[side] |= line.mask & ~CORNER_MASK
                sequences.append((side, line.index))
        for _ in range(source.randint(2, 4)):
            line = source.choice(LINES)
            for space in source.sample(line.spaces, source.choice((3, 4, 4, 4))):
                if not space.mask & (taken_by_others(side) | CORNER_MASK):
                    chips[side] |= space.mask
    for _ in range(source.randint(0, 14)):
        side = source.choice(table.in_play)
        space = source.choice(LINES).spaces[0]
        if not space.mask & (taken_by_others(side) | CORNER_MASK):
            chips[side] |= space.mask
    done = tuple((side, LINES[index]) for side, index in sequences)
    board = Board(chips=(chips[0], chips[1], chips[2]), sequences=done)
    return _opened(source, board)


def _cross(source: random.Random, chips: list[int], side: Side) -> None:
    """Fill two lines through one open space, or all but one more space of each."""
    space = source.choice([space for space in SPACES if not space.is_corner])
    short = source.randint(0, 1)
    for line in source.sample(LINES_THROUGH[space], 2):
        others = [each for each in line.spaces if each != space]
        for each in source.sample(others, len(others) - short):
            chips[side] |= each.mask & ~CORNER_MASK
    chips[side] &= ~space.mask


def _opened(source: random.Random, board: Board) -> Board:
    """Take a chip from each full line that is listed as no sequence."""
    while full := unclaimed(board):
        side, line = full[0]
        own = [space for space in line.spaces if board.chips[side] >> space & 1]
        loose = [space for space in own if not board.in_sequences >> space & 1]
        board = board.take(source.choice(loose))
    return board


def _useful_cards(board: Board, table: Table) -> list[Card]:
    """Return the cards of open spaces on lines of three or four, some Jacks among them."""
    found: list[Card] = []
    for side in table.in_play:
        filled = board.filled(side)
        for line in LINES:
            lacking = line.mask & ~filled
            if lacking.bit_count() <= 2 and not lacking & ~board.open:
                printed = [board.layout.card_at(space) for space in spaces_of(lacking)]
                found += [card for card in printed if card is not None] * (3 - lacking.bit_count())
    jacks = [card for card in CARDS if card.is_jack]
    return found + jacks * (len(found) // 30)
