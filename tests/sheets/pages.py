"""Printed pages to look into: sizes, words, pictures."""

from __future__ import annotations

from functools import cache

import numpy as np
import numpy.typing as npt
import pypdfium2 as pdfium

from trainer.content.library import Library, load_library, shipped_folders
from trainer.content.puzzle import Puzzle
from trainer.sheets.sheet_task import SheetTask, task_of_puzzle

Picture = npt.NDArray[np.uint8]
"""Rows of pixels of red, green and blue."""


@cache
def library() -> Library:
    return load_library(shipped_folders())


def puzzle(id_: str) -> Puzzle:
    found = library().puzzle(id_)
    assert found is not None
    return found


def tasks(every: int) -> tuple[SheetTask, ...]:
    """Return each so manieth puzzle."""
    return tuple(map(task_of_puzzle, library().puzzles[::every]))


def sizes(data: bytes) -> list[tuple[float, float]]:
    with pdfium.PdfDocument(data) as document:
        return [page.get_size() for page in document]


def texts(data: bytes) -> list[str]:
    """Return the words of each page, blanks and ends of lines being one."""
    with pdfium.PdfDocument(data) as document:
        return [" ".join(page.get_textpage().get_text_bounded().split()) for page in document]


def pictures(data: bytes, scale: float = 1.0) -> list[Picture]:
    """Return each page as pixels; at scale 1 a point is a pixel."""
    with pdfium.PdfDocument(data) as document:
        return [np.asarray(page.render(scale=scale).to_pil().convert("RGB")) for page in document]


def ink_beyond(picture: Picture, margin: int) -> int:
    """Count the pixels that are not white within a margin at the four edges."""
    within = picture[margin:-margin, margin:-margin]
    return _inked(picture) - _inked(within)


def _inked(picture: Picture) -> int:
    return int((picture < 250).any(axis=2).sum())


def is_grey(picture: Picture) -> bool:
    return bool((picture.max(axis=2) == picture.min(axis=2)).all())


def tones(picture: Picture) -> npt.NDArray[np.float64]:
    """Return how light each pixel is in a copy without colour: 0 black, 255 white."""
    return np.asarray(picture.astype(np.float64) @ np.array([0.299, 0.587, 0.114]))
