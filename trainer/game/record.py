"""Game records: how a game began and everything that was done in it, to replay it (DEAL-5)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from trainer.game.cards import Card
from trainer.game.deal import deal
from trainer.game.errors import RecordError
from trainer.game.game import Game
from trainer.game.layout import CLASSIC, Layout
from trainer.game.legality import canonical
from trainer.game.moves import DRAW, Move, MoveKind
from trainer.game.sides import format_side
from trainer.game.table import Table

OWN_TAGS: Final = ("table", "layout", "seed", "dealer", "result")
"""The tags that every record has; others, such as a date, are the writer's own."""

_TAG: Final = re.compile(r"[a-z][a-z0-9-]*")


@dataclass(frozen=True, slots=True)
class Moved:
    """A seat made a move; `drawn` is the card that came with it, None where none did.

    A card drawn by hand is the move `DRAW` (VAR-DRAW).
    """

    seat: int
    move: Move
    drawn: Card | None = None


@dataclass(frozen=True, slots=True)
class Warned:
    """A seat warned its team (TALK-2)."""

    seat: int


@dataclass(frozen=True, slots=True)
class GaveUp:
    """A seat discarded a card for a warning (TALK-2)."""

    seat: int
    card: Card


Act = Moved | Warned | GaveUp


@dataclass(frozen=True, slots=True)
class Record:
    """A game from its seed to its last act; `tags` are keys and values of the writer's own.

    Raises RecordError for a tag that could not be written.
    """

    table: Table
    seed: int
    dealer: int
    layout: Layout = CLASSIC
    acts: tuple[Act, ...] = ()
    tags: tuple[tuple[str, str], ...] = ()

    def __post_init__(self) -> None:
        keys = [key for key, _ in self.tags]
        for key, value in self.tags:
            if not _TAG.fullmatch(key) or key in OWN_TAGS or keys.count(key) > 1:
                raise RecordError(f"{key!r} cannot be a tag of its own, or is there twice")
            if not value or not value.isprintable() or value != value.strip():
                raise RecordError(f"the tag {key} needs a value of one line, found {value!r}")

    def start(self) -> Game:
        """Return the game as dealt."""
        return deal(self.table, self.seed, self.dealer, self.layout)

    def games(self) -> Iterator[Game]:
        """Yield the game as dealt and after each act, to the last one.

        Raises IllegalMoveError for an act that is not legal.
        """
        game = self.start()
        yield game
        for act in self.acts:
            game = game_after(game, act)
            yield game


def game_after(game: Game, act: Act) -> Game:
    """Return the game after an act; raises IllegalMoveError where it is not legal."""
    if isinstance(act, Warned):
        return game.warn(act.seat)
    if isinstance(act, GaveUp):
        return game.give_up(act.seat, act.card)
    return game.draw(act.seat) if act.move == DRAW else game.play(act.move)


@dataclass(frozen=True, slots=True)
class RecordedGame:
    """A game together with its record so far. Every act gives a new one.

    The acts are those of `Game`, and raise IllegalMoveError as they do.
    """

    record: Record
    game: Game

    def play(self, move: Move) -> RecordedGame:
        """Return the recorded game after a move of the seat on turn."""
        if move == DRAW and self.game.owed.seats:
            return self.draw(self.game.owed.seats[-1])
        after = self.game.play(move)
        seat = self.game.seat
        act = Moved(
            seat, canonical(self.game.position(), move), _drawn(self.game, seat, move, after)
        )
        return self._then(act, after)

    def draw(self, seat: int) -> RecordedGame:
        """Return the recorded game after a seat has drawn by hand."""
        after = self.game.draw(seat)
        return self._then(Moved(seat, DRAW, _drawn(self.game, seat, DRAW, after)), after)

    def warn(self, seat: int) -> RecordedGame:
        """Return the recorded game after a seat has warned its team."""
        return self._then(Warned(seat), self.game.warn(seat))

    def give_up(self, seat: int, card: Card) -> RecordedGame:
        """Return the recorded game after a seat has given up a card."""
        return self._then(GaveUp(seat, card), self.game.give_up(seat, card))

    def _then(self, act: Act, after: Game) -> RecordedGame:
        return RecordedGame(replace(self.record, acts=(*self.record.acts, act)), after)


def start_record(
    table: Table,
    seed: int,
    dealer: int | None = None,
    layout: Layout = CLASSIC,
    tags: tuple[tuple[str, str], ...] = (),
) -> RecordedGame:
    """Return a newly dealt game with its empty record; without a dealer the cut decides."""
    game = deal(table, seed, dealer, layout)
    return RecordedGame(Record(table, seed, game.dealer, layout, tags=tags), game)


def result_of(game: Game) -> str:
    """Return how a game stands: `blue`, `green`, `red`, `drawn` or `unfinished`."""
    if game.winner is not None:
        return format_side(game.winner)
    return "drawn" if game.is_drawn else "unfinished"


def _drawn(before: Game, seat: int, move: Move, after: Game) -> Card | None:
    left = list(before.hands[seat - 1].cards)
    if move.card is not None and move.kind is not MoveKind.PASS:
        left.remove(move.card)
    for card in after.hands[seat - 1].cards:
        if card not in left:
            return card
        left.remove(card)
    return None
