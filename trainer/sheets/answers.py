"""Answers: all that is right, grouped by the reason that the engine gives."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from trainer.game.cards import Card
from trainer.game.moves import Move, MoveKind
from trainer.game.position import Position
from trainer.game.sides import Side
from trainer.game.spaces import Space
from trainer.tactics.count import counted
from trainer.tactics.explain import describe_lines, describe_move, explain
from trainer.tactics.facts import facts_of
from trainer.tactics.goal import Count, Exchange, Mark, MoveGoal, Number, Spot
from trainer.tactics.spot import judge_tap, spotted
from trainer.tactics.threats import finishing_spaces
from trainer.training.question import ChoiceQuestion, Question


@dataclass(frozen=True, slots=True)
class Answer:
    """Right answers with one reason. `said` names them all; `moves` are those of a move goal."""

    said: str
    reason: str = ""
    moves: tuple[Move, ...] = ()


def answers_to(task: Question | ChoiceQuestion) -> tuple[Answer, ...]:
    """Return every right answer: moves by reason, or the spaces, the number, the choice."""
    if isinstance(task, ChoiceQuestion):
        return tuple(Answer(each.text, each.because) for each in task.choices if each.right)
    match task.goal:
        case Spot():
            return (_spaces(task.position, task.goal),)
        case Count():
            number = counted(task.position, task.goal)
            return (Answer(str(number), _counting(task.position, task.goal)),)
        case goal:
            return _moves(task.position, goal)


def _moves(position: Position, goal: MoveGoal) -> tuple[Answer, ...]:
    by_reason: dict[str, list[Move]] = {}
    for verdict in facts_of(position, goal).right:
        reason = explain(position, verdict)
        # The sentence that only repeats a move is no reason, and would part moves for nothing.
        reason = reason.replace(describe_move(verdict.move), "").strip()
        if isinstance(goal, Exchange):
            reason = _dead(position, verdict.move)
        by_reason.setdefault(reason, []).append(verdict.move)
    if not by_reason:
        return (Answer("No move does that here."),)
    return tuple(
        Answer(describe_moves(moves), reason, tuple(moves)) for reason, moves in by_reason.items()
    )


def _dead(position: Position, move: Move) -> str:
    """Say why a card may be exchanged (DEAD-1)."""
    spaces = position.board.layout.spaces_of(move.card) if move.card is not None else ()
    return f"There are chips on {' and '.join(map(str, spaces))}."


def describe_moves(moves: Iterable[Move]) -> str:
    """Name moves, all of them: `J♣ or J♦ on b5, e4; J♠ takes f3`."""
    spaces: dict[tuple[MoveKind, Card | None, str], list[Space]] = {}
    for move in moves:
        claim = " and ".join(f"{line.spaces[0]} to {line.spaces[-1]}" for line in move.claim)
        on = spaces.setdefault((move.kind, move.card, claim), [])
        if move.space is not None:
            on.append(move.space)
    cards: dict[tuple[MoveKind, str, tuple[Space, ...]], list[Card]] = {}
    for (kind, card, claim), on in spaces.items():
        named = cards.setdefault((kind, claim, tuple(on)), [])
        if card is not None:
            named.append(card)
    return "; ".join(
        _described(kind, named, on, claim) for (kind, claim, on), named in cards.items()
    )


def _described(kind: MoveKind, cards: list[Card], on: tuple[Space, ...], claim: str) -> str:
    named = " or ".join(card.shown for card in cards)
    where = ", ".join(map(str, on))
    match kind:
        case MoveKind.PLACE:
            counting = f", counting {claim}" if claim else ""
            return f"{named} on {where}{counting}"
        case MoveKind.REMOVE:
            return f"{named} takes {where}"
        case MoveKind.EXCHANGE:
            return f"Exchange {named}"
        case _:
            return "Pass"


def _spaces(position: Position, goal: Spot) -> Answer:
    spaces = sorted(spotted(position, goal))
    said = ", ".join(map(str, spaces)) or "There is no such space."
    board = position.board
    match goal.mark:
        case Mark.SEQUENCE | Mark.PROTECTED:
            lines = tuple(
                line
                for side, line in board.sequences
                if goal.mark is Mark.PROTECTED or side == goal.side
            )
            reason = describe_lines(lines) if lines else ""
        case Mark.REMOVABLE:
            reason = "Chips of other sides that are in no finished sequence."
        case _:
            reason = " ".join(judge_tap(position, goal, space).sentence for space in spaces)
    return Answer(said, reason)


def _counting(position: Position, goal: Count) -> str:
    board = position.board
    side = position.side if goal.side is None else goal.side
    match goal.number:
        case Number.SEQUENCES:
            lines = board.sequences_of(side)
            return describe_lines(lines) if lines else ""
        case Number.THREATS:
            return _finishing(position, side)
        case Number.DEAD:
            dead = [card for card in position.hand.cards if position.is_dead(card)]
            return f"Dead: {_listed(dead)}." if dead else "No card is dead."
        case Number.UNSEEN:
            return _seen(position, goal.card)


def _finishing(position: Position, side: Side) -> str:
    spaces = sorted(finishing_spaces(position.board, side))
    return f"On {', '.join(map(str, spaces))}." if spaces else ""


def _seen(position: Position, card: Card | None) -> str:
    if card is None:
        return ""
    held, lying = position.hand.cards.count(card), position.discards.count(card)
    return f"Of the two {card.shown}, {held} in hand and {lying} face up."


def _listed(cards: Iterable[Card]) -> str:
    return ", ".join(card.shown for card in cards)
