"""One deal of one pairing: a game from each seat, with the same cards and the same luck."""

from collections.abc import Callable
from time import thread_time
from typing import Any, NamedTuple

from saddlebag.bots import Bot, Chair, bot
from saddlebag.lab.arena.pairings import Contest, Pairing
from saddlebag.lab.one_game import Record, Setting, play


class Thinking(NamedTuple):
    """What a bot's decisions cost, in seconds of CPU time."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def __add__(self, other: tuple[Any, ...]) -> "Thinking":
        """Both together."""
        count, seconds, longest = other
        return Thinking(self.decisions + count, self.seconds + seconds, max(self.longest, longest))


class Bout(NamedTuple):
    """`won` and `lost`: from each seat, the share of the win that the one or the rest had."""

    pairing: Pairing
    deal: int
    won: list[float]
    lost: list[float]
    thinking: dict[str, Thinking]


Work = tuple[Contest, Pairing, int]


def play_bout(work: Work) -> Bout:
    """All games of a deal, wherever this runs."""
    contest, pairing, deal = work
    setting, thinking = contest.setting(pairing), dict.fromkeys(pairing, Thinking())
    won, lost = [], []
    for number in range(deal * contest.seats, (deal + 1) * contest.seats):
        record = play(setting, number, lambda name: timed(name, thinking))
        mine = share(setting, number, record, pairing.one)
        won.append(mine)
        lost.append(1.0 - mine if record.winners else 0.0)
    return Bout(pairing, deal, won, lost, thinking)


def share(setting: Setting, number: int, record: Record, name: str) -> float:
    """A win that several players share is divided among them."""
    seated = setting.seated(number)
    mine = sum(seated[seat] == name for seat in record.winners)
    return mine / len(record.winners) if mine else 0.0


def timed(name: str, thinking: dict[str, Thinking]) -> Bot:
    """A bot whose decisions are timed."""
    it = bot(name)
    return it._replace(choose=stopwatch(it.choose, name, thinking))


def stopwatch(
    choose: Callable[[Chair], str], name: str, thinking: dict[str, Thinking]
) -> Callable[[Chair], str]:
    """Notes what each choice costs."""

    def chosen(chair: Chair) -> str:
        begin = thread_time()
        answer = choose(chair)
        seconds = thread_time() - begin
        thinking[name] += (1, seconds, seconds)
        return answer

    return chosen
