"""The key `replaces`: what it names must have been published, and be withdrawn by now."""

from __future__ import annotations

from collections.abc import Iterable

from trainer.content.document import Document
from trainer.content.fields import Fields
from trainer.content.lesson import Lesson
from trainer.content.problem import quoted
from trainer.content.puzzle import Puzzle

_HINT = "It must be withdrawn, or in the list of what was published"


def check_replaced(documents: Iterable[Document], published: Iterable[str]) -> None:
    """Report each `replaces` that names nothing, or what is still there to be played.

    `published` are the ids of a list of published content, `puzzle/ID` and `lesson/ID/STEP`.
    """
    documents = tuple(documents)
    statuses = {_name(each.content): each.content.status for each in documents if each.content}
    ids = set(published)
    known = ids | {id_.rpartition("/")[0] for id_ in ids}
    known |= {name for name, status in statuses.items() if status == "withdrawn"}
    there = {name for name, status in statuses.items() if status == "published"}
    for document in documents:
        content = document.content
        if content is None or document.entries is None:
            continue
        fields = Fields(document.entries, document.report)
        if content.replaces:
            kind = _name(content).partition("/")[0]
            _check(f"{kind}/{content.replaces}", known, there, fields)
        if isinstance(content, Lesson):
            _check_steps(content, known, fields)


def _check_steps(lesson: Lesson, known: set[str], fields: Fields) -> None:
    there = {f"lesson/{lesson.id}/{step.id}" for step in lesson.steps}
    groups = fields.take_list_of_entries("steps") or ()
    for step, group in zip(lesson.steps, groups, strict=True):
        if step.replaces:
            _check(f"lesson/{lesson.id}/{step.replaces}", known, there, group)


def _check(name: str, known: set[str], there: set[str], fields: Fields) -> None:
    old = quoted(name.rpartition("/")[2])
    if name in there:
        message = f"{old} is still there to be played"
        fields.refuse("replaces", "M321", message, "Withdraw it, or take it out")
    elif name not in known:
        fields.refuse("replaces", "M321", f"there is no {old} to be replaced", _HINT)


def _name(content: Lesson | Puzzle) -> str:
    return f"{'puzzle' if isinstance(content, Puzzle) else 'lesson'}/{content.id}"
