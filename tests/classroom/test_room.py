"""Rooms: each step a room can take, what it refuses, and its text form."""

import json
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta, timezone
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.classroom.scenes import ITEMS, NOW, a_room, asking, at, at_own_pace
from trainer.classroom.codes import CodeError
from trainer.classroom.json_text import JsonTextError
from trainer.classroom.room import Pace, Phase, Room, RoomError, format_room, open_room, parse_room
from trainer.classroom.steps import (
    ask,
    ask_back,
    ask_next,
    close,
    end,
    keep,
    lock,
    pause,
    reopen,
    resume,
    set_code,
    set_items,
    set_limit,
    set_teams,
    settled,
    show_heat,
    show_verdicts,
    start,
)
from trainer.game.sides import SIDES

Step = Callable[[Room, datetime], Room]

STEPS: dict[str, Step] = {
    "ask first": lambda room, now: ask(room, 0, now),
    "ask third": lambda room, now: ask(room, 2, now),
    "ask nothing": lambda room, now: ask(room, 99, now),
    "next": ask_next,
    "back": ask_back,
    "start": start,
    "reopen": reopen,
    "pause": pause,
    "resume": resume,
    "close": close,
    "heat": show_heat,
    "no heat": lambda room, now: show_heat(room, now, on=False),
    "verdicts": show_verdicts,
    "no verdicts": lambda room, now: show_verdicts(room, now, on=False),
    "limit": lambda room, now: set_limit(room, timedelta(seconds=30), now),
    "no limit": lambda room, now: set_limit(room, None, now),
    "too short": lambda room, now: set_limit(room, timedelta(0), now),
    "keep": keep,
    "end": end,
    "teams": lambda room, now: set_teams(room, 2, now),
    "no teams": lambda room, now: set_teams(room, 0, now),
    "lock": lock,
    "unlock": lambda room, now: lock(room, now, on=False),
    "items": lambda room, now: set_items(room, ITEMS[:3], now),
    "all items": lambda room, now: set_items(room, ITEMS, now),
    "no items": lambda room, now: set_items(room, (), now),
    "code": lambda room, now: set_code(room, "ABCDEF", now),
    "tick": settled,
}
walks = st.lists(st.tuples(st.sampled_from(sorted(STEPS)), st.integers(0, 40)), max_size=15)
paces = st.sampled_from(Pace)


def walked(pace: Pace, walk: list[tuple[str, int]]) -> list[tuple[Room, datetime]]:
    """Take some steps, leaving out what is refused, and return the rooms on the way."""
    room, now = a_room(pace), NOW
    rooms = [(room, now)]
    for name, seconds in walk:
        now += timedelta(seconds=seconds)
        try:
            room = STEPS[name](room, now)
        except RoomError as refused:
            assert str(refused).endswith(".")  # noqa: PT017 - every refusal on every walk
            continue
        rooms.append((room, now))
    return rooms


@given(paces, walks)
def test_a_room_reads_back_as_it_is_written(pace: Pace, walk: list[tuple[str, int]]) -> None:
    for room, _ in walked(pace, walk):
        text = format_room(room)
        assert parse_room(text) == room
        assert format_room(parse_room(text)) == text
        assert "\n" not in text


@given(paces, walks)
def test_round_and_version_never_fall_and_a_change_raises_the_version(
    pace: Pace, walk: list[tuple[str, int]]
) -> None:
    rooms = [room for room, _ in walked(pace, walk)]
    for before, after in pairwise(rooms):
        assert after.round >= before.round
        assert after.version > before.version or after == before


@given(paces, walks)
def test_once_something_is_shown_no_answer_of_that_round_changes_any_more(
    pace: Pace, walk: list[tuple[str, int]]
) -> None:
    shown: set[int] = set()
    for room, now in walked(pace, walk):
        if room.phase is Phase.SHOWN:
            shown.add(room.round)
        assert not (room.round in shown and room.takes_answers(now))


@given(paces, walks)
def test_answers_are_taken_only_while_asking_in_time_and_before_the_end(
    pace: Pace, walk: list[tuple[str, int]]
) -> None:
    for room, now in walked(pace, walk):
        if room.takes_answers(now):
            assert room.phase is Phase.ASKING
            assert room.deadline is None or now < room.deadline
            assert room.ends is None or now < room.ends
            assert (room.heat, room.verdicts) == (False, False)


@given(paces, walks)
def test_a_room_that_has_ended_stays_as_it_is(pace: Pace, walk: list[tuple[str, int]]) -> None:
    room, now = walked(pace, walk)[-1]
    ended = end(room, now)
    for name, step in STEPS.items():
        if name in ("end", "tick"):
            assert replace(step(ended, now), version=0) == replace(ended, version=0)
        else:
            with pytest.raises(RoomError, match="ended"):
                step(ended, now)


@given(walks)
def test_only_the_question_on_the_board_is_open_in_a_live_room(walk: list[tuple[str, int]]) -> None:
    for room, _ in walked(Pace.LIVE, walk):
        assert (room.phase is Phase.LOBBY) == (room.question == "")


