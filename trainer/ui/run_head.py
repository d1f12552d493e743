"""The head of a puzzle that is part of a run: how the run stands, the clock, and what it allows."""

from __future__ import annotations

from datetime import UTC, datetime

from trainer.content.library import Library
from trainer.training.drills import Drill
from trainer.training.mix import Mix
from trainer.training.puzzle_run import PuzzleRun
from trainer.training.round import Round
from trainer.training.storm import MOST_MISSES, Storm
from trainer.training.streak import Streak
from trainer.ui.clock import clock
from trainer.ui.controls import Look, button
from trainer.ui.drill_kept import drill_of
from trainer.ui.keeping import rating
from trainer.ui.on_show import mode_on_show
from trainer.ui.state import Run
from trainer.ui.training import open_way, skip, time_is_up


def run_on_show(playing: Run) -> Drill | None:
    """Return the run that a puzzle is shown by; None where it is shown by itself."""
    mode = mode_on_show()
    running = None if mode is None else drill_of(mode)
    if not isinstance(playing, PuzzleRun) or running is None:
        return None
    return running if running.current == playing.puzzle.id else None


def is_alone(running: Drill) -> bool:
    """Tell whether the learner gets no help: hints would spoil a streak or a storm."""
    return isinstance(running, Streak | Storm) and not running.is_over


def describe_run(running: Drill) -> str:
    """Say how a run stands."""
    match running:
        case Mix():
            now = rating()
            value = "no rating yet" if now.at is None else f"rating {round(now.value)}"
            return value if running.is_rated else f"{value}, this one is not rated"
        case Round():
            return f"{running.place + 1} of {len(running.ids)}"
        case Streak():
            return f"{'over, ' if running.is_over else ''}{running.score} solved"
        case Storm():
            row = f", {running.combo} in a row" if running.combo > 1 else ""
            return f"{running.score} solved{row}, {running.misses} of {MOST_MISSES} missed"


def run_buttons(running: Drill, book: Library) -> None:
    """Draw the clock, the skip, and the way out of a run."""
    match running:
        case Storm() if not running.is_over:
            clock(running.seconds_left(datetime.now(UTC)), "clock", lambda: time_is_up(book))
        case Streak() if running.may_skip:
            button("Skip (once)", "skip", skip, book, look="tertiary", icon="skip_next")
    if running.is_over or not isinstance(running, Storm):
        label = "How it went" if running.is_over else "Stop"
        look: Look = "primary" if running.is_over else "tertiary"
        button(label, "stop", open_way, running.mode, look=look)
