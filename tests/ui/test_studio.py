"""The Studio, run without a browser: every control, and what a link opens."""

from __future__ import annotations

import re

import pytest

from tests.ui.content import HOSTILE
from tests.ui.tab import Tab
from tests.ui.test_pages import assert_nothing_but_text
from trainer.content.library import load_library, shipped_folders
from trainer.content.template import template
from trainer.tactics.goal import goal_forms
from trainer.training.desk import START, appraisal_of
from trainer.training.draft import TABLES
from trainer.training.try_run import TryRun, start_try
from trainer.ui.state import studio_address, try_address

PUZZLES = load_library(shipped_folders()).puzzles
PUZZLE = next(each for each in PUZZLES if each.position.board.sequences)


def a_try() -> TryRun:
    found = appraisal_of(START).puzzle
    assert found is not None
    return start_try(found.position, found.goal)


FIRST = a_try()


class Studio(Tab):
    """A tab in which the Studio is open."""

    def __init__(self, query: dict[str, str] | None = None) -> None:
        super().__init__({"studio": ""} if query is None else query)

    def put(self, field: str, text: str) -> None:
        self.test.text_input(key=f"studio {field}").set_value(text).run()
        self.is_well()

    def choose(self, field: str, text: str) -> None:
        self.test.selectbox(key=f"studio {field}").set_value(text).run()
        self.is_well()

    def write(self, text: str) -> None:
        self.test.text_area(key="studio text").set_value(text).run()
        self.is_well()

    def switch(self, field: str, word: str) -> None:
        self.test.segmented_control(key=f"studio {field}").set_value(word).run()
        self.is_well()

    @property
    def file(self) -> str:
        """The text of the file, as shown or as being written."""
        areas = self.test.text_area
        return str(areas[0].value if areas else self.test.code[0].value)

    @property
    def link(self) -> str:
        return next(str(code.value) for code in self.test.code if "try=" in str(code.value))


def test_home_leads_to_the_studio_and_back() -> None:
    tab = Studio({})
    tab.press("studio")
    assert "studio" in tab.test.query_params
    assert "Accepted, with one solution: QS@b5." in tab.text
    tab.press("home")
    assert tab.address == {}
    assert "continue" in tab.keys


def test_what_is_typed_and_chosen_is_judged_at_once() -> None:
    tab = Studio()
    tab.put("hand", "QS AH KC 9H 3S TC 4S")
    assert "Accepted, with two solutions: QS@b5 and AH@g5." in tab.text
    assert "Row 5 from c5 to g5 is complete." in tab.text
    tab.choose("table", TABLES[0])
    assert "The goal cannot be reached. Blue needs 2 sequences" in tab.text
    assert "try" not in tab.keys
    tab.choose("goal", "complete")
    assert "Accepted, with two solutions" in tab.text
    tab.switch("side", "Green")
    assert "The goal cannot be reached. Green has no line" in tab.text
    tab.put("hand", "QS")
    assert "23:9 M305 1 cards in hand, expected 7." in tab.text


def test_every_goal_is_offered() -> None:
    tab = Studio()
    offered = tab.test.selectbox(key="studio goal").options
    assert list(offered) == list(goal_forms())
    tab.choose("goal", "count threats blue")
    assert "Accepted. The answer is 2." in tab.text


def test_title_and_name_go_into_the_file() -> None:
    tab = Studio()
    tab.put("title", "Four: a gap")
    tab.put("id", "four-a-gap")
    assert 'id: four-a-gap\ntitle: "Four: a gap"\n' in tab.file
    assert tab.test.get("download_button")[0].proto.label == "Save the file"
    tab.put("id", "No Id")
    assert "M212" not in tab.text
    assert "S209 'No Id' is not an id." in tab.text


