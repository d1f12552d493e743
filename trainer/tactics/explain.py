"""Explanations: a verdict in a sentence or two that a ten-year-old reads."""

from __future__ import annotations

from typing import Final

from trainer.game.board import Claim
from trainer.game.lines import Line
from trainer.game.moves import Move, MoveKind
from trainer.game.position import Position
from trainer.game.spaces import COLUMNS
from trainer.tactics.cause import Cause
from trainer.tactics.goal import Block, Complete, Force, Fork, Reduce, Remove, Way, Win
from trainer.tactics.holdings import seats_between
from trainer.tactics.odds import Odds
from trainer.tactics.replies import Reply
from trainer.tactics.verdict import Verdict

_WHY: Final = {
    Cause.SIX_IS_NOT_TWO: "Six, seven or eight in a row are still one sequence.",
    Cause.SHARES_TWO: "That line shares more than one space with your first sequence.",
    Cause.LEFT_THREAT_OPEN: "That leaves a line of four open.",
    Cause.BLOCKED_ONE_OF_TWO: "You stopped one way. Another one is still open.",
    Cause.OTHER_COPY: "You played one copy of that card. They may hold the other one.",
    Cause.WILD_JACK: "That leaves a line of four open. A two-eyed Jack can fill it.",
    Cause.THREAT_WAS_EMPTY: "That gap was safe. No opponent can have a card for it.",
    Cause.LINE_DID_NOT_COUNT: "That line was no danger. It shares too much with their sequence.",
    Cause.OPENED_A_SPACE: "You opened that space for them.",
    Cause.STOPPED_INSTEAD: "That stops them. But you can win at once.",
    Cause.REMOVED_ONLY: "Taking a chip never completes a line.",
    Cause.BUILDS_ONLY: "That builds your line, but it does not finish it.",
    Cause.GAVE_AWAY_WIN: "That move finishes nothing. There is a better one.",
    Cause.ONE_EYED_REOPENS: "A one-eyed Jack can open a line that is blocked.",
    Cause.ONE_EYED_BREAKS: "A one-eyed Jack breaks your line.",
    Cause.ONE_BLOCK: "One chip stops you.",
    Cause.ONE_THREAT: "That makes one threat. You need two finishing spaces at once.",
    Cause.NO_THREAT: "That makes no new threat that your cards can finish.",
    Cause.FINISHED_TOGETHER: "They can finish it together, one chip after the other.",
    Cause.STOPPED_TOGETHER: "They can stop you together, one after the other.",
    Cause.HIGHER_RISK: "Another move leaves your opponents a smaller chance.",
    Cause.UNPROVED: "There are too many ways to play on to prove that.",
    Cause.TURN_GOES_ON: "That changes a dead card only. Your turn goes on.",
    Cause.ANOTHER_TASK: "You may play that, but it is not what was asked.",
}


_OTHER_WAY: Final = {
    Way.CORNER: "But it goes through no corner.",
    Way.SECOND: "But that is your first sequence, not a second one.",
    Way.TWO: "But that is one sequence. Two at once were asked for.",
}


def explain(position: Position, verdict: Verdict) -> str:
    """Say why a move meets its goal or misses it, with the reply that punishes a miss.

    `position` is the one before the move.
    """
    if verdict.refusal is not None:
        return verdict.refusal.message
    if verdict.met:
        return _praise(position, verdict)
    said = [_why(position, verdict)]
    if verdict.reply is not None:
        said.append(describe_reply(verdict.reply, position))
        said.append(_chance(position, verdict))
    return " ".join(filter(None, said))


def _why(position: Position, verdict: Verdict) -> str:
    goal, done = verdict.goal, verdict.completed
    missing = position.missing(position.side) - len(done)
    if isinstance(goal, Win) and done:
        more = "another sequence" if missing == 1 else f"{missing} more sequences"
        return f"{describe_lines(done)} To win you need {more}."
    if isinstance(goal, Remove) and verdict.cause is Cause.ANOTHER_TASK:
        return "Take a chip away, with your one-eyed Jack."
    if isinstance(goal, Complete) and done:
        return f"{describe_lines(done)} {_OTHER_WAY.get(goal.way, '')}".strip()
    if verdict.cause is Cause.HIGHER_RISK and verdict.odds is not None:
        percent = _percent(verdict.odds)
        return f"That leaves them a chance of {percent}. Another move leaves less."
    if verdict.cause is Cause.NO_THREAT and isinstance(goal, Force):
        return "After that, no card that you hold now wins on your next turn."
    return _WHY.get(verdict.cause, "Not yet.") if verdict.cause else "Not yet."


