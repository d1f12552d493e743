from __future__ import annotations

import pytest

from trainer.content.library import Library, load_library, shipped_folders
from trainer.content.rule_index import uses_of
from trainer.game.rulebook import RULES
from trainer.training.rule_index import RuleEntry, entries_with, rule_index


@pytest.fixture(scope="module")
def book() -> Library:
    return load_library(shipped_folders())


@pytest.fixture(scope="module")
def entries(book: Library) -> tuple[RuleEntry, ...]:
    return rule_index(book)


def test_every_rule_is_there_once_in_the_order_of_the_book(entries: tuple[RuleEntry, ...]) -> None:
    assert [entry.rule for entry in entries] == list(RULES.values())


def test_the_command_line_names_the_same_lessons_and_puzzles(
    entries: tuple[RuleEntry, ...], book: Library
) -> None:
    for entry in entries:
        uses = uses_of(entry.rule, book)
        assert tuple(way.place.lesson for way in entry.lessons) == uses.taught
        assert tuple(way.place.puzzle for way in entry.puzzles) == uses.drilled


def test_a_way_into_a_lesson_leads_to_the_first_step_with_the_rule(
    entries: tuple[RuleEntry, ...], book: Library
) -> None:
    ways = [(entry.rule.id, way.place) for entry in entries for way in entry.lessons]
    assert ways
    for rule, place in ways:
        lesson = book.lesson(place.lesson)
        assert lesson is not None
        assert rule in lesson.steps[place.step].rules
        assert all(rule not in step.rules for step in lesson.steps[: place.step])


def test_a_way_into_a_puzzle_leads_to_one_that_drills_the_rule(
    entries: tuple[RuleEntry, ...], book: Library
) -> None:
    ways = [(entry.rule.id, way) for entry in entries for way in entry.puzzles]
    assert ways
    for rule, way in ways:
        puzzle = book.puzzle(way.place.puzzle)
        assert puzzle is not None
        assert (rule in puzzle.rules, puzzle.title) == (True, way.title)


def test_what_is_missing_is_said_openly(entries: tuple[RuleEntry, ...]) -> None:
    for entry in entries:
        assert ("lesson" in entry.holes) == (not entry.lessons)
        assert ("puzzle" in entry.holes) == (not entry.puzzles)
    nothing = rule_index(Library((), (), ()))
    assert {entry.holes for entry in nothing} == {"No lesson and no puzzle yet."}


def ids(found: tuple[RuleEntry, ...]) -> list[str]:
    return [entry.rule.id for entry in found]


def test_an_id_finds_its_rule_alone(entries: tuple[RuleEntry, ...]) -> None:
    assert ids(entries_with(entries, " seq-1 ")) == ["SEQ-1"], "and not SEQ-10"
    assert ids(entries_with(entries, "jack-one-2")) == ["JACK-ONE-2"]


def test_words_find_every_rule_that_has_them_all(entries: tuple[RuleEntry, ...]) -> None:
    found = entries_with(entries, "Corner CHIP")
    assert "TURN-6" in ids(found)
    for entry in found:
        said = f"{entry.rule.group} {entry.rule.text}".lower()
        assert "corner" in said
        assert "chip" in said


def test_a_part_of_an_id_finds_all_that_begin_so(entries: tuple[RuleEntry, ...]) -> None:
    assert ids(entries_with(entries, "JACK-TWO-")) == ["JACK-TWO-1", "JACK-TWO-2"]


def test_nothing_finds_all_and_nonsense_finds_none(entries: tuple[RuleEntry, ...]) -> None:
    assert entries_with(entries, "  ") == entries
    assert entries_with(entries, "zebra") == ()
    assert entries_with(entries, "\x00💥" * 5_000) == ()
