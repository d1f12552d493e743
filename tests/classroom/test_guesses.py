"""Guesses: an attack finds no room, and a child with the right code gets in all the same."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.classroom.scenes import seeded
from trainer.classroom.codes import LENGTH, LETTERS, new_room_code
from trainer.classroom.guesses import (
    ADDRESS,
    MOST_VOUCHED,
    OVERALL,
    STRANGER,
    WORDS,
    Guesses,
    failed,
    network_of,
    seconds_to_wait,
    vouch,
)

SCHOOL, HOME = "198.51.100.7", "203.0.113.9"
WRONG = "VVVVVV"
"""A code of the right form that opens no door here."""


class Door:
    """Forty rooms behind the limits, as a server would keep them."""

    def __init__(self, rooms: int = 40) -> None:
        chance = seeded(11)
        self.codes = {new_room_code(chance) for _ in range(rooms)}
        self.guesses = Guesses()
        self.looked_at = 0

    def tries(self, address: str, code: str, now: float) -> str:
        """Return `in`, `wrong` or `wait`."""
        if seconds_to_wait(self.guesses, address, now):
            return "wait"
        self.looked_at += 1
        if code in self.codes:
            self.guesses = vouch(self.guesses, address, now)
            return "in"
        self.guesses = failed(self.guesses, address, now)
        return "wrong"


def attack(door: Door, seconds: float, guesses: int = 10_000, addresses: int = 50) -> list[float]:
    """Guess from many addresses, evenly over a time, and count hits; children come meanwhile."""
    chance, hits, waits = seeded(12), 0, []
    child = min(door.codes)
    for number in range(guesses):
        now = seconds * number / guesses
        code = "".join(chance.choice(LETTERS) for _ in range(LENGTH))
        hits += door.tries(f"192.0.2.{number % addresses}", code, now) == "in"
        if number % 500 == 250:
            waits.append(seconds_to_wait(door.guesses, HOME, now))
            assert door.tries(HOME, child, now) == "in"
            assert door.tries(f"198.51.100.{number // 500}", child, now) == "in"
    assert hits == 0
    return waits


@pytest.mark.parametrize("seconds", [10, 60, 600, 3600])
def test_ten_thousand_guesses_find_no_room_and_every_child_gets_in_at_once(seconds: float) -> None:
    door = Door()
    waits = attack(door, seconds)
    assert waits == [0.0] * 20
    # Over an hour all rooms together let an attacker look at no more than 1 in 50,000 codes.
    assert door.looked_at <= 2_300


def test_codes_are_so_many_that_even_without_limits_one_attack_in_280_finds_a_room() -> None:
    assert len(LETTERS) ** LENGTH / (10_000 * 40) > 280


def test_a_right_code_costs_nothing_however_many_children_share_an_address() -> None:
    door = Door()
    code = min(door.codes)
    assert all(door.tries(SCHOOL, code, second / 100) == "in" for second in range(1_000))
    assert door.guesses.addresses == {}


def test_an_address_has_thirty_tries_and_gets_one_back_every_two_seconds() -> None:
    door = Door()
    said = [door.tries(SCHOOL, WRONG, 0.0) for _ in range(40)]
    assert said == ["wrong"] * 30 + ["wait"] * 10
    assert seconds_to_wait(door.guesses, SCHOOL, 0.0) == pytest.approx(2.0)
    assert door.tries(SCHOOL, min(door.codes), 1.9) == "wait"
    assert door.tries(SCHOOL, min(door.codes), 2.01) == "in"


def test_while_one_address_must_wait_another_need_not() -> None:
    door = Door()
    for _ in range(40):
        door.tries(HOME, WRONG, 0.0)
    assert door.tries(SCHOOL, min(door.codes), 0.0) == "in"


def alarmed() -> Door:
    door = Door()
    for number in range(400):
        door.tries(f"192.0.2.{number % 100}", WRONG, 0.0)
    assert all(limit.most >= 300 for limit in OVERALL)
    return door


def test_while_too_many_fail_everywhere_a_stranger_has_a_few_tries() -> None:
    door = alarmed()
    said = [door.tries(HOME, WRONG, 0.1) for _ in range(8)]
    assert said == ["wrong"] * STRANGER.most + ["wait"] * 3
    assert door.tries(HOME, min(door.codes), 0.1) == "wait"


def test_a_school_where_one_child_got_in_goes_on_as_before_while_too_many_fail() -> None:
    door = alarmed()
    assert door.tries(SCHOOL, min(door.codes), 0.1) == "in"
    said = [door.tries(SCHOOL, WRONG, 0.2) for _ in range(20)]
    assert said == ["wrong"] * 20
    assert door.tries(SCHOOL, min(door.codes), 0.3) == "in"


def test_when_strangers_flood_from_everywhere_only_known_addresses_get_in() -> None:
    door = Door()
    door.guesses = vouch(door.guesses, SCHOOL, 0.0)  # the teacher has opened the room there
    for number in range(3_000):
        door.tries(f"2001:db8:0:{number:x}::1", WRONG, number / 100)
    assert door.looked_at <= 2_050
    assert door.tries(HOME, min(door.codes), 30.0) == "wait"
    assert door.tries(SCHOOL, min(door.codes), 30.0) == "in"
    assert door.tries(HOME, min(door.codes), 90.0) == "in"


def test_what_is_forgiven_is_forgotten() -> None:
    guesses = failed(Guesses(), HOME, 0.0)
    later = failed(guesses, SCHOOL, 10_000.0)
    assert set(later.addresses) == {SCHOOL}


def test_no_more_addresses_are_vouched_for_than_there_is_room() -> None:
    guesses = Guesses()
    for number in range(MOST_VOUCHED + 5):
        guesses = vouch(guesses, f"10.0.{number // 250}.{number % 250}", float(number))
    assert len(guesses.vouched) == MOST_VOUCHED
    assert "10.0.0.0" not in guesses.vouched


@pytest.mark.parametrize(("address", "network"), [
    ("198.51.100.7", "198.51.100.7"), ("::ffff:198.51.100.7", "198.51.100.7"),
    ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"), ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
    ("fe80::1%eth0", "fe80::/64"), ("", ""), ("x" * 500, "x" * 64),
])  # fmt: skip
def test_addresses_of_one_household_count_as_one(address: str, network: str) -> None:
    assert network_of(address) == network


@given(st.lists(st.tuples(st.floats(0, 30), st.booleans()), max_size=80))
def test_a_wait_is_never_longer_than_said_and_no_address_fails_more_than_its_limit(
    steps: list[tuple[float, bool]],
) -> None:
    guesses, now, failures = Guesses(), 0.0, []
    for pause, waits in steps:
        now += pause if waits else 0.0
        wait = seconds_to_wait(guesses, HOME, now)
        now += wait
        assert seconds_to_wait(guesses, HOME, now + 1e-6) == 0.0
        guesses = failed(guesses, HOME, now + 1e-6)
        failures.append(now)
    for start in failures:
        inside = [at for at in failures if start <= at < start + ADDRESS.seconds]
        assert len(inside) <= 2 * ADDRESS.most


def test_words_are_short_so_a_right_code_gives_no_more_tries_at_them() -> None:
    guesses, now = vouch(Guesses(), SCHOOL, 0.0), 0.0
    tries = 0
    while now < 3600:
        wait = seconds_to_wait(guesses, SCHOOL, now, words=True)
        if wait > 0:
            now += wait
            continue
        guesses = failed(guesses, SCHOOL, now, words=True)
        tries += 1
    assert WORDS.most <= tries <= 2 * WORDS.most
    assert seconds_to_wait(guesses, SCHOOL, now) == 0, "codes of rooms are not held up by it"
    assert seconds_to_wait(guesses, "198.51.100.1", now, words=True) == 0, "nor is anybody else"
