"""Reports in tables: nothing is lost, nothing is read as markup, and all fits."""

from __future__ import annotations

import pytest

from tests.sheets.pages import ink_beyond, pictures, sizes, texts
from trainer.sheets.paper import A4, LETTER, MARGIN, Paper
from trainer.sheets.table_report import ReportTable, table_report

HOSTILE = '<b>&lt;i</b> <a href="x">%s {0} \\( </para> <img src="file:///etc/passwd"/> -- END'
ROWS = tuple((f"Task {n}", f"{n}/40", "8♥ on c4 was chosen most often") for n in range(90))
LONG = ReportTable("By task", ("Task", "Right", "Most chosen"), ROWS)
papers = pytest.mark.parametrize("paper", [A4, LETTER], ids=lambda paper: paper.name)


@papers
def test_a_long_table_goes_on_over_pages_with_its_head_and_numbers(paper: Paper) -> None:
    pages = texts(table_report("Room 4", ["40 people played."], [LONG], paper))
    assert len(pages) > 2
    for number, page in enumerate(pages, start=1):
        assert "Room 4" in page
        assert "By task Task Right Most chosen" in page
        assert f"{number} / {len(pages)}" in page
    said = " ".join(pages)
    assert all(said.count(f"Task {n} {n}/40 8♥ on c4") == 1 for n in range(90))


def test_hostile_texts_are_printed_as_they_are() -> None:
    table = ReportTable(HOSTILE, (HOSTILE, "b"), ((HOSTILE, "1"),))
    (page,) = texts(table_report("<i>Room</i> & co", [HOSTILE], [table]))
    assert page.replace(" ", "").count(HOSTILE.replace(" ", "")) == 4
    assert "<i>Room</i> & co" in page


@papers
def test_a_cell_that_is_higher_than_a_page_is_parted_and_no_word_is_lost(paper: Paper) -> None:
    words = [f"word{n}" for n in range(2500)]
    table = ReportTable("Big", ("Name", "Text"), (("before", "-"), ("big", " ".join(words))))
    data = table_report("Report", ["x" * 3000, "many words " * 900], [table], paper)
    said = " ".join(texts(data)).split()
    assert [word for word in said if word.startswith("word") and word[4:].isdigit()] == words
    assert "".join(said).count("x" * 3000) == 1
    assert all(ink_beyond(picture, int(MARGIN) - 2) == 0 for picture in pictures(data))


@pytest.mark.parametrize("columns", [1, 2, 6, 14])
def test_as_many_columns_as_there_are_fit_on_the_page(columns: int) -> None:
    head = tuple(f"Column {n}" for n in range(columns))
    table = ReportTable("Wide", head, (tuple(f"{n} and some more words" for n in range(columns)),))
    data = table_report("Report", [], [table], LETTER)
    assert ink_beyond(pictures(data)[0], int(MARGIN) - 2) == 0
    said = "".join(texts(data)[0].split())
    assert all(f"Column{n}" in said or columns > 6 for n in range(columns))


@pytest.mark.parametrize("letters", ["☃", "中文", "\U0001d4b3", "\U000e0041", "ქ"])
def test_letters_that_cannot_be_printed_are_told(letters: str) -> None:
    (page,) = texts(table_report("Report", [f"Name: {letters}."], []))
    altered = "Letters that cannot be printed here" in page
    assert altered or "Name: ." in page
    (plain,) = texts(table_report("Report", ["Name: Zoë Ł €."], []))
    assert "Name: Zoë Ł €." in plain
    assert "Letters that cannot" not in plain


def test_a_table_of_nothing_says_so_and_an_uneven_row_is_refused() -> None:
    (page,) = texts(table_report("Report", [], [ReportTable("By person", ("Name", "Right"), ())]))
    assert "By person" in page
    assert "Nothing yet." in page
    with pytest.raises(ValueError, match="row 1 of 'T' has 1 texts, expected 2"):
        table_report("Report", [], [ReportTable("T", ("a", "b"), (("x",),))])


def test_a_report_of_nothing_at_all_is_one_page_and_the_same_bytes_each_time() -> None:
    assert len(sizes(table_report("", [], []))) == 1
    assert table_report("Report", ["a"], [LONG]) == table_report("Report", ["a"], [LONG])
