"""Reports: everything the engine can say about a position and a goal, as plain data."""

from __future__ import annotations

from typing import Final, TypedDict

from trainer.game.legality import legal_moves
from trainer.game.moves import MoveKind, format_move
from trainer.game.play import play
from trainer.game.position import Position
from trainer.tactics.difficulty import rating_estimate
from trainer.tactics.explain import explain
from trainer.tactics.facts import Facts, facts_of
from trainer.tactics.goal import MoveGoal, format_goal
from trainer.tactics.odds import Odds, risk
from trainer.tactics.replies import Reply
from trainer.tactics.themes import themes_of
from trainer.tactics.verdict import Verdict

BANDS: Final = ((2.0, "best"), (5.0, "fine"), (10.0, "doubtful"), (20.0, "bad"))
"""Loss in points of chance up to which a move has a name; above the last it is a blunder."""


class OddsJson(TypedDict):
    """A chance of losing before the next turn, and what the move gave up against the best."""

    fraction: str
    percent: float
    useful: int
    unseen: int
    hidden: int
    loss: float
    band: str


class MoveJson(TypedDict):
    """One legal move."""

    move: str
    met: bool
    cause: str | None
    reply: list[str] | None
    needs: list[str] | None
    odds: OddsJson | None
    sentence: str


class ReportJson(TypedDict):
    """The answer of `solve --json`."""

    goal: str
    met: list[str]
    moves: list[MoveJson]
    themes: list[str]
    rating: int | None


def report(position: Position, goal: MoveGoal) -> ReportJson:
    """Return the verdict on every legal move, with themes and rating; rating None if none is met.

    `reply` are the moves that punish, in order, `needs` the cards that opponents need for them.
    """
    facts = facts_of(position, goal)
    risks = _risks(facts)
    best = min((_value_lost(odds) for odds in risks.values()), default=0.0)
    return {
        "goal": format_goal(goal),
        "met": [format_move(verdict.move) for verdict in facts.right],
        "moves": [_move(position, verdict, risks, best) for verdict in facts.verdicts],
        "themes": [theme.value for theme in themes_of(facts)],
        "rating": rating_estimate(facts) if facts.right else None,
    }


def _risks(facts: Facts) -> dict[str, Odds]:
    return {
        format_move(move): risk(facts.position, play(facts.position, move))
        for move in legal_moves(facts.position)
        if move.kind is not MoveKind.EXCHANGE
    }


def _value_lost(odds: Odds) -> float:
    return float(odds.chance) * 100


def band(loss: float) -> str:
    """Name a loss, in points of chance: best, fine, doubtful, bad or blunder."""
    return next((name for most, name in BANDS if loss <= most), "blunder")


def _move(position: Position, verdict: Verdict, risks: dict[str, Odds], best: float) -> MoveJson:
    text, reply = format_move(verdict.move), verdict.reply
    odds = risks.get(text)
    return {
        "move": text,
        "met": verdict.met,
        "cause": None if verdict.cause is None else verdict.cause.value,
        "reply": None if reply is None else [format_move(act.move) for act in reply.acts],
        "needs": None if reply is None else needed(reply),
        "odds": None if odds is None else _odds(odds, best),
        "sentence": explain(position, verdict),
    }


def needed(reply: Reply) -> list[str]:
    """Say which cards opponents must hold for a reply: `seat 2: TD`."""
    return [f"seat {act.seat}: {act.move.card}" for act in reply.acts]


def _odds(odds: Odds, best: float) -> OddsJson:
    loss = round(_value_lost(odds) - best, 1)
    return {
        "fraction": str(odds.chance),
        "percent": odds.percent,
        "useful": odds.useful,
        "unseen": odds.unseen,
        "hidden": odds.hidden,
        "loss": loss,
        "band": band(loss),
    }


def format_report(found: ReportJson) -> str:
    """Write a report for people: a line a move, right ones first."""
    lines = []
    for move in sorted(found["moves"], key=lambda each: not each["met"]):
        odds = move["odds"]
        chance = "" if odds is None else f"  risk {odds['percent']}% ({odds['band']})"
        lines.append(f"{'+' if move['met'] else '-'} {move['move']:<10}{chance}")
        lines.append(f"    {move['sentence']}")
    themes = ", ".join(found["themes"]) or "none"
    lines.append(f"goal {found['goal']}; right: {' '.join(found['met']) or 'none'}")
    lines.append(f"themes: {themes}; rating: {found['rating'] or 'none'}")
    return "\n".join(lines)
