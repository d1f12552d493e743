"""Rooms, pupils and tasks to try things on; every time is counted from one moment."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from random import Random

from trainer.classroom.live import give
from trainer.classroom.pupil import Pupil, join
from trainer.classroom.room import Pace, Room, open_room
from trainer.classroom.steps import ask, set_items, set_teams, start
from trainer.content.task import Choice, Turn
from trainer.game.moves import parse_move
from trainer.game.position_line import parse_position
from trainer.tactics.goal import Win, parse_goal
from trainer.training.answer import Answer
from trainer.training.question import AnyTask, ChoiceQuestion, Film, Question, WholeTurn

NOW = datetime(2026, 3, 2, 9, 0, tzinfo=UTC)
MEANING = "0123456789abcdef"

FOUR_IN_ROW_5 = "*8*/10/10/3g6/2bbbb4/5g4/10/10/10/*8* 1 2p2s+sprint - h1={}"
"""Blue has c5-f5: b5 (QS) and g5 (AH) finish. Green chips stand on d4 (5C) and f6 (3H)."""

DEAD = "*8*/10/10/1g7g/10/10/10/10/10/*8* 1 2p2s - h1={}"
"""Green chips stand on both spaces of KS: b4 and j4."""

LONG_RUN = "*8*/10/10/10/1bbbb1bbb1/10/10/10/10/*8* 1 2p2s - h1=4HAS disc=ASJCJCJDJDJHJHJSJS"
"""A chip on f5 makes eight in a row; only with b5-f5 does j5 (AS) make a second sequence."""


def seeded(seed: int) -> Random:
    return Random(seed)  # noqa: S311 - the same every time


def at(seconds: float) -> datetime:
    return NOW + timedelta(seconds=seconds)


def asked(line: str, goal: str, id_: str = "puzzle/win") -> Question:
    return Question(id=id_, prompt="Try it.", position=parse_position(line), goal=parse_goal(goal))


WIN = asked(FOUR_IN_ROW_5.format("QSJH5C2H2D3S9D"), "win")
SPOT = asked(FOUR_IN_ROW_5.format("QSJH5C2H2D3S9D"), "spot finish blue", "puzzle/spot")
COUNT = asked(FOUR_IN_ROW_5.format("QSJH5C2H2D3S9D"), "count threats blue", "puzzle/count")
CHOICE = ChoiceQuestion(
    id="lesson/first/choose",
    prompt="Which?",
    position=WIN.position,
    choices=(Choice("Four", False, "One is missing."), Choice("Five", True, "Five it is.")),
)
FILM = Film(
    id="lesson/first/watch",
    prompt="Watch.",
    position=WIN.position,
    moves=(parse_move("QS@b5"),),
)
TURN = WholeTurn(
    id="lesson/first/turn",
    prompt="Take a turn.",
    position=WIN.position,
    turn=Turn(Win(), exchange=False, draws=()),
)
TASKS: tuple[AnyTask, ...] = (WIN, SPOT, COUNT, CHOICE, FILM, TURN)
ITEMS = tuple(task.id for task in TASKS)


def a_room(pace: Pace = Pace.LIVE, teams: int = 0) -> Room:
    """Make a room that has all tasks in it, in the lobby."""
    room = set_items(open_room("room1", "KTMWXA", NOW, pace=pace), ITEMS, NOW)
    return set_teams(room, teams, NOW)


def asking(index: int = 0, teams: int = 0) -> Room:
    return ask(a_room(teams=teams), index, NOW)


def at_own_pace() -> Room:
    return start(a_room(Pace.OWN), NOW)


def a_class(room: Room, *names: str) -> tuple[Pupil, ...]:
    chance = seeded(1)
    pupils: tuple[Pupil, ...] = ()
    for index, name in enumerate(names):
        pupil = join(room, pupils, id_=f"p{index}", nickname=name, now=at(index), chance=chance)
        pupils = (*pupils, pupil)
    return pupils


def gives(
    room: Room, pupil: str, task: AnyTask, said: str, *, number: int = 1, hints: int = 0,
    seconds: float = 10,
) -> Answer:  # fmt: skip
    return give(
        room, pupil, task, said, meaning=MEANING, number=number, now=at(seconds), hints=hints
    )
