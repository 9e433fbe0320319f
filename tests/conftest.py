"""What holds for all tests: how long one takes is for the benchmark to say."""

from hypothesis import settings

settings.register_profile("patient", deadline=None)
settings.load_profile("patient")
