"""The check: read everything, and ask the engine about every claim that content makes."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from trainer.content.claim import prove
from trainer.content.document import Document, read_document
from trainer.content.fields import Fields
from trainer.content.folder import content_files
from trainer.content.frozen import published_list, read_sums
from trainer.content.lesson import Lesson, Step
from trainer.content.nodes import START
from trainer.content.problem import Problem, Report
from trainer.content.puzzle import Puzzle
from trainer.content.replacing import check_replaced
from trainer.content.task import Choose, Turn, Watch, after_exchange
from trainer.game.legality import canonical, legal_moves, why_illegal
from trainer.game.moves import Move, MoveKind, format_move
from trainer.game.play import play
from trainer.game.position import Position
from trainer.game.position_line import format_position
from trainer.tactics.cause import Cause
from trainer.tactics.goal import Count, Goal, MoveGoal, Play, Spot, Win, format_goal
from trainer.tactics.judge import solutions, solve
from trainer.tactics.spot import spotted


@dataclass(frozen=True, slots=True)
class Checked:
    """What a check found: how many lessons and puzzles, drafts among them, and every problem."""

    lessons: int
    puzzles: int
    drafts: int
    problems: tuple[Problem, ...]


def check_paths(paths: Iterable[Path]) -> Checked:
    """Check all content at some paths. Never raises for anything that a file holds."""
    problems: list[Problem] = []
    documents: list[Document] = []
    seen: dict[str, str] = {}
    for path in paths:
        files = content_files(path)
        problems.extend(files.problems)
        for file in files.paths:
            document = read_document(file)
            check_document(document)
            _check_once(document, seen)
            documents.append(document)
    check_replaced(documents, read_sums(published_list()))
    problems.extend(problem for each in documents for problem in each.report.problems)
    lessons = sum(isinstance(each.content, Lesson) for each in documents)
    puzzles = sum(isinstance(each.content, Puzzle) for each in documents)
    drafts = sum(each.content is not None and each.content.status == "draft" for each in documents)
    return Checked(lessons, puzzles, drafts, tuple(problems))


def check_document(document: Document) -> None:
    """Ask the engine about one document; what is wrong goes to its report."""
    if document.entries is None or document.content is None:
        return
    fields = Fields(document.entries, document.report)
    if isinstance(document.content, Puzzle):
        _check_puzzle(document.content, fields)
        return
    groups = fields.take_list_of_entries("steps") or ()
    for step, group in zip(document.content.steps, groups, strict=True):
        _check_step(step, group)


def _check_puzzle(puzzle: Puzzle, fields: Fields) -> None:
    right = _check_goal(puzzle.position, puzzle.goal, fields)
    if isinstance(puzzle.goal, Spot | Count):
        if puzzle.solution is not None:
            message = "only moves are written as a solution; this goal's answer the engine finds"
            fields.refuse("solution", "M311", message)
        return
    moves = [move for move in legal_moves(puzzle.position) if move.kind is not MoveKind.EXCHANGE]
    if right and len(right) == len(moves):
        fields.refuse("goal", "M310", "every legal move meets the goal")
    if puzzle.solution is not None:
        _check_solution(puzzle.position, puzzle.solution, right, fields)


def _check_goal(position: Position, goal: Goal, fields: Fields) -> tuple[Move, ...]:
    """Report a goal that nothing meets; return the moves that meet it."""
    if isinstance(goal, Spot):
        if not spotted(position, goal):
            message = f"no space meets the goal '{format_goal(goal)}'"
            fields.refuse("goal", "M309", message)
        return ()
    if isinstance(goal, Count):
        return ()
    right = solutions(position, goal)
    if not right:
        message = f"no legal move meets the goal '{format_goal(goal)}'"
        fields.refuse("goal", "M309", message, _hint_at_nothing(position, goal))
    return right


def _hint_at_nothing(position: Position, goal: MoveGoal) -> str:
    if isinstance(goal, Play) and goal.card not in position.hand.cards:
        return "The card is not in the hand"
    missing = position.missing(position.side)
    if isinstance(goal, Win) and missing > 1:
        return f"{position.side} needs {missing} sequences; with ', sprint' in the table one wins"
    if any(verdict.cause is Cause.UNPROVED for verdict in solve(position, goal)):
        return "For some moves there are too many ways to play on to prove it"
    return ""


def _check_solution(
    position: Position, expected: tuple[Move, ...], right: tuple[Move, ...], fields: Fields
) -> None:
    for move in expected:
        refusal = why_illegal(position, move)
        if refusal is not None:
            fields.refuse("solution", "M312", f"{format_move(move)} is illegal, {refusal}")
            return
    said = {canonical(position, move) for move in expected}
    more = [format_move(move) for move in right if move not in said]
    fewer = [format_move(move) for move in expected if canonical(position, move) not in right]
    if more:
        fields.refuse("solution", "M311", f"the engine finds more solutions: {', '.join(more)}")
    if fewer:
        fields.refuse("solution", "M311", f"not a solution: {', '.join(fewer)}")


def _check_step(step: Step, fields: Fields) -> None:
    task = step.task
    if isinstance(task, Choose):
        goal: Goal | None = None
    elif isinstance(task, Watch):
        goal = None
        _check_line(step.position, task.moves, "watch", fields)
    elif isinstance(task, Turn):
        goal = task.goal
        _check_turn(step.position, task, fields)
    else:
        goal = task
        right = _check_goal(step.position, goal, fields)
        if step.answer:
            for move in right:
                _check_line(play(step.position, move), step.answer, "answer", fields)
    if step.answer and (goal is None or isinstance(task, Turn | Spot | Count)):
        fields.refuse("answer", "M320", "only a step with a move on the board has an answer")
    for claim in step.claims:
        prove(claim, step.position, goal, fields.report)


def _check_line(position: Position, moves: tuple[Move, ...], key: str, fields: Fields) -> None:
    """Report the first move that cannot be played, one after the other."""
    for move in moves:
        refusal = why_illegal(position, move)
        if refusal is not None:
            fields.refuse(key, "M320", f"{format_move(move)} cannot be played, {refusal}")
            return
        position = play(position, move)


def _check_turn(position: Position, task: Turn, fields: Fields) -> None:
    if task.exchange:
        dead = [card for card in position.hand.cards if position.is_dead(card)]
        if not dead:
            fields.refuse("turn", "M320", "there is no dead card to exchange (DEAD-1)")
            return
        position = after_exchange(position, dead[0], task.draws[0])
    _check_goal(position, task.goal, fields)


def _check_once(document: Document, seen: dict[str, str]) -> None:
    """Report an id, or a published puzzle's position and goal, that another file has already."""
    content, report = document.content, document.report
    if content is None:
        return
    kind = "puzzle" if isinstance(content, Puzzle) else "lesson"
    _note(f"{kind} {content.id}", "M317", f"the {kind} '{content.id}' is there twice", report, seen)
    if isinstance(content, Puzzle) and content.status == "published":
        key = f"{format_position(content.position)} {format_goal(content.goal)}"
        _note(key, "M318", "another puzzle has this position and goal", report, seen)


def _note(key: str, code: str, message: str, report: Report, seen: dict[str, str]) -> None:
    first = seen.setdefault(key, report.path)
    if first != report.path:
        report.add(START, code, message, f"See {first}")
