"""The card of the rules and the host's sheet: what they say is what the engine does."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from tests.sheets.pages import ink_beyond, is_grey, pictures, sizes, texts
from trainer.game.cards import ONE_EYED, TWO_EYED
from trainer.game.rulebook import RULES
from trainer.game.seating import tables_for
from trainer.game.table import HAND_SIZES
from trainer.sheets import host_sheet, rules_card
from trainer.sheets.host_sheet import AGREE, BEFORE, QUESTIONS, TURN, VARIATIONS, hosts_sheet
from trainer.sheets.paper import A4, LETTER, MARGIN, Paper

Maker = Callable[..., bytes]
makers = pytest.mark.parametrize("make", [rules_card.rules_card, hosts_sheet])
papers = pytest.mark.parametrize("paper", [A4, LETTER], ids=lambda paper: paper.name)
PAGES = {rules_card.rules_card: 1, hosts_sheet: 2}


@makers
@papers
def test_all_is_within_the_margins_of_few_pages_and_grey_is_grey(make: Maker, paper: Paper) -> None:
    data = make(paper, grey=True)
    assert sizes(data) == [pytest.approx((paper.width, paper.height), abs=0.01)] * PAGES[make]
    for picture in pictures(data):
        assert is_grey(picture)
        assert ink_beyond(picture, int(MARGIN) - 2) == 0
    assert data == make(paper, grey=True)
    assert not all(map(is_grey, pictures(make(paper))))


@papers
def test_rules_stand_on_the_card_in_the_words_of_the_rulebook(paper: Paper) -> None:
    said = without_blanks(texts(rules_card.rules_card(paper)))
    named = [part for _, parts in rules_card.SECTIONS for part in parts if isinstance(part, str)]
    assert len(named) > 30
    for id_ in named:
        assert "".join(RULES[id_].text.split()) in said
        assert id_ in said


@papers
def test_rules_stand_on_the_hosts_sheet_in_the_words_of_the_rulebook(paper: Paper) -> None:
    said = without_blanks(texts(hosts_sheet(paper)))
    for id_ in (*BEFORE, *AGREE, *VARIATIONS, *(id_ for _, _, id_ in QUESTIONS)):
        assert "".join(RULES[id_].text.split()) in said
        assert id_ in said
    for step, id_ in TURN:
        assert "".join(f"{step}{id_}".split()) in said


def without_blanks(pages: list[str]) -> str:
    return "".join("".join(pages).split())


@papers
def test_the_table_on_the_card_has_the_hand_sizes_of_the_engine(paper: Paper) -> None:
    """DEAL-3."""
    (said,) = texts(rules_card.rules_card(paper))
    people, cards = (" ".join(map(str, each)) for each in (HAND_SIZES, HAND_SIZES.values()))
    assert f"People {people}" in said
    assert f"Cards {cards}" in said


def test_the_hosts_table_has_a_row_for_each_table_of_the_engine_and_each_refusal() -> None:
    """SEAT-1, SEAT-2, SEAT-5, DEAL-3."""
    first = texts(hosts_sheet())[0]
    rows = re.findall(r"(\d+) ([23]) (alone|teams of \d) (\d) ([12]) sequences?", first)
    tables = [table for people in HAND_SIZES for table in tables_for(people)]
    assert [
        (int(people), int(sides), int(cards), int(wins)) for people, sides, _, cards, wins in rows
    ] == [(table.people, table.sides, table.hand_size, table.target) for table in tables]
    for (_, _, team, _, _), table in zip(rows, tables, strict=True):
        each = table.people // table.sides
        assert team == ("alone" if each == 1 else f"teams of {each}")
    refused = [int(number) for number in re.findall(r"(\d+) not possible", first)]
    assert refused == [n for n in range(2, 13) if n not in HAND_SIZES]


def test_the_hosts_sheet_settles_each_question_by_a_rule() -> None:
    second = "".join(texts(hosts_sheet())[1].split())
    for question, answer, id_ in QUESTIONS:
        assert "".join(f"{question}{answer}{RULES[id_].text}".split()) in second


def test_every_rule_that_is_named_is_in_the_book() -> None:
    named = [*BEFORE, *AGREE, *VARIATIONS, *(id_ for _, id_ in TURN)]
    named += [id_ for _, _, id_ in QUESTIONS]
    for _, parts in rules_card.SECTIONS:
        named += [part for part in parts if isinstance(part, str)]
    assert [id_ for id_ in named if id_ not in RULES] == []


def test_three_variations_are_told_which_players_choose_before_the_deal() -> None:
    """VAR-SPRINT, VAR-OPEN, VAR-MATCH."""
    assert len(VARIATIONS) == 3
    assert {RULES[id_].status for id_ in VARIATIONS} == {"variant"}


def test_the_jacks_shown_are_the_wild_ones_and_those_that_take() -> None:
    """JACK-TWO-1, JACK-ONE-1."""
    shown = dict(rules_card.SECTIONS)
    assert TWO_EYED in shown["Jacks with two eyes"]
    assert ONE_EYED in shown["Jacks with one eye"]
    said = texts(hosts_sheet())[1]
    assert said.index("Two eyes: wild") < said.index("One eye: takes a chip")
    assert min(HAND_SIZES) == host_sheet.FEWEST
    assert max(HAND_SIZES) == host_sheet.MOST
