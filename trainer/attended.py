"""`python -m trainer.attended WORDS`: the command, which ends as soon as nobody holds its input.

Whoever starts it keeps a pipe open. However that process ends, the system closes the pipe.
"""

from __future__ import annotations

import os
import signal
import sys
from threading import Thread
from time import sleep
from typing import Final

from trainer.cli import main

_PATIENCE: Final = 5.0
"""Seconds in which the command may end by itself."""


def _watch() -> None:
    while sys.stdin.buffer.read(4096):
        pass
    os.kill(os.getpid(), signal.SIGTERM)
    sleep(_PATIENCE)
    os._exit(1)


if __name__ == "__main__":
    Thread(target=_watch, daemon=True).start()
    main(prog_name="sequence-trainer")
