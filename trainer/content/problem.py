"""Problems in content files: where, which code, what is wrong, what was expected."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypedDict

from trainer.content.nodes import Mark
from trainer.errors import TrainerError

MOST_PROBLEMS: Final = 50
"""How many problems of one file are told; nobody reads more at once."""

_LONGEST_PATH: Final = 120
_LONGEST_MESSAGE: Final = 230
_LONGEST_HINT: Final = 120


@dataclass(frozen=True, slots=True, order=True)
class Problem:
    """One thing to mend in a content file.

    `line` and `column` count from 1. `code` is one of `trainer.content.codes.CODES`.
    `hint` says what was expected; it may be empty.
    """

    path: str
    line: int
    column: int
    code: str
    message: str
    hint: str = ""


class ProblemJson(TypedDict):
    """A problem for an editor to show; the same facts as `Problem`."""

    path: str
    line: int
    column: int
    code: str
    message: str
    hint: str


class ContentError(TrainerError):
    """Content that cannot be used; `problems` holds everything found, in order."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        super().__init__("\n".join(map(format_problem, problems)))
        self.problems = problems


class Report:
    """Gathers the problems of one file, so that its author sees them all at once."""

    def __init__(self, path: str) -> None:
        self.path = path
        self._problems: list[Problem] = []

    def add(self, mark: Mark, code: str, message: str, hint: str = "") -> None:
        """Note one problem; past `MOST_PROBLEMS` only the fact that there are more."""
        if self.is_full:
            return
        if len(self._problems) == MOST_PROBLEMS:
            code, message, hint = "Y125", "there are more problems than are shown", ""
        self._problems.append(Problem(self.path, mark.line, mark.column, code, message, hint))

    def take_over(self, other: Report) -> None:
        """Note what another report of the same file holds."""
        for problem in other.problems:
            mark = Mark(problem.line, problem.column)
            self.add(mark, problem.code, problem.message, problem.hint)

    @property
    def is_full(self) -> bool:
        """Whether further problems would not be told anyway."""
        return len(self._problems) > MOST_PROBLEMS

    @property
    def problems(self) -> tuple[Problem, ...]:
        """All problems, sorted by place; the note that there are more comes last."""
        told = sorted(self._problems[:MOST_PROBLEMS])
        return (*told, *self._problems[MOST_PROBLEMS:])

    def __len__(self) -> int:
        return len(self._problems)

    def raise_any(self) -> None:
        """Raise ContentError if there is any problem."""
        if self._problems:
            raise ContentError(self.problems)


def format_problem(problem: Problem) -> str:
    """Write a problem on one line: `puzzles/x.yaml:19:7: Y101 message. Hint.`."""
    path = _cut_front(printable(problem.path), _LONGEST_PATH)
    place = f"{path}:{problem.line}:{problem.column}"
    return f"{place}: {problem.code} {sentences_of(problem)}"


def sentences_of(problem: Problem) -> str:
    """Write what is wrong, and what was expected, each as a sentence."""
    said = _sentence(_cut(printable(problem.message), _LONGEST_MESSAGE))
    if not problem.hint:
        return said
    return f"{said} {_sentence(_cut(printable(problem.hint), _LONGEST_HINT))}"


def problem_as_json(problem: Problem) -> ProblemJson:
    """Return a problem as a plain dictionary for an editor."""
    return {
        "path": printable(problem.path),
        "line": problem.line,
        "column": problem.column,
        "code": problem.code,
        "message": _cut(printable(problem.message), _LONGEST_MESSAGE),
        "hint": _cut(printable(problem.hint), _LONGEST_HINT),
    }


def quoted(text: str, longest: int = 40) -> str:
    """Show a piece of a file inside a message: in quotation marks, short, nothing invisible."""
    return f"'{_cut(printable(text[: longest + 1]), longest)}'"


def printable(text: str) -> str:
    """Write every character that cannot be seen as an escape of its number."""
    if text.isprintable():
        return text
    return "".join(
        mark if mark.isprintable() else mark.encode("unicode_escape").decode("ascii")
        for mark in text
    )


def _cut(text: str, longest: int) -> str:
    return text if len(text) <= longest else text[: longest - 1] + "…"


def _cut_front(text: str, longest: int) -> str:
    return text if len(text) <= longest else "…" + text[1 - longest :]


def _sentence(text: str) -> str:
    return text if text.endswith((".", "!", "?", "…")) else text + "."
