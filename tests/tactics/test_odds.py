"""Chances, against numbers worked out by hand and against the closed formula."""

from dataclasses import replace
from fractions import Fraction
from math import comb

import pytest

from tests.game.drawn import after
from tests.tactics.boards import (
    JACKS,
    OPEN_FOUR,
    THREAT,
    THREE_IN_ROW_5,
    THREE_SIDES,
    at,
)
from trainer.game.cards import Card, parse_cards
from trainer.game.position import Hand, Position
from trainer.tactics.answers import (
    blocking_cards,
    chance_of_answer,
    chance_of_removal,
    removing_cards,
)
from trainer.tactics.odds import (
    Odds,
    chance_held,
    chance_of_loss,
    chance_of_sequence,
    lowest_risk,
    risk,
)
from trainer.tactics.report import band

GREEN = "g:b2-f2"
START = at(hand="2S 3S 4S 5S 6S 7S 8S")
"""The first turn of two: seven cards seen, 97 not."""


def held(where: Position, cards: frozenset[Card], seats: tuple[int, ...] | None = None) -> Odds:
    return chance_held(where, where.seat, lambda _: cards, seats)


@pytest.mark.parametrize(
    ("cards", "useful", "percent"),
    [
        ("9H", 2, 14.0),
        ("8S", 1, 7.2),
        ("JC JD", 4, 26.3),
        ("JC JD JH JS", 8, 46.4),
        ("9H JC JD", 6, 37.0),
        ("9H JC JD JH JS", 10, 54.5),
        ("8S JC JD JH JS", 9, 50.6),
    ],
)
def test_the_chances_at_the_start_of_a_game_for_two(
    cards: str, useful: int, percent: float
) -> None:
    """U = 97, h = 7: one minus C(U - k, h) / C(U, h)."""
    odds = held(START, frozenset(parse_cards(cards)))
    assert (odds.useful, odds.unseen, odds.hidden) == (useful, 97, 7)
    assert odds.percent == percent
    assert odds.chance == 1 - Fraction(comb(97 - useful, 7), comb(97, 7))


def test_three_players_one_neighbour_or_either_of_two() -> None:
    """U = 98, six cards each."""
    where = at(hand="2S 3S 4S 5S 6S 7S", table="3p3s")
    card = frozenset(parse_cards("9H"))
    assert held(where, card, seats=(2,)).percent == 11.9
    assert held(where, card).percent == 23.1
    assert held(where, card).hidden == 12


def test_a_team_is_one_hand_as_large_as_its_hands() -> None:
    where = at(hand="2S 3S 4S 5S 6S 7S", table="4p2s")
    odds = held(where, frozenset(parse_cards("9H")))
    assert odds.hidden == 12
    assert odds.chance == 1 - Fraction(comb(96, 12), comb(98, 12))


def test_what_each_of_two_sides_needs_is_counted_for_that_side_alone() -> None:
    """Green wins with AH or a wild Jack on g5, and so does red; each card is counted once."""
    where = after(at(THREE_SIDES, "6H", table="3p3s"), "6H@i6")
    odds = chance_of_loss(where, 1)
    assert (odds.useful, odds.unseen, odds.hidden) == (6, 103, 12)
    assert odds.chance == 1 - Fraction(comb(97, 12), comb(103, 12))


def test_a_known_card_is_certain() -> None:
    where = replace(at(THREAT, "4H", sequences=GREEN), hands=hands("4H", "AD"))
    odds = risk(where, after(where, "4H@f5"))
    assert odds.chance == 1
    assert odds.percent == 100


def test_open_hands_without_the_card_are_no_risk() -> None:
    where = replace(at(THREAT, "4H", sequences=GREEN), hands=hands("4H", "2C 3C"))
    assert risk(where, after(where, "4H@f5")).chance == 0


def hands(own: str, theirs: str) -> tuple[Hand, Hand]:
    return Hand(parse_cards(own)), Hand(parse_cards(theirs))


def test_cards_that_lie_face_up_lower_the_risk_to_nothing() -> None:
    where = at(THREAT, "4H", sequences=GREEN, discards=f"AD AD {JACKS}")
    assert risk(where, after(where, "4H@f5")).chance == 0
    assert lowest_risk(where) == 0


def test_a_line_that_does_not_win_is_no_loss_but_a_sequence() -> None:
    board = THREAT.replace("G", "g").replace(". g g g g g .", ". g g g . g .")
    where = after(at(board, "4H"), "4H@f5")
    assert chance_of_loss(where, 1).chance == 0
    assert chance_of_sequence(where, 1).useful == 8


def test_the_lowest_risk_is_that_of_the_best_move() -> None:
    where = at(OPEN_FOUR, "AD 4H", sequences=GREEN)
    moves = {move: risk(where, after(where, move)) for move in ("AD@g8", "AD@b10", "4H@f5")}
    assert lowest_risk(where) == moves["AD@g8"].chance
    assert moves["AD@g8"].useful == 6
    assert moves["4H@f5"].useful == 7
    assert moves["AD@b10"].useful == 7


def test_who_can_answer_a_four_with_one_gap() -> None:
    """Two copies less the one played, four wild Jacks, four one-eyed ones."""
    where = after(at(THREE_IN_ROW_5, "5H 4H", table="2p2s+sprint"), "5H@e5")
    assert set(map(str, blocking_cards(where, 1, where.table.side_of(2)))) == {"4H", "JC", "JD"}
    assert set(map(str, removing_cards(where, 1, where.table.side_of(2)))) == {"JH", "JS"}
    assert chance_of_answer(where, 1).useful == 1 + 4 + 4
    assert chance_of_removal(where, 1).useful == 4


def test_a_double_threat_is_answered_by_a_one_eyed_jack_alone() -> None:
    where = after(at(THREE_IN_ROW_5, "5H 4H 9C", table="2p2s+sprint"), "5H@e5")
    assert blocking_cards(where, 1, where.table.side_of(2)) == frozenset()
    assert chance_of_answer(where, 1) == chance_of_removal(where, 1)
    assert chance_of_answer(where, 1).useful == 4


def test_nobody_need_answer_what_the_hand_cannot_finish() -> None:
    where = after(at(THREE_IN_ROW_5, "5H 2C", table="2p2s+sprint"), "5H@e5")
    assert chance_of_answer(where, 1).chance == 0
    assert chance_of_removal(where, 1).chance == 0


@pytest.mark.parametrize(
    ("loss", "name"),
    [
        (0.0, "best"),
        (2.0, "best"),
        (2.1, "fine"),
        (5.0, "fine"),
        (5.1, "doubtful"),
        (10.0, "doubtful"),
        (10.1, "bad"),
        (20.0, "bad"),
        (20.1, "blunder"),
    ],
)
def test_a_loss_is_named_by_its_band(loss: float, name: str) -> None:
    assert band(loss) == name
