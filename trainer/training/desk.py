"""The Studio's desk: a draft, the tool in hand, and a file being written by hand, if one is."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from functools import lru_cache
from typing import Any, Final

from trainer.content.puzzle import Puzzle
from trainer.game.lines import Line
from trainer.game.position import Position
from trainer.game.sides import Side
from trainer.game.spaces import Space
from trainer.tactics.goal import Goal
from trainer.training.appraisal import MOST_CHARACTERS, Appraisal, appraise, appraise_draft
from trainer.training.draft import (
    RATING_UNKNOWN,
    Draft,
    cleared,
    draft_of,
    draft_of_position,
    lines_to_mark,
    marked,
    paint,
    unmark,
    unmarked,
)

LONGEST_FIELD: Final = 400
"""Characters that can be typed into a field; more is cut off."""

FIELDS: Final = ("goal", "table", "hand", "discards", "id", "title")
"""What of a draft is typed or chosen as a text."""

_CORNER: Final = "A corner is free for everybody and takes no chip (TURN-6)."
_MEND_FIRST: Final = "The board can only show a whole position. Mend the file first."


class Tool(Enum):
    """What a tap on the board does; the value is its name on screen."""

    BLUE = "Blue"
    GREEN = "Green"
    RED = "Red"
    ERASER = "Eraser"
    SEQUENCE = "Sequence"


_SIDES: Final = {Tool.BLUE: Side.BLUE, Tool.GREEN: Side.GREEN, Tool.RED: Side.RED}


@dataclass(frozen=True, slots=True)
class Desk:
    """What lies on the desk.

    Where `text` is there, it is the file and counts; the draft waits. `choices` are lines of
    which one is to be marked, `note` is what there is to say about the last act.
    """

    draft: Draft
    tool: Tool = Tool.BLUE
    text: str | None = None
    choices: tuple[tuple[Side, Line], ...] = ()
    note: str = ""


START: Final = Desk(
    Draft(
        chips=(0b1111 << 42, 0, 0),
        table="2 players, 2 sides, sprint",
        hand="QS 2D KC 9H 3S TC 4S",
    )
)
"""A position to begin with: four blue chips in a row, and a card for the fifth."""


@lru_cache(maxsize=64)
def appraisal_of(desk: Desk) -> Appraisal:
    """Appraise what lies on a desk."""
    return appraise_draft(desk.draft) if desk.text is None else appraise(desk.text)


def tap(desk: Desk, space: Space) -> Desk:
    """Tap a space with the tool in hand."""
    desk = replace(desk, choices=(), note="")
    if desk.tool is Tool.SEQUENCE:
        return _tap_sequence(desk, space)
    if space.is_corner:
        return replace(desk, note=_CORNER)
    return replace(desk, draft=paint(desk.draft, space, _SIDES.get(desk.tool)))


def _tap_sequence(desk: Desk, space: Space) -> Desk:
    lines = lines_to_mark(desk.draft, space)
    if any(line.mask >> space & 1 for _, line in desk.draft.sequences) and not lines:
        return replace(desk, draft=unmark(desk.draft, space))
    if not lines:
        return replace(desk, note=f"There is no full line of five through {space}.")
    if len(lines) > 1:
        return replace(desk, choices=lines)
    return mark(desk, *lines[0])


def mark(desk: Desk, side: Side, line: Line) -> Desk:
    """Mark a full line as a sequence."""
    return replace(desk, draft=marked(desk.draft, side, line), choices=(), note="")


def lines_offered(desk: Desk) -> tuple[tuple[Side, Line], ...]:
    """Return the lines to choose from: those tapped, or else all that have to be marked."""
    return desk.choices or (unmarked(desk.draft) if desk.text is None else ())


def take_tool(desk: Desk, tool: Tool) -> Desk:
    """Take another tool in hand."""
    if tool is desk.tool:
        return desk
    return replace(desk, tool=tool, choices=(), note="")


def turn_to(desk: Desk, side: Side) -> Desk:
    """Let another side be on turn."""
    if side == desk.draft.side:
        return desk
    return replace(desk, draft=replace(desk.draft, side=side), note="")


def type_in(desk: Desk, field: str, text: str) -> Desk:
    """Type or choose the text of one of `FIELDS`. Blanks and line ends count as one blank."""
    words = " ".join(text[:LONGEST_FIELD].split())
    if field not in FIELDS or getattr(desk.draft, field) == words:
        return desk
    changed: dict[str, Any] = {field: words}
    return replace(desk, draft=replace(desk.draft, **changed), note="")


def clear(desk: Desk) -> Desk:
    """Take all chips off the board."""
    return replace(desk, draft=cleared(desk.draft), choices=(), note="")


def write_by_hand(desk: Desk) -> Desk:
    """Go on with the file as text."""
    if desk.text is not None:
        return desk
    return replace(desk, text=appraisal_of(desk).text, choices=(), note="")


def put_text(desk: Desk, text: str) -> Desk:
    """Put a text in the place of the file, if one is written; what is too long is cut off."""
    if desk.text is None or desk.text == text:
        return desk
    return replace(desk, text=text[: MOST_CHARACTERS + 1], choices=(), note="")


def back_to_board(desk: Desk) -> Desk:
    """Go on with the board, which shows the position of the file; it must have one.

    A rating that is the engine's own goes on being the engine's.
    """
    if desk.text is None:
        return desk
    found = appraisal_of(desk)
    if not isinstance(found.content, Puzzle):
        return replace(desk, note=_MEND_FIRST)
    draft = draft_of(found.content)
    if draft.rating in (found.rating, RATING_UNKNOWN):
        draft = replace(draft, rating=None)
    return replace(desk, draft=draft, text=None, choices=(), note="")


def with_position(desk: Desk, position: Position, goal: Goal) -> Desk:
    """Lay a position on the desk; the names and hints of the draft stay."""
    before, draft = desk.draft, draft_of_position(position, goal)
    draft = replace(draft, id=before.id, title=before.title, hints=before.hints)
    return replace(desk, draft=draft, text=None, choices=(), note="")


def with_note(desk: Desk, note: str) -> Desk:
    """Say something."""
    return replace(desk, note=note)
