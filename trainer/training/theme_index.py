"""Themes of all puzzles: what each is about, as the engine finds it."""

from __future__ import annotations

from functools import lru_cache

from trainer.content.library import Library
from trainer.game.position import Position
from trainer.tactics.facts import facts_of
from trainer.tactics.goal import Count, Goal, Spot
from trainer.tactics.themes import Theme, themes_of


def themes_by_puzzle(library: Library) -> dict[str, tuple[Theme, ...]]:
    """Return the themes of each puzzle by its id; those to tap or to count have none.

    What was found once for a position and a goal is kept.
    """
    return {puzzle.id: _themes(puzzle.position, puzzle.goal) for puzzle in library.puzzles}


@lru_cache(maxsize=4096)
def _themes(position: Position, goal: Goal) -> tuple[Theme, ...]:
    return () if isinstance(goal, Spot | Count) else themes_of(facts_of(position, goal))
