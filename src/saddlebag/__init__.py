"""A digital table for two Wild West board games: rules, honest bots, a simulator."""

from typing import Any

from saddlebag.kernel.ask import Ask, Refused
from saddlebag.kernel.chance import Secret, fresh_secret
from saddlebag.kernel.game import BadOption, Game, Option
from saddlebag.kernel.journal import BadJournal
from saddlebag.kernel.retell import named_game
from saddlebag.kernel.retell import replay as retell_to_the_end
from saddlebag.kernel.table import Table
from saddlebag.kernel.takeback import take_back
from saddlebag.public_enemy import GAME as PUBLIC_ENEMY
from saddlebag.western_legends import GAME as WESTERN_LEGENDS

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
    "take_back",
    "verify",
]

GAMES: dict[str, Game] = {
    PUBLIC_ENEMY.name: PUBLIC_ENEMY,
    WESTERN_LEGENDS.name: WESTERN_LEGENDS,
}


def games() -> list[str]:
    """The names of the games on offer."""
    return list(GAMES)


def game(name: str) -> Game:
    """The game of this name."""
    if name not in GAMES:
        raise BadOption("game", name, games())
    return GAMES[name]


def replay(journal: dict[str, Any]) -> Table:
    """The table a journal leads to; BadJournal names the first entry that cannot be."""
    name = named_game(journal)
    if name not in GAMES:
        raise BadJournal(-1, "unknown_game", {"game": name, "known": games()})
    return retell_to_the_end(GAMES[name], journal)


def verify(journal: dict[str, Any]) -> dict[str, Any]:
    """Recompute everything: {"ok": True} with what was found, or the first entry that is wrong."""
    try:
        table = replay(journal)
    except BadJournal as error:
        return {"ok": False, "entry": error.entry, "reason": error.reason, "values": error.values}
    entries = len(journal["entries"])
    return {"ok": True, "entries": entries, "fair": table.head.fair, "over": not table.asks}