def _chance(position: Position, verdict: Verdict) -> str:
    """Say how likely the harm is, where it depends on cards that nobody has seen."""
    odds, reply = verdict.odds, verdict.reply
    if odds is None or reply is None or verdict.cause is Cause.HIGHER_RISK:
        return ""
    if not 0 < odds.chance < 1 or _is_known(position, reply):
        return ""
    if isinstance(verdict.goal, Force) and not reply.completed:
        harm = "stop you" if odds.useful > 1 else "stops you"
    elif reply.wins:
        harm = "win for them" if odds.useful > 1 else "wins for them"
    else:
        harm = "do that" if odds.useful > 1 else "does that"
    return f"{odds.useful} of {odds.unseen} unseen cards {harm}: a chance of {_percent(odds)}."


def _percent(odds: Odds) -> str:
    if 0 < odds.percent < 100:
        return f"{odds.percent:g}%"
    if odds.chance in (0, 1):
        return f"{int(odds.chance) * 100}%"
    return "almost 100%" if odds.percent else "almost nothing"


def _is_known(position: Position, act: Reply) -> bool:
    return act.move.card in position.hands[act.seat - 1].cards


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
    none = _no_card(position, verdict)
    match verdict.goal:
        case Block(sequence=False):
            return f"{none} lets an opponent win {when}."
        case Block() | Remove(threat=True):
            return f"{none} lets an opponent complete a sequence {when}."
        case Force():
            return f"{none} stops you from winning on your next turn."
        case Fork():
            return "Now you can finish a line on more than one space."
        case Reduce() if verdict.odds is not None:
            return f"No move leaves them less: {describe_odds(verdict.odds)}"
    return ""


def _no_card(position: Position, verdict: Verdict) -> str:
    """Name the cards that a proof went over: unseen ones, or those of open hands."""
    seats = seats_between(position, position.seat)
    if any(position.hands[seat - 1].hidden for seat in seats):
        return f"None of the {verdict.unseen} unseen cards"
    return "No card that they hold" if verdict.unseen else "They hold no card. So none"


def describe_odds(odds: Odds) -> str:
    """Say a chance with its counting, as in "a chance of 70%. They hold 7 of the 60 ..."."""
    return (
        f"a chance of {_percent(odds)}. They hold {odds.hidden} of the {odds.unseen} unseen cards, "
        f"and {odds.useful} of the {odds.unseen} would win."
    )


def describe_reply(reply: Reply, position: Position) -> str:
    """Say an answer: "Green answers 10♦ on f6: row 6 from b6 to f6 is complete."."""
    first, *others = reply.acts
    said = [_describe_act(first, position, "answers")]
    said += [f"Then {_describe_act(act, position, 'plays')}" for act in others]
    return " ".join(said)


def _describe_act(act: Reply, position: Position, verb: str) -> str:
    """Say one act; the seat too, where a side has several, and that a card is known to be there."""
    who = str(act.side).capitalize()
    if position.table.people > position.table.sides:
        who = f"{who} on seat {act.seat}"
    card = act.move.card.shown if act.move.card is not None else ""
    if _is_known(position, act):
        verb, card = f"holds {card}{',' if act.wins else ' and'} plays", "it"
    if act.move.kind is MoveKind.REMOVE:
        return f"{who} {verb} {card}: it takes the chip on {act.move.space}."
    if not act.completed:
        return f"{who} {verb} {card} on {act.move.space}."
    wins = " and wins" if act.wins else ""
    return f"{who} {verb} {card} on {act.move.space}{wins}: {_listed(act.completed)} complete."


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
