"""What is said where answers cannot be kept, or are lost."""

from __future__ import annotations

from trainer.ui.keeping import ledger, put_aside, settings
from trainer.ui.text import feedback


def told_trouble() -> None:
    """Say why answers cannot be kept, if that is so."""
    now = ledger()
    if now.trouble:
        wait = "Your answers wait in this tab. Do not close it." if now.waiting else ""
        feedback(now.trouble, "bad", wait)


def told_loss() -> None:
    """Say which damaged files were put aside since the app was started."""
    for loss in put_aside(settings().database):
        feedback(loss, "bad")