def test_each_question_that_is_opened_anew_has_a_round_of_its_own() -> None:
    room = ask_next(a_room(), NOW)
    rounds = [room.round]
    for step in (ask_next, ask_next, ask_back, reopen, reopen, close, reopen):
        room = step(room, NOW)
        rounds.append(room.round)
    assert rounds == [1, 2, 3, 4, 5, 6, 6, 7]
    assert room.question == ITEMS[1]


def test_at_the_pupils_own_pace_going_on_keeps_the_round() -> None:
    room = reopen(close(at_own_pace(), NOW), NOW)
    assert (room.round, room.phase, room.index) == (1, Phase.ASKING, -1)


def test_a_paused_room_takes_no_answers_and_its_clock_stands_still() -> None:
    room = set_limit(asking(), timedelta(seconds=30), at(10))
    paused = pause(room, at(20))
    assert not paused.takes_answers(at(21))
    resumed = resume(paused, at(3_620))
    assert resumed.deadline == at(3_640)
    assert resumed.asked == at(3_600)
    assert resumed.takes_answers(at(3_639))
    assert not resumed.takes_answers(at(3_640))


def test_a_time_limit_given_in_a_break_counts_from_its_end() -> None:
    room = resume(set_limit(pause(asking(), at(5)), timedelta(seconds=30), at(20)), at(100))
    assert room.deadline == at(130)


def test_at_home_a_break_does_not_move_the_last_day() -> None:
    room = set_limit(keep(at_own_pace(), NOW), timedelta(days=3), NOW)
    assert resume(pause(room, at(10)), at(86_400)).deadline == NOW + timedelta(days=3)
    assert resume(pause(room, at(10)), NOW + timedelta(days=4)).phase is Phase.CLOSED


def test_when_the_time_is_up_the_question_is_closed() -> None:
    room = set_limit(asking(), timedelta(seconds=30), NOW)
    assert room.takes_answers(at(29.9))
    assert not room.takes_answers(at(30))
    assert settled(room, at(29.9)) is room
    assert settled(room, at(30)).phase is Phase.CLOSED
    with pytest.raises(RoomError, match="no open question"):
        pause(room, at(31))


def test_showing_closes_the_question_and_taking_the_picture_away_opens_nothing() -> None:
    shown = show_heat(asking(), NOW)
    assert (shown.phase, shown.heat, shown.verdicts) == (Phase.SHOWN, True, False)
    both = show_verdicts(shown, NOW)
    assert (both.heat, both.verdicts) == (True, True)
    none = show_verdicts(show_heat(both, NOW, on=False), NOW, on=False)
    assert none.phase is Phase.SHOWN
    assert not none.takes_answers(NOW)
    assert (reopen(both, NOW).heat, reopen(both, NOW).verdicts) == (False, False)


def test_a_room_ends_after_a_day_unless_it_is_kept() -> None:
    room = a_room()
    assert not room.is_over(NOW + timedelta(hours=23, minutes=59))
    assert room.is_over(NOW + timedelta(days=1))
    assert not keep(room, NOW).is_over(NOW + timedelta(days=300))
    assert end(keep(room, NOW), NOW).is_over(NOW)


def test_the_question_on_the_board_stays_when_the_list_changes() -> None:
    room = ask(a_room(), 2, NOW)
    moved = set_items(room, (ITEMS[5], ITEMS[2]), NOW)
    assert (moved.question, moved.index, moved.round) == (ITEMS[2], 1, room.round)
    with pytest.raises(RoomError, match="stay in the list"):
        set_items(room, ITEMS[:2], NOW)


@pytest.mark.parametrize(("step", "words"), [
    (lambda: ask_back(a_room(), NOW), "before this one"),
    (lambda: ask_back(asking(0), NOW), "before this one"),
    (lambda: ask_next(asking(len(ITEMS) - 1), NOW), "last question"),
    (lambda: ask_next(open_room("r", "KTMWXA", NOW), NOW), "Choose a question"),
    (lambda: ask(a_room(), -1, NOW), "no question 0"),
    (lambda: ask(at_own_pace(), 0, NOW), "own pace"),
    (lambda: show_heat(at_own_pace(), NOW), "own pace"),
    (lambda: start(a_room(), NOW), "one question after the other"),
    (lambda: pause(a_room(), NOW), "no open question"),
    (lambda: resume(close(asking(), NOW), NOW), "not paused"),
    (lambda: close(a_room(), NOW), "no question to close"),
    (lambda: reopen(a_room(), NOW), "ask again"),
    (lambda: show_verdicts(a_room(), NOW), "nothing to show"),
    (lambda: set_limit(asking(), timedelta(seconds=1), NOW), "5 seconds"),
    (lambda: set_limit(asking(), timedelta(days=61), NOW), "60 days"),
    (lambda: set_limit(a_room(), timedelta(seconds=30), NOW), "Open a question"),
    (lambda: set_teams(a_room(), 4, NOW), "two or three"),
    (lambda: set_items(a_room(), (*ITEMS, ITEMS[0]), NOW), "twice"),
    (lambda: set_items(a_room(), ("puzzle/../x",), NOW), "not the id"),
    (lambda: set_items(a_room(), tuple(f"puzzle/{n}" for n in range(101)), NOW), "at most 100"),
    (lambda: set_code(a_room(), "abc", NOW), "6 letters"),
    (lambda: open_room("a:b", "KTMWXA", NOW), "letters, digits"),
    (lambda: open_room("r", "KTMWXA", NOW.replace(tzinfo=None)), "time zone"),
])  # fmt: skip
def test_what_cannot_be_done_is_refused_in_words(step: Callable[[], Room], words: str) -> None:
    with pytest.raises((RoomError, CodeError), match=words):
        step()


