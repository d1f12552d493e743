"""Live questions: what a pupil may send, as text, and how the server judges it.

What is sent, by kind of task:

- a goal for a move, and a whole turn: the play as moves are written, `8H@c4`, `JSxf3`, `5H~`
- spaces to tap: all of them at once, `a1 c4`
- a number to find: `3`
- answers to choose from: the number of the answer, from 1
- moves to watch: `seen`
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import lru_cache
from typing import Final

from trainer.classroom.causes import cause_called
from trainer.classroom.room import Pace, Phase, Room, RoomError
from trainer.classroom.visit import format_visit, visit_of
from trainer.content.task import after_exchange
from trainer.errors import TrainerError
from trainer.game.errors import NotationError
from trainer.game.legality import legal_moves
from trainer.game.moves import Move, format_move, parse_move
from trainer.game.position import Position
from trainer.game.spaces import SIZE, Space, format_space, parse_space
from trainer.tactics.cause import Cause
from trainer.tactics.count import counted, name_counted
from trainer.tactics.explain import explain
from trainer.tactics.goal import Count, Goal, MoveGoal, Spot
from trainer.tactics.judge import judge
from trainer.tactics.miss import rule_of_miss
from trainer.tactics.spot import judge_tap, spotted
from trainer.training.answer import Answer, Mode, Outcome
from trainer.training.question import AnyTask, ChoiceQuestion, Film, Question, WholeTurn

SEEN: Final = "seen"
LONGEST: Final = 400
"""Characters that are looked at: the names of a hundred spaces fit in."""

MOST_TRIES: Final = 50
"""Answers of one pupil to one showing of a question."""

_NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,2}")


class SaidError(TrainerError, ValueError):
    """What a pupil sent is no answer; the words say what one looks like. Nothing was counted."""


@dataclass(frozen=True, slots=True)
class Judged:
    """An answer as the engine sees it: `said` in its one form, and why it is right or wrong."""

    said: str
    outcome: Outcome
    cause: Cause | None
    rule: str
    sentence: str

    @property
    def is_right(self) -> bool:
        """Whether it meets what was asked."""
        return self.outcome is Outcome.RIGHT


def judge_live(task: AnyTask, said: str) -> Judged:
    """Judge what a pupil sent. A move against the rules is an answer, and refused with its rule.

    Raises SaidError for what is no answer to this task.
    """
    if len(said) > LONGEST:
        raise SaidError("That is too long for an answer.")
    match task:
        case ChoiceQuestion():
            return _judge_choice(task, said)
        case Film():
            if said != SEEN:
                raise SaidError("Watch the moves to the end first.")
            return Judged(SEEN, Outcome.RIGHT, None, "", "Seen.")
        case WholeTurn():
            return _judge_move(live_position(task), task.turn.goal, _read_move(said))
        case Question(goal=Spot() as goal):
            return _judge_spaces(task.position, goal, _read_spaces(said))
        case Question(goal=Count() as goal):
            return _judge_number(task.position, goal, said)
        case Question(position=position, goal=goal) if not isinstance(goal, Spot | Count):
            return _judge_move(position, goal, _read_move(said))
    raise SaidError("Nothing can be sent to this question.")


def judge_again(task: AnyTask, answer: Answer) -> Judged:
    """Return the verdict on an answer with its sentence, which answers do not keep.

    An answer to content of another day keeps its verdict, and has no sentence.
    """
    try:
        judged = judge_live(task, answer.said)
    except SaidError:
        judged = None
    if judged is not None and judged.outcome is answer.outcome:
        return judged
    return Judged(answer.said, answer.outcome, cause_called(answer.cause), answer.rule, "")


def live_position(task: AnyTask) -> Position:
    """Return the position that the class plays on.

    Of a whole turn the class decides only the play: a dead card to exchange is exchanged before.
    """
    if not (isinstance(task, WholeTurn) and task.turn.exchange):
        return task.position
    dead = next(card for card in task.position.hand.cards if task.position.is_dead(card))
    return after_exchange(task.position, dead, task.turn.draws[0])


def give(  # noqa: PLR0913 - a fact has many parts, all by name
    room: Room,
    pupil: str,
    task: AnyTask,
    said: str,
    *,
    meaning: str,
    number: int,
    now: datetime,
    hints: int = 0,
    since: datetime | None = None,
) -> Answer:
    """Take an answer of a pupil, by id; `number` counts the pupil's answers in this visit from 1.

    `since` is when the question was shown, where that was not to all at once. Verdict and time
    are the server's own, whatever the pupil's browser says.
    Raises RoomError where no answer is taken now, SaidError where it is none.
    """
    _check_open(room, task, now)
    if number > MOST_TRIES:
        raise RoomError("You have changed your answer very often. The last one counts.")
    judged = judge_live(task, said)
    shown = since or room.asked or now
    return Answer(
        question=task.id,
        meaning=meaning,
        mode=Mode.CLASS if room.pace is Pace.LIVE else Mode.OWN_PACE,
        visit=format_visit(visit_of(room, pupil, task.id)),
        number=number,
        at=now,
        outcome=judged.outcome,
        said=judged.said,
        cause="" if judged.cause is None else judged.cause.value,
        rule=judged.rule,
        hints=hints,
        milliseconds=max(0, (now - shown) // timedelta(milliseconds=1)),
    )


def _check_open(room: Room, task: AnyTask, now: datetime) -> None:
    if room.is_over(now):
        raise RoomError("This room has ended.")
    if room.phase is Phase.LOBBY:
        raise RoomError("Wait for the first question.")
    if room.phase is Phase.PAUSED:
        raise RoomError("There is a break. Wait until it goes on.")
    if room.phase is not Phase.ASKING:
        raise RoomError("This question is closed.")
    if not room.takes_answers(now):
        raise RoomError("The time is up.")
    if task.id != room.question and (room.pace is Pace.LIVE or task.id not in room.items):
        raise RoomError("The class has gone on to another question.")


def _read_move(said: str) -> Move:
    try:
        return parse_move(said)
    except NotationError as error:
        raise SaidError("Send a move, such as 8H@c4.") from error


def _read_spaces(said: str) -> frozenset[Space]:
    names = said.split(" ")
    try:
        spaces = frozenset(map(parse_space, names))
    except NotationError as error:
        raise SaidError("Tap one space or more, then send.") from error
    if len(spaces) < len(names) or len(names) > SIZE * SIZE:
        raise SaidError("A space is there twice.")
    return spaces


def format_spaces(spaces: frozenset[Space]) -> str:
    """Write tapped spaces in reading order, as they are sent: `a1 c4`."""
    return " ".join(map(format_space, sorted(spaces)))


def _judge_choice(task: ChoiceQuestion, said: str) -> Judged:
    if not (_NUMBER.fullmatch(said) and 1 <= int(said) <= len(task.choices)):
        raise SaidError(f"Choose an answer from 1 to {len(task.choices)}.")
    choice = task.choices[int(said) - 1]
    outcome = Outcome.RIGHT if choice.right else Outcome.WRONG
    return Judged(said, outcome, None, "", choice.because)


def _judge_number(position: Position, goal: Count, said: str) -> Judged:
    if not _NUMBER.fullmatch(said):
        raise SaidError("Send a number, such as 2.")
    right, names = counted(position, goal), name_counted(position, goal)
    which = f": {names}." if names else "."
    if int(said) == right:
        return Judged(said, Outcome.RIGHT, None, "", f"{said} is right{which}")
    sentence = f"{said} is not right. The answer is {right}{which}"
    return Judged(said, Outcome.WRONG, None, rule_of_miss(goal, None), sentence)


def _judge_spaces(position: Position, goal: Spot, spaces: frozenset[Space]) -> Judged:
    said, asked = format_spaces(spaces), spotted(position, goal)
    if spaces == asked:
        return Judged(said, Outcome.RIGHT, None, "", "These are all of them.")
    stray = sorted(spaces - asked)
    if stray:
        cause = Cause.NOT_ONE_OF_THEM
        sentence = judge_tap(position, goal, stray[0]).sentence
        return Judged(said, Outcome.WRONG, cause, rule_of_miss(goal, cause), sentence)
    left = len(asked - spaces)
    missing = "One space is" if left == 1 else f"{left} spaces are"
    return Judged(said, Outcome.WRONG, None, rule_of_miss(goal, None), f"{missing} missing.")


@lru_cache(maxsize=4096)
def _judge_move(position: Position, goal: MoveGoal, read: Move) -> Judged:
    # A class of thirty plays the same few moves: each is judged once.
    move = _meant(position, goal, read)
    verdict = judge(position, goal, move)
    said, sentence = format_move(move), explain(position, verdict)
    if verdict.cause is Cause.TURN_GOES_ON:
        raise SaidError(f"{sentence} Send the play that comes after it.")
    if verdict.met:
        return Judged(said, Outcome.RIGHT, None, "", sentence)
    cause = verdict.cause
    if verdict.refusal is not None:
        return Judged(said, Outcome.REFUSED, cause, verdict.refusal.rule, sentence)
    return Judged(said, Outcome.WRONG, cause, rule_of_miss(goal, cause), sentence)


def _meant(position: Position, goal: MoveGoal, read: Move) -> Move:
    """Return the legal move that was meant; the one as read where it is not legal.

    Which five of a longer run are meant must be said only where it matters (SEQ-8).
    """
    same = [
        move
        for move in legal_moves(position)
        if (move.kind, move.card, move.space) == (read.kind, read.card, read.space)
        and (not read.claim or read.claim == move.claim)
    ]
    if len(same) > 1 and len({judge(position, goal, move).met for move in same}) > 1:
        forms = " or ".join(format_move(move) for move in same)
        raise SaidError(f"Say which five spaces count: {forms}.")
    return same[0] if same else read


def goal_of(task: AnyTask) -> Goal | None:
    """Return the goal that a task asks for; None where one chooses or watches."""
    if isinstance(task, WholeTurn):
        return task.turn.goal
    return task.goal if isinstance(task, Question) else None
