"""Paper from the app: worksheets, the rules card and the sheet for whoever hosts an evening."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Final

from trainer.content.puzzle import Puzzle
from trainer.sheets.host_sheet import hosts_sheet
from trainer.sheets.paper import A4
from trainer.sheets.rules_card import rules_card
from trainer.sheets.sheet_task import task_of_puzzle
from trainer.sheets.worksheet import worksheet
from trainer.ui.form import save
from trainer.ui.keeping import settings

PDF: Final = "application/pdf"


def save_rules() -> None:
    """Draw the buttons for the rules card and the host's sheet, made when they are pressed."""
    save("Rules card (PDF)", "rules card", partial(_rules, card=True), "rules-card.pdf", PDF)
    save("Host's sheet (PDF)", "host sheet", partial(_rules, card=False), "host-sheet.pdf", PDF)


def save_worksheet(title: str, name: str, puzzles: Iterable[Puzzle]) -> None:
    """Draw the button for a worksheet with its key."""
    # The address is looked up now: a function for a document knows no session.
    make = partial(_worksheet, title, tuple(puzzles), settings().address or None)
    save("Worksheet (PDF)", "worksheet", make, f"{name}.pdf", PDF)


def _rules(*, card: bool) -> bytes:
    return rules_card(A4) if card else hosts_sheet(A4)


def _worksheet(title: str, puzzles: tuple[Puzzle, ...], address: str | None) -> bytes:
    return worksheet(tuple(map(task_of_puzzle, puzzles)), link=address, title=title)
