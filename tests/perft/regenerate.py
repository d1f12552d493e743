"""Writes the counts of the golden positions anew: `python -m tests.perft.regenerate`.

A file holds blocks of an id, a position line (`spn`), and `perft DEPTH COUNT` lines. Ids and
positions stay as they are; a new block needs no counts. A count is written only where the engine
and the oracle agree on it.
"""

import sys
from dataclasses import dataclass
from pathlib import Path

from tests.oracle.reading import count_ways, read
from trainer.game.perft import perft
from trainer.game.position_line import parse_position

FOLDER = Path(__file__).parent
MOST = 3_000
"""A depth of three or more with more ways than this is left out."""
DEEPEST = 4


@dataclass(frozen=True)
class Golden:
    """One position with its counts by depth, from depth 1."""

    name: str
    line: str
    counts: tuple[int, ...]


def read_golden(path: Path) -> tuple[str, list[Golden]]:
    """Return the comment at the head of a file, and its positions."""
    comment = ""
    found: list[Golden] = []
    for text in path.read_text(encoding="utf-8").splitlines():
        word, _, rest = text.partition(" ")
        if word == "#":
            comment = rest
        elif word == "id":
            found.append(Golden(rest, "", ()))
        elif word == "spn":
            found[-1] = Golden(found[-1].name, rest, ())
        elif word == "perft":
            counts = (*found[-1].counts, int(rest.split()[1]))
            found[-1] = Golden(found[-1].name, found[-1].line, counts)
    return comment, found


def counted(golden: Golden) -> Golden:
    """Return a position with its counts; SystemExit where engine and oracle differ."""
    counts: list[int] = []
    for depth in range(1, DEEPEST + 1):
        ours = perft(parse_position(golden.line), depth)
        if depth > 2 and ours > MOST:
            break
        theirs = count_ways(read(golden.line), depth)
        if ours != theirs:
            sys.exit(f"{golden.name}: depth {depth}: engine {ours}, oracle {theirs}")
        counts.append(ours)
        if ours == 0:
            break
    return Golden(golden.name, golden.line, tuple(counts))


def main() -> None:
    """Rewrite every file of this folder."""
    for path in sorted(FOLDER.glob("*.txt")):
        comment, positions = read_golden(path)
        blocks = [f"# {comment}\n"]
        for golden in map(counted, positions):
            lines = [f"id {golden.name}", f"spn {golden.line}"]
            lines += [f"perft {depth} {ways}" for depth, ways in enumerate(golden.counts, start=1)]
            blocks.append("\n".join(lines) + "\n")
        path.write_text("\n".join(blocks), encoding="utf-8")


if __name__ == "__main__":
    main()
