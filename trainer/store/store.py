"""The store: everything that is kept about people, safe from crashes and from each other."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from threading import Lock
from typing import Final

from sqlalchemy import Connection, Engine

from trainer.classroom.pupil import Pupil
from trainer.classroom.room import Room
from trainer.store import answers, file, moving, people, pupils, ratings, rooms, runs, schema
from trainer.store.engine import PATIENCE, WRITES, engine_for, engine_to_look
from trainer.store.errors import StoreForeign, StoreTooNew
from trainer.store.faults import locked, telling
from trainer.store.parcel import format_parcel, parse_parcel
from trainer.store.place import FilePlace, Place, parse_place
from trainer.store.ratings import RatedAnswer
from trainer.store.storable import check_answer
from trainer.training.answer import Answer
from trainer.training.drills import Drill
from trainer.training.person import Person
from trainer.training.rating import Rating

Clock = Callable[[], datetime]

_QUEUE: Final = 6.0 * PATIENCE
"""Seconds that a write waits for others of the same process."""


def _now() -> datetime:
    return datetime.now(UTC)


@dataclass(frozen=True, slots=True)
class Kept:
    """An answer is kept: the number of its row, whether it is new, and what it did to ratings."""

    number: int
    new: bool
    rated: RatedAnswer | None = None


class Store:
    """What is kept. One object serves all threads of a process; get it from `Store.open`.

    What a method has changed is on the disk when it returns. All raise StoreError.
    """

    def __init__(self, place: Place, engine: Engine, clock: Clock) -> None:
        self._place = place
        self._engine = engine
        self._writer = engine.execution_options(**{WRITES: True})
        self._clock = clock
        self._turn = Lock()
        self._file = file.identity(place) if isinstance(place, FilePlace) else None

    @classmethod
    def open(cls, url: str = "", *, clock: Clock = _now) -> Store:
        """Open a store, make it where there is none, or carry it over from an older release.

        `url` is the path of an SQLite file, `sqlite:///PATH` or `postgresql://...`; empty, it is
        the file of one's own in the folder that the system has for such data.
        """
        place = parse_place(url)
        if isinstance(place, FilePlace):
            file.prepare(place)
        store = cls(place, engine_for(place), clock)
        try:
            store._bring_up()
        except BaseException:
            store._engine.dispose()
            raise
        return store

    def _bring_up(self) -> None:
        version = self._version()
        newest, *older = schema.versions()
        if version == newest:
            return
        if version and version not in older:
            raise StoreTooNew(
                f"{self._place} was written by a newer release of the trainer. "
                "Install that one, or name another place. It was left as it is."
            )
        if version and isinstance(self._place, FilePlace):
            file.copy_before(self._place, newest)
        with self._writing() as connection:
            schema.carry_over(connection)

    def _version(self) -> str:
        """Return the version of what is there. Raises StoreForeign."""
        to_look = (
            engine_to_look(self._place) if isinstance(self._place, FilePlace) else self._engine
        )
        with telling(self._place), to_look.connect() as connection:
            # In this order: somebody else may be making the tables at this moment.
            taken = schema.is_taken(connection)
            version = schema.version_of(connection)
            if taken and not version:
                raise StoreForeign(f"{self._place} holds something else. It was left as it is.")
        return version

    def close(self) -> None:
        """Close all connections."""
        self._engine.dispose()

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        with telling(self._place), self._engine.connect() as connection, connection.begin():
            yield connection

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        if not self._turn.acquire(timeout=_QUEUE):
            raise locked(self._place)
        try:
            self._check_still_there()
            with (
                telling(self._place),
                self._writer.connect() as connection,
                connection.begin(),
            ):
                yield connection
        finally:
            self._turn.release()

    def _check_still_there(self) -> None:
        # SQLite would go on writing into a deleted file, and all of it would be lost in the end.
        if isinstance(self._place, FilePlace) and file.identity(self._place) != self._file:
            raise file.gone(self._place)

    def _empty_log(self) -> None:
        """Write the log of SQLite into the file, so that nothing of what was deleted is in it."""
        if isinstance(self._place, FilePlace):
            file.empty_log(self._place)

    # People

    def add_person(self, person: Person) -> None:
        """Add a person. Raises PersonTaken, or WordsTaken: draw others then."""
        with self._writing() as connection:
            people.add(connection, person)

    def person_by_key(self, key: str) -> Person | None:
        """Return whose private link has this key."""
        with self._reading() as connection:
            return people.by_key(connection, key)

    def person_by_words(self, words: str) -> Person | None:
        """Return who comes back with these words."""
        with self._reading() as connection:
            return people.by_words(connection, words)

    def people(self) -> tuple[Person, ...]:
        """Return all people but the pupils of rooms, the oldest first."""
        with self._reading() as connection:
            return people.all_people(connection)

    def change_person(self, person: Person) -> None:
        """Change name, reviews, last, words and key of the person with this id.

        Raises NoSuchPerson, PersonTaken or WordsTaken.
        """
        with self._writing() as connection:
            people.change(connection, person)

    def forget_person(self, id_: str) -> None:
        """Delete a person with all answers, and leave nothing of them. Raises NoSuchPerson."""
        with self._writing() as connection:
            people.forget(connection, id_)
        self._empty_log()

    # Answers

    def record(self, person_id: str, answer: Answer, start: Rating | None = None) -> Kept:
        """Keep an answer, and move the ratings where it is rated.

        The same key twice is kept once. `start` is the rating of a puzzle that nobody has
        answered; without one such an answer moves no rating. Raises NoSuchPerson or NotStorable.
        """
        check_answer(answer)
        with self._writing() as connection:
            person = people.number_of(connection, person_id)
            number = answers.number_of(connection, person, answer)
            if number is not None:
                course = ratings.course(connection, person, number)
                return Kept(number, new=False, rated=course[0] if course else None)
            number = answers.add(connection, person, answer)
            moved = ratings.move(connection, person, number, answer, start)
            return Kept(number, new=True, rated=moved)

    def answers(self, person_id: str, after: int = 0) -> tuple[tuple[int, Answer], ...]:
        """Return a person's answers in the order they were kept, each with its row's number.

        With `after` only those of higher numbers. Raises NoSuchPerson.
        """
        with self._reading() as connection:
            return answers.of_person(connection, people.number_of(connection, person_id), after)

    def rating(self, person_id: str) -> Rating | None:
        """Return a person's rating; None before the first rated answer. Raises NoSuchPerson."""
        with self._reading() as connection:
            return ratings.of_person(connection, people.number_of(connection, person_id))

    def rating_course(self, person_id: str) -> tuple[RatedAnswer, ...]:
        """Return a person's rated answers with the ratings after each. Raises NoSuchPerson."""
        with self._reading() as connection:
            return ratings.course(connection, people.number_of(connection, person_id))

    def puzzle_ratings(self) -> Mapping[str, Rating]:
        """Return the ratings of all puzzles that answers have moved, by id."""
        with self._reading() as connection:
            return ratings.of_puzzles(connection)

    def recompute_ratings(self, starts: Mapping[str, Rating]) -> None:
        """Compute all ratings anew from the answers; `starts` are the puzzles' first ones."""
        with self._writing() as connection:
            ratings.compute_again(connection, starts)

    # Runs of training

    def keep_run(self, person_id: str, run: Drill) -> None:
        """Keep a run that is under way, in the place of the last one of its mode.

        Raises NoSuchPerson.
        """
        with self._writing() as connection:
            runs.keep(connection, people.number_of(connection, person_id), run)

    def runs(self, person_id: str) -> tuple[Drill, ...]:
        """Return a person's last run of each mode. Raises NoSuchPerson."""
        with self._reading() as connection:
            return runs.of_person(connection, people.number_of(connection, person_id))

    # Moving house

    def export_person(self, id_: str) -> str:
        """Return everything about a person as one text. Raises NoSuchPerson."""
        with self._reading() as connection:
            return format_parcel(moving.pack(connection, id_, self._clock()))

    def import_person(self, text: str) -> Person:
        """Take in what `export_person` wrote, and return the person.

        Whoever is here already gains the answers that are missing. Raises FileRefused, and then
        nothing of the file is here.
        """
        parcel = parse_parcel(text)
        with self._writing() as connection:
            return moving.unpack(connection, parcel)

    # Rooms

    def add_room(self, room: Room) -> None:
        """Add a room. Raises CodeTaken: draw another code then."""
        with self._writing() as connection:
            rooms.add(connection, room)

    def room(self, code: str) -> Room | None:
        """Return the room that a code opens; the code in its plain form."""
        with self._reading() as connection:
            return rooms.by_code(connection, code)

    def room_by_id(self, id_: str) -> Room | None:
        """Return the room of an id, whatever its code is now."""
        with self._reading() as connection:
            return rooms.by_id(connection, id_)

    def rooms(self) -> tuple[Room, ...]:
        """Return all rooms, the oldest first; those that have ended, too."""
        with self._reading() as connection:
            return rooms.all_rooms(connection)

    def change_room(self, before: Room, after: Room) -> Room:
        """Put a room in the place of what it was when it was read, and return it.

        Raises RoomChanged where another page was faster, NoSuchRoom or CodeTaken.
        """
        with self._writing() as connection:
            rooms.change(connection, before, after)
        return after

    def forget_room(self, room_id: str) -> None:
        """Delete a room, its pupils and their answers, and leave nothing. Raises NoSuchRoom."""
        with self._writing() as connection:
            rooms.forget(connection, room_id)
        self._empty_log()

    def purge_rooms(self, now: datetime) -> int:
        """Forget all rooms that have ended by a time, and return how many; a kept room has no end.

        With an earlier time than now a room stays for a while after it has ended.
        """
        with self._writing() as connection:
            gone = rooms.forget_ended(connection, now)
        if gone:
            self._empty_log()
        return gone

    def add_pupil(self, room_id: str, pupil: Pupil) -> None:
        """Let a pupil into a room.

        Raises NoSuchRoom, or PupilTaken, as NicknameTaken, NumberTaken or for the two words: read
        the pupils and join again.
        """
        with self._writing() as connection:
            pupils.add(connection, rooms.number_of(connection, room_id), pupil)

    def pupils(self, room_id: str) -> tuple[Pupil, ...]:
        """Return the pupils of a room, in the order in which they were let in.

        Raises NoSuchRoom.
        """
        with self._reading() as connection:
            return pupils.of_room(connection, rooms.number_of(connection, room_id))

    def pupil(self, room_id: str, pupil_id: str) -> Pupil | None:
        """Return one pupil of a room, whose page asks for it all the time; None for nobody.

        Raises NoSuchRoom.
        """
        with self._reading() as connection:
            return pupils.by_id(connection, rooms.number_of(connection, room_id), pupil_id)

    def change_pupils(self, room_id: str, changed: Iterable[Pupil]) -> None:
        """Change some pupils of a room, all or none, each found by id.

        Raises NoSuchRoom, NoSuchPupil or PupilTaken, as its kind.
        """
        with self._writing() as connection:
            number = rooms.number_of(connection, room_id)
            for pupil in changed:
                pupils.change(connection, number, pupil)

    def remove_pupil(self, room_id: str, pupil_id: str) -> None:
        """Delete a pupil with all answers, and leave nothing. Raises NoSuchRoom or NoSuchPupil."""
        with self._writing() as connection:
            pupils.remove(connection, rooms.number_of(connection, room_id), pupil_id)
        self._empty_log()

    def room_answers(self, room_id: str, after: int = 0) -> tuple[tuple[int, str, Answer], ...]:
        """Return what the pupils of a room have answered, in the order it was kept.

        Each with the number of its row and the id of the pupil; with `after` only those of higher
        numbers. Raises NoSuchRoom.
        """
        with self._reading() as connection:
            number = rooms.number_of(connection, room_id)
            return pupils.answers_of_room(connection, number, after)
