from __future__ import annotations

import pytest

from trainer.game.cards import parse_cards
from trainer.game.layout import CLASSIC
from trainer.game.lines import parse_line
from trainer.game.sides import Side
from trainer.game.spaces import SPACES, parse_space
from trainer.ui.table_view import TableView, card_label, card_word, space_label

E4 = parse_space("e4")
BLUE_ON_E4 = (E4.mask, 0, 0)


def spoken(**shown: object) -> str:
    return space_label(TableView(layout=CLASSIC, **shown), E4)  # type: ignore[arg-type]


def test_an_empty_space_is_named_by_place_card_and_emptiness() -> None:
    assert spoken() == "e4, 4 of clubs, empty"


@pytest.mark.parametrize("side", Side)
def test_a_chip_is_named_by_its_side(side: Side) -> None:
    chips = [0, 0, 0]
    chips[side] = E4.mask
    assert spoken(chips=tuple(chips)) == f"e4, 4 of clubs, {side} chip"


def test_a_corner_is_free_and_never_empty() -> None:
    assert space_label(TableView(layout=CLASSIC), parse_space("a1")) == "a1, free corner"


def test_a_corner_in_a_finished_sequence_says_so() -> None:
    view = TableView(layout=CLASSIC, sequences=((Side.GREEN, parse_line("a1-e1")),))
    assert space_label(view, parse_space("a1")) == "a1, free corner, in a finished sequence"


@pytest.mark.parametrize(
    ("shown", "words"),
    [
        ({"legal": frozenset({E4})}, "empty, you may play here"),
        ({"tapped": frozenset({E4})}, "empty, marked"),
        ({"right": frozenset({E4})}, "empty, right"),
        ({"wrong": frozenset({E4})}, "empty, wrong"),
        ({"marked": frozenset({E4})}, "empty, pointed out"),
        ({"last": E4, "chips": BLUE_ON_E4}, "blue chip, last move"),
        ({"taken": E4}, "empty, a chip was taken here"),
        ({"reply": E4, "chips": BLUE_ON_E4}, "blue chip, the reply was here"),
        ({"danger": ((Side.RED, parse_line("e4-e8")),)}, "empty, in a dangerous line"),
        (
            {"sequences": ((Side.BLUE, parse_line("c4-g4")),), "chips": BLUE_ON_E4},
            "blue chip, in a finished sequence",
        ),
        ({"arrows": ((E4, parse_space("h9")),)}, "empty, arrow to h9"),
    ],
)
def test_every_mark_on_a_space_is_spoken(shown: dict[str, object], words: str) -> None:
    assert spoken(**shown) == f"e4, 4 of clubs, {words}"


def test_a_mark_on_one_space_is_not_spoken_for_another() -> None:
    view = TableView(
        layout=CLASSIC,
        chips=BLUE_ON_E4,
        legal=frozenset({E4}),
        last=E4,
        reply=E4,
        taken=E4,
        arrows=((E4, SPACES[0]),),
    )
    assert space_label(view, parse_space("f4")) == "f4, 3 of clubs, empty"


def test_a_hundred_spaces_have_a_hundred_names() -> None:
    view = TableView(layout=CLASSIC)
    assert len({space_label(view, space) for space in SPACES}) == 100


def test_a_jack_is_named_with_its_eyes_and_what_it_does() -> None:
    view = TableView(layout=CLASSIC, hand=parse_cards("JC JD JH JS TD"), picked=4)
    assert [card_label(view, index) for index in range(5)] == [
        "Jack of clubs, two eyes, wild",
        "Jack of diamonds, two eyes, wild",
        "Jack of hearts, one eye, takes a chip",
        "Jack of spades, one eye, takes a chip",
        "10 of diamonds, chosen",
    ]


def test_only_jacks_carry_a_word() -> None:
    assert [card_word(card) for card in parse_cards("JC JS 2H AS")] == [
        "wild",
        "takes a chip",
        "",
        "",
    ]


def test_equal_views_are_equal_values() -> None:
    assert TableView(layout=CLASSIC, last=E4) == TableView(layout=CLASSIC, last=E4)
    assert hash(TableView(layout=CLASSIC)) == hash(TableView(layout=CLASSIC))
