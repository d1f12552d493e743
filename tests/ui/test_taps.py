from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.ui.taps import MOST_AT_ONCE, NumberedTap, Tap, faces_held, taps_after


def entry(number: int, index: int = 7, kind: str = "space", scene: str = "s") -> dict[str, Any]:
    return {"q": number, "kind": kind, "i": index, "scene": scene}


def handled(ack: int, *entries: object, run: str = "r") -> list[NumberedTap]:
    return list(taps_after(ack, {"run": run, "taps": list(entries)}, "r"))


def test_taps_come_in_the_order_of_their_numbers() -> None:
    taps = handled(0, entry(3, 30), entry(1, 10), entry(2, 20))
    assert [(tap.number, tap.tap.index) for tap in taps] == [(1, 10), (2, 20), (3, 30)]


def test_a_tap_that_was_handled_is_not_handled_again() -> None:
    assert [tap.number for tap in handled(2, entry(1), entry(2), entry(3))] == [3]


def test_a_number_that_comes_twice_counts_once() -> None:
    taps = handled(0, entry(1, 10), entry(1, 11))
    assert taps == [NumberedTap(1, Tap("space", 10, "s"))]


def test_a_tap_on_a_card_is_told_from_a_tap_on_a_space() -> None:
    assert handled(0, entry(1, 6, "card")) == [NumberedTap(1, Tap("card", 6, "s"))]


def test_a_key_comes_by_the_number_of_its_sign() -> None:
    assert handled(0, entry(1, ord("h"), "key")) == [NumberedTap(1, Tap("key", 104, "s"))]
    assert handled(0, entry(1, 128, "key")) == [], "no key of ours is outside ASCII"


def test_what_belongs_to_another_numbering_is_dropped() -> None:
    assert handled(0, entry(1), run="other") == []


@pytest.mark.parametrize(
    "bad",
    [
        None,
        7,
        "tap",
        [],
        {},
        {**entry(1), "q": "1"},
        {**entry(1), "q": 1.0},
        {**entry(1), "q": True},
        {**entry(1), "q": -1},
        {**entry(1), "q": 0},
        {**entry(1), "q": 2**60},
        {**entry(1), "i": 100},
        {**entry(1), "i": -1},
        {**entry(1), "i": 3.5},
        {**entry(1), "i": None},
        {**entry(1), "i": False},
        {**entry(1), "i": [3]},
        {**entry(1), "kind": "deck"},
        {**entry(1), "kind": ["space"]},
        {**entry(1), "kind": None},
        {**entry(1), "scene": 4},
        {**entry(1), "scene": None},
        {"q": 1, "i": 4},
        entry(1, 100, "card"),
    ],
)
def test_a_bad_entry_is_dropped_and_the_good_one_beside_it_kept(bad: object) -> None:
    assert [tap.number for tap in handled(0, bad, entry(2))] == [2]


@pytest.mark.parametrize(
    "sent",
    [None, "x", 3, [], {}, {"run": "r"}, {"run": "r", "taps": "x"}, {"run": "r", "taps": {}}],
)
def test_a_message_of_the_wrong_form_brings_no_tap(sent: object) -> None:
    assert list(taps_after(0, sent, "r")) == []
    assert faces_held(sent) == frozenset()


def test_more_taps_than_fingers_make_are_dropped() -> None:
    flood = [entry(number) for number in range(1, MOST_AT_ONCE + 2)]
    assert handled(0, *flood) == []
    assert len(handled(0, *flood[:-1])) == MOST_AT_ONCE


def test_a_wild_number_cannot_shut_the_table() -> None:
    assert handled(5, entry(5 + MOST_AT_ONCE + 1)) == []
    assert len(handled(5, entry(5 + MOST_AT_ONCE))) == 1


def test_only_names_count_as_faces() -> None:
    assert faces_held({"held": ["a", 3, None, ["b"], "c"]}) == {"a", "c"}
    assert faces_held({"held": "abc"}) == frozenset()
    assert faces_held({"held": ["a"] * (MOST_AT_ONCE + 1)}) == frozenset()


_json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)
_near = st.fixed_dictionaries(
    {"q": st.integers(-3, 9) | _json, "kind": st.sampled_from(["space", "card", "key"]) | _json},
    optional={"i": st.integers(-2, 120) | _json, "scene": st.text() | _json},
)


@given(st.lists(_near | _json) | _json, st.integers(0, 5))
def test_whatever_is_sent_only_real_taps_come_out(taps: object, ack: int) -> None:
    out = list(taps_after(ack, {"run": "r", "taps": taps, "held": taps}, "r"))
    numbers = [tap.number for tap in out]
    assert numbers == sorted(set(numbers))
    for tap in out:
        assert tap.number > ack
        assert type(tap.tap.index) is int
        assert 0 <= tap.tap.index < (128 if tap.tap.kind == "key" else 100)
        assert tap.tap.kind in ("space", "card", "key")
    assert all(isinstance(name, str) for name in faces_held({"held": taps}))
