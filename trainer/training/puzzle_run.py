"""Running through puzzles: one after the other, in the order of the library."""

from __future__ import annotations

from dataclasses import dataclass, replace

from trainer.content.library import Library
from trainer.content.puzzle import Puzzle
from trainer.training.attempt import Attempt
from trainer.training.chapters import chapters
from trainer.training.progress import Progress
from trainer.training.question import question_of_puzzle


@dataclass(frozen=True, slots=True)
class PuzzleRun:
    """A learner at a puzzle."""

    puzzle: Puzzle
    attempt: Attempt

    def with_attempt(self, attempt: Attempt) -> PuzzleRun:
        """Return the run with a changed attempt."""
        return replace(self, attempt=attempt)


def start_puzzle(puzzle: Puzzle) -> PuzzleRun:
    """Begin a puzzle."""
    return PuzzleRun(puzzle, Attempt(question_of_puzzle(puzzle)))


def puzzle_after(library: Library, puzzle: Puzzle, progress: Progress) -> Puzzle | None:
    """Return the next unsolved puzzle of the book, from here on and then from its start.

    Where all are solved it is simply the next one, and None after the last.
    """
    book = [each for _, puzzles in chapters(library) for each in puzzles]
    at = next((i for i, each in enumerate(book) if each.id == puzzle.id), len(book))
    following = book[at + 1 :]
    unsolved = [each for each in (*following, *book[:at]) if not progress.has(each.id)]
    return next(iter(unsolved or following), None)
