"""The command that copies what is kept."""

from __future__ import annotations

from pathlib import Path

import click

from trainer.errors import TrainerError


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option(
    "--database",
    default="",
    envvar="SEQUENCE_TRAINER_DATABASE",
    help="Where progress is kept, if not in your own data folder.",
)
def backup(file: Path, database: str) -> None:
    """Copy everybody's progress to FILE, while the app may go on.

    Nothing is written over. The copy is a store itself: --database FILE opens it.
    """
    # Imported here, because a database takes a moment that other commands should not wait for.
    from trainer.store.backup import back_up  # noqa: PLC0415

    try:
        back_up(database, file)
    except TrainerError as error:
        raise click.ClickException(str(error)) from None
    click.echo(f"All progress is copied to {file.as_posix()}")
