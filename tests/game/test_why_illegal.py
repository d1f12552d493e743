"""Every move that is not legal is refused, by a rule, in words for a child."""

import re
from collections.abc import Iterator
from itertools import islice

import pytest

from tests.game.full_table import game_with
from tests.game.random_games import TABLES, random_game
from trainer.game.cards import CARDS
from trainer.game.deal import deal
from trainer.game.errors import Refusal
from trainer.game.game import Game
from trainer.game.legality import canonical, legal_moves, why_illegal
from trainer.game.moves import DRAW, PASS, Move, MoveKind, exchange, place, remove
from trainer.game.position import Position
from trainer.game.rulebook import RULES
from trainer.game.spaces import SPACES
from trainer.game.table import Table, parse_table

MOST_WORDS = 20


def every_move(position: Position) -> Iterator[Move]:
    """Every card in every way on every space, and each way of counting that somebody might try."""
    yield PASS
    yield DRAW
    for card in CARDS:
        yield exchange(card)
        for space in SPACES:
            yield remove(card, space)
            yield place(card, space)
    for space in SPACES:
        if position.board.open >> space & 1:
            for claim in position.board.claims(position.side, space):
                for card in position.hand.cards:
                    yield place(card, space, claim)
                    yield place(card, space, claim[:1])
                    yield Move(MoveKind.REMOVE, card, space, claim)


def plain(refusal: Refusal) -> None:
    """Fail unless a refusal names a rule and speaks in a sentence or two of few words."""
    assert refusal.rule in RULES
    assert len(refusal.message.split()) <= MOST_WORDS, refusal.message
    assert re.fullmatch(r"[A-Z0-9].*\.", refusal.message), refusal.message
    assert refusal.rule not in refusal.message


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_move_is_either_listed_or_refused_never_both(table: Table) -> None:
    for number, (game, _, _) in enumerate(random_game(table, seed=17)):
        if number not in (6, 40, 75):
            continue
        position = game.position()
        listed = set(legal_moves(position))
        for move in every_move(position):
            refusal = why_illegal(position, move)
            assert (refusal is None) == (canonical(position, move) in listed), move
            if refusal is not None:
                plain(refusal)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_game_lists_what_it_does_not_refuse_to_the_end(table: Table) -> None:
    last: Game | None = None
    for number, (game, _, following) in enumerate(random_game(table, seed=18, plies=2000)):
        last = following
        if number % 29 == 5:
            position, listed = game.position(), set(game.legal_moves())
            for move in (*listed, *islice(every_move(position), 0, None, 97)):
                if canonical(position, move) == move:
                    assert (game.why_illegal(move) is None) == (move in listed), move
    assert last is not None
    if last.is_over:
        for move in (PASS, DRAW, place(CARDS[0], SPACES[1])):
            refusal = last.why_illegal(move)
            assert refusal is not None
            assert refusal.rule in ("SEQ-9", "END-2")


def test_the_refusals_of_talk_and_draws_are_plain_too() -> None:
    team, alone = deal(Table(4, 2), seed=1, dealer=4), deal(Table(2, 2), seed=1)
    warned = team.warn(1)
    jax, strict = (deal(parse_table(f"4p2s+{rule}"), seed=1) for rule in ("jax", "strict"))
    late = jax.play(jax.legal_moves()[0])
    late = late.play(late.legal_moves()[0]).play(DRAW)
    gone = strict.play(strict.legal_moves()[0])
    gone = gone.play(gone.legal_moves()[0])
    found = [
        team.why_illegal(DRAW),
        alone.why_no_warning(1),
        deal(parse_table("4p2s+open-talk"), seed=1).why_no_warning(1),
        warned.why_illegal(PASS),
        warned.why_no_draw(1),
        warned.why_no_warning(2),
        warned.why_no_giving_up(2, CARDS[0]),
        warned.why_no_giving_up(1, next(card for card in CARDS if card not in team.hands[0].cards)),
        jax.why_illegal(DRAW),
        late.why_no_draw(jax.seat),
        gone.why_no_draw(strict.seat),
        game_with("JS JH JH", "KC KD KH", table="12p2s").play(PASS).why_illegal(PASS),
    ]
    for refusal in found:
        assert refusal is not None
        plain(refusal)
    assert len({str(refusal) for refusal in found}) >= 9