def test_a_draft_outlives_the_page_in_its_address() -> None:
    tab = Studio()
    tab.put("hand", "QS AH KC 9H 3S TC 4S")
    address = tab.address
    assert set(address) == {"try", "goal"}, "an empty value is left out here"
    again = Studio({"studio": "", **address})
    assert "Accepted, with two solutions: QS@b5 and AH@g5." in again.text


def test_the_file_may_be_written_and_the_board_follows() -> None:
    tab = Studio()
    tab.switch("mode", "File")
    assert tab.file == appraisal_of(START).text
    tab.write(template("puzzle", "pasted").replace("hand: QS", "hand: AH"))
    assert "30:3 M312 QS@b5 is illegal, TURN-1: You do not hold Q♠." in tab.text
    tab.switch("mode", "Board")
    assert tab.test.text_input(key="studio id").value == "pasted"
    assert "Accepted, with one solution: AH@g5." in tab.text
    assert "Four blue chips stand side by side." in tab.file


def test_a_file_with_faults_is_told_by_line_and_column_and_stays() -> None:
    tab = Studio()
    tab.switch("mode", "File")
    text = template("puzzle", "pasted").replace("goal: win", "goal: wins")
    tab.write(text)
    assert "26:7 M303 expected a goal: win, complete," in tab.text
    tab.switch("mode", "Board")
    assert "Mend the file first." in tab.text
    assert tab.file == text


def test_a_lesson_may_be_pasted_too() -> None:
    tab = Studio()
    tab.switch("mode", "File")
    tab.write(template("lesson", "pasted"))
    assert "Accepted: a lesson of 4 steps, each can be done." in tab.text
    assert "try" not in tab.keys


def test_a_learner_sees_it_by_one_press_and_so_does_whoever_opens_the_link() -> None:
    tab = Studio()
    tab.press("try")
    assert tab.address == try_address(FIRST.line, FIRST.goal)
    assert "Win now" in tab.text
    tab.type("QS b5")
    assert "Row 5 from b5 to f5 is complete. Blue wins." in tab.text
    tab.press("again")
    assert "Blue wins." not in tab.text
    tab.press("studio")
    assert "Accepted, with one solution: QS@b5." in tab.text
    other = Studio(try_address(FIRST.line, FIRST.goal))
    assert "A position to try" in other.text
    other.type("9H e7")
    assert "That move finishes nothing." in other.text


def test_what_is_tried_leaves_no_trace_in_the_progress() -> None:
    tab = Studio(try_address(FIRST.line, FIRST.goal))
    tab.type("QS b5")
    tab.press("home")
    assert tab.test.button(key="continue").label.startswith("Start")


def test_the_link_to_share_holds_the_whole_position() -> None:
    run = start_try(PUZZLE.position, PUZZLE.goal)
    tab = Studio(studio_address(run.line, run.goal))
    assert re.fullmatch(r"[^ ?]*/\?goal=[a-z%0-9]+&try=[A-Za-z0-9*/:=,%.-]+", tab.link)
    tab.press("try")
    assert tab.address == try_address(run.line, run.goal)


@pytest.mark.parametrize("line", ["", "x", "*" * 5000, HOSTILE, "\x00", FIRST.line[:-9]])
def test_a_damaged_link_leads_home_with_a_sentence(line: str) -> None:
    tab = Studio(try_address(line, "win"))
    assert "This link " in tab.text
    assert "continue" in tab.keys
    assert_nothing_but_text(tab)


def test_a_damaged_link_to_the_studio_is_told_there() -> None:
    tab = Studio(studio_address("x", "win"))
    assert "This link is damaged" in tab.text
    assert "Accepted, with one solution: QS@b5." in tab.text


def test_whatever_is_typed_stays_text() -> None:
    tab = Studio()
    for field in ("hand", "discards", "title", "id"):
        tab.put(field, HOSTILE)
        assert_nothing_but_text(tab)
    assert "things to mend." in tab.text
    tab.switch("mode", "File")
    tab.write(HOSTILE)
    assert "to mend." in tab.text
    assert_nothing_but_text(tab)
