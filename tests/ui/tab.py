"""One browser tab without a browser: what its page shows, and how to use it."""

from __future__ import annotations

import os
import re
from html.parser import HTMLParser
from pathlib import Path

from streamlit.testing.v1 import AppTest

from trainer.ui.settings import Settings, format_settings

DATABASE = "SEQUENCE_TRAINER_DATABASE"
"""Each test has a store of its own; this names it."""

LABEL = re.compile(r"(?:\\[!-/:-@\[-`{-~]|[^!-/:-@\[-`{-~])*")
"""Every sign with a backslash before it."""


def run_app(words: "list[str]") -> None:  # noqa: UP037 - it is run on its own
    from trainer.ui.app import app  # noqa: PLC0415
    from trainer.ui.settings import parse_settings  # noqa: PLC0415

    app(parse_settings(words))


class Seen(HTMLParser):
    """The text and the tags of a piece of HTML."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.text = ""
        self.tags: set[str] = set()
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: object) -> None:  # noqa: ARG002
        self.tags.add(tag)

    def handle_data(self, data: str) -> None:
        self.text += data


class Tab:
    """One browser tab, as far as the server sees it."""

    def __init__(
        self,
        query: dict[str, str],
        folders: tuple[Path, ...] = (),
        *,
        shared: bool = False,
        lock: str = "",
        address: str = "",
    ) -> None:
        given = Settings(folders, os.environ[DATABASE], shared, lock, address)
        words = format_settings(given)
        self.test = AppTest.from_function(run_app, kwargs={"words": words}, default_timeout=30)
        for name, value in query.items():
            self.test.query_params[name] = value
        self.test.run()
        self.is_well()

    def is_well(self) -> None:
        assert not self.test.exception, self.test.exception

    @property
    def address(self) -> dict[str, str]:
        given = self.test.query_params.items()
        return {
            name: value if isinstance(value, str) else value[0] for name, value in given if value
        }

    @property
    def pieces(self) -> list[Seen]:
        bodies = [element.proto.body for element in self.test.get("html")]
        return [Seen(body) for body in bodies if not body.startswith("<style>")]

    @property
    def text(self) -> str:
        return "\n".join(piece.text for piece in self.pieces)

    @property
    def keys(self) -> list[str]:
        return [str(button.key) for button in self.test.button]

    def press(self, key: str) -> None:
        self.test.button(key=key).click().run()
        self.is_well()

    def type(self, text: str) -> None:
        self.test.text_input(key="typed move").set_value(text).run()
        self.is_well()
        left = [field.value for field in self.test.text_input if field.key == "typed move"]
        assert left in ([], [""]), "the field is empty for the next"
