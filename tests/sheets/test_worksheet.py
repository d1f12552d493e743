"""Worksheets: how many pages, what stands on them, that all fits, and greys that are grey."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest

from tests.sheets.pages import (
    ink_beyond,
    is_grey,
    library,
    pictures,
    sizes,
    tasks,
    texts,
    tones,
)
from trainer.game.cards import parse_card
from trainer.game.sides import SIDES, Side
from trainer.sheets.booklet import HEAD, Booklet, Page
from trainer.sheets.chips import draw_chip
from trainer.sheets.errors import LinkError, SelectionError
from trainer.sheets.inks import COLOUR, GREY, Inks
from trainer.sheets.paper import A4, LETTER, MARGIN, Paper
from trainer.sheets.pen import Pen
from trainer.sheets.printed_hand import draw_card
from trainer.sheets.selection import Selection, select
from trainer.sheets.sheet_task import task_of_puzzle
from trainer.sheets.worksheet import PER_PAGE, worksheet

LINK = "http://192.168.0.7:8501"
FIVE = tasks(45)
papers = pytest.mark.parametrize("paper", [A4, LETTER], ids=lambda paper: paper.name)


@pytest.mark.parametrize(("per_page", "pages"), [(1, 5), (2, 3), (4, 2)])
@papers
def test_tasks_share_pages_of_the_size_that_was_asked_for(
    per_page: int, pages: int, paper: Paper
) -> None:
    found = sizes(worksheet(FIVE, paper, per_page=per_page, key="none"))
    assert len(found) == pages
    for size in found:
        assert size == pytest.approx((paper.width, paper.height), abs=0.01)


def test_a4_and_letter_are_as_large_as_they_are_sold() -> None:
    assert (A4.width, A4.height) == pytest.approx((595.28, 841.89), abs=0.01)
    assert (LETTER.width, LETTER.height) == (612, 792)


def test_answers_are_on_pages_of_their_own_or_alone_or_nowhere() -> None:
    with_key, alone = texts(worksheet(FIVE)), texts(worksheet(FIVE, key="only"))
    assert ["answers" in page for page in with_key] == [False, False, False, True]
    assert ["answers" in page for page in alone] == [True]
    assert not any("answers" in page for page in texts(worksheet(FIVE, key="none")))


@pytest.mark.parametrize("per_page", PER_PAGE)
def test_each_task_says_its_number_title_side_goal_and_moves(per_page: int) -> None:
    said = " ".join(texts(worksheet(FIVE, per_page=per_page, key="none")))
    for number, task in enumerate(FIVE, start=1):
        assert f"{number} {task.title}" in said
        assert task.prompt in said
        assert task.facts.split(" · ")[0] in said
    assert "1 move" in said
    assert "Your hand" in said


def test_the_title_stands_on_each_page_and_so_does_its_number() -> None:
    pages = texts(worksheet(FIVE, title="Monday, group 2"))
    assert all("Monday, group 2" in page for page in pages)
    assert [f"{number} / 4" in page for number, page in enumerate(pages, start=1)] == [True] * 4


def test_what_lies_face_up_is_told_where_the_answer_hangs_on_it() -> None:
    shown = {task.title: task.face_up for task in tasks(1)}
    for each in library().puzzles:
        task = task_of_puzzle(each)
        if "hold" in task.prompt:
            assert shown[task.title].startswith("Face up: ")
            assert texts(worksheet([task], key="none"))[0].count("Face up") == 1
            break
    assert {task.face_up for task in tasks(1) if task.prompt == "Win now."} == {""}


def test_on_paper_nobody_taps() -> None:
    lessons = tuple(f"lesson/{lesson.id}" for lesson in library().lessons)
    steps = select(library(), Selection(ids=lessons))
    said = " ".join(task.prompt + task.facts for task in (*steps, *tasks(1)))
    assert "Mark all chips that your one-eyed Jack may take." in said
    assert " tap " not in said.lower()


@papers
@pytest.mark.parametrize("per_page", PER_PAGE)
def test_nothing_is_printed_on_the_margins(per_page: int, paper: Paper) -> None:
    for picture in pictures(worksheet(FIVE, paper, per_page=per_page, link=LINK)):
        assert ink_beyond(picture, int(MARGIN) - 2) == 0


@pytest.mark.parametrize("per_page", PER_PAGE)
def test_words_without_end_and_strange_letters_are_all_printed_within_the_margins(
    per_page: int,
) -> None:
    task = FIVE[0]
    words = "word " * 60 + "x" * 200 + " Zażółć ő ☃ \u202e <b>& last"
    long = replace(task, title=words, task=replace(task.task, prompt=words))
    pages = worksheet([long] * per_page, per_page=per_page, link=LINK)
    assert all(ink_beyond(picture, int(MARGIN) - 2) == 0 for picture in pictures(pages))
    said = texts(pages)[0]
    assert said.count("<b>& last") == 2 * per_page
    assert "without their marks or as" in said


def test_a_sheet_in_grey_has_no_colour_and_another_has() -> None:
    three = next(task for task in tasks(1) if task.position.table.sides == 3)
    chosen = [three, *FIVE[:3]]
    assert all(map(is_grey, pictures(worksheet(chosen, grey=True, link=LINK))))
    assert not any(map(is_grey, pictures(worksheet(chosen, key="none"))))


def test_the_same_tasks_are_the_same_bytes() -> None:
    assert worksheet(FIVE, link=LINK) == worksheet(FIVE, link=LINK)
    assert worksheet(FIVE) != worksheet(FIVE[:4])


def test_all_puzzles_that_come_along_can_be_printed() -> None:
    everything = tasks(1)
    pages = sizes(worksheet(everything, per_page=4, key="none"))
    assert len(pages) == -(-len(everything) // 4)


def test_a_sheet_of_nothing_or_with_a_bad_link_is_refused() -> None:
    with pytest.raises(SelectionError, match="nothing to print"):
        worksheet([])
    with pytest.raises(LinkError, match="http"):
        worksheet(FIVE, link="ftp://example.org")


def chip(side: Side, looks: Inks, *, ringed: bool) -> np.ndarray:
    """Return how light a chip's pixels are, without card, 80 pixels wide."""

    def draw(pen: Pen) -> None:
        draw_chip(pen.at(200, 200, 80), side, ringed=ringed)

    data = Booklet("", A4, looks, (Page("", draw),)).to_bytes()
    left, top = int(MARGIN) + 160, int(MARGIN) + 32 + 160
    return tones(pictures(data)[0])[top : top + 80, left : left + 80]


