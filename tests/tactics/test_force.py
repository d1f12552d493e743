"""Winning by force: over all that two sides, three sides and teams can do in between."""

from dataclasses import replace

import pytest

from tests.game.drawn import after
from tests.tactics.boards import (
    JACKS,
    THREE_IN_ROW_5,
    THREE_IN_ROW_8,
    at,
    tried,
)
from trainer.game.cards import parse_cards
from trainer.game.position import Hand, Position
from trainer.tactics.allowance import Allowance
from trainer.tactics.cause import Cause
from trainer.tactics.force import defence, winning_next

SPRINT = "2p2s+sprint"
ONE_EYED = "JH JH JS JS"
DEAD_9H = THREE_IN_ROW_5.replace(". . . . . . . . . .  3", ". . . . . . . . g .  3").replace(
    ". . . . . . . . . .  7", ". . . . g . . . . .  7"
)
"""As THREE_IN_ROW_5, with chips on both spaces of 9H: e7 and i3."""


def plan(hand: str = "5H 4H 9C", table: str = SPRINT, discards: str = ONE_EYED) -> Position:
    return at(THREE_IN_ROW_5, hand, table=table, discards=discards)


def with_hand(where: Position, seat: int, cards: str, hidden: int = 0) -> Position:
    hands = list(where.hands)
    hands[seat - 1] = Hand(parse_cards(cards), hidden)
    return replace(where, hands=tuple(hands))


def test_two_finishing_spaces_with_a_card_for_each_beat_one_block() -> None:
    """TAC-3."""
    assert tried(plan(), "force", "5H@e5").met


def test_both_spaces_are_needed_and_cards_for_both() -> None:
    assert tried(plan("5H 4H"), "force", "5H@e5").cause is Cause.ONE_BLOCK
    assert tried(plan("5H 9C"), "force", "5H@e5").cause is Cause.ONE_BLOCK


def test_a_wild_jack_finishes_on_whichever_is_left() -> None:
    assert tried(plan("5H JC"), "force", "5H@e5").met


def test_a_card_that_is_only_drawn_later_is_not_relied_on() -> None:
    where = replace(plan("5H 4H"), deck=parse_cards("9C"))
    assert tried(where, "force", "5H@e5").cause is Cause.ONE_BLOCK


def test_one_unseen_one_eyed_jack_breaks_it() -> None:
    """JACK-ONE-1."""
    where = plan(discards="JH JH JS")
    verdict = tried(where, "force", "5H@e5")
    assert verdict.cause is Cause.ONE_EYED_BREAKS
    assert verdict.reply is not None
    assert str(verdict.reply.move).startswith("JSx")


def test_a_winning_move_is_a_forced_win_too() -> None:
    four = THREE_IN_ROW_5.replace(". b b b . .", ". b b b b .")
    assert tried(at(four, "4H", table=SPRINT), "force", "4H@f5").met


def test_an_opponent_that_wins_first_refutes_it() -> None:
    board = THREE_IN_ROW_5.replace(". . g g . . .", ". . g g g g .")
    where = at(board, "5H 4H 9C", table=SPRINT, discards=ONE_EYED)
    verdict = tried(where, "force", "5H@e5")
    assert verdict.cause is Cause.LEFT_THREAT_OPEN
    assert verdict.reply is not None
    assert verdict.reply.wins


def test_a_threat_of_theirs_without_cards_refutes_nothing() -> None:
    """TAC-7: b9 shows 7S, g9 2S."""
    board = THREE_IN_ROW_5.replace(". . g g . . .", ". . g g g g .")
    gone = f"7S 7S 2S 2S {JACKS} {ONE_EYED}"
    assert tried(at(board, "5H 4H 9C", table=SPRINT, discards=gone), "force", "5H@e5").met


def test_an_opponent_without_a_legal_move_proves_nothing() -> None:
    """END-1: its pass alone is no win for the mover."""
    where = with_hand(at(DEAD_9H, "5D 2C", table=SPRINT, discards=ONE_EYED), 2, "")
    verdict = tried(where, "force", "5D@f3")
    assert not verdict.met
    assert verdict.cause is Cause.NO_THREAT
    assert tried(where, "win", "5D@f3").cause is not None


def test_an_opponent_without_a_legal_move_is_beaten_by_one_threat() -> None:
    where = with_hand(at(DEAD_9H, "5H 4H", table=SPRINT, discards=ONE_EYED), 2, "")
    assert tried(where, "force", "5H@e5").met


def test_a_known_dead_card_may_become_any_unseen_card() -> None:
    """DEAD-2: the exchange brings the block."""
    dead = with_hand(at(DEAD_9H, "5H 4H", table=SPRINT, discards=ONE_EYED), 2, "9H")
    verdict = tried(dead, "force", "5H@e5")
    assert verdict.cause is Cause.ONE_BLOCK
    live = with_hand(at(THREE_IN_ROW_5, "5H 4H", table=SPRINT, discards=ONE_EYED), 2, "9H")
    assert tried(live, "force", "5H@e5").met


def test_an_exchange_that_takes_the_turn_brings_no_block() -> None:
    """VAR-DEAD."""
    where = at(DEAD_9H, "5H 4H", table=f"{SPRINT}+dead-turn", discards=ONE_EYED)
    assert tried(with_hand(where, 2, "9H"), "force", "5H@e5").met


@pytest.mark.parametrize("table", ["3p3s", "4p2s+sprint"])
def test_two_opponents_can_close_both_spaces(table: str) -> None:
    """TAC-8: several opponents move before you do."""
    assert tried(plan(table=table), "force", "5H@e5").cause is Cause.STOPPED_TOGETHER


def test_two_opponents_need_two_cards() -> None:
    """No copy is used twice: with 9C gone and one wild Jack left, only one space is closed."""
    where = plan(table="3p3s", discards=f"{ONE_EYED} JC JC JD JD 9C 4H")
    assert tried(where, "force", "5H@e5").met
    one_jack = plan(table="3p3s", discards=f"{ONE_EYED} JC JC JD 9C 4H")
    assert tried(one_jack, "force", "5H@e5").met
    two_jacks = plan(table="3p3s", discards=f"{ONE_EYED} JC JC 9C 4H")
    assert tried(two_jacks, "force", "5H@e5").cause is Cause.STOPPED_TOGETHER


def test_help_of_a_team_mate_is_not_relied_on() -> None:
    """TALK-1: four people, two sides; seat 3 might play e5 itself, but need not."""
    where = at(THREE_IN_ROW_5, "4H 9C", table="4p2s+sprint", discards=ONE_EYED)
    assert tried(where, "force", "4H@f5").cause is Cause.NO_THREAT


def test_a_known_card_and_an_unseen_one_can_stop_it_together() -> None:
    """Seat 2 is known to hold a wild Jack, and need not use up the only 4H that is unseen."""
    where = plan(table="3p3s", discards=f"{ONE_EYED} JC JC JD 9C")
    known = with_hand(with_hand(where, 2, "JD"), 3, "", hidden=1)
    verdict = tried(known, "force", "5H@e5")
    assert verdict.cause is Cause.STOPPED_TOGETHER


def test_a_plan_is_only_looked_at_where_it_threatens_to_win() -> None:
    made = after(at(THREE_IN_ROW_8, "4H"), "4H@f5")
    assert winning_next(made, 1) == frozenset()
    assert winning_next(after(plan(), "5H@e5"), 1) != frozenset()
    assert defence(after(plan(), "5H@e5"), 1, Allowance()) is None
