"""One game out of many: who sits where, whose luck it is, and what is kept of it."""

from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Any, Final, NamedTuple

import saddlebag
from saddlebag.bots import Bot, Chair, bot
from saddlebag.lab.western_legends.notes import Notes, notes

Event = dict[str, Any]
UNFINISHED: Final = "unfinished"  # why a game ended that went past the game's bound
# The event that ends a round, and the names in it that say how.
ROUND_ENDS: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "public-enemy": ("round_over", ("why", "deck"))
}
# What else is noted of a game: from its seats, its events and its result.
NOTES: Final[dict[str, Callable[[int, Sequence[Event], Event | None], Notes]]] = {
    "western-legends": notes
}


class Setting(NamedTuple):
    """What all games of a simulation have in common; plain data, to be sent to workers."""

    game: str
    seats: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: int

    def table_seed(self, number: int) -> int:
        """The luck of the table in game `number`."""
        return derived(f"{self.seed}/{number}/table")

    def bot_seed(self, number: int) -> int:
        """The luck of the bots in game `number`."""
        return derived(f"{self.seed}/{number}/bots")

    def seated(self, number: int) -> list[str]:
        """The bot of each seat: everybody moves one seat on from game to game."""
        bots = self.bots
        return [bots[(seat + number) % self.seats] for seat in range(self.seats)]


class Record(NamedTuple):
    """What is kept of a game; `round_ends` in the order of the rounds."""

    winners: tuple[int, ...]
    why: str
    decisions: int
    rounds: int
    round_ends: tuple[tuple[str | None, ...], ...] = ()
    notes: Notes | None = None


class BotFailed(RuntimeError):
    """A bot broke down or gave an answer that is none; with this one can see it happen again."""

    def __init__(
        self, bot: str, game: int, seed: int, bot_seed: int, seat: int, decision: int, why: str
    ) -> None:
        super().__init__(bot, game, seed, bot_seed, seat, decision, why)
        self.bot = bot
        self.game = game
        self.seed = seed  # of the table
        self.bot_seed = bot_seed
        self.seat = seat
        self.decision = decision
        self.why = why

    def __str__(self) -> str:
        return (
            f"bot {self.bot}, game {self.game}, seat {self.seat}, decision {self.decision}: "
            f"{self.why} (table seed {self.seed}, bot seed {self.bot_seed})"
        )


def derived(page: str) -> int:
    """A seed out of seeds; 63 bits, so that it is a number everywhere."""
    return int.from_bytes(blake2b(page.encode(), digest_size=8).digest(), "big") >> 1


def play(setting: Setting, number: int) -> Record:
    """Game `number` of a simulation, from its seeds alone."""
    game = saddlebag.game(setting.game)
    table = game.table(setting.seats, setting.table_seed(number), setting.options)
    players = [bot(name) for name in setting.seated(number)]
    chairs = [Chair(table, seat, setting.bot_seed(number)) for seat in range(setting.seats)]
    decisions = 0
    while table.asks and decisions < game.bound:
        seat = table.asks[0].seat
        try:
            decide(table, chairs[seat], players[seat])
        except Exception as error:
            raise failed(setting, number, seat, decisions, error) from error
        decisions += 1
    return record(setting.game, table, decisions)


def decide(table: saddlebag.Table, chair: Chair, player: Bot) -> None:
    """The table is told what the bot chooses."""
    table.answer(player.choose(chair), chair.seat)


def failed(setting: Setting, number: int, seat: int, decision: int, error: Exception) -> BotFailed:
    """Everything one needs to see it happen again."""
    name = setting.seated(number)[seat]
    seeds = setting.table_seed(number), setting.bot_seed(number)
    return BotFailed(name, number, *seeds, seat, decision, f"{type(error).__name__}: {error}")


def record(game: str, table: saddlebag.Table, decisions: int) -> Record:
    """What is kept of a game that is over."""
    result = table.result
    ended = result or {"winners": [], "why": UNFINISHED, "rounds": table.view(None)["round"]}
    events = table.events(None)
    return Record(
        tuple(ended["winners"]),
        ended["why"],
        decisions,
        ended["rounds"],
        tuple(round_ends(game, events)) if game in ROUND_ENDS else (),
        NOTES[game](table.head.seats, events, result) if game in NOTES else None,
    )


def round_ends(game: str, events: Sequence[Event]) -> list[tuple[str | None, ...]]:
    """How each round ended."""
    key, names = ROUND_ENDS[game]
    return [tuple(event[name] for name in names) for event in events if event["event"] == key]
