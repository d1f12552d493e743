"""The page that explains every problem code: `python -m trainer.content.codes_page` prints it."""

from __future__ import annotations

from typing import Final

from trainer.content.codes import CODES

_ROOMS: Final = {
    "Y": "Y: the shape of a file",
    "S": "S: the fields of a file",
    "M": "M: what a file means",
}
_START: Final = """\
# Codes of problems in content files

`sequence-trainer check` puts one of these codes in front of each problem that it finds.
"""


def codes_page() -> str:
    """Write the table of codes as Markdown, ending in one newline."""
    parts = [_START]
    for letter, title in _ROOMS.items():
        parts.append(f"\n## {title}\n")
        parts += [
            f"\n**{entry.code} {entry.title}.** {entry.text}\n"
            for entry in CODES.values()
            if entry.code.startswith(letter)
        ]
    return "".join(parts)


if __name__ == "__main__":
    print(codes_page(), end="")  # noqa: T201
