"""Paper from the app: each button gives a document, made when it is asked for."""

from __future__ import annotations

from functools import partial

import pytest

from tests.ui.tab import Tab
from trainer.content.library import load_library, shipped_folders
from trainer.training.chapters import chapters
from trainer.ui import paper

BOOK = load_library(shipped_folders())


@pytest.mark.parametrize("card", [True, False])
def test_the_rules_are_given_as_a_document(card: bool) -> None:
    assert paper._rules(card=card).startswith(b"%PDF-")


@pytest.mark.parametrize("address", [None, "http://192.168.0.7:8501"])
def test_a_chapter_is_given_as_a_document(address: str | None) -> None:
    title, puzzles = chapters(BOOK)[0]
    assert partial(paper._worksheet, title, puzzles[:3], address)().startswith(b"%PDF-")


def test_the_pages_have_the_buttons() -> None:
    labels = [each.proto.label for each in Tab({"rules": ""}).test.get("download_button")]
    assert labels == ["Rules card \\(PDF\\)", "Host's sheet \\(PDF\\)".replace("'", "\\'")]
    [sheet] = Tab({"chapter": chapters(BOOK)[0][0]}).test.get("download_button")
    assert sheet.proto.label == "Worksheet \\(PDF\\)"
