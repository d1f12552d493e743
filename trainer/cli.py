"""The command line: the app, and the same functions for authors and the curious."""

from __future__ import annotations

import json
from pathlib import Path

import click

from trainer import __version__
from trainer.content.check import check_paths
from trainer.content.library import shipped_folders
from trainer.content.problem import format_problem, problem_as_json


@click.group(invoke_without_command=True)
@click.version_option(__version__, prog_name="sequence-trainer")
@click.pass_context
def main(context: click.Context) -> None:
    """Learn the board game SEQUENCE. Without a command the app starts."""
    if context.invoked_subcommand is None:
        context.invoke(app)


@main.command()
@click.option("--port", type=click.IntRange(1, 65535), help="Default: 8501, or the next free one.")
@click.option("--host", default="localhost", show_default=True, help="Address to listen on.")
@click.option(
    "--content",
    "folders",
    multiple=True,
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="A folder with lessons/ and puzzles/ of your own; may be given several times.",
)
def app(port: int | None = None, host: str = "localhost", folders: tuple[Path, ...] = ()) -> None:
    """Start the app and print its address."""
    # Imported here, because Streamlit takes a second that no other command should wait for.
    from trainer.ui.serve import free_port, serve  # noqa: PLC0415

    chosen = port or free_port(host)
    if chosen is None:
        raise click.ClickException(f"No free port from 8501 on {host}. Give one with --port.")
    click.echo(f"SEQUENCE trainer: http://{host}:{chosen}  (Ctrl+C ends it)")
    serve(host, chosen, folders)


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
        click.echo(
            f"{checked.lessons} lessons and {checked.puzzles} puzzles read, "
            f"{len(checked.problems)} problems."
        )
    context.exit(1 if checked.problems else 0)
