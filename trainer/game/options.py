"""Options: what editions and tables differ in, agreed before the deal (VAR-*, SEQ-8)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from trainer.game.errors import NotationError


class DrawRule(Enum):
    """What becomes of a draw that a player forgets (VAR-DRAW); the value is its word."""

    AUTOMATIC = "automatic"
    """Cards come by themselves, so that no draw can be forgotten."""
    JAX = "jax"
    """Possible until the next player has both moved and drawn (DRAW-3)."""
    STRICT = "strict"
    """Lost as soon as the next player takes the turn."""

    def __repr__(self) -> str:
        return f"DrawRule.{self.name}"


@dataclass(frozen=True, slots=True)
class Options:
    """The agreements of one table; as made without arguments, the rules as most play them.

    The sprint is not among them but in the table itself, for it changes the target (VAR-SPRINT).
    """

    first_five: bool = False
    """A long run: the first five found are the sequence, not those the mover names (SEQ-8)."""
    whole_runs: bool = False
    """The rest of a long run is protected like its five, for as long as it adjoins (SEQ-8)."""
    draw: DrawRule = DrawRule.AUTOMATIC
    """The forgotten draw (VAR-DRAW)."""
    dead_turn: bool = False
    """Exchanging a dead card takes the place of the turn (VAR-DEAD)."""
    open_talk: bool = False
    """Team mates may talk during their side's turns (VAR-OPEN)."""
    match: bool = False
    """The first side to win two games wins the match (VAR-MATCH)."""


STANDARD: Final = Options()
"""The rules without any variant."""

OPTION_RULES: Final = {
    "first-five": "SEQ-8",
    "whole-runs": "SEQ-8",
    "jax": "VAR-DRAW",
    "strict": "VAR-DRAW",
    "dead-turn": "VAR-DEAD",
    "open-talk": "VAR-OPEN",
    "match": "VAR-MATCH",
}
"""The words that name options in a table's text, in the order they are written, with the rule."""

_FLAGS: Final = {word: word.replace("-", "_") for word in OPTION_RULES}
_DRAW_WORDS: Final = (DrawRule.JAX.value, DrawRule.STRICT.value)


def option_words(options: Options) -> tuple[str, ...]:
    """Return the words of the options that differ from the standard."""
    return tuple(
        word
        for word in OPTION_RULES
        if (options.draw.value == word if word in _DRAW_WORDS else getattr(options, _FLAGS[word]))
    )


def format_options(options: Options) -> str:
    """Write options as words joined by `+`; nothing for the standard.

    The inverse of `parse_options`.
    """
    return "+".join(option_words(options))


def parse_options(text: str) -> Options:
    """Read option words joined by `+`, in any order.

    Raises NotationError with the column of a word that is unknown, there twice, or against another.
    """
    if not text:
        return STANDARD
    flags: dict[str, bool] = {}
    draw: DrawRule | None = None
    column = 1
    for word in text.split("+"):
        if word not in OPTION_RULES:
            known = ", ".join(OPTION_RULES)
            raise NotationError(f"expected one of {known}, found {word!r}", text, column)
        if _FLAGS[word] in flags or (draw is not None and draw.value == word):
            raise NotationError(f"{word} is there twice", text, column)
        if word not in _DRAW_WORDS:
            flags[_FLAGS[word]] = True
        elif draw is None:
            draw = DrawRule(word)
        else:
            raise NotationError("jax and strict exclude each other", text, column)
        column += len(word) + 1
    return Options(draw=draw or DrawRule.AUTOMATIC, **flags)
