"""A teacher and pupils over the wire: what they do, in the words of the pages."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Final
from urllib.parse import parse_qsl

from tests.wire.wire_tab import WireTab
from trainer.classroom.codes import parse_room_code
from trainer.content.library import Library
from trainer.content.puzzle import Puzzle
from trainer.game.moves import Move
from trainer.tactics.facts import facts_of
from trainer.tactics.goal import Win
from trainer.training.chapters import chapter_title, chapters

KEY: Final = "AAAA-BBBB-CCCC-DDDD-EEEE-FFFF-2345"
WIN: Final = "win"
TEACHER_COOKIE: Final = "sequence_trainer_teacher"
TABLE: Final = "live table"
_COUNT: Final = re.compile(r'class="sq-count"><p><b>(\d+)</b>')
_SENT: Final = re.compile(r"Sent: ")


def jar(tab: WireTab, keys: tuple[str, ...] = ("teacher cookie", "pupil cookie")) -> dict[str, str]:
    """Return what a browser with this tab would keep."""
    kept: dict[str, str] = {}
    here = {key for kind, key in tab.fields if kind == "bidi_component"}
    for key in keys:
        if key in here:
            kept |= tab.given(key)["cookies"]
    return {name: value for name, value in kept.items() if value}


def sign_in(url: str, key: str = KEY, *, patience: float = 30.0) -> WireTab:
    """Open the teacher's pages with the key."""
    tab = WireTab(url, {"teach": ""}, patience=patience)
    tab.type("teacher key", key)
    return tab


def open_room(teacher: WireTab, first: str) -> str:
    """Open a room with questions to begin with, and return its code."""
    teacher.choose("first of the new room", first)
    teacher.press("open room")
    return parse_room_code(dict(_query(teacher))["teach"])


def puzzles_to_win(book: Library) -> tuple[str, list[Puzzle]]:
    """Return the words of a room that begins with puzzles to win, and the puzzles."""
    for chapter, puzzles in chapters(book):
        if chapter == WIN:
            return f"Puzzles: {chapter_title(chapter)}", list(puzzles)
    raise AssertionError("there is no chapter of puzzles to win")


def right_move(puzzle: Puzzle) -> Move:
    """Return a move that wins."""
    if not isinstance(puzzle.goal, Win):
        raise TypeError(f"{puzzle.id} is not to win")
    return facts_of(puzzle.position, puzzle.goal).right[0].move


def come_in(
    url: str, code: str, *, cookies: Mapping[str, str] | None = None, patience: float = 30.0
) -> WireTab:
    """Come into a room with the name that is offered; the two words are on show then."""
    tab = WireTab(url, {"join": code}, cookies=cookies, patience=patience)
    tab.press("let in")
    return tab


def two_words(tab: WireTab) -> str:
    """Read the two words that bring a pupil back."""
    found = re.search(r"Remember: (\w+ \w+)", tab.text)
    assert found, tab.text[-2000:]
    return found[1]


def answer(tab: WireTab, move: Move) -> None:
    """Answer as a pupil who types."""
    tab.type("typed answer", typed(move))


def typed(move: Move) -> str:
    """Write a move as a pupil types it."""
    return f"{move.card} {move.space}"


def taps(tab: WireTab, *touched: tuple[str, int], key: str = TABLE) -> str:
    """Return the state of the board in a browser in which somebody has tapped."""
    data = tab.given(key)
    sent = [
        {"q": data["ack"] + number, "kind": kind, "i": index, "scene": data["scene"]}
        for number, (kind, index) in enumerate(touched, start=1)
    ]
    return json.dumps({"sent": {"run": data["run"], "taps": sent, "held": [data["facesId"]]}})


def is_asked(tab: WireTab) -> bool:
    """Tell whether the page waits for an answer that can be typed."""
    return ("text_input", "typed answer") in tab.fields


def is_sent(tab: WireTab) -> bool:
    """Tell whether the page says that an answer is sent."""
    return _SENT.search(tab.text) is not None


def number_on(tab: WireTab) -> int:
    """Return the big number on the teacher's page: who is in, or who has answered."""
    found = _COUNT.search(tab.text)
    assert found, tab.text[-2000:]
    return int(found[1])


def come_back(tab: WireTab, url: str) -> WireTab:
    """Open the same page again, as the same browser."""
    return WireTab(url, dict(_query(tab)), cookies=jar(tab))


def _query(tab: WireTab) -> list[tuple[str, str]]:
    return parse_qsl(tab.query, keep_blank_values=True)
