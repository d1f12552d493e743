"""Measures a class on one server: `python -m benchmarks.classroom --pupils 30`.

It starts the command `classroom` on this machine with a store of its own. Every pupil and every
teacher is a tab that speaks the server's protocol and polls as a browser does. All pupils come in
at once; then, question by question, all answer within two seconds of each other: one half types,
the other taps a card and a space. Rooms hold 60 at most, so that more pupils are shared out among
several rooms.

How long an answer takes to the teacher: the teacher's page shows only how many have answered, so
the first answer that was sent is held against the first count of 1, and so on. The page asks once
a second; that wait is in the figure.
"""
# ruff: noqa: T201 - what is measured is printed

from __future__ import annotations

import argparse
import os
import secrets
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import quantiles
from tempfile import TemporaryDirectory
from threading import Lock

from tests.wire.classroom import (
    TABLE,
    answer,
    come_in,
    is_sent,
    number_on,
    open_room,
    puzzles_to_win,
    right_move,
    sign_in,
    taps,
)
from tests.wire.served import serving
from tests.wire.wire_tab import WireTab
from trainer.classroom.pupil import MOST
from trainer.classroom.teacher_key import format_key, new_key
from trainer.classroom.visit import last_answers
from trainer.content.library import load_library, shipped_folders
from trainer.content.puzzle import Puzzle
from trainer.game.legality import legal_moves
from trainer.game.moves import Move, MoveKind, format_move
from trainer.store.store import Store

MOST_PUPILS = 240
PATIENCE = 90.0
"""Seconds after which a step counts as failed."""


@dataclass
class Lesson:
    """What all tabs note about one question: when it was asked, seen, answered and counted."""

    asked: float = 0.0
    open: float = float("inf")
    """From when on it is answered; all have it on their screens then, or have had their time."""
    seen: list[float] = field(default_factory=list)
    sent: list[tuple[float, float]] = field(default_factory=list)
    counted: list[tuple[float, int]] = field(default_factory=list)


@dataclass
class Class:
    """A room with its pupils, and what they have noted."""

    url: str
    key: str
    pupils: int
    questions: Sequence[Puzzle]
    seed: int
    spread: float
    lock: Lock = field(default_factory=Lock)
    code: str = ""
    begun: float = 0.0
    joined: list[float] = field(default_factory=list)
    lessons: dict[int, Lesson] = field(default_factory=lambda: defaultdict(Lesson))
    tabs: list[WireTab] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)

    @property
    def runs(self) -> int:
        """How often the server has run a page or a part of one for this class."""
        return sum(tab.runs for tab in tuple(self.tabs))

    def note(self, act: Callable[[], object]) -> None:
        """Note something, one tab at a time."""
        with self.lock:
            act()


