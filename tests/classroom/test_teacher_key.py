"""The teacher's key: typed once, kept nowhere, known again by what is derived from it."""

from math import log2

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.classroom.scenes import seeded
from trainer.classroom.teacher_key import (
    GROUPS,
    IN_A_GROUP,
    LETTERS,
    TeacherKeyError,
    format_key,
    key_opens,
    lock_of,
    new_key,
    parse_key,
    token_of,
    token_opens,
)

seeds = st.integers(0, 2**40)


def test_a_key_has_at_least_128_bits() -> None:
    assert len(set(LETTERS)) == len(LETTERS)
    assert log2(len(LETTERS)) * GROUPS * IN_A_GROUP >= 128
    assert not set("01OILU") & set(LETTERS)


@given(seeds)
def test_a_key_reads_back_as_printed_and_however_it_is_typed(seed: int) -> None:
    key = new_key(seeded(seed))
    assert parse_key(format_key(key)) == key
    assert format_key(key).count("-") == GROUPS - 1
    for typed in (key.lower(), f"  {format_key(key)}\n", format_key(key).replace("-", " ")):
        assert parse_key(typed) == key


@given(seeds, seeds)
def test_a_lock_opens_for_its_key_and_its_token_alone(seed: int, other: int) -> None:
    key = new_key(seeded(seed))
    lock, wrong = lock_of(token_of(key)), new_key(seeded(other))
    assert key_opens(lock, format_key(key).lower())
    assert token_opens(lock, token_of(key))
    assert key_opens(lock, wrong) == (wrong == key)
    assert token_opens(lock, token_of(wrong)) == (wrong == key)


def test_what_is_kept_does_not_open_anything() -> None:
    key = new_key(seeded(1))
    token, lock = token_of(key), lock_of(token_of(key))
    assert key not in token
    assert token not in lock
    for found in (lock, token, key[:-1], f"{key}2", "", "\0", "A" * 28, "é" * 28, "x" * 10_000):
        assert not key_opens(lock, found)
    for found in (lock, key, token.upper(), token[:-1], f"{token}0", "", "é" * 64, f"{token}\n"):
        assert not token_opens(lock, found)


@pytest.mark.parametrize(
    "text", ["", "A", "A" * 27, "A" * 29, "O" * 28, "1" * 28, "<b>" * 9, "é" * 28]
)
def test_what_is_no_key_is_refused_without_repeating_it(text: str) -> None:
    with pytest.raises(TeacherKeyError) as refused:
        parse_key(text)
    assert len(text) < 2 or text not in str(refused.value)
