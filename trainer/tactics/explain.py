"""Explanations: a verdict in a sentence or two that a ten-year-old reads."""

from __future__ import annotations

from typing import Final

from trainer.game.board import Claim
from trainer.game.lines import Line
from trainer.game.moves import Move, MoveKind
from trainer.game.position import Position
from trainer.game.spaces import COLUMNS
from trainer.tactics.cause import Cause
from trainer.tactics.goal import Block, Force, Fork, Reduce, Remove, Win
from trainer.tactics.odds import Odds
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
    Cause.ONE_EYED_REOPENS: "A one-eyed Jack can open that line again.",
    Cause.ONE_EYED_BREAKS: "One one-eyed Jack breaks your plan.",
    Cause.ONE_BLOCK: "One chip stops you.",
    Cause.ONE_THREAT: "That makes one threat. You need two finishing spaces at once.",
    Cause.NO_THREAT: "That makes no new threat that your cards can finish.",
    Cause.HIGHER_RISK: "Another move leaves your opponents a smaller chance.",
    Cause.UNPROVED: "There are too many ways to play on to prove that.",
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
    if verdict.cause is Cause.HIGHER_RISK and verdict.odds is not None:
        return f"That leaves them a {verdict.odds.percent}% chance. Another move leaves less."
    return _WHY.get(verdict.cause, "Not yet.") if verdict.cause else "Not yet."


def _praise(position: Position, verdict: Verdict) -> str:
    said = [describe_lines(verdict.completed)] if verdict.completed else []
    if verdict.completed and position.missing(position.side) <= len(verdict.completed):
        said.append(f"{str(position.side).capitalize()} wins.")
        return " ".join(said)
    proof = _proof(position, verdict)
    if proof:
        said.append(proof)
    elif not verdict.completed:
        said.append(describe_move(verdict.move))
    return " ".join(said)


def _proof(position: Position, verdict: Verdict) -> str:
    when = "next turn" if position.table.people == 2 else "before your next turn"
    none = f"None of the {verdict.unseen} unseen cards"
    match verdict.goal:
        case Block(sequence=False):
            return f"{none} lets an opponent win {when}."
        case Block() | Remove(threat=True):
            return f"{none} lets an opponent complete a sequence {when}."
        case Force():
            return f"{none} stops you from winning on your next turn."
        case Fork():
            return "Now two spaces finish a line, and you hold cards for both."
        case Reduce() if verdict.odds is not None:
            return f"No move leaves them less: {describe_odds(verdict.odds)}"
    return ""


def describe_odds(odds: Odds) -> str:
    """Say a chance with its counting: "a 70.0% chance. They hold 7 of the 60 unseen cards, ..."."""
    return (
        f"a {odds.percent}% chance. They hold {odds.hidden} of the {odds.unseen} unseen cards, "
        f"and {odds.useful} of the {odds.unseen} would win."
    )


def describe_reply(reply: Reply) -> str:
    """Say an answer: "Green answers 10♦ on f6: row 6 from b6 to f6 is complete."."""
    return " Then ".join(_describe_act(act) for act in reply.acts)


def _describe_act(act: Reply) -> str:
    side = str(act.side).capitalize()
    if act.move.kind is MoveKind.REMOVE:
        return f"{side} answers: {describe_move(act.move)}"
    card = "" if act.move.card is None else act.move.card.shown
    if not act.completed:
        return f"{side} answers {card} on {act.move.space}."
    ending = " and the game is over" if act.wins else ""
    return f"{side} answers {card} on {act.move.space}: {_listed(act.completed)} complete{ending}."


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
