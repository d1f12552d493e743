"""The question that a position of the product asks, handed over as text alone."""

from tests.oracle import grid
from tests.oracle.game import OracleGame
from tests.tactics.brute.courses import Known
from tests.tactics.brute.judge import Question
from trainer.game.cards import format_card
from trainer.game.diagram import format_diagram
from trainer.game.options import option_words
from trainer.game.position import Position


def asked(position: Position) -> Question:
    """Return the oracle's table for a position, with what the mover knows of it."""
    hands = [[format_card(card) for card in hand.cards] for hand in position.hands]
    game = OracleGame(
        hands,
        [],
        sides=position.table.sides,
        sprint=position.table.sprint,
        agreed=option_words(position.table.options),
        shuffle=None,
        seat=position.seat - 1,
    )
    for row, marks in enumerate(format_diagram(position.board).splitlines()[:10]):
        for column, mark in enumerate(marks.split()[:10]):
            game.chips[row][column] = "." if mark == "*" else mark.lower()
    for side, line in position.board.sequences:
        game.sequences.append((side.letter, grid.line_named(str(line))))
    game.exchanged = position.exchanged
    hidden = [hand.hidden for hand in position.hands]
    discards = [format_card(card) for card in position.discards]
    return Question(game, Known(position.seat - 1, hands, hidden, discards))
