"""The board as one Plotly figure."""

from __future__ import annotations

from typing import Any, Final

from trainer.game.spaces import SIZE
from trainer.ui.figure_faces import faces
from trainer.ui.figure_marks import marks
from trainer.ui.palette import Theme
from trainer.ui.shapes import spelled_out
from trainer.ui.table_view import TableView

COUNT_SIZE: Final = 28
NOTHING: Final = "\u00a0"
"""The text of a corner. Plotly loses texts when one comes where none was."""

COUNT_DROP: Final = 0.07
"""A count is below the middle of its space, clear of the badge."""


def board_figure(view: TableView, theme: Theme) -> dict[str, Any]:
    """Draw the board as a Plotly figure in plain lists and dictionaries, ready for JSON.

    `table.js` puts the same two parts together in the same way in the browser.
    """
    return joined(faces(view.layout, theme), marks(view, theme))


def joined(fixed: dict[str, Any], moving: dict[str, Any]) -> dict[str, Any]:
    """Lay the marks between and above the faces. Leaves both parts as they are."""
    ranks = fixed["ranks"]
    colours = [
        moving["inks"].get(str(space), colour)
        for space, colour in enumerate(ranks["textfont"]["color"])
    ]
    counts = moving["counts"]
    texts, sizes, heights = (
        [rank or NOTHING for rank in ranks["text"]],
        list(ranks["textfont"]["size"]),
        list(ranks["y"]),
    )
    for space, count in counts.items():
        texts[int(space)], sizes[int(space)] = count, COUNT_SIZE
        heights[int(space)] = int(space) // SIZE + COUNT_DROP
    shapes = [
        *fixed["cards"],
        *moving["under"],
        *fixed["suits"],
        *moving["over"],
        *moving["top"],
    ]
    return {
        "data": [
            {
                **ranks,
                "text": texts,
                "y": heights,
                "textfont": {**ranks["textfont"], "color": colours, "size": sizes},
            }
        ],
        "layout": {**fixed["layout"], "shapes": [spelled_out(shape) for shape in shapes]},
    }
