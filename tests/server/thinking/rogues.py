"""Bots that misbehave, for a worker of the tests."""

import os
import sys
from time import sleep
from typing import Final

from saddlebag.bots import BOTS, Bot, Chair


def hang(chair: Chair) -> str:
    """Never comes to a decision."""
    while True:
        sleep(1)


def spin(chair: Chair) -> str:
    """Neither does this one, and it keeps a core busy."""
    while True:
        pass


def raises(chair: Chair) -> str:
    raise ValueError(chair.view())


def leave(chair: Chair) -> str:
    sys.exit(3)


def die(chair: Chair) -> str:
    os._exit(9)


def devour(chair: Chair) -> str:
    """Wants more memory than a worker has."""
    return str(len(bytes(1 << 30)))


def cheat(chair: Chair) -> str:
    return "win"


def chatter(chair: Chair) -> str:
    """Prints where the answers go."""
    print("thinking", flush=True)
    os.write(1, b"still thinking")
    return BOTS["greedy"].choose(chair)


def tell_process(chair: Chair) -> str:
    """Says which process it runs in, and how kind that is, as an error would."""
    raise type(f"Process{os.getpid()}Nice{os.nice(0)}", (Exception,), {})


ROGUES: Final[dict[str, Bot]] = BOTS | {
    choose.__name__: Bot(choose.__name__, choose)
    for choose in (hang, spin, raises, leave, die, devour, cheat, chatter, tell_process)
}
# Where the greedy bot has fallen asleep, the random one is awake.
SLEEPY: Final[dict[str, Bot]] = BOTS | {name: Bot(name, hang) for name in ("greedy", "deputy")}
