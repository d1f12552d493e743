"""Lines one, two and three chips short: their gaps, and the cards that are left for them."""

from tests.tactics.boards import (
    CROSS,
    JACKS,
    LONG_RUN,
    OPEN_FOUR,
    THREAT,
    THREE_IN_ROW_5,
    at,
)
from trainer.game.lines import parse_line
from trainer.game.position import Position
from trainer.game.sides import Side, parse_side
from trainer.tactics.needs import Need, double_threats, needs

BLUE, GREEN = map(parse_side, ("blue", "green"))
GREENS = "g:b2-f2"


def need(where: Position, side: Side, line: str) -> Need:
    (found,) = (each for each in needs(where, side) if each.line == parse_line(line))
    return found


def gaps(found: Need) -> list[tuple[str, str, int, int]]:
    return [(str(gap.space), str(gap.card), gap.unseen, gap.held) for gap in found.gaps]


def test_a_line_of_four_is_one_short_and_names_its_card() -> None:
    where = at(THREAT, "AD 4H", sequences=GREENS)
    found = need(where, GREEN, "c8-g8")
    assert found.short == 1
    assert gaps(found) == [("g8", "AD", 1, 1)]
    assert found.jacks_unseen == 4


def test_shorter_lines_come_after_longer_ones() -> None:
    where = at(THREE_IN_ROW_5, "5H")
    shorts = [each.short for each in needs(where, BLUE)]
    assert shorts == sorted(shorts)
    assert set(shorts) == {2, 3}
    assert {each.short for each in needs(where, BLUE, most=2)} == {2}


def test_a_line_two_short_names_both_gaps() -> None:
    where = at(THREE_IN_ROW_5, "5H 4H")
    found = need(where, BLUE, "b5-f5")
    assert gaps(found) == [("e5", "5H", 1, 1), ("f5", "4H", 1, 1)]
    assert found.is_in_hand
    assert not need(where, BLUE, "a5-e5").is_in_hand


def test_a_wild_jack_in_hand_fills_one_gap() -> None:
    where = at(THREE_IN_ROW_5, "5H JC")
    assert need(where, BLUE, "b5-f5").is_in_hand
    assert need(where, BLUE, "c5-g5").short == 3 - 1 + 1
    assert not need(where, BLUE, "c5-g5").is_in_hand


def test_a_threat_whose_cards_are_all_gone_is_none() -> None:
    """TAC-7."""
    gone = at(OPEN_FOUR, "2C", sequences=GREENS, discards=f"AD AD {JACKS}")
    assert need(gone, GREEN, "c8-g8").is_phantom
    assert not need(gone, GREEN, "b8-f8").is_phantom
    held = at(OPEN_FOUR, "AD", sequences=GREENS, discards=f"AD {JACKS}")
    assert need(held, GREEN, "c8-g8").is_phantom
    wild = at(OPEN_FOUR, "2C", sequences=GREENS, discards="AD AD")
    assert not need(wild, GREEN, "c8-g8").is_phantom


def test_a_blocked_line_and_one_that_shares_too_much_are_no_needs() -> None:
    """SEQ-4."""
    blocked = {str(each.line) for each in needs(at(CROSS, "4H"), GREEN)}
    assert "d5-h5" in blocked
    assert "c5-g5" not in blocked
    run = at(LONG_RUN, "QH", sequences="b:b7-f7")
    assert "c7-g7" not in {str(each.line) for each in needs(run, BLUE)}
    assert "f7-j7" in {str(each.line) for each in needs(run, BLUE)}


def test_two_finishing_spaces_are_a_double_threat_and_one_is_none() -> None:
    """TAC-3."""
    open_four = at(OPEN_FOUR, "2C", sequences=GREENS).board
    assert {str(space) for space in double_threats(open_four, GREEN)} == {"b8", "g8"}
    assert double_threats(at(THREAT, "2C", sequences=GREENS).board, GREEN) == frozenset()
