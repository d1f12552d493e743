"""What can go wrong with a store, one kind per fault, in words for a person."""
# ruff: noqa: N818 - each is named for what has happened

from __future__ import annotations

from trainer.errors import TrainerError


class StoreError(TrainerError):
    """The store cannot do what was asked; the words say why, and what helps."""


class StoreAddress(StoreError):
    """A setting that names no store."""


class StoreUnreachable(StoreError):
    """The place of the store cannot be reached, or not be opened."""


class StoreLocked(StoreError):
    """Another program holds the store for longer than one can wait. Trying again helps."""


class StoreFull(StoreError):
    """There is no room left on the disk."""


class StoreReadOnly(StoreError):
    """The store may be read and not written."""


class StoreDamaged(StoreError):
    """The file of the store is broken."""


class StoreTooNew(StoreError):
    """A newer release of the trainer has written the store."""


class StoreForeign(StoreError):
    """Something else is kept at the place of the store."""


class NotStorable(StoreError):
    """A value that no store can hold: too long, too large, or not text."""


class NoSuchPerson(StoreError):
    """Nobody by that id is in the store; perhaps they were forgotten."""


class PersonTaken(StoreError):
    """The id or the key belongs to somebody in the store."""


class WordsTaken(StoreError):
    """The words belong to somebody in the store: draw others."""


class FileRefused(StoreError):
    """A file with somebody's answers that cannot be read in; nothing of it was."""


class NoSuchRoom(StoreError):
    """No room by that id is in the store; perhaps it was deleted."""


class CodeTaken(StoreError):
    """Another room has the code, or the id: draw another."""


class RoomChanged(StoreError):
    """Somebody else has changed the room in between: look at it again."""


class NoSuchPupil(NoSuchPerson):
    """No pupil by that id is in the room."""


class PupilTaken(StoreError):
    """Somebody in the room has what belongs to one pupil only: read the pupils and join again."""


class NicknameTaken(PupilTaken):
    """Somebody in the room has that nickname, or one that looks like it."""


class NumberTaken(PupilTaken):
    """Somebody in the room has that number of the teacher's list."""
