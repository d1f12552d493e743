"""The command that prints: worksheets, the rules on one page, a sheet for the host."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import click

from trainer.content.library import load_library, shipped_folders
from trainer.content.puzzle import HIGHEST_RATING, LOWEST_RATING
from trainer.errors import TrainerError

_LONGEST_TITLE: Final = 80
_RATING: Final = click.IntRange(LOWEST_RATING, HIGHEST_RATING)
_Command = Callable[..., Any]


@click.group()
def sheet() -> None:
    """Print: puzzles for a pencil, the rules on one page, a sheet for the host. Writes PDF."""


def _print_options(name: str) -> Callable[[_Command], _Command]:
    """Give a command the options that all sheets have; `name` is the file it writes without -o."""

    def decorate(command: _Command) -> _Command:
        for option in (
            click.option("--force", is_flag=True, help="Write over a file that is there."),
            click.option(
                "--grey", is_flag=True, help="Use greys alone, for a printer without colour."
            ),
            click.option(
                "--paper",
                type=click.Choice(("a4", "letter")),
                default="a4",
                show_default=True,
                help="Size of the paper.",
            ),
            click.option(
                "-o",
                "--output",
                type=click.Path(path_type=Path),
                default=Path(name),
                show_default=True,
                help="The file to write.",
            ),
        ):
            command = option(command)
        return command

    return decorate


@sheet.command()
@click.argument("ids", nargs=-1, metavar="[IDS]")
@click.option(
    "--chapter", "chapters", multiple=True, help="Puzzles of this chapter; may be repeated."
)
@click.option("--number", type=click.IntRange(1), help="Draw so many of the puzzles.")
@click.option("--seed", type=int, default=1, show_default=True, help="Decides which are drawn.")
@click.option("--from", "lowest", type=_RATING, help="The lowest rating.")
@click.option("--to", "highest", type=_RATING, help="The highest rating.")
@click.option(
    "--per-page",
    type=click.Choice(("1", "2", "4")),
    default="2",
    show_default=True,
    help="Boards on a page.",
)
@click.option("--title", default="SEQUENCE puzzles", show_default=True, help="Stands on each page.")
@click.option(
    "--link", metavar="BASE", help="Address of an app; each task gets a code that leads there."
)
@click.option("--no-key", is_flag=True, help="Leave the answers out.")
@click.option("--key-only", is_flag=True, help="Print the answers alone.")
@click.option(
    "--content",
    "folders",
    multiple=True,
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="A folder with lessons and puzzles of your own; may be given several times.",
)
@_print_options("worksheet.pdf")
def puzzles(  # noqa: PLR0913 - one for each option
    *,
    ids: tuple[str, ...],
    chapters: tuple[str, ...],
    number: int | None,
    seed: int,
    lowest: int | None,
    highest: int | None,
    per_page: str,
    title: str,
    link: str | None,
    no_key: bool,
    key_only: bool,
    folders: tuple[Path, ...],
    output: Path,
    paper: str,
    grey: bool,
    force: bool,
) -> None:
    """Print puzzles, and their answers on pages at the end.

    IDS are those of puzzles, lesson/ID/STEP for a step of a lesson, or lesson/ID for all its
    steps that fit on paper. Without IDS say --chapter, --number, --from or --to.
    """
    # Imported here, because no other command should wait for what draws a PDF.
    from trainer.sheets.paper import PAPERS  # noqa: PLC0415
    from trainer.sheets.selection import Selection, select  # noqa: PLC0415
    from trainer.sheets.worksheet import Key, worksheet  # noqa: PLC0415

    filters = (*chapters, number, lowest, highest)
    if ids and any(each is not None for each in filters):
        raise click.UsageError("Give either IDS, or --chapter, --number, --from and --to.")
    if not ids and all(each is None for each in filters):
        raise click.UsageError("Say which puzzles: IDS, --chapter, --number, --from or --to.")
    if no_key and key_only:
        raise click.UsageError("--no-key and --key-only exclude each other.")
    if len(title) > _LONGEST_TITLE:
        raise click.UsageError(f"--title has {len(title)} letters, at most {_LONGEST_TITLE} fit.")
    key: Key = "none" if no_key else "only" if key_only else "end"
    wanted = Selection(
        ids=ids,
        chapters=chapters,
        lowest=LOWEST_RATING if lowest is None else lowest,
        highest=HIGHEST_RATING if highest is None else highest,
        number=number,
        seed=seed,
    )
    try:
        library = load_library((*folders, *shipped_folders()))
        if library.problems:
            count = len(library.problems)
            click.echo(f"Problems in the content: {count}. 'check' tells them.", err=True)
        tasks = select(library, wanted)
        data = worksheet(
            tasks,
            PAPERS[paper],
            per_page=int(per_page),
            link=link,
            grey=grey,
            key=key,
            title=title,
        )
    except TrainerError as error:
        raise click.UsageError(_sentence(error)) from None
    _write(output, data, force=force)
    things = "1 task" if len(tasks) == 1 else f"{len(tasks)} tasks"
    click.echo(f"{things}, printed to {output.as_posix()}")


@sheet.command("rules-card")
@_print_options("rules-card.pdf")
def rules_card(output: Path, paper: str, grey: bool, force: bool) -> None:
    """Print the rules on one page."""
    from trainer.sheets.paper import PAPERS  # noqa: PLC0415
    from trainer.sheets.rules_card import rules_card as made  # noqa: PLC0415

    _write(output, made(PAPERS[paper], grey=grey), force=force)
    click.echo(f"The rules, printed to {output.as_posix()}")


@sheet.command()
@_print_options("host.pdf")
def host(output: Path, paper: str, grey: bool, force: bool) -> None:
    """Print two pages for the host of an evening: setting up, and what is argued about."""
    from trainer.sheets.host_sheet import hosts_sheet  # noqa: PLC0415
    from trainer.sheets.paper import PAPERS  # noqa: PLC0415

    _write(output, hosts_sheet(PAPERS[paper], grey=grey), force=force)
    click.echo(f"A sheet for the host, printed to {output.as_posix()}")


def _sentence(error: TrainerError) -> str:
    said = str(error)
    end = "" if said.endswith((".", "?")) else "."
    return f"{said[:1].upper()}{said[1:]}{end}"


def _write(path: Path, data: bytes, *, force: bool) -> None:
    name = path.as_posix()
    try:
        with path.open("wb" if force else "xb") as file:
            file.write(data)
    except FileExistsError:
        message = (
            f"{name} is there already. Give another file with -o, or --force to write over it."
        )
        raise click.ClickException(message) from None
    except OSError as error:
        reason = (error.strerror or "no reason given").lower()
        raise click.ClickException(f"{name} cannot be written: {reason}.") from None
