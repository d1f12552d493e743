"""What a pupil's board shows of a live question: before the answer is told, and after."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from trainer.classroom.draft import Draft
from trainer.classroom.live import Judged, goal_of, judge_again, live_position
from trainer.game.errors import NotationError
from trainer.game.moves import Move, parse_move
from trainer.game.spaces import Space, parse_space
from trainer.tactics.count import counted, name_counted
from trainer.tactics.explain import describe_move
from trainer.tactics.facts import facts_of
from trainer.tactics.goal import Count, MoveGoal, Spot
from trainer.tactics.judge import judge
from trainer.tactics.spot import spotted
from trainer.training.answer import Answer
from trainer.training.attempt import Attempt, Phase
from trainer.training.film_attempt import FilmAttempt
from trainer.training.question import AnyTask, ChoiceQuestion, Film, Question, WholeTurn
from trainer.ui.attempt_view import table_view
from trainer.ui.table_view import TableView

_NOWHERE: frozenset[Space] = frozenset()
_MOST_NAMED: Final = 8


@dataclass(frozen=True, slots=True)
class Told:
    """What is told of a question: the board, the verdict on the own answer, and what is right.

    `right` is empty where the own answer says it already.
    """

    view: TableView
    judged: Judged | None
    right: str


def asked_live(task: AnyTask) -> AnyTask:
    """Return the part of a task that the class does: of a whole turn only its play."""
    if not isinstance(task, WholeTurn):
        return task
    return Question(
        id=task.id, prompt=task.prompt, position=live_position(task), goal=task.turn.goal
    )


def live_view(task: AnyTask, scene: str, draft: Draft, last: Answer | None) -> TableView:
    """Return the board of a question that is not told yet: what was chosen and what was sent."""
    if isinstance(task, Film):
        return replace(table_view(FilmAttempt(task, draft.seen)), scene=scene)
    position = live_position(task)
    return TableView(
        layout=position.board.layout,
        chips=position.board.chips,
        sequences=position.board.sequences,
        hand=position.hand.cards,
        side=position.side,
        picked=draft.picked,
        tapped=draft.marked | _space_meant(draft, last),
        marked=frozenset(task.show.marks),
        arrows=task.show.arrows,
        locked=isinstance(task, ChoiceQuestion) or isinstance(goal_of(task), Count),
        scene=scene,
    )


def told(task: AnyTask, scene: str, last: Answer | None) -> Told:
    """Return what a pupil sees once the teacher shows the verdicts."""
    judged = None if last is None else judge_again(task, last)
    is_right = judged is not None and judged.is_right
    blank = replace(live_view(task, scene, Draft(), None), locked=True, marked=_NOWHERE)
    match asked_live(task):
        case ChoiceQuestion(choices=choices):
            right = next(choice for choice in choices if choice.right)
            named = f"Right: {right.text}. {right.because}"
            return Told(blank, judged, "" if is_right else named)
        case Question(goal=Spot() as goal, position=position):
            asked = spotted(position, goal)
            view = replace(blank, right=asked, wrong=_spaces(last) - asked)
            named = f"All of them: {', '.join(map(str, sorted(asked)))}."
            return Told(view, judged, "" if is_right else named)
        case Question(goal=Count() as goal, position=position):
            # A wrong number is told with the right one beside it.
            names = name_counted(position, goal)
            answer = f"The answer is {counted(position, goal)}{f': {names}' if names else ''}."
            named = answer if judged is None else ""
            return Told(blank, judged, named)
        case Question(goal=goal) as question if not isinstance(goal, Spot | Count):
            return _told_move(question, goal, blank, last, judged)
    return Told(blank, judged, "")


def _told_move(
    question: Question, goal: MoveGoal, blank: TableView, last: Answer | None, judged: Judged | None
) -> Told:
    """Show the own move played where it is right; or else where it went, and all right spaces."""
    position = question.position
    right = [verdict.move for verdict in facts_of(position, goal).right]
    names = tuple(dict.fromkeys(describe_move(move).removesuffix(".") for move in right))
    if len(names) > _MOST_NAMED:
        named = f"{len(names)} moves are right."
    else:
        before = "Right" if len(names) == 1 else "All right moves"
        named = f"{before}: {_in_short(names)}." if names else "No move does that here."
    own = _move(last)
    if own in right:
        played = Attempt(question, phase=Phase.SOLVED, verdict=judge(position, goal, own))
        view = replace(table_view(played), scene=blank.scene, locked=True)
        named = named if len(names) > 1 else ""
    else:
        spaces = frozenset(move.space for move in right if move.space is not None)
        view = replace(blank, right=spaces, wrong=_space_meant(Draft(), last) - spaces)
    return Told(view, judged, named)


def _in_short(names: tuple[str, ...]) -> str:
    """Say each card once: `J♠ takes the chip on h4, e5; 8♥ on c4`."""
    groups: dict[str, list[str]] = {}
    for name in names:
        play, on, space = name.rpartition(" on ")
        groups.setdefault(play + on, []).append(space)
    return "; ".join(play + ", ".join(spaces) for play, spaces in groups.items())


def _move(last: Answer | None) -> Move | None:
    try:
        return None if last is None else parse_move(last.said)
    except NotationError:
        return None  # a number, a choice or spaces


def _space_meant(draft: Draft, last: Answer | None) -> frozenset[Space]:
    """Return the space that waits for its card, or else the one that was sent."""
    move = _move(last)
    sent = None if move is None else move.space
    space = sent if draft.waiting is None else draft.waiting
    return _NOWHERE if space is None else frozenset([space])


def _spaces(last: Answer | None) -> frozenset[Space]:
    try:
        return _NOWHERE if last is None else frozenset(map(parse_space, last.said.split()))
    except NotationError:
        return _NOWHERE
