"""The rules as a learner looks them up: what each says, and where to meet it on the board."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from trainer.content.library import Library
from trainer.content.rule_index import lessons_about, puzzles_about
from trainer.game.rulebook import RULES, STATUSES, Rule
from trainer.training.progress import Place


@dataclass(frozen=True, slots=True)
class Way:
    """Somewhere to go, under the title that it has there."""

    title: str
    place: Place


@dataclass(frozen=True, slots=True)
class RuleEntry:
    """A rule with the steps of lessons that teach it and the puzzles that drill it."""

    rule: Rule
    lessons: tuple[Way, ...]
    puzzles: tuple[Way, ...]

    @property
    def origin(self) -> str:
        """Where the rule comes from, in words."""
        return STATUSES[self.rule.status]

    @property
    def holes(self) -> str:
        """What is still missing for this rule; empty where nothing is."""
        missing = [
            word
            for word, there in (("lesson", self.lessons), ("puzzle", self.puzzles))
            if not there
        ]
        return f"No {' and no '.join(missing)} yet." if missing else ""

    def has_words(self, text: str) -> bool:
        """Tell whether each word of a text is in the rule, in whatever order and capitals."""
        rule = self.rule
        said = f"{rule.id} {rule.group} {rule.status} {rule.text}".casefold()
        return all(word in said for word in text.casefold().split())


def rule_index(library: Library) -> tuple[RuleEntry, ...]:
    """Return all rules in the order of the book, with their ways into the content."""
    return tuple(_entry(rule, library) for rule in RULES.values())


def entries_with(entries: Iterable[RuleEntry], text: str) -> tuple[RuleEntry, ...]:
    """Return the rules that a text finds: the one whose id it is, or all that have its words."""
    entries, id_ = tuple(entries), text.strip().upper()
    named = tuple(entry for entry in entries if entry.rule.id == id_)
    return named or tuple(entry for entry in entries if entry.has_words(text))


def _entry(rule: Rule, library: Library) -> RuleEntry:
    lessons = []
    for lesson in lessons_about(rule, library):
        step = next(i for i, each in enumerate(lesson.steps) if rule.id in each.rules)
        lessons.append(Way(lesson.title, Place(lesson=lesson.id, step=step)))
    puzzles = (Way(each.title, Place(puzzle=each.id)) for each in puzzles_about(rule, library))
    return RuleEntry(rule, tuple(lessons), tuple(puzzles))
