"""What can go wrong on the way to paper."""

from __future__ import annotations

from trainer.errors import TrainerError


class SelectionError(TrainerError, LookupError):
    """Tasks that cannot be chosen: an unknown id, an empty choice, a step that needs a screen."""


class LinkError(TrainerError, ValueError):
    """An address that no QR code can lead to."""
