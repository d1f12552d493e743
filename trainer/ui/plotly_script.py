"""Where a browser gets the Plotly script: from the Plotly package that is installed here."""

from __future__ import annotations

from importlib.metadata import version
from pathlib import Path
from typing import Final

import plotly
import streamlit as st
from streamlit.components.v1 import declare_component

_VERSION: Final = version("plotly")


def plotly_script_url() -> str:
    """Serve the installed `plotly.min.js` and return its address on this server.

    A class may have no way to the internet, so the script never comes from the web; a copy
    beside our own files would grow stale; and an app's static folder needs a setting that an
    installed package cannot make. Declaring a component is Streamlit's public way to serve a
    folder of a package, so Plotly's own folder is declared as one, which nobody ever draws.
    Called on every run, because a declaration counts for one server only.
    """
    folder = Path(plotly.__file__).parent / "package_data"
    served = declare_component("plotly", path=folder)
    base = st.get_option("server.baseUrlPath").strip("/")
    start = f"/{base}" if base else ""
    return f"{start}/component/{served.name}/plotly.min.js?v={_VERSION}"
