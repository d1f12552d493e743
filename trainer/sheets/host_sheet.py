"""The host's sheet: everything to set up an evening, and to settle what is argued about."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from trainer.game.cards import ONE_EYED, TWO_EYED, Card
from trainer.game.rulebook import find_rule
from trainer.game.seating import sides_by_seat, tables_for
from trainer.game.table import HAND_SIZES, Table
from trainer.sheets.blocks import LEADING, Block, beside, fitted, space, stack, words
from trainer.sheets.booklet import Booklet, Page, room
from trainer.sheets.chips import draw_chip
from trainer.sheets.inks import inks
from trainer.sheets.letters import Run
from trainer.sheets.paper import A4, Paper
from trainer.sheets.pen import Pen
from trainer.sheets.printed_hand import HIGH, draw_card
from trainer.sheets.rules_card import NOTE, rule_words, section_head

TITLE: Final = "SEQUENCE: a sheet for the host"

FEWEST, MOST = 2, 12
"""People at a table (SEAT-1)."""

BEFORE: Final = ("EQ-1", "EQ-2", "EQ-3", "SEAT-3", "SEAT-4", "DEAL-1", "DEAL-2", "DEAL-3", "DEAL-4")
"""What is done before the first card, each with a box to tick."""

AGREE: Final = ("VAR-DRAW", "VAR-DEAD", "SEQ-8", "END-1")
"""What tables differ in, or the printed sheet leaves open."""

VARIATIONS: Final = ("VAR-SPRINT", "VAR-OPEN", "VAR-MATCH")

TURN: Final = (
    ("If you like, exchange one dead card.", "DEAD-2"),
    ("Play one card, face up on your own pile.", "TURN-1"),
    ("Put one chip on a space of that card.", "TURN-3"),
    ("Or, with a one-eyed Jack, take a chip instead.", "JACK-ONE-2"),
    ("Five in a line? Say which, and join them.", "SEQ-1"),
    ("Draw one card.", "DRAW-1"),
)
"""A turn in steps, each with its rule."""

_PARTS: Final[tuple[tuple[str, tuple[str | tuple[Card, ...], ...]], ...]] = (
    ("Jacks: the eyes decide", (TWO_EYED, "JACK-TWO-1", ONE_EYED, "JACK-ONE-1")),
    ("Dead cards", ("DEAD-1", "DEAD-2")),
    ("Corners", ("SEQ-2", "TURN-6")),
    ("Winning", ("SEAT-5", "SEQ-9", "SEQ-10")),
)

QUESTIONS: Final = (
    ("May I put my chip where one lies, or move one?", "No.", "TURN-4"),
    ("May I take a chip and put mine there at once?", "No.", "JACK-ONE-2"),
    ("May I take a chip of my team mate?", "No.", "JACK-ONE-3"),
    ("May I take a chip out of a finished sequence?", "No.", "JACK-ONE-4"),
    ("May a two-eyed Jack go on a chip or a corner?", "No.", "JACK-TWO-2"),
    ("Are six in a row two sequences?", "No.", "SEQ-5"),
    ("May my second sequence use the first?", "One space.", "SEQ-4"),
    ("My chip finishes two lines. Do both count?", "Yes.", "SEQ-7"),
    ("May I exchange two dead cards?", "Not in one turn.", "DEAD-3"),
    ("I cannot play my Jack. Is it dead?", "No.", "DEAD-5"),
    ("I forgot to draw. Too late?", "It depends.", "DRAW-3"),
    ("The deck is empty. Is it a draw?", "No.", "DRAW-2"),
    ("They have won. Do we get a last turn?", "No.", "SEQ-9"),
    ("May I warn my team mate?", "No.", "TALK-1"),
    ("Somebody did. What does it cost?", "A card.", "TALK-2"),
    ("Another game. Who deals?", "Cut again.", "DEAL-5"),
)
"""What is asked at tables: question, short answer, and the rule that settles it."""

REST: Final = "One rests and deals, or one more joins."
"""What to do with a number of people that cannot play."""

_BETWEEN: Final = 20.0
_SIZE: Final = 9.2


def hosts_sheet(paper: Paper = A4, *, grey: bool = False) -> bytes:
    """Return two pages for whoever hosts an evening, as PDF."""
    width, height = paper.across, room(paper)
    first = fitted(_set_up, width, height)
    second = fitted(_at_the_table, width, height)
    pages = (
        Page(TITLE, first.draw, "Before the deal", _note),
        Page(TITLE, second.draw, "At the table", _note),
    )
    return Booklet(TITLE, paper, inks(grey=grey), pages).to_bytes()


def _note(pen: Pen) -> None:
    pen.text(0, 0, NOTE, 8, colour=pen.inks.faint)


def _set_up(width: float) -> Block:
    wide = (width - _BETWEEN) / 2
    left = (section_head("Ready to play?", wide), *(_ticked(each, wide) for each in BEFORE))
    right = (
        section_head("Agree on these first", wide),
        *(rule_words(each, wide) for each in AGREE),
        space(7),
        section_head("Three variations", wide),
        *(rule_words(each, wide) for each in VARIATIONS),
    )
    return stack(
        (
            section_head("How many are you?", width),
            _people(width),
            space(8),
            beside((0, stack(left, 5)), (wide + _BETWEEN, stack(right, 5))),
        ),
        4,
    )


def _ticked(id_: str, width: float) -> Block:
    def draw(pen: Pen) -> None:
        pen.rect(0, 1.6, 8.5, 8.5, edge=pen.inks.text, width=0.8)

    return beside((0, Block(_SIZE * LEADING, draw)), (15, rule_words(id_, width - 15)))


def _people(width: float) -> Block:
    """Make the table of people: sides, cards each, what wins, who sits where."""
    places = (0.0, 46.0, 130.0, 190.0, 262.0)
    heads = ("People", "Sides", "Cards each", "To win", "Seats, clockwise: blue, green, red")

    def head(pen: Pen) -> None:
        pen.rect(0, 0, width, 16, fill=pen.inks.tint)
        for x, text in zip(places, heads, strict=True):
            pen.text(x + 4, 11.4, text, 8.6, bold=True)

    rows = [row for people in range(FEWEST, MOST + 1) for row in _rows(people, width, places)]
    return stack((Block(16, head), *rows))


def _rows(people: int, width: float, places: tuple[float, ...]) -> Iterable[Block]:
    if people not in HAND_SIZES:
        yield _refused(people, width, places)
        return
    for table in tables_for(people):
        yield _seated(table, width, places)


def people_row(table: Table) -> tuple[str, str, str, str]:
    """Say a table in four texts: people, sides, cards each, what wins."""
    each = table.people // table.sides
    sides = f"{table.sides} alone" if each == 1 else f"{table.sides} teams of {each}"
    wins = "1 sequence" if table.target == 1 else f"{table.target} sequences"
    return str(table.people), sides, str(table.hand_size), wins


def _seated(table: Table, width: float, places: tuple[float, ...]) -> Block:
    def draw(pen: Pen) -> None:
        _line_of(pen, people_row(table), places)
        step = min(19.0, (width - places[-1] - 8) / MOST)
        for seat, side in enumerate(sides_by_seat(table)):
            draw_chip(pen.at(places[-1] + 11 + seat * step, 9, 15), side)
        pen.line((0, 18), (width, 18), pen.inks.hair, 0.4)

    return Block(18, draw)


def _refused(people: int, width: float, places: tuple[float, ...]) -> Block:
    def draw(pen: Pen) -> None:
        _line_of(pen, (str(people), "not possible"), places)
        pen.text(places[2] + 4, 12.4, f"No equal sides (SEAT-1). {REST}", 9)
        pen.line((0, 18), (width, 18), pen.inks.hair, 0.4)

    return Block(18, draw)


def _line_of(pen: Pen, texts: Iterable[str], places: tuple[float, ...]) -> None:
    for number, (x, text) in enumerate(zip(places, texts, strict=False)):
        pen.text(x + 4, 12.4, text, 9, bold=number in (0, 2))


def _at_the_table(width: float) -> Block:
    wide = (width - _BETWEEN) / 2
    left = [
        stack(
            (section_head("A turn", wide), *(_step(i, *each, wide) for i, each in enumerate(TURN))),
            4,
        )
    ]
    for title, parts in _PARTS:
        left.append(stack((section_head(title, wide), *(_part(each, wide) for each in parts)), 4))
    questions = [_question(*each, wide) for each in QUESTIONS]
    right = stack((section_head("Settled in a second", wide), *questions), 5)
    return beside((0, stack(left, 13)), (wide + _BETWEEN, right))


def _step(place: int, text: str, id_: str, width: float) -> Block:
    """Make a step of a turn; the one that stands for another has no number of its own."""
    number = place + 1 if place < 3 else place
    shown = "" if text.startswith("Or") else str(number)
    name = words(find_rule(id_).id, _SIZE * 0.76, 56, faint=True)
    return beside(
        (2, words(shown, _SIZE, 14, bold=True)),
        (16, words(text, _SIZE, width - 74)),
        (width - 54, stack((space(_SIZE * 0.2), name))),
    )


def _part(part: str | tuple[Card, ...], width: float) -> Block:
    return rule_words(part, width) if isinstance(part, str) else _jacks(part)


def _jacks(cards: tuple[Card, ...]) -> Block:
    size = 27.0
    two = cards[0].is_two_eyed
    said = "Two eyes: wild" if two else "One eye: takes a chip"

    def draw(pen: Pen) -> None:
        for number, card in enumerate(cards):
            draw_card(pen.at(number * size * 1.15, 0, size), card)
        pen.text(size * 2.15 + 12, size * HIGH * 0.6, said, 11, bold=True)

    return Block(size * HIGH, draw)


def _question(question: str, answer: str, id_: str, width: float) -> Block:
    asked = words((Run(question, bold=True), Run(answer)), _SIZE, width)
    return stack((asked, beside((10, rule_words(id_, width - 10, _SIZE * 0.88)))), 1)
