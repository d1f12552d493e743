"""The door to all of the teacher's pages: nothing behind it is drawn without the key."""

from __future__ import annotations

from collections.abc import Mapping

from trainer.content.library import Library
from trainer.ui.keeping import settings
from trainer.ui.own_classroom import own_classroom
from trainer.ui.room_page import room_page, teach_frame
from trainer.ui.rooms_page import rooms_page
from trainer.ui.teach_address import view_in_address
from trainer.ui.teacher_gate import gate, is_teacher


def teach_page(code: str, query: Mapping[str, str], book: Library) -> None:
    """Draw the list of rooms, or the room of a code; the gate before either."""
    with teach_frame():
        if is_teacher():
            if code:
                room_page(code, view_in_address(query), book)
            else:
                rooms_page(book)
        elif settings().lock or settings().shared:
            gate()
        else:
            own_classroom()
