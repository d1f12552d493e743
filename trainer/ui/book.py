"""All content, read once for everybody."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import streamlit as st

from trainer.content.frozen import sums_of
from trainer.content.library import Library, load_library, shipped_folders


@st.cache_resource(show_spinner=False)
def library(folders: tuple[Path, ...]) -> Library:
    """Return what came along, then what lies in folders of one's own."""
    return load_library((*shipped_folders(), *folders))


@st.cache_resource(show_spinner=False)
def meanings(folders: tuple[Path, ...]) -> Mapping[str, str]:
    """Return the sum of the meaning of every question, by its id."""
    book = library(folders)
    return sums_of((*book.lessons, *book.puzzles))
