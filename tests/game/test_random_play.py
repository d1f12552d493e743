"""What must hold at every ply of any game, whoever plays it however badly."""

import random
from collections import Counter

import pytest

from tests.game.rule_ids import RULE_IDS
from tests.game.side_by_side import TABLES
from trainer.game.board import Board
from trainer.game.cards import CARDS, PACK
from trainer.game.errors import IllegalMoveError
from trainer.game.legality import canonical, legal_moves, why_illegal
from trainer.game.lines import LINES, LINES_THROUGH
from trainer.game.moves import PASS, Move, exchange, place, remove
from trainer.game.play import play
from trainer.game.position import Hand, Position
from trainer.game.position_line import format_position, parse_position
from trainer.game.sides import SIDES
from trainer.game.spaces import SPACES
from trainer.game.table import Table, format_table

GAMES = 2
UNLISTED = 20


def dealt(table: Table, source: random.Random) -> Position:
    deck = list(PACK)
    source.shuffle(deck)
    hands = []
    for _ in range(table.people):
        hands.append(Hand(tuple(deck[: table.hand_size])))
        del deck[: table.hand_size]
    return Position(Board(), table, 1, tuple(hands), deck=tuple(deck))


def any_move(position: Position, source: random.Random) -> Move:
    """Return a well-written move, mostly of a card in the hand, mostly illegal."""
    held = position.hand.cards
    card = source.choice(held) if held and source.random() < 0.8 else source.choice(CARDS)
    space = source.choice(SPACES)
    if source.random() < 0.5 and position.board.layout.spaces_of(card):
        space = source.choice(position.board.layout.spaces_of(card))
    kind = source.randrange(8)
    if kind == 0:
        return PASS
    if kind == 1:
        return exchange(card)
    if kind in (2, 3):
        return remove(card, space)
    if kind == 4:
        lines = source.sample(LINES_THROUGH[space], source.randint(1, 3))
        return place(card, space, tuple(lines))
    if kind == 5:
        return place(card, space, (source.choice(LINES),))
    return place(card, space)


def check_cards(position: Position) -> None:
    cards = Counter(position.discards)
    cards.update(position.deck or ())
    for hand in position.hands:
        cards.update(hand.cards)
    assert cards == Counter(PACK)


def check_moves(position: Position, source: random.Random) -> None:
    moves = legal_moves(position)
    assert list(moves) == sorted(moves, key=lambda move: move.order)
    assert len(set(moves)) == len(moves)
    assert all(why_illegal(position, move) is None for move in moves)
    refused = 0
    while refused < UNLISTED:
        move = any_move(position, source)
        found = why_illegal(position, move)
        if canonical(position, move) in moves:
            assert found is None
            assert play(position, move) == play(position, canonical(position, move))
            continue
        assert found is not None, move
        assert found.rule in RULE_IDS
        with pytest.raises(IllegalMoveError):
            play(position, move)
        refused += 1


def check_protection(before: Board, now: Board) -> None:
    assert now.protected & before.protected == before.protected
    for side in SIDES:
        kept = before.chips[side] & before.protected
        assert now.chips[side] & before.protected == kept
        assert set(before.sequences_of(side)) <= set(now.sequences_of(side))


@pytest.mark.parametrize("table", TABLES, ids=format_table)
def test_eq_2_seq_3_and_every_refusal_hold_at_every_ply(table: Table) -> None:
    plies = 0
    for game in range(GAMES):
        source = random.Random(TABLES.index(table) * GAMES + game)  # noqa: S311
        position = dealt(table, source)
        while not position.is_over:
            check_cards(position)
            check_moves(position, source)
            assert parse_position(format_position(position)) == position
            following = play(position, source.choice(legal_moves(position)))
            check_protection(position.board, following.board)
            assert (following.board.occupied ^ position.board.occupied).bit_count() <= 1
            position = following
            plies += 1
        assert legal_moves(position) == ()
        check_cards(position)
    assert plies > 50
