"""Start Streamlit on the app, with the settings that the app needs."""

from __future__ import annotations

from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from threading import Thread
from typing import Final

from streamlit import net_util
from streamlit.web import cli as streamlit_cli

from trainer.classroom.room import LOOKED_AT_FOR
from trainer.store.errors import StoreError
from trainer.store.store import Store
from trainer.training.theme_index import themes_by_puzzle
from trainer.ui.book import library, meanings
from trainer.ui.settings import Settings, format_settings

_APP: Final = Path(__file__).with_name("app.py")
_SETTINGS: Final = (
    ("server.headless", "true"),  # open no browser, ask for no e-mail address
    ("logger.hideWelcomeMessage", "true"),  # it asks a server far away for our own address
    ("server.fileWatcherType", "none"),  # it doubles the cost of every click
    ("runner.postScriptGC", "false"),  # all content would be looked through after every run
    ("browser.gatherUsageStats", "false"),  # nothing leaves this machine
    ("client.toolbarMode", "minimal"),
    ("client.showErrorDetails", "none"),  # a fault is logged, not shown to a learner
    ("client.showErrorLinks", "false"),  # no search engine is offered for it either
    ("theme.light.primaryColor", "#1b6b50"),  # the green of the table
    ("theme.dark.primaryColor", "#23805f"),  # white words on it are easy to read
)


def serve(host: str, port: int, settings: Settings) -> None:
    """Run the app until it is interrupted."""
    # When a page of another site knocks, Streamlit asks a server far away who we are.
    net_util.get_external_ip = _unasked
    Thread(target=_warm_up, args=(settings,), daemon=True).start()
    options = [f"--{name}={value}" for name, value in _SETTINGS]
    options += [f"--server.address={host}", f"--server.port={port}"]
    streamlit_cli.main(["run", str(_APP), *options, "--", *format_settings(settings)])


def _unasked() -> None:
    """Know no address that only others could tell."""


def _forget_old_rooms(settings: Settings) -> None:
    with suppress(StoreError):  # the pages tell what is wrong with a store
        kept = Store.open(settings.database)
        try:
            kept.purge_rooms(datetime.now(UTC) - LOOKED_AT_FOR)
        finally:
            kept.close()


def _warm_up(settings: Settings) -> None:
    """Read all content and find the themes of puzzles: the first visitor need not wait for that.

    Rooms of a classroom that ended long ago are deleted before.
    """
    if settings.lock:
        _forget_old_rooms(settings)
    meanings(settings.folders)
    themes_by_puzzle(library(settings.folders))
