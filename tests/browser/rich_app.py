"""A table that shows everything a table can show."""

from __future__ import annotations

import streamlit as st

from tests.ui.views import RICH
from trainer.ui.table import table

st.set_page_config(page_title="Rich", layout="wide")
table(RICH, key="table", on_tap=st.write)
