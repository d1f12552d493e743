"""Drills by topic: any mix of themes, goals, chapters and rules."""

from __future__ import annotations

from dataclasses import dataclass

from trainer.tactics.themes import Theme
from trainer.training.answer import Mode
from trainer.training.pool import Entry, Moment, Pool
from trainer.training.round import Round, start_round


@dataclass(frozen=True, slots=True, kw_only=True)
class Topic:
    """What to drill. A kind of which nothing is named leaves everything open.

    Every theme and every rule named must be in a puzzle. A puzzle has one goal and one chapter,
    so one of those named will do.
    """

    themes: frozenset[Theme] = frozenset()
    goals: frozenset[str] = frozenset()
    """First words of goals, such as `win`."""
    chapters: frozenset[str] = frozenset()
    rules: frozenset[str] = frozenset()

    def fits(self, entry: Entry) -> bool:
        """Tell whether a puzzle is about this."""
        return (
            self.themes <= set(entry.themes)
            and self.rules <= set(entry.rules)
            and (not self.goals or entry.goal in self.goals)
            and (not self.chapters or entry.chapter in self.chapters)
        )


def matching(topic: Topic, pool: Pool) -> tuple[Entry, ...]:
    """Return all puzzles about a topic, from easy to hard."""
    return tuple(entry for entry in pool.entries if topic.fits(entry))


def start_drill(topic: Topic, moment: Moment) -> Round:
    """Begin a round through a topic: first what was never solved, each part from easy to hard."""
    ids = [entry.id for entry in matching(topic, moment.pool)]
    return start_round(Mode.THEME, sorted(ids, key=moment.history.has_solved))
