"""The generator, the shuffled deck, and what happens when it is empty."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from trainer.game.cards import PACK, format_cards, parse_cards
from trainer.game.chance import next_number, number_below, shuffled
from trainer.game.deck import draw_card, new_deck


def test_the_generator_gives_the_published_numbers_of_splitmix64() -> None:
    state, numbers = 1234567, []
    for _ in range(5):
        number, state = next_number(state)
        numbers.append(number)
    assert numbers == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_a_seed_gives_the_same_deck_always() -> None:
    deck, state = new_deck(1)
    assert format_cards(deck[:10]) == "4H5C7S5SAHJSJC5D4S6D"
    assert new_deck(1) == (deck, state)
    assert new_deck(2)[0] != deck


def test_eq_2_the_deck_is_the_double_pack() -> None:
    deck, _ = new_deck(99)
    assert len(deck) == 104
    assert Counter(deck) == Counter(PACK)
    assert sum(card.is_jack for card in deck) == 8


@given(st.lists(st.integers()), st.integers())
def test_a_shuffle_keeps_every_item(items: list[int], seed: int) -> None:
    assert Counter(shuffled(items, seed)[0]) == Counter(items)


def test_every_order_of_four_comes_about_equally_often() -> None:
    state, found = 7, Counter[tuple[int, ...]]()
    for _ in range(24_000):
        order, state = shuffled(range(4), state)
        found[order] += 1
    assert len(found) == 24
    assert all(850 < times < 1150 for times in found.values())


@given(st.integers(1, 1000), st.integers())
def test_numbers_stay_below_their_limit(limit: int, seed: int) -> None:
    assert 0 <= number_below(limit, seed)[0] < limit


def test_draw_1_the_top_card_is_drawn() -> None:
    piles = (parse_cards("2H"), ())
    assert draw_card(parse_cards("KC9D"), piles, 5) == (
        parse_cards("KC")[0],
        parse_cards("9D"),
        piles,
        5,
    )


def test_draw_2_an_empty_deck_is_renewed_from_all_discards() -> None:
    card, deck, piles, _ = draw_card((), (parse_cards("2H3H"), parse_cards("4H")), 5)
    assert card is not None
    assert sorted((card, *deck)) == sorted(parse_cards("2H3H4H"))
    assert piles == ((), ())


def test_draw_2_the_new_order_does_not_depend_on_whose_pile_a_card_was_in() -> None:
    one = draw_card((), (parse_cards("2H3H"), parse_cards("4H")), 5)
    assert one == draw_card((), (parse_cards("4H2H"), parse_cards("3H")), 5)


def test_draw_4_without_any_card_none_is_drawn() -> None:
    assert draw_card((), ((), ()), 5) == (None, (), ((), ()), 5)
