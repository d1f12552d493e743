"""A match: several games, until a side has won two (VAR-MATCH)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from trainer.game.deal import deal, next_game
from trainer.game.errors import TableError
from trainer.game.game import Game
from trainer.game.sides import Side
from trainer.game.table import Table

GAMES_TO_WIN: Final = 2


@dataclass(frozen=True, slots=True)
class Match:
    """The game that is being played, and how the earlier ones ended: a side, or None for drawn.

    Raises TableError where the table has not agreed on a match.
    """

    game: Game
    earlier: tuple[Side | None, ...] = ()

    def __post_init__(self) -> None:
        if not self.game.table.options.match:
            raise TableError("VAR-MATCH: this table plays single games")

    @property
    def results(self) -> tuple[Side | None, ...]:
        """How each finished game ended."""
        return (*self.earlier, self.game.winner) if self.game.is_over else self.earlier

    @property
    def winner(self) -> Side | None:
        """The side that has won two games; None while there is none."""
        for side in self.game.table.in_play:
            if self.won_by(side) >= GAMES_TO_WIN:
                return side
        return None

    def won_by(self, side: Side) -> int:
        """Return how many games a side has won; a drawn game counts for none."""
        return self.results.count(side)

    def next_game(self, seed: int) -> Match:
        """Return the match at its next game, dealt by the next seat (DEAL-5).

        Raises TableError while a game is being played, or when the match is won.
        """
        if self.winner is not None:
            raise TableError(f"VAR-MATCH: {self.winner} has won the match")
        if not self.game.is_over:
            raise TableError("VAR-MATCH: the game is not over yet")
        return Match(next_game(self.game, seed), self.results)


def start_match(table: Table, seed: int) -> Match:
    """Return a match at its first game, the dealer cut for (DEAL-1)."""
    return Match(deal(table, seed))
