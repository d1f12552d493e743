"""Taking fields: the value, or one problem at its place."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.content.sample import fields_of, told
from trainer.content.fields import Fields, is_id, nearest, suggestion
from trainer.content.nodes import Items, Text


def test_each_kind_of_field_is_taken() -> None:
    fields, report = fields_of(
        "id: one-card\ntitle: '  One card '\nrating: -12\nside: blue\nhand: 2H 9S\n"
        "board: |\n  * .\n  . *\nrules: [SEQ-4, SEQ-9]\nthemes:\n  - finish\n"
        "position: {seat: 1}\nanswers:\n  - move: a\n  - move: b\nmixed: [a, [b], {c: d}]\n"
    )
    assert fields.take_id(named="one-card") == "one-card"
    assert fields.take_text("title") == "One card"
    assert fields.take_int("rating", -12, 0) == -12
    assert fields.take_choice("side", ("green", "blue")) == "blue"
    hand = fields.take_line("hand")
    board = fields.take_block("board")
    assert hand is not None
    assert hand.value == "2H 9S"
    assert board is not None
    assert board.place(2, 3) == (8, 5)
    assert [text.value for text in fields.take_list_of_texts("rules") or ()] == ["SEQ-4", "SEQ-9"]
    assert [text.mark for text in fields.take_list_of_texts("themes") or ()] == [(11, 5)]
    position = fields.take_entries("position")
    assert position is not None
    assert position.take_int("seat", 1, 3) == 1
    answers = fields.take_list_of_entries("answers")
    assert answers is not None
    assert [answer.take_text("move") for answer in answers] == ["a", "b"]
    mixed = fields.take_items("mixed")
    assert mixed is not None
    assert isinstance(mixed[0], Text)
    assert isinstance(mixed[1], Items)
    for group in (fields, position, *answers):
        group.done()
    assert told(report) == []


TAKES: list[Callable[[Fields, bool], object]] = [
    lambda fields, required: fields.take_text("a", required=required),
    lambda fields, required: fields.take_line("a", required=required),
    lambda fields, required: fields.take_block("a", required=required),
    lambda fields, required: fields.take_int("a", 1, 2, required=required),
    lambda fields, required: fields.take_choice("a", ("b",), required=required),
    lambda fields, required: fields.take_items("a", required=required),
    lambda fields, required: fields.take_list_of_texts("a", required=required),
    lambda fields, required: fields.take_entries("a", required=required),
    lambda fields, required: fields.take_list_of_entries("a", required=required),
]


@pytest.mark.parametrize("take", TAKES)
def test_a_key_that_is_not_there_is_a_problem_only_if_it_is_required(
    take: Callable[[Fields, bool], object],
) -> None:
    fields, report = fields_of("# nothing yet\nb: c\n")
    assert take(fields, False) is None
    assert told(report) == []
    assert take(fields, True) is None
    assert told(report) == ["x.yaml:2:1: S202 the key 'a' is missing here."]


@pytest.mark.parametrize("take", TAKES)
def test_a_key_without_a_value_is_a_problem_even_if_it_is_not_required(
    take: Callable[[Fields, bool], object],
) -> None:
    fields, report = fields_of("b: c\na:\n")
    assert take(fields, False) is None
    assert len(told(report)) == 1
    assert told(report)[0].startswith("x.yaml:2:1: S204 'a' has no value. ")


@pytest.mark.parametrize("take", TAKES)
def test_a_value_refused_while_reading_is_not_reported_again(
    take: Callable[[Fields, bool], object],
) -> None:
    fields, report = fields_of("a: *b\n")
    assert take(fields, True) is None
    fields.done()
    assert [line.split()[1] for line in told(report)] == ["Y116"]


@pytest.mark.parametrize("take", TAKES)
@pytest.mark.parametrize("value", ["[[b]]", "{b: c}", "[{b: [c]}, d]", "''", "b c", "' '", "[*b]"])
def test_nothing_is_ever_raised_for_a_value_of_another_kind(
    take: Callable[[Fields, bool], object], value: str
) -> None:
    fields, report = fields_of(f"a: {value}\n")
    taken = take(fields, True)
    assert taken is not None or told(report)


@pytest.mark.parametrize(
    "number", ["1.5", "0900", "+9", "1_000", "1e3", "-0", "٣", "0x1F", "9" * 19, "9" * 5_000, "1 2"]
)
def test_a_whole_number_is_written_in_one_way_only(number: str) -> None:
    fields, report = fields_of(f"a: {number}\n")
    assert fields.take_int("a", -(10**18), 10**18) is None
    assert [line.split()[1] for line in told(report)] in (["S206"], ["S205"])


@pytest.mark.parametrize(("number", "told_code"), [("0", None), ("-1", "S207"), ("11", "S207")])
def test_both_ends_of_a_range_belong_to_it(number: str, told_code: str | None) -> None:
    fields, report = fields_of(f"a: {number}\n")
    taken = fields.take_int("a", 0, 10)
    assert (taken is None) == (told_code is not None)
    assert [line.split()[1] for line in told(report)] == ([told_code] if told_code else [])


def test_a_wrong_item_is_told_at_its_own_place() -> None:
    fields, report = fields_of("hints:\n  - Look at row 5.\n  - Look: here\n  -\n")
    assert fields.take_list_of_texts("hints") is None
    assert told(report) == [
        (
            "x.yaml:3:5: S203 'hints' holds keys with values instead of a text. "
            "Put quotation marks around a text that holds a colon or a bracket."
        ),
        "x.yaml:4:4: S204 'hints' has no value. Fill it in.",
    ]


def test_repeats_in_a_list_may_be_allowed() -> None:
    fields, report = fields_of("moves: [a, b, a]\n")
    assert [text.value for text in fields.take_list_of_texts("moves", repeats=True) or ()] == [
        "a",
        "b",
        "a",
    ]
    assert told(report) == []
    assert fields.take_list_of_texts("moves") is None
    assert told(report) == ["x.yaml:1:15: S211 'a' is already in this list. Delete one of the two."]


def test_an_unknown_key_is_told_with_the_nearest_known_one() -> None:
    fields, report = fields_of("titel: b\nzzz: c\n")
    fields.take_text("title", required=False)
    fields.take_text("rating", required=False)
    fields.done()
    assert told(report) == [
        "x.yaml:1:1: S201 the key 'titel' is unknown here. Did you mean 'title'?",
        "x.yaml:2:1: S201 the key 'zzz' is unknown here. Known here: title, rating.",
    ]


def test_a_problem_of_meaning_is_put_at_the_value_of_its_key() -> None:
    fields, report = fields_of("a: b\nc: d\n")
    assert "c" in fields
    assert "e" not in fields
    fields.refuse("c", "S208", "no such layout")
    fields.refuse("e", "S202", "no such thing")
    assert told(report) == [
        "x.yaml:1:1: S202 no such thing.",
        "x.yaml:2:4: S208 no such layout.",
    ]


@pytest.mark.parametrize("name", ["a", "one-card", "7", "-", "a" * 64])
def test_ids_have_small_letters_digits_and_hyphens(name: str) -> None:
    assert is_id(name)


@pytest.mark.parametrize("name", ["", "A", "a.b", "a/b", "a" * 65, "ä", "a\n", " a", "a_b", "٣"])
def test_nothing_else_is_an_id(name: str) -> None:
    assert not is_id(name)


def test_no_time_is_spent_on_the_neighbours_of_a_huge_word() -> None:
    assert nearest("k" * 60_000, ["kk"]) is None
    assert nearest("Blau", ["blue", "red"]) == "blue"
    assert suggestion("x", []) == ""
