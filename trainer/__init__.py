"""A trainer for the board game SEQUENCE: lessons and puzzles, judged by a rules engine."""

__version__ = "0.1.0"
