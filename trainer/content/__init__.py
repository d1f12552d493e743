"""Lessons and puzzles as files: reading them, and checking every claim they make."""
