"""What a class reads from the last row, and tables for the teacher: HTML, all of it escaped."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final, Literal

import segno
import streamlit as st

from trainer.classroom.grid import State
from trainer.game.sides import Side, format_side

Verdict = Literal["", "good", "bad"]
_SIGNS: Final[dict[Verdict, str]] = {"": "", "good": "✓", "bad": "✗"}


@dataclass(frozen=True, slots=True)
class Bar:
    """One answer with how many gave it, out of how many, and what is said about it."""

    shown: str
    count: int
    of: int
    verdict: Verdict = ""
    sentence: str = ""
    side: Side | None = None
    told: str = ""
    """In place of the number."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A cell of the table: a sign whose form tells the state, and small words under it."""

    state: State
    below: str = ""


SIGNS: Final = {
    State.RIGHT: "✓",
    State.HINTED: "✓?",
    State.SHOWN: "=",
    State.WRONG: "✗",
    State.REFUSED: "!",
    State.NOT_YET: "·",
}


def door(address: str, code: str, link: str) -> None:
    """Draw how to come in: what to type, the code, and a code for cameras that leads there."""
    typed = address.removeprefix("http://")
    st.html(
        '<div class="sq-door"><div>'
        '<p class="sq-step"><b>1</b> Open this address:</p>'
        f'<p class="sq-address">{escape(typed)}</p>'
        '<p class="sq-step"><b>2</b> Press <strong>Join your class</strong>. Type this code:</p>'
        f'<p class="sq-code">{escape(code)}</p>'
        f"</div>{_camera(link)}</div>"
    )


def _camera(link: str) -> str:
    code = segno.make(link, error="m", micro=False)
    picture = code.svg_data_uri(scale=8, border=3, dark="#000", light="#fff")
    return (
        f'<figure class="sq-camera"><img src="{escape(picture)}" alt="QR code to {escape(link)}">'
        "<figcaption>Or point a camera here</figcaption></figure>"
    )


def joining(said: str, address: str = "", code: str = "") -> None:
    """Draw where the room stands and, in small, how to come in, for those who are late."""
    typed = f" · {escape(address.removeprefix('http://'))}" if address else ""
    opens = f" · <strong>{escape(code)}</strong>" if code else ""
    st.html(f'<p class="sq-joining">{escape(said)}{typed}{opens}</p>')


def names(people: Iterable[tuple[str, Side | None]]) -> None:
    """Draw who is in, each with the colour of the team."""
    st.html(
        '<p class="sq-names">'
        + "".join(f"<span>{_chip(side)}{escape(name)}</span>" for name, side in people)
        + "</p>"
    )


def _chip(side: Side | None) -> str:
    if side is None:
        return ""
    return f'<i class="sq-dot sq-{format_side(side)}" title="{escape(str(side))}"></i>'


def count(number: int, said: str, of: int = 0) -> None:
    """Draw a number very big with what it counts: `17` of 28 `have answered`."""
    part = f"<span>of {of}</span>" if of else ""
    width = round(100 * number / of) if of else 0
    bar = f'<div class="sq-full"><div style="width:{width}%"></div></div>' if of else ""
    st.html(
        f'<div class="sq-count"><p><b>{number}</b>{part} <em>{escape(said)}</em></p>{bar}</div>'
    )


def state_line(said: str) -> None:
    """Draw in one big line where the room stands."""
    st.html(f'<p class="sq-state">{escape(said)}</p>')


def class_sentence(said: str) -> None:
    """Draw what many had in common, for all to read."""
    st.html(f'<p class="sq-common">{escape(said)}</p>')


def bars(rows: Iterable[Bar]) -> None:
    """Draw answers below each other, the bars as long as their parts of the class."""
    st.html(f'<div class="sq-bars">{"".join(map(_bar, rows))}</div>')


def _bar(bar: Bar) -> str:
    width = round(100 * bar.count / bar.of) if bar.of else 0
    sign = _SIGNS[bar.verdict]
    mark = f'<span class="sq-mark">{sign}</span>' if sign else ""
    more = f'<p class="sq-why">{escape(bar.sentence)}</p>' if bar.sentence else ""
    return (
        f'<div class="sq-bar {"sq-" + bar.verdict if bar.verdict else ""}">'
        f"<p>{mark}{_chip(bar.side)}<strong>{escape(bar.shown)}</strong>"
        f"<b>{escape(bar.told or str(bar.count))}</b></p>"
        f'<div class="sq-full"><div style="width:{width}%"></div></div>{more}</div>'
    )


def for_your_eyes() -> None:
    """Say that a page is not for the projector."""
    st.html(
        '<p class="sq-private"><strong>For your eyes.</strong> '
        "Names and mistakes stand here: not for the projector.</p>"
    )


def marks_key() -> None:
    """Explain the signs of the table."""
    st.html(
        '<p class="sq-legend">'
        + "".join(f"<span>{_mark(Mark(state))} {escape(state.value)}</span>" for state in State)
        + "</p>"
    )


def marks_table(head: Sequence[str], rows: Iterable[tuple[str, Sequence[Mark], str]]) -> None:
    """Draw children by questions: a name, a sign for each question, and a sum."""
    top = "".join(f"<th>{escape(each)}</th>" for each in head)
    body = "".join(
        f"<tr><th>{escape(name)}</th>"
        + "".join(f"<td>{_mark(mark)}</td>" for mark in marks)
        + f"<td>{escape(total)}</td></tr>"
        for name, marks, total in rows
    )
    st.html(
        '<div class="sq-scroll"><table class="sq-table-of sq-marks">'
        f"<thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>"
    )


def _mark(mark: Mark) -> str:
    words = f"{mark.state.value}: {mark.below}" if mark.below else mark.state.value
    below = f"<small>{escape(mark.below)}</small>" if mark.below else ""
    kind = mark.state.name.lower().replace("_", "-")
    return (
        f'<span class="sq-is sq-is-{kind}" title="{escape(words)}" role="img" '
        f'aria-label="{escape(words)}">{escape(SIGNS[mark.state])}</span>{below}'
    )


def plain_table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """Draw a table of texts."""
    top = "".join(f"<th>{escape(each)}</th>" for each in head)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(each)}</td>" for each in row) + "</tr>" for row in rows
    )
    st.html(
        '<div class="sq-scroll"><table class="sq-table-of">'
        f"<thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>"
    )
