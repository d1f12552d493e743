"""The Studio: set a position up by clicking, or write its file, and hear the engine at once."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final
from urllib.parse import quote, urlencode

import streamlit as st

from trainer.content.fields import is_id
from trainer.content.folder import ENDING
from trainer.content.puzzle import LONGEST_TITLE, Puzzle
from trainer.game.layout import CLASSIC
from trainer.game.position_line import format_position
from trainer.game.sides import SIDES, format_side, parse_side
from trainer.game.spaces import SPACES, Space
from trainer.tactics.goal import format_goal, goal_forms
from trainer.training.appraisal import MOST_CHARACTERS, MOST_SOLUTIONS, Appraisal, Outcome, id_in
from trainer.training.desk import (
    FIELDS,
    LONGEST_FIELD,
    START,
    Desk,
    Tool,
    appraisal_of,
    back_to_board,
    clear,
    lines_offered,
    mark,
    put_text,
    take_tool,
    tap,
    turn_to,
    type_in,
    with_note,
    with_position,
    write_by_hand,
)
from trainer.training.draft import TABLES
from trainer.training.try_run import LinkError, read_link, start_try
from trainer.ui.controls import button, fold, row
from trainer.ui.form import choice, line, one_of, page_of_text, save
from trainer.ui.state import (
    enter,
    leave,
    studio_address,
    studio_in_address,
    try_address,
    try_in_address,
)
from trainer.ui.table import Tap, table
from trainer.ui.table_view import TableView
from trainer.ui.text import Tone, feedback, fine_print, heading, listing, pairs, part, words

_DESK: Final = "studio desk"
_WRITTEN: Final = "studio address"
_SCENE: Final = "studio"
_MODES: Final = ("Board", "File")
_MODE: Final = "studio mode"
_TOOL: Final = "studio tool"
_SIDE: Final = "studio side"
_TEXT: Final = "studio text"
_TONES: Final[dict[Outcome, Tone]] = {
    Outcome.ACCEPTED: "good",
    Outcome.FAULTY: "plain",
    Outcome.UNREACHABLE: "bad",
    Outcome.POINTLESS: "bad",
}
_MOST_PROBLEMS: Final = 8


@st.fragment
def studio() -> None:
    """Draw the Studio. A tap runs this part of the page only."""
    query = st.query_params.to_dict()
    if not studio_in_address(query):
        st.rerun()
    _follow_address(query)
    desk = _desk()
    found = appraisal_of(desk)
    _fill_controls(desk)
    with row():
        button("Home", "home", leave, look="tertiary", icon="arrow_back")
        heading("Studio", "a puzzle of your own")
    left, right = st.columns([3, 2], gap="medium")
    with left:
        with row():
            one_of("Way of working", _MODE, _MODES, _change_mode)
            if desk.text is None:
                button("Clear the board", "clear", _do, clear, look="tertiary", icon="delete_sweep")
        if desk.text is None:
            _palette()
            table(_view(desk, found), key="table", on_tap=_tapped)
        else:
            page_of_text("The file", _TEXT, _written, longest=MOST_CHARACTERS)
    with right:
        _verdict(desk, found)
        if desk.text is None:
            _fields(desk)
        elif isinstance(found.content, Puzzle):
            table(_view_of(found.content, found), key="shown", on_tap=_ignore)
    _below(desk, found)


def _desk() -> Desk:
    kept = st.session_state.get(_DESK)
    return kept if isinstance(kept, Desk) else START


def _keep(desk: Desk) -> None:
    """Keep the desk, and write its position into the address, so that it outlives the page."""
    st.session_state[_DESK] = desk
    content = appraisal_of(desk).content
    address = studio_address()
    if isinstance(content, Puzzle):
        address = studio_address(format_position(content.position), format_goal(content.goal))
    st.session_state[_WRITTEN] = address
    st.query_params.from_dict(address)


def _do(change: Callable[[Desk], Desk]) -> None:
    """Change the desk, if it is still on show.

    A browser may send the state of controls once more after the page with them is gone.
    """
    desk = _desk()
    changed = change(desk)
    if changed != desk and studio_in_address(st.query_params.to_dict()):
        _keep(changed)


def _follow_address(query: dict[str, str]) -> None:
    """Lay on the desk what the address holds, if it was not written there by the desk itself."""
    asked = try_in_address(query)
    if asked is None or query == st.session_state.get(_WRITTEN):
        return
    st.session_state[_WRITTEN] = query
    try:
        content = read_link(*asked).content
    except LinkError as error:
        st.session_state[_DESK] = with_note(_desk(), str(error))
        return
    if isinstance(content, Puzzle):
        st.session_state[_DESK] = with_position(_desk(), content.position, content.goal)


def _key(field: str) -> str:
    return f"studio {field}"


def _fill_controls(desk: Desk) -> None:
    """Let every control show what lies on the desk."""
    state = st.session_state
    state[_MODE] = _MODES[desk.text is not None]
    state[_TOOL] = desk.tool.value
    state[_SIDE] = format_side(desk.draft.side).capitalize()
    for field in FIELDS:
        state[_key(field)] = getattr(desk.draft, field)
    if desk.text is not None:
        state[_TEXT] = desk.text


def _change_mode() -> None:
    by_hand = st.session_state.get(_MODE) == _MODES[1]
    _do(write_by_hand if by_hand else back_to_board)


def _written() -> None:
    _do(partial(put_text, text=str(st.session_state.get(_TEXT, ""))))


def _typed(field: str) -> None:
    _do(partial(type_in, field=field, text=str(st.session_state.get(_key(field)) or "")))


def _tapped(touched: Tap) -> None:
    if touched.kind == "space":
        _do(partial(tap, space=SPACES[touched.index]))


def _ignore(_: Tap) -> None:
    """Do nothing: a board beside a file is only looked at."""


def _palette() -> None:
    with st.container(key="palette"):
        one_of("Tool", _TOOL, [tool.value for tool in Tool], _change_tool)


def _change_tool() -> None:
    _do(partial(take_tool, tool=Tool(st.session_state[_TOOL])))


def _change_side() -> None:
    _do(partial(turn_to, side=parse_side(str(st.session_state[_SIDE]).lower())))


def _view(desk: Desk, found: Appraisal) -> TableView:
    draft = desk.draft
    return TableView(
        layout=CLASSIC,
        chips=draft.chips,
        sequences=draft.sequences,
        hand=draft.cards,
        side=draft.side,
        right=_right(found),
        scene=_SCENE,
    )


def _view_of(puzzle: Puzzle, found: Appraisal) -> TableView:
    board = puzzle.position.board
    return TableView(
        layout=board.layout,
        chips=board.chips,
        sequences=board.sequences,
        hand=puzzle.position.hand.cards,
        side=puzzle.position.side,
        right=_right(found),
        locked=True,
        scene=_SCENE,
    )


def _right(found: Appraisal) -> frozenset[Space]:
    """Return where the right moves go, as long as that is no riddle of many ticks."""
    spaces = [move.space for move in found.right if move.space is not None]
    return frozenset(spaces if len(spaces) <= MOST_SOLUTIONS else ())


def _verdict(desk: Desk, found: Appraisal) -> None:
    problems = found.problems if found.outcome is Outcome.FAULTY else ()
    feedback(found.headline, _TONES[found.outcome], *problems[:_MOST_PROBLEMS])
    if desk.note:
        feedback(desk.note, "hint")
    offered = lines_offered(desk)
    if offered:
        with row():
            for side, five in offered:
                label = f"Mark {side} {five} as a sequence"
                button(label, f"mark {side} {five}", _do, partial(mark, side=side, line=five))
    with row():
        puzzle = found.puzzle
        if puzzle is not None:
            playing = start_try(puzzle.position, puzzle.goal)
            button("Try it as a learner", "try", enter, playing, look="primary", icon="play_arrow")
        save("Save the file", "save", found.text, _file_name(found))


def _file_name(found: Appraisal) -> str:
    id_ = id_in(found.text)
    return f"{id_ if is_id(id_) else 'puzzle'}{ENDING}"


def _fields(desk: Desk) -> None:
    forms = goal_forms()
    goal = desk.draft.goal
    typed = partial(partial, _typed)
    choice("Goal", _key("goal"), _with(forms, goal), typed("goal"), free=True)
    sides = [format_side(side).capitalize() for side in SIDES]
    one_of("Side to move", _SIDE, sides, _change_side, told=True)
    choice("Table", _key("table"), _with(TABLES, desk.draft.table), typed("table"))
    hand = "Hand of the side to move"
    line(hand, _key("hand"), typed("hand"), example="2H 9S KC JS 4D QH 6C", longest=LONGEST_FIELD)
    lying = "Cards that lie face up (empty: one for each chip)"
    example = "chips JS 10D"
    line(lying, _key("discards"), typed("discards"), example=example, longest=LONGEST_FIELD)
    line("Title", _key("title"), typed("title"), example="My puzzle", longest=LONGEST_TITLE)
    name = "Name of the file: small letters, digits, hyphens"
    line(name, _key("id"), typed("id"), example="my-puzzle", longest=64)


def _with(options: tuple[str, ...], chosen: str) -> tuple[str, ...]:
    return options if chosen in options else (*options, chosen)


def _below(desk: Desk, found: Appraisal) -> None:
    """Draw what needs more room: reasons, names, the link, the file."""
    left, right = st.columns([3, 2], gap="medium")
    with left:
        _reasons(found)
        if desk.text is None:
            with fold("The file"):
                listing([found.text.rstrip()])
    with right:
        _share(found)


def _reasons(found: Appraisal) -> None:
    if found.reasons:
        part("What a learner is told")
        pairs(found.reasons)
        rating = f"Rating about {found.rating}" if found.rating else ""
        themes = f"themes: {', '.join(found.themes)}" if found.themes else "no theme"
        fine_print(f"{rating}, {themes}.")
    if found.wrong:
        number = len(found.wrong)
        with fold(f"The other {number} moves, and what is said of each"):
            pairs(found.wrong)


def _share(found: Appraisal) -> None:
    puzzle = found.puzzle
    if puzzle is None:
        return
    part("Share")
    words("Whoever opens this link gets the position to solve. Nothing is kept on the server.")
    query = try_address(format_position(puzzle.position), format_goal(puzzle.goal))
    here = (st.context.url or "").partition("?")[0].rstrip("/")
    listing([f"{here}/?{urlencode(query, safe='*/:=,', quote_via=quote)}"])
