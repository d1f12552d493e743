"""Observations: what a change of an attempt means as a fact, or that it means nothing."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Final

from trainer.game.moves import exchange
from trainer.tactics.cause import Cause, cause_of_refusal
from trainer.tactics.given_up import given_up
from trainer.tactics.miss import rule_of_miss
from trainer.training.answer import Answer, Mode, Outcome
from trainer.training.attempt import Attempt, Phase
from trainer.training.choice_attempt import ChoiceAttempt
from trainer.training.film_attempt import FilmAttempt
from trainer.training.lesson_run import AnyAttempt
from trainer.training.turn_attempt import Part, TurnAttempt

_EXCHANGES: Final = frozenset({"DEAD-1", "DEAD-3", "DEAD-5"})
"""Rules by which an exchange itself is refused; the others are about the order of a turn."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Showing:
    """A question before somebody's eyes, and how often it was tried since.

    `meaning` is the sum of what is asked, `visit` a name for this showing that no other has.
    `rules` are those that the content names; they stand in where a miss names none.
    """

    meaning: str
    mode: Mode
    visit: str
    since: datetime
    rules: tuple[str, ...] = ()
    tries: int = 0

    def after(self, answer: Answer | None) -> Showing:
        """Return the showing after what was observed."""
        return self if answer is None else replace(self, tries=answer.number)


def answer_between(
    before: AnyAttempt, after: AnyAttempt, showing: Showing, at: datetime
) -> Answer | None:
    """Return the try that leads from one state of an attempt to the next; None if it was none.

    A card chosen, a hint, a right tap that leaves others to be found, an exchange after which the
    turn goes on: these are no tries.
    """
    if before == after or before.question.id != after.question.id:
        return None
    seen = _seen(before, after)
    if seen is None:
        return None
    rule = seen.rule
    if not rule and seen.outcome is Outcome.WRONG:
        rule = next(iter(showing.rules), "")
    return Answer(
        question=after.question.id,
        meaning=showing.meaning,
        mode=showing.mode,
        visit=showing.visit,
        number=showing.tries + 1,
        at=at,
        outcome=seen.outcome,
        said=seen.said,
        cause="" if seen.cause is None else seen.cause.value,
        rule=rule,
        hints=_hints(before),
        milliseconds=max(0, round((at - showing.since) / timedelta(milliseconds=1))),
        given_up=seen.given_up,
    )


@dataclass(frozen=True, slots=True)
class _Seen:
    outcome: Outcome
    said: str = ""
    cause: Cause | None = None
    rule: str = ""
    given_up: float | None = None


def _hints(attempt: AnyAttempt) -> int:
    match attempt:
        case Attempt(hints=hints) | TurnAttempt(play=Attempt(hints=hints)):
            return hints
    return 0


def _seen(before: AnyAttempt, after: AnyAttempt) -> _Seen | None:
    match before, after:
        case Attempt(), Attempt():
            return _at_board(before, after)
        case TurnAttempt(), TurnAttempt():
            return _in_turn(before, after)
        case ChoiceAttempt(), ChoiceAttempt():
            return _chosen(before, after)
        case FilmAttempt(), FilmAttempt():
            done = after.is_solved and not before.is_solved
            return _Seen(Outcome.RIGHT) if done else None
    return None


def _chosen(before: ChoiceAttempt, after: ChoiceAttempt) -> _Seen | None:
    if after.chosen is None or after.chosen == before.chosen:
        return None
    outcome = Outcome.RIGHT if after.is_solved else Outcome.WRONG
    return _Seen(outcome, after.question.choices[after.chosen].text)


def _at_board(before: Attempt, after: Attempt) -> _Seen | None:
    goal = after.question.goal
    if after.is_finished:
        if before.is_finished:
            return None
        return _Seen(Outcome.RIGHT if after.is_solved else Outcome.SHOWN, after.said)
    if after.misses <= before.misses:
        return None
    if after.refusal is not None:
        return _Seen(Outcome.REFUSED, after.said, after.cause, after.refusal.rule)
    lost = None
    if after.phase is Phase.MISSED and after.verdict is not None:
        lost = given_up(after.position, after.verdict)
    rule = rule_of_miss(goal, after.cause)
    return _Seen(
        Outcome.WRONG, after.said, after.cause, rule, None if lost is None else float(lost)
    )


def _in_turn(before: TurnAttempt, after: TurnAttempt) -> _Seen | None:
    if after.is_finished:
        return None if before.is_finished else _Seen(Outcome.RIGHT, _played(after))
    if after.refusal is not None:
        return _Seen(Outcome.REFUSED, "", _cause_in_turn(after), after.refusal.rule)
    played = _at_board(before.play, after.play)
    # A right play is only a part of the turn.
    return None if played is None or played.outcome is Outcome.RIGHT else played


def _played(attempt: TurnAttempt) -> str:
    verdict = attempt.play.verdict
    return "" if verdict is None else str(verdict.move)


def _cause_in_turn(attempt: TurnAttempt) -> Cause:
    card, refusal = attempt.play.picked, attempt.refusal
    if attempt.part is not Part.EXCHANGE or card is None or refusal is None:
        return Cause.NOT_A_MOVE
    exchanges = refusal.rule in _EXCHANGES
    return cause_of_refusal(exchange(card), refusal) if exchanges else Cause.NOT_A_MOVE
