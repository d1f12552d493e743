"""Codes to scan: what is drawn is the code of the right address, and bad addresses are told."""

from __future__ import annotations

import pytest
import segno

from tests.sheets.pages import library, pictures, tasks, tones
from trainer.sheets.booklet import HEAD, Booklet, Page
from trainer.sheets.errors import LinkError
from trainer.sheets.inks import COLOUR
from trainer.sheets.paper import A4, MARGIN
from trainer.sheets.qr_code import LONGEST_LINK, QUIET, Link, code_block, modules
from trainer.sheets.selection import Selection, select
from trainer.sheets.worksheet import worksheet

BASE = "https://example.org/trainer"


def drawn(address: str) -> list[list[int]]:
    """Return the modules that a printed code shows, its empty rim included."""
    count = len(modules(address)) + 2 * QUIET
    block = code_block(address, count * 4.0)
    data = Booklet("", A4, COLOUR, (Page("", block.draw),)).to_bytes()
    light = tones(pictures(data, scale=2)[0])
    left, top = MARGIN * 2, (MARGIN + HEAD) * 2
    places = [8 * number + 4 for number in range(count)]
    return [[int(light[int(top + y), int(left + x)] < 128) for x in places] for y in places]


@pytest.mark.parametrize("address", [f"{BASE}/?puzzle=the-ninth-chip", "http://a.b/?puzzle=x"])
def test_the_drawn_code_is_that_of_the_address_with_an_empty_rim(address: str) -> None:
    code = segno.make(address, error="m", micro=False, boost_error=False)
    assert drawn(address) == [list(row) for row in code.matrix_iter(border=QUIET)]


def addresses(data: bytes) -> set[str]:
    """Return where the codes of a PDF lead when they are clicked."""
    found = set()
    for piece in data.split(b"/URI (")[1:]:
        found.add(piece.split(b")")[0].decode())
    return found


@pytest.mark.parametrize("base", [BASE, f"{BASE}/"])
def test_each_puzzle_leads_to_itself_in_the_app(base: str) -> None:
    chosen = tasks(60)
    expected = {f"{BASE}/?puzzle={each.id}" for each in library().puzzles[::60]}
    assert addresses(worksheet(chosen, link=base)) == expected
    assert addresses(worksheet(chosen)) == set()


def test_a_step_of_a_lesson_leads_to_that_step() -> None:
    chosen = select(library(), Selection(ids=("lesson/first-chips/four-corners",)))
    lesson = library().lesson("first-chips")
    assert lesson is not None
    number = [step.id for step in lesson.steps].index("four-corners") + 1
    assert addresses(worksheet(chosen, link=BASE)) == {f"{BASE}/?lesson=first-chips&step={number}"}


@pytest.mark.parametrize(
    ("base", "said"),
    [
        ("", "is empty"),
        ("example.org", "does not begin with http:// or https://"),
        ("javascript:alert(1)", "does not begin with http:// or https://"),
        ("http://", "names no host"),
        ("http://a b.org", "has blanks or letters that no address has"),
        ("http://exämple.org", "has blanks or letters that no address has"),
        ("http://a.org:port", "has no host and port that can be read"),
        ("http://[a", "has no host and port that can be read"),
        ("http://a.org/?puzzle=x", "has a part after ? or #"),
        ("http://a.org/#top", "has a part after ? or #"),
        (f"http://a.org/{'x' * LONGEST_LINK}", "a code holds"),
    ],
)
def test_a_link_that_is_no_address_is_told_in_one_sentence(base: str, said: str) -> None:
    with pytest.raises(LinkError) as caught:
        Link(base)
    assert said in str(caught.value)
    assert "expected one such as" in str(caught.value)
    assert "\n" not in str(caught.value)
