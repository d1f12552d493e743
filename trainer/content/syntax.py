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


_QUOTE: Final = "Put quotation marks around the whole value"
_MISFIT: Final = Complaint(
    "expected <block end>",
    "Y131",
    "this does not fit the lines above it",
    "Lines of one block begin in the same column",
)
_LEFT_OVER: Final = Complaint(
    "expected <block end>",
    "Y131",
    "something follows here after the end of a value",
    "Put quotation marks around the whole value, or begin a new line",
)
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
        _QUOTE,
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
        "but got '?'",
        "Y134",
        "a question mark stands in a value inside brackets",
        "Put quotation marks around the value",
    ),
    Complaint(
        "expected ',' or",
        "Y134",
        "a bracket is opened here and not closed, or a comma is missing",
        "Close it, or put quotation marks around a value that begins with a bracket",
        at_start=True,
    ),
    Complaint(
        "expected the node content, but found '<stream end>'",
        "Y134",
        "a bracket is still open at the end of the file",
        "Close it, or put quotation marks around a value that begins with a bracket",
    ),
    Complaint(
        "expected the node content",
        "Y138",
        "a value was expected here",
        "Put quotation marks around a value that begins with a bracket, a colon or a comma",
    ),
    Complaint(
        "block scalar",
        "Y137",
        "the line of a block of text begins with | or > and holds something more",
        "Write only the sign on that line and the text below it",
    ),
    _MISFIT,
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
    Complaint("directive", "Y114", "a line begins with %", "Delete it, or indent the text"),
    Complaint("tag handle", "Y118", "a value cannot begin with '!'", _QUOTE),
    Complaint(
        "alias",
        "Y116",
        "a value cannot begin with '*'",
        "Put quotation marks around it, or indent the rows of a board further than its key",
    ),
    Complaint("anchor", "Y117", "a value cannot begin with '&'", _QUOTE),
    Complaint("tag", "Y118", "a value cannot begin with '!'", _QUOTE),
)
_OTHER: Final = Complaint("", "Y139", "this is not YAML", "Compare it with a file that works")


def explain(words: str, before: str) -> Complaint:
    """Find the complaint that a text of the YAML reader makes.

    `before` is the line up to the place of the complaint.
    """
    complaint = next((one for one in _COMPLAINTS if one.words in words), _OTHER)
    return _LEFT_OVER if complaint is _MISFIT and before.strip() else complaint
