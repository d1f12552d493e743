"""The commands that serve the app."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from random import SystemRandom
from typing import Final, TypedDict, TypeVar, Unpack

import click

from trainer.classroom.teacher_key import (
    TeacherKeyError,
    format_key,
    lock_of,
    parse_key,
    token_of,
)

_Command = TypeVar("_Command", bound=Callable[..., None])
_KEY: Final = "SEQUENCE_TRAINER_TEACHER_KEY"
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


@click.command()
@app_options("0.0.0.0")  # noqa: S104 - a class comes in from its own devices
@click.option("--address", default="", help="What pupils type, where it is not found by itself.")
def classroom(address: str, **given: Unpack[AppOptions]) -> None:
    """Open the app to a class: print its address and the teacher's key.

    The teacher's pages need the key, the others do not. SEQUENCE_TRAINER_TEACHER_KEY in the
    environment names a key that several servers share.
    """
    from trainer.store.errors import StoreError  # noqa: PLC0415
    from trainer.store.key_file import own_key  # noqa: PLC0415

    try:
        typed = os.environ.get(_KEY)
        key = parse_key(typed) if typed else own_key(SystemRandom())
    except (StoreError, TeacherKeyError) as error:
        raise click.ClickException(str(error)) from None
    start(**given, key=key, address=address)


def start(  # noqa: PLR0913 - what the command line says, all by name
    host: str,
    port: int | None,
    folders: tuple[Path, ...],
    database: str,
    *,
    shared: bool,
    key: str = "",
    address: str = "",
) -> None:
    """Start the app. On an address that others can reach, it is shared in any case."""
    # Imported here, because Streamlit takes a second that no other command should wait for.
    from trainer.store.place import shared_file  # noqa: PLC0415
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
    for each in elsewhere:
        click.echo(f"From other devices in your network: {each}")
    lock = ""
    if key:
        address = address.rstrip("/") or next(iter(elsewhere), here)
        lock = lock_of(token_of(key))
        click.echo(f"For the teacher: {here}/?teach  Key: {format_key(key)}")
    shared = shared or bool(key) or host not in _OWN_MACHINE
    # Strangers are kept apart from the profiles of whoever owns this machine.
    place = database or (str(shared_file()) if shared else "")
    serve(host, chosen, Settings(folders, place, shared, lock, address))


COMMANDS: Final = (app, classroom)
