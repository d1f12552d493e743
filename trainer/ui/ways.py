"""The ways of training: what they are called, and what to expect."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from trainer.training.answer import Mode

TRAIN: Final = "train"
"""The word of the address."""


@dataclass(frozen=True, slots=True)
class Way:
    """A way of training: its word in addresses, its name, and what to expect."""

    mode: Mode
    name: str
    about: str
    icon: str


WAYS: Final = (
    Way(Mode.MIX, "Rated mix", "Puzzles near your strength. Your first try counts.", "trending_up"),
    Way(Mode.DAY, "Puzzle of the day", "One puzzle, the same for everybody today.", "today"),
    Way(Mode.MISTAKES, "My mistakes", "What you missed, until it is easy.", "healing"),
    Way(Mode.DAILY, "Daily review", "What you are about to forget, 20 at most.", "event_repeat"),
    Way(Mode.STREAK, "Streak", "No clock. Harder and harder. One miss ends it.", "bolt"),
    Way(Mode.STORM, "Storm", "Three minutes. Three misses. Solve in a row to win time.", "timer"),
    Way(Mode.THEME, "By theme", "Choose what to drill.", "filter_alt"),
)
_REVIEW: Final = Way(Mode.STORM_REVIEW, "After the storm", "Look again in calm. Unrated.", "spa")


def way_of(mode: Mode) -> Way:
    """Return the way of training of a mode."""
    return next((way for way in WAYS if way.mode is mode), _REVIEW)


def way_in_address(query: Mapping[str, str]) -> Way | None:
    """Read the address `?train=MODE`; None without one, or for none that is known."""
    word = query.get(TRAIN, "").replace("-", " ")
    return next((way for way in (*WAYS, _REVIEW) if way.mode.value == word), None)


def way_address(mode: Mode) -> dict[str, str]:
    """Return the address of a way of training."""
    return {TRAIN: mode.value.replace(" ", "-")}
