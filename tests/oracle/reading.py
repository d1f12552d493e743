"""Reads a position line for the oracle, and counts the ways to play on from it."""

from tests.oracle import grid, people
from tests.oracle.game import OracleGame


def read(text: str) -> OracleGame:
    """The table that a position line describes; all hands must be known.

    Nothing is drawn when the deck of the line is used up.
    """
    board, seat, table, sequences, *named = text.split()
    fields = dict(word.split("=", 1) for word in named)
    count, sides = table.partition("+")[0].rstrip("s").split("p")
    agreed = table.split("+")[1:]
    hands = [cards(fields.get(f"h{number + 1}", "")) for number in range(int(count))]
    game = OracleGame(
        hands,
        cards(fields.get("deck", "")),
        sides=int(sides),
        sprint="sprint" in agreed,
        agreed=tuple(word for word in agreed if word != "sprint"),
        shuffle=None,
        seat=int(seat) - 1,
    )
    for row, marks in enumerate(board.split("/")):
        column = 0
        for mark in marks.replace("10", "..........").replace("*", "."):
            if mark.isdigit():
                column += int(mark)
                continue
            game.chips[row][column] = mark.lower()
            column += 1
    if sequences != "-":
        for piece in sequences.split(","):
            side, line = piece.split(":")
            game.sequences.append((side, grid.line_named(line)))
    game.exchanged = "exch" in fields
    game.passes = int(fields.get("pass", "0"))
    for side in people.SIDES:
        if len([one for one, _ in game.sequences if one == side]) >= game.target:
            game.winner = side
    game.drawn = game.passes >= game.people
    return game


def cards(text: str) -> list[str]:
    """Cards of two letters each, written in a row; `?0` for none."""
    text = text.removesuffix("?0")
    return [text[at : at + 2] for at in range(0, len(text), 2)]


def count_ways(game: OracleGame, depth: int) -> int:
    """How many ways there are to play so many moves."""
    if depth == 1:
        return len(game.legal_moves())
    ways = 0
    for move in game.legal_moves():
        following = game.copy()
        following.play(move)
        ways += count_ways(following, depth - 1)
    return ways
