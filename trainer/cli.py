"""The command line: the app, and the same functions for authors and the curious."""

from __future__ import annotations

import json
from itertools import groupby
from pathlib import Path
from typing import Unpack

import click
from click.core import ParameterSource

from trainer import __version__, authoring, backup, hosting, printing
from trainer.content.check import Checked, check_paths
from trainer.content.library import load_library, shipped_folders
from trainer.content.problem import format_problem, problem_as_json
from trainer.content.rule_index import format_uses, uses_of
from trainer.errors import TrainerError
from trainer.game.moves import format_move
from trainer.game.perft import divide as count_each
from trainer.game.perft import perft as count_all
from trainer.game.position_line import parse_position
from trainer.game.rulebook import RULES, find_rule
from trainer.game.rulebook import STATUSES as RULE_STATUSES
from trainer.hosting import AppOptions, app_options, start
from trainer.tactics.count import counted
from trainer.tactics.goal import Count, Spot, parse_goal
from trainer.tactics.needs import MOST_SHORT, describe_need, needs
from trainer.tactics.report import format_report, report
from trainer.tactics.spot import spotted


@click.group(invoke_without_command=True)
@app_options("localhost")
@click.version_option(__version__, prog_name="sequence-trainer")
@click.pass_context
def main(context: click.Context, **given: Unpack[AppOptions]) -> None:
    """Learn the board game SEQUENCE. Without a command the app starts."""
    if context.invoked_subcommand is None:
        start(**given)
        return
    sources = map(context.get_parameter_source, context.params)
    if any(source == ParameterSource.COMMANDLINE for source in sources):
        raise click.UsageError(f"Options of the app do not go with '{context.invoked_subcommand}'.")


@main.command()
@click.argument("paths", nargs=-1, type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="Print the problems as JSON, for editors.")
@click.pass_context
def check(context: click.Context, paths: tuple[Path, ...], as_json: bool) -> None:
    """Read lessons and puzzles and ask the engine about every claim.

    Without PATHS the content that came along is checked. Exits with 1 if there is a problem.
    """
    checked = check_paths(paths or shipped_folders())
    if as_json:
        click.echo(json.dumps([problem_as_json(problem) for problem in checked.problems], indent=2))
    else:
        for problem in checked.problems:
            click.echo(format_problem(problem))
        click.echo(_summary(checked))
    context.exit(1 if checked.problems else 0)


def _summary(checked: Checked) -> str:
    hidden = (
        f" ({_number(checked.drafts, 'draft')}, not shown in the app)" if checked.drafts else ""
    )
    read = f"{_number(checked.lessons, 'lesson')} and {_number(checked.puzzles, 'puzzle')}"
    return f"{read} read{hidden}, {_number(len(checked.problems), 'problem')}."


def _number(count: int, word: str) -> str:
    return f"{count} {word}" if count == 1 else f"{count} {word}s"


@main.command()
@click.argument("id_", metavar="[ID]", required=False)
def rules(id_: str | None) -> None:
    """Print the rules in plain words.

    With an ID, such as JACK-ONE-4, that rule alone, and where it is enforced, tested, taught and
    drilled.
    """
    if id_ is None:
        for group, book in groupby(RULES.values(), key=lambda rule: rule.group):
            click.echo(f"{group}\n" + "\n".join(f"  {rule}" for rule in book) + "\n")
        return
    try:
        rule = find_rule(id_)
    except TrainerError as error:
        raise click.UsageError(str(error)) from None
    click.echo(f"{rule.id} ({rule.status}: {RULE_STATUSES[rule.status]})\n{rule.text}\n")
    click.echo(format_uses(uses_of(rule, load_library(shipped_folders()))))


@main.command()
@click.argument("line", metavar='"POSITION LINE"')
@click.option("--short", type=click.IntRange(1, MOST_SHORT), default=1, show_default=True)
def threats(line: str, *, short: int) -> None:
    """List the lines that a side can still complete, and which cards fill their gaps.

    --short says how many chips a line may lack, three at most.
    """
    try:
        position = parse_position(line)
    except TrainerError as error:
        raise click.UsageError(str(error)) from None
    for side in position.table.in_play:
        for need in needs(position, side, short):
            click.echo(describe_need(need))


@main.command()
@click.argument("line", metavar='"POSITION LINE"')
@click.argument("depth", type=click.IntRange(0))
@click.option("--divide", "divided", is_flag=True, help="Print the number of each first move too.")
def perft(line: str, depth: int, *, divided: bool) -> None:
    """Count the ways to play DEPTH moves from a position.

    The number stands alone on the last line. Where the position names no deck nothing is drawn.
    """
    try:
        position = parse_position(line)
    except TrainerError as error:
        raise click.UsageError(str(error)) from None
    if divided and depth > 0:
        for move, ways in count_each(position, depth):
            click.echo(f"{format_move(move)} {ways}")
    click.echo(count_all(position, depth))


@main.command()
@click.argument("line", metavar='"POSITION LINE"')
@click.option("--goal", "asked", required=True, help="What to solve for: win, block, force, ...")
@click.option("--json", "as_json", is_flag=True, help="Print everything as JSON.")
def solve(line: str, asked: str, *, as_json: bool) -> None:
    """Judge every legal move of a position against a goal.

    Prints each move with its verdict, the reply that punishes it, and the chance of losing
    before the next turn.
    """
    try:
        position, goal = parse_position(line), parse_goal(asked)
    except TrainerError as error:
        raise click.UsageError(str(error)) from None
    if not position.hand.cards:
        seat = position.seat
        raise click.UsageError(f"The line names no cards of seat {seat}: add a field h{seat}=...")
    if isinstance(goal, Spot):
        click.echo(_answer(as_json, asked, sorted(map(str, spotted(position, goal)))))
    elif isinstance(goal, Count):
        click.echo(_answer(as_json, asked, [str(counted(position, goal))]))
    else:
        found = report(position, goal)
        click.echo(json.dumps(found, indent=2) if as_json else format_report(found))


for command in (*hosting.COMMANDS, backup.backup, *authoring.COMMANDS, printing.sheet):
    main.add_command(command)


def _answer(as_json: bool, goal: str, met: list[str]) -> str:
    if as_json:
        empty: dict[str, object] = {"moves": [], "themes": [], "rating": None}
        return json.dumps({"goal": goal, "met": met, **empty}, indent=2)
    return " ".join(met) or "none"
