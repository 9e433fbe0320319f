"""A digital table for Wild West board games, and for yours: rules, honest bots, a simulator."""

from typing import Any

from saddlebag.kernel.ask import Ask, Refused
from saddlebag.kernel.chance import Secret, fresh_secret
from saddlebag.kernel.game import BadOption, Game, Option
from saddlebag.kernel.journal import BadJournal
from saddlebag.kernel.replay import named_game
from saddlebag.kernel.replay import replay as replay_journal
from saddlebag.kernel.table import Table
from saddlebag.registry import found, known

__all__ = [
    "Ask",
    "BadJournal",
    "BadOption",
    "Game",
    "Option",
    "Refused",
    "Secret",
    "Table",
    "fresh_secret",
    "game",
    "games",
    "replay",
    "verify",
]


def games() -> list[str]:
    """The names of the games on offer."""
    return list(found())


def game(name: str) -> Game:
    """The game of this name."""
    it = known(name)
    if it is None:
        raise BadOption("game", name, games())
    return it


def replay(journal: dict[str, Any]) -> Table:
    """The table a journal leads to; BadJournal names the first entry that cannot be."""
    name = named_game(journal)
    it = known(name)
    if it is None:
        raise BadJournal(-1, "unknown_game", {"game": name, "known": games()})
    return replay_journal(it, journal)


def verify(journal: dict[str, Any]) -> dict[str, Any]:
    """Recompute everything: {"ok": True} with what was found, or the first entry that is wrong."""
    try:
        table = replay(journal)
    except BadJournal as error:
        return {"ok": False, "entry": error.entry, "reason": error.reason, "values": error.values}
    entries = len(journal["entries"])
    return {"ok": True, "entries": entries, "fair": table.head.fair, "over": not table.asks}
