"""What was published stays: a list of ids, each with a short sum of what it means."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Final

from trainer.content.lesson import Lesson, Step
from trainer.content.puzzle import Puzzle
from trainer.content.task import Choose, Turn, Watch
from trainer.errors import TrainerError
from trainer.game.cards import format_cards
from trainer.game.moves import format_move
from trainer.game.position_line import format_position
from trainer.tactics.goal import format_goal

Content = Lesson | Puzzle
Sums = Mapping[str, str]
"""From `puzzle/ID` or `lesson/ID/STEP` to the sum of its meaning."""

_HEAD: Final = """\
# Every published puzzle and step, with a sum of its position and of what it asks for.
# 'sequence-trainer freeze' adds new ones; a line that stands here is never changed.
"""
_LENGTH: Final = 16


class FrozenError(TrainerError):
    """A list of published ids that cannot be read or written; the words say where."""


def published_list() -> Path:
    """Return the path of the list for the content that comes along."""
    return Path(str(files("trainer.content").joinpath("published.txt")))


def sums_of(contents: Iterable[Content]) -> dict[str, str]:
    """Return the sums of all content that is or was published; drafts are free to change."""
    sums: dict[str, str] = {}
    for content in contents:
        if content.status == "draft":
            continue
        if isinstance(content, Puzzle):
            asked = format_goal(content.goal)
            sums[f"puzzle/{content.id}"] = _sum(format_position(content.position), asked)
        else:
            for step in content.steps:
                words = _sum(format_position(step.position), _task(step))
                sums[f"lesson/{content.id}/{step.id}"] = words
    return sums


def _task(step: Step) -> str:
    match step.task:
        case Choose(choices):
            return "choose " + " | ".join(f"{choice.text}: {choice.right}" for choice in choices)
        case Watch(moves):
            return "watch " + " ".join(map(format_move, moves))
        case Turn(goal, exchange, draws):
            return f"turn {format_goal(goal)} {exchange} {format_cards(draws)}"
        case goal:
            return format_goal(goal)


def _sum(position: str, task: str) -> str:
    return sha256(f"{position}\n{task}".encode()).hexdigest()[:_LENGTH]


def replaced_by(contents: Iterable[Content]) -> dict[str, str]:
    """Return what published content stands in for: from the replaced id to the new one.

    A replaced lesson is named `lesson/ID`, and stands for all of its steps.
    """
    found: dict[str, str] = {}
    for content in contents:
        if content.status == "draft":
            continue
        kind = "puzzle" if isinstance(content, Puzzle) else "lesson"
        if content.replaces:
            found[f"{kind}/{content.replaces}"] = f"{kind}/{content.id}"
        for step in content.steps if isinstance(content, Lesson) else ():
            if step.replaces:
                here = f"lesson/{content.id}"
                found[f"{here}/{step.replaces}"] = f"{here}/{step.id}"
    return found


def broken(frozen: Sums, contents: Iterable[Content]) -> tuple[str, ...]:
    """Return a sentence for each frozen id that has vanished or means something else now."""
    contents = tuple(contents)
    sums, replaced = sums_of(contents), replaced_by(contents)
    said = []
    for id_, old in frozen.items():
        name = id_.rpartition("/")[2]
        cure = f"make a new id for the change, with 'replaces: {name}'."
        if id_ in sums and sums[id_] != old:
            said.append(
                f"{id_} means something else than when it was published. Undo it, and {cure}"
            )
        elif id_ not in sums and not {id_, id_.rpartition("/")[0]} & set(replaced):
            said.append(f"{id_} was published and has vanished. Bring it back as it was, or {cure}")
    return tuple(said)


def format_sums(sums: Sums) -> str:
    """Write the list, sorted by id. The inverse of `parse_sums`."""
    return _HEAD + "".join(f"{id_} {sums[id_]}\n" for id_ in sorted(sums))


def parse_sums(text: str) -> dict[str, str]:
    """Read the list. Raises FrozenError with the line that is none of it."""
    sums: dict[str, str] = {}
    for number, line in enumerate(text.splitlines(), start=1):
        if not line or line.startswith("#"):
            continue
        words = line.split(" ")
        if len(words) != 2 or len(words[1]) != _LENGTH or words[0] in sums:
            raise FrozenError(f"line {number}: expected an id and its sum, found {line[:80]!r}")
        sums[words[0]] = words[1]
    return sums


def read_sums(path: Path) -> dict[str, str]:
    """Read a list from a file; one that is not there is empty. Raises FrozenError."""
    try:
        return parse_sums(path.read_text("utf-8"))
    except FileNotFoundError:
        return {}
    except FrozenError as error:
        raise FrozenError(f"{path.as_posix()}, {error}") from None
    except (OSError, ValueError):
        raise FrozenError(f"{path.as_posix()} cannot be read.") from None


def freeze(path: Path, contents: Iterable[Content]) -> int:
    """Add all new ids to a list, and return how many; what stands in it stays as it is.

    Raises FrozenError where the list cannot be read or written.
    """
    frozen = read_sums(path)
    sums = {**sums_of(contents), **frozen}
    try:
        path.write_text(format_sums(sums), encoding="utf-8", newline="\n")
    except OSError:
        raise FrozenError(f"{path.as_posix()} cannot be written.") from None
    return len(sums) - len(frozen)
