"""Drills: what all ways of training have in common, and the short text that keeps a run."""

from __future__ import annotations

import json
from datetime import datetime
from math import inf
from typing import Any, Final

from trainer.training.answer import Mode
from trainer.training.mix import Ease, Mix
from trainer.training.round import Round
from trainer.training.storm import Played, Storm
from trainer.training.streak import Streak
from trainer.training.summary import Result, Tally

Drill = Mix | Round | Streak | Storm
"""Each has `mode`, `current`, `is_answered`, `is_over`, `summary`, `hurries` and the steps
`after(answer, moment)` and `moved_on(moment)`. `hurries` says that the next puzzle is to come at
once where this one is decided."""

_VERSION: Final = 1
LONGEST: Final = 100_000
"""Letters of a run that is kept."""


def format_drill(drill: Drill) -> str:
    """Write a run as JSON. The inverse of `parse_drill`."""
    parts: dict[str, Any] = {"version": _VERSION, "mode": drill.mode.value}
    match drill:
        case Mix():
            tally = drill.tally
            parts |= {
                "seed": drill.seed,
                "ease": drill.ease.value,
                "current": drill.current,
                "number": drill.number,
                "rated": drill.is_rated,
                "answered": drill.is_answered,
                "tally": [tally.clean, tally.helped, tally.missed],
            }
        case Round():
            results = [result.value for result in drill.results]
            parts |= {"ids": list(drill.ids), "results": results, "place": drill.place}
        case Streak():
            parts |= {
                "seed": drill.seed,
                "current": drill.current,
                "played": list(drill.played),
                "floor": drill.floor,
                "score": drill.score,
                "skipped": drill.has_skipped,
                "answered": drill.is_answered,
                "over": drill.is_over,
            }
        case Storm():
            played = [[each.puzzle, each.result.value, each.milliseconds] for each in drill.played]
            parts |= {
                "seed": drill.seed,
                "started": drill.started.isoformat(),
                "now": drill.now.isoformat(),
                "current": drill.current,
                "floor": drill.floor,
                "played": played,
                "combo": drill.combo,
                "best": drill.best_combo,
                "bonus": drill.bonus,
                "answered": drill.is_answered,
                "over": drill.is_over,
            }
    return json.dumps(parts, separators=(",", ":"))


def parse_drill(text: object) -> Drill | None:
    """Read a run that was kept somewhere outside; None where anything in it is strange."""
    if not isinstance(text, str) or len(text) > LONGEST:
        return None
    try:
        parts = _Parts(json.loads(text))
        if parts.number("version") != _VERSION:
            return None
        return _read(parts, Mode(parts.text("mode")))
    except (TypeError, ValueError, RecursionError):
        return None


class _Parts:
    """The parts of a run as they were kept; each raises ValueError or TypeError if it is none."""

    def __init__(self, kept: object) -> None:
        if not isinstance(kept, dict):
            raise TypeError("not a run")
        self._kept: dict[str, object] = kept

    def number(self, name: str) -> int:
        return _number(self._kept.get(name))

    def seed(self) -> int:
        value = self._kept.get("seed")
        if isinstance(value, bool) or not isinstance(value, int):
            raise TypeError("seed")
        return value

    def points(self, name: str) -> float:
        value = self._kept.get(name)
        if not isinstance(value, float) or not 0 <= value < inf:
            raise ValueError(name)
        return value

    def flag(self, name: str) -> bool:
        value = self._kept.get(name)
        if not isinstance(value, bool):
            raise TypeError(name)
        return value

    def text(self, name: str) -> str:
        return _text(self._kept.get(name))

    def puzzle(self) -> str | None:
        return None if self._kept.get("current") is None else self.text("current")

    def items(self, name: str) -> list[object]:
        value = self._kept.get(name)
        if not isinstance(value, list):
            raise TypeError(name)
        return value

    def ids(self, name: str) -> tuple[str, ...]:
        ids = tuple(map(_text, self.items(name)))
        if len(set(ids)) < len(ids):
            raise ValueError(name)
        return ids

    def time(self, name: str) -> datetime:
        found = datetime.fromisoformat(self.text(name))
        if found.utcoffset() is None:
            raise ValueError(name)
        return found


def _number(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        raise ValueError("not a number")
    return value


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError("not a text")
    return value


def _read(parts: _Parts, mode: Mode) -> Drill:
    match mode:
        case Mode.MIX:
            return _read_mix(parts)
        case Mode.STREAK:
            return _read_streak(parts)
        case Mode.STORM:
            return _read_storm(parts)
    return _read_round(parts, mode)


def _read_mix(parts: _Parts) -> Mix:
    clean, helped, missed = map(_number, parts.items("tally"))
    return Mix(
        seed=parts.seed(),
        ease=Ease(parts.text("ease")),
        current=parts.puzzle(),
        number=parts.number("number"),
        is_rated=parts.flag("rated"),
        is_answered=parts.flag("answered"),
        tally=Tally(clean, helped, missed),
    )


def _read_round(parts: _Parts, mode: Mode) -> Round:
    ids, place = parts.ids("ids"), parts.number("place")
    results = tuple(Result(_text(each)) for each in parts.items("results"))
    if len(results) != len(ids) or place > len(ids):
        raise ValueError("results")
    return Round(mode=mode, ids=ids, results=results, place=place)


def _read_streak(parts: _Parts) -> Streak:
    return Streak(
        seed=parts.seed(),
        current=parts.puzzle(),
        played=parts.ids("played"),
        floor=parts.points("floor"),
        score=parts.number("score"),
        has_skipped=parts.flag("skipped"),
        is_answered=parts.flag("answered"),
        is_over=parts.flag("over"),
    )


def _read_storm(parts: _Parts) -> Storm:
    return Storm(
        seed=parts.seed(),
        started=parts.time("started"),
        now=parts.time("now"),
        current=parts.puzzle(),
        floor=parts.points("floor"),
        played=tuple(map(_played, parts.items("played"))),
        combo=parts.number("combo"),
        best_combo=parts.number("best"),
        bonus=parts.number("bonus"),
        is_answered=parts.flag("answered"),
        is_over=parts.flag("over"),
    )


def _played(item: object) -> Played:
    if not isinstance(item, list) or len(item) != 3:
        raise ValueError("played")
    puzzle, result, milliseconds = item
    return Played(_text(puzzle), Result(_text(result)), _number(milliseconds))
