"""YAML's own complaints about grammar, in plain words."""

from __future__ import annotations

from typing import Final, NamedTuple


class Complaint(NamedTuple):
    """What a complaint of the YAML reader means to the author of a file.

    `words` is a piece of the reader's own text. `at_start` tells to point at the beginning
    of the thing that is wrong, where the reader points at the place where it gave up.
    """

    words: str
    code: str
    message: str
    hint: str
    at_start: bool = False


_COMPLAINTS: Final = (
    Complaint(
        "found unexpected end of stream",
        "Y133",
        "a quotation mark is opened here and never closed",
        "Close it, or take it away",
        at_start=True,
    ),
    Complaint(
        "mapping values are not allowed",
        "Y132",
        "a colon with a blank after it stands inside a value",
        "Put quotation marks around the whole value, or check how far the line is indented",
    ),
    Complaint(
        "could not find expected ':'",
        "Y131",
        "this line has no colon after its key",
        "Write 'key: value', or indent a longer text further than its key",
        at_start=True,
    ),
    Complaint(
        "cannot start any token",
        "Y135",
        "a value cannot begin with this character",
        "Put quotation marks around the whole value",
    ),
    Complaint(
        "unknown escape character",
        "Y136",
        "this backslash and letter mean nothing inside double quotation marks",
        "Use single quotation marks, or write the backslash twice",
    ),
    Complaint(
        "escape sequence of",
        "Y136",
        "this escape needs digits and letters from 0 to f after it",
        "Use single quotation marks, or write the backslash twice",
    ),
    Complaint(
        "expected ',' or",
        "Y134",
        "a bracket is opened here and not closed, or a comma is missing",
        "Close it, or put quotation marks around a value that begins with a bracket",
        at_start=True,
    ),
    Complaint(
        "did not find expected ',' or",
        "Y134",
        "a bracket is opened here and not closed, or a comma is missing",
        "Close it, or put quotation marks around a value that begins with a bracket",
        at_start=True,
    ),
    Complaint(
        "block scalar",
        "Y137",
        "the line of a block of text begins with | or > and holds something more",
        "Write only the sign on that line and the text below it",
    ),
    Complaint(
        "expected <block end>",
        "Y131",
        "this does not fit to the lines above it",
        "Lines of one block begin in the same column",
    ),
    Complaint(
        "not allowed here",
        "Y131",
        "this cannot stand here",
        "Lines of one block begin in the same column, each with a key or a dash",
    ),
    Complaint(
        "expected '<document start>'",
        "Y131",
        "this comes after the end of everything else",
        "Lines of one block begin in the same column",
    ),
    Complaint("alias", "Y116", "an alias (*) needs a name, and is not allowed anyway", ""),
    Complaint("anchor", "Y117", "an anchor (&) needs a name, and is not allowed anyway", ""),
    Complaint("tag", "Y118", "a tag (!) is not allowed", "Every value is plain text here"),
)
_OTHER: Final = Complaint("", "Y139", "this is not YAML", "Compare it with a file that works")


def explain(words: str) -> Complaint:
    """Find the complaint that a text of the YAML reader makes."""
    return next((complaint for complaint in _COMPLAINTS if complaint.words in words), _OTHER)
