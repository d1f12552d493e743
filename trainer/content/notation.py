"""Fields that hold notation: goals, moves, rule ids. Faults become problems with a place."""

from __future__ import annotations

from trainer.content.fields import Fields, nearest
from trainer.content.nodes import Text
from trainer.content.problem import Report, quoted
from trainer.game.errors import NotationError
from trainer.game.moves import Move, parse_move
from trainer.game.rulebook import RULES
from trainer.tactics.goal import Goal, parse_goal


def read_goal(fields: Fields) -> Goal | None:
    """Read the key `goal`."""
    node = fields.take_line("goal")
    if node is None:
        return None
    try:
        return parse_goal(node.value.strip())
    except NotationError as error:
        fields.report.add(node.place(1, error.column), "M303", error.message)
    return None


def read_moves(fields: Fields, key: str) -> tuple[Move, ...] | None:
    """Read a list of moves that may be missing; None then."""
    nodes = fields.take_list_of_texts(key, required=False)
    if nodes is None:
        return None
    moves = (move_of(node, fields.report) for node in nodes)
    return tuple(move for move in moves if move is not None)


def move_of(node: Text, report: Report) -> Move | None:
    """Read one move; reports what is wrong with it."""
    try:
        return parse_move(node.value.strip())
    except NotationError as error:
        report.add(node.place(1, error.column), "M303", error.message)
    return None


def read_rules(fields: Fields) -> tuple[str, ...]:
    """Read the key `rules`: ids of the rules that are taught or drilled."""
    found = []
    for node in fields.take_list_of_texts("rules") or ():
        if node.value in RULES:
            found.append(node.value)
        else:
            message = f"{quoted(node.value)} is no rule"
            near = nearest(node.value, map(str.lower, RULES))
            hint = f"Did you mean {near.upper()}?" if near else "Ids look like JACK-ONE-2"
            fields.report.add(node.mark, "M313", message, hint)
    return tuple(found)