@pytest.mark.parametrize("looks", [COLOUR, GREY], ids=["colour", "grey"])
def test_chips_differ_by_tone_and_by_mark_in_a_copy_without_colour(looks: Inks) -> None:
    """SEAT-4, EQ-3."""
    chips = [chip(side, looks, ringed=False) for side in SIDES]
    middle = sorted(float(each[36:44, 36:44].mean()) for each in chips)
    assert middle[1] - middle[0] > 40
    assert middle[2] - middle[1] > 40
    # The rim, with the tone of the middle taken away: where it is marked, and where not.
    marks = [abs(each - each[36:44, 36:44].mean()) > 60 for each in chips]
    y, x = np.mgrid[0:80, 0:80] - 39.5
    rim = (np.hypot(x, y) > 25) & (np.hypot(x, y) < 33)
    for one, other in ((0, 1), (0, 2), (1, 2)):
        assert (marks[one] ^ marks[other])[rim].mean() > 0.2


def test_a_finished_sequence_is_joined_and_a_line_of_chips_is_not() -> None:
    task = next(
        task_of_puzzle(each)
        for each in library().puzzles
        if each.position.board.sequences_of(Side.BLUE)
    )
    bare = replace(task.position, board=replace(task.position.board, sequences=()))
    without = replace(task, task=replace(task.task, position=bare))
    one, other = (pictures(worksheet([each], key="none"))[0] for each in (task, without))
    assert (one != other).any(axis=2).sum() > 200


@pytest.mark.parametrize(("name", "eyes"), [("JC", 2), ("JD", 2), ("JS", 1), ("JH", 1), ("9C", 0)])
def test_a_jack_shows_its_eyes_and_no_other_card_has_any(name: str, eyes: int) -> None:
    """JACK-1, JACK-TWO-1, JACK-ONE-1."""
    page = Page("", lambda pen: draw_card(pen.at(100, 100, 100), parse_card(name)))
    left, top = int(MARGIN) + 100, int(MARGIN + HEAD) + 100
    (picture,) = pictures(Booklet("", A4, COLOUR, (page,)).to_bytes())
    strip = tones(picture)[top + 111 : top + 126, left + 8 : left + 92]
    dark = [column.min() < 128 for column in strip.T]
    begins = [here and not before for before, here in pairwise((False, *dark))]
    assert sum(begins) == eyes
