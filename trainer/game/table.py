"""The table: how many people and sides, and what follows from it (SEAT-1 to SEAT-5, DEAL-3)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from trainer.game.errors import NotationError, TableError
from trainer.game.options import STANDARD, Options, option_words, parse_options
from trainer.game.sides import SIDES, Side

HAND_SIZES: Final = {2: 7, 3: 6, 4: 6, 6: 5, 8: 4, 9: 4, 10: 3, 12: 3}
"""Cards each by number of people (DEAL-3)."""

_FORM: Final = re.compile(r"([0-9]{1,3})p([0-9])s(?:\+[^+]+)*")
_WORD: Final = re.compile(r"[^+]+")
_SPRINT: Final = "sprint"


@dataclass(frozen=True, slots=True)
class Table:
    """People and sides, whether the sprint is played (VAR-SPRINT), and the other options.

    Raises TableError for people and sides that cannot play together.
    """

    people: int
    sides: int
    sprint: bool = False
    options: Options = STANDARD

    def __post_init__(self) -> None:
        if self.people not in HAND_SIZES:
            raise TableError(why_not_people(self.people))
        if self.sides not in (2, 3):
            raise TableError(f"SEAT-2: there are 2 or 3 sides, not {self.sides}")
        if self.people % self.sides:
            raise TableError(f"SEAT-2: {self.people} people cannot make {self.sides} equal sides")
        if self.sprint and self.sides != 2:
            raise TableError("VAR-SPRINT: the sprint is for two sides; three sides need one anyway")
        if self.options.open_talk and self.people == self.sides:
            raise TableError("VAR-OPEN: open talk is for teams; here everybody plays alone")

    @property
    def target(self) -> int:
        """How many sequences win: two for two sides, one for three or in a sprint (SEAT-5)."""
        return 1 if self.sides == 3 or self.sprint else 2

    @property
    def hand_size(self) -> int:
        """Cards in each hand (DEAL-3)."""
        return HAND_SIZES[self.people]

    @property
    def in_play(self) -> tuple[Side, ...]:
        """The sides that play: blue and green, with red as the third (SEAT-4)."""
        return SIDES[: self.sides]

    def side_of(self, seat: int) -> Side:
        """Return the side of a seat, numbered from 1; neighbours always differ (SEAT-3)."""
        return SIDES[(seat - 1) % self.sides]

    def after(self, seat: int) -> int:
        """Return the next seat, clockwise (DEAL-4)."""
        return seat % self.people + 1

    def __str__(self) -> str:
        return format_table(self)


def why_not_people(people: int) -> str:
    """Return why so many people cannot play, for a number that is not in `HAND_SIZES` (SEAT-1)."""
    if people < 2 or people > 12:
        return f"SEAT-1: 2 to 12 people play, not {people}"
    return f"SEAT-1: {people} people cannot be split into two or three equal sides"


def format_table(table: Table) -> str:
    """Write people and sides: `4p2s`, with `+` and a word for each option: `4p2s+sprint+jax`.

    The inverse of `parse_table`.
    """
    words = (_SPRINT,) if table.sprint else ()
    return "+".join((f"{table.people}p{table.sides}s", *words, *option_words(table.options)))


def parse_table(text: str) -> Table:
    """Read `2p2s`, `6p3s` or `4p2s+sprint+jax`; the words may come in any order.

    Raises NotationError for another form, TableError for people who cannot play together.
    """
    match = _FORM.fullmatch(text)
    if match is None:
        raise NotationError(f"expected people and sides such as 2p2s, found {text!r}", text)
    words = [(found[0], found.start() + 1) for found in _WORD.finditer(text, match.end(2) + 1)]
    others = [(word, column) for word, column in words if word != _SPRINT]
    if len(words) - len(others) > 1:
        raise NotationError("sprint is there twice", text, text.rindex(_SPRINT) + 1)
    try:
        options = parse_options("+".join(word for word, _ in others))
    except NotationError as error:
        wrong = error.text[: error.column - 1].count("+")
        raise NotationError(error.message, text, others[wrong][1]) from None
    return Table(int(match[1]), int(match[2]), len(words) > len(others), options)
