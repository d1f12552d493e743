"""Plotly shapes, in the short form that goes to the browser and in the form Plotly reads."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from trainer.game.spaces import SPACES, Space
from trainer.ui.outlines import placed
from trainer.ui.stamps import STAMPS

SIDE: Final = 610
"""Pixels of the whole figure, for which pixel sizes hold; `table.js` scales them."""

MARGIN: Final = {"l": 20, "t": 18, "r": 4, "b": 4}
"""Pixels round the 10 by 10 spaces: letters above, numbers on the left."""

_SPACE: Final = (SIDE - MARGIN["t"] - MARGIN["b"]) / 10


def stamped(
    colour: str,
    where: Mapping[str, Iterable[Space]],
    *,
    holes: bool = False,
    above: bool = False,
) -> list[dict[str, Any]]:
    """Put stamps on spaces, by name, all in one colour; no shape where there are no spaces.

    `holes` means that outlines inside others are cut out, `above` that the shape covers the ranks.
    """
    spaces = {name: sorted(map(int, on)) for name, on in where.items()}
    stamps = {name: on for name, on in spaces.items() if on}
    return [{"stamps": stamps, **_filled(colour, holes, above)}] if stamps else []


def area(path: str, colour: str, *, above: bool = False) -> dict[str, Any]:
    """Fill a path."""
    return {"path": path, **_filled(colour, False, above)}


def line(
    path: str, colour: str, width: float, *, dash: tuple[float, float] | None = None
) -> dict[str, Any]:
    """Draw along a path; width, dash and gap are parts of a space. Dashed lines cover ranks."""
    look: dict[str, Any] = {"color": colour, "width": round(width * _SPACE, 2)}
    if dash is not None:
        look["dash"] = ",".join(f"{part * _SPACE:.2f}px" for part in dash)
    return {
        "path": path,
        "type": "path",
        "layer": "above" if dash else "below",
        "fillcolor": "rgba(0,0,0,0)",
        "line": look,
    }


def _filled(colour: str, holes: bool, above: bool) -> dict[str, Any]:
    return {
        "type": "path",
        "layer": "above" if above else "below",
        "fillcolor": colour,
        "fillrule": "evenodd" if holes else "nonzero",
        "line": {"width": 0},
    }


def spelled_out(shape: dict[str, Any]) -> dict[str, Any]:
    """Turn a short shape into one that Plotly reads. Leaves the short one as it is."""
    stamps = shape.get("stamps")
    if stamps is None:
        return shape
    path = "".join(placed(STAMPS[name], SPACES[on]) for name in stamps for on in stamps[name])
    return {"path": path, **{name: value for name, value in shape.items() if name != "stamps"}}
