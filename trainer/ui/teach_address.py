"""The addresses of the teacher's pages: `?teach`, `?teach=CODE`, and which view of a room."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Final

from trainer.classroom.codes import CodeError, parse_room_code
from trainer.ui.state import to_address

_TEACH: Final = "teach"
_VIEW: Final = "view"


class View(Enum):
    """What of a room is on the screen; the value is its word in addresses."""

    BOARD = "board"
    QUESTIONS = "questions"
    PUPILS = "pupils"
    TABLE = "table"
    REPORT = "report"

    @property
    def private(self) -> bool:
        """Whether it is for the teacher alone, and not for the projector."""
        return self in (View.PUPILS, View.TABLE, View.REPORT)


def teach_in_address(query: Mapping[str, str]) -> str | None:
    """Read the address: empty for all rooms, else the code of one; None without."""
    return query.get(_TEACH)


def code_in_address(text: str) -> str:
    """Read the code of a room; empty where it can be none."""
    try:
        return parse_room_code(text)
    except CodeError:
        return ""


def view_in_address(query: Mapping[str, str]) -> View:
    """Read which view of a room is asked for; the board where it is not said."""
    asked = query.get(_VIEW)
    return next((view for view in View if view.value == asked), View.BOARD)


def to_rooms() -> None:
    """Go to the list of rooms."""
    to_address({_TEACH: ""})


def to_room(code: str, view: View = View.BOARD) -> None:
    """Go to a room."""
    to_address({_TEACH: code, **({} if view is View.BOARD else {_VIEW: view.value})})
