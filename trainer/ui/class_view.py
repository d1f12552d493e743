"""What the class sees of its own answers: the board with counts on it, and answers as bars."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Final

from trainer.classroom.draft import Draft
from trainer.classroom.room import Room
from trainer.classroom.tally import SaidCount, SpaceCount, Tally
from trainer.tactics.goal import Spot
from trainer.training.question import AnyTask, ChoiceQuestion, Question
from trainer.ui.big_text import Bar, Verdict
from trainer.ui.live_view import Told, live_view, told
from trainer.ui.table_view import TableView

_MOST_BARS: Final = 8
_SCENE: Final = "class"


@lru_cache(maxsize=256)
def _right(task: AnyTask) -> Told:
    """Return what is right; proving it may take a second, so once is enough."""
    return told(task, _SCENE, None)


def right_in_words(task: AnyTask) -> str:
    """Say all that is right."""
    return _right(task).right or "Seen."


def class_view(task: AnyTask, room: Room, counted: Tally) -> TableView:
    """Return the board as the class may see it: counts and verdicts only once they are shown."""
    view = replace(live_view(task, _SCENE, Draft(), None), locked=True)
    if room.verdicts:
        right = _right(task).view.right
        wrong = frozenset(
            each.space for each in counted.spaces if not each.right and each.space not in right
        )
        view = replace(view, right=right, wrong=wrong, marked=frozenset())
    if room.heat:
        view = replace(view, heat=tuple((each.space, each.count) for each in counted.spaces))
    return view


def answer_bars(task: AnyTask, counted: Tally, *, verdicts: bool) -> list[Bar]:
    """Return the most common answers; of spaces that were tapped, each by itself."""
    if isinstance(task, ChoiceQuestion):
        return _choices(task, counted, verdicts=verdicts)
    if isinstance(task, Question) and isinstance(task.goal, Spot):
        spaces = sorted(counted.spaces, key=lambda each: (-each.count, each.space))
        return [_space_bar(each, counted, verdicts=verdicts) for each in spaces[:_MOST_BARS]]
    return [_said_bar(each, counted, verdicts=verdicts) for each in counted.said[:_MOST_BARS]]


def _choices(task: ChoiceQuestion, counted: Tally, *, verdicts: bool) -> list[Bar]:
    """Return all choices in their own order, also those that nobody took."""
    numbers = {each.said: each.count for each in counted.said}
    return [
        Bar(
            choice.text,
            numbers.get(str(number), 0),
            counted.answered,
            ("good" if choice.right else "bad") if verdicts else "",
            choice.because if verdicts else "",
        )
        for number, choice in enumerate(task.choices, start=1)
    ]


def _space_bar(each: SpaceCount, counted: Tally, *, verdicts: bool) -> Bar:
    verdict: Verdict = "good" if each.right else "bad"
    return Bar(
        str(each.space),
        each.count,
        counted.answered,
        verdict if verdicts else "",
        each.sentence if verdicts else "",
    )


def _said_bar(each: SaidCount, counted: Tally, *, verdicts: bool) -> Bar:
    verdict: Verdict = "good" if each.is_right else "bad"
    # Of a number the right one stands above all bars: no bar says it again.
    repeats = each.said.isdigit() or each.sentence == f"{each.shown}."
    reason = "" if repeats else each.sentence
    return Bar(
        each.shown,
        each.count,
        counted.answered,
        verdict if verdicts else "",
        reason if verdicts else "",
    )
