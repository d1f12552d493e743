"""Codes: easy to read and type, hard to mistake, the same however they are typed."""

# ruff: noqa: RUF001 - look-alikes are what is tried here

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.classroom.scenes import seeded
from trainer.classroom.codes import (
    LETTERS,
    CodeError,
    format_room_code,
    format_words,
    new_person_words,
    new_room_code,
    new_words,
    parse_person_words,
    parse_room_code,
    parse_words,
)
from trainer.classroom.words import ADJECTIVES, NOUNS

codes = st.text(LETTERS, min_size=6, max_size=6)
seeds = st.integers(0, 2**32)

HOSTILE = [
    "", " ", "-", "KTMWX", "KTMWXAA", "KTM WX!", "<b>KTM", "KTMWX\0", "KTMWXÄ", "КТМWXA", "123",
    "KTM'WX", "KTMW;A", "' OR 1", "../../", "KTMWX\u202e", "KTM\u200bWX", "ＫＴＭＷＸＡ", "ß" * 6,
    "K" * 10_000, "\n" * 100, "🂡🂢🂣🂤🂥🂦", "KTMWX=", "%00%00", "{{7*7}}", "null", "NaNNaNN", "-0-0-0x",
    "calm", "otter", "calm-calm", "ottercalm", "calm otter fox", "calm-otter-", "calmotterx",
    "calm-0tter", "c4lm-otter", "calm-otter-4", "calm-otter-123", "calm otter 4 7", "47",
    "calm-otter-٤٧", "calm-otter-４７", "çalm-otter", "calm/otter", "calm\0otter", "calm<otter>",
    "CALM OTTER " * 50, "otter-47", "-47", "calm-47-otter", "47-calm-otter",
]  # fmt: skip


@given(codes)
def test_a_room_code_reads_back_as_it_is_written(code: str) -> None:
    assert parse_room_code(format_room_code(code)) == code == parse_room_code(code)


@given(codes, st.integers(0, 6), st.sampled_from([" ", "-", "  ", "\u2013", ".", "\t"]))
def test_small_letters_and_gaps_do_not_matter(code: str, at: int, gap: str) -> None:
    assert parse_room_code(f" {code[:at]}{gap}{code[at:]}\n".lower()) == code


@pytest.mark.parametrize(("typed", "meant"), [
    ("I", "L"), ("1", "L"), ("i", "L"), ("O", "D"), ("0", "D"), ("Q", "D"), ("U", "V"),
    ("5", "S"), ("6", "G"), ("8", "B"), ("2", "Z"),
])  # fmt: skip
def test_a_look_alike_is_read_as_the_letter_that_is_in_use(typed: str, meant: str) -> None:
    assert parse_room_code(f"KTMWX{typed}") == f"KTMWX{meant}"


@pytest.mark.parametrize("text", HOSTILE)
def test_what_is_no_code_is_refused_in_words_that_do_not_repeat_it(text: str) -> None:
    for read in (parse_room_code, parse_words, parse_person_words):
        said = ""
        try:
            code = read(text)
        except CodeError as error:
            said = str(error)
        else:
            assert read(code) == code
            assert code.isascii()
        assert len(said) < 80
        assert len(text) < 6 or text not in said


def test_of_the_hostile_codes_only_harmless_misspellings_are_read() -> None:
    read = set()
    for text in HOSTILE:
        for parse in (parse_room_code, parse_words, parse_person_words):
            try:
                read.add(parse(text))
            except CodeError:
                continue
    assert read <= {"calm-otter", "calm-otter-47"} | {parse_room_code("NaNNaNN"[:6])}


@given(seeds)
def test_a_new_code_is_one_that_is_not_taken(seed: int) -> None:
    first = new_room_code(seeded(seed))
    assert parse_room_code(first) == first
    assert new_room_code(seeded(seed), {first}) != first


def test_room_codes_spell_nothing_that_a_child_should_not_read() -> None:
    chance = seeded(3)
    drawn = [new_room_code(chance) for _ in range(20_000)]
    assert not [code for code in drawn if any(word in code for word in ("SEX", "ASS", "FAG"))]
    assert len(set(drawn)) > 19_900


def test_there_are_more_than_a_hundred_million_room_codes_without_look_alikes() -> None:
    assert len(set(LETTERS)) ** 6 > 100_000_000
    assert not set(LETTERS) & set("IOQU0125689")


@given(seeds)
def test_words_read_back_however_they_are_typed(seed: int) -> None:
    words = new_words(seeded(seed))
    for typed in (
        words, format_words(words), words.upper(), words.replace("-", ""), f"  {words.title()} ",
        words.replace("-", " - "), words.replace("-", "\u2013"),
    ):  # fmt: skip
        assert parse_words(typed) == words


def test_two_words_the_other_way_round_are_the_same_words() -> None:
    assert parse_words("Turtle  Able") == "able-turtle"
    assert parse_person_words("otter calm 47") == "calm-otter-47"


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("able turtel", "There is no word turtel here. Do you mean turtle?"),
        ("turtle abel", "There is no word abel here. Do you mean able?"),
        ("able xqzz", "There is no word xqzz here. Look at each letter."),
        ("xqzz vwvw", "Type your two words, such as calm otter."),
        ("turtle", "Type your two words, such as calm otter."),
    ],
)
def test_the_one_word_that_is_misspelt_is_named(typed: str, told: str) -> None:
    with pytest.raises(CodeError, match=re.escape(told)):
        parse_words(typed)


@given(seeds)
def test_words_of_a_person_read_back_however_they_are_typed(seed: int) -> None:
    words = new_person_words(seeded(seed))
    for typed in (words, format_words(words), words.upper(), words.replace("-", ""), f" {words} "):
        assert parse_person_words(typed) == words


def test_words_that_are_taken_are_not_drawn_again() -> None:
    taken = {f"{adjective}-{noun}" for adjective in ADJECTIVES for noun in NOUNS}
    free = taken.pop()
    with pytest.raises(CodeError):
        new_words(seeded(1), taken | {free})
    assert new_words(seeded(1), {"calm-otter"}) != "calm-otter"


@given(st.text(max_size=80))
def test_any_text_is_a_code_or_refused_as_none(text: str) -> None:
    for read in (parse_room_code, parse_words, parse_person_words):
        try:
            code = read(text)
        except CodeError:
            continue
        assert read(code) == code
