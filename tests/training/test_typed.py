from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.strategies import cards, spaces
from trainer.game.cards import Card, format_card, parse_card
from trainer.game.errors import NotationError
from trainer.game.moves import Move, MoveKind, exchange, place, remove
from trainer.game.spaces import Space, format_space, parse_space
from trainer.training.typed import LONGEST, read_typed

plain_cards = cards.filter(lambda card: not card.is_one_eyed)
joints = st.sampled_from([" ", "  ", "@", "", ",", "-", " on ", ", "])


def typed(card: Card, joint: str, space: Space, dress: tuple[bool, bool, bool]) -> str:
    capitals, signs, ten = dress
    rank = "10" if ten and card.rank == "T" else card.rank
    suit = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}[card.suit] if signs else card.suit
    text = f"{rank}{suit}{joint}{format_space(space)}"
    return text.upper() if capitals else text.lower()


@given(plain_cards, joints, spaces, st.tuples(st.booleans(), st.booleans(), st.booleans()))
def test_card_and_space_make_a_move_in_whatever_dress(
    card: Card, joint: str, space: Space, dress: tuple[bool, bool, bool]
) -> None:
    assert read_typed(typed(card, joint, space, dress)) == place(card, space)


@given(cards.filter(lambda card: card.is_one_eyed), joints, spaces)
def test_jack_one_1_a_one_eyed_jack_takes_whether_or_not_an_x_says_so(
    card: Card, joint: str, space: Space
) -> None:
    for joined in (joint, "x", " X "):
        text = f"{format_card(card).lower()}{joined}{space}"
        assert read_typed(text) == remove(card, space)


@given(cards, spaces)
def test_each_alone_is_what_it_is(card: Card, space: Space) -> None:
    assert read_typed(f" {format_card(card).lower()} ") == card
    assert read_typed(str(space).upper()) == space
    assert read_typed(f"{format_card(card).lower()} ~") == exchange(card)


@pytest.mark.parametrize(
    ("text", "card", "space"),
    [("8h c4", "8H", "c4"), ("10d f6", "TD", "f6"), ("8♥ c4", "8H", "c4"), ("td j10", "TD", "j10")],
)
def test_ten_is_ten_with_a_letter_or_two_digits(text: str, card: str, space: str) -> None:
    assert read_typed(text) == place(parse_card(card), parse_space(space))


def test_seq_8_the_chosen_five_are_read_with_blanks_around_them() -> None:
    move = read_typed("2H e5 = A5 - E5")
    assert isinstance(move, Move)
    assert str(move) == "2H@e5=a5-e5"


def test_two_hyphens_pass() -> None:
    move = read_typed(" -- ")
    assert isinstance(move, Move)
    assert move.kind is MoveKind.PASS


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "8", "h", "8H z9", "8H c11", "8H c04", "1H c4", "c4 8H", "8Hxc4x", "8H c4 d5",
        "8H c4 =", "8H c4=zz", "~", "c4~", "---", "٨H c4", "8H c٤", "8\u017f c4", "\u212aH c4",
        "8H\x00c4", "8H c4\n8H c5", "x" * 10_000, "8H c4" * 2_000, "</script>", "%s", "\u202e8H c4",
    ],
)  # fmt: skip
def test_anything_else_is_refused_in_words_with_an_example_or_what_was_expected(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_typed(text)
    assert "such as" in str(caught.value) or "expected" in str(caught.value)
    assert len(str(caught.value)) < 200


@given(st.text(max_size=60))
def test_no_text_makes_it_fail_in_another_way(text: str) -> None:
    try:
        read = read_typed(text)
    except NotationError:
        return
    assert isinstance(read, Move | Card | Space)
    assert len(text.strip()) <= LONGEST + 8
