"""What all tests share: how hypothesis looks for counter-examples."""

from hypothesis import settings

settings.register_profile("steady", deadline=None, derandomize=True)
settings.register_profile("search", deadline=None, max_examples=5_000)
settings.load_profile("steady")
