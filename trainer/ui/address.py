"""Addresses: where the app can listen, and what to type into a browser then."""

from __future__ import annotations

import errno
import os
import socket
from typing import Final

from trainer.errors import TrainerError

FIRST_PORT: Final = 8501
_TRIED: Final = 100
_FAR: Final = ("192.0.2.1", 9)
"""An address kept free for examples. Nothing is sent there: it only tells which way is out."""


class AddressError(TrainerError):
    """An address or a port that the app cannot listen on; the words say why."""


def choose_port(host: str, port: int | None = None) -> int:
    """Return the port asked for, or else the first free one from 8501 on.

    Raises AddressError where this machine cannot listen on that address and port.
    """
    if port is not None:
        fault = _fault(host, port)
        if fault is not None:
            raise AddressError(_words(fault, host, port))
        return port
    for tried in range(FIRST_PORT, FIRST_PORT + _TRIED):
        fault = _fault(host, tried)
        if fault is None:
            return tried
        if getattr(fault, "errno", None) != errno.EADDRINUSE:
            raise AddressError(_words(fault, host, tried))
    last = FIRST_PORT + _TRIED - 1
    raise AddressError(f"The ports {FIRST_PORT} to {last} are all taken. Give one with --port.")


def addresses(host: str, port: int) -> tuple[str, ...]:
    """Return the addresses for a browser: on this machine first, then for others, if any."""
    if host not in ("0.0.0.0", "::"):  # noqa: S104
        return (_url(host, port),)
    outside = _outside()
    return (_url("localhost", port), *([_url(outside, port)] if outside else []))


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _fault(host: str, port: int) -> OSError | ValueError | None:
    """Listen for a moment, the way the server will; return what stood in the way."""
    if not host:
        return ValueError("no address")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        with socket.socket(family) as probe:
            if os.name != "nt":  # there it would share a port that is in use
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                probe.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
            probe.bind((host, port))
    except (OSError, ValueError) as fault:  # ValueError: a name that no name can be
        return fault
    return None


def _words(fault: OSError | ValueError, host: str, port: int) -> str:
    if getattr(fault, "errno", None) == errno.EADDRINUSE:
        return f"Port {port} is in use. Give another, or leave out --port to take a free one."
    if isinstance(fault, PermissionError):
        return f"You may not use port {port}. Ports from 1024 on are open to everybody."
    if isinstance(fault, OSError) and fault.errno == errno.EAFNOSUPPORT:
        return f"This machine cannot listen on '{host}': it has no IPv6."
    return f"'{host}' is no address of this machine. 'localhost' always is."


def _outside() -> str | None:
    """Return the address of this machine in its network; None without one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_FAR)
        except OSError:
            return None
        found = str(probe.getsockname()[0])
    return None if found.startswith(("127.", "0.")) else found