def test_a_click_twice_changes_nothing_the_second_time() -> None:
    for step in (pause, close, show_heat, show_verdicts, keep, lock):
        once = step(asking(), NOW)
        assert step(once, NOW) is once


def test_teams_are_two_or_three_colours() -> None:
    assert set_teams(a_room(), 2, NOW).teams == SIDES[:2]
    assert set_teams(a_room(), 3, NOW).teams == SIDES
    assert set_teams(set_teams(a_room(), 3, NOW), 0, NOW).teams == ()


def test_times_of_any_zone_are_kept_in_utc() -> None:
    here = NOW.astimezone(timezone(timedelta(hours=5, minutes=45)))
    assert format_room(open_room("r", "KTMWXA", here)) == format_room(open_room("r", "KTMWXA", NOW))


GOOD = json.loads(format_room(set_teams(asking(), 2, NOW)))


def changed(**values: object) -> str:
    return json.dumps({**GOOD, **values})


HOSTILE = [
    "", "null", "[]", "1", '"x"', "{", "{}", "nonsense", "\0", "[" * 50_000, "{" * 50_000,
    '{"a":' * 20_000, "9" * 5_000, "NaN", "Infinity", " " * 70_000, changed(extra=1),
    changed(format=2), changed(format="1"), changed(format=True), changed(id=""), changed(id="a:b"),
    changed(id="x" * 65), changed(id=None), changed(id=["x"]), changed(code="abc"),
    changed(code="KTMWXa"), changed(code="<b>"), changed(code=7), changed(opened="today"),
    changed(opened="2026-03-02T09:00:00"), changed(opened=0), changed(opened="9999-99-99"),
    changed(opened="0001-01-01T00:00:00+23:59"), changed(ends=5), changed(version=-1),
    changed(version=1.5), changed(version=True), changed(version="3"), changed(pace="fast"),
    changed(pace=None), changed(pace=["live"]), changed(items="puzzle/a"), changed(items=[1]),
    changed(items=["puzzle/a", "puzzle/a"]), changed(items=["../../etc/passwd"]),
    changed(items=["puzzle/" + "a" * 100]), changed(items=["puzzle/a"] * 1_000), changed(items=[]),
    changed(items=["lesson/a"]), changed(items=["puzzle/A"]), changed(items=["puzzle/a\n"]),
    changed(index=-2), changed(index=99), changed(index=-1), changed(index=None), changed(round=-1),
    changed(round=0), changed(phase="open"), changed(phase="lobby"), changed(phase="paused"),
    changed(heat=1), changed(heat="yes"), changed(heat=True), changed(verdicts=True),
    changed(verdicts=None), changed(asked=None), changed(paused=GOOD["opened"]),
    changed(deadline="soon"), changed(teams=["red"]), changed(teams=["blue", "blue"]),
    changed(teams=["purple", "green"]), changed(teams="blue"), changed(teams=["b"] * 9),
    changed(locked=0), changed(locked="no"), json.dumps(dict(list(GOOD.items())[1:])),
    json.dumps(GOOD)[:-1] + ',"id":"other"}', json.dumps(GOOD)[:-1] + ',"version":NaN}',
]  # fmt: skip


@pytest.mark.parametrize("text", HOSTILE, ids=range(len(HOSTILE)))
def test_a_hostile_text_is_no_room(text: str) -> None:
    with pytest.raises((JsonTextError, RoomError, CodeError)) as refused:
        parse_room(text)
    assert len(str(refused.value)) < 200


@given(st.text(max_size=50) | st.dictionaries(st.sampled_from(sorted(GOOD)), st.none()).map(str))
def test_any_text_is_refused_with_an_error_of_ours(text: str) -> None:
    with pytest.raises((JsonTextError, RoomError, CodeError)):
        parse_room(text)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=5,
)


@given(st.sampled_from(sorted(GOOD)), json_values)
def test_a_room_with_any_other_value_in_it_is_a_room_or_refused(key: str, value: object) -> None:
    try:
        room = parse_room(changed(**{key: value}))
    except (JsonTextError, RoomError, CodeError):
        return
    assert parse_room(format_room(room)) == room
