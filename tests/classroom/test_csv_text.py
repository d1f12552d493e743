"""CSV: everything a child typed is read back as text, and no spreadsheet runs it."""

# ruff: noqa: RUF001 - the wide forms are the danger

import csv
import io
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.classroom.scenes import MEANING, WIN, a_class, asking, at_own_pace, gives
from trainer.classroom.csv_text import HEAD, csv_of, csv_text, harmless
from trainer.classroom.pupil import Pupil

PAYLOADS = [
    "=1+1", "=cmd|' /C calc'!A0", '=HYPERLINK("http://x")', "=IMPORTXML(A1)", "+1+1", "+cmd|x",
    "-1+1", "-2+3+cmd|x", "@SUM(A1)", "@", "\t=1+1", "\tx", "\r=1+1", "\r\n=1", "\n=1+1", "\0=1",
    "＝1+1", "＋1", "－1", "＠SUM(A1)", " =1+1", "  @x", "\u00a0=1+1", "\u3000＝1", '"=1+1',
    "',=1",
    "=", "-", "--", "+", 'a","=1', "a\r\n=1+1", "a,b;c\td", "'=1", "%0A=1", ";=1",
]  # fmt: skip
DANGER = tuple("=+-@\t\r\n\0＝＋－＠")


def read(text: str) -> list[list[str]]:
    return list(csv.reader(io.StringIO(text, newline=""), strict=True))


@pytest.mark.parametrize("payload", PAYLOADS, ids=range(len(PAYLOADS)))
def test_a_payload_reads_back_as_a_harmless_text(payload: str) -> None:
    [[before, cell, after]] = read(csv_text([["a", payload, "b"]]))
    assert (before, after) == ("a", "b")
    assert cell in (payload, f"'{payload}")
    assert not cell.startswith(DANGER)
    assert not cell.lstrip().startswith(DANGER)


def test_there_are_thirty_payloads() -> None:
    assert len(set(PAYLOADS)) >= 30


@given(st.lists(st.lists(st.text(), min_size=1, max_size=4), max_size=4))
def test_any_rows_read_back_but_for_the_apostrophes(rows: list[list[str]]) -> None:
    assert read(csv_text(rows)) == [[harmless(cell) for cell in row] for row in rows]


def test_numbers_are_numbers_even_below_zero_and_texts_are_not() -> None:
    assert csv_text([[-5, "-5", 7]]) == '"-5","\'-5","7"\r\n'


def a_pupil(nickname: str) -> Pupil:
    return replace(a_class(asking(), "Anna")[0], nickname=nickname, number=7)


def test_a_line_has_all_there_is_to_an_answer() -> None:
    answer = gives(asking(), "p0", WIN, "JH@d4", number=2, seconds=12.5)
    head, line = read(csv_of(asking(), [a_pupil("Anna")], [answer]))
    assert tuple(head) == HEAD
    assert line == [
        "room1", WIN.id, MEANING, "Anna", "7", "1", "2", "JH@d4", "refused",
        "nothing placed after a removal", "JACK-ONE-2", "0", "12500",
        "2026-03-02T09:00:12.500+00:00",
    ]  # fmt: skip


@pytest.mark.parametrize("payload", [text for text in PAYLOADS if len(text) <= 20])
def test_a_nickname_from_elsewhere_and_a_pass_are_harmless(payload: str) -> None:
    answer = gives(asking(), "p0", WIN, "--")
    text = csv_of(asking(), [a_pupil(payload)], [answer])
    line = read(text)[1]
    assert line[3].lstrip("'") == payload.lstrip("'")
    assert not line[3].startswith(DANGER)
    assert line[7] == "'--"


def test_lines_come_in_the_order_of_time_and_only_of_this_room() -> None:
    room = at_own_pace()
    answers = [gives(room, "p0", WIN, "QS@b5", number=n, seconds=60 - n) for n in range(1, 4)]
    other = gives(replace(room, id="room2"), "p0", WIN, "QS@b5")
    lines = read(csv_of(room, [], [*answers, other, replace(other, visit="elsewhere")]))[1:]
    assert [line[6] for line in lines] == ["3", "2", "1"]
    assert {line[3] for line in lines} == {""}