def some_move(puzzle: Puzzle, chance: Random) -> Move:
    """Return a right move, or one of a few others: half of a class gets it right."""
    if chance.random() < 0.5:
        return right_move(puzzle)
    plain = [move for move in legal_moves(puzzle.position) if move.kind is MoveKind.PLACE]
    return chance.choice(plain[:: max(1, len(plain) // 6)])


def play(room: Class, number: int) -> None:
    """Be a pupil from the door to the end."""
    chance = Random(room.seed * 1000 + number)  # noqa: S311 - what is answered when
    try:
        begun = time.monotonic()
        with come_in(room.url, room.code, patience=PATIENCE) as tab:
            room.note(lambda: room.tabs.append(tab))
            tab.press("words seen")
            room.note(lambda: room.joined.append(time.monotonic() - begun))
            for index in range(1, len(room.questions) + 1):
                _answer(room, tab, index, chance, by_tap=number % 2 == 1)
            tab.stay(2)
    except Exception as error:  # noqa: BLE001 - whatever it is, it is counted and told
        told = f"{type(error).__name__}: {error}"
        room.note(lambda: room.faults.append(told[-300:]))


def _answer(room: Class, tab: WireTab, index: int, chance: Random, *, by_tap: bool) -> None:
    lesson, puzzle = room.lessons[index], room.questions[index - 1]
    move = some_move(puzzle, chance)
    _until(tab, lambda: f"Question {index} of" in tab.text and not is_sent(tab))
    room.note(lambda: lesson.seen.append(time.monotonic()))
    _until(tab, lambda: lesson.open < time.monotonic())
    tab.stay(max(0.0, lesson.open + chance.uniform(0, room.spread) - time.monotonic()))
    if by_tap and move.card is not None and move.space is not None:
        tab.tell(TABLE, taps(tab, ("card", puzzle.position.hand.cards.index(move.card))))
        before = time.monotonic()
        tab.tell(TABLE, taps(tab, ("space", int(move.space))))
    else:
        before = time.monotonic()
        answer(tab, move)
    took = time.monotonic() - before
    if not is_sent(tab):
        raise AssertionError(f"{format_move(move)} was not taken: {tab.text[-300:]}")
    room.note(lambda: lesson.sent.append((before, took)))


def _until(tab: WireTab, holds: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        if time.monotonic() > end:
            raise TimeoutError(tab.text[-300:])
        tab.stay(0.1)


def teach(room: Class, teacher: WireTab, enter: Callable[[], None]) -> None:
    """Be the teacher: wait for all, then ask, look every second, show, and go on."""
    begun = time.monotonic()
    while number_on(teacher) + len(room.faults) < room.pupils:
        if time.monotonic() - begun > PATIENCE:
            break
        _second(teacher)
    room.begun = time.monotonic() - begun
    enter()
    for index in range(1, len(room.questions) + 1):
        lesson = room.lessons[index]
        lesson.asked = time.monotonic()
        teacher.press("start" if index == 1 else "next")
        while len(lesson.seen) + len(room.faults) < room.pupils:
            if time.monotonic() - lesson.asked > PATIENCE:
                break
            _second(teacher)
        lesson.open = time.monotonic()
        while number_on(teacher) + len(room.faults) < room.pupils:
            if time.monotonic() - lesson.open > PATIENCE:
                break
            _second(teacher, lesson.counted)
        teacher.press("heat")
        teacher.press("right")


def _second(teacher: WireTab, counted: list[tuple[float, int]] | None = None) -> None:
    begun = time.monotonic()
    teacher.tick()
    if counted is not None:
        counted.append((time.monotonic(), number_on(teacher)))
    time.sleep(max(0.0, begun + 1 - time.monotonic()))


class Meter:
    """Reads what a server and the machine have used, where the system tells (Linux)."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.read = Path(f"/proc/{pid}/stat").exists()
        self.start()

    def start(self) -> None:
        """Begin to measure."""
        self.began, self.server, self.machine, self.own = (
            time.monotonic(), self._server(), self._machine(), time.process_time(),
        )  # fmt: skip

    def _server(self) -> float:
        if not self.read:
            return 0.0
        parts = Path(f"/proc/{self.pid}/stat").read_text("utf-8").rpartition(")")[2].split()
        return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")

    def _machine(self) -> float:
        if not self.read:
            return 0.0
        user, nice, system, *_ = Path("/proc/stat").read_text("utf-8").split("\n")[0].split()[1:]
        return (int(user) + int(nice) + int(system)) / os.sysconf("SC_CLK_TCK")

    def told(self, runs: int = 0) -> str:
        """Say what was used since `start`, and how busy the machine is with other work."""
        took = time.monotonic() - self.began
        server, own = self._server() - self.server, time.process_time() - self.own
        others = max(0.0, self._machine() - self.machine - server - own)
        each = f" ({runs} runs, {1000 * server / runs:.0f} ms each)" if runs else ""
        return (
            f"server {server:.1f} s of CPU in {took:.0f} s{each}, tabs {own:.1f} s, "
            f"other work {others / took:.1f} of {os.cpu_count()} cores, "
            f"load {os.getloadavg()[0]:.1f}"
        )

    def memory(self) -> str:
        """Say how much memory the server has, and had at most."""
        if not self.read:
            return "memory unknown"
        lines = Path(f"/proc/{self.pid}/status").read_text("utf-8").splitlines()
        sizes = {line.split(":")[0]: int(line.split()[1]) // 1024 for line in lines if "kB" in line}
        return f"memory {sizes['VmRSS']} MB, at most {sizes['VmHWM']} MB"


def spread(values: Sequence[float]) -> str:
    """Write the median, the value that 19 of 20 lie under, and the highest."""
    if len(values) < 2:
        return "too few"
    parts = quantiles(values, n=20, method="inclusive")
    return f"p50 {parts[9]:.2f} s, p95 {parts[18]:.2f} s, most {max(values):.2f} s"


def to_teacher(lesson: Lesson) -> list[float]:
    """Return the seconds from each answer to the count that holds it."""
    found = []
    for number, (sent, _) in enumerate(sorted(lesson.sent), start=1):
        at = next((at for at, count in lesson.counted if count >= number), None)
        if at is not None:
            found.append(at - sent)
    return found


def kept_in(database: str) -> int:
    """Count the answers that count in all rounds of all rooms."""
    store = Store.open(database)
    kept = [answer for room in store.rooms() for _, _, answer in store.room_answers(room.id)]
    store.close()
    return len(last_answers(kept))


def print_class(rooms: Sequence[Class], pupils: int, database: str) -> None:
    """Print all that the tabs have noted."""
    joined = [each for room in rooms for each in room.joined]
    print(f"one pupil, door to waiting room: {spread(joined)}")
    lessons = [lesson for room in rooms for lesson in room.lessons.values()]
    print("asked -> on the pupil's page:", end=" ")
    print(spread([at - lesson.asked for lesson in lessons for at in lesson.seen]))
    took = [took for lesson in lessons for _, took in lesson.sent]
    print(f"answer -> Sent at the pupil: {spread(took)}")
    print("answer -> counted at the teacher:", end=" ")
    print(spread([each for lesson in lessons for each in to_teacher(lesson)]))
    kept = kept_in(database)
    asked = pupils * len(rooms[0].questions)
    print(f"{asked} answers: {len(took)} said to be sent, {kept} kept, {len(took) - kept} lost")
    for fault in [fault for room in rooms for fault in room.faults][:5]:
        print(f"fault: {fault}")


def measure(pupils: int, questions: int, window: float, folder: Path) -> None:
    """Start a server, let classes play on it, and print."""
    key, database = format_key(new_key(secrets.SystemRandom())), str(folder / "class.sqlite3")
    first, puzzles = puzzles_to_win(load_library(shipped_folders()))
    number = -(-pupils // MOST)
    with (
        serving("classroom", folder, database, key=key) as server,
        ThreadPoolExecutor(pupils + number) as pool,
    ):
        meter = Meter(server.process.pid)
        teachers = [sign_in(server.url, key, patience=PATIENCE) for _ in range(number)]
        rooms = []
        for index, teacher in enumerate(teachers):
            size = pupils // number + (index < pupils % number)
            room = Class(server.url, key, size, puzzles[:questions], index, window)
            room.code = open_room(teacher, first)
            room.tabs.append(teacher)
            rooms.append(room)
        print(f"{pupils} pupils in {number} room(s), {questions} questions; {meter.told()}")
        meter.start()
        waiting, before = list(rooms), sum(room.runs for room in rooms)

        def runs() -> int:
            return sum(room.runs for room in rooms) - before

        def enter() -> None:
            nonlocal before
            waiting.pop()
            if not waiting:
                all_in = max(room.begun for room in rooms)
                print(f"all in after {all_in:.1f} s; {meter.told(runs())}")
                meter.start()
                before += runs()

        tabs = [pool.submit(play, room, each) for room in rooms for each in range(room.pupils)]
        taught = [
            pool.submit(teach, room, teacher, enter)
            for room, teacher in zip(rooms, teachers, strict=True)
        ]
        for each in (*taught, *tabs):
            each.result()
        print(f"the lesson: {meter.told(runs())}; {meter.memory()}")
        for tab in teachers:
            tab.close()
    print_class(rooms, pupils, database)


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description="Measure a class on one server.")
    parser.add_argument("--pupils", type=int, default=30)
    parser.add_argument("--questions", type=int, default=3)
    parser.add_argument("--window", type=float, default=2.0, help="seconds in which all answer")
    chosen = parser.parse_args()
    if not 1 <= chosen.pupils <= MOST_PUPILS:
        parser.error(f"1 to {MOST_PUPILS} pupils")
    with TemporaryDirectory(prefix="trainer-class-") as folder:
        measure(chosen.pupils, chosen.questions, chosen.window, Path(folder))


if __name__ == "__main__":
    main()
