"""Templates: a small whole puzzle and lesson to begin with."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from trainer.content.fields import is_id
from trainer.content.folder import ENDING
from trainer.content.problem import quoted
from trainer.content.puzzle import LONGEST_TITLE
from trainer.content.writing import text_scalar
from trainer.errors import TrainerError

_PUZZLE: Final = """\
# A puzzle to begin with. Change everything; 'sequence-trainer check' tells what does not fit.
format: 1
id: {id}
title: {title}
status: draft
rating: 700
rules: [TURN-3, SEQ-1, SEQ-9]

position:
  table: 2 players, 2 sides, sprint
  to_move: blue
  board: |
    * . . . . . . . . *  1
    . . . . . . . . . .  2
    . . . g . . . . . .  3
    . . . . . . . g . .  4
    . . b b b b . . . .  5
    . . . . . g . . . .  6
    . . . . . . . . . .  7
    . . . . g . . . . .  8
    . . . . . . . . . .  9
    * . . . . . . . . *  10
    a b c d e f g h i j
  hand: QS 2D KC 9H 3S TC 4S

goal: win
moves: 1

solution:
  - QS@b5

hints:
  - Four blue chips stand side by side.
"""

_LESSON: Final = """\
# A lesson to begin with. Change everything; 'sequence-trainer check' tells what does not fit.
format: 1
id: {id}
title: {title}
about: A card and its two spaces, a Jack that goes anywhere, and four corners.
status: draft
order: 900

steps:
  - id: two-spaces
    prompt: Each card is on the board twice. Tap both eights of hearts.
    goal: spot card 8H
    position:
      table: 2 players, 2 sides
      to_move: blue
      board: |
        * . . . . . . . . *  1
        . . . . . . . . . .  2
        . . . . . . . . . .  3
        . . . . . . . . . .  4
        . . . . . . . . . .  5
        . . . . . . . . . .  6
        . . . . . . . . . .  7
        . . . . . . . . . .  8
        . . . . . . . . . .  9
        * . . . . . . . . *  10
        a b c d e f g h i j
      hand: 8H 2C
    done: Those are its two spaces.
    hint: One is in row 4, one in row 7.
    rules: [EQ-1]
    claims:
      - solutions 2

  # A step without a position goes on with the one before.
  - id: first-chip
    prompt: Play the eight of hearts on one of them.
    goal: play 8H
    done: Your chip stays there.
    hint: Tap the card, then the space.
    rules: [TURN-3]
    claims:
      - legal 8H@d7
      - illegal 8H@e5 TURN-3

  - id: wild-jack
    prompt: A two-eyed Jack goes on any open space. Play it.
    goal: play JC
    position:
      hand: JC 2C
    done: Only corners and spaces with a chip are closed to it.
    hint: Try a space in the middle.
    rules: [JACK-TWO-1]
    claims:
      - illegal JC@a1 JACK-TWO-2

  - id: corners
    prompt: Tap the four corners. They are free for everybody.
    goal: spot corners
    done: A corner counts as a chip of every side.
    hint: Each corner shows no card.
    rules: [SEQ-2]
    claims:
      - solutions 4
"""

_TEXTS: Final = {"puzzle": _PUZZLE, "lesson": _LESSON}
KINDS: Final = tuple(_TEXTS)
"""What a template can be of."""


class TemplateError(TrainerError):
    """A file that cannot be begun; the words say why."""


def template(kind: str, id_: str) -> str:
    """Return the text of a new puzzle or lesson. Raises TemplateError for what is no id."""
    if not is_id(id_):
        raise TemplateError(
            f"{quoted(id_)} is not an id. Use 1 to 64 small letters, digits and hyphens."
        )
    name = id_.replace("-", " ").strip().capitalize()[:LONGEST_TITLE].rstrip() or id_
    return _TEXTS[kind].format(id=text_scalar(id_), title=text_scalar(name))


def begin(kind: str, id_: str, folder: Path) -> Path:
    """Write a template into a folder, which is made if need be; return the path of the file.

    Raises TemplateError where the file is there already or cannot be written.
    """
    text = template(kind, id_)
    path = folder / f"{id_}{ENDING}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with path.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
    except FileExistsError:
        there = path if path.exists() else folder
        raise TemplateError(f"{there.as_posix()} is there already; nothing was written.") from None
    except OSError as error:
        reason = (error.strerror or "no reason given").lower()
        raise TemplateError(f"{path.as_posix()} cannot be written: {reason}.") from None
    return path
