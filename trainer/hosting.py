"""The commands that serve the app."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final, TypedDict, TypeVar, Unpack

import click

_Command = TypeVar("_Command", bound=Callable[..., None])
_OWN_MACHINE: Final = ("localhost", "127.0.0.1", "::1")


class AppOptions(TypedDict):
    """What can be said about the app on the command line."""

    host: str
    port: int | None
    folders: tuple[Path, ...]
    database: str
    shared: bool


def app_options(host: str) -> Callable[[_Command], _Command]:
    """Give a command the options of the app; `host` is where it listens by default."""

    def give(command: _Command) -> _Command:
        for option in (
            click.option(
                "--content",
                "folders",
                multiple=True,
                type=click.Path(exists=True, file_okay=False, path_type=Path),
                help="A folder with lessons and puzzles of your own; may be given several times.",
            ),
            click.option("--host", default=host, show_default=True, help="Address to listen on."),
            click.option(
                "--port", type=click.IntRange(1, 65535), help="Default: 8501, or the next free one."
            ),
            click.option(
                "--database",
                default="",
                envvar="SEQUENCE_TRAINER_DATABASE",
                help="Where progress is kept: a file, or postgresql://... for several servers.",
            ),
            click.option(
                "--shared",
                is_flag=True,
                envvar="SEQUENCE_TRAINER_SHARED",
                help="Strangers use this server: nobody sees another's profile.",
            ),
        ):
            command = option(command)
        return command

    return give


@click.command()
@app_options("localhost")
def app(**given: Unpack[AppOptions]) -> None:
    """Start the app and print its address."""
    start(**given)


def start(
    host: str, port: int | None, folders: tuple[Path, ...], database: str, *, shared: bool
) -> None:
    """Start the app. On an address that others can reach, it is shared in any case."""
    # Imported here, because Streamlit takes a second that no other command should wait for.
    from trainer.ui.address import AddressError, addresses, choose_port  # noqa: PLC0415
    from trainer.ui.serve import serve  # noqa: PLC0415
    from trainer.ui.settings import Settings  # noqa: PLC0415

    host = host.removeprefix("[").removesuffix("]")
    try:
        chosen = choose_port(host, port)
    except AddressError as error:
        raise click.ClickException(str(error)) from None
    here, *elsewhere = addresses(host, chosen)
    click.echo(f"SEQUENCE trainer: {here}  (Ctrl+C ends it)")
    for address in elsewhere:
        click.echo(f"From other devices in your network: {address}")
    serve(host, chosen, Settings(folders, database, shared or host not in _OWN_MACHINE))


COMMANDS: Final = (app,)
