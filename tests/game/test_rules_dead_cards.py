"""DEAD-1 to DEAD-6: which card is dead, and its exchange."""

import pytest

from tests.game.drawn import EMPTY, after, listed, position, refusal
from trainer.game.cards import CARDS, parse_card, parse_cards
from trainer.game.position import Hand

BOTH = EMPTY.replace(". . . . . . . . . .  5", ". . . . b . . . . .  5").replace(
    ". . . . . . . . . .  7", ". . . . . . . . g .  7"
)
ONE = EMPTY.replace(". . . . . . . . . .  5", ". . . . b . . . . .  5")


@pytest.mark.parametrize(("drawing", "dead"), [(EMPTY, False), (ONE, False), (BOTH, True)])
def test_dead_1_a_card_is_dead_when_both_its_spaces_hold_chips(drawing: str, dead: bool) -> None:
    where = position(drawing, "5H")
    assert where.is_dead(parse_card("5H")) == dead
    assert ("5H~" in listed(where)) == dead


@pytest.mark.parametrize("chips", ["b b", "g g", "b g"])
def test_dead_1_whose_chips_they_are_does_not_matter(chips: str) -> None:
    one, other = chips.split()
    drawing = BOTH.replace("b", one, 1).replace(". g .  7", f". {other} .  7")
    drawing = drawing.replace("a g c", "a b c")
    assert position(drawing, "5H").is_dead(parse_card("5H"))


def test_dead_1_two_copies_in_hand_with_an_open_space_are_both_alive() -> None:
    where = position(ONE, "5H 5H")
    assert listed(where) == ["5H@i7"]
    assert refusal(where, "5H~").startswith("DEAD-1: ")


def test_dead_2_the_exchange_draws_and_the_same_player_goes_on() -> None:
    where = position(BOTH, "5H 9C", deck="KC QC")
    exchanged = after(where, "5H~")
    assert exchanged.seat == 1
    assert exchanged.exchanged
    assert exchanged.hands[0] == Hand(parse_cards("9C KC"))
    assert exchanged.discards == parse_cards("5H")
    assert exchanged.board == where.board


def test_dead_2_the_replacement_may_be_played_at_once_and_the_turn_draws_two_cards() -> None:
    later = after(position(BOTH, "5H 9C", deck="KC QC"), "5H~", "KC@e8")
    assert later.hands[0] == Hand(parse_cards("9C QC"))
    assert later.deck == ()
    assert later.seat == 2


def test_dead_2_the_exchange_is_optional() -> None:
    where = position(BOTH, "5H 9C")
    assert {"5H~", "9C@a5"} <= set(listed(where))
    assert after(where, "9C@a5").hands[0] == Hand(parse_cards("5H"))


def test_dead_3_one_exchange_a_turn_and_a_new_one_in_the_next() -> None:
    where = position(BOTH, "5H 5H 9C", deck="2S 3S 4S")
    once = after(where, "5H~")
    assert refusal(once, "5H~").startswith("DEAD-3: ")
    assert "5H~" not in listed(once)
    next_turn = after(once, "9C@a5", "KC@e8")
    assert next_turn.seat == 1
    assert refusal(next_turn, "5H~") == ""


def test_dead_4_a_one_eyed_jack_in_hand_leaves_the_card_dead() -> None:
    where = position(BOTH, "5H JS")
    assert where.is_dead(parse_card("5H"))
    assert "5H~" in listed(where)


def test_dead_4_and_6_playing_it_makes_the_card_live_and_it_can_die_again() -> None:
    where = position(BOTH, "5H JS")
    opened = after(where, "JSxi7")
    assert not opened.is_dead(parse_card("5H"))
    again = after(opened, "5H@i7")
    assert again.is_dead(parse_card("5H"))


def test_dead_6_a_wild_jack_kills_a_card_like_any_chip() -> None:
    where = after(position(ONE, "JC"), "JC@i7")
    assert where.is_dead(parse_card("5H"))


@pytest.mark.parametrize("jack", ["JC", "JD", "JH", "JS"])
def test_dead_5_a_jack_is_never_dead(jack: str) -> None:
    where = position(hand=jack)
    assert not where.is_dead(parse_card(jack))
    assert refusal(where, f"{jack}~").startswith("DEAD-5: ")


def test_dead_5_not_even_a_wild_jack_on_a_full_board() -> None:
    rows = ["* b g b g b g b g *", *["b g b g b g b g b g", "b g b g b g b g b g"] * 4]
    full = "\n".join([*rows, "* b g b g b g b g *"])
    where = position(full, "JC 5H 9C")
    assert where.board.open == 0
    assert listed(where) == ["5H~", "9C~", "--"]
    assert all(where.is_dead(card) != card.is_jack for card in CARDS)
