"""What others hear of a pass is the same, whether it was the only answer or one of several."""

from pathlib import Path
from random import Random

from saddlebag.kernel.chance import seeded_secret
from saddlebag.server.tables.context import Timing
from saddlebag.server.tables.play.bots import pause
from saddlebag.server.tables.state.passing import Passing
from tests.server.tables.saloon import Ear, Saloon, play

WEST = "western-legends"
Heard = tuple[str, frozenset[str]]


class AtOnce(Passing):
    """Knows what it was asked, and makes nobody wait."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[str, str]] = []

    def pause(self, visitor: str, question: str) -> float:
        self.asked.append((visitor, question))
        return 0.0


def form(ear: Ear, since: int) -> list[Heard]:
    """The messages a reader got, without what they say."""
    return [(it["kind"], frozenset(it)) for it in ear.heard[since:]]


async def passes(place: Saloon, seed: int, turns: int) -> tuple[set[str], set[str], AtOnce]:
    """Which forms Ben hears when Anna passes: as the only answer, and by choice."""
    place.hub.context.timing = Timing(bot_pause=(0, 0))
    place.hub.context.passing = passing = AtOnce()
    live = await place.table("Anna", "Ben", game=WEST, secret=seeded_secret(seed))
    ears = [await place.ear(live, who) for who in ("Anna", "Ben")]
    dice, lone, chosen = Random(seed), set[str](), set[str]()
    for _ in range(turns):
        await place.settle(live)
        asked = next(ear for ear in ears if ear.asked)
        other, ask = ears[1 - ears.index(asked)], asked.ask
        before, waited = len(other.heard), len(passing.asked)
        passing_by_choice = ask["idle"] == "pass" and ask["key"] in ("move_end", "reputation")
        await place.answer(
            live, asked, "pass" if passing_by_choice else dice.choice(ask["options"])
        )
        if passing_by_choice:
            chosen.add(str(form(other, before)[:1]))
        await place.settle(live)
        if len(passing.asked) > waited:
            lone.update(str([it]) for it in form(other, before)[-1:])
    return lone, chosen, passing


def test_the_others_hear_the_same_of_a_lone_pass_and_of_one_by_choice(tmp_path: Path) -> None:
    async def told(place: Saloon) -> None:
        lone, chosen, passing = await passes(place, seed=3, turns=160)
        assert chosen and lone and chosen <= lone
        assert {question for _, question in passing.asked} >= {"move_end"}
        assert {visitor for visitor, _ in passing.asked} == {"Anna", "Ben"}
        assert any(who == "Anna" for who, _ in passing.heard)  # and learnt from Anna's choices

    play(tmp_path, told)


def test_nobody_waits_where_only_bots_could_draw_conclusions(tmp_path: Path) -> None:
    async def told(place: Saloon) -> None:
        place.hub.context.timing = Timing(bot_pause=(0, 0))
        alone = await place.table("Anna", "random", game=WEST)
        among = await place.table("Cleo", "Dora", game=WEST)
        assert pause(alone, 0) == 0.0 < pause(among, 0)

    play(tmp_path, told)
