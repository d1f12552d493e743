"""Explanations: a verdict in a sentence or two that a ten-year-old reads."""

from __future__ import annotations

from typing import Final

from trainer.game.board import Claim
from trainer.game.lines import Line
from trainer.game.moves import Move, MoveKind
from trainer.game.position import Position
from trainer.game.spaces import COLUMNS
from trainer.tactics.cause import Cause
from trainer.tactics.goal import Block, Remove, Win
from trainer.tactics.replies import Reply
from trainer.tactics.verdict import Verdict

_WHY: Final = {
    Cause.SIX_IS_NOT_TWO: "Six, seven or eight in a row are still one sequence.",
    Cause.SHARES_TWO: "That line shares more than one space with your first sequence.",
    Cause.LEFT_THREAT_OPEN: "That leaves a line of four open.",
    Cause.BLOCKED_ONE_OF_TWO: "You stopped one way. Another one is still open.",
    Cause.OTHER_COPY: "You played one copy of that card. The other copy is still out there.",
    Cause.WILD_JACK: "A two-eyed Jack can still fill the gap.",
    Cause.THREAT_WAS_EMPTY: "Nobody could have filled that gap: its cards are all gone.",
    Cause.BUILDS_ONLY: "That builds your line, but it does not finish it.",
    Cause.GAVE_AWAY_WIN: "That move finishes nothing. There is a better one.",
    Cause.TURN_GOES_ON: "That changes a dead card only. Your turn goes on.",
    Cause.ANOTHER_TASK: "You may play that, but it is not what was asked.",
}


def explain(position: Position, verdict: Verdict) -> str:
    """Say why a move meets its goal or misses it, with the reply that punishes a miss.

    `position` is the one before the move.
    """
    if verdict.refusal is not None:
        return verdict.refusal.message
    if verdict.met:
        return _praise(position, verdict)
    why = _why(position, verdict)
    return f"{why} {describe_reply(verdict.reply)}" if verdict.reply else why


def _why(position: Position, verdict: Verdict) -> str:
    missing = position.missing(position.side) - len(verdict.completed)
    if isinstance(verdict.goal, Win) and verdict.completed:
        more = "another sequence" if missing == 1 else f"{missing} more sequences"
        return f"{describe_lines(verdict.completed)} To win you need {more}."
    return _WHY.get(verdict.cause, "Not yet.") if verdict.cause else "Not yet."


def _praise(position: Position, verdict: Verdict) -> str:
    said = [describe_lines(verdict.completed)] if verdict.completed else []
    goal, completed = verdict.goal, len(verdict.completed)
    if completed and position.missing(position.side) <= completed:
        said.append(f"{str(position.side).capitalize()} wins.")
    elif isinstance(goal, Block) or (isinstance(goal, Remove) and goal.threat):
        harm = "complete a sequence" if _is_about_sequences(goal) else "win"
        said.append(f"None of the {verdict.unseen} unseen cards lets an opponent {harm} next turn.")
    elif not completed:
        said.append(describe_move(verdict.move))
    return " ".join(said)


def _is_about_sequences(goal: Block | Remove) -> bool:
    return goal.sequence if isinstance(goal, Block) else goal.threat


def describe_reply(reply: Reply) -> str:
    """Say an answer: "Green answers 10♦ on f6: row 6 from b6 to f6 is complete."."""
    card, space = reply.move.card, reply.move.space
    ending = " and the game is over" if reply.wins else ""
    return (
        f"{str(reply.side).capitalize()} answers {card.shown if card is not None else ''} "
        f"on {space}: {_listed(reply.completed)} complete{ending}."
    )


def describe_lines(lines: Claim) -> str:
    """Say which lines are complete, as in "Row 5 from a5 to e5 is complete."."""
    text = _listed(lines)
    return f"{text[0].upper()}{text[1:]} complete."


def _listed(lines: Claim) -> str:
    verb = "is" if len(lines) == 1 else "are"
    return f"{' and '.join(map(describe_line, lines))} {verb}"


def describe_line(line: Line) -> str:
    """Name a line in words: `row 5 from a5 to e5`, `the diagonal from a1 to e5`."""
    first, last = line.spaces[0], line.spaces[-1]
    if line.kind == "row":
        name = f"row {first.row + 1}"
    elif line.kind == "column":
        name = f"column {COLUMNS[first.column]}"
    else:
        name = "the diagonal"
    return f"{name} from {first} to {last}"


def describe_move(move: Move) -> str:
    """Say a move, as in "8♥ on c4." or "J♠ takes the chip on f3."."""
    if move.card is None or move.kind is MoveKind.PASS:
        return "Pass."
    if move.kind is MoveKind.EXCHANGE:
        return f"{move.card.shown} exchanged."
    if move.kind is MoveKind.REMOVE:
        return f"{move.card.shown} takes the chip on {move.space}."
    return f"{move.card.shown} on {move.space}."
