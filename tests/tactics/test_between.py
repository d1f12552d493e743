"""What opponents can do before the mover's next turn, on drawn boards."""

from dataclasses import replace

from tests.game.drawn import after
from tests.tactics.boards import JACKS, THREAT, THREE_IN_ROW_8, THREE_SIDES, at, tried
from trainer.game.cards import parse_cards
from trainer.game.position import Hand, Position
from trainer.tactics.allowance import Allowance
from trainer.tactics.between import reply_before_next_turn
from trainer.tactics.cause import Cause
from trainer.tactics.holdings import holdings, seats_between, unseen_cards

GREEN = "g:b2-f2"
ONE_EYED = "JH JH JS JS"
DEAD_KS = THREAT.replace(". . . . . . . . . .  4", ". b . . . . . . . b  4")
"""As THREAT, with chips on b4 and j4, both spaces of KS."""
HALF_DEAD_KS = THREAT.replace(". . . . . . . . . .  4", ". . . . . . . . . b  4")
"""As THREAT, with KS open on b4 alone."""


def with_hand(where: Position, seat: int, cards: str, hidden: int = 0) -> Position:
    hands = list(where.hands)
    hands[seat - 1] = Hand(parse_cards(cards), hidden)
    return replace(where, hands=tuple(hands))


def acts(made: Position) -> list[str]:
    reply = reply_before_next_turn(made, 1, Allowance())
    return [] if reply is None else [f"{act.seat} {act.move}" for act in reply.acts]


def test_opponents_act_in_their_order_and_team_mates_are_left_out() -> None:
    """SEAT-3, DEAL-4."""
    assert seats_between(at(table="4p2s"), 1) == (2, 4)
    assert seats_between(at(table="4p2s"), 3) == (4, 2)
    assert seats_between(at(table="3p3s"), 2) == (3, 1)
    assert seats_between(at(table="6p3s"), 1) == (2, 3, 5, 6)


def test_the_plainest_answer_is_told_even_if_others_come_before() -> None:
    made = after(at(THREE_SIDES, "6H", table="3p3s"), "6H@i6")
    assert acts(made) == ["2 AH@g5"]


def test_a_team_finishes_a_line_that_is_two_short() -> None:
    where = at(THREE_IN_ROW_8, "4H", table="4p2s+sprint")
    assert tried(where, "block", "4H@i8").cause is Cause.FINISHED_TOGETHER
    alone = at(THREE_IN_ROW_8, "4H", table="2p2s+sprint")
    assert tried(alone, "block", "4H@i8").met


def test_a_one_eyed_jack_of_one_side_helps_another() -> None:
    """Red removes nothing for itself: it opens g5 for green, or green for red."""
    made = after(at(THREE_SIDES, "AH", table="3p3s"), "AH@g5")
    assert acts(made) == ["2 JSxg5", "3 AH@g5"]
    gone = after(at(THREE_SIDES, "AH", table="3p3s", discards=ONE_EYED), "AH@g5")
    assert acts(gone) == []


def test_no_copy_is_used_twice() -> None:
    """Row 8 lacks two chips, and its cards are gone: one wild Jack is too few, two are enough."""
    cards = "8S 8S TC TC AD AD KD KD"
    one_jack = at(THREE_IN_ROW_8, "4H", table="4p2s+sprint", discards=f"{cards} JC JC JD")
    two_jacks = at(THREE_IN_ROW_8, "4H", table="4p2s+sprint", discards=f"{cards} JC JC")
    assert tried(one_jack, "block", "4H@i8").met
    assert tried(two_jacks, "block", "4H@i8").cause is Cause.FINISHED_TOGETHER


def test_a_known_card_is_there_for_sure_and_no_other() -> None:
    where = at(THREAT, "4H", sequences=GREEN)
    assert tried(with_hand(where, 2, "AD"), "block", "4H@f5").cause is Cause.LEFT_THREAT_OPEN
    assert tried(with_hand(where, 2, "2C"), "block", "4H@f5").met
    assert tried(with_hand(where, 2, "2C", hidden=1), "block", "4H@f5").cause is not None


def test_a_known_dead_card_may_be_exchanged_for_the_winning_one() -> None:
    """DEAD-2."""
    where = at(DEAD_KS, "4H", sequences=GREEN)
    assert not tried(with_hand(where, 2, "KS"), "block", "4H@f5").met
    gone = at(DEAD_KS, "4H", sequences=GREEN, discards=f"AD AD {JACKS}")
    assert tried(with_hand(gone, 2, "KS"), "block", "4H@f5").met
    no_exchange = at(DEAD_KS, "4H", sequences=GREEN, table="2p2s+dead-turn")
    assert tried(with_hand(no_exchange, 2, "KS"), "block", "4H@f5").met


def test_a_card_that_dies_before_its_turn_may_be_exchanged() -> None:
    """DEAD-6: seat 2 plays KS on b4, and seat 4 holds the other KS."""
    where = at(HALF_DEAD_KS, "4H", sequences=GREEN, table="4p2s")
    known = with_hand(with_hand(where, 2, "KS"), 4, "KS")
    made = after(known, "4H@f5")
    assert acts(made) == ["2 KS@b4", "4 AD@g8"]
    live = with_hand(with_hand(where, 2, "2C"), 4, "KS")
    assert acts(after(live, "4H@f5")) == []


def test_a_renewed_deck_brings_back_cards_that_lay_face_up() -> None:
    """DRAW-2: nothing is left to draw, so that the exchanged card comes out of the discards."""
    where = at(DEAD_KS, "4H", sequences=GREEN, discards=f"AD AD {JACKS}")
    known = with_hand(where, 2, "KS")
    total = unseen_cards(known)[1]
    hidden = replace(known, hands=(known.hands[0], Hand(known.hands[1].cards, total)))
    assert tried(known, "block", "4H@f5").met
    assert not tried(hidden, "block", "4H@f5").met


def test_unseen_cards_are_those_that_a_position_counts() -> None:
    for where in (at(THREAT, "AD 4H", sequences=GREEN, discards="AD 2C"), at(table="6p3s")):
        unseen, total = unseen_cards(where)
        assert dict(unseen) == dict(where.unseen())
        assert total == where.unseen().total()
        assert holdings(where, 1).deck == total - sum(hand.hidden for hand in where.hands)
