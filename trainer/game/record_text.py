"""The text of a game record: tags, `---`, then one turn a line with every card that was drawn."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby
from typing import Final

from trainer.game.cards import format_card, parse_card
from trainer.game.deal import deal
from trainer.game.errors import (
    IllegalMoveError,
    NotationError,
    RecordError,
    Refusal,
    TableError,
)
from trainer.game.layout import LAYOUTS
from trainer.game.moves import DRAW, MoveKind, format_move, parse_move
from trainer.game.record import (
    OWN_TAGS,
    Act,
    GaveUp,
    Moved,
    Record,
    RecordedGame,
    Warned,
    result_of,
)
from trainer.game.table import Table, format_table, parse_table

_RULE: Final = "---"
_NUMBER: Final = re.compile(r"-?[0-9]{1,40}")
_SEAT: Final = re.compile(r"[1-9][0-9]?")


def format_record(record: Record) -> str:
    """Write a record. The inverse of `parse_record`.

    A line is a seat and what it did: moves, `+KD` for a card drawn, `#` after the move that wins,
    `!` for a warning, `!2H` for a card given up for one.
    Raises IllegalMoveError for a record that cannot be replayed.
    """
    *_, last = record.games()
    values = (
        format_table(record.table),
        record.layout.name,
        str(record.seed),
        str(record.dealer),
        result_of(last),
    )
    lines = [
        f"{key}: {value}" for key, value in (*zip(OWN_TAGS, values, strict=True), *record.tags)
    ]
    lines.append(_RULE)
    for seat, acts in _turns(record.acts):
        lines.append(" ".join((str(seat), *(word for act in acts for word in _words(act)))))
    if last.winner is not None:
        lines[-1] += "#"
    return "\n".join(lines) + "\n"


def _turns(acts: tuple[Act, ...]) -> Iterator[tuple[int, tuple[Act, ...]]]:
    turn = 0
    numbered: list[tuple[tuple[int, int], Act]] = []
    before: Act | None = None
    for act in acts:
        if (
            before is not None
            and _ends_turn(before)
            and not (isinstance(act, Moved) and act.move == DRAW)
        ):
            turn += 1
        numbered.append(((act.seat, turn), act))
        before = act
    for (seat, _), group in groupby(numbered, key=lambda pair: pair[0]):
        yield seat, tuple(act for _, act in group)


def _ends_turn(act: Act) -> bool:
    return isinstance(act, Moved) and act.move.kind is not MoveKind.EXCHANGE


def _words(act: Act) -> Iterator[str]:
    if isinstance(act, Warned):
        yield "!"
    elif isinstance(act, GaveUp):
        yield f"!{format_card(act.card)}"
    else:
        if act.move != DRAW:
            yield format_move(act.move)
        if act.drawn is not None:
            yield f"+{format_card(act.drawn)}"


def parse_record(text: str) -> Record:
    """Read a record and replay it to the last card.

    Raises RecordError with line and turn where it is damaged: an illegal move, a card drawn that
    is not the one on top of the deck, a missing `#`, a result that the moves do not lead to.
    """
    lines = text.splitlines()
    if _RULE not in lines:
        raise RecordError(f"expected {_RULE} between the tags and the turns", len(lines) or 1)
    rule = lines.index(_RULE)
    tags = _parse_tags(lines[:rule], rule + 1)
    recorded = _start(tags)
    for number, line in enumerate(lines[rule + 1 :], start=1):
        if line.strip():
            recorded = _parse_turn(recorded, line, rule + 1 + number, number)
    stated, at = tags["result"]
    if stated != result_of(recorded.game):
        raise RecordError(
            f"the result says {stated}, but the moves lead to {result_of(recorded.game)}", at
        )
    return recorded.record


_Tags = dict[str, tuple[str, int]]


def _parse_tags(lines: list[str], end: int) -> _Tags:
    tags: _Tags = {}
    for number, line in enumerate(lines, start=1):
        key, colon, value = line.partition(":")
        if not colon or not value.strip():
            raise RecordError(f"expected a tag such as seed: 7, found {line!r}", number)
        if key in tags:
            raise RecordError(f"the tag {key} is there twice", number)
        tags[key] = value.strip(), number
    for key in OWN_TAGS:
        if key not in tags:
            raise RecordError(f"the tag {key} is missing", end)
    return tags


def _start(tags: _Tags) -> RecordedGame:
    table = _parse_table(*tags["table"])
    layout, at = tags["layout"]
    if layout not in LAYOUTS:
        raise RecordError(f"expected a layout: {', '.join(LAYOUTS)}; found {layout!r}", at)
    seed, at = tags["seed"]
    if not _NUMBER.fullmatch(seed):
        raise RecordError(f"expected a number as seed, found {seed!r}", at)
    dealer, at = tags["dealer"]
    if not _SEAT.fullmatch(dealer) or int(dealer) > table.people:
        raise RecordError(f"expected a seat from 1 to {table.people}, found {dealer!r}", at)
    own = tuple((key, value) for key, (value, _) in tags.items() if key not in OWN_TAGS)
    try:
        record = Record(table, int(seed), int(dealer), LAYOUTS[layout], tags=own)
    except RecordError as error:
        wrong = next((tags[key][1] for key, _ in own if repr(key) in error.message), 1)
        raise RecordError(error.message, wrong) from None
    return RecordedGame(record, deal(table, record.seed, record.dealer, record.layout))


def _parse_table(text: str, line: int) -> Table:
    try:
        return parse_table(text)
    except (NotationError, TableError) as error:
        raise RecordError(str(error), line) from None


def _parse_turn(recorded: RecordedGame, line: str, number: int, turn: int) -> RecordedGame:
    try:
        return _play_turn(recorded, line)
    except RecordError as error:
        raise RecordError(error.message, number, turn) from None
    except (NotationError, IllegalMoveError) as error:
        raise RecordError(str(error), number, turn) from None


def _play_turn(recorded: RecordedGame, line: str) -> RecordedGame:
    seat, *words = line.split()
    if not _SEAT.fullmatch(seat) or int(seat) > recorded.game.table.people:
        raise RecordError(f"expected the number of a seat first, found {seat!r}")
    if not words:
        raise RecordError(f"seat {seat} does nothing")
    due: str | None = None
    for word in words:
        if due is None:
            recorded, due = _done(recorded, int(seat), word)
        elif word == due:
            due = None
        else:
            raise RecordError(f"the deck gives {due}, found {word}")
    if due is not None:
        raise RecordError(f"the deck gives {due}, but no card is written")
    return recorded


def _done(recorded: RecordedGame, seat: int, word: str) -> tuple[RecordedGame, str | None]:
    """Return the game after one word of a turn, and the draw that must be the next word."""
    game = recorded.game
    if word == "!":
        return recorded.warn(seat), None
    if word.startswith("!"):
        return recorded.give_up(seat, parse_card(word[1:])), None
    if word.startswith("+"):
        after = recorded.draw(seat)
        given = next(iter(_words(after.record.acts[-1])), "no card")
        if given != word:
            raise RecordError(f"the deck gives {given}, found {word}")
        return after, None
    move = parse_move(word)
    if seat != game.seat and not game.is_over:
        raise IllegalMoveError(
            Refusal("DEAL-4", f"It is the turn of seat {game.seat}, not {seat}.")
        )
    after = recorded.play(move)
    if word.endswith("#") != (after.game.winner is not None):
        raise RecordError(
            f"{word} is marked as a win and is none"
            if word.endswith("#")
            else f"{word} wins, but has no # after it"
        )
    return after, next((word for word in _words(after.record.acts[-1]) if word[0] == "+"), None)
