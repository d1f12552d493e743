"""Content that tests write for themselves: small, and as nasty as asked for."""

from __future__ import annotations

import json
from pathlib import Path

HOSTILE = (
    "**b** _i_ `c` $x^2$ :red[x] :smile: :material/home: ![i](http://there.invalid/i.png) "
    "<img src=http://there.invalid/j.png onerror=alert(1)> [l](http://there.invalid) "
    "# - > 1. a -> b -- www.there.invalid &amp; {0} %s \\* ~~s~~ |"
)
BOARD = """
    * . . . . . . . . *  1
    . . . . . . . . . .  2
    . . . . . . . . . .  3
    . . . . . . . . . .  4
    . . b b b b . . . .  5
    . . . . . . . . . .  6
    . . . . . . . . . .  7
    . . . . . . . . . .  8
    . . . . . . . . . .  9
    * . . . . . . . . *  10
"""


def puzzle(
    folder: Path, id_: str, goal: str, hand: str, *, title: str = "Here", hint: str = ""
) -> None:
    """Write a puzzle: blue has c5-f5 and plays a sprint."""
    folder.mkdir(parents=True, exist_ok=True)
    hints = f"hints: [{_quoted(hint)}]\n" if hint else ""
    (folder / f"{id_}.yaml").write_text(
        f"format: 1\nid: {id_}\ntitle: {_quoted(title)}\nstatus: published\nrating: 400\n"
        f"rules: [SEQ-1]\nposition:\n  table: 2 players, 2 sides, sprint\n  to_move: blue\n"
        f"  board: |{BOARD}  hand: {hand}\ngoal: {goal}\nmoves: 1\n{hints}",
        encoding="utf-8",
    )


def lesson(folder: Path, id_: str, words: str, prompt: str, *, order: int = 990) -> None:
    """Write a lesson of four equal steps with the same words everywhere."""
    folder.mkdir(parents=True, exist_ok=True)
    lines = [f"format: 1\nid: {id_}\ntitle: {_quoted(words[:60])}\nabout: {_quoted(words[:100])}\n"]
    lines.append(f"status: published\norder: {order}\nsteps:\n")
    for number in range(4):
        lines.append(
            f"  - id: step-{number}\n    prompt: {_quoted(prompt)}\n    goal: play QS\n"
            f"    done: {_quoted(prompt)}\n    hint: {_quoted(prompt)}\n    rules: [TURN-3]\n"
        )
        if number == 0:
            board = BOARD.replace("\n    ", "\n        ")
            lines.append(
                "    position:\n      table: 2 players, 2 sides, sprint\n      to_move: blue\n"
                f"      board: |{board}      hand: QS\n"
            )
    (folder / f"{id_}.yaml").write_text("".join(lines), encoding="utf-8")


def _quoted(text: str) -> str:
    return json.dumps(text)
