"""The way from a rule's id to its words."""

from __future__ import annotations

from trainer.ui.controls import button
from trainer.ui.state import read_on


def rule_button(rule: str) -> None:
    """Draw the id of a rule as a small button that opens the rules there."""
    button(rule, f"rule {rule}", read_on, rule, look="tertiary", icon="menu_book")
