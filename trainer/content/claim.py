"""Claims: statements about a position that a lesson makes, in a form that can be proved."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from trainer.content import table_claims
from trainer.content.fields import Fields, suggestion
from trainer.content.nodes import Mark, Text
from trainer.content.problem import Report
from trainer.game.cards import format_card, parse_card
from trainer.game.errors import NotationError
from trainer.game.legality import completed_by, why_illegal
from trainer.game.lines import format_line, parse_line
from trainer.game.moves import format_move, parse_move
from trainer.game.play import play
from trainer.game.position import Position
from trainer.game.sides import format_side, parse_side
from trainer.game.spaces import parse_space
from trainer.tactics.count import counted
from trainer.tactics.goal import Count, Goal, Spot
from trainer.tactics.judge import solutions
from trainer.tactics.spot import spotted


@dataclass(frozen=True, slots=True)
class Claim:
    """A statement such as `legal 8H@d7` or `illegal 8H@a1 TURN-6`, and where it stands.

    Two claims that say the same are equal wherever they stand.
    """

    words: tuple[str, ...]
    mark: Mark = field(compare=False)

    def __str__(self) -> str:
        return " ".join(self.words)


Prover = Callable[[Position, Goal | None, tuple[str, ...]], str | None]
"""Returns what is wrong with a claim; None where it holds. Raises NotationError."""


def _legal(position: Position, _: Goal | None, words: tuple[str, ...]) -> str | None:
    refusal = why_illegal(position, parse_move(words[0]))
    return None if refusal is None else f"{words[0]} is illegal, {refusal}"


def _illegal(position: Position, _: Goal | None, words: tuple[str, ...]) -> str | None:
    refusal = why_illegal(position, parse_move(words[0]))
    if refusal is None:
        return f"{words[0]} is legal"
    return None if refusal.rule == words[1] else f"{words[0]} is illegal by {refusal}"


def _wins(position: Position, _: Goal | None, words: tuple[str, ...]) -> str | None:
    move = parse_move(words[0])
    if why_illegal(position, move) is None and play(position, move).winner is not None:
        return None
    return f"{words[0]} does not win"


def _completes(position: Position, _: Goal | None, words: tuple[str, ...]) -> str | None:
    move, line = parse_move(words[0]), parse_line(words[1])
    if why_illegal(position, move) is not None:
        return f"{words[0]} is illegal"
    done = completed_by(position.board, position.side, move)
    if line in done:
        return None
    return f"{words[0]} completes {', '.join(map(str, done)) or 'nothing'}"


def _builds(position: Position, _: Goal | None, words: tuple[str, ...]) -> str | None:
    move = parse_move(words[0])
    refusal = why_illegal(position, move)
    if refusal is not None:
        return f"{words[0]} is illegal, {refusal}"
    done = completed_by(position.board, position.side, move)
    return f"{words[0]} completes {', '.join(map(str, done))}" if done else None


def _sequence(position: Position, _: Goal | None, words: tuple[str, ...]) -> str | None:
    side, line = parse_side(words[0]), parse_line(words[1])
    held = line in position.board.sequences_of(side)
    return None if held else f"{line} is no sequence of {side}"


def _protected(position: Position, _: Goal | None, words: tuple[str, ...]) -> str | None:
    space = parse_space(words[0])
    return None if position.board.protected >> space & 1 else f"{space} is not protected"


def _open(position: Position, _: Goal | None, words: tuple[str, ...]) -> str | None:
    space = parse_space(words[0])
    return None if position.board.open >> space & 1 else f"{space} is not open"


def _dead(position: Position, _: Goal | None, words: tuple[str, ...]) -> str | None:
    card = parse_card(words[0])
    return None if position.is_dead(card) else f"{card} is not dead"


def _live(position: Position, _: Goal | None, words: tuple[str, ...]) -> str | None:
    card = parse_card(words[0])
    return f"{card} is dead" if position.is_dead(card) else None


def _solutions(position: Position, goal: Goal | None, words: tuple[str, ...]) -> str | None:
    if goal is None:
        return "this step has no goal"
    if isinstance(goal, Count):
        found = counted(position, goal)
    elif isinstance(goal, Spot):
        found = len(spotted(position, goal))
    else:
        found = len(solutions(position, goal))
    return None if str(found) == words[0] else f"there are {found} solutions"


PROVERS: Final[dict[str, tuple[str, Prover]]] = {
    "legal": ("MOVE", _legal),
    "illegal": ("MOVE RULE", _illegal),
    "wins": ("MOVE", _wins),
    "completes": ("MOVE LINE", _completes),
    "builds": ("MOVE", _builds),
    "sequence": ("SIDE LINE", _sequence),
    "protected": ("SPACE", _protected),
    "open": ("SPACE", _open),
    "dead": ("CARD", _dead),
    "live": ("CARD", _live),
    "solutions": ("NUMBER", _solutions),
    "missing": ("SIDE NUMBER", table_claims.missing),
    "threats": ("SIDE NUMBER", table_claims.threats),
    "unseen": ("CARD NUMBER", table_claims.unseen),
    "target": ("NUMBER", table_claims.target),
    "cards": ("PEOPLE NUMBER", table_claims.cards),
    "sides": ("PEOPLE NUMBER", table_claims.sides),
    "refused": ("PEOPLE", table_claims.refused),
    "lower": ("CARD CARD", table_claims.lower),
    "lines": ("SPACE NUMBER", table_claims.lines),
    "chance": ("NUMBER PERCENT", table_claims.chance),
}
"""The first word of a claim, what follows it, and how it is proved."""


_CANONICAL: Final[dict[str, Callable[[str], str]]] = {
    "MOVE": lambda word: format_move(parse_move(word)),
    "LINE": lambda word: format_line(parse_line(word)),
    "CARD": lambda word: format_card(parse_card(word)),
    "SIDE": lambda word: format_side(parse_side(word)),
}


def canonical_words(words: Sequence[str]) -> tuple[str, ...]:
    """Write what a claim is about in the one way: `TD` for `10D`. What is no claim stays."""
    kind, *subjects = words
    form = PROVERS[kind][0].split() if kind in PROVERS else []
    if len(form) != len(subjects):
        return tuple(words)
    try:
        said = [_CANONICAL.get(what, str)(word) for what, word in zip(form, subjects, strict=True)]
    except NotationError:
        return tuple(words)
    return kind, *said


def read_claims(fields: Fields) -> tuple[Claim, ...]:
    """Read the key `claims`, a list of statements, which may be missing."""
    nodes = fields.take_list_of_texts("claims", required=False) or ()
    claims = (_read_claim(node, fields.report) for node in nodes)
    return tuple(claim for claim in claims if claim is not None)


def _read_claim(node: Text, report: Report) -> Claim | None:
    words = tuple(node.value.split())
    if words[0] not in PROVERS:
        report.add(
            node.mark, "M316", f"'{words[0][:40]}' is no claim", suggestion(words[0], PROVERS)
        )
        return None
    form = PROVERS[words[0]][0]
    if len(words) - 1 != len(form.split()):
        report.add(node.mark, "M316", "the claim is not whole", f"Write '{words[0]} {form}'")
        return None
    return Claim(canonical_words(words), node.mark)


def prove(claim: Claim, position: Position, goal: Goal | None, report: Report) -> None:
    """Ask the engine about a claim; reports a false one, and one that cannot be read."""
    try:
        wrong = PROVERS[claim.words[0]][1](position, goal, claim.words[1:])
    except NotationError as error:
        report.add(claim.mark, "M316", error.message)
        return
    if wrong is not None:
        report.add(claim.mark, "M315", f"the claim '{claim}' is false: {wrong}")
