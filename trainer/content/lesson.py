"""Lessons: a few steps, each with a short prompt, a board and an act."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from trainer.content.claim import Claim, read_claims
from trainer.content.fields import Fields
from trainer.content.nodes import Entries
from trainer.content.notation import read_moves, read_rules
from trainer.content.pointers import Pointers, read_pointers
from trainer.content.problem import Report
from trainer.content.puzzle import FORMAT, LONGEST_TITLE, STATUSES
from trainer.content.setup import Setup, build, read_setup
from trainer.content.task import Task, read_task
from trainer.game.moves import Move
from trainer.game.position import Position

MOST_WORDS: Final = 20
"""Words in a prompt, or in what is said when a step is done."""

LONGEST_ABOUT: Final = 100
LONGEST_WORDS: Final = 300
LONGEST_HINT: Final = 160
HIGHEST_ORDER: Final = 999
FEWEST_STEPS: Final = 4
MOST_STEPS: Final = 12


@dataclass(frozen=True, slots=True)
class Step:
    """One act of a lesson: what to do, on which board, and what it meant.

    `claims` are statements about the position that `check` proves.
    """

    id: str
    prompt: str
    position: Position
    task: Task
    done: str
    hint: str
    rules: tuple[str, ...]
    claims: tuple[Claim, ...]
    show: Pointers
    answer: tuple[Move, ...]
    """Moves that others play once the goal is met."""
    replaces: str = ""
    """The id of the step of this lesson that this one stands in for."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson; `order` says where it stands in the course, `chapter` is the folder of its file."""

    id: str
    title: str
    about: str
    status: str
    order: int
    steps: tuple[Step, ...]
    chapter: str
    replaces: str = ""
    """The id of the lesson that this one stands in for, which was published before."""

    @property
    def rules(self) -> tuple[str, ...]:
        """All rules that its steps teach, each once, in order."""
        return tuple(dict.fromkeys(rule for step in self.steps for rule in step.rules))


def read_lesson(entries: Entries, report: Report, name: str, chapter: str) -> Lesson | None:
    """Read a lesson; `name` is that of the file, `chapter` that of its folder.

    Reports all faults, None if there was one.
    """
    faults = len(report)
    fields = Fields(entries, report)
    fields.take_int("format", FORMAT, FORMAT)
    id_ = fields.take_id(named=name)
    title = fields.take_text("title", longest=LONGEST_TITLE)
    about = fields.take_text("about", longest=LONGEST_ABOUT)
    status = fields.take_choice("status", STATUSES)
    replaces = fields.take_id("replaces", required=False)
    order = fields.take_int("order", 1, HIGHEST_ORDER)
    groups = fields.take_list_of_entries("steps", most=MOST_STEPS)
    fields.done()
    steps = _read_steps(groups or ())
    if groups and len(groups) < FEWEST_STEPS:
        message = f"a lesson of {len(groups)} steps"
        fields.refuse("steps", "S210", message, f"From {FEWEST_STEPS} to {MOST_STEPS}")
    if len(report) > faults:
        return None
    return Lesson(
        id=id_ or name,
        title=title or name,
        about=about or "",
        status=status or STATUSES[0],
        order=order or 0,
        steps=steps,
        chapter=chapter,
        replaces=replaces or "",
    )


@dataclass(frozen=True, slots=True)
class _Board:
    """What the steps before have set up; None for what had a fault, which is told by then."""

    setup: Setup | None
    position: Position | None


def _read_steps(groups: tuple[Fields, ...]) -> tuple[Step, ...]:
    steps = []
    board: _Board | None = None
    ids: set[str] = set()
    for group in groups:
        step, board = _read_step(group, board)
        if step is not None:
            if step.id in ids:
                group.refuse("id", "M317", f"the step '{step.id}' is there twice")
            ids.add(step.id)
            steps.append(step)
    return tuple(steps)


def _read_step(fields: Fields, before: _Board | None) -> tuple[Step | None, _Board]:
    faults = len(fields.report)
    id_ = fields.take_id()
    replaces = fields.take_id("replaces", required=False)
    prompt = _take_words(fields, "prompt")
    done = _take_words(fields, "done")
    told = "choices" in fields or "watch" in fields
    hint = fields.take_text("hint", longest=LONGEST_HINT, required=not told)
    task = read_task(fields)
    show = read_pointers(fields)
    answer = read_moves(fields, "answer") or ()
    rules = read_rules(fields)
    claims = read_claims(fields)
    board = _read_board(fields, before)
    position = board.position
    fields.done()
    if len(fields.report) > faults or position is None or task is None:
        return None, board
    step = Step(
        id=id_ or "",
        prompt=prompt or "",
        position=position,
        task=task,
        done=done or "",
        hint=hint or "",
        rules=rules,
        claims=claims,
        show=show,
        answer=answer,
        replaces=replaces or "",
    )
    return step, board


def _read_board(fields: Fields, before: _Board | None) -> _Board:
    group = fields.take_entries("position", required=before is None)
    if group is None:
        return before or _Board(None, None)
    base = before.setup if before is not None else None
    if before is not None and base is None and not ("board" in group and "hand" in group):
        return before
    setup = read_setup(group, base)
    if setup is None:
        return _Board(base, None)
    return _Board(setup, build(setup, group))


def _take_words(fields: Fields, key: str) -> str | None:
    text = fields.take_text(key, longest=LONGEST_WORDS)
    if text is not None and len(text.split()) > MOST_WORDS:
        message = f"'{key}' has {len(text.split())} words"
        fields.refuse(key, "M314", message, f"At most {MOST_WORDS}; split the step")
    return text
