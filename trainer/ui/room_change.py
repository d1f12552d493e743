"""Changes of a room from a teacher's tab: taken from what the store holds, and kept there."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Final

from trainer.classroom.pupil import Pupil
from trainer.classroom.room import Room
from trainer.errors import TrainerError
from trainer.store.errors import RoomChanged
from trainer.ui.keeping import store
from trainer.ui.notice import notice
from trainer.ui.room_seen import RoomSeen, now

Step = Callable[[Room, datetime], Room]

_TRIES: Final = 5
_MOVED_ON: Final = "The room has moved on in the meantime. This is how it stands."


def change(code: str, step: Step, version: int | None = None) -> Room | None:
    """Take a step of a room and keep it; what stands in the way is said on the page.

    With `version` only where the room is still as it was seen: two presses of Next, in one tab or
    in two, are one step. Without it the step is taken from however the room stands.
    """
    try:
        for _ in range(_TRIES):
            room = store().room(code)
            if room is None:
                notice("This room is not there any more.")
                return None
            if version not in (None, room.version):
                notice(_MOVED_ON, "plain")
                return None
            try:
                return _kept(room, step(room, now()))
            except RoomChanged:
                continue
        notice(_MOVED_ON, "plain")
    except TrainerError as error:
        notice(str(error))
    return None


def _kept(before: Room, after: Room) -> Room:
    if after.version == before.version:
        return before
    return store().change_room(before, after)


def change_pupils(seen: RoomSeen, changed: tuple[Pupil, ...]) -> None:
    """Keep those pupils that differ from what was seen, all or none. Raises StoreError."""
    before = {pupil.id: pupil for pupil in seen.pupils}
    different = [pupil for pupil in changed if before.get(pupil.id) != pupil]
    if different:
        store().change_pupils(seen.room.id, different)
