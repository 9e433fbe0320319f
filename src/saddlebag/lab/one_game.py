"""One game of a simulation: seating, seeds, and its record."""

from collections.abc import Callable
from hashlib import blake2b
from typing import Any, Final, NamedTuple

import saddlebag
from saddlebag.bots import Bot, Chair, bot
from saddlebag.lab.dealing import Pool, deal_names
from saddlebag.lab.own_report import own_report

UNFINISHED: Final = "unfinished"  # the `why` of a game that exceeded its bound


class Setting(NamedTuple):
    """The settings of all games of a simulation; plain data, to be sent to workers."""

    game: str
    seats: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: int
    paired: bool = False  # the same deal for as many games as there are seats
    dealt: tuple[tuple[str, Pool], ...] = ()  # options dealt anew for each game, with their names

    def deal(self, number: int) -> int:
        """The number of the deal that game `number` is played with."""
        return number // self.seats if self.paired else number

    def options_of(self, number: int) -> dict[str, Any]:
        """The options of game `number`."""
        page = f"{self.seed}/{self.deal(number)}"
        hands = {key: deal_names(names, self.seats, f"{page}/{key}") for key, names in self.dealt}
        return self.options | hands

    def table_seed(self, number: int) -> int:
        """The seed of the table in game `number`."""
        return derived(f"{self.seed}/{self.deal(number)}/table")

    def bot_seed(self, number: int) -> int:
        """The seed of the bots in game `number`."""
        return derived(f"{self.seed}/{self.deal(number)}/bots")

    def seated(self, number: int) -> list[str]:
        """The bot of each seat: everybody moves one seat on from game to game."""
        bots = self.bots
        return [bots[(seat + number) % self.seats] for seat in range(self.seats)]


class Record(NamedTuple):
    """The record of a game; `notes` are specific to the game."""

    winners: tuple[int, ...]
    why: str
    decisions: int
    rounds: int | None  # None: the game has none
    notes: Any = None


class BotFailed(RuntimeError):
    """A bot raised or gave an invalid answer; holds everything needed to reproduce it."""

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
    """A seed derived from a text; 63 bits, so that it is a number everywhere."""
    return int.from_bytes(blake2b(page.encode(), digest_size=8).digest(), "big") >> 1


def play(setting: Setting, number: int, player: Callable[[str], Bot] = bot) -> Record:
    """Game `number` of a simulation, from its seeds alone."""
    game = saddlebag.game(setting.game)
    table = game.table(setting.seats, setting.table_seed(number), setting.options_of(number))
    players = [player(name) for name in setting.seated(number)]
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
    """Gives the bot's choice to the table."""
    table.answer(player.choose(chair), chair.seat)


def failed(setting: Setting, number: int, seat: int, decision: int, error: Exception) -> BotFailed:
    """The exception with everything needed to reproduce it."""
    name = setting.seated(number)[seat]
    seeds = setting.table_seed(number), setting.bot_seed(number)
    return BotFailed(name, number, *seeds, seat, decision, f"{type(error).__name__}: {error}")


def record(game: str, table: saddlebag.Table, decisions: int) -> Record:
    """The record of a finished game."""
    result, own = table.result, own_report(game)
    rounds = result.get("rounds") if result else table.view(None).get("round")
    return Record(
        tuple(result["winners"]) if result else (),
        result["why"] if result else UNFINISHED,
        decisions,
        rounds,
        own.notes(table.head.seats, table.events(None), result) if own else None,
    )
