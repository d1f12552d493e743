"""Appraisals: what the engine says about the text of a content file, for whoever writes it."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from trainer.content.check import check_document
from trainer.content.document import Document, parse_document
from trainer.content.lesson import Lesson
from trainer.content.problem import Problem, Report, sentences_of
from trainer.content.puzzle import Puzzle
from trainer.game.moves import Move, format_move
from trainer.tactics.count import counted
from trainer.tactics.difficulty import rating_estimate
from trainer.tactics.explain import explain
from trainer.tactics.facts import Facts, facts_of
from trainer.tactics.goal import Count, Goal, MoveGoal, Spot
from trainer.tactics.spot import spotted
from trainer.tactics.themes import themes_of
from trainer.tactics.unmet import why_unmet
from trainer.training.draft import Draft, write_draft

MOST_CHARACTERS: Final = 64 * 1024
MOST_SOLUTIONS: Final = 6
"""Up to so many solutions are written into a file, and shown one by one."""

_ID: Final = re.compile(r"""^id: *["']?([^"'#\n]*)""", re.MULTILINE)
_CHAPTER: Final = "studio"
_NUMBERS: Final = ("no", "one", "two", "three", "four", "five", "six")


class Outcome(Enum):
    """What became of a text."""

    ACCEPTED = "accepted"
    FAULTY = "faulty"
    """It cannot be read, or says something wrong."""
    UNREACHABLE = "unreachable"
    """Nothing meets the goal."""
    POINTLESS = "pointless"
    """Everything meets the goal."""


@dataclass(frozen=True, slots=True)
class Appraisal:
    """What the engine found in a text, which is kept with it.

    `content` is there as soon as the text can be read, also where it has other problems.
    """

    text: str
    outcome: Outcome
    headline: str
    problems: tuple[str, ...] = ()
    content: Puzzle | Lesson | None = None
    right: tuple[Move, ...] = ()
    reasons: tuple[tuple[str, str], ...] = ()
    """Each right move with the sentence that a learner sees, up to `MOST_SOLUTIONS`."""
    wrong: tuple[tuple[str, str], ...] = ()
    themes: tuple[str, ...] = ()
    rating: int | None = None

    @property
    def puzzle(self) -> Puzzle | None:
        """The puzzle, if the text is a whole one that can be answered."""
        met = self.outcome in (Outcome.ACCEPTED, Outcome.POINTLESS)
        return self.content if met and isinstance(self.content, Puzzle) else None


def appraise(text: str) -> Appraisal:
    """Appraise the text of a puzzle or a lesson. Never raises, whatever it holds."""
    report = Report("")
    name = id_in(text)
    data = text[: MOST_CHARACTERS + 1].encode("utf-8", "surrogatepass")
    document = parse_document(data, report, name, _CHAPTER)
    check_document(document)
    content = document.content
    if isinstance(content, Puzzle):
        return _with_facts(_of_puzzle(text, document, content), content)
    if isinstance(content, Lesson) and not len(report):
        headline = f"Accepted: a lesson of {len(content.steps)} steps, each can be done."
        return Appraisal(text, Outcome.ACCEPTED, headline, content=content)
    return _faulty(text, document)


def id_in(text: str) -> str:
    """Return what a text names as its id; empty without."""
    match = _ID.search(text)
    return match[1].strip() if match else ""


def appraise_draft(draft: Draft) -> Appraisal:
    """Appraise a draft; its text has the engine's rating and solutions where there are any."""
    found = appraise(write_draft(draft))
    if found.puzzle is None:
        return found
    solution = found.right if len(found.right) <= MOST_SOLUTIONS else ()
    rating = {} if found.rating is None else {"rating": found.rating}
    return replace(found, text=write_draft(draft, solution=solution, **rating))


def _faulty(text: str, document: Document) -> Appraisal:
    problems = _told(document.report.problems)
    number = len(problems)
    things = "1 thing" if number == 1 else f"{number} things"
    return Appraisal(
        text, Outcome.FAULTY, f"Not yet: {things} to mend.", problems, document.content
    )


def _told(problems: tuple[Problem, ...]) -> tuple[str, ...]:
    """Write problems without the name of a file, which there is none of yet."""
    return tuple(f"{each.line}:{each.column} {each.code} {sentences_of(each)}" for each in problems)


def _of_puzzle(text: str, document: Document, puzzle: Puzzle) -> Appraisal:
    codes = {problem.code for problem in document.report.problems}
    if codes - {"M309", "M310"}:
        return _faulty(text, document)
    position, goal = puzzle.position, puzzle.goal
    if "M309" in codes:
        because = "there is no such space."
        if not isinstance(goal, Spot | Count):
            because = why_unmet(position, goal)
        headline = f"The goal cannot be reached. {because[0].upper()}{because[1:]}"
        told = _told(document.report.problems)
        return Appraisal(text, Outcome.UNREACHABLE, headline, told, puzzle)
    if "M310" in codes:
        headline = "Every legal move meets the goal, so there is nothing to find."
        told = _told(document.report.problems)
        return Appraisal(text, Outcome.POINTLESS, headline, told, puzzle)
    return Appraisal(text, Outcome.ACCEPTED, _praise(puzzle, goal), (), puzzle)


def _praise(puzzle: Puzzle, goal: Goal) -> str:
    if isinstance(goal, Count):
        return f"Accepted. The answer is {counted(puzzle.position, goal)}."
    if isinstance(goal, Spot):
        spaces = sorted(spotted(puzzle.position, goal))
        return f"Accepted. To tap: {', '.join(map(str, spaces))}."
    right = [format_move(each.move) for each in facts_of(puzzle.position, goal).right]
    number = _NUMBERS[len(right)] if len(right) < len(_NUMBERS) else str(len(right))
    solutions = "solution" if len(right) == 1 else "solutions"
    named = "" if len(right) > MOST_SOLUTIONS else f": {_listed(right)}"
    return f"Accepted, with {number} {solutions}{named}."


def _listed(words: list[str]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def _with_facts(found: Appraisal, puzzle: Puzzle) -> Appraisal:
    """Add what is known about every move, where the text has no fault of another kind."""
    if found.outcome is Outcome.FAULTY or not isinstance(puzzle.goal, MoveGoal):
        return found
    facts = facts_of(puzzle.position, puzzle.goal)
    return replace(
        found,
        right=tuple(verdict.move for verdict in facts.right),
        reasons=_sentences(facts, met=True)[:MOST_SOLUTIONS],
        wrong=_sentences(facts, met=False),
        themes=tuple(theme.value for theme in themes_of(facts)),
        rating=rating_estimate(facts) if facts.right else None,
    )


def _sentences(facts: Facts, *, met: bool) -> tuple[tuple[str, str], ...]:
    verdicts = facts.right if met else facts.wrong
    return tuple((format_move(each.move), explain(facts.position, each)) for each in verdicts)
