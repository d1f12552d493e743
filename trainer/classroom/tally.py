"""Tallies: what a class answered in one round, counted, with the engine's word on each answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from trainer.classroom.causes import ClassCause, cause_called, class_cause
from trainer.classroom.live import goal_of, judge_again, live_position
from trainer.classroom.pupil import Pupil
from trainer.game.errors import NotationError
from trainer.game.moves import parse_move
from trainer.game.sides import Side
from trainer.game.spaces import Space, parse_space
from trainer.tactics.cause import Cause
from trainer.tactics.explain import describe_move
from trainer.tactics.goal import Spot
from trainer.tactics.spot import judge_tap
from trainer.training.answer import Answer, Outcome
from trainer.training.question import AnyTask, ChoiceQuestion, Film, Question


@dataclass(frozen=True, slots=True)
class SaidCount:
    """One answer that some gave: as sent, as shown, and what the engine says about it."""

    said: str
    shown: str
    count: int
    outcome: Outcome
    cause: Cause | None
    rule: str
    sentence: str

    @property
    def is_right(self) -> bool:
        """Whether it meets what was asked."""
        return self.outcome is Outcome.RIGHT


@dataclass(frozen=True, slots=True)
class SpaceCount:
    """How many answers use a space, how many of these are right there, and why or why not.

    Where several cards were played on the space the sentence is about the most common play.
    """

    space: Space
    count: int
    right: int
    sentence: str


@dataclass(frozen=True, slots=True)
class TeamShare:
    """How a team did: of its pupils, how many answered and how many were right."""

    side: Side
    pupils: int
    answered: int
    right: int

    @property
    def share(self) -> float:
        """The share of right ones among those who answered, 0 to 1; 0 while nobody has."""
        return self.right / self.answered if self.answered else 0.0


@dataclass(frozen=True, slots=True)
class Tally:
    """A round, counted. No child is named.

    `said` goes from the most common answer to the rarest, `spaces` in reading order; `common` is
    what most of those who went wrong have in common.
    """

    pupils: int
    answered: int
    right: int
    said: tuple[SaidCount, ...]
    spaces: tuple[SpaceCount, ...]
    common: ClassCause | None
    teams: tuple[TeamShare, ...]


def tally(
    task: AnyTask,
    pupils: Iterable[Pupil],
    last: Mapping[str, Answer],
    teams: tuple[Side, ...] = (),
) -> Tally:
    """Count a round; `last` is what counts of each pupil (`trainer.classroom.visit`)."""
    pupils = tuple(pupils)
    given = {pupil.id: last[pupil.id] for pupil in pupils if pupil.id in last}
    said = _said(task, given.values())
    return Tally(
        pupils=len(pupils),
        answered=len(given),
        right=sum(answer.is_right for answer in given.values()),
        said=said,
        spaces=_tapped(task, said) if _is_to_tap(task) else _played(said),
        common=common_cause(given.values()),
        teams=tuple(_share(side, pupils, given) for side in teams),
    )


def common_cause(answers: Iterable[Answer]) -> ClassCause | None:
    """Return the cause that most of these answers have, with its number; None for none.

    Of causes that are equally common the first of the closed list is told.
    """
    found = [(cause_called(answer.cause), answer.rule) for answer in answers]
    causes = Counter(cause for cause, _ in found if cause is not None)
    if not causes:
        return None
    order = list(Cause)
    cause = min(causes, key=lambda each: (-causes[each], order.index(each)))
    rules = Counter(rule for each, rule in found if each is cause and rule)
    rule = min(rules, key=lambda each: (-rules[each], each)) if rules else ""
    return class_cause(cause, causes[cause], rule)


def shown(task: AnyTask, said: str) -> str:
    """Write an answer for people: `8♥ on c4`, `a1, c4`, the words of a choice, a number."""
    if isinstance(task, ChoiceQuestion):
        index = int(said) - 1 if said.isascii() and said.isdigit() else -1
        return task.choices[index].text if 0 <= index < len(task.choices) else said
    if isinstance(task, Film):
        return said.capitalize()
    if _is_to_tap(task):
        return said.replace(" ", ", ")
    try:
        return describe_move(parse_move(said)).removesuffix(".")
    except NotationError:
        return said


def _is_to_tap(task: AnyTask) -> bool:
    return isinstance(task, Question) and isinstance(task.goal, Spot)


def _said(task: AnyTask, answers: Iterable[Answer]) -> tuple[SaidCount, ...]:
    counts: Counter[str] = Counter()
    first: dict[str, Answer] = {}
    for answer in answers:
        counts[answer.said] += 1
        first.setdefault(answer.said, answer)
    groups = [_said_count(task, first[said], count) for said, count in counts.items()]
    return tuple(sorted(groups, key=lambda each: (-each.count, each.said)))


def _said_count(task: AnyTask, answer: Answer, count: int) -> SaidCount:
    judged = judge_again(task, answer)
    return SaidCount(
        said=answer.said,
        shown=shown(task, answer.said),
        count=count,
        outcome=judged.outcome,
        cause=judged.cause,
        rule=judged.rule,
        sentence=judged.sentence,
    )


def _played(said: tuple[SaidCount, ...]) -> tuple[SpaceCount, ...]:
    """Count moves by the space that they go to."""
    groups: dict[Space, list[SaidCount]] = {}
    for each in said:
        try:
            space = parse_move(each.said).space
        except NotationError:
            continue  # a number or a choice has no space
        if space is not None:
            groups.setdefault(space, []).append(each)
    return tuple(
        SpaceCount(
            space,
            sum(each.count for each in groups[space]),
            sum(each.count for each in groups[space] if each.is_right),
            groups[space][0].sentence,
        )
        for space in sorted(groups)
    )


def _tapped(task: AnyTask, said: tuple[SaidCount, ...]) -> tuple[SpaceCount, ...]:
    """Count tapped spaces, each judged by itself."""
    goal = goal_of(task)
    if not isinstance(goal, Spot):
        return ()
    counts: Counter[Space] = Counter()
    for each in said:
        for name in each.said.split():
            try:
                counts[parse_space(name)] += each.count
            except NotationError:
                continue  # an answer to content of another day
    verdicts = {space: judge_tap(live_position(task), goal, space) for space in counts}
    return tuple(
        SpaceCount(
            space,
            counts[space],
            counts[space] if verdicts[space].met else 0,
            verdicts[space].sentence,
        )
        for space in sorted(counts)
    )


def _share(side: Side, pupils: tuple[Pupil, ...], given: Mapping[str, Answer]) -> TeamShare:
    team = [pupil for pupil in pupils if pupil.colour == side]
    answers = [given[pupil.id] for pupil in team if pupil.id in given]
    return TeamShare(side, len(team), len(answers), sum(answer.is_right for answer in answers))
