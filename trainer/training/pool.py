"""The pool: all puzzles to train with, and what is needed to choose among them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime

from trainer.content.library import Library
from trainer.game.sides import Side
from trainer.tactics.goal import format_goal
from trainer.tactics.themes import Theme
from trainer.training.history import History
from trainer.training.rating import Rating, new_person
from trainer.training.theme_index import themes_by_puzzle


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """A puzzle as it is chosen by.

    `authored` is the rating in its file, `rating` what answers have made of it. `goal` is the
    first word of what it `asks`: `complete` of `complete corner`.
    """

    id: str
    authored: int
    rating: float
    goal: str
    asks: str
    side: Side
    chapter: str
    themes: tuple[Theme, ...] = ()
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Pool:
    """Puzzles from easy to hard."""

    entries: tuple[Entry, ...]
    _by_id: Mapping[str, Entry] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_by_id", {entry.id: entry for entry in self.entries})

    def entry(self, id_: str) -> Entry | None:
        """Return a puzzle by its id."""
        return self._by_id.get(id_)

    def __contains__(self, id_: object) -> bool:
        return id_ in self._by_id


def pool_of(library: Library, ratings: Mapping[str, Rating] | None = None) -> Pool:
    """Make the pool of a library; `ratings` are those that answers have moved, by puzzle."""
    moved = ratings or {}
    themes = themes_by_puzzle(library)
    entries = (
        Entry(
            id=puzzle.id,
            authored=puzzle.rating,
            rating=moved[puzzle.id].value if puzzle.id in moved else float(puzzle.rating),
            goal=format_goal(puzzle.goal).split()[0],
            asks=format_goal(puzzle.goal),
            side=puzzle.position.side,
            chapter=puzzle.chapter,
            themes=themes[puzzle.id],
            rules=puzzle.rules,
        )
        for puzzle in library.puzzles
    )
    return Pool(tuple(sorted(entries, key=lambda entry: (entry.rating, entry.id))))


@dataclass(frozen=True, slots=True)
class Moment:
    """What a way of training looks at: the puzzles, the learner's answers and rating, the time."""

    pool: Pool
    history: History
    at: datetime
    rating: Rating = field(default_factory=new_person)
