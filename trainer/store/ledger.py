"""The ledger: one person's answers as one browser tab sees them, kept or waiting to be kept."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from trainer.store.errors import NoSuchPerson, NotStorable, StoreError
from trainer.store.store import Store
from trainer.training.answer import Answer
from trainer.training.history import History
from trainer.training.person import Person
from trainer.training.rating import Rating


@dataclass(frozen=True, slots=True)
class Waiting:
    """An answer that could not be kept yet, with what its puzzle is rated at first."""

    answer: Answer
    start: Rating | None


@dataclass(frozen=True, slots=True)
class Ledger:
    """A person, whether the store knows them, and their answers.

    `kept` is what the store has, up to its row `row`; `waiting` what it could not take, and
    `trouble` why, in words for a person; empty where all is well.
    """

    person: Person
    known: bool = False
    kept: History = field(default_factory=History)
    row: int = 0
    waiting: tuple[Waiting, ...] = ()
    trouble: str = ""

    @property
    def history(self) -> History:
        """All answers, those that wait at the end."""
        return self.kept.with_answers(each.answer for each in self.waiting)

    def with_waiting(self, answer: Answer, start: Rating | None = None) -> Ledger:
        """Return the ledger with an answer that is yet to be kept."""
        return replace(self, waiting=(*self.waiting, Waiting(answer, start)))


def open_ledger(store: Store, person: Person) -> Ledger:
    """Read what a person whom the store knows has answered. Raises StoreError."""
    return _read(Ledger(person, known=True), store)


def write(ledger: Ledger, store: Store, answer: Answer, start: Rating | None = None) -> Ledger:
    """Keep an answer, and what waits from before. Never raises: what cannot be kept waits."""
    return settle(ledger.with_waiting(answer, start), store)


def settle(ledger: Ledger, store: Store) -> Ledger:
    """Keep what waits, and take over what other tabs have kept. Never raises.

    Who was forgotten elsewhere in the meantime begins anew, with what waits alone. What no store
    can hold waits no longer, so that it keeps nothing else from being kept.
    """
    refused = ""
    try:
        if not ledger.known and ledger.waiting:
            ledger = _introduced(ledger, store)
        while ledger.waiting:
            first = ledger.waiting[0]
            ledger = replace(ledger, waiting=ledger.waiting[1:])
            try:
                store.record(ledger.person.id, first.answer, first.start)
            except NotStorable as error:
                refused = str(error)
            except StoreError:
                ledger = replace(ledger, waiting=(first, *ledger.waiting))
                raise
        return replace(_read(ledger, store), trouble=refused) if ledger.known else ledger
    except NoSuchPerson:
        return settle(replace(ledger, known=False, kept=History(), row=0), store)
    except StoreError as error:
        return replace(ledger, trouble=str(error))


def change(
    ledger: Ledger, store: Store, *, name: str = "", last: str = "", reviews: bool | None = None
) -> Ledger:
    """Keep what is given anew of a person, and leave the rest as it is. Raises StoreError."""
    person = store.person_by_key(ledger.person.key) if ledger.known else None
    person = person or ledger.person
    changed = replace(
        person,
        name=name or person.name,
        last=last or person.last,
        reviews=person.reviews if reviews is None else reviews,
    )
    if ledger.known and changed != person:
        store.change_person(changed)
    return replace(ledger, person=changed)


def _introduced(ledger: Ledger, store: Store) -> Ledger:
    """Add the person, who may be there: a server can be lost after it has kept what it was told."""
    there = store.person_by_key(ledger.person.key)
    if there is None or there.id != ledger.person.id:
        store.add_person(ledger.person)
    return replace(ledger, known=True)


def _read(ledger: Ledger, store: Store) -> Ledger:
    rows = store.answers(ledger.person.id, after=ledger.row)
    if not rows:
        return ledger
    kept = ledger.kept.with_answers(answer for _, answer in rows)
    return replace(ledger, kept=kept, row=rows[-1][0])
