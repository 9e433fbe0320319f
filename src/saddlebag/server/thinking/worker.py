"""A worker: `python -m saddlebag.server.thinking.worker` reads requests and answers them.

It is trusted with whole tables. A bot is not: it gets a Chair.
"""

import os
import sys
from importlib import import_module
from typing import BinaryIO, Final

from saddlebag.bots import Bot, Chair
from saddlebag.server.thinking.bounds import bind, live_for
from saddlebag.server.thinking.messages import Think, Thought, framed, next_message, read_think
from saddlebag.server.thinking.replica import OutOfSync, Replica, Replicas

OWN_BOTS: Final = "saddlebag.bots:BOTS"
Bots = dict[str, Bot]


def chosen(bots: Bots, replica: Replica, think: Think) -> Thought:
    """The bot's choice, if it is legal."""
    chair = Chair(replica.table, think.seat, replica.luck)
    ask = chair.ask
    if ask is None:
        return Thought("late")
    text = bots[think.bot].choose(chair)
    return Thought("chosen", text) if text in ask.options else Thought("illegal")


def thought(bots: Bots, replicas: Replicas, think: Think) -> Thought:
    """Always answers, whatever the bot does, and leaves the tables in order."""
    for gone in think.forget:
        replicas.forget(gone)
    try:
        replica = replicas.advance(think.table, think.deal, think.since, think.entries)
        return chosen(bots, replica, think)
    except OutOfSync:
        return Thought("again")
    except MemoryError:
        replicas.forget_all()
    except BaseException as error:  # bots may raise anything, even SystemExit
        replicas.forget(think.table)
        return Thought("crashed", type(error).__name__)
    return Thought("crashed", MemoryError.__name__)


def serve(bots: Bots, inbox: BinaryIO, outbox: BinaryIO) -> None:
    """One message after another, until the server closes the pipe."""
    replicas = Replicas()
    outbox.write(framed(Thought("ready")))
    outbox.flush()
    while (message := next_message(inbox)) is not None:
        think = read_think(message)
        live_for(think.limit)
        answer = thought(bots, replicas, think)
        live_for(0)
        outbox.write(framed(answer))
        outbox.flush()


def own_pipe() -> BinaryIO:
    """The pipe for replies; what a bot prints goes to /dev/null instead."""
    kept = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    return kept


def main() -> None:
    module, _, name = (sys.argv[1:] or [OWN_BOTS])[0].partition(":")
    bots: Bots = getattr(import_module(module), name)
    outbox = own_pipe()
    bind()
    serve(bots, sys.stdin.buffer, outbox)


if __name__ == "__main__":
    main()
