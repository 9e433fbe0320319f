"""What holds for all tests: how long one takes is for the benchmark to say.

Every event is checked when it is told: a wrong or missing field fails in the rule that tells it.
"""

from hypothesis import settings

import saddlebag
from tools.games import NAMES

pytest_plugins = ["tools.coverage_plugin"]

settings.register_profile("patient", deadline=None)
settings.load_profile("patient")

for name in NAMES:
    saddlebag.game(name).vocabulary().strict = True
