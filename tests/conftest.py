"""What all tests share: how hypothesis looks for counter-examples, and how many run at once."""

import os

import pytest
from hypothesis import settings

settings.register_profile("steady", deadline=None, derandomize=True)
settings.register_profile("search", deadline=None, max_examples=5_000)
settings.load_profile("steady")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Take one worker more than there are cores: for much of the time they wait for a server."""
    return (os.cpu_count() or 1) + 1
