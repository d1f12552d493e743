"""Guesses at codes: how many wrong ones an address and everybody may try, and who still gets in.

The first wall is the code itself: 10,000 guesses at 113 million codes find one of 40 rooms once
in 280 such attacks. The limits here keep an attack from going on all day. What keeps the door
open for children meanwhile:

- Only wrong codes count. Thirty children behind one address who type it right use up nothing.
- An address gets one new try every two seconds, so nobody behind it waits for a minute.
- If too many codes fail everywhere, only strangers are held to a few tries of their own. An
  address from which a right code came, or from which a teacher opened a room, goes on as before.
- A stranger whose first tries are right gets in even then, until the failures come twice as thick.

What it cannot do: if somebody floods the door from inside the same school, the others there
take turns with them for the tries that come back.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

_LONGEST_ADDRESS: Final = 64
_NETWORK: Final = 64
"""Bits of an address of version 6 that one household shares; the rest can be changed at will."""


@dataclass(frozen=True, slots=True)
class Limit:
    """So many failures, each of which is forgiven after its share of the time in seconds.

    What is kept is one number: the moment at which all failures are forgiven.
    """

    most: int
    seconds: float

    @property
    def step(self) -> float:
        """After how many seconds one more try comes back."""
        return self.seconds / self.most

    def after_failure(self, clean: float, now: float) -> float:
        """Return the moment of a clean sheet, with one failure more."""
        return max(clean, now) + self.step

    def wait(self, clean: float, now: float, times: int = 1) -> float:
        """Return the seconds until there is a try left, of so many times the limit; 0 for now."""
        return max(0.0, clean - now - (self.most * times - 1) * self.step)


ADDRESS: Final = Limit(30, 60)
STRANGER: Final = Limit(5, 3600)
"""What an address has from which no right code came, while too many fail everywhere."""

WORDS: Final = Limit(60, 3600)
"""What an address has for the words that bring somebody back, right codes or not: they are short.
At this pace a script needs a day to meet one of thirty children, and the teacher sees it come."""

OVERALL: Final = (Limit(300, 60), Limit(1000, 3600))
SHUT: Final = 2
"""At so many times the hourly limit strangers have no tries at all."""

VOUCHED_FOR: Final = 8 * 3600.0
"""Seconds for which a right code vouches for its address."""

MOST_VOUCHED: Final = 1000


@dataclass(frozen=True, slots=True)
class Guesses:
    """All failures that still count; times are seconds of any clock that only goes forward.

    `addresses` holds, for each address, when it is clean for `ADDRESS` and, later, for `STRANGER`;
    `overall` the same for `OVERALL`; `vouched` when the last right code came from an address.
    """

    addresses: Mapping[str, tuple[float, float]] = field(default_factory=dict)
    overall: tuple[float, float] = (0.0, 0.0)
    vouched: Mapping[str, float] = field(default_factory=dict)
    words: Mapping[str, float] = field(default_factory=dict)
    """When an address is clean for `WORDS`."""


def seconds_to_wait(guesses: Guesses, address: str, now: float, *, words: bool = False) -> float:
    """Return after how many seconds a code from an address may be looked at; 0 for at once.

    To be asked before the code is looked up: a code that must wait is not compared at all. `words`
    says that it is of the kind that brings somebody back.
    """
    address = network_of(address)
    short = WORDS.wait(guesses.words.get(address, 0.0), now) if words else 0.0
    return max(short, _wait(guesses, address, now))


def _wait(guesses: Guesses, address: str, now: float) -> float:
    quick, slow = guesses.addresses.get(address, (0.0, 0.0))
    own = ADDRESS.wait(quick, now)
    if now - guesses.vouched.get(address, -VOUCHED_FOR) < VOUCHED_FOR:
        return own
    alarm = max(limit.wait(at, now) for limit, at in zip(OVERALL, guesses.overall, strict=True))
    shut = OVERALL[1].wait(guesses.overall[1], now, SHUT)
    return max(own, shut, min(alarm, STRANGER.wait(slow, now)))


def failed(guesses: Guesses, address: str, now: float, *, words: bool = False) -> Guesses:
    """Count a wrong code."""
    address = network_of(address)
    quick, slow = guesses.addresses.get(address, (0.0, 0.0))
    kept = {key: times for key, times in guesses.addresses.items() if times[1] > now}
    kept[address] = ADDRESS.after_failure(quick, now), STRANGER.after_failure(slow, now)
    minute, hour = guesses.overall
    overall = OVERALL[0].after_failure(minute, now), OVERALL[1].after_failure(hour, now)
    counted = {key: clean for key, clean in guesses.words.items() if clean > now}
    if words:
        counted[address] = WORDS.after_failure(counted.get(address, 0.0), now)
    return replace(guesses, addresses=kept, overall=overall, words=counted)


def vouch(guesses: Guesses, address: str, now: float) -> Guesses:
    """Note that a right code came from an address, or that a teacher opened a room there."""
    address = network_of(address)
    kept = {key: at for key, at in guesses.vouched.items() if now - at < VOUCHED_FOR}
    kept.pop(address, None)
    while len(kept) >= MOST_VOUCHED:
        del kept[min(kept, key=kept.__getitem__)]
    return replace(guesses, vouched={**kept, address: now})


def network_of(address: str) -> str:
    """Return what counts as one address: of version 6, all that share their first 64 bits."""
    try:
        read = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:_LONGEST_ADDRESS]
    if isinstance(read, ipaddress.IPv4Address):
        return str(read)
    if read.ipv4_mapped is not None:
        return str(read.ipv4_mapped)
    return str(ipaddress.ip_network((int(read), _NETWORK), strict=False))
