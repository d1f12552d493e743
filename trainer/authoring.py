"""The commands for authors: begin a file, bring it into form, describe it to editors, freeze it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import click

from trainer.content.document import read_document
from trainer.content.folder import content_files
from trainer.content.formatting import FormatError, canonical_file
from trainer.content.frozen import FrozenError, broken, published_list, read_sums
from trainer.content.frozen import freeze as add_to_list
from trainer.content.library import shipped_folders
from trainer.content.problem import format_problem
from trainer.content.schema import schema as schema_of
from trainer.content.template import KINDS, TemplateError, begin

_KIND: Final = click.Choice(KINDS)
_PATHS: Final = click.argument("paths", nargs=-1, type=click.Path(path_type=Path))


@click.command()
@click.argument("kind", type=_KIND)
@click.argument("id_", metavar="ID")
@click.option(
    "--folder",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path(),
    help="Where to write the file; made if it is not there. Without it, here.",
)
def new(kind: str, id_: str, folder: Path) -> None:
    """Begin a puzzle or a lesson: write a small whole one, to be changed.

    The file is called ID.yaml. Nothing is ever written over.
    """
    try:
        path = begin(kind, id_, folder)
    except TemplateError as error:
        raise click.ClickException(str(error)) from None
    click.echo(f"A {kind} to change, with the status draft: {path}")
    click.echo(f"Check it with: sequence-trainer check {path}")


@click.command()
@_PATHS
@click.option("--check", "only_check", is_flag=True, help="Write nothing; name files that differ.")
@click.pass_context
def fmt(context: click.Context, paths: tuple[Path, ...], *, only_check: bool) -> None:
    """Bring lessons and puzzles into their canonical form; what they mean stays the same.

    Without PATHS the content that came along. Exits with 1 where a file has no such form, and
    with --check also where one differs from it.
    """
    seen, changed, failed = 0, 0, 0
    for path in paths or shipped_folders():
        files = content_files(path)
        for problem in files.problems:
            click.echo(format_problem(problem))
        failed += len(files.problems)
        for file in files.paths:
            seen += 1
            try:
                changed += _bring_into_form(file, only_check=only_check)
            except FormatError as error:
                click.echo(str(error))
                failed += 1
    word = "would change" if only_check else "changed"
    click.echo(f"{seen} files, {changed} {word}.")
    context.exit(1 if failed or (only_check and changed) else 0)


def _bring_into_form(file: Path, *, only_check: bool) -> bool:
    """Write a file in its canonical form; tell whether it differed. Raises FormatError."""
    held, canonical = canonical_file(file)
    if held == canonical:
        return False
    if only_check:
        click.echo(f"{file.as_posix()} is not in its canonical form.")
        return True
    try:
        file.write_bytes(canonical)
    except OSError as error:
        raise FormatError(f"{file.as_posix()} cannot be written: {error.strerror}.") from None
    click.echo(f"{file.as_posix()} was brought into form.")
    return True


@click.command()
@click.argument("kind", type=_KIND)
def schema(kind: str) -> None:
    """Print the JSON Schema of a puzzle or a lesson, for completion in an editor."""
    click.echo(json.dumps(schema_of(kind), indent=2))


@click.command()
@_PATHS
@click.option(
    "--list",
    "list_",
    type=click.Path(dir_okay=False, path_type=Path),
    default=published_list(),
    help="The list to add to; without it, that of the content that came along.",
)
@click.pass_context
def freeze(context: click.Context, paths: tuple[Path, ...], list_: Path) -> None:
    """Note the meaning of what is published, so that no id ever comes to mean something else.

    New ids are added to the list, old ones never changed. Exits with 1 where one that stands
    there has changed or vanished, and says what to do.
    """
    contents = [
        document.content
        for path in paths or shipped_folders()
        for document in map(read_document, content_files(path).paths)
        if document.content is not None
    ]
    try:
        said = broken(read_sums(list_), contents)
        added = add_to_list(list_, contents)
    except FrozenError as error:
        raise click.ClickException(str(error)) from None
    for sentence in said:
        click.echo(sentence)
    click.echo(f"{added} ids added to {list_.as_posix()}.")
    context.exit(1 if said else 0)


COMMANDS: Final = (new, fmt, schema, freeze)
