"""Histories: all answers of one person, in order, and what follows from them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from trainer.training.answer import Answer
from trainer.training.progress import Progress
from trainer.training.visit import Visit


@dataclass(frozen=True, slots=True)
class History:
    """All answers in the order in which they were given, grouped by visit.

    That order is the one of the store; the times in the answers do not change it, since clocks
    can be set back. Make one with `history_of`.
    """

    answers: tuple[Answer, ...] = ()
    visits: tuple[Visit, ...] = field(default=(), compare=False)
    """One for each showing that was tried, in the order of their first answers."""
    seen: frozenset[str] = field(default=frozenset(), compare=False)
    """The ids of all questions tried."""
    solved: frozenset[str] = field(default=frozenset(), compare=False)
    """The ids of all questions solved."""
    _place: Mapping[str, int] = field(default_factory=dict, compare=False, repr=False)
    """From the id of a visit to its place in `visits`."""
    _places: Mapping[str, tuple[int, ...]] = field(default_factory=dict, compare=False, repr=False)
    """From the id of a question to the places of its visits."""

    def with_answer(self, answer: Answer) -> History:
        """Return the history with one answer more; one that is in it already changes nothing."""
        return self.with_answers((answer,))

    def with_answers(self, answers: Iterable[Answer]) -> History:
        """Return the history with several answers more."""
        kept, visits = list(self.answers), list(self.visits)
        place, places = dict(self._place), dict(self._places)
        new_seen: set[str] = set()
        new_solved: set[str] = set()
        for answer in answers:
            index = place.get(answer.visit)
            if index is None:
                place[answer.visit] = len(visits)
                places[answer.question] = (*places.get(answer.question, ()), len(visits))
                visits.append(Visit((answer,)))
            elif visits[index].has(answer):
                continue
            else:
                visits[index] = visits[index].with_answer(answer)
            kept.append(answer)
            new_seen.add(answer.question)
            if answer.is_right:
                new_solved.add(answer.question)
        if len(kept) == len(self.answers):
            return self
        return History(
            tuple(kept),
            tuple(visits),
            self.seen | new_seen,
            self.solved | new_solved,
            place,
            places,
        )

    def visit(self, id_: str) -> Visit | None:
        """Return a visit by its id."""
        place = self._place.get(id_)
        return None if place is None else self.visits[place]

    def visits_of(self, question: str) -> tuple[Visit, ...]:
        """Return all visits of a question, the first one first."""
        return tuple(self.visits[place] for place in self._places.get(question, ()))

    def latest(self, question: str) -> Visit | None:
        """Return the last visit of a question that was decided; None if none was."""
        places = reversed(self._places.get(question, ()))
        return next(
            (visit for place in places if (visit := self.visits[place]).deciding is not None), None
        )

    def answers_to(self, question: str) -> tuple[Answer, ...]:
        """Return all tries at a question, visit by visit."""
        return tuple(answer for visit in self.visits_of(question) for answer in visit.answers)

    def has_seen(self, puzzle: str) -> bool:
        """Tell whether a puzzle was ever tried."""
        return f"puzzle/{puzzle}" in self.seen

    def has_solved(self, puzzle: str) -> bool:
        """Tell whether a puzzle was ever solved."""
        return f"puzzle/{puzzle}" in self.solved


def history_of(answers: Iterable[Answer]) -> History:
    """Make a history of answers in the order in which they were given; each counts once."""
    return History().with_answers(answers)


def progress_of(history: History, last: str) -> Progress:
    """Return the progress that the shelves show; `last` is the question seen last."""
    return Progress(history.solved, last)
